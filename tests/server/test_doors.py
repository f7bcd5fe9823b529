"""Addresses that strangers leave with us, to be told something there: we knock at no other door."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from bastide.server.operation.calling import Caller
from bastide.server.operation.settings import PUSH_HOSTS, Settings
from bastide.server.refusal import Refusal
from bastide.server.storage.people import Push
from tests.server.serving import Serving
from tests.server.test_people import Somebody, around, browser_keys, telling  # noqa: F401


class NoGames:
    """What a caller listens to."""

    turn_passed: Any = None


def caller(*hosts: str) -> Caller:
    return Caller(Settings(push_hosts=hosts), None, NoGames())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1:8443\\@fcm.googleapis.com/x",  # of which one reader makes this host, another that
        "https://127.0.0.1\\.fcm.googleapis.com/x",
        "https://127.0.0.1/@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://me:fcm.googleapis.com@fcm.googleapis.com/x",
        "https://127.0.0.1#@fcm.googleapis.com/",
        "https://127.0.0.1?@fcm.googleapis.com/",
        "https://x\n@fcm.googleapis.com/",
        "https://fcm.googleapis.com\t.example.org/",
        "https://fcm.googleapis.com/x\r\nX-Header: y",
        "https://fcm.googleapis.com.example.org/",
        "https://notfcm.googleapis.com.evil/",
        "https://evilfcm.googleapis.com/",
        "https://fcm.googleapis\u3002com/",
        "HTTPS://FCM.googleapis.com@x/",
        "http://fcm.googleapis.com/x",
        "https:fcm.googleapis.com/x",
        "//fcm.googleapis.com/x",
        "gopher://fcm.googleapis.com/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "",
    ],
)
def test_addresses_that_are_no_service_of_a_browser(endpoint: str) -> None:
    with pytest.raises(Refusal):
        caller(*PUSH_HOSTS).check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/cT-x:APA91b_Hq",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-x",
        "https://web.push.apple.com/QH-x",
        "https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD%2bx%3d",
    ],
)
def test_addresses_that_browsers_name(endpoint: str) -> None:
    caller(*PUSH_HOSTS).check_endpoint(endpoint)


class Sends(BaseHTTPRequestHandler):
    """Sends whoever comes on to another door."""

    asked: list[str] = []

    def do_POST(self) -> None:
        self.asked.append(self.path)
        self.send_response(307)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def sends() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Sends)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_service_cannot_send_us_elsewhere(sends: ThreadingHTTPServer) -> None:
    one, (_, _, keys) = caller("127.0.0.1"), browser_keys()
    from py_vapid import Vapid02

    one._vapid = Vapid02()
    one._vapid.generate_keys()
    push = Push(f"http://127.0.0.1:{sends.server_address[1]}/x", keys["p256dh"], keys["auth"], "en")
    with pytest.raises(Exception, match="redirects"):
        one._push(push, "{}")
    assert Sends.asked == ["/x"]


@pytest.mark.parametrize(
    "address",
    [
        "bob@example.org\r\nBcc: all@example.org",
        "bob@example.org\n",
        "bob@example.org,all@example.org",
        "all:bob@example.org",
        "bob(@example.org",
        "bob@[example.org",
        "=?utf-8?q?x=0d=0aBcc:_all@example.org?=@example.org",
        "bob\u2028@example.org",
        "bob\x00@example.org",
        "bob@example.org\x0b",
        "<bob@example.org>",
        '"bob"@example.org',
    ],
)
def test_an_address_is_nothing_but_an_address(telling: Serving, address: str) -> None:  # noqa: F811
    assert Somebody(telling, "Bob").ask("PUT", "/mail", address=address).status_code == 422
