cimport cython
from bastide.core.journal cimport Journal
from bastide.core.placing cimport Placing

cdef int NOBODY


cdef class Agenda(Placing):
    cdef readonly int active, player, step, turn, tile, laid
    cdef readonly int last_laid
    cdef int depth, cut
    cdef int arg0, arg1, arg2
    cdef int move_kind, move_at, move_a, move_b, move_c
    cdef bint noting
    cdef Journal journal

    @cython.final
    cdef void copy_agenda(self, Agenda other) noexcept nogil
    @cython.final
    cdef inline void push(self, int step, int a=*, int b=*, int c=*) noexcept nogil
    @cython.final
    cdef void load_frame(self) noexcept nogil
    @cython.final
    cdef void note(self, int kind, int a=*, int b=*, int c=*, int d=*) noexcept nogil
