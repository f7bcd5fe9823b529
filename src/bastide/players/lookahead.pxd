cimport cython
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.players.evaluation cimport Evaluation

cdef double WORST, ANOTHER
cdef int GLANCE


@cython.final
cdef class Lookahead:
    cdef readonly Evaluation evaluation
    cdef State first, second, third
    cdef Moves first_moves, second_moves, third_moves
    cdef int seat, glance, draw
    cdef readonly long long nodes
    cdef double until
    cdef bint late
    cpdef bint is_spent(self) noexcept nogil
    cdef void look_at_clock(self) noexcept with gil
    cdef double after(self, State s, long long code, int deep) noexcept nogil
    cdef double step(self, State s, State room, Moves moves, long long code, int deep) noexcept nogil
