"""The lobby: tables that anybody may join, and games that anybody may watch."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bastide.server.http import lobby
from bastide.server.storage.entry import ThinkingTime
from tests.server.guest import TIMEOUT, Guest, create
from tests.server.serving import Serving
from tests.server.test_room import open_table, refused, sit


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of our own: at the other one many games go on."""
    serving = Serving(f"sqlite:///{tmp_path_factory.mktemp('lobby')}/games.sqlite").wait()
    yield serving
    serving.stop()


def lobby_of(server: Serving, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.http}/api/lobby", headers=headers, timeout=TIMEOUT)


def until(server: Serving, **wanted: list[str]) -> dict[str, Any]:
    """The lobby, once it shows these tables and games; what it shows is a few seconds old at most."""
    while True:
        found: dict[str, Any] = lobby_of(server).json()
        if all([one["game"] for one in found[kind]] == games for kind, games in wanted.items()):
            return found


def test_a_table_is_shown_until_it_is_full_and_then_can_be_watched(quiet: Serving) -> None:
    clock = {"minutes": 5, "increment": 10}
    made, ada = open_table(
        quiet, "human", "open", open=True, listed=True, clock=clock, options={"small_city": "on"}
    )
    assert ada.state["room"]["open"] is True
    table = until(quiet, tables=[made["game"]], games=[])["tables"][0]
    assert (table["setup"], table["options"], table["free"]) == ("base", {"small_city": "on"}, 1)
    assert table["clock"] == {**clock, "loses": False, "per": "game", "holidays": 0}
    assert table["seats"][0] == {"name": "Red", "kind": "human", "player": None}
    assert "token" not in str(table)
    eve = sit(quiet, {**made, "invite": table["invite"]}, "Eve")  # with a click, by what the lobby shows
    until(quiet, tables=[])
    for guest in (ada, eve):
        guest.say(type="settle", ready=True)
    game = until(quiet, games=[made["game"]])["games"][0]
    assert game["players"] == ["Red", "Eve"]
    assert Guest.joined(quiet, made["game"], game["spectate"]).state["yours"] == []
    while ada.state["room"] is not None:
        ada.hear("state")
    ada.say(type="offer", what="draw")
    eve.say(type="answer", accept=True)
    until(quiet, games=[])


def test_only_the_host_opens_a_table(quiet: Serving) -> None:
    made, ada = open_table(quiet, "human", "open", "open")
    eve = sit(quiet, made, "Eve")
    until(quiet, tables=[])
    assert refused(eve, type="publish", invite=made["invite"]) == "not-your-turn"
    ada.hear("state")
    assert refused(ada, type="publish", invite=made["spectate"]) == "bad-token"
    ada.say(type="publish", invite=made["invite"])
    assert ada.hear("state")["room"]["open"] is True
    until(quiet, tables=[made["game"]])
    ada.say(type="publish")
    assert ada.hear("state")["room"]["open"] is False
    until(quiet, tables=[])


def test_who_knows_it_already_gets_no_more(quiet: Serving) -> None:
    first = lobby_of(quiet)
    again = lobby_of(quiet, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_open_table_waits_for_people(quiet: Serving) -> None:
    body = {"seats": [{"kind": "human"}] * 2, "open": True}
    answer = httpx.post(f"{quiet.http}/api/games", json=body, timeout=TIMEOUT)
    assert answer.json()["error"]["message"]["id"] == "server-open-waits"


def test_a_table_that_was_left_is_not_shown_for_long() -> None:
    assert lobby.patience(None) == lobby.AWAY_SECONDS
    assert lobby.patience(ThinkingTime(3, per_move=True)) == lobby.AWAY_SECONDS
    assert lobby.patience(ThinkingTime(24 * 60, per_move=True)) == lobby.POST_SECONDS


def test_a_begun_game_is_none_of_the_lobby(quiet: Serving) -> None:
    create(quiet, "human", "human")
    assert until(quiet, tables=[], games=[])["games"] == []
