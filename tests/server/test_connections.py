"""What a connection may cost: silent ones, endless ones, those that ask much and read nothing."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from bastide.server.http import connections
from bastide.server.http.connections import MAX_HEAD, MAX_PIPELINED, visits
from bastide.server.http.door import Door
from bastide.server.http.security import MAX_UPLOADS_OF_ADDRESS
from tests.server.guest import Guest, create
from tests.server.serving import Serving

EVERYBODY = Door(sys.maxsize, sys.maxsize)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("impatient")
    server = Serving(f"sqlite:///{folder}/games.sqlite", request_seconds=1).wait()
    yield server
    assert "Traceback" not in server.stop()


HEAD = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "drop"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (HEAD, b" "),
        (WHOLE, b"\r\n"),
        (WHOLE + b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
    ],
    ids=["silent", "headers", "body", "nothing after an answer", "headers after an answer"],
)
def test_a_request_that_never_ends(impatient: Serving, first: bytes, drop: bytes) -> None:
    """However it trickles, the connection is closed, without an answer to what is not a request."""
    heard = b""
    with socket.create_connection(("127.0.0.1", impatient.port)) as connection:
        connection.settimeout(0.2)
        connection.sendall(first)
        for _ in range(100):  # a hundred times longer than it takes
            try:
                more = connection.recv(10_000)
                if not more:
                    break
                heard += more
            except TimeoutError:
                connection.sendall(drop)
            except ConnectionError:
                break
        else:
            pytest.fail("it is still open")
    assert heard.count(b"HTTP/1.1") == first.count(WHOLE)


def test_whoever_plays_may_take_his_time(impatient: Serving) -> None:
    created = create(impatient, "human", "human", clock={"minutes": 5})
    guest = Guest.all_seats(impatient, created)
    with socket.create_connection(("127.0.0.1", impatient.port)) as silent:
        silent.settimeout(30)
        assert silent.recv(1) == b""  # closed; and the guest has said nothing for longer
    assert guest.play(random.Random(1), 3) == 3
    guest.close()


def test_an_answer_may_take_its_time() -> None:
    asyncio.run(_slow_answer())


async def _slow_answer() -> None:
    others_are_closed = asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await others_are_closed.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(slow, http=visits(0.1, EVERYBODY), lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve([listening]))
        heard, asking = await asyncio.open_connection(*listening.getsockname())
        asking.write(WHOLE)
        for _ in range(3):
            nothing, silent = await asyncio.open_connection(*listening.getsockname())
            assert await asyncio.wait_for(nothing.read(), 30) == b""
            silent.close()
        others_are_closed.set()
        assert (await asyncio.wait_for(heard.readline(), 30)).startswith(b"HTTP/1.1 204")
        asking.close()
        server.should_exit = True
        await serving


# Those who say too much ----------------------------------------------------------------------------


def memory(server: Serving) -> int:
    """Megabytes that a server has in use."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def answer_to(server: Serving, *parts: bytes, times: int = 1) -> bytes:
    """What comes back when the first part is sent, and the last one again and again."""
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        with contextlib.suppress(ConnectionError):
            for part in parts[:-1]:
                connection.sendall(part)
            for _ in range(times):
                connection.sendall(parts[-1])
        with contextlib.suppress(ConnectionError):
            while more := connection.recv(100_000):
                heard += more
    return heard


LINE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
MUCH = b"a" * 1_000_000


