"""Rated games: agreed on by everybody, counted once, by kind of table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.people import People
from bastide.server.storage.ratings import Ratings, kind_of, points_of, ranks_of
from bastide.server.storage.store import Store
from tests.server.guest import TIMEOUT, Guest
from tests.server.serving import Serving
from tests.server.test_people import Somebody
from tests.server.test_room import open_table, refused, take


def test_tables_are_of_kinds() -> None:
    assert kind_of(2, None) == "duel-live"
    assert kind_of(4, ThinkingTime(3, per_move=True)) == "table-live"
    assert kind_of(2, ThinkingTime(24 * 60, per_move=True)) == "duel-post"


def test_winners_come_first_then_points() -> None:
    assert ranks_of([10, 40, 30], [1]) == [2, 0, 1]
    assert ranks_of([50, 40], [1]) == [1, 0]  # who resigned has lost
    assert ranks_of([20, 20, 10], [0, 1]) == [0, 0, 2]


def rated_table(server: Serving) -> tuple[dict[str, Any], Guest, Guest, str, Somebody, Somebody]:
    """Ada and Eve, who are known, at a table whose game counts."""
    made, ada = open_table(server, "human", "open", rated=True, assist="some", leaving="out")
    token = take(server, made, "Eve").json()["token"]
    eve = Guest.joined(server, made["game"], token)
    ada.hear("state")
    return made, ada, eve, token, Somebody(server, "Ada"), Somebody(server, "Eve")


def page_of(server: Serving, who: Somebody) -> dict[str, Any]:
    page: dict[str, Any] = httpx.get(f"{server.http}/api/people/{who.me()['id']}", timeout=TIMEOUT).json()
    return page


def test_a_rated_game_counts_once(server: Serving) -> None:
    made, ada, eve, token, adele, evelyn = rated_table(server)
    assert ada.state["rated"] is True
    ada.say(type="settle", ready=True)
    ada.hear("state")
    eve.hear("state")
    assert refused(eve, type="settle", ready=True) == "name"  # nobody knows who they are
    adele.ask("POST", "/games", game=made["game"], tokens=[made["seats"][0]["token"]])
    adele.ask("POST", "/games", game=made["game"], tokens=[token])
    assert refused(eve, type="settle", ready=True) == "name"  # against themselves
    adele.ask("DELETE", f"/games/{made['game']}")
    adele.ask("POST", "/games", game=made["game"], tokens=[made["seats"][0]["token"]])
    evelyn.ask("POST", "/games", game=made["game"], tokens=[token])
    eve.say(type="settle", ready=True)
    while eve.state["room"] is not None:
        eve.hear("state")
    assert refused(eve, type="hints", id=1) in ("illegal", "not-your-turn")
    evelyn.ask("DELETE", f"/games/{made['game']}")  # which does not get them out of it
    eve.say(type="resign")
    while not (page := page_of(server, adele))["ratings"]:
        pass
    [line] = page["ratings"]
    assert (line["kind"], line["games"], line["won"]) == ("duel-live", 1, 1.0)
    assert line["rating"] > page_of(server, evelyn)["ratings"][0]["rating"]
    assert [(game["game"], game["won"]) for game in page["games"]] == [(made["game"], 1.0)]
    best = httpx.get(f"{server.http}/api/ratings?kind=duel-live", timeout=TIMEOUT).json()["best"]
    names = [one["name"] for one in best]
    assert names.index("Ada") < names.index("Eve")
    assert adele.ask("GET", "/export").json()["rated"] == page["games"]
    evelyn.ask("DELETE")
    best = httpx.get(f"{server.http}/api/ratings", timeout=TIMEOUT).json()["best"]
    assert "Eve" not in [one["name"] for one in best]


def test_a_game_counts_once_whoever_counts_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.sqlite", "test")
        await store.start()
        try:
            people, ratings = People(store), Ratings(store)
            ada, _ = await people.create("Ada", "en")
            bob, _ = await people.create("Bob", "en")
            game = ("duel-live", [ada.id, bob.id], ["Ada", "Bob"], [40, 30], [0])
            assert await ratings.rate("a", *game)
            assert not await ratings.rate("a", *game)
            assert await ratings.rate("b", *game)
            [first, second] = await ratings.best("duel-live", 10)
            assert (first.name, first.games, second.name, second.games) == ("Ada", 2, "Bob", 2)
            assert first.points > second.points
            assert first.points == points_of(first.mu, first.sigma)
            await people.delete(bob.id)
            assert not await ratings.rate("c", *game)
            assert [line.name for line in await ratings.best("duel-live", 10)] == ["Ada"]
        finally:
            await store.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"waiting": False}, "server-rated-people"),
        ({"assist": "full"}, "server-rated-help"),
        ({"seed": 1}, "server-rated-draws"),
        ({"seats": [{"kind": "human"}, {"kind": "ai", "player": "monk"}]}, "server-rated-people"),
    ],
)
def test_games_that_cannot_count(server: Serving, wrong: dict[str, Any], why: str) -> None:
    body = {"seats": [{"kind": "human"}, {"kind": "open"}], "waiting": True, "assist": "none", "rated": True}
    answer = httpx.post(f"{server.http}/api/games", json={**body, **wrong}, timeout=TIMEOUT)
    assert answer.json()["error"]["message"]["id"] == why
