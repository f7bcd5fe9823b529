from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int NOBODY, PART, PASS, ROAD, WAITING, ABBEY_EDGE, MOST_SEGMENTS
cdef int[4] BESIDE


cdef class MoveWagons(Step):
    cdef int wagon, drive, origin, drove
    cdef bint may_enter(self, State s, int segment) noexcept nogil
    cdef void meet(self, State s, int segment, int stamp, Moves out) noexcept nogil
    cdef void reach(self, State s, int feature, Moves out) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