@pytest.mark.parametrize(
    ("status", "parts", "times"),
    [
        (b"414", (b"GET /", b"a" * MAX_HEAD + b" HTTP/1.1\r\n\r\n"), 1),
        (b"414", (b"GET /", MUCH), 30),
        (b"431", (LINE, b"X: " + b"a" * MAX_HEAD + b"\r\n\r\n"), 1),
        (b"431", (LINE + b"X: ", MUCH), 30),
        (b"431", (LINE, b"X: y\r\n" * 100_000), 10),
        (b"431", (LINE + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", MUCH), 30),
        (b"431", (LINE + b"Transfer-Encoding: chunked\r\n\r\n1;x=", MUCH), 30),
    ],
    ids=["address", "endless address", "header", "endless header", "many headers", "trailer", "chunk"],
)
def test_a_request_with_too_much_around_it(
    server: Serving, status: bytes, parts: tuple[bytes, ...], times: int
) -> None:
    before = memory(server)
    answers = answer_to(server, *parts, times=times)
    # A request may have been complete, and answered, before too much came after it.
    assert status in [line.split()[1] for line in answers.split(b"\r\n") if line.startswith(b"HTTP")] or (
        b"chunked" in parts[0] and b" 200 " in answers
    )
    assert memory(server) < before + 20
    assert httpx.get(f"{server.http}/healthz").status_code == 200


def test_a_head_that_is_just_short_enough(server: Serving) -> None:
    filling = b"a" * (MAX_HEAD - 1000)
    assert b" 200 OK" in answer_to(server, LINE + b"Connection: close\r\nX: " + filling + b"\r\n\r\n")


def test_requests_sent_before_the_first_is_answered(server: Serving) -> None:
    """A few are answered one after the other; who sends thousands is refused, and they cost nothing."""
    whole = LINE + b"\r\n"
    few = answer_to(server, whole * (MAX_PIPELINED - 1) + LINE + b"Connection: close\r\n\r\n")
    assert few.count(b"200 OK") == MAX_PIPELINED
    before = memory(server)
    many = answer_to(server, whole * 20_000, times=10)
    assert many.count(b"200 OK") <= MAX_PIPELINED + 1
    assert memory(server) < before + 20


def test_a_body_that_is_too_large_is_not_read(server: Serving) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    answer = answer_to(server, head + b"Content-Length: 9999999999\r\n\r\n")
    assert b"413" in answer.split(b"\r\n")[0]
    assert b"at most 1048576 bytes" in answer


def test_silent_connections_make_room_for_those_who_ask(tmp_path: Path) -> None:
    server = Serving(
        f"sqlite:///{tmp_path}/games.sqlite", limits="on", max_connections_of_address=5, request_seconds=3600
    ).wait()
    try:
        silent = [socket.create_connection(("127.0.0.1", server.port), timeout=30) for _ in range(20)]
        assert httpx.get(f"{server.http}/healthz").status_code == 200
        # Those who came first had to go.
        with contextlib.suppress(ConnectionError):
            assert silent[0].recv(1) == b""
        for connection in silent:
            connection.close()
    finally:
        assert "Traceback" not in server.stop()


class Visitor:
    """Somebody at the door."""

    gone = False

    def abort(self) -> None:
        self.gone = True


def test_who_must_make_room_at_the_door() -> None:
    door = Door(most=4, most_of_address=2)
    first, second, third, busy, other, last = (Visitor() for _ in range(6))
    assert door.let_in(first, "A")
    assert door.let_in(second, "A")
    door.waits(first, "A")
    door.waits(second, "A")
    assert door.let_in(third, "A"), "in the place of the first, who has been silent for longest"
    assert (first.gone, second.gone) == (True, False)
    door.leave(first, "A")  # the connection hears later that it has ended
    door.works(second, "A")
    assert not door.let_in(Visitor(), "A"), "nobody of that address is silent"
    assert door.let_in(busy, "B")
    assert door.let_in(other, "C")
    assert not door.let_in(last, "D"), "it is full, and everybody is at work"
    door.waits(other, "C")
    assert door.let_in(last, "D")
    assert other.gone
    for visitor, address in ((second, "A"), (third, "A"), (busy, "B"), (last, "D")):
        door.leave(visitor, address)
    assert all(door.let_in(Visitor(), address) for address in "EFGH")


def test_who_does_not_read_the_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.1)
    asyncio.run(_unread_answer())


async def _unread_answer() -> None:
    over = asyncio.Event()

    async def large(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(50_000_000), "more_body": True})
        if (await receive())["type"] == "http.disconnect":
            over.set()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(large, http=visits(60, EVERYBODY), lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve([listening]))
        with socket.create_connection(listening.getsockname()) as deaf:
            deaf.sendall(WHOLE)
            await asyncio.wait_for(over.wait(), 30)
        server.should_exit = True
        await serving


# Names of the server -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:1", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil", 421),
    ],
)
def test_other_names_are_refused(server: Serving, host: str, status: int) -> None:
    answer = httpx.get(f"{server.http}/healthz", headers={"host": host})
    assert answer.status_code == status
    if status == 421:
        assert "BASTIDE_HOSTS" in answer.json()["error"]["message"]["text"]


def test_a_page_may_talk_to_its_own_server_only(server: Serving) -> None:
    policy = httpx.get(f"{server.http}/", headers={"host": "localhost:4711"}).headers[
        "content-security-policy"
    ]
    assert "connect-src 'self' ws://localhost:4711 wss://localhost:4711;" in policy


def test_records_that_almost_arrive_do_not_pile_up(tmp_path: Path) -> None:
    """Each may be a megabyte, and takes several while it is read."""
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", limits="on", request_seconds=300).wait()
    head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
    try:
        with contextlib.ExitStack() as held:
            for _ in range(MAX_UPLOADS_OF_ADDRESS):
                slow = held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
                slow.sendall(head + b" " * 500_000)
            late = held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
            late.sendall(head)
            assert late.recv(1000).startswith(b"HTTP/1.1 429")
            elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(transport=elsewhere, timeout=60) as other:
                assert other.post(f"{server.http}/api/replay", content=b"x").status_code == 400
            slow.sendall(b" " * 500_000)
            assert slow.recv(1000).startswith(b"HTTP/1.1 400")
            answer = httpx.post(f"{server.http}/api/replay", content=b"x", timeout=60)
            assert answer.status_code == 400, "there is a place again"
    finally:
        assert "Traceback" not in server.stop()
