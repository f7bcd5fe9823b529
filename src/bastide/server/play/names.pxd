cdef bytes LEAD


cdef class Names:
    cdef readonly tuple names
    cdef dict _by_code, _table, _inside
    cpdef bytes put(self, bytes data)
