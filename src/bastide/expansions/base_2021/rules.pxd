from bastide.core.expansion cimport Expansion
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int DEPLOY, MOST_SEGMENTS


cdef class Abbot(Expansion):
    cdef int abbot, garden, back, first_line, first_reason, cloister_line, neighbour_line
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef int abbot_on(self, State s, int segment) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void score(self, State s, Tally tally) noexcept nogil
