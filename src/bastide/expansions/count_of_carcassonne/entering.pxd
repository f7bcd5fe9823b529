from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int FIRST_QUARTER, NOBODY, PART, PASS


cdef class BeforeScoring(Step):
    cdef int before
    cdef int run(self, State s) noexcept nogil


cdef class AfterScoring(Step):
    cdef int before, entitled
    cdef int run(self, State s) noexcept nogil


cdef class EnterQuarter(Step):
    cdef int entitled, count_at, enter, entered, turn_entered, move_count
    cdef int* feature_of
    cdef bint blocks, once
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class MoveCount(Step):
    cdef int count_at, move, moved
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
