cimport cython
from libc.stdlib cimport free, malloc, realloc

from bastide.core.codes cimport code_of


@cython.final
cdef class Moves:
    cdef long long* codes
    cdef int room
    cdef readonly int n
    cdef bint ordered
    cdef void clear(self) noexcept nogil
    cdef void reserve(self, int more) noexcept nogil
    cdef void add(self, long long code) noexcept nogil
    cdef void offer(self, int kind, int at, int a, int b, int c) noexcept nogil
    cdef void sort(self) noexcept nogil
    cdef void replace(self, int i, long long code) noexcept nogil
    cdef void swap(self, int i, int j) noexcept nogil
    cdef void cut(self, int n) noexcept nogil
    cdef long long at(self, int i) noexcept nogil
    cdef bint has(self, long long code) noexcept nogil
