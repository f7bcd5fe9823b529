cimport cython
from bastide.core.codes cimport code_of
from bastide.core.state cimport State
from bastide.record.dealer cimport Dealer, Generator

cdef int CHANCE, DEMANDS, PLACE, TERMINAL


@cython.final
cdef class Playout:
    cdef Generator generator
    cdef Dealer dealer
    cdef readonly long long decisions
    cdef int place
    cdef long long placement(self, State s) noexcept nogil
    cdef void finish(self, State s, long long most=*) noexcept nogil
