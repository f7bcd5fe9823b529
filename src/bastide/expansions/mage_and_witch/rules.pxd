from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int CITY, FEATURE, MOST_SEGMENTS, NOBODY, PART, ROAD


cdef class MageAndWitch(Expansion):
    cdef int pawns, first_line
    cdef void score(self, State s, Tally tally) noexcept nogil


cdef class MagicTile(Step):
    cdef int pawns, magic_tile, move
    cdef bint is_magic(self, State s) noexcept nogil
    cdef int run(self, State s) noexcept nogil


cdef class PawnsMeet(MagicTile):
    cdef bint is_magic(self, State s) noexcept nogil


cdef class MovePawn(Step):
    cdef int pawns, kind, off, moved, first_reason
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int feature_with(self, State s, int pawn) noexcept nogil
    cdef int refusal(self, State s, int pawn, int segment) noexcept nogil
    cdef bint has_target(self, State s) noexcept nogil
    cdef void put(self, State s, int pawn, int segment) noexcept nogil


cdef class PawnLeaves(Step):
    cdef int pawns, moved
    cdef int run(self, State s) noexcept nogil
