cimport cython
from libc.stdlib cimport free, malloc, realloc


@cython.final
cdef class Journal:
    cdef int* words
    cdef int room
    cdef readonly int n
    cdef void clear(self) noexcept nogil
    cdef void put(self, int word) noexcept nogil
    cdef void note(self, int kind, int a, int b, int c, int d) noexcept nogil
