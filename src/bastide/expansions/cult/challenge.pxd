from bastide.core.expansion cimport Step
from bastide.core.state cimport State

cdef int[8] AROUND
cdef int CLOISTER, MOST_LOSERS, NOBODY, PART


cdef class FindChallenges(Step):
    cdef int losers, event, shrine
    cdef int run(self, State s) noexcept nogil
    cdef int building(self, State s, int tile, int kind) noexcept nogil
    cdef bint are_rivals(self, State s, int a, int b) noexcept nogil


cdef class EndChallenges(Step):
    cdef int losers
    cdef int run(self, State s) noexcept nogil
