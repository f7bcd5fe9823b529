cimport cython
from bastide.core.codes cimport at_in, code_of, kind_in
from bastide.core.ruleset cimport Ruleset


# It refers to nothing that could refer to it, so the collector of garbage need not look at it.
@cython.final
@cython.no_gc
@cython.freelist(256)
cdef class Action:
    cdef readonly long long code
    cdef readonly Ruleset rules


cpdef Action action_of(Ruleset rules, long long code)
