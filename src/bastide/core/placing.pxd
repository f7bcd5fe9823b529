cimport cython
from bastide.core.board cimport Board
from bastide.core.codes cimport code_of
from bastide.core.moves cimport Moves

cdef int[16] BITS
cdef int A_SHIFT, AT_SHIFT, DEMANDS, FORBIDS_TILE, PLACE


cdef class Placing(Board):
    cdef Moves scratch
    cdef int refuses_tile(self, int design, int at, int rotation) noexcept nogil
    @cython.final
    cdef inline bint fits_at(self, int design, int i) noexcept nogil
    @cython.final
    cdef bint may_lie(self, int design, int at, int rotation) noexcept nogil
    @cython.final
    cdef bint fits_anywhere(self, int design) noexcept nogil
    @cython.final
    cdef void placements(self, int design, Moves out) noexcept nogil
    @cython.final
    cdef int count_placements(self, int design) noexcept nogil
    @cython.final
    cdef long long nth_placement(self, int design, int n) noexcept nogil
