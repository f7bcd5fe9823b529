from bastide.core.expansion cimport Expansion
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.core.tally cimport Tally
from bastide.expansions.abbey_and_mayor.barn cimport corner_field, four_fields, has_barn, just_placed

cdef int FIELD, WAITING


cdef class AbbeyAndMayor(Expansion):
    cdef int mayor, wagon, barn, abbey, hands, pennant, build, corners, origin, waits
    cdef int no_barn_left, not_here, no_corner, second_barn, barn_farm, no_farmers
    cdef int farm_city, barn_city, joined_city
    cdef bint farmers
    cdef int refuses_barn(self, State s, int at, int corner) noexcept nogil
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int bars(self, State s, int segment) noexcept nogil
    cdef int strength(self, State s, int piece, int feature) noexcept nogil
    cdef void score(self, State s, Tally tally) noexcept nogil
    cdef bint keeps(self, State s, int piece) noexcept nogil
    cdef bint fills(self, State s, int at) noexcept nogil
