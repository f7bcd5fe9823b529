from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int NOBODY, PART, PASS, ROAD


cdef class Ferries(Expansion):
    cdef int lake, moved, ferry, company, event
    cdef bint has_ferry(self, State s, int tile) noexcept nogil
    cdef int road(self, State s, int tile, int edge) noexcept nogil
    cdef bint is_lake(self, State s, int tile) noexcept nogil
    cdef bint carries(self, State s, int tile, int segment) noexcept nogil
    cdef void offer_pairs(self, State s, int tile, Moves out) noexcept nogil
    cdef bint can_move(self, State s, int tile) noexcept nogil
    cdef void sail(self, State s, int tile, int a, int b) noexcept nogil
    cdef void check_done(self, State s, int segment) noexcept nogil
    cdef void forget_moves(self, State s) noexcept nogil
    cdef void links(self, State s, int segment) noexcept nogil


cdef class SetFerry(Step):
    cdef Ferries home
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class MoveFerries(Step):
    cdef Ferries home
    cdef void spread(self, State s) noexcept nogil
    cdef void spread_from(self, State s, int segment) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
