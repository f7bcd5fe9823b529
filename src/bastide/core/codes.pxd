cpdef long long code_of(int kind, int at, int a, int b, int c) noexcept nogil
cpdef int kind_in(long long code) noexcept nogil
cpdef int at_in(long long code) noexcept nogil
cpdef int number_in(long long code, int i) noexcept nogil
