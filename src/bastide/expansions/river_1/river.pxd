from bastide.core.expansion cimport Expansion
from bastide.core.state cimport State

cdef int[4] BESIDE
cdef int DEMANDS, ORIGIN, WATER


cdef class River(Expansion):
    cdef public bint leads
    cdef public int spring
    cdef int apart, joined, u_turn
    cdef void begin(self, State s) noexcept nogil
    cdef void leave_the_edge(self, State s) noexcept nogil
    cdef bint is_clear(self, State s, int at) noexcept nogil
    cdef int forbids_tile(self, State s, int design, int at, int turn) noexcept nogil
    cdef int beyond(self, State s, int at, int edge) noexcept nogil
    cdef bint turns_back(self, State s, int lie, int at, int inlet) noexcept nogil
    cdef int entry(self, State s, int tile, int outlet) noexcept nogil
    cdef bint comes_from(self, State s, int tile, int edge) noexcept nogil
