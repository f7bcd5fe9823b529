cimport cython
from libc.string cimport memset

from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.lab.environment.action_ids cimport ActionIds
from bastide.players.memory cimport Memory

cdef int BIAS, MOST, N_SLOTS, ROW, SHIFT


@cython.final
cdef class Observer(Memory):
    cdef readonly ActionIds ids
    cdef readonly Ruleset rules
    cdef readonly bint attached
    cdef readonly tuple planes, columns
    cdef list marks_on_segments
    cdef int cells, n_steps, n_marks, n_planes, n_columns, n_fields, n_printed_planes
    cdef int* mine
    cdef int* others
    cdef int* strengths
    cdef int* listed
    cdef int* drawn
    cdef int* printed_start
    cdef int* printed_plane
    cdef int* printed_value
    cdef signed char[::1] board
    cdef short[::1] features
    cdef short[::1] players
    cdef short[::1] unseen
    cdef signed char[::1] tile
    cdef signed char[::1] decision
    cdef signed char[::1] chosen
    cdef int[::1] own
    cdef void fill(self, State s, int seat, int row, int asked) noexcept nogil
    cdef void renew(self, int row) noexcept nogil
    cdef void clear(self, int row) noexcept nogil
    cdef void gather(self, State s, int seat) noexcept nogil
    cdef void forget(self, State s) noexcept nogil
    cdef void fill_printed(self, State s, int row) noexcept nogil
    cdef void fill_board(self, State s, int row) noexcept nogil
    cdef void fill_pieces(self, State s, int seat, int row) noexcept nogil
    cdef void fill_features(self, State s, int seat, int row) noexcept nogil
    cdef int best_other(self, State s, int seat, int f) noexcept nogil
    cdef void fill_rest(self, State s, int seat, int row, int asked) noexcept nogil
