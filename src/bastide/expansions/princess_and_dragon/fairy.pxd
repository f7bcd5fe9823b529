from bastide.core.expansion cimport Step
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int AWARD, E_AWARD, FEATURE, FIELD, FINAL, NOBODY, TURN
cdef int FAIRY, FAIRY_KIND, FAIRY_OWNER, FAIRY_SEGMENT

cdef bint is_with_fairy(State s, int own, bint assigned, int piece) noexcept nogil


cdef class FairyPoint(Step):
    cdef int own, line
    cdef bint assigned
    cdef int run(self, State s) noexcept nogil


cdef class FairyThree(Step):
    cdef int own, line
    cdef bint assigned
    cdef int run(self, State s) noexcept nogil
    cdef bint earns(self, State s, int player, int feature) noexcept nogil


cdef class FairyFarms(Step):
    cdef int three
    cdef int run(self, State s) noexcept nogil
