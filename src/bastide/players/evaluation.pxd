cimport cython
from libc.math cimport pow as c_pow

from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.players.memory cimport Memory

cdef int DEMANDS, MAX_SEGMENTS, SUPPLY, TERMINAL
cdef int[4] BESIDE
cdef int[8] AROUND
cdef int ROW, MANY_STAMPS, MAX_GATES, EDGES, ROUND, NEVER
cdef int T_SCORE, T_FEATURE, T_RETURN, T_SUPPLY, T_ELSEWHERE, T_HELPER, T_HELD, T_JOIN
cdef double FAR


@cython.final
cdef class Evaluation(Memory):
    cdef readonly Ruleset rules
    cdef readonly object weights
    cdef object told
    cdef bint telling
    cdef double tries, follower, strong, fewer, turns, back, elsewhere, future_cities, grow, scarce
    cdef double join, join_farms
    cdef bint sees_joins
    cdef int all_tiles, most
    # by kind of segment
    cdef int* closes
    cdef double* each
    cdef double* small
    cdef double* opening
    cdef double* per_city
    cdef double* single  # what finishing gains where there is an open cell at all
    cdef double* trust  # part of what is expected of it that counts
    cdef double* doubt
    cdef double* doubt_from
    # by printed segment
    cdef int* counts
    cdef double* raises
    cdef int* voids
    cdef int* edge_mask  # lie * 16 + segment -> bit mask of its edges
    # by kind of piece
    cdef double* piece_worth
    cdef int* piece_needs  # 0 nothing, 1 company, 2 the majority
    cdef int* piece_per  # 0 once, 1 for each city of the farm, 2 the points of the farm
    cdef int* piece_fades
    cdef int* piece_strength
    # what players hold
    cdef int n_held
    cdef int* held_at
    cdef int* held_size
    cdef double* held_worth
    # what fits
    cdef short* fits  # signature * ROW + demand -> 1 if it does
    cdef short* fitting  # demand -> how many unseen tiles
    cdef int* unseen  # by design, as last seen
    cdef double* chances  # left * (most + 1) + fitting -> chance that the cell is filled
    cdef int* has_chances
    cdef int left, chance_row
    cdef double draws, urgency
    # one look
    cdef int stamp, round
    cdef int* feature_seen
    cdef int* feature_place
    cdef int* city_seen
    cdef double* city_value
    cdef int* tile_seen
    cdef int* touch_seen
    cdef int* standing  # occupied features
    cdef int* strengths  # 8 * place + player
    cdef double* worth  # what each of them should bring
    cdef int n_standing, n_helpers
    # open cells of occupied features, for those that may be joined
    cdef int* gates
    cdef int* first_gate  # by place in ``standing``
    cdef int* cells
    cdef int n_cells
    cdef int bits, mask
    cdef double points, chance
    cdef double* values

    cdef void sync(self, State s) noexcept nogil
    cdef double chance_of(self, double share) noexcept nogil
    cdef void measure_grid(self, State s) noexcept nogil
    cdef inline int cell(self, int at) noexcept nogil
    cdef inline int demand(self, State s, int at) noexcept nogil
    cdef inline double fill(self, State s, int at) noexcept nogil
    cdef inline double fill_demand(self, int demand) noexcept nogil
    cdef inline int next_stamp(self) noexcept nogil
    cdef void expected(self, State s) noexcept nogil
    cdef void gather(self, State s) noexcept nogil
    cdef void add_features(self, State s) noexcept nogil
    cdef void add_gates(self, State s, int place) noexcept nogil
    cdef void add_joins(self, State s) noexcept nogil
    cdef void join_two(self, State s, int one, int other, double chance) noexcept nogil
    cdef void add_helpers(self, State s) noexcept nogil
    cdef void help(self, State s, int piece, int kind, int owner, int feature) noexcept nogil
    cdef void add_supply(self, State s) noexcept nogil
    cdef inline void give(self, int seat, double points, int what, int about, double chance) noexcept nogil
    cdef void appraise(self, State s, int feature) noexcept nogil
    cdef void find_cells(self, State s, int feature) noexcept nogil
    cdef void ring(self, State s, int feature) noexcept nogil
    cdef void cloister(self, State s, int feature) noexcept nogil
    cdef void farm(self, State s, int feature) noexcept nogil
    cdef double city_chance(self, State s, int city) noexcept nogil
    cdef double lead(self, int players, int seat) noexcept nogil
    cdef void tell(self, int what, int seat, double points, int about, double chance) noexcept with gil
