from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int AWARD, CHANCE, CITY, FIELD, FINAL, NOBODY, PART, ROAD, TURN
cdef int N_MESSAGES, PAWN, DUE, EXTRA, OFF, QUEUE, MESSENGER
cdef int ROAD_VALUE, CITY_VALUE, CLOISTER_VALUE, ANOTHER_TILE, DARK, PENNANTS, KNIGHTS, FARMERS, RETURN


cdef class Messengers(Expansion):
    cdef int pawn_action, message_action, use_action, value_action, recall_action, revealed
    cdef int pennant, farmer_points, cloisters, first_line, won_city
    cdef bint by_city
    cdef int worth(self, State s, int player, int feature) noexcept nogil
    cdef int worth_by_city(self, State s, int player, int farm) noexcept nogil
    cdef bint matches(self, int message, int kind) noexcept nogil
    cdef int lowest(self, State s, int message) noexcept nogil
    cdef int counted(self, State s, int message) noexcept nogil
    cdef bint offered(self, Moves out, int at, int sort, int spot) noexcept nogil
    cdef void offer_use(self, State s, int message, Moves out) noexcept nogil


cdef class ChoosePawn(Step):
    cdef Messengers home
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class MovePawn(Step):
    cdef Messengers home
    cdef int run(self, State s) noexcept nogil


cdef class GetMessage(Step):
    cdef Messengers home
    cdef int reveal
    cdef int run(self, State s) noexcept nogil


cdef class Reveal(Step):
    cdef Messengers home
    cdef int use
    cdef int seen(self, State s) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class UseMessage(Step):
    cdef Messengers home
    cdef int again
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class ExtraPart(Step):
    cdef Messengers home
    cdef int part
    cdef int run(self, State s) noexcept nogil


cdef class PawnsTogether(Step):
    cdef Messengers home
    cdef int run(self, State s) noexcept nogil


cdef class GetMessageAtStart(GetMessage):
    pass


cdef class GetMessageForAbbot(GetMessage):
    pass
