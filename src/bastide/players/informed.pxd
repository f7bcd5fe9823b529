cimport cython
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.players.evaluation cimport Evaluation
from bastide.players.quick cimport Quick
from bastide.record.dealer cimport Dealer, Generator

cdef int BARS, CHANCE, DEPLOY, FIGURES, FORBIDS, MAX_SEGMENTS, PASS, TERMINAL, SOME, MAX_DECISIONS, NONE


@cython.final
cdef class Informed:
    cdef readonly Evaluation evaluation
    cdef readonly Quick quick
    cdef readonly Dealer dealer
    cdef Generator generator
    cdef State room
    cdef Moves moves
    cdef int place, figure, segment
    cdef bint plain

    cdef void play(self, State s, int turns, int since, int segment) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void put_figure(self, State s) noexcept nogil
    cdef void decide(self, State s, long long wanted) noexcept nogil
    cdef double sight(self, State s, long long code, int seat) noexcept nogil
    cdef double lead(self, int seat, int players) noexcept nogil
