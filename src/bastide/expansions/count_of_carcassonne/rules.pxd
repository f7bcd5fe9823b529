from bastide.core.expansion cimport Expansion
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int ORIGIN


cdef class CountOfCarcassonne(Expansion):
    cdef int mark, marched, mayor, wagon, pennant, n_block
    cdef int* block
    cdef int* block_at
    cdef bint two
    cdef void begin(self, State s) noexcept nogil
    cdef int farm_cities(self, State s, int farm) noexcept nogil
    cdef int strength(self, State s, int piece, int feature) noexcept nogil
    cdef void left(self, State s, int piece, int segment) noexcept nogil
