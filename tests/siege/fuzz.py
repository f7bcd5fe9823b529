"""Everything that hostile people may send, to a server with one gigabyte: it refuses it in words and goes on.

Nothing is counted here by the minute, so that all of it comes through to where it could do harm; sizes and
numbers of connections have their usual limits. Meanwhile two people play a game, and nobody changes another.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bastide.view.messages import VERSION
from tests.server.serving import CODE, ROOT, free_port
from tests.siege.hostile import Asked, Known, Said, messages, requests
from tests.siege.memory import Watch, used

GIGABYTE = 1 << 30
TOGETHER = 20  # messages until the server is asked whether it is still there
WAIT = 120.0
MANY = 10**9
LIMITS: dict[str, Any] = {  # that count by the minute: off
    "games_a_minute": MANY,
    "requests_a_minute": MANY,
    "drawings_a_minute": MANY,
    "joins_a_minute": MANY,
    "messages_a_second": MANY,
    "answering_seconds_a_minute": MANY,
    "drawing_seconds_a_minute": MANY,
    "coaching_seconds_a_minute": MANY,
}

# Whoever is to be told is told nothing: nobody listens there.
NOWHERE: dict[str, Any] = {"smtp": "smtp://127.0.0.1:9", "push_hosts": "127.0.0.1", "request_seconds": 5}


class Limited:
    """A server with so much memory for each of its processes.

    It is what they may write to that is limited: of addresses alone every thread reserves 64 MB and uses few.
    """

    def __init__(self, database: str, log: Path, most: int = GIGABYTE, **settings: object) -> None:
        self.port = free_port()
        self.log = log
        given = {"database": database, "port": self.port, "log_level": "warning", **settings}
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            **{f"BASTIDE_{name.upper()}": str(value) for name, value in given.items()},
        }
        with log.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", CODE], env=environment, stdout=said, stderr=said
            )
        if most:
            resource.prlimit(self.process.pid, resource.RLIMIT_DATA, (most, most))
        self.http = f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.http, timeout=WAIT) as http:
            until = time.monotonic() + 120
            while time.monotonic() < until:
                if self.process.poll() is not None:
                    raise RuntimeError(self.log.read_text())
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise TimeoutError("the server does not start")

    def stop(self) -> str:
        """What it said."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return self.log.read_text()


@dataclass
class Found:
    """What has become of it."""

    messages: int = 0
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)  # with cause, by their code
    faults: list[str] = field(default_factory=list)
    changed: int = 0
    moves: int = 0
    before: int = 0
    most: int = 0
    after: int = 0
    tracebacks: int = 0


