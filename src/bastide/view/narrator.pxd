from bastide.view.positions cimport Glance
from bastide.view.targets cimport Known, KnownActions

cdef int CHANCE


cdef class Narrator:
    cdef readonly object match
    cdef public int seq
    cdef readonly object last
    cdef KnownActions _known
    cdef list _log, _before
    cdef Glance _glance
    cdef int _told
