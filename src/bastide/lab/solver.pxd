cimport cython
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.players.memory cimport Memory

cdef int CHANCE, MAX_DEEP, TERMINAL
cdef double NEAR
cdef unsigned long long GOLDEN, MIX_1, MIX_2, MASK

cdef unsigned long long mixed(unsigned long long h, unsigned long long more) noexcept nogil


@cython.final
cdef class Solver(Memory):
    cdef readonly object reward
    cdef readonly long long limit, positions
    cdef int n_players, width, draw
    cdef bint remembers, by_margin, by_points
    cdef double* found
    cdef long long mask
    cdef long long* keys
    cdef double* values
    cdef list states, moves
    cdef int visit(self, State s, int depth) except -1
    cdef void end(self, State s, int here)
    cdef long long key(self, State s) noexcept nogil
