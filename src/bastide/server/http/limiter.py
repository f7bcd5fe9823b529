"""How much one address, and one connection, may ask for."""

from __future__ import annotations

import time
from collections import Counter

from bastide.server.operation.settings import Settings

MINUTE = 60.0
LETTERS_A_MINUTE = 3  # to an address that is to be confirmed, and attempts to confirm it
# Time that is taken: of everybody, of the process that draws, or of those that think.
ANSWERING, DRAWING, COACHING = "answering", "drawing", "coaching"


class Limiter:
    """Limits by address: games started, requests, pictures, joins, and the time all that takes.

    They are counted in this process. What was counted in the minute before weighs less and less until the
    next one begins; older minutes are forgotten, so that a month takes no more room than two minutes.
    """

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self._limits: dict[str, float] = {
            "games": settings.games_a_minute,
            "draws": 2 * settings.games_a_minute,
            "drawings": settings.drawings_a_minute,
            "requests": settings.requests_a_minute,
            "joins": settings.joins_a_minute,
            "letters": LETTERS_A_MINUTE,
            ANSWERING: settings.answering_seconds_a_minute,
            DRAWING: settings.drawing_seconds_a_minute,
            COACHING: settings.coaching_seconds_a_minute,
        }
        self._minute = 0
        self._now: Counter[tuple[str, str]] = Counter()
        self._before: Counter[tuple[str, str]] = Counter()

    def allows(self, what: str, address: str) -> bool:
        """Count one; is it still within the limit?"""
        if not self.on:
            return True
        if self._used(what, address) > self._limits[what] - 1:
            return False
        self._now[what, address] += 1
        return True

    def has_time(self, what: str, address: str) -> bool:
        """May something be done that takes time? How much is known only afterwards."""
        return not self.on or self._used(what, address) < self._limits[what]

    def take_time(self, what: str, address: str, seconds: float) -> None:
        """So much was taken."""
        if self.on:
            self._used(what, address)
            self._now[what, address] += seconds  # type: ignore[assignment]

    def _used(self, what: str, address: str) -> float:
        minute, passed = divmod(time.monotonic() / MINUTE, 1.0)
        if minute != self._minute:
            self._before = self._now if minute == self._minute + 1 else Counter()
            self._now = Counter()
            self._minute = int(minute)
        key = what, address
        return self._now[key] + self._before[key] * (1.0 - passed)


class Bucket:
    """A leaky bucket for the messages of one connection: cheap enough to be asked at every message."""

    def __init__(self, a_second: float, burst: float = 3.0) -> None:
        self.a_second = a_second
        self.most = a_second * burst
        self.level = self.most
        self.at = time.monotonic()

    def allows(self) -> bool:
        """Take one out; was there one left?"""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.a_second)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Pace:
    """How fast connections of one address may speak together: who is too fast waits, nothing is refused."""

    def __init__(self, a_second: float, burst: float = 2.0) -> None:
        self._each = 1.0 / a_second  # seconds
        self._burst = burst
        self._until = 0.0  # what was said fills the time until then

    def wait(self) -> float:
        """Something is said; how long until it may be heard."""
        now = time.monotonic()
        self._until = max(self._until, now - self._burst) + self._each
        return self._until - now
