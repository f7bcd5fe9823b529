"""Kill the server again and again while people play: nothing acknowledged is lost, and clocks stay right.

Tables play, talk and think; some stay away for several kills. The sum of the clocks of a table runs while
a server does and at no other time, whoever must decide, so it tells by how much they are wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import orjson
from picows import WSFrame, WSMsgType, WSTransport

from bastide.view.messages import VERSION
from scripts.bench_server import Bot, free_port
from tests.siege.nursery import Nursery

MINUTES = 120
QUICK, THINKING, AWAY = "quick", "thinking", "away"
WAIT = 30.0


@dataclass
class Found:
    """What a series of kills has brought to light."""

    kills: int = 0
    decisions: int = 0
    lines: int = 0
    games: int = 0
    unheard: int = 0  # stored, but killed before it was acknowledged
    wrong: float = 0.0  # seconds by which a clock was wrong, at most
    lost: list[str] = field(default_factory=list)


class Alive:
    """For how long a server has run until some moment."""

    def __init__(self) -> None:
        self._before = 0.0
        self._since: float | None = None

    def begins(self, at: float) -> None:
        self._since = at

    def ends(self) -> None:
        assert self._since is not None
        self._before += time.monotonic() - self._since
        self._since = None

    def now(self) -> float:
        return self._before + (time.monotonic() - self._since if self._since is not None else 0.0)


class Table(Bot):
    """A game of two seats with clocks, played by one client, and what was acknowledged of it."""

    def __init__(self, alive: Alive, found: Found, manner: str, seed: int) -> None:
        super().__init__()
        self.alive, self.found, self.manner = alive, found, manner
        self.random = random.Random(seed)
        self.join: dict[str, Any] | None = None
        self.runs = 0  # of the server, since this table heard of it

    async def open(self, http: httpx.AsyncClient) -> None:
        """Begin a new game."""
        wanted = {"seats": [{"kind": "human"}] * 2, "clock": {"minutes": MINUTES}, "talk": "free"}
        made = (await http.post("/api/games", json=wanted)).json()
        tokens = [seat["token"] for seat in made["seats"]]
        self.join = {
            "type": "join",
            "version": VERSION,
            "game": made["game"],
            "token": tokens[0],
            "tokens": tokens[1:],
        }
        self.seq, self.log, self.said, self.asked = -1, list[Any](), dict[int, str](), ""
        self.found.games += 1

    async def come(self, port: int) -> None:
        """Join, and compare what there is with what was acknowledged."""
        await self.connect(port)
        self.talked = asyncio.Event()
        known, log, said = self.seq, self.log, dict(self.said)
        if known >= 0:
            left, at = self.left, self.at
        await asyncio.wait_for(self.ask(orjson.dumps(self.join)), WAIT)
        if known >= 0:
            if not known <= self.seq <= known + 1:
                self.found.lost.append(f"decision {known} of {self.join}: there are {self.seq}")
            if self.log[: len(log)] != log:
                self.found.lost.append(f"lines of the log of {self.join}")
            self.found.unheard += self.seq - known
            wrong = abs((left - self.left) - (self.at - at)) / max(1, self.runs)
            self.found.wrong = max(self.found.wrong, wrong)
        if said:
            await asyncio.wait_for(self.talked.wait(), WAIT)
            self.found.lost += [f"line {n}" for n, text in said.items() if self.said.get(n) != text]
        self.runs = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Everything counts, also what comes unasked."""
        asked = self.heard is not None and not self.heard.done()
        if not asked and frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_memoryview())
            return
        super().on_ws_frame(transport, frame)

    def hear(self, message: memoryview) -> bool:
        heard = orjson.loads(message)
        kind = heard["type"]
        if kind == "refused":
            raise RuntimeError(heard["message"])
        if kind == "talk":
            self.said.update((line["n"], line["text"]) for line in heard["lines"])
            self.talked.set()
            return self.asked == "say"
        if kind not in ("state", "update"):
            return False
        self.seq, self.targets = heard["seq"], heard["targets"]
        self.log = heard["log"] if kind == "state" else self.log + heard["log"]
        self.left, self.at = sum(heard["clock"]["left"]) / 1000, self.alive.now()
        return self.asked != "say"

    async def play(self) -> None:
        """Until the server is killed."""
        try:
            while self.targets:
                if self.manner != QUICK:
                    await asyncio.sleep(3600)
                if self.random.random() < 0.1:
                    self.asked = "say"
                    words = f"line {self.random.random()}"
                    await self.ask(orjson.dumps({"type": "say", "text": words}))
                    self.found.lines += 1
                    self.asked = ""
                text = self.random.choice(self.targets)["text"]
                await self.ask(orjson.dumps({"type": "act", "seq": self.seq, "action": text}))
                self.found.decisions += 1
        except ConnectionError:
            self.asked = ""

    async def move_once(self) -> None:
        """Somebody who has thought for long decides at last."""
        await self.ask(orjson.dumps({"type": "act", "seq": self.seq, "action": self.targets[0]["text"]}))
        self.found.decisions += 1


