"""Clocks of games that nobody looks at: they have their effect, once, also after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from bastide.server.operation.housekeeping import Housekeeping
from bastide.server.operation.settings import Settings
from bastide.server.operation.timeline import TIMELINE, Timeline
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.play.thinkers import Thinkers
from bastide.server.storage.alarms import GRACE_SECONDS, Alarms
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.schema import entries, games, runs
from bastide.server.storage.store import Store
from bastide.view.structs import encode
from tests.server.test_faults import act, row

DAY = 86_400.0
POST = ThinkingTime(3 * 24 * 60, per_move=True)


class House:
    """The part of a server that plays and tidies up; several may have one database."""

    def __init__(self, database: str, process: str = "one") -> None:
        self.settings = Settings(database=database, pause_seconds=0.0)
        self.store = Store(database, process)
        self.games = Games(self.settings, self.store, Thinkers(1))
        self.house = Housekeeping(self.settings, self.store, self.games)
        self.told: list[int | None] = []
        self.games.turn_passed = lambda served: self.told.append(served.decider)

    async def start(self) -> None:
        await self.store.start()
        TIMELINE.remember(await Alarms(self.store).start(TIMELINE.now(), TIMELINE.started))

    async def stop(self) -> None:
        await self.house.stop()
        await self.games.stop("over")
        self.games.thinkers.stop()
        await self.store.stop()

    async def due(self, game: str = "a") -> float | None:
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(games.c.due).where(games.c.id == game))
            due: float | None = found.scalar_one()
            return due

    async def sleep(self, seconds: float, game: str = "a") -> None:
        """Everybody goes, and so much time passes for a game that nobody has in memory."""
        await self.house.note_due()
        self.games.put_away(0.0)
        assert game not in self.games.served
        async with self.store.engine.begin() as connection:
            await connection.execute(
                update(entries).where(entries.c.game == game).values(at=entries.c.at - seconds)
            )
            await connection.execute(
                update(games).where(games.c.id == game).values(due=games.c.due - seconds)
            )

    async def until(self, condition: Callable[[ServedGame], bool], game: str = "a") -> ServedGame:
        for _ in range(2000):
            served = self.games.served.get(game)
            if served is not None and not served.stale and condition(served):
                return served
            await asyncio.sleep(0.01)
        raise AssertionError("nothing happened")


@pytest.fixture(autouse=True)
def running_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was started weeks ago, so that days can have passed."""
    monkeypatch.setattr(TIMELINE, "started", TIMELINE.now() - 50 * DAY)
    monkeypatch.setattr(TIMELINE, "earlier", [])


