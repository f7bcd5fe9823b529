"""Who is connected to a game, and how messages reach them; nobody waits for the slowest. Compiled."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from typing import Any

from bastide.server.operation.metrics import DROPPED

Sending = Coroutine[Any, None, object]
Send = Callable[[str], Sending]
TOO_SLOW = 1013
MAX_WAITING = 2_000_000  # characters on their way to one client
MAX_UNTAKEN = 32_000_000  # the same to all clients of one address


class Untaken:
    """What is on its way to all connections of one address: if that is too much, they are dropped."""

    def __init__(self, limited: bool = True) -> None:
        self.size = 0
        self.most = MAX_UNTAKEN if limited else sys.maxsize


class Client:
    """One connection: the hashes of its keys, the seats it plays, and the messages on their way to it."""

    def __init__(self, send: Send, max_waiting: int, untaken: Untaken | None = None) -> None:
        self._untaken = untaken if untaken is not None else Untaken()
        self._flying = 0  # of the message that is being sent
        self.keys: tuple[str, ...] = ()
        self.seats: tuple[int, ...] = ()
        self._send = send
        self._max_waiting = max_waiting
        self._waiting: deque[str] = deque()
        self._size = 0  # of all that waits
        self._idle = False  # nothing is on its way, and ``run`` waits for something
        self._begun: Awaitable[None] | None = None  # a message that could not be sent without waiting
        self._called = asyncio.Event()
        self.closed: tuple[int, str] | None = None  # code and reason, once it is to be closed

    def tell(self, message: bytes) -> None:
        """Put a message on its way. Who reads too slowly is dropped; coming back brings the whole state."""
        if self.closed is not None:
            return
        text = message.decode()
        if self._idle:
            self._begin(text)
            return
        untaken = self._untaken
        if len(self._waiting) >= self._max_waiting or self._size > MAX_WAITING or untaken.size > untaken.most:
            DROPPED.inc()
            self._waiting.clear()
            untaken.size -= self._size
            self._size = 0
            self.close(TOO_SLOW, "too slow")
            return
        self._waiting.append(text)
        self._size += len(text)
        untaken.size += len(text)

    def _begin(self, text: str) -> None:
        """Send as far as that goes without waiting: nearly always to the end, and no task need wake up."""
        sending = self._send(text)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except Exception as error:
            self._begun = _fail(error)
        else:
            self._begun = _Rest(sending, awaited)
            self._flying = len(text)
            self._untaken.size += self._flying
        self._idle = False
        self._called.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection once everything on its way has gone out."""
        if self.closed is None:
            self.closed = (code, reason)
            self._called.set()

    async def run(self) -> tuple[int, str]:
        """Send until told to close; why."""
        try:
            return await self._run()
        finally:
            self._untaken.size -= self._flying + self._size
            self._flying = self._size = 0
            self._waiting.clear()

    async def _run(self) -> tuple[int, str]:
        while True:
            if self._begun is not None:
                begun, self._begun = self._begun, None
                await begun
                self._arrived()
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                self._flying = len(text)
                await self._send(text)
                self._arrived()
            if self.closed is not None:
                return self.closed
            self._called.clear()
            self._idle = True
            await self._called.wait()
            self._idle = False

    def _arrived(self) -> None:
        self._untaken.size -= self._flying
        self._flying = 0


async def _fail(error: Exception) -> None:
    raise error


class _Rest:
    """What is left of a coroutine that has begun and waits for something."""

    def __init__(self, sending: Sending, awaited: Any) -> None:
        self.sending = sending
        self.awaited = awaited

    def __await__(self) -> Generator[Any, None, None]:
        yield self.awaited
        yield from self.sending.__await__()


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
