"""``Workshop``: answers that take long to make (pictures of boards, replays) are made one after the other.

The work is done in a thread. Several at once would leave hardly any time for those who play.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping

from fastapi import Request, Response

from bastide.server.refusal import Refusal
from bastide.words import Message

MAX_WAITING = 30
WORTH_PACKING = 1000  # bytes
PRIVATE = {"cache-control": "no-store"}  # what a key opens is kept nowhere else


class Workshop:
    """Does one job at a time; refuses further ones while many wait."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._waiting = 0

    async def make(
        self,
        request: Request,
        work: Callable[[], str | bytes],
        media_type: str,
        headers: Mapping[str, str] = PRIVATE,
    ) -> Response:
        """Do the work when its turn comes, and answer with what was made."""
        if self._waiting >= MAX_WAITING:
            raise Refusal("busy", Message("server-much-to-draw"), status=503)
        packs = "gzip" in request.headers.get("accept-encoding", "")

        def make() -> Response:
            made = work()
            data = made.encode() if isinstance(made, str) else made
            if not packs or len(data) < WORTH_PACKING:
                return Response(data, media_type=media_type, headers=dict(headers))
            packed = {**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(gzip.compress(data, 5), media_type=media_type, headers=packed)

        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(make)
        finally:
            self._waiting -= 1
