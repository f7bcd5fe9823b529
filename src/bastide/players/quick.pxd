cimport cython
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.players.evaluation cimport Evaluation
from bastide.players.memory cimport Memory

cdef int MAX_SEGMENTS, EDGES, ROUND, NEVER, MAX_CELLS, MAX_CITIES, MAX_JOINED, MAX_PLACES, NOWHERE
cdef int[4] BESIDE, POWER
cdef int[8] AROUND
cdef double WORST, HAIR


@cython.final
cdef class Quick(Memory):
    cdef readonly Evaluation evaluation
    cdef int stamp, turn, n_records, seat, n_joined, figure, kind
    cdef double cost, future, back, gain
    cdef double* weight
    cdef double* home
    cdef int* supply
    cdef int* known
    cdef int* record
    cdef int* tiles
    cdef int* count
    cdef double* more
    cdef int* voids
    cdef double* rest
    cdef double* grown
    cdef double* chance
    cdef double* points
    cdef double* worth
    cdef int* strong
    cdef int* place
    cdef int* n_cells
    cdef int* cells
    cdef double* fills
    cdef int* n_cities
    cdef int* cities
    cdef int* joined
    cdef int* joined_group
    cdef int* group
    cdef double* group_chance
    cdef double* edge_fill
    cdef double* edge_old
    cdef int* edge_demand
    cdef int* strengths
    cdef int* new_cells
    cdef int* city_mark
    cdef int* farms
    cdef int* near
    cdef int n_farms, bits, mask
    cdef int* halves  # lie * 16 + segment -> bit mask of its half edges
    cdef int at, laid_halves, n_cloisters, n_running
    cdef int* beside  # edge -> the tile there
    cdef int* cloisters  # occupied ones around the cell
    cdef int* running  # occupied roads and cities that run into a cell beside the cell
    cdef int* running_edge  # at which edge that lies
    cdef double* expects
    cdef double* values
    cdef int* figures

    cdef void begin(self, State s, int seat) noexcept nogil
    cdef int next_stamp(self) noexcept nogil
    cdef void find_farms(self, State s) noexcept nogil
    cdef inline int cell(self, int at) noexcept nogil
    cdef inline int demand(self, State s, int here) noexcept nogil
    cdef inline double fill(self, State s, int at) noexcept nogil
    cdef inline double fill_demand(self, int demand) noexcept nogil
    cdef int rank(self, State s, Moves moves) noexcept nogil
    cdef int record_of(self, State s, int feature) noexcept nogil
    cdef void make_records(self, State s, int begin) noexcept nogil
    cdef int make_record(self, State s, int feature) noexcept nogil
    cdef void note_ring(self, State s, int feature, int r) noexcept nogil
    cdef double ring_points(self, int kind, int tiles, int count, int cells, double more, int voided, double chance, double grown) noexcept nogil
    cdef void note_farm(self, State s, int feature, int r) noexcept nogil
    cdef double city_chance(self, State s, int city) noexcept nogil
    cdef inline double trusted(self, int kind, double points) noexcept nogil
    cdef double shared(self, State s, double points, double chance) noexcept nogil
    cdef double scored(self, State s, double points) noexcept nogil
    cdef double place_value(self, State s, int at, int rotation) noexcept nogil
    cdef void enter(self, State s, int at) noexcept nogil
    cdef void turn_tile(self, State s, int lie) noexcept nogil
    cdef void candidate(self, State s, int k, int kind, double gain) noexcept nogil
    cdef double join_ring(self, State s, int at, int lie, int k, int kind, int first) noexcept nogil
    cdef void new_cloister(self, State s, int at, int k, int kind) noexcept nogil
    cdef double join_farm(self, State s, int lie, int k, int kind, int first) noexcept nogil
    cdef double city_now(self, State s, int city, int mark) noexcept nogil
    cdef double far_farms(self, State s) noexcept nogil
    cdef double cloisters_around(self, State s, int at) noexcept nogil
    cdef double changed_cells(self, State s) noexcept nogil
