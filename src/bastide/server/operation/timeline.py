"""Time that nobody can set: what the machine's clock said when the server started, and how long ago that was.

Thinking time is reckoned by it, so it does not matter if somebody sets that clock, forwards or back.
"""

from __future__ import annotations

import time

DOUBT_SECONDS = 60.0  # by which the clocks of several machines may differ; more is another time


class Timeline:
    """The time of one server; processes that belong together share it."""

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()
        self.started = self.now()

    def adopt(self, ahead: float, started: float) -> None:
        """Go by the time of the process that started this one."""
        self.ahead, self.started = ahead, started

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self.ahead

    def since(self, at: float) -> float:
        """Seconds since something was stored, as far as this server ran.

        What seems to lie ahead was stored before it started, by a clock that has been set back since.
        """
        now = self.now()
        if not self.started <= at <= now + DOUBT_SECONDS:
            at = self.started
        return max(0.0, now - at)


TIMELINE = Timeline()
