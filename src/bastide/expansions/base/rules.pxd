from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int BARS, CHANCE, DEPLOY, DRAW, E_DISCARDED, E_DRAWN, E_PLACED, E_TURN, FIGURES
cdef int FINAL, FORBIDS, MOST_SEGMENTS, NOBODY, PART, PASS, PLACE, START, TURN
cdef int ORIGIN


cdef class Base(Expansion):
    cdef void begin(self, State s) noexcept nogil


cdef class NameStarter(Step):
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class BeginPart(Step):
    cdef int run(self, State s) noexcept nogil


cdef class Draw(Step):
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int weight(self, State s) noexcept nogil
    cdef int total(self, State s) noexcept nogil
    cdef long long sample(self, State s, int ticket) noexcept nogil


cdef class Place(Step):
    cdef int run(self, State s) noexcept nogil
    cdef int count(self, State s) noexcept nogil
    cdef long long nth(self, State s, int n) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class PlaceFigure(Step):
    cdef int unasked, none_left, all_taken, none_suits
    cdef bint any_place(self, State s) noexcept nogil
    cdef int why_nobody(self, State s) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class NextTurn(Step):
    cdef int run(self, State s) noexcept nogil
