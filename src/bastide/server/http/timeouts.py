"""How long a connection may take to say what it wants: uvicorn by itself would wait for ever."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Impatient(HttpToolsProtocol):
    """Closes a connection on which no complete request arrives, be it silent or slow.

    Between two requests it is uvicorn that waits for so long and no longer (``timeout_keep_alive``).
    """

    seconds: float
    _until: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._rest()

    def _waits(self) -> bool:
        """Is it the client's turn? Not once its request is complete, nor after it has become a WebSocket."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        request = self.cycle
        return request is None or request.more_body or request.response_complete

    def _watch(self) -> None:
        """Some bytes more are no new beginning."""
        if not self._waits():
            self._rest()
        elif self._until is None:
            self._until = self.loop.call_later(self.seconds, self._give_up)

    def _rest(self) -> None:
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _give_up(self) -> None:
        """In silence: browsers open connections in advance and take what comes for an answer to a request."""
        self._until = None
        if self._waits():
            self.transport.abort()


def impatient(seconds: float) -> type[Impatient]:
    """What uvicorn is to make of each connection."""
    return type("Impatient", (Impatient,), {"seconds": seconds})
