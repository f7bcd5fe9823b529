"""``Turns``: who may do something that only so many can do at once. Whoever wants much waits longer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Places are given in turn: to one of an address, then to one of the next. Of one address, in order.

    Who has none comes before those who have one already, or had it just now: somebody with a single wish
    waits for one of somebody with many, not for two.

    With ``rests``, a place stays empty for as long as it was taken: half of the time is for something else.
    """

    def __init__(self, places: int, *, rests: bool = False) -> None:
        self._free = places
        self._rests = rests
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next comes first
        self._taken: Counter[str] = Counter()  # places, by address

    def waiting(self, whose: str | None = None) -> int:
        """How many wait, of all or of one address."""
        if whose is not None:
            return len(self._waiting.get(whose, ()))
        return sum(map(len, self._waiting.values()))

    async def take(self, whose: str, seconds: float) -> None:
        """Wait for a place for something that takes about so long, and is not waited for."""
        await self._place(whose)
        asyncio.get_running_loop().call_later(2 * seconds if self._rests else seconds, self._hand_on, whose)

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a place, and have it for so long."""
        await self._place(whose)
        started = time.perf_counter()
        try:
            yield
        finally:
            if self._rests:
                took = time.perf_counter() - started
                asyncio.get_running_loop().call_later(took, self._hand_on, whose)
            else:
                self._hand_on(whose)

    async def _place(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            self._taken[whose] += 1
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it was handed on to somebody who has just given up
                self._hand_on(whose)
            raise

    def _hand_on(self, whose: str) -> None:
        """Somebody gives back their place."""
        given = False
        while self._waiting and not given:
            following = min(self._waiting, key=lambda address: self._taken[address])
            line = self._waiting.pop(following)
            waiting = line.popleft()
            if line:  # behind all others
                self._waiting[following] = line
            if not waiting.done():  # else given up
                waiting.set_result(None)
                self._taken[following] += 1
                given = True
        self._free += not given
        self._taken[whose] -= 1
        if not self._taken[whose]:
            del self._taken[whose]
