cimport cython
from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset

cdef int[4] BESIDE, POWER
cdef int N_ARRAYS, MAX_DONE, MAX_FRAMES, SUPPLY


cdef class Board:
    cdef readonly Ruleset rules
    # one block of memory; the arrays below point into it, in the order of ARRAYS
    cdef int* slab
    cdef int slab_size
    cdef int* tile_at
    cdef int* tile_lie
    cdef int* tile_first
    cdef int* tile_centre
    cdef int* seen_tile
    cdef int* feature_of
    cdef int* next_of
    cdef int* tile_of
    cdef int* printed_of
    cdef int* opens
    cdef int* size
    cdef int* occupied
    cdef int* seen_feature
    cdef int* open_at
    cdef int* open_demand
    cdef int* where
    cdef int* supply
    cdef int* done
    cdef int* unseen
    cdef int* score
    cdef int* own
    cdef int* frames
    # the grid has its own block, because it grows
    cdef int* grid
    cdef int grid_bits, grid_mask
    cdef bint closes  # has the tile that is being laid left something without an open end?
    cdef int near[8]  # what it holds around the tile that is being laid
    cdef readonly int n_tiles, n_segments, n_open, n_done
    cdef int pile, stock, left  # the pile drawn from, if known, where in ``unseen`` it has a copy left, and how many tiles
    cdef uint64_t layout  # what ``fingerprint`` makes of the first tiles
    cdef int n_counted  # that many of them
    cdef bint in_order  # do the empty cells stand in the order of their positions?
    cdef int low_x, high_x, low_y, high_y, stamp

    cdef int reserve(self) except -1
    cdef void copy_board(self, Board other) noexcept
    @cython.final
    cdef void overwrite_board(self, Board other) noexcept nogil
    @cython.final
    cdef inline int cell(self, int at) noexcept nogil
    @cython.final
    cdef int tile_on(self, int at) noexcept nogil
    @cython.final
    cdef int tile_after(self, int at) noexcept nogil
    @cython.final
    cdef void widen(self, int at) noexcept nogil
    @cython.final
    cdef inline void add_open(self, int at, int demand) noexcept nogil
    @cython.final
    cdef int find_open(self, int at) noexcept nogil
    @cython.final
    cdef inline void drop_open(self, int i) noexcept nogil
    @cython.final
    cdef void sort_open(self) noexcept nogil
    @cython.final
    cdef int lay(self, int design, int at, int rotation) noexcept nogil
    @cython.final
    cdef inline void join_side(self, int t, int u, int e) noexcept nogil
    @cython.final
    cdef inline void look_around(self, int at) noexcept nogil
    @cython.final
    cdef inline void fill_around(self) noexcept nogil
    @cython.final
    cdef inline void join(self, int a, int b, int closed) noexcept nogil
    @cython.final
    cdef void mark_done(self, int feature) noexcept nogil
    @cython.final
    cdef bint is_complete(self, int feature) noexcept nogil
    @cython.final
    cdef int count_tiles(self, int feature) noexcept nogil
    @cython.final
    cdef int count_mark(self, int feature, int mark) noexcept nogil
    @cython.final
    cdef bint has_mark(self, int feature, int mark) noexcept nogil
    @cython.final
    cdef int count_cities(self, int farm) noexcept nogil
    @cython.final
    cdef bint touches_city(self, int farm, int city) noexcept nogil
    @cython.final
    cdef int first_segment(self, int feature) noexcept nogil
    @cython.final
    cdef int next_stamp(self) noexcept nogil
    @cython.final
    cdef int free_piece(self, int player, int kind) noexcept nogil
    @cython.final
    cdef bint has_follower(self, int player, int feature) noexcept nogil
    @cython.final
    cdef void stand(self, int piece, int segment) noexcept nogil
    @cython.final
    cdef int take(self, int piece) noexcept nogil
    @cython.final
    cdef int move_away(self, int piece, int place) noexcept nogil
    @cython.final
    cdef void rebuild(self, int feature) noexcept nogil
