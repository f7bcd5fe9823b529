"""Headers that keep browsers from harm, and checks of where a request comes from and how large it is."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address
from urllib.parse import urlsplit

import orjson
from fastapi.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.operation.settings import Settings

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a link to a seat must not reach other sites
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Where a connection comes from, as it is counted."""
    if settings.proxied:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return _counted(forwarded.rsplit(",", 1)[-1].strip()[:64])
    return _counted(connection.client.host) if connection.client else "?"


def _counted(host: str) -> str:
    """One subscriber of IPv6 has 2**64 addresses: they count as one."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the page that speaks come from this server? Programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = connection.headers.get("host", "")
    if settings.proxied:
        host = connection.headers.get("x-forwarded-host", host)
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() != ""


class Guard:
    """Wraps the application: answers get the headers; what is too large or from elsewhere is refused."""

    def __init__(self, app: ASGIApp, settings: Settings, sockets: Mapping[str, ASGIApp]) -> None:
        self.app = app
        self.settings = settings
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.sockets.get(scope["path"], nowhere)(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        most = self.settings.max_record if scope["path"] == "/api/replay" else self.settings.max_message
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(request, self.settings):
            await refuse(send, 403, "origin", "this page does not belong to this server")
            return
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > most:
            await refuse(send, 413, "too-large", f"at most {most} bytes")
            return
        taken = 0
        too_large = answered = False

        async def receive_some() -> Message:
            nonlocal taken, too_large
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        async def send_guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                if too_large:
                    answered = True
                    await refuse(send, 413, "too-large", f"at most {most} bytes")
                    return
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(h for h in HEADERS if h[0] not in present)]
            if not answered:
                await send(message)

        await self.app(scope, receive_some, send_guarded)


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Close a WebSocket that was opened at an address that has none."""
    await send({"type": "websocket.close", "code": 1008, "reason": "there is no such address"})


async def refuse(send: Send, status: int, code: str, text: str) -> None:
    """Answer with an error before the application is asked."""
    body = orjson.dumps({"error": {"code": code, "message": text, "rules": [], "reasons": []}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
