from bastide.core.expansion cimport Step
from bastide.core.state cimport State
from bastide.core.tally cimport Tally
from bastide.expansions.river_1.river cimport River

cdef int CITY, DEPLOY, FIELD, NOBODY, PART, RIVER


cdef class River2(River):
    cdef int lake, end, lake_pile, river_pile, kept_back
    cdef int last_arm, nobody_on_lake, keeps_back, herd_line, herd, barn
    cdef bint has_pigs
    cdef int forbids_tile(self, State s, int design, int at, int turn) noexcept nogil
    cdef bint set_aside(self, State s, int design) noexcept nogil
    cdef int open_arms(self, State s) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void score(self, State s, Tally tally) noexcept nogil
    cdef void score_city(self, State s, Tally tally) noexcept nogil
    cdef bint touches(self, State s, int farm, int city) noexcept nogil


cdef class VolcanoLake(Step):
    cdef int lake, part
    cdef int run(self, State s) noexcept nogil
