from bastide.core.state cimport State
from bastide.server.wire.events cimport place
from bastide.server.wire.labels cimport Labels

cdef int CHANCE, N_SLOTS, SUPPLY, TERMINAL


cdef class Seen:
    cdef int turn, active, who, step, tile, n_tiles
    cdef str prompt, passing, last
    cdef bytes where, unseen
    cdef list impossible, shown
    cdef tuple scores, markers, rules


cdef bytes copied(int* numbers, int n)
cdef list parts(State s, Labels labels, Seen now, Seen before)
cpdef str changed(State s, Labels labels, Seen now, Seen before)
cpdef str full(State s, str last)
cdef str tiles(State s, Labels labels, int first)
cdef str pieces(State s, Labels labels)
cdef str away(State s)
cdef str players(State s, Labels labels, Seen now)
cdef str unseen(State s, Labels labels, Seen before)
