"""Marks: what is printed on a tile, or on one of its segments, and means something in the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.errors import SetupError, TileError
from bastide.core.geometry import WINDS
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.expansion import Expansion

TILE = "tile"
FLAG, NUMBER, WORD, WIND, CELL, JOINTS = "flag", "number", "word", "wind", "cell", "joints"
ANY, SUM = "any", "sum"
MAX_CELLS = 16  # columns and rows of a block of tiles


@dataclass(frozen=True)
class Mark:
    """Something printed that an expansion declares: an inn, a pennant, a volcano.

    ``on`` is the kind of segment that bears it, or several of them, or ``tile`` for the tile as a whole.
    ``takes`` says how a tile file writes it, and which number it is in the rules (0 is none):

    ========== ============================ =========================================================
    ``flag``   ``inn = true``               1
    ``number`` ``pennants = 2``             the number, at most ``maximum``
    ``word``   ``goods = "wine"``           the place of the word in ``values``, from 1
    ``wind``   ``flying_machine = "NE"``    the place in ``WINDS``, from 1; it turns with the tile
    ``cell``   ``grid = [2, 1]``            a place in a block of tiles: 1 + column + 16 * row
    ``joints`` ``wagon = [["road:0", ...]]`` no mark of its own: which segments meet (``Tile.joints``)
    ========== ============================ =========================================================

    ``merge`` says what the marks of its segments make of a feature: ``any`` (it has the mark or not) or
    ``sum``. ``key`` is the word in tile files where that is not the name. A ``reserved`` mark is only for
    sets of the game, not for tiles of one's own. A segment with a mark that ``crosses`` may lead under or
    over the others of its tile, as a tunnel does.

    >>> Mark("goods", on="city", values=("wine", "wheat", "cloth")).number("wheat")
    2
    """

    name: str
    on: str | tuple[str, ...]
    values: tuple[str, ...] = ()
    takes: str = ""
    maximum: int = 1
    merge: str = ANY
    key: str = ""
    reserved: bool = False
    crosses: bool = False

    def __post_init__(self) -> None:
        if not self.takes:
            kind = WORD if self.values else NUMBER if self.maximum > 1 else FLAG
            object.__setattr__(self, "takes", kind)
        if not self.key:
            object.__setattr__(self, "key", self.name)
        if self.takes == WIND:
            object.__setattr__(self, "values", WINDS)
        elif any(word in WINDS for word in self.values):
            raise ValueError(f"mark {self.name}: directions are declared with takes={WIND!r}")
        if self.takes in (WIND, CELL, JOINTS) and self.on != TILE:
            raise ValueError(f"mark {self.name}: a {self.takes} belongs to the whole tile")

    @property
    def title(self) -> Message:
        """What is printed, in words."""
        return Message(f"mark-{self.name.replace('_', '-')}")

    @property
    def places(self) -> tuple[str, ...]:
        """What bears it: kinds of segment, or the tile."""
        return (self.on,) if isinstance(self.on, str) else self.on

    def fault(self, value: object) -> Message | None:
        """What is wrong with what a tile file says; nothing if it is right."""
        if self.takes == FLAG:
            return None if isinstance(value, bool) else Message("core-mark-flag", key=self.key)
        if self.takes == NUMBER:
            right = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.maximum
            return None if right else Message("core-mark-number", key=self.key, max=self.maximum)
        if self.takes == CELL:
            return None if _is_cell(value) else Message("core-mark-cell", key=self.key)
        return None if value in self.values else Message("core-mark-word", key=self.key, there=self.values)

    def read(self, value: object) -> int | str | tuple[int, ...]:
        """What a tile file says, as ``Tile`` and ``Segment`` hold it; 0 for none."""
        fault = self.fault(value)
        if fault:
            raise TileError(fault)
        if isinstance(value, list | tuple):
            return tuple(value)
        return int(value) if isinstance(value, int) else str(value)

    def write(self, value: object) -> object:
        """The inverse of ``read``."""
        if self.takes == FLAG:
            return bool(value)
        return list(value) if isinstance(value, tuple) else value

    def number(self, value: object) -> int:
        """What the rules know it by."""
        if isinstance(value, int):
            return value
        if isinstance(value, tuple):
            return 1 + int(value[0]) + MAX_CELLS * int(value[1])
        if value in self.values:
            return 1 + self.values.index(str(value))
        raise TileError(Message("core-mark-word", key=self.name, there=self.values))


def declared_marks(expansions: Iterable[Expansion | type[Expansion]]) -> dict[str, Mark]:
    """The marks of some expansions by name. What several declare alike is one mark."""
    found: dict[str, Mark] = {}
    for expansion in expansions:
        for mark in expansion.marks:
            if found.setdefault(mark.name, mark) != mark:
                message = Message("core-mark-declared-twice", set=expansion.name, mark=repr(mark.name))
                raise SetupError(message)
    return found


def _is_cell(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(v, int) and not isinstance(v, bool) and 0 <= v < MAX_CELLS for v in value)
    )
