cimport cython
from bastide.core.agenda cimport Agenda
from bastide.core.ruleset cimport Ruleset
from bastide.core.tally cimport Tally

cdef int AWARD, CITY, E_AWARD, E_POINTS, E_SCORED, FARM_CITIES, FIELD


cpdef Tally new_tally(Ruleset rules)


cdef class Scoring(Agenda):
    cdef Tally tally

    cdef int special_strength(self, int piece, int feature) noexcept nogil
    cdef int counts_city(self, int hook, int farm) noexcept nogil
    cdef void evaluate(self) noexcept nogil
    @cython.final
    cdef void gather(self, int feature, bint final) noexcept nogil
    @cython.final
    cdef void gather_city(self, int city, int feature, int tiles) noexcept nogil
    @cython.final
    cdef bint touches(self, int farm, int city) noexcept nogil
    @cython.final
    cdef bint is_finished_city(self, int feature) noexcept nogil
    @cython.final
    cdef void appraise(self, int feature) noexcept nogil
    @cython.final
    cdef void appraise_city(self, int city, int feature, int tiles) noexcept nogil
    @cython.final
    cdef int worth_by_city(self, int player, int farm) noexcept nogil
    @cython.final
    cdef inline int strength_of(self, int piece, int feature) noexcept nogil
    @cython.final
    cdef int farm_cities(self, int farm) noexcept nogil
    @cython.final
    cdef void award_winners(self) noexcept nogil
    @cython.final
    cdef void award(self, int player, int points, int line, int at) noexcept nogil
    @cython.final
    cdef void award_each(self, int player, int count, int worth, int line, int at) noexcept nogil
    @cython.final
    cdef void reward(self, int player, int points) noexcept nogil
    @cython.final
    cdef void give(self, int player, int points) noexcept nogil
