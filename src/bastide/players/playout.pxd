cimport cython
from bastide.core.codes cimport code_of
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.expansions.base.rules cimport BeginPart, Draw, NextTurn, Place, PlaceFigure
from bastide.players.memory cimport Memory
from bastide.record.dealer cimport Dealer, Generator

cdef int ATTEMPTS, BATCH, CHANCE, DEMANDS, FORBIDS_TILE, MAX_PLAYERS, PART, PLACE, TERMINAL, USUAL_DEPTH, WORDS


@cython.final
cdef class Playout(Memory):
    cdef Generator generator
    cdef long long* words
    cdef int used
    cdef Dealer dealer
    cdef readonly long long decisions
    cdef bint shortcut, is_usual
    cdef Ruleset rules
    cdef BeginPart part
    cdef Draw draw
    cdef Place place
    cdef PlaceFigure figure
    cdef NextTurn next_turn
    cdef int after_figure
    cdef int* points
    cdef void finish(self, State s, long long most=*) noexcept nogil
    cdef void usual_turn(self, State s) noexcept nogil
    cdef inline int below(self, int n) noexcept nogil
    cdef void place_somewhere(self, State s) noexcept nogil
    cdef long long placement(self, State s) noexcept nogil
    cdef int try_cells(self, State s) noexcept nogil
    cdef void play_batch(self, State origin, State s, int n) noexcept nogil
