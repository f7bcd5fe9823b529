"""Several pieces go home at once, by place: of like pieces nobody can tell which is which, so what is told
of them may not depend on it. A position that is read back may have numbered them differently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from bastide.core.state import State


def note_leaving(s: State, piece: cython.int) -> None:
    """This piece is to go home with others; ``s.scratch`` was cleared before the first."""
    code: cython.longlong = s.where[piece]
    s.scratch.add(code << 16 | piece)


def send_noted_home(s: State, scored: cython.bint) -> None:
    """They go home, unless one has left with another before, or is kept because it was scored."""
    i: cython.int
    piece: cython.int
    s.scratch.sort()
    for i in range(s.scratch.n):
        piece = s.scratch.at(i) & 0xFFFF
        if s.where[piece] >= 0 and not (scored and s.kept(piece)):
            s.send_home(piece)
