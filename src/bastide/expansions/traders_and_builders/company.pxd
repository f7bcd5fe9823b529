from bastide.core.expansion cimport Step
from bastide.core.state cimport State

cdef int NOBODY

cpdef void dismiss(State s, int player, int kind) noexcept nogil


cdef class Company(Step):
    cdef int builder, pig
    cdef int run(self, State s) noexcept nogil
