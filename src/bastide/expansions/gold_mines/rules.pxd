from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int AWARD, FEATURE, FIELD, FINAL, NOBODY, PART
cdef int[8] AROUND


cdef class GoldMines(Expansion):
    pass


cdef class FindGold(Step):
    cdef int ingots, gold_tile, neighbour, placed
    cdef int run(self, State s) noexcept nogil


cdef class PlaceIngot(Step):
    cdef int ingots, kind, placed
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void put(self, State s, int tile) noexcept nogil


cdef class ClaimGold(Step):
    cdef int ingots, claims, around
    cdef int run(self, State s) noexcept nogil
    cdef bint has_gold(self, State s, int feature) noexcept nogil
    cdef void claim(self, State s, int tile, int players) noexcept nogil


cdef class ShareGold(Step):
    cdef int claims, take
    cdef int run(self, State s) noexcept nogil


cdef class TakeGold(Step):
    cdef int ingots, claims, gold, kind, taken
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef bint may_take(self, State s, int player, int tile) noexcept nogil
    cdef int entitled(self, State s) noexcept nogil
    cdef int only_choice(self, State s, int player) noexcept nogil
    cdef void give(self, State s, int player, int tile) noexcept nogil


cdef class CountGold(Step):
    cdef int ingots, gold, line
    cdef int run(self, State s) noexcept nogil
    cdef int worth(self, int n) noexcept nogil
