from bastide.core.expansion cimport Step
from bastide.core.state cimport State

cdef int CITY, FINAL, NOBODY, PART, SORTS, WORTH


cdef class TakeGoods(Step):
    cdef int mark, tokens, event
    cdef int run(self, State s) noexcept nogil


cdef class GoodsMajorities(Step):
    cdef int tokens, award
    cdef int run(self, State s) noexcept nogil


cdef class GoodsAward(Step):
    cdef int first_line
    cdef int run(self, State s) noexcept nogil
