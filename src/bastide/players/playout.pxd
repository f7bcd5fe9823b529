cimport cython
from bastide.core.state cimport State
from bastide.record.dealer cimport Dealer, Generator

cdef int CHANCE, TERMINAL


@cython.final
cdef class Playout:
    cdef Generator generator
    cdef Dealer dealer
    cdef readonly long long decisions
    cdef void finish(self, State s) noexcept nogil
