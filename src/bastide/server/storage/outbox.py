"""``Outbox``: notices on their way to the other processes, at most one of each kind about each game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Outbox:
    """Notices that wait to be sent. A newer one replaces the older, so that they do not pile up."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[str, str], str] = {}
        self._called = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, notice: str) -> None:
        """Put a notice on its way: what it is, the game it is about, and more."""
        kind, _, rest = notice.partition(" ")
        game = rest.partition(" ")[0]
        self._waiting.pop((kind, game), None)  # the newest comes last
        self._waiting[kind, game] = notice
        self._called.set()

    async def send_all(self, send: Callable[[str], Awaitable[object]]) -> None:
        """Send for ever. A notice that could not be sent waits on."""
        while True:
            while self._waiting:
                key, notice = next(iter(self._waiting.items()))
                await send(notice)
                if self._waiting.get(key) == notice:
                    del self._waiting[key]
            self._called.clear()
            await self._called.wait()
