"""``Door``: how many connections there may be, of all and of one address, whatever they are for.

When there are too many, somebody who has asked for nothing yet makes room: coming again costs them nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol


class Visitor(Protocol):
    """A connection that can be ended."""

    def abort(self) -> None: ...


class Door:
    """The connections of one process that are no clients of a game: those are counted as such."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._inside: dict[Visitor, None] = {}
        self._of: Counter[str] = Counter()
        self._silent: dict[str, dict[Visitor, None]] = {}  # of each address, the longest first

    def let_in(self, visitor: Visitor, address: str) -> bool:
        """Let somebody in, in the place of somebody silent if need be; False if nobody can make room."""
        if self._of[address] >= self._most_of_address and not self._make_room(address):
            return False
        if len(self._inside) >= self._most and not self._make_room(self._crowd()):
            return False
        self._inside[visitor] = None
        self._of[address] += 1
        return True

    def leave(self, visitor: Visitor, address: str) -> None:
        """Somebody has gone, perhaps long ago."""
        self.works(visitor, address)
        if visitor in self._inside:
            del self._inside[visitor]
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def waits(self, visitor: Visitor, address: str) -> None:
        """It is the visitor's turn to say something."""
        if visitor in self._inside:
            self._silent.setdefault(address, {})[visitor] = None

    def works(self, visitor: Visitor, address: str) -> None:
        """The visitor has said something, and we are at work."""
        silent = self._silent.get(address, {})
        silent.pop(visitor, None)
        if not silent:
            self._silent.pop(address, None)

    def _crowd(self) -> str:
        """The address that most silent connections come from."""
        return max(self._silent, key=lambda address: len(self._silent[address]), default="")

    def _make_room(self, address: str) -> bool:
        visitor = next(iter(self._silent.get(address, {})), None)
        if visitor is None:
            return False
        self.leave(visitor, address)
        visitor.abort()
        return True
