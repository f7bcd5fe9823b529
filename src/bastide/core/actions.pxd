cimport cython
from bastide.core.codes cimport at_in, code_of, kind_in
from bastide.core.ruleset cimport Ruleset


@cython.final
cdef class Action:
    cdef readonly long long code
    cdef readonly Ruleset rules


cpdef Action action_of(Ruleset rules, long long code)
