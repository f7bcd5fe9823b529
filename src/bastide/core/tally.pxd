cimport cython
from bastide.core.journal cimport Journal

cdef int KIND, COUNT, WORTH, PLAYER, BONUS, SETTLED_KIND, SETTLED_WORTH, POINTS
cdef int WIDTH, MAX_LINES, MAX_NOTES, MAX_REPRICES, NO_CITY


@cython.final
cdef class Tally:
    cdef readonly int feature, kind, tiles, top, winners, pieces, n_players, n_lines, n_notes, halved_by, void_by
    cdef readonly int city
    cdef int foreseen
    cdef readonly bint complete, final
    cdef int n_first, n_reprices, raised
    cdef bint settled
    cdef int* rank  # kind of line -> its place on a sheet; the rules own it
    cdef int strengths[8]
    cdef int lines[192]
    cdef int order[24]
    cdef int notes[16]
    cdef int reprices[24]
    cdef void open(self, int feature, int kind, int tiles, bint complete, bint final) noexcept nogil
    cdef void line(self, int kind, int count, int worth) noexcept nogil
    cdef void line_for(self, int player, int kind, int count, int worth) noexcept nogil
    cdef void bonus(self, int kind, int count, int worth) noexcept nogil
    cdef inline void collect(self, int player, int kind, int count, int worth, int bonus) noexcept nogil
    cdef void raise_each(self, int by, int why) noexcept nogil
    cdef void reprice(self, int old, int new, int by) noexcept nogil
    cdef void void(self, int why) noexcept nogil
    cdef void halve(self, int why) noexcept nogil
    cdef inline int first_of(self, int one, int other) noexcept nogil
    cdef inline void given(self) noexcept nogil
    cdef void add_strength(self, int player, int strength, int piece) noexcept nogil
    cdef void settle_majority(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void settle_kind(self, int j) noexcept nogil
    cdef void sort_lines(self) noexcept nogil
    cdef bint stands_before(self, int a, int b) noexcept nogil
    cdef void sort_notes(self) noexcept nogil
    cdef int points(self, int player) noexcept nogil
    cdef void write(self, Journal journal, int event) noexcept nogil
