cimport cython
from bastide.core.codes cimport at_in, kind_in, number_in
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.players.memory cimport Memory

cdef int BEYOND, BIAS, N_KINDS, ROW, SHIFT


@cython.final
cdef class ActionIds(Memory):
    cdef readonly Ruleset rules
    cdef readonly int size, n, beyond, cells, first_spots, n_spots
    cdef int west, north
    cdef int* plain
    cdef int* here
    cdef int* spots
    cdef int* laying
    cdef int* details
    cdef int* factor
    cdef readonly list ranges
    cdef int cell_of(self, int at) noexcept nogil
    cdef int id_of(self, State s, long long code) noexcept nogil
    cdef int answer_of(self, State s, long long code, int asked) noexcept nogil
    cdef void list_all(self, State s, Moves moves, int asked, int* out) noexcept nogil
