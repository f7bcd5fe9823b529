from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int ADD, CITY, FIELD, MOST_SEGMENTS, NOBODY, PART, PASS, REMOVE, ROAD
cdef int[4] KIND_OF


cdef class CropCircles(Expansion):
    pass


cdef class ChooseCrop(Step):
    cdef int mark, crop, each
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class FollowCrop(Step):
    cdef int mark, add, remove
    cdef bint affects(self, State s, int piece, int player) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
