from bastide.server.ws.hub cimport Client, Hub
from bastide.server.play.names cimport Names
from bastide.server.play.table cimport Table

cdef int TERMINAL, VERSION


cdef class Live:
    cdef public object row, clock, thinking, flag
    cdef public Table table
    cdef public Names names
    cdef readonly Hub hub
    cdef readonly object lock
    cdef public double used, noted
    cdef public list told
    cdef public bint stale
    cdef readonly bint needs_us
    cdef readonly str id
    cdef bytes _id
    cdef list _letters
    cpdef bytes clock_json(self)
    cpdef write_change(self)
    cpdef tell_change(self)
    cpdef bytes targets(self)