async def until_ready(http: httpx.AsyncClient) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if (await http.get("/readyz")).status_code == 200:
                return
        await asyncio.sleep(0.01)
    raise TimeoutError("the server does not start")


def started(log: Path) -> float:
    """When the last server said that it has started: clocks run from then on, even before anybody asks it."""
    line = next(line for line in reversed(log.read_text().splitlines()) if "server started" in line)
    at = datetime.fromisoformat(line.split()[0])
    return time.monotonic() - (datetime.now(UTC) - at).total_seconds()


async def kill_again_and_again(database: str, kills: int, folder: Path, tables: int = 12) -> Found:
    """Start, play, kill, as often as that."""
    found, alive, chance = Found(), Alive(), random.Random(1)
    port = free_port()
    manners = [QUICK] * (tables - 4) + [THINKING] * 2 + [AWAY] * 2
    everybody = [Table(alive, found, manner, n) for n, manner in enumerate(manners)]
    with Nursery(folder / "servers.log") as nursery:
        for number in range(kills + 1):
            pid = nursery.start(
                database=database,
                port=port,
                limits=False,
                log_level="info",
                thinkers=1,
                idle_seconds=chance.choice([0.1, 600.0]),
            )
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT) as http:
                await until_ready(http)
                alive.begins(started(folder / "servers.log"))
                there = []
                for table in everybody:
                    table.runs += number > 0
                    if table.manner == AWAY and number % 3 and number < kills and table.join:
                        continue
                    if table.join is None:
                        await table.open(http)
                    there.append(table)
                await asyncio.gather(*(table.come(port) for table in there))
                for table in there:
                    if table.manner != QUICK and number % 5 == 0 and table.targets:
                        await table.move_once()
                playing = [asyncio.create_task(table.play()) for table in there]
                if number < kills:
                    await asyncio.sleep(chance.uniform(0.1, 0.7))
                    found.kills += 1
                alive.ends()
                await asyncio.to_thread(nursery.kill, pid)
            quick = [task for task, table in zip(playing, there, strict=True) if table.manner == QUICK]
            await asyncio.wait(quick, timeout=WAIT)
            for task in playing:
                task.cancel()
            for fault in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(fault, Exception):  # a decision was refused that should not have been
                    found.lost.append(repr(fault))
            for table in everybody:
                if table.seq >= 0 and not table.targets:
                    table.join = None  # over: another one begins
    return found


def lines(name: str, found: Found, kills: int) -> list[tuple[str, str, str, bool]]:
    """What was measured, the figure, what it should be, and whether it is."""
    acknowledged = f"{found.decisions} decisions, {found.lines} lines, {found.games} games"
    return [
        (f"{name}: kills", str(found.kills), str(kills), found.kills >= kills),
        (f"{name}: acknowledged", acknowledged, "", True),
        (f"{name}: of these lost", str(len(found.lost)), "0", not found.lost),
        (f"{name}: stored, unheard", str(found.unheard), "", True),
        (f"{name}: clock wrong by", f"{found.wrong:.2f} s", "< 1 s", found.wrong < 1.0),
    ]
