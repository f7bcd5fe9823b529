"""A thousand games, people who talk and are told when it is their turn, and ten who do their worst.

The server has its usual limits. Everybody has an address of their own (127.0.x.y), hostile people one each;
they do whatever costs most and is still allowed, and more, which is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from picows import WSMsgType, ws_connect

from bastide.cli.setups import everything
from bastide.view.messages import PHRASES, VERSION
from scripts.bench_server import Bot, Process, Tally, in_groups, run_echo, work
from tests import bombs
from tests.server.test_people import browser_keys
from tests.siege.fuzz import Limited
from tests.siege.memory import Watch, settled, used

OF_ADDRESS = 25  # games; thirty a minute are allowed
WAIT = 120.0
EVERY = 10.0  # seconds between the moves of a table
TALK_EVERY = 60.0
EVERY_SET = everything()


@dataclass
class Found:
    """What was measured."""

    echo: Tally = field(default_factory=Tally)
    calm: list[Tally] = field(default_factory=list)  # of some seconds each
    siege: list[Tally] = field(default_factory=list)
    told: int = 0
    said: int = 0
    hostile: Counter[str] = field(default_factory=Counter)
    before: int = 0
    most: int = 0
    after: int = 0
    core: float = 0.0  # that the process which plays used under siege
    load: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def client(port: int, address: str) -> httpx.AsyncClient:
    """Somebody at an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, retries=0)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=WAIT)


def join_of(game: str, *tokens: str) -> bytes:
    first, *more = tokens
    return orjson.dumps({"type": "join", "version": VERSION, "game": game, "token": first, "tokens": more})


class At(Bot):
    """A connection from an address."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__()
        self.port, self.here = port, address
        self.targets: list[Any] = []

    async def come(self) -> None:
        self.transport, _ = await ws_connect(
            lambda: self,
            f"ws://127.0.0.1:{self.port}/api/ws",
            local_addr=(self.here, 0),
            websocket_handshake_timeout=WAIT,
        )

    def hear(self, message: memoryview) -> bool:
        heard = orjson.loads(message)
        if heard["type"] == "refused":
            raise RuntimeError(heard["message"]["text"])
        if heard["type"] not in ("state", "update"):
            return False
        self.seq, self.targets = heard["seq"], heard["targets"]
        return True

    def say(self, **message: Any) -> None:
        self.transport.send(WSMsgType.TEXT, orjson.dumps(message))


class Table(At):
    """A game of two seats that one client plays, a move now and then, a word now and then."""

    async def open(self, http: httpx.AsyncClient, seed: int) -> None:
        self.random = random.Random(seed)
        answer = await http.post("/api/games", json={"seats": [{"kind": "human"}] * 2})
        made = answer.json()
        await self.come()
        await self.ask(join_of(made["game"], *(seat["token"] for seat in made["seats"])))

    async def move(self) -> float:
        text = self.random.choice(self.targets)["text"]
        return await self.ask(orjson.dumps({"type": "act", "seq": self.seq, "action": text}))


class PostService:
    """The service of browsers: who is told that it is their turn comes and plays, then leaves again."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.called: dict[str, asyncio.Event] = {}

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line[15:]) for line in head.splitlines() if line.lower().startswith("content-length")
        )
        await reader.readexactly(length)
        writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        self.found.told += 1
        self.called[head.split()[1][1:]].set()


