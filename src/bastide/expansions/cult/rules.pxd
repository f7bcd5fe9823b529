from bastide.core.expansion cimport Expansion
from bastide.core.state cimport State

cdef int[8] AROUND
cdef int CLOISTER


cdef class Cult(Expansion):
    cdef int shrine, reason
    cdef int forbids_tile(self, State s, int design, int at, int turn) noexcept nogil
    cdef int building(self, State s, int design) noexcept nogil
    cdef int count_around(self, State s, int at, int kind) noexcept nogil
