cimport cython
from bastide.core.actions cimport Action, action_of
from bastide.core.codes cimport at_in, code_of, kind_in, number_in
from bastide.core.expansion cimport Expansion, Step
from bastide.core.journal cimport Journal
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.scoring cimport Scoring, new_tally
from bastide.core.tally cimport Tally

cdef int N_SLOTS, NOBODY, PART
cdef int BARS, BEGIN, CHANCE, DEPENDS_ON_ORDER, DEPLOY, E_DEPLOYED, E_RETURNED, E_TURN, FILLS, FINAL, FORBIDS, FORBIDS_TILE, STAYS, LEFT, LINKS, MAX_SEGMENTS, N_SPOTS, PLACE, SCORE, SET_ASIDE, STRENGTH, SUPPLY, TERMINAL, TURN


@cython.final
cdef class State(Scoring):
    cdef readonly bint failed
    cdef object failure

    cpdef int segment_on(self, int at, int spot) noexcept nogil
    cpdef int kind_of(self, int segment) noexcept nogil
    cpdef int anchor(self, int feature) noexcept nogil
    cpdef int spot_of(self, int segment) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef inline int run_step(self, int step) noexcept nogil
    cdef void unpack(self, long long code) noexcept nogil
    cpdef void evaluate(self) noexcept nogil
    cdef void legal(self, Moves out) noexcept nogil
    cdef bint allows(self, long long code) noexcept nogil
    cdef void play(self, long long code) noexcept nogil
    cdef void carry_out(self, long long code) noexcept nogil
    cdef int chance_weight(self, long long code) noexcept nogil
    cdef int count_moves(self) noexcept nogil
    cdef long long nth_move(self, int n) noexcept nogil
    cdef int chance_total(self) noexcept nogil
    cdef long long chance_sample(self, int ticket) noexcept nogil

    cpdef int refuses_tile(self, int design, int at, int rotation) noexcept nogil
    cdef bint stays_empty(self, int i) noexcept nogil
    cdef bint sets_aside(self, int design) noexcept nogil
    cdef int current_pile(self) noexcept nogil
    cdef void find_pile(self) noexcept nogil
    cdef void take_out(self, int pile, int design) noexcept nogil
    cdef void put_back(self, int pile, int design, int copies) noexcept nogil
    cdef int refuses_figure(self) noexcept nogil
    cpdef int barred(self, int segment) noexcept nogil
    cdef void deploy(self, int player, int kind, int segment) noexcept nogil
    cdef void send_home(self, int piece) noexcept nogil
    cdef void send_away(self, int piece, int place) noexcept nogil
    cdef void tell_left(self, int piece, int segment) noexcept nogil
    cdef bint kept(self, int piece) noexcept nogil
    cdef bint depends_on_order(self, int feature, bint final) noexcept nogil
    cpdef int special_strength(self, int piece, int feature) noexcept nogil
    cpdef int counts_city(self, int hook, int farm) noexcept nogil
    cdef void modify_score(self) noexcept nogil
    cdef void relink(self, int feature) noexcept nogil
    cdef int begin(self) except -1
    cdef void copy_into(self, State other) noexcept
    cpdef void copy_to(self, State other) noexcept nogil
    cdef void restore(self, State before, Journal journal) noexcept
    cpdef State copy(self)
    cpdef apply(self, object action)
