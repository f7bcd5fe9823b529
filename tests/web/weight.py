"""What a page costs: the bytes that come over the line, as the browser counts them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

FONTS = (".woff2", ".woff")


class Line:
    """Everything that was transferred, by address: the body as it was sent, compressed, and its headers."""

    def __init__(self) -> None:
        self.bytes: dict[str, int] = {}

    def without_fonts(self) -> int:
        return sum(n for url, n in self.bytes.items() if not url.endswith(FONTS))


@contextmanager
def counted(page: Any) -> Iterator[Line]:
    """Count what a page fetches, sockets aside."""
    line, urls = Line(), {}
    network = page.context.new_cdp_session(page)

    def asked(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        url = urls.get(event["requestId"], "")
        if url.startswith("http"):  # a picture inside the page comes with it
            line.bytes[url] = line.bytes.get(url, 0) + int(event["encodedDataLength"])

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", came)
    network.send("Network.enable")
    yield line
    network.detach()
