"""``Entry``: something that was accepted in a game, as it is stored."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


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
        clock = None if self.clock is None else json.dumps(self.clock)
        kind, seat, actions = self.kind, self.seat, "\n".join(self.actions)
        return [self.game, self.seq, kind, seat, actions, clock, self.at, self.turn, self.over]

    def row(self) -> dict[str, Any]:
        """The same by the names of the columns."""
        return dict(zip(self._fields, self.cells(), strict=True))
