cimport cython
from bastide.players.memory cimport Memory

cdef int ROWS, MARKS, MORE
cdef double CHANGE


@cython.final
cdef class Fair(Memory):
    cdef int* marks
    cdef double* sums
    cdef double* total
    cdef int* number
    cdef double* beside
    cdef int leader

    cpdef void forget(self) noexcept nogil
    cpdef void inherit(self, int row, int number, double total) noexcept nogil
    cpdef void note(self, int row, double reward) noexcept nogil
    cdef void compare(self, int row) noexcept nogil
    cpdef void compare_all(self) noexcept nogil
    cdef double sum_of(self, int row, int n) noexcept nogil
    cdef int mark_below(self, int n) noexcept nogil
    cpdef double luck(self, int row) noexcept nogil
