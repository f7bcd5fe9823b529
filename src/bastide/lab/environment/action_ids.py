"""Every action of a setup as a small number that never changes: what a network chooses from.

Cells are those of a square window around the start tile, ``size`` cells wide, counted in rows from the north.
The *detail* of an action is its parts (top, piece, spot ...) as one number. The ids of a setup in order:

======== ==================================================== ===============================================
block    for                                                  ids
======== ==================================================== ===============================================
plain    each kind of action that speaks of no place          one for each detail
here     each kind that speaks of a spot, on the last tile    one for each detail
spots    the same kinds, on any other tile                    one for each detail; the cell is asked next
beyond   what has no id of its own, such as cells out of      the first, second, ... such action in the order
         the window                                           of ``legal_actions``
cells    the answer to the question for a cell                one for each cell
laying   each kind that speaks of a place but no spot         one for each cell and detail
======== ==================================================== ===============================================

So a tile is laid by one choice, and a follower comes on it by one more. Only where a figure is to stand far
from the last tile, and several cells are possible, a decision takes two choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in, kind_in, number_in
from bastide.core.geometry import BIAS, ROW, SHIFT
from bastide.players.memory import Memory

if TYPE_CHECKING:
    from bastide.core.action_kinds import ActionKind, Part
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

N_NUMBERS = 256  # values of a small number
BEYOND = 32  # actions without an id of their own that can be chosen at once
N_KINDS = 128
SPACE = 2.9  # the window is so many times as wide as a square of all tiles


@dataclass(frozen=True)
class Block:
    """A range of ids, ``count`` from ``first`` on; ``parts`` are names and sizes, the last runs fastest."""

    name: str
    kind: str
    first: int
    count: int
    parts: tuple[tuple[str, int], ...]


def window(n_tiles: int) -> int:
    """How wide the window is for so many tiles: all of them for a few, nearly always all for many.

    >>> window(73), window(7)
    (25, 13)
    """
    wide = int(SPACE * n_tiles**0.5)
    return min(2 * n_tiles - 1, wide | 1)


class ActionIds(Memory):
    """The ids of one ruleset; ``ranges`` lists them block by block, without gaps."""

    def __init__(self, rules: Ruleset, size: int) -> None:
        Memory.__init__(self)
        if size < 1 or size % 2 == 0:
            raise ValueError(f"a window has an odd number of cells on each side, not {size}")
        self.rules = rules
        self.size = size
        self.west = BIAS - size // 2
        self.north = BIAS + size // 2
        self.plain = self.ints(N_KINDS)
        self.here = self.ints(N_KINDS)
        self.spots = self.ints(N_KINDS)
        self.laying = self.ints(N_KINDS)
        self.details = self.ints(N_KINDS)
        self.factor = self.ints(3 * N_KINDS)
        self.ranges: list[Block] = []
        self._compose()

    def _compose(self) -> None:
        kinds = sorted(self.rules.action_kinds.items())
        plain = [(n, kind) for n, kind in kinds if not kind.has_at]
        spotted = [(n, kind) for n, kind in kinds if kind.spot_number >= 0]
        laying = [(n, kind) for n, kind in kinds if kind.has_at and kind.spot_number < 0]
        first = 0
        for number in range(N_KINDS):
            self.plain[number] = self.here[number] = self.spots[number] = self.laying[number] = -1
        for number, kind in kinds:
            parts = self._parts(kind)
            self.details[number] = _product(parts)
            for i, factor in enumerate(_factors(kind, parts)):
                self.factor[3 * number + i] = factor
        for number, kind in plain:
            self.plain[number] = first
            first = self._block("plain", kind, first)
        for number, kind in spotted:
            self.here[number] = first
            first = self._block("here", kind, first)
        self.first_spots = first
        for number, kind in spotted:
            self.spots[number] = first
            first = self._block("spots", kind, first)
        self.n_spots = first - self.first_spots
        self.beyond = first
        self.ranges.append(Block("beyond", "", first, BEYOND, (("action", BEYOND),)))
        self.cells = first + BEYOND
        rows = (("row", self.size), ("column", self.size))
        self.ranges.append(Block("cells", "", self.cells, self.size**2, rows))
        first = self.cells + self.size**2
        for number, kind in laying:
            self.laying[number] = first
            first = self._block("laying", kind, first, rows)
        self.n = first

    def _parts(self, kind: ActionKind) -> tuple[tuple[str, int], ...]:
        return tuple((part.name, _size(self.rules, part)) for part in kind.parts)

    def _block(self, name: str, kind: ActionKind, first: int, cells: tuple[tuple[str, int], ...] = ()) -> int:
        """Note a block; the id after it."""
        parts = (*cells, *self._parts(kind))
        self.ranges.append(Block(name, kind.name, first, _product(parts), parts))
        return first + _product(parts)

    # While playing, without the interpreter -----------------------------------------------------

    def cell_of(self, at: cython.int) -> cython.int:
        """The number of a place in the window, or -1."""
        column: cython.int = (at & (ROW - 1)) - self.west
        row: cython.int = self.north - (at >> SHIFT)
        if 0 <= column < self.size and 0 <= row < self.size:
            return row * self.size + column
        return -1

    def id_of(self, s: State, code: cython.longlong) -> cython.int:
        """The id of an action; -1 if it has none of its own."""
        kind: cython.int = kind_in(code)
        at: cython.int = at_in(code)
        cell: cython.int
        detail: cython.int = (
            number_in(code, 0) * self.factor[3 * kind]
            + number_in(code, 1) * self.factor[3 * kind + 1]
            + number_in(code, 2) * self.factor[3 * kind + 2]
        )
        if detail >= self.details[kind]:
            return -1
        if self.laying[kind] >= 0:
            cell = self.cell_of(at)
            return self.laying[kind] + cell * self.details[kind] + detail if cell >= 0 else -1
        if self.plain[kind] >= 0:
            return self.plain[kind] + detail
        if self.here[kind] < 0:
            return -1
        if s.last_laid >= 0 and at == s.tile_at[s.last_laid]:
            return self.here[kind] + detail
        return self.spots[kind] + detail

    def answer_of(self, s: State, code: cython.longlong, asked: cython.int) -> cython.int:
        """The id of an action when its cell is asked for, or when nothing is (``asked`` is -1).

        -1 if it has none of its own, -2 if it is no answer to the question.
        """
        i: cython.int = self.id_of(s, code)
        if asked < 0:
            return i
        if i != asked:
            return -2
        i = self.cell_of(at_in(code))
        return self.cells + i if i >= 0 else -1

    def list_all(self, s: State, moves: Moves, asked: cython.int, out: cython.p_int) -> None:
        """Write the id of every legal move, below 0 where it cannot be chosen now.

        Moves that lead to the same question for a cell have the same id.
        """
        i: cython.int
        found: cython.int
        beyond: cython.int = 0
        for i in range(moves.n):
            found = self.answer_of(s, moves.at(i), asked)
            if found == -1 and beyond < BEYOND:
                found = self.beyond + beyond
                beyond += 1
            out[i] = found

    # For people --------------------------------------------------------------------------------------

    def describe(self, number: int) -> str:
        """What an id means, in words of the notation.

        >>> import bastide
        >>> ids = ActionIds(bastide.start("base").rules, 25)
        >>> ids.describe(ids.n - 1)
        'place row 24 column 24 top 3'
        """
        for block in self.ranges:
            if block.first <= number < block.first + block.count:
                rest = number - block.first
                words: list[str] = []
                for name, size in reversed(block.parts):
                    rest, value = divmod(rest, size)
                    words.insert(0, f"{name} {value}")
                title = block.kind if block.name in ("plain", "laying") else f"{block.kind} {block.name}"
                return " ".join([title.strip(), *words])
        raise IndexError(number)


def _size(rules: Ruleset, part: Part) -> int:
    """How many values a part of an action can have."""
    sizes = {
        "rotation": 4,
        "edge": 4,
        "corner": 4,
        "piece": rules.n_kinds,
        "spot": 19,
        "tile": rules.n_designs,
        "player": rules.n_players,
        "choice": len(part.choices),
    }
    return sizes.get(part.kind, N_NUMBERS)


def _product(parts: tuple[tuple[str, int], ...]) -> int:
    product = 1
    for _, size in parts:
        product *= size
    return product


def _factors(kind: ActionKind, parts: tuple[tuple[str, int], ...]) -> list[int]:
    """What each of the three small numbers of a code counts for in the detail."""
    factors: list[int] = []
    for number, part in enumerate(kind.parts):
        fast = _product(parts[number + 1 :])
        factors += [256 * fast, fast] if part.kind == "tile" else [fast]  # a tile takes two numbers
    return [*factors, 0, 0, 0][:3]
