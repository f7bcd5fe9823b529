from bastide.core.expansion cimport Expansion
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.expansions.flying_machines.flight cimport landing_kinds


cdef class FlyingMachines(Expansion):
    cdef int fly, roll, machine, first_reason
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef int against(self, State s, int kind) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void act(self, State s) noexcept nogil
