cimport cython
from libc.string cimport memset

from bastide.lab.environment.action_ids cimport ActionIds
from bastide.lab.environment.observer cimport Observer
from bastide.lab.environment.table cimport Table
from bastide.players.memory cimport Memory
from bastide.record.dealer cimport Generator

cdef int CUT_OFF, GOES_ON, OVER, TERMINAL


@cython.final
cdef class Batch(Memory):
    cdef readonly ActionIds ids
    cdef readonly tuple tables
    cdef tuple generators
    cdef Observer observer
    cdef bint observes
    cdef readonly int n
    cdef int n_players
    cdef long long max_steps
    cdef int[::1] actions
    cdef signed char[::1] mask
    cdef int[::1] to_play
    cdef unsigned long long[::1] seeds
    cdef signed char[::1] ended
    cdef int[::1] scores
    cdef int[::1] gained
    cdef void** table_at
    cdef void** generator_at
    cdef void begin(self, int row, Table table, Generator generator) noexcept nogil
    cdef void gain(self, int row, Table table) noexcept nogil
    cdef void play(self, int row, Table table) noexcept nogil
    cdef void show(self, int row, Table table) noexcept nogil
    cdef int wrong_row(self) noexcept nogil
    cdef int play_all(self) noexcept nogil
    cdef void show_all(self) noexcept nogil
