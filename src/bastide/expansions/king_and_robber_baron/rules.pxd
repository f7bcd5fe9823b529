from bastide.core.expansion cimport Expansion, Step
from bastide.core.state cimport State

cdef int CITY, FINAL, NOBODY, PART, ROAD


cdef class KingAndRobberBaron(Expansion):
    pass


cdef class Honour(Step):
    cdef int kind, holder, event
    cdef int run(self, State s) noexcept nogil


cdef class King(Honour):
    pass


cdef class RobberBaron(Honour):
    pass


cdef class HonourPoints(Step):
    cdef int kind, holder, line, more
    cdef int run(self, State s) noexcept nogil


cdef class KingPoints(HonourPoints):
    pass


cdef class RobberBaronPoints(HonourPoints):
    pass
