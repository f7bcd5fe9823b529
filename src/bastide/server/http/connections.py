"""What one connection may cost before anybody knows what it wants: time, bytes, and its place among others.

uvicorn by itself would wait for ever, keep whatever is sent as a header, and let anybody open all connections
that the system allows.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bastide.server.http.addresses import counted
from bastide.server.http.door import Door

MAX_HEAD = 64 * 1024  # bytes of a request besides its body: the address, headers, what frames chunks
MAX_PIPELINED = 8  # requests that wait for the answer to the one before; browsers send none
LINGER_SECONDS = 2.0  # for who is refused to read why
STALLED_SECONDS = 30.0  # in which somebody must take some of an answer
SOME = 16 * 1024  # bytes


class TooMuch(Exception):
    """The status that tells what there is too much of."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class Visit(HttpToolsProtocol):
    """A connection. It is closed if no complete request arrives, be it silent or slow, or if nobody takes the
    answer; and refused if it says too much.

    Between two requests it is uvicorn that waits for so long and no longer (``timeout_keep_alive``).
    """

    seconds: float  # until a request must be complete
    door: Door

    _address = ""
    _until: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None  # when the other side must have read some more
    _head = 0  # bytes of address and headers that were understood
    _beside = 0  # bytes of this request that were no body, understood or not
    _refused: TooMuch | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = counted(self.client[0]) if self.client else "?"
        if not self.door.let_in(self, self._address):
            transport.abort()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self._refused is not None:  # it may go on talking until it has read why
            return
        self._beside += len(data)
        super().data_received(data)
        if self._refused is None and self._beside > MAX_HEAD and self.transport.get_protocol() is self:
            self._refuse(self._too_long())
        self._watch()

    def eof_received(self) -> None:
        if self._refused is not None:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.door.leave(self, self._address)
        self._rest()
        self.resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a client, and counted as such."""
        super().handle_websocket_upgrade()
        self.door.leave(self, self._address)

    # Too slow ------------------------------------------------------------------------------------

    def abort(self) -> None:
        """End it without a word: browsers take whatever comes for an answer to a request."""
        self.transport.abort()

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
            self.door.waits(self, self._address)
            self._until = self.loop.call_later(self.seconds, self._give_up)

    def _rest(self) -> None:
        self.door.works(self, self._address)
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _give_up(self) -> None:
        self._until = None
        if self._waits():
            self.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._waits():
            self.door.waits(self, self._address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _expect_reading(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(STALLED_SECONDS, self._check_reading, left)

    def _check_reading(self, before: int) -> None:
        if self.transport.get_write_buffer_size() > before - SOME:
            self.abort()
        else:
            self._expect_reading()

    # Too much ------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise self._remember(HTTPStatus.TOO_MANY_REQUESTS)
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        super().on_message_complete()

    def _count(self, bytes: int) -> None:
        self._head += bytes
        if self._head > MAX_HEAD:
            raise self._remember(self._too_long())

    def _too_long(self) -> HTTPStatus:
        if len(getattr(self, "url", b"")) > MAX_HEAD // 2:
            return HTTPStatus.REQUEST_URI_TOO_LONG
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE

    def _remember(self, status: HTTPStatus) -> TooMuch:
        """The parser hides what is raised, so it is kept."""
        self._refused = TooMuch(status)
        return self._refused

    def send_400_response(self, msg: str) -> None:
        if self._refused is None:
            super().send_400_response(msg)
        else:
            self._refuse(self._refused.status)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, hear nothing more, and close when that was read."""
        self._remember(status)
        self.pipeline.clear()
        if self.cycle is None or self.cycle.response_complete:
            line = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(line.encode())
            if self.transport.can_write_eof():
                self.transport.write_eof()
        else:  # it would end up inside the answer to the request before
            self.cycle.keep_alive = False
        self.flow.resume_reading()
        self.loop.call_later(LINGER_SECONDS, self.abort)


def visits(seconds: float, door: Door) -> type[Visit]:
    """What uvicorn is to make of each connection."""
    return type("Visit", (Visit,), {"seconds": seconds, "door": door})


__all__ = ["MAX_HEAD", "Visit", "visits"]