async def play_by_notice(
    service: PostService, port: int, http: httpx.AsyncClient, post: int, address: str
) -> None:
    """Two people who are there only while it is their turn; their browsers tell them when it is."""
    made = (await http.post("/api/games", json={"seats": [{"kind": "human"}] * 2})).json()
    names = []
    for number, seat in enumerate(made["seats"]):
        person = (await http.post("/api/people", json={"name": f"P{number}"})).json()
        who = {"authorization": f"Bearer {person['key']}"}
        name = f"{made['game']}-{number}"
        service.called[name] = asyncio.Event()
        names.append(name)
        wish = {"endpoint": f"http://127.0.0.1:{post}/{name}", **browser_keys()[2]}
        await http.post("/api/me/games", json={"game": made["game"], "tokens": [seat["token"]]}, headers=who)
        (await http.post("/api/me/pushes", json=wish, headers=who)).raise_for_status()
    turn = 0
    while True:
        player = At(port, address)
        await player.come()
        await player.ask(join_of(made["game"], made["seats"][turn]["token"]))
        while player.targets:
            await player.ask(
                orjson.dumps({"type": "act", "seq": player.seq, "action": player.targets[0]["text"]})
            )
        await player.leave()
        turn = 1 - turn
        await service.called[names[turn]].wait()
        service.called[names[turn]].clear()


# People without manners ---------------------------------------------------------------------------------


