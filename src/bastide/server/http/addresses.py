"""Where connections come from, as they are counted."""

from __future__ import annotations

from ipaddress import IPv6Address

from fastapi.requests import HTTPConnection

from bastide.server.operation.settings import Settings


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The address of whoever asks; behind a proxy, what the proxy says it is."""
    if settings.proxied:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return counted(forwarded.rsplit(",", 1)[-1].strip()[:64])
    return counted(connection.client.host) if connection.client else "?"


def counted(host: str) -> str:
    """One subscriber of IPv6 has 2**64 addresses: they count as one."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
