"""Time up loses: the clock of the championship, and how a game ends before its last tile."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide import Match, replay
from bastide.record.loading import load_record
from bastide.server.play.games import Games, narrator_of
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.store import Store
from bastide.view.structs import encode
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving
from tests.server.test_faults import row, with_games

BLITZ = {"minutes": 0.01, "loses": True}


def asked(server: Serving, **body: Any) -> httpx.Response:
    seats = [{"kind": "human"}] * body.pop("players", 2)
    return httpx.post(f"{server.http}/api/games", json={"seats": seats, **body})


def until_time_is_up(server: Serving, created: dict[str, Any]) -> Guest:
    """Somebody who sits there until the game is over, or comes too late for it."""
    guest = Guest.all_seats(server, created)
    while guest.view["current"] != "over":
        guest.hear("update", "state")
    return guest


@pytest.mark.rule("OPT-26")
def test_the_championship_brings_its_clock(server: Serving) -> None:
    guest = Guest.all_seats(server, create(server, "human", "human", preset="championship"))
    assert guest.view["options"] == {"tie": "starter-loses"}
    left, running = guest.state["clock"]["left"], guest.state["clock"]["running"]
    assert running == 0
    assert left[1] == 15 * 60_000
    assert left[0] <= 15 * 60_000
    while guest.view["current"] == 0:
        update = guest.act(guest.targets[0]["text"])
    assert update["clock"]["left"][0] < 15 * 60_000, "no seconds are added"


@pytest.mark.rule("OPT-26")
def test_a_clock_that_is_asked_for_comes_before_that_of_the_preset(server: Serving) -> None:
    made = create(server, "human", "human", preset="championship", clock={"minutes": 3})
    assert Guest.all_seats(server, made).state["clock"]["left"][1] == 3 * 60_000


@pytest.mark.rule("OPT-26")
def test_whose_time_is_up_has_lost(server: Serving) -> None:
    created = create(server, "human", "human", preset="championship", clock=BLITZ)
    guest = until_time_is_up(server, created)
    assert guest.log[-1]["said"]["id"] == "server-log-ended"
    assert (guest.view["current"], guest.view["winners"]) == ("over", [1])
    assert guest.view["ended"]["id"] == "record-ended-time"
    assert guest.view["step"] == "over"
    assert guest.targets == []
    guest.say(type="act", seq=guest.seq, action="-")
    assert guest.hear("refused")["code"] == "over"
    again = Guest.all_seats(server, created)
    assert again.view == {**guest.view, "key": again.view["key"]}
    assert again.state["clock"] == {"left": [0, 600], "running": None}
    assert again.log == guest.log
    answer = httpx.post(
        f"{server.http}/api/games/{created['game']}/rematch", headers=key(created["seats"][1]["token"])
    )
    assert answer.status_code == 201


@pytest.mark.rule("OPT-26")
def test_the_record_tells_that_the_time_was_up(server: Serving) -> None:
    created = create(server, "human", "human", clock=BLITZ)
    until_time_is_up(server, created)
    address, headers = f"{server.http}/api/games/{created['game']}", key(created["seats"][0]["token"])
    for form in ("text", "json"):
        text = httpx.get(f"{address}/record", params={"format": form}, headers=headers).text
        record = load_record(text)
        assert record.result is not None
        assert (record.result.ended, record.result.winners) == ("time", (1,))
        assert replay(record).scores() == (0, 0)
        assert Match.from_record(record).winners() == (1,)
        shown = httpx.post(f"{server.http}/api/replay", content=text).json()
        assert shown["steps"][-1]["view"]["winners"] == [1]
    shown = httpx.get(f"{address}/replay", headers=headers).json()
    assert shown["steps"][-1]["view"]["ended"]["id"] == "record-ended-time"


def test_it_is_stored_and_read_again(tmp_path: Path) -> None:
    """Also by another process, or after a restart."""

    async def test(games: Games, store: Store) -> None:
        served = await games.create(replace(row("a"), clock=ThinkingTime(0.0001, loses=True)))
        while not served.is_over or served.stale:
            await asyncio.sleep(0.001)
        found = await store.load("a")
        assert found is not None
        stored, entries = found
        assert stored.clock == ThinkingTime(0.0001, 0.0, loses=True)
        assert (entries[-1].kind, entries[-1].seat, entries[-1].over) == ("ended", 0, True)
        again = narrator_of(stored, entries)
        assert again.match.winners() == (1,)
        assert again.view() == served.narrator.view()
        assert encode(again.log()) == encode(served.narrator.log())

    with_games(tmp_path, test)


@pytest.mark.rule("OPT-26")
@pytest.mark.parametrize(
    "body",
    [
        {"preset": "championship", "players": 3},
        {"preset": "championship", "setup": "base+river-1"},
        {"preset": "championship", "setup": "base-2021"},
        {"players": 3, "clock": {"minutes": 15, "loses": True}},
    ],
)
def test_it_is_a_game_of_two(server: Serving, body: dict[str, Any]) -> None:
    answer = asked(server, **body)
    assert answer.status_code == 400
    assert answer.json()["error"]["rules"] == ["OPT-26"]
