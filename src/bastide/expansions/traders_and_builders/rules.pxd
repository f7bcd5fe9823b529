from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.core.tally cimport Tally
from bastide.expansions.traders_and_builders.company cimport dismiss

cdef int CITY, DEPLOY, FIELD, MOST_SEGMENTS, ROAD


cdef class TradersAndBuilders(Expansion):
    cdef int builder, pig, pig_line, first_reason
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef void offer_kind(self, State s, Moves out, int kind) noexcept nogil
    cdef int against(self, State s, int kind, int segment) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void left(self, State s, int piece, int segment) noexcept nogil
    cdef void score(self, State s, Tally tally) noexcept nogil
