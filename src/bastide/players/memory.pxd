cimport cython
from libc.stdlib cimport calloc, free

cdef int MAX_BLOCKS


cdef class Memory:
    cdef void* blocks[96]
    cdef int n_blocks
    cdef int* ints(self, int n) except NULL
    cdef short* shorts(self, int n) except NULL
    cdef long long* longs(self, int n) except NULL
    cdef double* doubles(self, int n) except NULL
    cdef void* block(self, int n, int size) except NULL
