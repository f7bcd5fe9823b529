cimport cython
from bastide.core.codes cimport code_of
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.players.evaluation cimport Evaluation
from bastide.players.informed cimport Informed
from bastide.players.memory cimport Memory
from bastide.record.dealer cimport Dealer, Generator

cdef int CHANCE, DRAW, TERMINAL, MAX_PLAYERS, MAX_DECISIONS, NONE, BATCH, LIKELY
cdef unsigned long long APART, DICE, MASK, OTHERS


@cython.final
cdef class Judge(Memory):
    cdef readonly Evaluation evaluation
    cdef readonly object seed
    cdef readonly Informed informed
    cdef Generator shuffler
    cdef Dealer other
    cdef State s
    cdef Moves moves, more
    cdef int figure, draw
    cdef unsigned long long base
    cdef int* order
    cdef int* at
    cdef int* length
    cdef int width, n_piles
    cdef int* points

    cdef void open_world(self, long long world) noexcept nogil
    cdef void shuffle(self, State s, int pile) noexcept nogil
    cdef long long drawn(self, State s) noexcept nogil
    cdef void play_out(self, State s) noexcept nogil
    cdef double best_here(self, State origin, int seat) noexcept nogil
    cdef void play_worlds(self, State origin, long long first, int n) noexcept nogil
