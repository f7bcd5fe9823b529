from bastide.core.expansion cimport Step
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int FEATURE, FIELD, FINAL, NOBODY, PART
cdef int[4] BESIDE

cpdef bint has_barn(State s, int barn, int farm) noexcept nogil
cpdef bint just_placed(State s, int barn, int farm) noexcept nogil
cpdef int corner_field(State s, int tile, int corner) noexcept nogil
cpdef bint four_fields(State s, int tile, int corner) noexcept nogil


cdef class ScoreBarns(Step):
    cdef int barn
    cdef int run(self, State s) noexcept nogil


cdef class ReturnFarmers(Step):
    cdef int barn
    cdef int run(self, State s) noexcept nogil


cdef class FinalBarns(Step):
    cdef int barn, each
    cdef int run(self, State s) noexcept nogil


cdef class FinalBarn(Step):
    cdef int barn, line
    cdef int run(self, State s) noexcept nogil
