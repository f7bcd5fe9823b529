"""Headers that keep browsers from harm, and checks of where a request comes from and how large it is."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import orjson
from fastapi.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Frame

from bastide.server.http.addresses import address_of
from bastide.server.operation.settings import Settings
from bastide.server.refusal import Refusal
from bastide.words import Message

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'{sockets}; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UPLOAD = "/api/replay"
# Records that are being sent, or wait for their turn: each takes several times its size.
MAX_UPLOADS = 16
MAX_UPLOADS_OF_ADDRESS = 4
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a link to a seat must not reach other sites
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def host_of(connection: HTTPConnection, settings: Settings) -> str:
    """What the browser calls this server, in small letters and with the port."""
    host = connection.headers.get("host", "")
    if settings.proxied:
        host = connection.headers.get("x-forwarded-host", host)
    return host.lower()


@lru_cache(maxsize=256)
def headers_for(host: str) -> list[tuple[bytes, bytes]]:
    """What every answer has; the page may talk to nobody but the server it came from.

    Not every browser takes ``'self'`` to mean WebSockets, too.
    """
    sockets = f" ws://{host} wss://{host}" if _is_address(host) else ""
    return [(b"content-security-policy", POLICY.format(sockets=sockets).encode()), *HEADERS]


def _is_address(host: str) -> bool:
    """Is it safe to repeat? Whoever asks may write anything there."""
    return host.isascii() and host != "" and all(c.isalnum() or c in "-._:[]" for c in host)


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the page that speaks come from this server? Programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = host_of(connection, settings)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host != ""


def is_own_host(host: str, settings: Settings) -> bool:
    """Is this server meant? Else a page of somebody else's could give its own name our address.

    Addresses in numbers and the names of this machine always mean it; a proxy knows by itself what it hands
    on, unless it is told otherwise.
    """
    if not host or "*" in settings.hosts or (settings.proxied and not settings.hosts):
        return True  # every browser names a host
    name = host.removesuffix(":" + host.rpartition(":")[2]) if not host.endswith("]") else host
    name = name.strip("[]").rstrip(".")
    if name in _own_names() or name in (settings.host, *settings.hosts):
        return True
    if any(name == urlsplit(origin).hostname for origin in settings.origins):
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return name.partition(".")[0] == _own_names()[1]
    return True


@lru_cache(maxsize=1)
def _own_names() -> tuple[str, str]:
    return "localhost", socket.gethostname().partition(".")[0].lower()


class Guard:
    """Wraps the application: answers get the headers; what is too large or from elsewhere is refused."""

    def __init__(self, app: ASGIApp, settings: Settings, sockets: Mapping[str, ASGIApp]) -> None:
        self.app = app
        self.settings = settings
        self.sockets = sockets
        self._uploads: Counter[str] = Counter()  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        host = host_of(request, self.settings)
        ours = is_own_host(host, self.settings)
        if scope["type"] == "websocket":
            await (self.sockets.get(scope["path"], nowhere) if ours else nowhere)(scope, receive, send)
            return
        most = self.settings.max_record if scope["path"] == UPLOAD else self.settings.max_message
        if not ours:
            await refuse(send, Refusal("host", Message("server-other-host", host=host[:100]), status=421))
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(request, self.settings):
            await refuse(send, Refusal("origin", Message("server-other-page"), status=403))
            return
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > most:
            too_large = Refusal("too-large", Message("server-too-large", bytes=most), status=413)
            await refuse(send, too_large)
            return
        if scope["path"] != UPLOAD or not self.settings.limits:
            await self._answer(scope, receive, send, host, most)
            return
        address = address_of(request, self.settings)
        if self._uploads[address] >= MAX_UPLOADS_OF_ADDRESS:
            await refuse(send, Refusal("rate", Message("server-many-requests"), status=429))
            return
        if self._uploads.total() >= MAX_UPLOADS:
            await refuse(send, Refusal("busy", Message("server-much-to-draw"), status=503))
            return
        self._uploads[address] += 1
        try:
            await self._answer(scope, receive, send, host, most)
        finally:
            self._uploads[address] -= 1
            if not self._uploads[address]:
                del self._uploads[address]

    async def _answer(self, scope: Scope, receive: Receive, send: Send, host: str, most: int) -> None:
        """Have it answered; what turns out to be too large is refused after all."""
        too_large = Refusal("too-large", Message("server-too-large", bytes=most), status=413)
        taken = 0
        is_too_large = answered = begun = False

        async def receive_some() -> Frame:
            nonlocal taken, is_too_large
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                is_too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        async def send_guarded(message: Frame) -> None:
            nonlocal answered, begun
            if message["type"] == "http.response.start":
                begun = True
                if is_too_large:
                    answered = True
                    await refuse(send, too_large)
                    return
                present = {name.lower() for name, _ in message["headers"]}
                more = (h for h in headers_for(host) if h[0] not in present)
                message["headers"] = [*message["headers"], *more]
            if not answered:
                await send(message)

        try:
            await self.app(scope, receive_some, send_guarded)
        except asyncio.CancelledError:  # the server stops, and does not wait for what takes long
            if not begun:
                await refuse(send, Refusal("busy", Message("server-stopping"), status=503))


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Close a WebSocket that was opened at an address that has none."""
    await send({"type": "websocket.close", "code": 1008, "reason": "there is no such address"})


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer with an error before the application is asked; what is still to come is not kept."""
    body = orjson.dumps(refusal.error())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *headers_for(""),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
