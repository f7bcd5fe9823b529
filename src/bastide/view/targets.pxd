from bastide.core.actions cimport Action
from bastide.core.codes cimport at_in, kind_in, number_in
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State


cdef class Known:
    cdef readonly str text
    cdef readonly object mark
    cdef object target


cdef class KnownActions:
    cdef Ruleset rules
    cdef dict _known, _codes, _lines
    cdef list _spots
    cpdef Known of(self, State s, Action action)
    cpdef object line(self, State s, Action action)
    cpdef Action read(self, State s, str text)
    cpdef list offered(self, State s)
    cdef long long _key(self, State s, long long code)
