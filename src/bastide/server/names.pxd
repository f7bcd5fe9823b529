cdef bytes LEAD


cdef class Names:
    cdef readonly tuple names
    cdef dict _by_rest, _table, _inside
    cpdef bytes put(self, bytes data)
