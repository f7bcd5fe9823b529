from bastide.core.expansion cimport Step
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef int AWARD, CITY, E_OVER, FEATURE, FIELD, FINAL, NOBODY, PART, RIVER, ROAD


cdef class ScoreCompleted(Step):
    cdef int choose
    cdef int run(self, State s) noexcept nogil


cdef class ChooseFeature(Step):
    cdef int score
    cdef int run(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves out) noexcept nogil
    cdef void act(self, State s) noexcept nogil


cdef class Evaluate(Step):
    cdef int road_tile, city_tile, pennant, cloister, neighbour, farm_city, pennant_mark, around
    cdef bint small_city
    cdef int run(self, State s) noexcept nogil
    cdef void value(self, State s) noexcept nogil


cdef class Give(Step):
    cdef int run(self, State s) noexcept nogil


cdef class ReturnFigures(Step):
    cdef int run(self, State s) noexcept nogil


cdef class FinalFeatures(Step):
    cdef int run(self, State s) noexcept nogil


cdef class FinalReturn(Step):
    cdef int run(self, State s) noexcept nogil


cdef class FinalFarms(Step):
    cdef int run(self, State s) noexcept nogil


cdef class FirstEditionFarms(Step):
    cdef int won_city
    cdef int run(self, State s) noexcept nogil


cdef class GameOver(Step):
    cdef int run(self, State s) noexcept nogil
