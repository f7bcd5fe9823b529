"""Time that nobody can set: what the machine's clock said when the server started, and how long ago that was.

Thinking time is reckoned by it, so it does not matter if somebody sets that clock, forwards or back. It runs
while a server runs: when one was killed, thinking time goes on where it stood then.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

DOUBT_SECONDS = 60.0  # by which the clocks of several machines may differ; more is another time
Span = tuple[float, float]  # a server ran from here to there


class Timeline:
    """The time of one server; processes that belong together share it."""

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()
        self.started = self.now()
        self.before: list[Span] = []  # when other servers ran, before this one started
        self._adopted = False

    def adopt(self, ahead: float, started: float) -> None:
        """Go by the time of the process that started this one."""
        self.ahead, self.started = ahead, started
        self._adopted = True

    def begin(self, spans: Iterable[Span]) -> None:
        """From now on it can be played; other servers of the same games ran at those times."""
        if not self._adopted:
            self.started = self.now()
        self.before = joined(spans, self.started)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self.ahead

    def since(self, at: float) -> float:
        """Seconds since something was stored, as far as a server ran.

        What seems to lie ahead was stored before it started, by a clock that has been set back since.
        """
        now = self.now()
        if at > now + DOUBT_SECONDS:
            at = self.started
        earlier = sum(max(0.0, end - max(at, start)) for start, end in self.before)
        return earlier + max(0.0, now - max(at, self.started))


def joined(spans: Iterable[Span], until: float) -> list[Span]:
    """Spans of time before a certain one, in order; what lies in several of them is there once."""
    result: list[Span] = []
    for start, end in sorted(spans):
        start, end = min(start, until), min(end, until)
        if result and start <= result[-1][1]:
            result[-1] = result[-1][0], max(end, result[-1][1])
        elif start < end:
            result.append((start, end))
    return result


TIMELINE = Timeline()
