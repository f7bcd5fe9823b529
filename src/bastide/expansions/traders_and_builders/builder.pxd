from bastide.core.expansion cimport Step
from bastide.core.state cimport State

cdef int NOBODY, PART, TURN, NONE, EARNED, SPENT


cdef class EarnPart(Step):
    cdef int flag, builder, event
    cdef int run(self, State s) noexcept nogil


cdef class BuilderPart(Step):
    cdef int flag, part
    cdef int run(self, State s) noexcept nogil


cdef class BuilderRests(Step):
    cdef int flag
    cdef int run(self, State s) noexcept nogil
