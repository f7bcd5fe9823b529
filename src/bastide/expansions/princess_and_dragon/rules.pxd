from bastide.core.expansion cimport Expansion
from bastide.core.moves cimport Moves
from bastide.core.ruleset cimport Ruleset
from bastide.core.state cimport State

cdef int DEPLOY, MOST_SEGMENTS
cdef int DRAGON, FAIRY, FAIRY_KIND, FAIRY_OWNER, FAIRY_SEGMENT


cdef class PrincessAndDragon(Expansion):
    cdef int volcano, dragon_tile, portal, princess_mark, barn, aside
    cdef int fairy, fairy_to, princess
    cdef int fairy_moved, princess_sent, put_aside
    cdef int no_figure_on_volcano, dragon_there, princess_must
    cdef bint must, assigned

    cdef bint set_aside(self, State s, int design) noexcept nogil
    cdef void figures(self, State s, Moves out) noexcept nogil
    cdef int forbids(self, State s) noexcept nogil
    cdef void act(self, State s) noexcept nogil
    cdef void left(self, State s, int piece, int segment) noexcept nogil
    cdef int bars(self, State s, int segment) noexcept nogil

    cdef bint is_marked(self, State s, int mark) noexcept nogil
    cdef int princess_city(self, State s) noexcept nogil
    cdef bint has_twin(self, State s, int piece) noexcept nogil
    cdef void offer_portal(self, State s, Moves out) noexcept nogil
    cdef void offer_fairy(self, State s, Moves out) noexcept nogil
    cdef void offer_princess(self, State s, Moves out) noexcept nogil
