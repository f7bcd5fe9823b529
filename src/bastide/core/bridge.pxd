from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int NOBODY, RUN, OFFER, ACT, WEIGHT, VALUE, ALLOWS, COUNT, NTH, TOTAL, SAMPLE

cdef long long call(object home, str name, State s, tuple arguments, long long otherwise) noexcept
cdef void tell(object home, str name, State s, tuple arguments) noexcept
cdef void fail(object home, str name, State s, BaseException error) noexcept


cdef class BridgedStep(Step):
    cdef int has
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int weight(self, State s) noexcept nogil
    cdef void value(self, State s) noexcept nogil
    cdef bint allows(self, State s) noexcept nogil
    cdef int count(self, State s) noexcept nogil
    cdef long long nth(self, State s, int n) noexcept nogil
    cdef int total(self, State s) noexcept nogil
    cdef long long sample(self, State s, int ticket) noexcept nogil


cdef class BridgedExpansion(Expansion):
    cdef bint acts
    cdef void begin(self, State s) noexcept nogil
    cdef int forbids_tile(self, State s, int design, int at, int rotation) noexcept nogil
    cdef bint set_aside(self, State s, int design) noexcept nogil
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef int strength(self, State s, int piece, int feature) noexcept nogil
    cdef void score(self, State s, Tally tally) noexcept nogil
    cdef bint stays(self, State s, int piece) noexcept nogil
    cdef void left(self, State s, int piece, int segment) noexcept nogil
    cdef void links(self, State s, int segment) noexcept nogil
    cdef int farm_cities(self, State s, int farm) noexcept nogil
    cdef int bars(self, State s, int segment) noexcept nogil
    cdef bint fills(self, State s, int at) noexcept nogil
    cdef bint depends_on_order(self, State s, int feature, bint final) noexcept nogil
