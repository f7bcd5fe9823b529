"""Thinking time: so much for the whole game and some more after each turn, or so much for each move.

When it is up, the computer decides for them, or they have lost, as the table wants it (``ThinkingTime``).

A clock does not run while no server runs: after a restart it goes on from where it stood, even if the server
was killed (``operation/pulse.py``). Nor does it mind that somebody sets the time of the machine, not even
while nobody looks at its game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from bastide.server.operation.timeline import TIMELINE
from bastide.server.storage.entry import ThinkingTime


class Clock:
    """The clocks of all seats of a game; times in milliseconds."""

    def __init__(self, seats: int, time_each: ThinkingTime) -> None:
        self.left = [round(time_each.minutes * 60_000)] * seats
        self.increment = round(time_each.increment * 1000)
        self.loses = time_each.loses
        self.per_move = self.left[0] if time_each.per_move else None
        self.running: int | None = None
        self._since = time.monotonic()

    def restore(self, left: Sequence[int], running: int | None, at: float) -> None:
        """Go on from what was stored at a time of the ``TIMELINE``."""
        self.left = list(left)
        self.running = running
        self._since = time.monotonic() - TIMELINE.since(at)

    def press(self, running: int | None, now: float | None = None, resting: float = 0.0) -> tuple[int, ...]:
        """A decision was made; it is somebody's turn to decide now. What is left to everybody.

        Whose holiday lasts so many seconds more has as much more time for a move.
        """
        now = time.monotonic() if now is None else now
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - round((now - self._since) * 1000))
            if running != self.running:
                self.left[self.running] += self.increment
        if running is not None and running != self.running and self.per_move is not None:
            self.left[running] = self.per_move + round(resting * 1000)
        self.running = running
        self._since = now
        return tuple(self.left)

    def give(self, seat: int, seconds: float) -> None:
        """More time for somebody."""
        self.left[seat] += round(seconds * 1000)

    def remaining(self, now: float | None = None) -> list[int]:
        """What is left to everybody at this moment."""
        now = time.monotonic() if now is None else now
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - round((now - self._since) * 1000))
        return left

    def is_up(self) -> bool:
        """Has the time of whoever must decide run out?"""
        return self.running is not None and self.remaining()[self.running] <= 0
