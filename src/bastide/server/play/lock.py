"""``Lock``: one thing at a time with a game. Unlike asyncio's, it can be had without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A lock that is handed on in the order in which it was asked for."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Get it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it on to whoever has waited longest, without its being free in between."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():  # else given up
                waiting.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it was handed on to somebody who has just given up
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
