"""One address lets 25 games of kings play; how long does an honest guest wait for theirs?"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.siege.fuzz import Limited
from tests.siege.load import WAIT, At, Table, client, join_of

GAMES, TURNS = 25, 12
KING = {"kind": "ai", "player": "king"}
HUMAN = {"kind": "human"}
BUSY, HONEST = "127.0.9.1", "127.0.8.1"


async def watched(http: httpx.AsyncClient, port: int) -> At:
    """A game of two kings that goes on because somebody sits there."""
    made = (await http.post("/api/games", json={"seats": [KING, KING, HUMAN]})).json()
    one = At(port, BUSY)
    await one.come()
    await one.ask(join_of(made["game"], made["seats"][2]["token"]))
    return one


async def waits(port: int, turns: int) -> list[float]:
    """Seconds from the end of a guest's turn to the end of their opponent's."""
    async with client(port, HONEST) as http:
        made: dict[str, Any] = (await http.post("/api/games", json={"seats": [HUMAN, KING]})).json()
    guest = Table(port, HONEST)
    guest.random = random.Random(1)
    await guest.come()
    await guest.ask(join_of(made["game"], made["seats"][0]["token"]))
    found: list[float] = []
    while len(found) < turns:
        while guest.targets:
            await guest.move()
        started = time.perf_counter()
        while not guest.targets:
            guest.heard = asyncio.get_running_loop().create_future()
            await asyncio.wait_for(guest.heard, WAIT)
        found.append(time.perf_counter() - started)
    await guest.leave()
    return found


async def measure(turns: int = TURNS) -> tuple[list[float], list[float]]:
    """The waits alone, and beside all those games."""
    with tempfile.TemporaryDirectory() as folder:
        server = Limited(f"sqlite:///{folder}/games.sqlite", Path(folder) / "server.log", most=0)
        try:
            await server.ready()
            alone = await waits(server.port, turns)
            async with client(server.port, BUSY) as http:
                busy = [await watched(http, server.port) for _ in range(GAMES)]
            beside = await waits(server.port, turns)
            for one in busy:
                await one.leave()
        finally:
            server.stop()
    return alone, beside


def lines(found: tuple[list[float], list[float]]) -> list[tuple[str, str, str, bool]]:
    alone, beside = (sorted(times) for times in found)
    more = statistics.median(beside) - statistics.median(alone)
    return [
        (name, f"{statistics.median(times):.1f} s, at most {times[-1]:.1f}", "", True)
        for name, times in (("the king's turn, alone", alone), (f"beside {GAMES} games of kings", beside))
    ] + [("longer by", f"{more:.1f} s", "< 5 s, one turn of theirs", more < 5)]
