"""Who is connected to a game, and how messages reach them without anybody waiting for the slowest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from bastide.server.metrics import DROPPED

Send = Callable[[str], Awaitable[None]]
TOO_SLOW = 1013
MOST_WAITING = 2_000_000  # characters on their way to one client


class Client:
    """One connection: the seats it plays, and the messages on their way to it."""

    def __init__(self, send: Send, most_waiting: int) -> None:
        self.seats: tuple[int, ...] = ()
        self.seq = 0
        self._send = send
        self._most = most_waiting
        self._waiting: deque[str] = deque()
        self._size = 0  # of all that waits
        self._called = asyncio.Event()
        self.closed: tuple[int, str] | None = None  # code and reason, once it is to be closed

    def tell(self, message: bytes) -> None:
        """Put a message on its way. Who reads too slowly is dropped; coming back brings the whole state."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._most or self._size > MOST_WAITING:
            DROPPED.inc()
            self._waiting.clear()
            self._size = 0
            self.close(TOO_SLOW, "too slow")
            return
        self._waiting.append(message.decode())
        self._size += len(self._waiting[-1])
        self._called.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection once everything on its way has gone out."""
        if self.closed is None:
            self.closed = (code, reason)
            self._called.set()

    async def run(self) -> tuple[int, str]:
        """Send until told to close; why."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._send(message)
            if self.closed is not None:
                return self.closed
            self._called.clear()
            await self._called.wait()


class Hub:
    """The clients of one game. Seats that are connected to other processes are told by those."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[int, ...]] = {}

    def here(self) -> tuple[int, ...]:
        """The seats connected to this process."""
        return tuple(sorted({seat for client in self.clients for seat in client.seats}))

    def connected(self, always: Sequence[bool]) -> list[bool]:
        """Seat by seat: is somebody there?"""
        there = set(self.here()).union(*self.elsewhere.values())
        return [computer or seat in there for seat, computer in enumerate(always)]

    def tell_all(self, message: bytes) -> None:
        for client in self.clients:
            client.tell(message)
