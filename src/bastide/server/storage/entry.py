"""``Entry``: something that was accepted in a game, as it is stored, and how much time its players have."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class ThinkingTime(NamedTuple):
    """The clocks of a game: minutes for everybody, seconds added after each of one's turns.

    The minutes are for the whole game, or (``per_move``) for each time that somebody must decide after
    somebody else. Who plays by post may take so many days of ``holidays``, in which their time does not run.
    If somebody's time is up, the computer decides for them, or (``loses``) they have lost.
    """

    minutes: float
    increment: float = 0.0
    loses: bool = False
    per_move: bool = False
    holidays: int = 0


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
