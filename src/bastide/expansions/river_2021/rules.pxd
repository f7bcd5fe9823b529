from bastide.expansions.river_1.rules cimport River1


cdef class River2021(River1):
    pass
