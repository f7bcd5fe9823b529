from bastide.core.journal cimport Journal
from bastide.core.state cimport State
from bastide.server.wire.labels cimport Labels

cdef int E_DEPLOYED, E_DRAWN, E_PLACED, E_POINTS, E_RETURNED, E_TURN, BIAS, ROW

cpdef str events_json(State s, Labels labels)
cpdef str place(int at)
cdef str on_segment(State s, int segment, Labels labels)
