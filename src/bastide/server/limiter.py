"""How much one address, and one connection, may ask for."""

from __future__ import annotations

import time

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from bastide.server.settings import Settings


class Limiter:
    """Limits by address: games started, requests, pictures, joins. Counted in this process."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._items = {
            "games": RateLimitItemPerMinute(settings.games_a_minute),
            "drawings": RateLimitItemPerMinute(settings.drawings_a_minute),
            "requests": RateLimitItemPerMinute(settings.requests_a_minute),
            "joins": RateLimitItemPerMinute(settings.joins_a_minute),
        }

    def allows(self, what: str, address: str) -> bool:
        """Count one; is it still within the limit?"""
        return not self.on or self._limiter.hit(self._items[what], what, address)


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