class Hostile:
    """One address that does its worst until it is over."""

    def __init__(self, port: int, number: int, prey: dict[str, Any], found: Found) -> None:
        self.port, self.number, self.prey, self.found = port, number, prey, found
        self.address = f"127.0.9.{number + 1}"
        self.random = random.Random(number)
        self.who = {"authorization": f"Bearer {prey['spectate']}"}

    async def run(self) -> None:
        async with client(self.port, self.address) as self.http:
            special = [self.silent, self.deaf, self.upload, self.boards, self.computers]
            more = [self.take_back, self.bombs, self.trickle, self.hints, self.come_and_go]
            work = [self.ask_all, self.fetch_all, self.open_games, [*special, *more][self.number % 10]]
            await asyncio.gather(*(self._again(one) for one in work))

    async def _again(self, work: Any) -> None:
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:  # refused, dropped: they come again
                self.found.hostile[f"{work.__name__}: {type(error).__name__}"] += 1
                await asyncio.sleep(0.2)

    def count(self, status: int) -> None:
        self.found.hostile[str(status)] += 1
        if status >= 500 and status != 503:
            self.found.faults.append(f"{status} for {self.address}")

    async def ask_all(self) -> None:
        """Questions over the WebSocket about a large game, as many as may be said."""
        one = At(self.port, self.address)
        one.hear = lambda message: True  # type: ignore[method-assign]
        await one.come()
        await one.ask(join_of(self.prey["game"], self.prey["spectate"]))
        while True:
            at = [self.random.randint(-20, 20), self.random.randint(-20, 20)]
            for question in (
                {"type": "farms", "id": 1},
                {"type": "feature", "id": 2, "at": at, "spot": self.random.choice("NESW")},
                {"type": "cell", "id": 3, "at": at},
                {"type": "explain", "id": 4, "action": f"@{at[0]},{at[1]}>N"},
            ):
                await asyncio.wait_for(one.ask(orjson.dumps(question)), WAIT)
                self.found.hostile["questions"] += 1
                await asyncio.sleep(1 / 39)

    async def fetch_all(self) -> None:
        base, turn = f"/api/games/{self.prey['game']}", self.random.randint(1, 900)
        for path in (
            "",
            f"/track.svg?scores={turn},{turn}",
            f"/picture.svg?turn={turn}",
            f"/replay?from={turn}",
            "/film.svg",
            "/record?format=json",
        ):
            self.count((await self.http.get(base + path, headers=self.who)).status_code)
        await asyncio.sleep(0.05)

    async def open_games(self) -> None:
        wanted = {"setup": EVERY_SET, "seats": [{"kind": "human"}] * 6, "waiting": True, "open": True}
        self.count((await self.http.post("/api/games", json=wanted)).status_code)
        await asyncio.sleep(1)

    async def silent(self) -> None:
        """Connections that say nothing."""
        held = []
        try:
            for _ in range(400):
                held.append(
                    await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
                )
                self.found.hostile["silent connections"] += 1
            await asyncio.sleep(10)
        finally:
            for _, writer in held:
                writer.transport.abort()

    async def deaf(self) -> None:
        """Connections that ask and never read."""
        handshake = (
            b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        held = []
        try:
            for _ in range(60):
                loop = asyncio.get_running_loop()
                transport, _ = await loop.create_connection(
                    Deaf, "127.0.0.1", self.port, local_addr=(self.address, 0)
                )
                held.append(transport)
                transport.write(handshake)
                await asyncio.sleep(0.05)
                transport.write(masked(join_of(self.prey["game"], self.prey["spectate"])))
                for _ in range(60):
                    transport.write(masked(b'{"type":"farms","id":1}'))
                self.found.hostile["deaf connections"] += 1
            await asyncio.sleep(5)
        finally:
            for transport in held:
                transport.abort()

    async def upload(self) -> None:
        """Records that almost arrive."""
        held = []
        head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048576\r\n\r\n"
        try:
            for _ in range(150):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0)
                )
                held.append(writer)
                writer.write(head + b" " * 1_000_000)
                self.found.hostile["uploads that do not end"] += 1
                await asyncio.sleep(0.02)
            await asyncio.sleep(5)
        finally:
            for writer in held:
                writer.transport.abort()

    async def boards(self) -> None:
        """Games that are not kept: everything is played again for each question."""
        answer = await self.http.post("/api/lessons/base", json={})
        self.count(answer.status_code)
        for board in ("ROAD-3", "FARM-1", "CITY-1"):
            answer = await self.http.post(f"/api/boards/{board}", json={"names": ["Ada", "Bob"]})
            self.count(answer.status_code)

    async def computers(self) -> None:
        """Games in which computers play each other, watched so that they go on."""
        watching = []
        for _ in range(25):
            wanted = {"seats": [{"kind": "ai", "player": "king"}] * 2 + [{"kind": "human"}]}
            answer = await self.http.post("/api/games", json=wanted)
            self.count(answer.status_code)
            if answer.status_code == 201:
                made, one = answer.json(), At(self.port, self.address)
                await one.come()
                await one.ask(join_of(made["game"], made["seats"][2]["token"]))
                watching.append(one)
        await asyncio.sleep(30)
        for one in watching:
            await one.leave()

    async def take_back(self) -> None:
        """Decide and take it back, as fast as that is allowed."""
        one = Table(self.port, self.address)
        await one.open(self.http, self.number)
        while True:
            await one.move()
            with contextlib.suppress(RuntimeError):
                await one.ask(orjson.dumps({"type": "undo", "seq": one.seq}))
            self.found.hostile["taken back"] += 1
            await asyncio.sleep(2 / 39)

    async def bombs(self) -> None:
        for number, bomb in enumerate(bombs.records()):
            if number % 29 == self.number:
                self.count((await self.http.post("/api/replay", content=bomb.encode())).status_code)

    async def trickle(self) -> None:
        """Requests that come drop by drop."""
        held = [
            await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
            for _ in range(190)
        ]
        try:
            for _ in range(30):
                for _, writer in held:
                    writer.write(b"GET / HTTP/1.1\r\nX: y\r\n"[:3])
                await asyncio.sleep(1)
        finally:
            for _, writer in held:
                writer.transport.abort()

    async def hints(self) -> None:
        """Hints at many tables at once."""
        one = Table(self.port, self.address)
        await one.open(self.http, self.number)
        one.hear = lambda message: True  # type: ignore[method-assign]
        while True:
            await asyncio.wait_for(one.ask(b'{"type":"hint","id":1,"depth":"full"}'), WAIT)
            self.found.hostile["hints"] += 1
            await asyncio.sleep(1 / 39)

    async def come_and_go(self) -> None:
        """Join a large game again and again: every time it is sent whole."""
        one = At(self.port, self.address)
        one.hear = lambda message: True  # type: ignore[method-assign]
        await one.come()
        for _ in range(30):
            await asyncio.wait_for(one.ask(join_of(self.prey["game"], self.prey["spectate"])), WAIT)
            self.found.hostile["joins"] += 1
        await one.leave()


