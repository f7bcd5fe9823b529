"""The list that the codes of legal actions are collected in."""

import cython

from bastide.core.codes import code_of


class Moves:
    """A growing list of action codes, without Python objects when compiled."""

    def __init__(self) -> None:
        self.n = 0
        self.room = 256
        self.ordered = True
        if cython.compiled:
            self.codes = cython.cast(cython.p_longlong, malloc(self.room * cython.sizeof(cython.longlong)))
            if not self.codes:
                raise MemoryError
        else:
            self.codes = [0] * self.room

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.codes)

    def clear(self) -> None:
        self.n = 0
        self.ordered = True

    def reserve(self, more: cython.int) -> None:
        """Make sure that ``more`` codes fit in."""
        if self.n + more <= self.room:
            return
        self.room = 2 * (self.n + more)
        if cython.compiled:
            self.codes = cython.cast(
                cython.p_longlong, realloc(self.codes, self.room * cython.sizeof(cython.longlong))
            )
        else:
            self.codes += [0] * (self.room - len(self.codes))

    def add(self, code: cython.longlong) -> None:
        self.reserve(1)
        if self.n > 0 and code < self.codes[self.n - 1]:
            self.ordered = False
        self.codes[self.n] = code
        self.n += 1

    def offer(self, kind: cython.int, at: cython.int, a: cython.int, b: cython.int, c: cython.int) -> None:
        """Add the action with these parts."""
        self.add(code_of(kind, at, a, b, c))

    def replace(self, i: cython.int, code: cython.longlong) -> None:
        """Put another code in the place of entry ``i``, as when the list is filtered in place."""
        self.codes[i] = code

    def swap(self, i: cython.int, j: cython.int) -> None:
        """Exchange two entries."""
        code: cython.longlong = self.codes[i]
        self.codes[i] = self.codes[j]
        self.codes[j] = code

    def cut(self, n: cython.int) -> None:
        """Forget all entries from ``n`` on."""
        self.n = n

    def at(self, i: cython.int) -> cython.longlong:
        return self.codes[i]

    def has(self, code: cython.longlong) -> cython.bint:
        i: cython.int
        for i in range(self.n):
            if self.codes[i] == code:
                return True
        return False

    def sort(self) -> None:
        """Put the codes in ascending order; offers arrive nearly sorted, so insertion is best."""
        i: cython.int
        j: cython.int
        code: cython.longlong
        if self.ordered:
            return
        for i in range(1, self.n):
            code = self.codes[i]
            j = i - 1
            while j >= 0 and self.codes[j] > code:
                self.codes[j + 1] = self.codes[j]
                j -= 1
            self.codes[j + 1] = code
        self.ordered = True

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, i: int) -> int:
        if not 0 <= i < self.n:
            raise IndexError(i)
        return self.codes[i]
