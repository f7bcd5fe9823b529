cimport cython
from libc.math cimport log, sqrt, tanh
from bastide.core.actions cimport Action, action_of
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.players.playout cimport Playout
from bastide.record.dealer cimport Dealer, Generator

cdef int CHANCE, MAX_PLAYERS, TERMINAL, NONE
cdef double C, SCALE


@cython.final
cdef class Tree:
    cdef Generator generator
    cdef Dealer dealer
    cdef Playout playout
    cdef Moves moves
    cdef int room
    cdef readonly int n
    cdef long long[::1] code
    cdef int[::1] visits
    cdef double[::1] total
    cdef int[::1] first
    cdef int[::1] count
    cdef int[::1] after
    cdef int[::1] path
    cdef int[::1] path_player
    cdef double[::1] reward
    cdef grow(self, int room)
    cdef int add(self, long long code) except -1
    cdef int drawn(self, int node, long long code) except -1
    cdef int picked(self, int node, State s) except -1
    cdef int descend(self, State s) except -1
    cdef learn(self, State s, int depth)
