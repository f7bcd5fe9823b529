"""``Workshop``: what takes long to make - boards as pictures, replays, records - one piece after the other.

It is made in a process of its own, so that those who play do not notice, for one address after the other, and
kept as long as people ask for such things: whoever asks for the same again gets the same.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from fastapi import Request, Response

from bastide import BastideError
from bastide.server.http.addresses import address_of
from bastide.server.http.limiter import DRAWING, Limiter
from bastide.server.operation.logs import get_logger
from bastide.server.operation.processes import NoAnswer, Processes
from bastide.server.operation.settings import Settings
from bastide.server.operation.turns import Turns
from bastide.server.refusal import Refusal, refusal_of
from bastide.words import Message

log = get_logger(__name__)
MAX_WAITING = 100
MAX_WAITING_OF_ADDRESS = 10
MAX_SECONDS = 90.0  # for one piece
MAX_MEMORY = 3 << 30  # bytes of addresses that the process may use
REST_SECONDS = 30.0  # without anybody asking, after which the process ends and nothing is kept
MAX_KEPT = 32 << 20  # bytes
WORTH_PACKING = 1000  # bytes
PRIVATE = {"cache-control": "no-store"}  # what a key opens is kept nowhere else


class Workshop:
    """A queue that is never long, and what came out of it last."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter
        self._process = Processes(1, MAX_MEMORY, REST_SECONDS)
        self._turns = Turns(1)
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._rest: asyncio.TimerHandle | None = None

    async def make(
        self,
        request: Request,
        about: Hashable,
        media_type: str,
        headers: Mapping[str, str],
        work: Callable[..., str | bytes],
        *given: Any,
    ) -> Response:
        """Answer with what ``work`` makes, when its turn comes; ``about`` names it among all that is made."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        data = self._kept.get((about, packs))
        if data is None:
            address = address_of(request, self._settings)
            if not self._limiter.has_time(DRAWING, address):
                raise Refusal("rate", Message("server-many-requests"), status=429)
            data = await self._make(address, packs, work, given)
            self._keep((about, packs), data)
        else:
            self._kept.move_to_end((about, packs))
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._forget)
        more = {"content-encoding": "gzip", "vary": "accept-encoding"} if data[:2] == GZIP else {}
        return Response(data, media_type=media_type, headers={**headers, **more})

    async def _make(
        self, address: str, packs: bool, work: Callable[..., str | bytes], given: tuple[Any, ...]
    ) -> bytes:
        turns = self._turns
        if turns.waiting() >= MAX_WAITING or turns.waiting(address) >= MAX_WAITING_OF_ADDRESS:
            raise Refusal("busy", Message("server-much-to-draw"), status=503)
        async with turns.turn(address):
            started = time.perf_counter()
            try:
                return await self._process.ask(MAX_SECONDS, make, packs, work, *given)
            except (NoAnswer, MemoryError) as error:
                log.warning("not made", what=work.__name__, error=repr(error))
                raise Refusal("busy", Message("server-much-to-draw"), status=503) from None
            finally:
                self._limiter.take_time(DRAWING, address, time.perf_counter() - started)

    def _keep(self, name: Hashable, data: bytes) -> None:
        self._size += len(data) - len(self._kept.pop(name, b""))
        self._kept[name] = data
        while self._size > MAX_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def _forget(self) -> None:
        self._kept.clear()
        self._size = 0

    def stop(self) -> None:
        """What is being made is not waited for."""
        self._process.stop()


GZIP = b"\x1f\x8b"


def make(packs: bool, work: Callable[..., str | bytes], *given: Any) -> bytes:
    """In the process: do the work; what cannot be done is refused."""
    try:
        made = work(*given)
    except BastideError as error:
        raise refusal_of(error) from None
    data = made.encode() if isinstance(made, str) else made
    return gzip.compress(data, 5) if packs and len(data) >= WORTH_PACKING else data
