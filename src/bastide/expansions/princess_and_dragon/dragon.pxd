from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int NOBODY, PART
cdef int DRAGON, FAIRY, VISITED, MOVES_OF_A_JOURNEY
cdef int[4] BESIDE


cdef class Volcano(Step):
    cdef int own, volcano, dragon_tile, ordinary, aside, flown, shuffled
    cdef int run(self, State s) noexcept nogil
    cdef int bring_back(self, State s) noexcept nogil


cdef class JourneyBeforeScoring(Step):
    cdef int own, dragon_tile, move
    cdef int run(self, State s) noexcept nogil


cdef class JourneyAfterScoring(JourneyBeforeScoring):
    pass


cdef class MoveDragon(Step):
    cdef int own, kind, moved, barn, grid, first_reason
    cdef bint barred
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int refusal(self, State s, int at) noexcept nogil
    cdef void eat(self, State s, int tile) noexcept nogil
