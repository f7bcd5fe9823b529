cimport cython
from bastide.core.actions cimport Action, action_of
from bastide.core.board cimport Board
from bastide.core.expansion cimport Expansion, Step
from bastide.core.journal cimport Journal
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.tally cimport Tally

cdef int[16] BITS
cdef int AWARD, BARS, BEGIN, CHANCE, CITY, DEMANDS, DEPLOY, E_AWARD, E_DEPLOYED, E_POINTS, E_RETURNED, E_SCORED, E_TURN
cdef int FARM_CITIES, FIELD, FILLS, FORBIDS, FORBIDS_TILE, KEEPS, LEFT, LINKS, NOBODY, N_SLOTS, PART, PLACE, SCORE
cdef int SET_ASIDE, STRENGTH, SUPPLY, TERMINAL, TURN


@cython.final
cdef class State(Board):
    cdef readonly int active, player, step, turn, tile, laid
    cdef readonly int last_laid
    cdef int depth, cut
    cdef int arg0, arg1, arg2
    cdef int move_kind, move_at, move_a, move_b, move_c
    cdef bint noting
    cdef readonly bint failed
    cdef object failure
    cdef Journal journal
    cdef Tally tally
    cdef Moves scratch

    cdef inline void push(self, int step, int a=*, int b=*, int c=*) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef void legal(self, Moves out) noexcept nogil
    cdef inline void unpack(self, long long code) noexcept nogil
    cdef void play(self, long long code) noexcept nogil
    cdef int chance_weight(self, long long code) noexcept nogil
    cdef int count_moves(self) noexcept nogil
    cdef long long nth_move(self, int n) noexcept nogil
    cdef int chance_total(self) noexcept nogil
    cdef long long chance_sample(self, int ticket) noexcept nogil
    cdef void note(self, int kind, int a=*, int b=*, int c=*, int d=*) noexcept nogil

    cdef inline bint fits_at(self, int design, int i) noexcept nogil
    cdef bint fits_anywhere(self, int design) noexcept nogil
    cdef bint stays_empty(self, int i) noexcept nogil
    cdef int refuses_tile(self, int design, int at, int turn) noexcept nogil
    cdef void placements(self, int design, Moves out) noexcept nogil
    cdef int count_placements(self, int design) noexcept nogil
    cdef long long nth_placement(self, int design, int n) noexcept nogil
    cdef bint sets_aside(self, int design) noexcept nogil
    cdef int current_pile(self) noexcept nogil
    cdef int refuses_figure(self) noexcept nogil
    cdef int barred(self, int segment) noexcept nogil
    cdef void deploy(self, int player, int kind, int segment) noexcept nogil
    cdef void send_home(self, int piece) noexcept nogil
    cdef void send_away(self, int piece, int place) noexcept nogil
    cdef void tell_left(self, int piece, int segment) noexcept nogil
    cdef bint kept(self, int piece) noexcept nogil
    cdef void gather(self, int feature, bint final) noexcept nogil
    cdef void gather_city(self, int city, int feature, int tiles) noexcept nogil
    cdef bint touches(self, int farm, int city) noexcept nogil
    cdef bint is_finished_city(self, int feature) noexcept nogil
    cdef void appraise(self, int feature) noexcept nogil
    cdef void appraise_city(self, int city, int feature, int tiles) noexcept nogil
    cdef int worth_by_city(self, int player, int farm) noexcept nogil
    cdef inline int strength_of(self, int piece, int feature) noexcept nogil
    cdef int special_strength(self, int piece, int feature) noexcept nogil
    cdef int farm_cities(self, int farm) noexcept nogil
    cdef void modify_score(self) noexcept nogil
    cdef void award_winners(self) noexcept nogil
    cdef void award(self, int player, int points, int line, int at) noexcept nogil
    cdef void reward(self, int player, int points) noexcept nogil
    cdef void give(self, int player, int points) noexcept nogil
    cdef void relink(self, int feature) noexcept nogil
    cdef int begin(self) except -1
    cdef void copy_into(self, State other) noexcept
    cdef void restore(self, State before, Journal journal) noexcept
    cpdef State copy(self)
    cpdef apply(self, object action)