class Fuzz:
    """One server, people who play, and people who do not."""

    def __init__(self, server: Limited, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.found = Found()

    async def run(self, messages: int, requests: int) -> Found:
        found, pid = self.found, self.server.process.pid
        async with httpx.AsyncClient(base_url=self.server.http, timeout=WAIT) as self.http:
            victims = [await self._game() for _ in range(3)]
            before = [await self._state(game) for game in victims]
            honest = asyncio.create_task(self._play())
            await asyncio.sleep(1.0)
            found.before = used(pid)
            with Watch(pid) as watch:
                speakers = [self._speak(n, messages // 8, victims[n % 2], n % 2 == 1) for n in range(8)]
                known = await self._known(victims[2])
                askers = [self._ask(n, requests // 8, known) for n in range(8)]
                await asyncio.gather(*speakers, *askers)
            found.most = watch.most
            after = [await self._state(game) for game in victims]
            found.changed = sum(a != b for a, b in zip(before, after, strict=True))
            self.over = True
            found.moves = await asyncio.wait_for(honest, WAIT)
            found.after = used(pid)
            if self.server.process.poll() is not None:
                found.faults.append("the server has ended")
        return found

    # People with manners ---------------------------------------------------------------------------

    async def _game(self) -> dict[str, Any]:
        made = await self.http.post("/api/games", json={"seats": [{"kind": "human"}] * 2, "talk": "free"})
        game: dict[str, Any] = made.json()
        return game

    async def _state(self, game: dict[str, Any]) -> dict[str, Any]:
        """All that can be seen of a game, but for who looks."""
        key = {"authorization": f"Bearer {game['spectate']}"}
        state = (await self.http.get(f"/api/games/{game['game']}", headers=key)).json()
        record = (await self.http.get(f"/api/games/{game['game']}/record", headers=key)).text
        return {**state, "connected": None, "record": record}

    over = False

    async def _play(self) -> int:
        """Two people play on until it is over; every decision must be acknowledged. How many were."""
        moves, chance = 0, random.Random(self.seed)
        while not self.over:
            game = await self._game()
            tokens = [seat["token"] for seat in game["seats"]]
            async with self._socket() as socket:
                await socket.send(self._join(game, *tokens))
                heard = await self._hear(socket, "state")
                while heard["targets"] and not self.over:
                    action = chance.choice(heard["targets"])["text"]
                    await socket.send(json.dumps({"type": "act", "seq": heard["seq"], "action": action}))
                    heard = await self._hear(socket, "update", "refused")
                    if heard["type"] == "refused":
                        self.found.faults.append(f"an honest decision was refused: {heard['message']}")
                        break
                    moves += 1
                    await asyncio.sleep(0.1)
        return moves

    def _socket(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/ws",
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=WAIT,
            close_timeout=5,
        )

    @staticmethod
    def _join(game: dict[str, Any], *tokens: str) -> str:
        first, *more = tokens
        return json.dumps(
            {"type": "join", "version": VERSION, "game": game["game"], "token": first, "tokens": more}
        )

    @staticmethod
    async def _hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
        while True:
            heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
            if heard["type"] in kinds:
                return heard

    # People without: messages ------------------------------------------------------------------------

    async def _speak(self, number: int, many: int, game: dict[str, Any], plays: bool) -> None:
        """So many messages about a game, of somebody who watches it, or (``plays``) has a seat.

        Whoever has a seat may change the game by what is understood, so that they say nothing of that kind.
        """
        token = game["seats"][1]["token"] if plays else game["spectate"]
        left = itertools.islice(
            (said for said in messages(self.seed * 100 + number) if not (plays and said.is_understood)), many
        )
        batch: list[Said] = []
        socket = await self._join_as(game, token)
        for said in left:
            if said.closes:
                socket = await self._send(socket, batch, game, token)
                socket = await self._send(socket, [said], game, token)
                batch = []
            else:
                batch.append(said)
                if len(batch) == TOGETHER:
                    socket = await self._send(socket, batch, game, token)
                    batch = []
        socket = await self._send(socket, batch, game, token)
        await socket.close()

    async def _join_as(self, game: dict[str, Any], token: str) -> ClientConnection:
        socket = await self._socket()
        await socket.send(self._join(game, token))
        await self._hear(socket, "state")
        return socket

    async def _send(
        self, socket: ClientConnection, batch: list[Said], game: dict[str, Any], token: str
    ) -> ClientConnection:
        """Say all of it, and see whether the server still answers; a new connection if there was cause."""
        try:
            for said in batch:
                await socket.send(said.data)
                self.found.messages += 1
            await socket.send('{"type":"ping"}')
            await self._hear(socket, "pong")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            if any(said.closes for said in batch) and code in (1008, 1009, 1013, 1006):
                self.found.closed[str(code)] += 1
            else:
                self.found.faults.append(f"closed with {code} after {[said.data[:60] for said in batch]}")
        except TimeoutError:
            self.found.faults.append(f"no answer after {[said.data[:60] for said in batch]}")
        else:
            if not any(said.closes for said in batch):
                return socket
        await socket.close()
        return await self._join_as(game, token)

    # People without: requests --------------------------------------------------------------------------

    async def _known(self, game: dict[str, Any]) -> Known:
        """What anybody can find out, and what somebody hostile owns."""
        description = (await self.http.get("/api/openapi.json")).json()
        mallory = (await self.http.post("/api/people", json={"name": "Mallory"})).json()
        names = {
            "id": [game["game"], mallory["id"], "D", "FARM-1", "meeple"],
            "set": ["base", "inns-and-cathedrals"],
            "name": ["base", "the-river", "road"],
            "kind": ["meeple", "duel-live"],
            "language": ["en", "de"],
            "index": ["0", "3", "99999"],
            "same": ["none"],
        }
        keys = [mallory["key"], game["spectate"], "x" * 32, "%00", "%ff", "é", "a" * 390, "a" * 5000]
        return Known(description["paths"], description["components"]["schemas"], names, keys)

    async def _ask(self, number: int, many: int, known: Known) -> None:
        for asked in itertools.islice(requests(self.seed * 100 + number, known), many):
            await self._ask_one(asked, f"127.0.0.{number + 2}")

    async def _ask_one(self, asked: Asked, address: str) -> None:
        self.found.requests += 1
        answer = b""
        try:
            async with asyncio.timeout(WAIT):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(address, 0)
                )
                try:
                    writer.write(asked.data)
                    if asked.is_request:
                        answer = await reader.read(1 << 16)
                    else:  # which it may wait for the rest of
                        with contextlib.suppress(TimeoutError):
                            answer = await asyncio.wait_for(reader.read(1 << 16), 0.5)
                finally:
                    writer.transport.abort()
        except ConnectionError:
            pass
        except TimeoutError:
            self.found.faults.append(f"no answer to {asked.what}")
            return
        status = int(answer[9:12]) if answer[:5] == b"HTTP/" else 0
        self.found.statuses[status] += 1
        if (status >= 500 and status != 503) or (asked.is_request and status == 0):
            self.found.faults.append(f"{status} for {asked.what}: {answer[-200:]!r}")


async def fuzz(messages: int, requests: int, seed: int = 1, database: str = "") -> Found:
    """All of it, on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        server = Limited(database or f"sqlite:///{folder}/games.sqlite", log, **LIMITS, **NOWHERE)
        try:
            await server.ready()
            found = await Fuzz(server, seed).run(messages, requests)
        finally:
            said = server.stop()
    found.tracebacks = (
        said.count("Traceback") + said.count("request failed") + said.count("connection failed")
    )
    if found.tracebacks:
        found.faults.append(said[:3000])
    return found


def lines(found: Found, messages: int, requests: int) -> list[tuple[str, str, str, bool]]:
    """What was measured, the figure, what it should be, and whether it is."""
    statuses = ", ".join(f"{n} x {status or 'closed'}" for status, n in sorted(found.statuses.items()))
    closed = ", ".join(f"{n} x {code}" for code, n in sorted(found.closed.items()))
    return [
        ("hostile messages", str(found.messages), str(messages), found.messages >= messages * 0.99),
        ("hostile requests", str(found.requests), str(requests), found.requests >= requests * 0.99),
        ("answers", statuses, "no 5xx but 503", not found.faults),
        ("closed for cause", closed, "", True),
        ("faults", str(len(found.faults)), "0", not found.faults),
        ("games changed by others", str(found.changed), "0", found.changed == 0),
        ("honest moves meanwhile", str(found.moves), "> 0", found.moves > 0),
        (
            "memory before, at most, after",
            f"{found.before}, {found.most}, {found.after} MB",
            "< 1024",
            found.most < 1024,
        ),
    ]


__all__ = ["Fuzz", "Limited", "fuzz", "lines"]
