"""The files that docs/server.md shows for nginx and systemd do what they are there for."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bastide.view.messages import VERSION
from tests.server.serving import ROOT, Serving, free_port, need

NAME = "play.example.org"
FOLDERS = "client_body proxy fastcgi uwsgi scgi"


def shown(beginning: str) -> str:
    """The block of docs/server.md that begins so."""
    blocks = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").split("```")
    (found,) = [block for block in blocks[1::2] if block.lstrip().startswith(beginning)]
    return re.sub("^  ", "", found, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int, ssl.SSLContext]]:
    """nginx as shown, but for ports and places, with a server behind it: its ports, and whom to trust."""
    need("nginx", "openssl")
    folder = tmp_path_factory.mktemp("proxy")
    certificate = (
        f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
    )
    files = ["-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(["openssl", *certificate.split(), *files], cwd=folder, check=True, capture_output=True)
    server = Serving(f"sqlite:///{folder}/games.sqlite", proxied="on", limits="on", games_a_minute=3).wait()
    plain, secure = free_port(), free_port()
    site = shown("map $http_upgrade")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl;", ""),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        ("client_header_timeout 20s", "client_header_timeout 1s"),
        ("limit_conn people 250", "limit_conn people 5"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    places = " ".join(f"{name}_temp_path {folder}/{name};" for name in FOLDERS.split())
    user = (
        "user root;" if os.getuid() == 0 else ""
    )  # by itself it would become somebody who may not write there
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {places}\n{site}\n}}\n"
    )
    nginx = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            assert nginx.poll() is None, (folder / "errors").read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", secure)) == 0:
                    break
            time.sleep(0.05)
        yield plain, secure, ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
    finally:
        nginx.terminate()
        nginx.wait(20)
        assert "Traceback" not in server.stop()


@pytest.fixture
def client(proxy: tuple[int, int, ssl.SSLContext], monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A browser, as far as it goes, for which the name leads here."""
    look_up = socket.getaddrinfo

    def here(host: Any, *rest: Any, **more: Any) -> Any:
        return look_up("127.0.0.1" if host == NAME else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", here)
    with httpx.Client(base_url=f"https://{NAME}:{proxy[1]}", verify=proxy[2], timeout=30) as found:
        yield found


def origin_of(client: httpx.Client) -> Origin:
    return Origin(str(client.base_url).rstrip("/"))


def test_pages_and_requests_go_through_it(client: httpx.Client) -> None:
    assert client.get("/").status_code == 200
    assert client.get("/api/sets").json()["sets"]
    assert client.get("/metrics").status_code == 403
    elsewhere = {"origin": "https://elsewhere.example.org"}
    assert (
        client.post("/api/games", json={"seats": []}, headers=elsewhere).json()["error"]["code"] == "origin"
    )
    too_large = client.post("/api/replay", content=b"x" * (1024 * 1024 + 1))
    assert too_large.json()["error"]["code"] == "too-large"  # the words are ours, not those of the proxy


def test_who_comes_without_tls_is_led_to_it(proxy: tuple[int, int, ssl.SSLContext]) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy[0]}/x?y", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/x?y")


def test_a_game_goes_through_it_and_addresses_cannot_be_forged(
    proxy: tuple[int, int, ssl.SSLContext], client: httpx.Client
) -> None:
    own = origin_of(client)
    made, statuses = [], []
    for number in range(4):
        headers = {"origin": own, "x-forwarded-for": f"192.0.2.{number}"}
        made.append(client.post("/api/games", json={"seats": [{"kind": "human"}]}, headers=headers))
        statuses.append(made[-1].status_code)
    assert statuses == [201, 201, 201, 429]
    created = made[0].json()
    address = f"wss://{NAME}:{proxy[1]}/api/ws"
    with connect(address, ssl=proxy[2], origin=own, max_size=None, ping_interval=None) as socket:
        token = created["seats"][0]["token"]
        socket.send(json.dumps({"type": "join", "version": VERSION, "game": created["game"], "token": token}))
        state = json.loads(socket.recv(30))
        socket.send(json.dumps({"type": "act", "seq": state["seq"], "action": state["targets"][0]["text"]}))
        assert json.loads(socket.recv(30))["type"] == "update"
    other = Origin("https://elsewhere.example.org")
    with pytest.raises(InvalidStatus), connect(address, ssl=proxy[2], origin=other):
        pass


def test_nobody_takes_all_connections(proxy: tuple[int, int, ssl.SSLContext], client: httpx.Client) -> None:
    """Silent ones have to go, and one address has only so many at a time."""
    with proxy[2].wrap_socket(
        socket.create_connection(("127.0.0.1", proxy[1])), server_hostname=NAME
    ) as silent:
        silent.settimeout(30)
        silent.sendall(b"GET / HTTP/1.1\r\nHost:")
        assert not silent.recv(1), "it was closed, or told that it was late"
    head = f"POST /api/replay HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 100\r\n\r\n".encode()
    with contextlib.ExitStack() as held:
        for _ in range(5):
            plain = socket.create_connection(("127.0.0.1", proxy[1]))
            held.enter_context(proxy[2].wrap_socket(plain, server_hostname=NAME)).sendall(head + b"x")
        until = time.monotonic() + 30
        while client.get("/healthz").status_code != 503:
            assert time.monotonic() < until, "the sixth is let in"
    until = time.monotonic() + 30
    while client.get("/healthz").status_code != 200:
        assert time.monotonic() < until, "there is no place again"


def test_the_unit_of_systemd(tmp_path: Path) -> None:
    need("systemd-analyze")
    unit = shown("[Unit]").replace("/opt/bastide/bin/bastide", shutil.which("true") or "")
    (tmp_path / "bastide.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "bastide.service")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "bastide.service" in line]) == (
        0,
        [],
    )
