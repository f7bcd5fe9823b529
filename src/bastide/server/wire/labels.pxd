cdef class Labels:
    cdef readonly list tiles, in_hand, designs, kinds, pieces, segments, steps, players, spots
    cdef readonly str no_tile
