"""The puzzle of the day: from the date alone, the same for everybody with the same pack."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.coach.puzzles.pack import Pack, Puzzle


def puzzle_of(day: date, pack: Pack) -> Puzzle:
    """The puzzle of a day. Each of a pack comes once before any comes again, in an ever new order."""
    number = len(pack.puzzles)
    turn, place = divmod(day.toordinal(), number)
    return sorted(pack.puzzles, key=lambda puzzle: _mixed(turn, puzzle.id))[place]


def _mixed(turn: int, id: str) -> bytes:
    return hashlib.sha256(f"{turn} {id}".encode()).digest()
