from bastide.core.expansion cimport Expansion
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int CITY, ROAD


cdef class InnsAndCathedrals(Expansion):
    cdef int inn, cathedral, first_line
    cdef void score(self, State s, Tally tally) noexcept nogil
