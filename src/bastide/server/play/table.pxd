cimport cython
from bastide.core.actions cimport Action
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.record.dealer cimport Dealer
from bastide.server.wire.events cimport events_json
from bastide.server.wire.labels cimport Labels
from bastide.server.wire.phrases cimport Phrases, Said
from bastide.server.wire.views cimport Seen, changed, full

cdef int CHANCE, TERMINAL


@cython.no_gc
cdef class Moved:
    cdef readonly object seat
    cdef readonly tuple codes
    cdef readonly int lines
    cdef str last


cdef class Table:
    cdef readonly object setup
    cdef readonly State state, start
    cdef readonly Ruleset rules
    cdef public int seq
    cdef readonly list moved, log
    cdef readonly str last
    cdef Dealer _dealer
    cdef int _back, _told
    cdef Phrases _phrases
    cdef Labels _labels
    cdef bytes _targets
    cdef Seen _seen
    cdef Action _deal(self)
    cpdef tuple change(self)
    cpdef refresh(self)
    cpdef bytes targets(self)
    cpdef bint can_undo(self, object seats)
