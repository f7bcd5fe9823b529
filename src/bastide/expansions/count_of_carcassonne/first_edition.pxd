from bastide.core.expansion cimport Step
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int FIELD, FINAL, NOBODY


cdef class FirstEditionCarcassonne(Step):
    cdef int mark, won_city, pig, pig_line, herd
    cdef int run(self, State s) noexcept nogil
    cdef int farm_beside(self, State s) noexcept nogil
