from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.state cimport State

cdef int[8] AHEAD
cdef int CHANCE, DEPLOY, FIELD, MOST_SEGMENTS, NOBODY, PASS, RIVER, FURTHEST

cpdef int landing_kinds(State s, int kind) noexcept nogil


cdef class Roll(Step):
    cdef int roll, land, machine
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class Land(Step):
    cdef int event
    cdef bint can_land(self, State s, int kind, int segment) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
