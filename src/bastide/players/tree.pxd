cimport cython
from libc.math cimport exp as c_exp, sqrt as c_sqrt, tanh as c_tanh

from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.players.evaluation cimport Evaluation
from bastide.players.fair cimport Fair
from bastide.players.informed cimport Informed
from bastide.players.lookahead cimport Lookahead
from bastide.players.memory cimport Memory

cdef int CHANCE, TERMINAL, WIDE, GLIMPSE, MAX_ACTIONS, MAX_DEPTH, NONE
cdef double SCALE
cdef unsigned long long APART, DEALT, OTHERS, MASK


@cython.final
cdef class Tree(Memory):
    cdef readonly Evaluation evaluation
    cdef readonly Informed informed
    cdef Lookahead look
    cdef Fair fair
    cdef readonly State root
    cdef State s
    cdef Moves moves
    cdef int place, figure, hint
    cdef long long hint_code
    cdef public int plies
    cdef public double c, soften, part
    cdef bint worlds
    cdef unsigned long long seed
    cdef double* zero
    cdef int max_edges, max_nodes, n_nodes, n_edges, top
    cdef readonly long long simulations
    cdef long long n_brought
    cdef int* node_player
    cdef int* node_first
    cdef int* node_count
    cdef int* node_visits
    cdef int* node_best
    cdef int* node_is_bud
    cdef long long* code
    cdef double* prior
    cdef double* first
    cdef double* total
    cdef int* visits
    cdef int* child
    cdef int* after
    cdef int* path_node
    cdef int* path_edge
    cdef double* reward
    cdef double* brought
    cdef double* guess

    cdef double squash(self, double points) noexcept nogil
    cdef double soft(self, double points) noexcept nogil
    cdef double root_of(self, double number) noexcept nogil
    cdef int add_node(self, int player) noexcept nogil
    cdef int add_edge(self, long long code) noexcept nogil
    cdef bint has_room(self, int more) noexcept nogil
    cdef int drawn(self, int node, long long code) noexcept nogil
    cdef int picked(self, int node) noexcept nogil
    cdef double luck(self, int edge) noexcept nogil
    cdef void guess_all(self, State s) noexcept nogil
    cdef void expand(self, int node, State s) noexcept nogil
    cdef void unfold(self, int node, State s) noexcept nogil
    cdef void inherit(self, int edge, int old) noexcept nogil
    cdef void attach(self, int node, int wide) noexcept nogil
    cdef void swap(self, int i, int j) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef void open_world(self, int number) noexcept nogil
    cdef void learn(self, int depth) noexcept nogil
    cdef void iterate_all(self, int n) noexcept nogil
