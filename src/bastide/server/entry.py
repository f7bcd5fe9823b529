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
    turn: int
    over: bool
    at: float

    def row(self) -> dict[str, Any]:
        """Its columns, in their order."""
        return {
            "game": self.game,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "actions": "\n".join(self.actions),
            "clock": None if self.clock is None else json.dumps(self.clock),
            "at": self.at,
            "turn": self.turn,
            "over": self.over,
        }
