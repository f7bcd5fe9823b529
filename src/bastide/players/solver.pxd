cimport cython
from bastide.core.fingerprint cimport layout, mixed
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.players.memory cimport Memory

cdef int AT_LEAST, AT_MOST, CHANCE, EXACT, GLANCE, MAX_DEPTH, TERMINAL
cdef double INFINITE, NEAR


@cython.final
cdef class Solver(Memory):
    cdef readonly object reward
    cdef readonly long long limit, positions
    cdef int n_players, width, draw
    cdef bint remembers, by_margin, by_points, by_victory, zero_sum
    cdef double most, until
    cdef double* found
    cdef long long mask
    cdef long long* keys
    cdef long long* refutations
    cdef short* kinds
    cdef double* values
    cdef list states, moves
    cdef int visit(self, State s, int depth, double low, double high) except -1
    cdef int follow(self, State s, long long code, int depth, double low, double high) except -1
    cdef int expect(self, State s, int depth, double low, double high) except -1
    cdef int choose(self, State s, int depth, double low, double high) except -1
    cdef bint known(self, State s, long long at, int here, double low, double high) noexcept nogil
    cdef void remember(self, State s, long long at, long long key, int here, double low, double high) noexcept nogil
    cdef void shift(self, State s, int here, int sign) noexcept nogil
    cdef void end(self, State s, int here)
    cdef int leader(self, State s) noexcept nogil
    cdef long long key(self, State s) noexcept nogil
