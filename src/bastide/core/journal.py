"""What followed from an action, as rows of ints: ``[kind, length, words...]``.

Rules write rows without making an object; ``events.py`` reads them back as ``Event`` objects when
somebody asks. A state that plays out games in a search writes none.
"""

import cython


class Journal:
    """The rows written since the last ``clear()``."""

    def __init__(self) -> None:
        self.n = 0
        self.room = 128
        if cython.compiled:
            self.words = cython.cast(cython.p_int, malloc(self.room * cython.sizeof(cython.int)))
            if not self.words:
                raise MemoryError
        else:
            self.words = [0] * self.room

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.words)

    def clear(self) -> None:
        self.n = 0

    def put(self, word: cython.int) -> None:
        if self.n == self.room:
            self.room *= 2
            if cython.compiled:
                self.words = cython.cast(
                    cython.p_int, realloc(self.words, self.room * cython.sizeof(cython.int))
                )
            else:
                self.words += [0] * self.n
        self.words[self.n] = word
        self.n += 1

    def note(self, kind: cython.int, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> None:
        """Write a row of four words."""
        self.put(kind)
        self.put(4)
        self.put(a)
        self.put(b)
        self.put(c)
        self.put(d)

    def rows(self) -> list[tuple[int, list[int]]]:
        """All rows as (kind, words)."""
        result: list[tuple[int, list[int]]] = []
        i = 0
        while i < self.n:
            length = self.words[i + 1]
            result.append((self.words[i], [self.words[i + 2 + k] for k in range(length)]))
            i += 2 + length
        return result