class Deaf(asyncio.Protocol):
    """Hears nothing."""

    def connection_made(self, transport: Any) -> None:
        transport.pause_reading()


def masked(data: bytes) -> bytes:
    """A frame of a client."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


# All together -------------------------------------------------------------------------------------------


async def play(tables: list[Table], found: Found) -> Tally:
    """A move of each table in ten seconds, and a phrase now and then."""
    tally, started = Tally(games=len(tables)), time.perf_counter()

    async def one(number: int, table: Table) -> None:
        await asyncio.sleep(EVERY * number / len(tables))
        if not table.targets:
            return
        if table.random.random() < EVERY / TALK_EVERY:
            table.say(type="say", phrase=table.random.choice(PHRASES))
            found.said += 1
        tally.times.append(await asyncio.wait_for(table.move(), WAIT))

    await asyncio.gather(*(one(n, table) for n, table in enumerate(tables)))
    tally.seconds = time.perf_counter() - started
    return tally


async def large_game(port: int, moves: int) -> dict[str, Any]:
    """A game of 936 tiles, nearly over: what hostile people like to ask about."""
    async with client(port, "127.0.8.1") as http:
        wanted = {"setup": "13*base", "seats": [{"kind": "human"}] * 2, "listed": True}
        made: dict[str, Any] = (await http.post("/api/games", json=wanted)).json()
    player = Table(port, "127.0.8.1")
    player.random = random.Random(1)
    await player.come()
    await player.ask(join_of(made["game"], *(seat["token"] for seat in made["seats"])))
    for _ in range(moves):
        await player.move()
        await asyncio.sleep(1 / 39)
    await player.leave()
    return made


async def warm_up(port: int, prey: dict[str, Any]) -> None:
    """Have a picture and a hint made, so that the processes for it are there before memory is measured."""
    who = {"authorization": f"Bearer {prey['spectate']}"}
    async with client(port, "127.0.8.1") as http:
        for _ in range(5):  # on a busy machine a new process may take too long
            if (await http.get(f"/api/games/{prey['game']}/picture.svg", headers=who)).status_code == 200:
                break
        table = Table(port, "127.0.8.1")
        await table.open(http, 1)
        table.hear = lambda message: b'"hint"' in bytes(message[:20])  # type: ignore[method-assign]
        await asyncio.wait_for(table.ask(b'{"type":"hint","id":1,"depth":"full"}'), WAIT)
        await table.leave()


def attack(port: int, number: int, prey: dict[str, Any], over: Any, told_of: Any) -> None:
    """So many hostile people until it is over, in a process of their own, for which nobody here waits."""
    found = Found()

    async def run() -> None:
        attacks = [asyncio.create_task(Hostile(port, n, prey, found).run()) for n in range(number)]
        await asyncio.to_thread(over.wait)
        for task in attacks:
            task.cancel()
        await asyncio.gather(*attacks, return_exceptions=True)

    asyncio.run(run())
    told_of.put((found.hostile, found.faults))


async def siege(games: int, rounds: int, hostile: int = 10, moves: int = 880) -> Found:
    """All of it, on a new server."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        service = PostService(found)
        post = await service.start()
        echo = Process("echo", folder)
        server = Limited(
            f"sqlite:///{folder}/games.sqlite",
            Path(folder) / "server.log",
            most=0,
            push_hosts="127.0.0.1",
            tell_seconds=1,
            idle_seconds=15,
        )
        pid = server.process.pid
        try:
            await server.ready()
            await echo.ready()
            preparing = asyncio.create_task(large_game(server.port, moves))
            tables = [Table(server.port, f"127.0.1.{1 + n // OF_ADDRESS}") for n in range(games)]
            https = [client(server.port, f"127.0.1.{1 + n}") for n in range(1 + games // OF_ADDRESS)]
            await in_groups(
                [
                    lambda n=n, table=table: table.open(https[n // OF_ADDRESS], n)  # type: ignore[misc]
                    for n, table in enumerate(tables)
                ]
            )
            told = [
                asyncio.create_task(
                    play_by_notice(service, server.port, https[n % len(https)], post, f"127.0.2.{n + 1}")
                )
                for n in range(min(20, len(https)))
            ]
            prey = await preparing
            found.load.append(os.getloadavg()[0])
            found.calm = [await play(tables, found) for _ in range(rounds)]
            found.echo = await run_echo(echo, games, EVERY, EVERY)
            await warm_up(server.port, prey)
            found.before = used(pid)
            busy, started = work(pid), time.monotonic()
            with Watch(pid) as watch:
                spawn = multiprocessing.get_context("spawn")
                over, told_of = spawn.Event(), spawn.Queue()
                enemy = spawn.Process(target=attack, args=(server.port, hostile, prey, over, told_of))
                enemy.start()
                await asyncio.sleep(8)
                found.siege = [await play(tables, found) for _ in range(rounds)]
                found.load.append(os.getloadavg()[0])
                found.core = (work(pid) - busy) / (time.monotonic() - started)
                over.set()
                found.hostile, faults = await asyncio.to_thread(told_of.get, True, WAIT)
                found.faults += faults
                await asyncio.to_thread(enemy.join, WAIT)
            found.most = watch.most
            for task in told:
                if task.done() and not task.cancelled():
                    found.faults.append(f"told: {task.exception()!r}")
                task.cancel()
            await asyncio.gather(*told, return_exceptions=True)
            found.after = await asyncio.to_thread(settled, pid, 1.15 * found.before, 60.0)
            for http in https:
                await http.aclose()
            await in_groups([table.leave for table in tables])
        finally:
            echo.stop()
            said = server.stop()
            service.server.close()
    if "Traceback" in said:
        found.faults.append(said[:3000])
    return found


def lines(found: Found) -> list[tuple[str, str, str, bool]]:
    """What was measured, the figure, what it should be, and whether it is."""

    def times(tally: Tally) -> str:
        return f"{tally.percentile(0.5):.1f} / {tally.percentile(0.99):.1f} ms ({len(tally.times)})"

    def quietest(tallies: list[Tally]) -> Tally:
        return min(tallies, key=lambda tally: tally.percentile(0.99))

    def together(tallies: list[Tally]) -> Tally:
        found = Tally()
        for tally in tallies:
            found.add(tally)
        return found

    calm, hostile = quietest(found.calm), quietest(found.siege)
    worst, growth = hostile.percentile(0.99), found.after / max(1, found.before) - 1
    return [
        ("bare echo beside it, median / 99 %", times(found.echo), "", True),
        (f"{calm.games} games, nobody hostile", times(together(found.calm)), "", True),
        ("  the quietest ten seconds", times(calm), "", True),
        ("the same under siege", times(together(found.siege)), "", True),
        ("  the quietest ten seconds", times(hostile), "99 % < 100 ms", worst < 100),
        ("phrases said, people told", f"{found.said}, {found.told}", "> 0", bool(found.said and found.told)),
        ("memory before, at most", f"{found.before}, {found.most} MB", "", True),
        ("memory afterwards", f"{found.after} MB ({growth:+.0%})", "within 20 %", growth < 0.2),
        ("faults", str(len(found.faults)), "0", not found.faults),
        ("core used by the server under siege", f"{found.core:.2f}", "", True),
        ("load of the machine", ", ".join(f"{load:.1f}" for load in found.load), "", True),
    ]


def details(found: Found) -> str:
    """What hostile people did."""
    return json.dumps(dict(sorted(found.hostile.items())))
