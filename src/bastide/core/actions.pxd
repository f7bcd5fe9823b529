cimport cython
from bastide.core.ruleset cimport Ruleset


@cython.final
cdef class Action:
    cdef readonly long long code
    cdef readonly Ruleset rules


cpdef Action action_of(Ruleset rules, long long code)
