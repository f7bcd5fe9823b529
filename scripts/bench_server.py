"""How many games the server carries: bots on loopback play, beside a bare echo of the same stack.

Three parts, each bounded in time and each with as many connections as there are games: an echo (the same
uvicorn, the same sockets, no game), the server with as many moves as it can take, and the server with one
move of each game in ten seconds. The first two take turns, so that whatever else the machine does weighs on
both. The bots run in this process, the server in another: two cores are what it is meant for.

A fourth part, alone with ``--curious 10``: so many who watch a game of 936 tiles ask about it as fast as they
may, each from an address of its own, and moves in other games are measured with and without them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import orjson
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.view.messages import VERSION


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


def echo() -> Starlette:
    """The same stack without a game."""
    return Starlette(routes=[WebSocketRoute("/api/ws", _echo)])


@dataclass
class Tally:
    """What was measured."""

    seconds: float = 0.0
    games: int = 0
    times: list[float] = field(default_factory=list)
    work: float = 0.0  # seconds of a core that the server used

    def add(self, other: Tally) -> None:
        self.seconds += other.seconds
        self.games = other.games
        self.times += other.times
        self.work += other.work

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    def line(self, name: str) -> str:
        middle = statistics.median(self.times) * 1000 if self.times else 0.0
        return (
            f"{name:<28} {self.games:>6} {self.rate:>10.0f} {middle:>10.2f} {self.percentile(0.99):>10.2f}"
            f" {max(self.times, default=0.0) * 1000:>10.1f}"
            f" {self.cost:>12.0f}"
        )

    @property
    def cost(self) -> float:
        """Microseconds of a core for each move."""
        return 1e6 * self.work / max(1, len(self.times))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def memory(pid: int) -> float:
    """Resident memory in kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def work(pid: int) -> float:
    """Seconds of a core used so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Process:
    """A server in a process of its own."""

    def __init__(self, kind: str, folder: str) -> None:
        self.port = free_port()
        code = {
            "echo": "import uvicorn; from scripts import bench_server as b; "
            f"uvicorn.run(b.echo(), host='127.0.0.1', port={self.port}, log_level='error', "
            "ws_per_message_deflate=False)",
            "game": "from bastide.server.operation.run import serve; "
            "from bastide.server.operation.settings import Settings; "
            f"serve(Settings(port={self.port}, database='sqlite:///{folder}/bench.sqlite', limits=False, "
            "log_level='warning', pause_seconds=0.0))",
            "limited": "from bastide.server.operation.run import serve; "
            "from bastide.server.operation.settings import Settings; "
            f"serve(Settings(port={self.port}, database='sqlite:///{folder}/limited.sqlite', proxied=True, "
            "games_a_minute=1000, messages_a_second=1e6, log_level='error'))",
        }[kind]
        root = str(Path(__file__).parent.parent)
        path = os.pathsep.join([root, str(Path(root) / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, cwd=root
        )

    async def ready(self) -> None:
        for _ in range(400):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise TimeoutError("the server does not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Bot(WSListener):
    """A client that answers as soon as it hears. It must cost less than what it measures."""

    def __init__(self) -> None:
        self.heard: asyncio.Future[None] | None = None
        self.started = 0.0
        self.took = 0.0

    address: str | None = None  # that a proxy would tell

    async def connect(self, port: int) -> None:
        headers = {"x-forwarded-for": self.address} if self.address else None
        self.transport, _ = await ws_connect(
            lambda: self, f"ws://127.0.0.1:{port}/api/ws", extra_headers=headers
        )

    async def ask(self, message: bytes) -> float:
        """Send something and wait for the answer; the time that took."""
        self.heard = asyncio.get_running_loop().create_future()
        self.started = time.perf_counter()
        self.transport.send(WSMsgType.TEXT, message)
        await self.heard
        return self.took

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and self.heard is not None and not self.heard.done():
            self.took = time.perf_counter() - self.started
            try:
                if self.hear(frame.get_payload_as_memoryview()):
                    self.heard.set_result(None)
            except Exception as error:
                self.heard.set_exception(error)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.heard is not None and not self.heard.done():
            self.heard.set_exception(ConnectionError("the server has closed the connection"))

    def hear(self, message: memoryview) -> bool:
        """Take in a message; is it the answer?"""
        return True

    async def leave(self) -> None:
        self.transport.disconnect()
        await self.transport.wait_disconnected()


async def run_echo(server: Process, clients: int, seconds: float, every: float | None = None) -> Tally:
    """As many messages as go through, each of the size of a move; with ``every``, one in so many seconds."""
    tally = Tally(games=clients)
    message = orjson.dumps({"type": "act", "seq": 100, "action": "@0,1>S"})
    bots = [Bot() for _ in range(clients)]
    await in_groups([partial(bot.connect, server.port) for bot in bots])
    started, used = time.perf_counter(), work(server.process.pid)
    until = started + seconds

    async def one(number: int, bot: Bot) -> None:
        if every is not None:
            await asyncio.sleep(every * number / clients)
        while time.perf_counter() < until:
            tally.times.append(await bot.ask(message))
            if every is not None:
                await asyncio.sleep(every)

    await asyncio.gather(*(one(number, bot) for number, bot in enumerate(bots)))
    tally.seconds, tally.work = time.perf_counter() - started, work(server.process.pid) - used
    await in_groups([bot.leave for bot in bots])
    return tally


class Game(Bot):
    """One game of two seats that one bot plays by random choices."""

    def __init__(self, port: int, http: httpx.AsyncClient, setup: str, seed: int) -> None:
        super().__init__()
        self.port = port
        self.http = http
        self.setup = setup
        self.random = random.Random(seed)

    async def start(self) -> None:
        body = {"setup": self.setup, "seats": [{"kind": "human"}, {"kind": "human"}]}
        created = (await self.http.post("/api/games", json=body)).json()
        first, second = (seat["token"] for seat in created["seats"])
        join = {
            "type": "join",
            "version": VERSION,
            "game": created["game"],
            "token": first,
            "tokens": [second],
        }
        self.game, self.spectate = created["game"], created["spectate"]
        await self.connect(self.port)
        await self.ask(orjson.dumps(join))

    def hear(self, message: memoryview) -> bool:
        heard = orjson.loads(message)
        if heard["type"] == "refused":
            raise RuntimeError(heard["message"])
        if heard["type"] not in ("state", "update"):
            return False
        self.seq = heard["seq"]
        self.targets = heard["targets"]
        return True

    async def move(self) -> float:
        """Send a random choice; the time until it is acknowledged."""
        text = self.targets[int(self.random.random() * len(self.targets))]["text"]
        return await self.ask(orjson.dumps({"type": "act", "seq": self.seq, "action": text}))


async def in_groups(work: list[Callable[[], Awaitable[None]]], most: int = 20) -> None:
    """Do everything, a few at a time."""
    gate = asyncio.Semaphore(most)

    async def one(item: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await item()

    await asyncio.gather(*(one(item) for item in work))


async def run_games(
    server: Process, games: int, seconds: float, setup: str, every: float | None
) -> tuple[Tally, float]:
    """Play; with ``every``, one move of each game in so many seconds. Also kilobytes per game."""
    tally = Tally(games=games)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        warm = Game(server.port, http, setup, 0)
        await warm.start()
        before = memory(server.process.pid)
        playing = [Game(server.port, http, setup, n) for n in range(1, games + 1)]
        await in_groups([game.start for game in playing])
        started, busy = time.perf_counter(), work(server.process.pid)
        until = started + seconds

        async def one(number: int, game: Game) -> None:
            nonlocal until
            if every is not None:
                # Not all at once; and everybody moves at least twice.
                await asyncio.sleep(every * number / games)
            due = time.perf_counter()
            while time.perf_counter() < until:
                if not game.targets:  # over; making another one would be measured with the moves
                    until = 0.0  # and fewer games would not be what was to be measured
                    break
                tally.times.append(await game.move())
                if every is not None:
                    due += every
                    if due >= until:
                        break
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))

        await asyncio.gather(*(one(n, game) for n, game in enumerate(playing)))
        tally.seconds, tally.work = time.perf_counter() - started, work(server.process.pid) - busy
        used = (memory(server.process.pid) - before) / games
        await in_groups([game.leave for game in (*playing, warm)])
    return tally, used


class Curious(Bot):
    """Somebody who watches a game and asks whatever costs most, as fast as the server lets them."""

    def __init__(self, game: Game, number: int) -> None:
        super().__init__()
        self.watched = game
        self.address = f"10.1.0.{number}"
        self.random = random.Random(number)
        self.answers = self.refusals = 0

    async def start(self) -> None:
        await self.connect(self.watched.port)
        token = self.watched.spectate
        join = {"type": "join", "version": VERSION, "game": self.watched.game, "token": token}
        await self.ask(orjson.dumps(join))

    def hear(self, message: memoryview) -> bool:
        kind = bytes(message[:24])
        self.refusals += b"refused" in kind
        return b"update" not in kind and b"presence" not in kind

    async def ask_on(self, until: float) -> None:
        """Questions over the WebSocket, a little slower than what is dropped."""
        while time.perf_counter() < until:
            at = [self.random.randint(-20, 20), self.random.randint(-20, 20)]
            for question in (
                {"type": "farms", "id": 1},
                {"type": "feature", "id": 2, "at": at, "spot": self.random.choice(["N", "E", "S", "W"])},
                {"type": "explain", "id": 3, "action": f"@{at[0]},{at[1]}>N"},
            ):
                await self.ask(orjson.dumps(question))
                self.answers += 1
                await asyncio.sleep(1 / 39)

    async def fetch_on(self, http: httpx.AsyncClient, until: float) -> None:
        """Requests, one after the other."""
        base = f"/api/games/{self.watched.game}"
        who = {"authorization": f"Bearer {self.watched.spectate}", "x-forwarded-for": str(self.address)}
        while time.perf_counter() < until:
            turn, points = self.random.randint(1, 900), self.random.randint(1, 9999)
            for path in (
                "",
                f"/track.svg?scores={points},{points}",
                f"/picture.svg?turn={turn}",
                f"/replay?from={turn}",
                "/record?format=json",
            ):
                found = await http.get(base + path, headers=who)
                self.answers += 1
                self.refusals += found.status_code != 200


async def run_curious(server: Process, curious: int, seconds: float) -> tuple[Tally, Tally, int, int]:
    """Moves of other games without and with them; how many questions were asked, and refused."""
    calm, asked = Tally(), Tally()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=300) as http:
        large = Game(server.port, http, "13*base", 1)
        await large.start()
        for _ in range(880):
            await large.move()
        playing = [Game(server.port, http, "base", n) for n in range(2, 22)]
        await in_groups([game.start for game in playing])

        async def play(tally: Tally, game: Game, until: float) -> None:
            while time.perf_counter() < until and game.targets:
                tally.times.append(await game.move())
                await asyncio.sleep(0.5)

        async def part(tally: Tally, more: list[Curious]) -> None:
            tally.games, started = len(playing), time.perf_counter()
            until = started + seconds
            busy = work(server.process.pid)
            asking = [ask for one in more for ask in (one.ask_on(until), one.fetch_on(http, until))]
            moving = [play(tally, game, until) for game in playing]
            await asyncio.gather(*moving, play(Tally(), large, until), *asking)
            tally.seconds, tally.work = time.perf_counter() - started, work(server.process.pid) - busy

        await part(calm, [])
        crowd = [Curious(large, n) for n in range(1, curious + 1)]
        await in_groups([one.start for one in crowd])
        await part(asked, crowd)
        await in_groups([game.leave for game in (*playing, large, *crowd)])
    return calm, asked, sum(one.answers for one in crowd), sum(one.refusals for one in crowd)


HEADS = ("moves/s", "median ms", "99 % ms", "worst ms")
TITLE = f"{'':<28} {'games':>6} {' '.join(f'{head:>10}' for head in HEADS)} {'core us/move':>12}"


async def measure_curious(curious: int, seconds: float, rounds: int) -> int:
    """Several times, because whatever else the machine does weighs on it: the quietest counts."""
    best: tuple[float, Tally, Tally, Tally, int, int] | None = None
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            plain, server = Process("echo", folder), Process("limited", folder)
            try:
                await plain.ready()
                await server.ready()
                calm, asked, answers, refusals = await run_curious(server, curious, seconds / rounds)
                bare = await run_echo(plain, calm.games, 5.0, 0.5)
                load = os.getloadavg()[0]
            finally:
                plain.stop()
                server.stop()
        if best is None or asked.percentile(0.5) < best[2].percentile(0.5):
            best = load, calm, asked, bare, answers, refusals
    assert best is not None
    load, calm, asked, bare, answers, refusals = best
    print(TITLE)
    print(bare.line("bare echo"))
    print(calm.line("nobody asks"))
    print(asked.line(f"{curious} ask"))
    print(f"questions: {answers}, of which refused: {refusals}")
    print(f"median of a move while they ask: {asked.percentile(0.5):.1f} ms (aim: under 100)")
    print(f"the quietest of {rounds}; load of the machine: {load:.1f} on {os.cpu_count()} cores")
    return 0 if asked.percentile(0.5) < 100 else 1


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games at once, and connections of the echo")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each part")
    parser.add_argument(
        "--rounds",
        type=int,
        default=3,
        help="turns that echo and games take, or with --curious: how often it is measured",
    )
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the moves of a game")
    parser.add_argument("--setup", default="base")
    parser.add_argument("--curious", type=int, default=0, help="only measure so many who ask much")
    given = parser.parse_args()
    if given.curious:
        return await measure_curious(given.curious, given.seconds, given.rounds)
    gc.disable()  # the bots make no cycles, and what they cost is not to be measured
    bare, full = Tally(), Tally()
    with tempfile.TemporaryDirectory() as folder:
        plain, server = Process("echo", folder), Process("game", folder)
        try:
            await plain.ready()
            await server.ready()
            for _ in range(given.rounds):
                turn = given.seconds / given.rounds
                bare.add(await run_echo(plain, given.games, turn / 2))
                full.add((await run_games(server, given.games, turn, given.setup, None))[0])
            gentle, used = await run_games(
                server, given.games, max(given.seconds, 2 * given.every), given.setup, given.every
            )
        finally:
            plain.stop()
            server.stop()
    print(TITLE)
    print(bare.line("bare echo, saturated"))
    print(full.line(f"{given.setup}, saturated"))
    print(gentle.line(f"{given.setup}, a move in {given.every:g} s"))
    print(f"share of the echo when saturated: {full.rate / bare.rate:.2f} (aim: 0.25)")
    print(f"the same by the work of a core: {bare.cost / full.cost:.2f}")
    print(f"99th percentile of {given.games} games: {gentle.percentile(0.99):.1f} ms (aim: under 100)")
    print(f"memory per game: {used:.0f} kB")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(uvloop.run(main()))
