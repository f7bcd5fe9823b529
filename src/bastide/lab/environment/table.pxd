cimport cython
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.lab.environment.action_ids cimport ActionIds
from bastide.players.memory cimport Memory
from bastide.record.dealer cimport Dealer

cdef int CHANCE, MOST, NOTHING, SEVERAL


@cython.final
cdef class Table(Memory):
    cdef readonly ActionIds ids
    cdef readonly State start, state
    cdef readonly Dealer dealer
    cdef readonly int asked
    cdef readonly long long steps
    cdef bint deals
    cdef Moves moves
    cdef int* listed
    cdef void begin(self, unsigned long long seed) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef void list_ids(self) noexcept nogil
    cdef long long find(self, int wanted) noexcept nogil
    cdef bint take(self, int wanted) noexcept nogil
    cpdef Table copy(self)
