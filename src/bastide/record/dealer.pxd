cimport cython
from bastide.core.actions cimport Action, action_of
from bastide.core.state cimport State

cdef unsigned long long GOLDEN, MIX_1, MIX_2, MASK, HALF
cdef int CHANCE


@cython.final
cdef class Generator:
    cdef unsigned long long state
    cdef unsigned long long next(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef void fill(self, long long* words, int n) noexcept nogil
    cpdef Generator copy(self)


@cython.final
cdef class Dealer:
    cdef readonly object seed
    cdef Generator generator
    cdef long long deal(self, State s) noexcept nogil
    cpdef Dealer copy(self)
