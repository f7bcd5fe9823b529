"""How ``bastide serve`` and ``make play`` start the server, and what they say."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bastide import BastideError
from bastide.server.operation.run import listen
from bastide.server.operation.settings import Settings

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(tmp_path: Path, *options: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """The command, until it has said that it is there; it ends politely."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    command = [
        sys.executable,
        "-m",
        "bastide.cli",
        "serve",
        "--database",
        f"sqlite:///{tmp_path}/games.sqlite",
    ]
    with (tmp_path / "said").open("w") as said:
        process = subprocess.Popen([*command, *options], env=environment, stderr=said, text=True)
        try:
            end = time.monotonic() + 60
            while "server started" not in (tmp_path / "said").read_text():
                assert time.monotonic() < end
                assert process.poll() is None, (tmp_path / "said").read_text()
                time.sleep(0.05)
            yield process
        finally:
            process.send_signal(signal.SIGINT)  # Ctrl-C
            process.wait(30)


def test_it_says_its_address_and_the_one_for_others(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--host", "0.0.0.0", "--port", str(port)):
        said = (tmp_path / "said").read_text()
        assert f"http://127.0.0.1:{port}/" in said
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
            assert answer.status == 200
    assert "Traceback" not in (tmp_path / "said").read_text()
    others = [line for line in said.splitlines() if line.endswith("for others in this network")]
    assert len(others) <= 1  # a machine may have no network
    assert all(f":{port}/" in line and "127.0.0.1" not in line for line in others)


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@pytest.mark.parametrize(
    ("host", "told", "others"),
    [
        ("localhost", "localhost", ["127.0.0.1", "[::1]"]),
        ("::", "[::1]", ["127.0.0.1", "[::1]"]),
        ("127.0.0.1", "127.0.0.1", []),
    ],
)
def test_it_listens_on_every_address_of_the_host(
    tmp_path: Path, host: str, told: str, others: list[str]
) -> None:
    if not has_ipv6():
        if ":" in host:
            pytest.skip("missing: IPv6")
        others = [other for other in others if ":" not in other]
    with serving(tmp_path, "--host", host, "--port", "0"):
        first = (tmp_path / "said").read_text().splitlines()[0]
        found = re.fullmatch(rf"bastide: http://{re.escape(told)}:(\d+)/ .*", first)
        assert found, first
        for name in (told, *others):
            with urllib.request.urlopen(f"http://{name}:{found[1]}/healthz", timeout=20) as answer:
                assert answer.status == 200


def test_half_of_a_host_is_not_enough(tmp_path: Path) -> None:
    """Somebody else has the port on one of the two: a browser might reach them."""
    if not has_ipv6():
        pytest.skip("missing: IPv6")
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as other:
        settings = Settings(host="localhost", port=other.getsockname()[1])
        with pytest.raises(BastideError, match="cannot listen on localhost"):
            listen(settings)
        with socket.create_server(("127.0.0.1", settings.port)):
            pass  # what was taken has been given back


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    browser, opened, port = tmp_path / "browser", tmp_path / "opened", free_port()
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    screen = {"BROWSER": str(browser), "DISPLAY": ":9", "WAYLAND_DISPLAY": ""}
    with serving(tmp_path, "--open", "--port", str(port), **screen):
        end = time.monotonic() + 30
        while not opened.exists() or not opened.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
    assert opened.read_text() == f"http://127.0.0.1:{port}/\n"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.cli.commands import serve

    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve._has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve._has_screen()


def test_a_port_that_is_taken_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "bastide.cli", "serve", "--port", str(port)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode != 0
    assert f"port {port}" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_make_play_hands_on_what_it_is_given() -> None:
    told = ["HOST=0.0.0.0", "PORT=9123", "DATABASE=sqlite:////games"]
    done = subprocess.run(
        ["make", "-n", "-o", "build", "-o", "web", "play", *told],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert "serve --open --host 0.0.0.0 --port 9123 --database sqlite:////games" in done.stdout
