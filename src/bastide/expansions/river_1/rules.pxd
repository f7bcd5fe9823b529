from bastide.expansions.river_1.river cimport River


cdef class River1(River):
    pass
