from bastide.core.actions cimport Action
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int BIAS, PLACE, ROW


cdef class Said:
    cdef readonly str text, mark, laid


cdef class Phrases:
    cdef Ruleset rules
    cdef dict _said, _codes, _lines, _lays, _stencils, _targets
    cdef list _spots
    cdef readonly bint names_players
    cdef long long _key(self, State s, long long code)
    cpdef Said said(self, Action action)
    cpdef str line(self, State s, Action action)
    cdef str _who_lays(self, State s)
    cpdef bytes targets(self, State s)
    cdef list _stencil(self, State s, long long how)
