"""A time limit for the arrival of requests, which uvicorn does not have: it would wait for ever."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class TimedRequests(HttpToolsProtocol):
    """Closes a connection on which no complete request arrives in time, be it silent or slow.

    How long a connection may rest between two requests is a setting of uvicorn (``timeout_keep_alive``).
    """

    seconds: float
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._stop_timer()

    def _waits(self) -> bool:
        """Must the client send something? Not once its request is complete or it has become a WebSocket."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        request = self.cycle
        return request is None or request.more_body or request.response_complete

    def _watch(self) -> None:
        """Start the timer when a request is awaited; bytes that arrive do not start it again."""
        if not self._waits():
            self._stop_timer()
        elif self._timer is None:
            self._timer = self.loop.call_later(self.seconds, self._give_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Close without an answer: browsers connect in advance and would take it for that of a request."""
        self._timer = None
        if self._waits():
            self.transport.abort()


def timed_requests(seconds: float) -> type[TimedRequests]:
    """The protocol class for uvicorn, with this limit."""
    return type("TimedRequests", (TimedRequests,), {"seconds": seconds})
