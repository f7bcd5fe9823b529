"""Blocks of numbers for compiled players: C arrays, or lists where nothing is compiled."""

import cython

MAX_BLOCKS = 96


class Memory:
    """Who derives from this gets arrays that live as long as it does."""

    def __init__(self) -> None:
        self.n_blocks = 0

    def ints(self, n: cython.int) -> cython.p_int:
        """So many ints, all 0."""
        if cython.compiled:
            return cython.cast(cython.p_int, self.block(n, cython.sizeof(cython.int)))
        return [0] * n

    def shorts(self, n: cython.int) -> cython.p_short:
        """So many short ints, all 0."""
        if cython.compiled:
            return cython.cast(cython.p_short, self.block(n, cython.sizeof(cython.short)))
        return [0] * n

    def longs(self, n: cython.int) -> cython.p_longlong:
        """So many long ints, all 0."""
        if cython.compiled:
            return cython.cast(cython.p_longlong, self.block(n, cython.sizeof(cython.longlong)))
        return [0] * n

    def doubles(self, n: cython.int) -> cython.p_double:
        """So many numbers with a point, all 0."""
        if cython.compiled:
            return cython.cast(cython.p_double, self.block(n, cython.sizeof(cython.double)))
        return [0.0] * n

    def block(self, n: cython.int, size: cython.int) -> cython.p_void:
        """A block of memory, all 0, that is given back at the end."""
        if not cython.compiled or self.n_blocks == MAX_BLOCKS:
            raise MemoryError
        self.blocks[self.n_blocks] = calloc(n + 1, size)
        if not self.blocks[self.n_blocks]:
            raise MemoryError
        self.n_blocks += 1
        return self.blocks[self.n_blocks - 1]

    def __dealloc__(self) -> None:
        if cython.compiled:
            i: cython.int
            for i in range(self.n_blocks):
                free(self.blocks[i])