def with_house(path: Path, test: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(f"sqlite:///{path}/games.sqlite")
        await house.start()
        try:
            await test(house)
        finally:
            await house.stop()

    asyncio.run(run())


def test_the_computer_decides_for_who_is_late_and_the_next_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.games.create(replace(row("a"), clock=POST))
        await house.sleep(2 * DAY)
        await house.house.wake()
        assert "a" not in house.games.served  # there is a day left
        await house.sleep(DAY + GRACE_SECONDS + 1)
        await house.house.wake()
        served = await house.until(lambda served: served.current == 1)  # tile and figure
        assert house.told[-1] == 1
        assert b"server-log-time-up" in encode(served.narrator.log())

    with_house(tmp_path, test)


def test_nobodys_game_is_played_on_by_clocks_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.games.create(replace(row("a"), clock=POST))
        await house.sleep(4 * DAY)
        await house.house.wake()
        served = await house.until(lambda served: served.current == 1)
        seq = served.seq
        await house.house.note_due()
        assert await house.due() is None
        await house.sleep(30 * DAY)
        await house.house.wake()
        assert "a" not in house.games.served
        again = await house.games.find("a")  # somebody asks whose turn it is
        assert (again.seq, again.flag) == (seq, None)
        await house.house.note_due()
        assert await house.due() is None

    with_house(tmp_path, test)


def test_time_that_loses_ends_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.games.create(replace(row("a"), clock=POST._replace(loses=True)))
        await house.sleep(4 * DAY)
        await house.house.wake()
        served = await house.until(lambda served: served.is_over)
        assert served.match.winners() == (1,)
        await house.house.note_due()
        assert await house.due() is None

    with_house(tmp_path, test)


def test_what_is_due_follows_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        served = await house.games.create(replace(row("a"), clock=POST))
        first = await house.due()
        assert first == pytest.approx(TIMELINE.now() + 3 * DAY, abs=60)
        assert served.clock is not None
        served.clock._since -= DAY
        await act(house.games, served)
        while served.current == 0:
            await act(house.games, served)
        await house.house.note_due()
        assert await house.due() == pytest.approx(TIMELINE.now() + 3 * DAY, abs=60)
        await house.games.create(row("b"))
        assert await house.due("b") is None

    with_house(tmp_path, test)


def test_one_of_two_processes_takes_it_up(postgresql: str) -> None:
    async def run() -> None:
        one, two = House(postgresql, "one"), House(postgresql, "two")
        for house in (one, two):
            await house.start()
        try:
            await one.games.create(replace(row("sleeper"), clock=POST))
            await one.sleep(4 * DAY, "sleeper")
            await asyncio.gather(one.house.wake(), two.house.wake())
            holders = [house for house in (one, two) if "sleeper" in house.games.served]
            assert len(holders) == 1
            await holders[0].until(lambda served: served.current == 1, "sleeper")
        finally:
            async with one.store.engine.begin() as connection:
                await connection.execute(games.delete().where(games.c.id == "sleeper"))
            for house in (one, two):
                await house.stop()

    asyncio.run(run())


def test_what_is_due_waits_while_no_server_runs(tmp_path: Path) -> None:
    """Not if others run meanwhile, and also if the clock of the machine was set back."""

    async def test(house: House) -> None:
        await house.games.create(replace(row("a"), clock=POST))
        before, now = await house.due(), TIMELINE.now()
        assert before is not None
        others = Alarms(house.store)
        await others.start(now + 10, now)  # we are still there
        assert await house.due() == before
        await others.start(now + 5 * DAY, now)
        assert await house.due() == pytest.approx(before + 5 * DAY, abs=30)
        await others.start(now - 2 * DAY, now)  # it is another time now, two days back
        assert await house.due() == pytest.approx(before - 2 * DAY, abs=30)

    with_house(tmp_path, test)


def test_time_that_passed_before_a_restart_has_passed() -> None:
    timeline = Timeline()
    now = timeline.now()
    timeline.started = now - 100
    day = [(now - 3 * DAY, now - 2 * DAY), (now - 2.5 * DAY, now - DAY), (now - 500, now + 20)]
    timeline.remember(day)
    assert timeline.since(now - 2 * DAY) == pytest.approx(DAY + 400 + 100, abs=2)  # a day it was not there
    assert timeline.since(now - 10 * DAY) == pytest.approx(2 * DAY + 400 + 100, abs=2)
    assert timeline.since(now - 50) == pytest.approx(50, abs=2)
    timeline.remember([(now + 5 * DAY, now + 6 * DAY)])  # set back by six days since
    assert timeline.since(now + 5.5 * DAY) == pytest.approx(DAY / 2 + 100, abs=2)
    timeline.remember([(timeline.started, now)])  # a process that was started together with this one
    assert timeline.since(now - DAY) == pytest.approx(100, abs=2)


def test_runs_are_kept_within_bounds(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        alarms, now = Alarms(house.store), time.time()
        for n in range(5):
            await alarms.start(now + n * 60 * DAY, now)
        async with house.store.engine.connect() as connection:
            left = (await connection.execute(select(func.count()).select_from(runs))).scalar_one()
        assert left == 2  # of the last hundred days

    with_house(tmp_path, test)
