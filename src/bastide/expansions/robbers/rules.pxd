from bastide.core.expansion cimport Expansion, Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int AWARD, E_AWARD, FINAL, NOBODY, PART, PASS
cdef int START, OFF, SPENT


cdef class Robbers(Expansion):
    cdef int bag, robber_action, rob_action, messenger, pawn, due, spaces, placed, robbed, moved, returned, loot
    cdef bint next_only
    cdef int marker(self, State s, int player) noexcept nogil
    cdef int n_pawns(self) noexcept nogil
    cdef int pawn_space(self, State s, int player, int pawn) noexcept nogil
    cdef int spent(self, State s, int player) noexcept nogil
    cdef bint has_target(self, State s, int player, int space) noexcept nogil
    cdef bint any_target(self, State s, int player) noexcept nogil
    cdef bint waits(self, State s, int player) noexcept nogil


cdef class PlaceRobbers(Step):
    cdef Robbers home
    cdef int ask
    cdef int run(self, State s) noexcept nogil


cdef class AskRobber(Step):
    cdef Robbers home
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void pass_on(self, State s, bint used) noexcept nogil


cdef class NoteStart(Step):
    cdef Robbers home
    cdef int run(self, State s) noexcept nogil


cdef class Rob(Step):
    cdef Robbers home
    cdef int one
    cdef int run(self, State s) noexcept nogil


cdef class RobOne(Step):
    cdef Robbers home
    cdef int choose_pawn, take
    cdef bint another_victim(self, State s, int robber) noexcept nogil
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void rob(self, State s) noexcept nogil


cdef class TakeLoot(Step):
    cdef Robbers home
    cdef int one
    cdef bint is_busy(self, State s, int robber) noexcept nogil
    cdef int run(self, State s) noexcept nogil


cdef class RobbersReturn(Step):
    cdef Robbers home
    cdef int run(self, State s) noexcept nogil


cdef class RobbersLeave(Step):
    cdef Robbers home
    cdef int run(self, State s) noexcept nogil
