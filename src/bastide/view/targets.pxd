from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State


cdef class KnownTargets:
    cdef Ruleset rules
    cdef dict _known
    cdef list _spots
    cpdef list offered(self, State s)
    cdef long long _key(self, State s, long long code)
