from bastide.core.state cimport State

cdef int FEATURE_NUMBER, PLAIN, SEGMENT_NUMBER, SUPPLY, TILE_NUMBER
cdef unsigned long long GOLDEN, MIX_1, MIX_2, MASK

cpdef unsigned long long mixed(unsigned long long h, unsigned long long more) noexcept nogil
cdef unsigned long long segment_place(State s, int segment) noexcept nogil
cdef unsigned long long translated(State s, int meaning, int value) noexcept nogil
cpdef unsigned long long layout(State s) noexcept nogil
cdef unsigned long long standing(State s) noexcept nogil
cdef unsigned long long own(State s, unsigned long long h) noexcept nogil
cdef unsigned long long to_come(State s, unsigned long long h) noexcept nogil
cpdef unsigned long long fingerprint(State s) noexcept nogil
