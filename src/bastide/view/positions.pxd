from bastide.core.state cimport State

cdef int CHANCE, N_SLOTS, SUPPLY, TERMINAL


cdef class Glance:
    cdef readonly dict fields
    cdef readonly int n_tiles
    cdef readonly object where, unseen, scores, markers
    cdef readonly list shown


cdef object numbers(int* start, int n)
cpdef object current(State s)
cpdef object prompt(State s)
cpdef object whole(State s, object last=*, object outcome=*)
cpdef object changes(State s, Glance now, Glance before)
cdef list tiles(State s, int first)
cdef list pieces(State s)
cdef list away(State s)
cdef list players(State s, Glance now)
