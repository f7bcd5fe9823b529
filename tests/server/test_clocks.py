"""Clocks besides that of a whole game: so much for each move, days for each move, and holidays."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.clock import Clock
from bastide.server.play.games import Games
from bastide.server.play.leaving import DAY, rest, resting
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.store import Store
from tests.server.guest import TIMEOUT, Guest, create
from tests.server.serving import Serving
from tests.server.test_faults import act, row, with_games

DAYS = 24 * 60
POST = {"minutes": 2 * DAYS, "per": "move", "holidays": 10}


def test_each_move_has_its_own_time() -> None:
    clock = Clock(2, ThinkingTime(1, per_move=True))
    start = time.monotonic()
    clock.press(0, start)
    assert clock.press(0, start + 10) == (50_000, 60_000)  # the figure, after the tile
    assert clock.press(1, start + 20) == (40_000, 60_000)
    assert clock.press(None, start + 50) == (40_000, 30_000)  # a computer player between them
    assert clock.press(0, start + 55) == (60_000, 30_000)
    assert clock.press(1, start + 60) == (55_000, 60_000)


def test_a_holiday_comes_before_the_time_for_a_move() -> None:
    clock = Clock(2, ThinkingTime(DAYS, per_move=True, holidays=10))
    start = time.monotonic()
    clock.press(0, start)
    assert clock.press(1, start + 1, resting=3 * DAY)[1] == round(4 * DAY * 1000)


def test_holidays_are_bounded() -> None:
    table = replace(row("a"), clock=ThinkingTime(DAYS, per_move=True, holidays=10))
    table = rest(table, 1, 4, 1000.0)
    table = rest(table, 1, 6, 2000.0)  # on top of the others
    assert resting(table, 1, 1000.0) == 10 * DAY
    assert resting(table, 1, 1000.0 + 9 * DAY) == DAY
    assert resting(table, 1, 0.0) == 10 * DAY  # even if somebody sets the clock back
    assert resting(table, 1, 1000.0 + 11 * DAY) == 0
    with pytest.raises(Exception, match="no days off left"):
        rest(table, 1, 1, 3000.0)


def test_when_the_time_for_a_move_is_up_the_computer_decides(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(replace(row("a"), clock=ThinkingTime(1, per_move=True)))
        assert served.clock is not None
        await act(games, served)
        while served.current == 0:
            await act(games, served)
        assert served.clock.left[1] == 60_000
        served.clock._since -= 61  # a minute later
        games._time_up(served)
        while served.current == 1 or served.stale:
            await asyncio.sleep(0.001)
        found = await store.load("a")
        assert found is not None
        assert "time-up" in {entry.kind for entry in found[1]}
        assert served.clock.remaining()[0] > 59_000, "the next has all of it again"

    with_games(tmp_path, test)


def test_days_for_each_move_and_days_off(server: Serving) -> None:
    created = create(server, "human", "human", clock=POST)
    ada = Guest.joined(server, created["game"], created["seats"][0]["token"])
    bob = Guest.joined(server, created["game"], created["seats"][1]["token"])
    assert ada.state["time"] == {
        "minutes": 2 * DAYS,
        "increment": 0,
        "loses": False,
        "per": "move",
        "holidays": [10, 10],
        "resting": [0, 0],
    }
    bob.say(type="rest", days=3)
    assert bob.hear("state")["time"]["holidays"] == [10, 7]
    assert bob.state["time"]["resting"][1] > 2.9 * DAY * 1000
    assert bob.log[-1]["said"]["args"]["days"] == 3
    ada.hear("state")
    ada.say(type="rest", days=1)  # while it is their turn
    left = ada.hear("state")["clock"]["left"]
    assert 2.9 * DAY * 1000 < left[0] <= 3 * DAY * 1000
    while ada.targets:
        update = ada.act(ada.targets[0]["text"])
    assert update["clock"]["left"][1] > 4.9 * DAY * 1000
    bob.say(type="rest", days=8)
    assert bob.hear("refused")["code"] == "illegal"
    bob.say(type="rest", days=1, seat=0)
    assert bob.hear("refused")["code"] == "not-your-turn"


def test_holidays_outlive_the_server(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        clock = ThinkingTime(DAYS, per_move=True, holidays=5)
        served = await games.create(replace(row("a"), clock=clock))
        await games.part(served, 1, lambda r: ("rest", rest(r, 1, 2, TIMELINE.now())), ("2",))
        games.forget("a")
        again = await games.find("a")
        assert again.row.clock == clock
        assert again.seats[1].rested == 2
        assert again.narrator.log() == served.narrator.log()
        while again.current == 0:
            await act(games, again)
        assert again.clock is not None
        assert again.clock.left[1] > 2.9 * DAY * 1000

    with_games(tmp_path, test)


@pytest.mark.parametrize(
    "clock",
    [
        {"minutes": 2 * DAYS},
        {"minutes": 5, "per": "move", "increment": 5},
        {"minutes": 5, "holidays": 3},
        {"minutes": 5, "per": "move", "holidays": 3},
        {"minutes": 15 * DAYS, "per": "move"},
        {"minutes": 2 * DAYS, "per": "move", "holidays": 61},
    ],
)
def test_clocks_that_cannot_be(server: Serving, clock: dict[str, Any]) -> None:
    body = {"seats": [{"kind": "human"}] * 2, "clock": clock}
    answer = httpx.post(f"{server.http}/api/games", json=body, timeout=TIMEOUT)
    assert answer.status_code in (400, 422)
