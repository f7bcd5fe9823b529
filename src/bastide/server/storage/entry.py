"""``Entry``: something that was accepted in a game, as it is stored, and how much time its players have."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class ThinkingTime(NamedTuple):
    """The clocks of a game: minutes for everybody, seconds added after each of one's turns.

    If somebody's time is up, the computer decides for them, or (``loses``) they have lost.
    """

    minutes: float
    increment: float = 0.0
    loses: bool = False


class Entry(NamedTuple):
    """Something that was accepted."""

    game: str
    seq: int
    kind: str
    seat: int | None
    actions: tuple[str, ...]
    clock: tuple[int, ...] | None
    at: float
    turn: int
    over: bool

    def cells(self) -> list[Any]:
        """What is stored of it, in the order of its fields, which is that of the columns."""
        game, seq, kind, seat, actions, clock, at, turn, over = self
        left = None if clock is None else json.dumps(clock)
        return [game, seq, kind, seat, "\n".join(actions), left, at, turn, over]

    def row(self) -> dict[str, Any]:
        """The same by the names of the columns."""
        return dict(zip(self._fields, self.cells(), strict=True))
