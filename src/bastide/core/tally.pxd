cimport cython
from bastide.core.journal cimport Journal

cdef int WIDTH, MOST


@cython.final
cdef class Tally:
    cdef readonly int feature, kind, tiles, top, winners, n_players, n_lines, n_whys, halved_by, void_by
    cdef readonly bint complete, final
    cdef int strengths[8]
    cdef int lines[96]
    cdef int whys[16]
    cdef void open(self, int feature, int kind, int tiles, bint complete, bint final) noexcept nogil
    cdef void line(self, int kind, int count, int worth) noexcept nogil
    cdef void line_for(self, int player, int kind, int count, int worth) noexcept nogil
    cdef void raise_each(self, int by, int why) noexcept nogil
    cdef void reprice(self, int old, int new, int by) noexcept nogil
    cdef void void(self, int why) noexcept nogil
    cdef void bonus(self, int kind, int count, int worth) noexcept nogil
    cdef void halve(self, int why) noexcept nogil
    cdef void add_strength(self, int player, int strength) noexcept nogil
    cdef void settle_majority(self) noexcept nogil
    cdef int points(self, int player) noexcept nogil
    cdef void write(self, Journal journal, int event) noexcept nogil
