from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int FEATURE, FIELD, FINAL, FIRST_QUARTER, MARKET, MOST_SEGMENTS, NOBODY, PASS


cdef class LeaveQuarter(Step):
    cdef int count_at, leave, left_quarter, fairy, marched, mayor, wagon
    cdef int* quarter_of
    cdef bint market_only, unoccupied
    cdef int source(self, State s, int feature, bint final) noexcept nogil
    cdef int landing(self, State s, int feature, int tile) noexcept nogil
    cdef int waiting(self, State s, int player, int kind, int feature, int quarter) noexcept nogil
    cdef void propose(self, State s, int kind, int segment, Moves out) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class LeaveMarket(Step):
    cdef int each
    cdef int run(self, State s) noexcept nogil
