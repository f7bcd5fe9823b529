from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int E_PLACED, FINAL, NOBODY, PART, PASS


cdef class PlaceAbbey(Step):
    cdef int design, abbey, hand
    cdef bint fits(self, State s, int i) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class LastAbbeys(Step):
    cdef int each
    cdef int run(self, State s) noexcept nogil


cdef class LastAbbey(Step):
    cdef int hand
    cdef int run(self, State s) noexcept nogil
