"""Somebody without an account: their games on all devices, and being told when it is their turn."""

from __future__ import annotations

import base64
import json
import queue
import re
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from bastide.server.storage.people import seal, unseal
from tests.server.guest import TIMEOUT, Guest, create, key
from tests.server.serving import Serving


class PushService(BaseHTTPRequestHandler):
    """The service of a browser's maker, on this machine."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        gone = self.path == "/gone"
        self.send_response(410 if gone else 201)
        self.end_headers()
        self.server.heard.put((self.path, dict(self.headers), body))  # type: ignore[attr-defined]

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Letterbox(socketserver.StreamRequestHandler):
    """Takes one letter by SMTP."""

    def handle(self) -> None:
        self._say("220 here")
        letter: list[str] = []
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            word = line.upper().split()[0]
            if word == "DATA":
                self._say("354 go on")
                while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    letter.append(line)
                self.server.heard.put("\n".join(letter))  # type: ignore[attr-defined]
            self._say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.fixture(scope="module")
def around() -> Iterator[tuple[Any, Any]]:
    """What a server tells people by: a push service and a letterbox, with what they have heard."""
    servers: list[Any] = [
        ThreadingHTTPServer(("127.0.0.1", 0), PushService),
        socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letterbox),
    ]
    for server in servers:
        server.heard = queue.Queue()
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield servers[0], servers[1]
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, around: tuple[Any, Any]) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("telling")
    serving = Serving(
        f"sqlite:///{folder}/games.sqlite",
        tell_seconds=0,
        push_hosts="127.0.0.1",
        smtp=f"smtp://127.0.0.1:{around[1].server_address[1]}",
        origins="https://play.example.org",
    ).wait()
    yield serving
    said = serving.stop()
    assert "Traceback" not in said, said


class Somebody:
    """A person with their key."""

    def __init__(self, server: Serving, name: str) -> None:
        self.server = server
        made = httpx.post(f"{server.http}/api/people", json={"name": name}, timeout=TIMEOUT)
        assert made.status_code == 201, made.text
        self.key: str = made.json()["key"]

    def ask(self, method: str, path: str = "", **body: Any) -> httpx.Response:
        content = {"json": body} if body else {}
        address = f"{self.server.http}/api/me{path}"
        return httpx.request(method, address, headers=key(self.key), timeout=TIMEOUT, **content)  # type: ignore[arg-type]

    def me(self) -> dict[str, Any]:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


def test_a_key_is_sealed_with_another() -> None:
    sealed = seal("mine", "a key to a seat that is longer than one block of the pad")
    assert unseal("mine", sealed) == "a key to a seat that is longer than one block of the pad"
    assert sealed != seal("mine", "a key to a seat that is longer than one block of the pad")
    assert "seat" not in sealed


def test_my_games_are_on_all_devices(server: Serving) -> None:
    ada = Somebody(server, "Ada")
    made = create(server, "human", "human")
    token = made["seats"][0]["token"]
    assert ada.ask("POST", "/games", game=made["game"], tokens=[token]).status_code == 204
    mine = ada.me()["games"]
    assert [(g["game"], g["tokens"], g["yours"], g["current"]) for g in mine] == [
        (made["game"], [token], [0], 0)
    ]
    guest = Guest.joined(server, made["game"], token)
    while guest.targets:
        guest.act(guest.targets[0]["text"])
    assert ada.me()["games"][0]["current"] == 1
    assert ada.ask("DELETE", f"/games/{made['game']}").status_code == 204
    assert ada.me()["games"] == []


def test_a_seat_belongs_to_who_said_so_first(server: Serving) -> None:
    ada, bob = Somebody(server, "Ada"), Somebody(server, "Bob")
    made = create(server, "human", "human")
    for who in (ada, bob):
        who.ask("POST", "/games", game=made["game"], tokens=[made["seats"][0]["token"]])
    assert (len(ada.me()["games"]), len(bob.me()["games"])) == (1, 0)
    wrong = bob.ask("POST", "/games", game=made["game"], tokens=["no key"])
    assert wrong.json()["error"]["code"] == "bad-token"
    assert bob.ask("POST", "/games", game=made["game"], tokens=[made["spectate"]]).status_code == 204
    assert bob.me()["games"] == []  # who watches has no seat


def test_everything_is_exported_and_forgotten(server: Serving) -> None:
    ada = Somebody(server, "Ada")
    made = create(server, "human", "human")
    ada.ask("POST", "/games", game=made["game"], tokens=[made["seats"][1]["token"]])
    assert ada.ask("PATCH", name="Adele").json() == {"name": "Adele"}
    exported = ada.ask("GET", "/export").json()
    assert exported["name"] == "Adele"
    assert [game["game"] for game in exported["games"]] == [made["game"]]
    assert ada.ask("DELETE").status_code == 204
    assert ada.ask("GET").status_code == 403
    assert Guest.joined(server, made["game"], made["seats"][1]["token"]).state["yours"] == [1]


def test_a_wrong_key_opens_nothing(server: Serving) -> None:
    for headers in ({}, key("no key"), {"authorization": "Basic x"}):
        assert httpx.get(f"{server.http}/api/me", headers=headers, timeout=TIMEOUT).status_code == 403
    nameless = httpx.post(f"{server.http}/api/people", json={"name": " "}, timeout=TIMEOUT)
    assert nameless.status_code == 400


def browser_keys() -> tuple[Any, bytes, dict[str, str]]:
    """What a browser makes when it wants to be told: the private key, a secret, and what it passes on."""
    private, secret = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
    public = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return private, secret, {"p256dh": plain(public), "auth": plain(secret)}


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def turn_goes_to_bob(server: Serving) -> Somebody:
    """Bob, who is away, has a seat, and it is his turn now."""
    bob, made = Somebody(server, "Bob"), create(server, "human", "human")
    bob.ask("POST", "/games", game=made["game"], tokens=[made["seats"][1]["token"]])
    bob.made = made  # type: ignore[attr-defined]
    return bob


def let_ada_play(server: Serving, made: dict[str, Any]) -> None:
    ada = Guest.joined(server, made["game"], made["seats"][0]["token"])
    while ada.targets:
        ada.act(ada.targets[0]["text"])
    ada.close()


def test_a_browser_is_told(telling: Serving, around: tuple[Any, Any]) -> None:
    heard, port = around[0].heard, around[0].server_address[1]
    bob = turn_goes_to_bob(telling)
    private, secret, keys = browser_keys()
    assert len(base64.urlsafe_b64decode(bob.me()["push_key"] + "=")) == 65
    for path in ("told", "gone"):
        wish = {"endpoint": f"http://127.0.0.1:{port}/{path}", "language": "de", **keys}
        assert bob.ask("POST", "/pushes", **wish).status_code == 204
    let_ada_play(telling, bob.made)  # type: ignore[attr-defined]
    told = {path: (headers, body) for path, headers, body in (heard.get(timeout=30), heard.get(timeout=30))}
    headers, body = told["/told"]
    assert headers["authorization"].startswith("vapid t=")
    said = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm"))
    assert said["game"] == bob.made["game"]  # type: ignore[attr-defined]
    assert said["body"].startswith("Du bist dran im Spiel mit ")
    while len(bob.ask("GET", "/export").json()["browsers"]) > 1:
        pass  # the one that has gone is forgotten
    bob.ask("POST", "/pushes/gone", endpoint=f"http://127.0.0.1:{port}/told")
    assert bob.ask("GET", "/export").json()["browsers"] == []


def test_only_services_of_browsers_are_spoken_to(telling: Serving) -> None:
    bob, (_, _, keys) = Somebody(telling, "Bob"), browser_keys()
    for endpoint in ("http://10.0.0.1/x", "https://example.org/x", "file:///etc/passwd", "http://[::1"):
        answer = bob.ask("POST", "/pushes", endpoint=endpoint, **keys)
        assert answer.status_code in (400, 422), endpoint
        assert answer.json()["error"]["code"] == "message"


def test_a_letter_comes_once_the_address_is_confirmed(telling: Serving, around: tuple[Any, Any]) -> None:
    heard = around[1].heard
    bob = turn_goes_to_bob(telling)
    assert bob.ask("PUT", "/mail", address="bob@example.org").status_code == 204
    code = re.search(r"\d{8}", heard.get(timeout=30))
    assert code is not None
    assert bob.me()["mail_confirmed"] is False
    assert bob.ask("POST", "/mail", code="x").json()["error"]["message"]["id"] == "server-wrong-code"
    assert bob.ask("POST", "/mail", code=code[0]).status_code == 204
    assert bob.me()["mail_confirmed"] is True
    let_ada_play(telling, bob.made)  # type: ignore[attr-defined]
    letter = heard.get(timeout=30)
    assert "To: bob@example.org" in letter
    assert "It is your turn" in letter
    assert "https://play.example.org/#/mine" in letter
    assert bob.ask("DELETE", "/mail").status_code == 204
    assert bob.me()["mail"] is None


def test_no_letters_where_the_host_sends_none(server: Serving) -> None:
    bob = Somebody(server, "Bob")
    assert bob.me()["can_mail"] is False
    assert (
        bob.ask("PUT", "/mail", address="bob@example.org").json()["error"]["message"]["id"]
        == "server-no-mail"
    )


def test_who_is_away_hears_that_the_game_is_over(telling: Serving, around: tuple[Any, Any]) -> None:
    bob, made = Somebody(telling, "Bob"), create(telling, "human", "human", leaving="out")
    bob.ask("POST", "/games", game=made["game"], tokens=[made["seats"][1]["token"]])
    private, secret, keys = browser_keys()
    bob.ask("POST", "/pushes", endpoint=f"http://127.0.0.1:{around[0].server_address[1]}/over", **keys)
    ada = Guest.joined(telling, made["game"], made["seats"][0]["token"])
    ada.say(type="resign")
    path, _, body = around[0].heard.get(timeout=30)
    said = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm"))
    assert path == "/over"
    assert said["body"].endswith("is over.")
    ada.close()


def test_who_is_there_is_not_told(telling: Serving, around: tuple[Any, Any]) -> None:
    bob = turn_goes_to_bob(telling)
    _, _, keys = browser_keys()
    port = around[0].server_address[1]
    bob.ask("POST", "/pushes", endpoint=f"http://127.0.0.1:{port}/there", **keys)
    made = bob.made  # type: ignore[attr-defined]
    there = Guest.joined(telling, made["game"], made["seats"][1]["token"])
    let_ada_play(telling, made)
    while not there.targets:
        there.hear("update", "presence")
    other = turn_goes_to_bob(telling)  # somebody else, who is told after that
    other.ask("POST", "/pushes", endpoint=f"http://127.0.0.1:{port}/away", **keys)
    let_ada_play(telling, other.made)  # type: ignore[attr-defined]
    assert around[0].heard.get(timeout=30)[0] == "/away"
