"""What all connections of one address have together: how fast they speak, and what they do not take."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bastide.server.http.limiter import Pace
from bastide.server.operation.turns import Turns
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.storage.store import Store
from bastide.server.ws import hub
from bastide.server.ws.hub import Client, Untaken
from tests.server.test_faults import row, with_games


def test_an_address_that_says_much_is_heard_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    pace = Pace(10.0, burst=2.0)
    assert [pace.wait() > 0 for _ in range(21)] == [False] * 20 + [True], "two seconds' worth at once"
    assert pace.wait() == pytest.approx(0.2)
    now = 101.0
    assert pace.wait() <= 0
    assert Pace(float("inf")).wait() <= 0


def test_what_an_address_does_not_take_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many connections it has; others are not concerned."""

    async def run() -> None:
        taken = asyncio.Event()
        untaken = Untaken()
        untaken.most = 1000

        async def deaf(text: str) -> None:
            await taken.wait()

        heard: list[str] = []

        async def hear(text: str) -> None:
            heard.append(text)

        clients = [Client(deaf, 100, untaken) for _ in range(10)]
        other = Client(hear, 100, Untaken())
        running = [asyncio.create_task(client.run()) for client in (*clients, other)]
        await asyncio.sleep(0)
        for _ in range(3):
            for client in (*clients, other):
                client.tell(b"x" * 90)
        assert untaken.size <= 1000 + 90
        dropped = [client for client in clients if client.closed]
        assert dropped
        assert all(client.closed == (hub.TOO_SLOW, "too slow") for client in dropped)
        assert heard == ["x" * 90] * 3
        taken.set()
        for client in (*clients, other):
            client.close(1000, "")
        await asyncio.gather(*running)
        assert untaken.size == 0, "nothing is left when all have gone"

    asyncio.run(run())


def test_a_place_rests_as_long_as_it_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        rested: list[float] = []
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def call_later(delay: float, work: object, *given: object) -> object:
            rested.append(delay)
            return later(0, work, *given)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_later", call_later)
        turns = Turns(1, rests=True)
        async with turns.turn("A"):
            until = loop.time() + 0.02
            while loop.time() < until:  # at work
                pass
        assert rested[0] >= 0.02
        await turns.take("B", 0.5)
        assert rested[1] == 1.0
        async with turns.turn("C"):
            pass

    asyncio.run(run())


def test_a_state_is_written_once_for_all_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        heard: list[str] = []

        async def hear(text: str) -> None:
            heard.append(text)

        watching = [Client(hear, 100) for _ in range(20)]
        running = [asyncio.create_task(client.run()) for client in watching]
        served.hub.clients.update(watching)
        written: list[Sequence[int]] = []
        write = ServedGame.state_message

        def state_message(self: ServedGame, seats: Sequence[int]) -> bytes:
            written.append(seats)
            return write(self, seats)

        monkeypatch.setattr(ServedGame, "state_message", state_message)
        await asyncio.sleep(0)
        served.tell_state()
        await asyncio.sleep(0)
        assert (written, len(heard)) == ([()], 20)
        for client in watching:
            client.close(1000, "")
        await asyncio.gather(*running)

    with_games(tmp_path, test)
