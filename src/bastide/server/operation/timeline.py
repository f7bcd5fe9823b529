"""Time that nobody can set: what the machine's clock said when the server started, and how long ago that was.

Thinking time is reckoned by it, so it does not matter if somebody sets that clock, forwards or back. It runs
while a server runs: when one was killed, thinking time goes on where it stood then.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

DOUBT_SECONDS = 60.0  # by which the clocks of several machines may differ; more is another time


class Timeline:
    """Every process has one; those that belong together go by the same time."""

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()
        self.started = self.now()
        self.earlier: list[tuple[float, float]] = []  # from when to when servers ran before
        self._adopted = False

    def adopt(self, ahead: float, started: float) -> None:
        """Go by the time of the process that started this one."""
        self.ahead, self.started = ahead, started
        self._adopted = True

    def begin(self) -> None:
        """From now on it can be played, not since this module was loaded."""
        if not self._adopted:
            self.started = self.now()

    def remember(self, runs: Iterable[tuple[float, float]]) -> None:
        """From when to when other processes ran that serve the same games.

        What they ran at the same time as this one is counted here already. What seems to lie ahead was
        before the clock of the machine was set back.
        """
        self.earlier, ahead = [], self.now() + DOUBT_SECONDS
        for begun, ended in sorted(runs):
            end = ended if begun > ahead else min(ended, self.started)
            if self.earlier and begun <= self.earlier[-1][1]:
                begun = self.earlier[-1][1]
            if begun < end:
                self.earlier.append((begun, end))

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self.ahead

    def since(self, at: float) -> float:
        """Seconds since something was stored, as far as this server ran, or one before it.

        What seems to lie ahead was stored before it started, by a clock that has been set back since.
        """
        now = self.now()
        if self.started <= at <= now + DOUBT_SECONDS:
            return max(0.0, now - at)
        before = sum(max(0.0, ended - max(at, begun)) for begun, ended in self.earlier)
        return max(0.0, now - self.started) + before


TIMELINE = Timeline()
