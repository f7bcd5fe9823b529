"""The waiting room: people take their seats, and the game begins when everybody is ready."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bastide.view.messages import VERSION
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving


def take(server: Serving, made: dict[str, Any], name: str, token: str = "") -> httpx.Response:
    return httpx.post(
        f"{server.http}/api/games/{made['game']}/seats",
        json={"name": name},
        headers=key(token or made["invite"]),
        timeout=30,
    )


def sit(server: Serving, made: dict[str, Any], name: str) -> Guest:
    """Somebody comes by the invitation and takes a seat."""
    answer = take(server, made, name)
    assert answer.status_code == 201, answer.text
    return Guest.joined(server, made["game"], answer.json()["token"])


def open_table(server: Serving, *kinds: str, **more: Any) -> tuple[dict[str, Any], Guest]:
    """A table that waits for people, and its host."""
    made = create(server, *kinds, waiting=True, **more)
    return made, Guest.joined(server, made["game"], made["seats"][0]["token"])


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.state["seats"]]


def refused(guest: Guest, **message: Any) -> str:
    guest.say(**message)
    return str(guest.hear("refused")["code"])


def test_a_game_begins_when_everybody_is_ready(server: Serving) -> None:
    made, ada = open_table(server, "human", "open", clock={"minutes": 5})
    assert made["invite"]
    assert [seat["token"] is None for seat in made["seats"]] == [False, True]
    assert ada.state["room"] == {"host": 0, "ready": [False, False], "open": False, "gone": None}
    assert ada.state["clock"]["running"] is None
    assert (ada.targets, ada.view["tile"], ada.log) == ([], None, [])
    assert refused(ada, type="act", seq=ada.seq, action="@0,1>S") == "waiting"
    eve = sit(server, made, "Eve")
    assert names(eve) == ["Red", "Eve"]
    ada.hear("state")
    ada.say(type="settle", ready=True)
    assert eve.hear("state")["room"] == {"host": 0, "ready": [True, False], "open": False, "gone": None}
    eve.say(type="settle", name="Evelyn", colour=4, ready=True)
    ada.hear("state")
    begun = ada.hear("state")
    assert begun["room"] is None
    assert begun["seats"][1] == {
        "name": "Evelyn",
        "kind": "human",
        "player": None,
        "colour": 4,
        "absence": None,
    }
    assert begun["view"]["tile"] is not None
    assert begun["clock"]["running"] == 0
    assert begun["targets"]
    assert ada.act(ada.targets[0]["text"])["type"] == "update"
    assert eve.hear("update")["seq"] == ada.seq
    again = Guest.joined(server, made["game"], made["seats"][0]["token"])
    assert (again.seq, again.view["tiles"]) == (ada.seq, ada.view["tiles"])


def test_the_host_arranges_the_seats(server: Serving) -> None:
    made, ada = open_table(server, "human", "open", "open")
    eve = sit(server, made, "Eve")
    bob = sit(server, made, "Bob")
    for _ in range(2):
        ada.hear("state")
    move = {"type": "arrange", "seats": [{"was": 2}, {"was": 0}, {"player": "monk", "name": "Monk"}, {}]}
    eve.hear("state")
    assert refused(eve, seq=eve.seq, **move) == "not-your-turn"
    ada.say(seq=ada.seq, **move)
    removed = {"name": "Eve", "why": "removed"}  # which everybody is told
    assert ada.hear("state")["room"] == {
        "host": 1,
        "ready": [False, False, True, False],
        "open": False,
        "gone": removed,
    }
    assert names(ada) == ["Bob", "Red", "Monk", "Guest"]
    assert bob.hear("state")["yours"] == [0]
    assert eve.hear("state")["yours"] == []  # she had to go
    assert refused(ada, type="begin", seq=ada.seq) == "waiting"  # a seat is free
    three = [{"was": 0}, {"was": 1}, {"was": 2}]
    ada.say(type="arrange", seq=ada.seq, seats=three)
    ada.hear("state")
    assert refused(ada, type="begin", seq=ada.seq - 1) == "stale"
    ada.say(type="settle", name="Ada")  # which moves nobody
    ada.hear("state")
    ada.say(type="begin", seq=ada.seq - 1)
    assert ada.hear("state")["room"] is None
    for _ in range(2):
        bob.hear("state")
    assert bob.hear("state")["yours"] == [0]
    assert len(bob.view["players"]) == 3
    assert bob.targets  # the first seat begins


def test_seats_are_given_back(server: Serving) -> None:
    made, ada = open_table(server, "human", "open")
    eve = sit(server, made, "Eve")
    ada.hear("state")
    ada.say(type="stand-up")
    room = eve.hear("state")["room"]
    assert (room["host"], room["gone"]) == (1, {"name": "Red", "why": "stood-up"})  # whoever is left
    back = Guest(server)
    join = {"type": "join", "version": VERSION, "game": made["game"], "token": made["seats"][0]["token"]}
    assert refused(back, **join) == "bad-token"  # the key opens nothing any more
    bob = sit(server, made, "Bob")
    assert bob.state["yours"] == [0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "arrange", "seats": [{"was": 0}, {"was": 0}]},
        {"type": "arrange", "seats": [{"was": 0}, {"was": 5}]},
        {"type": "arrange", "seats": [{"was": 1}]},  # the host would have to go
        {"type": "arrange", "seats": [{"was": 0}, {"player": "nobody"}]},
        {"type": "arrange", "seats": []},
        {"type": "arrange", "seats": [{}] * 7},
    ],
)
def test_seats_that_cannot_be(server: Serving, wrong: dict[str, Any]) -> None:
    _, ada = open_table(server, "human", "open")
    assert refused(ada, seq=ada.seq, **wrong) == "message"
    ada.say(type="settle", ready=False)  # which changes nothing
    assert refused(ada, type="begin", seq=ada.seq) == "waiting"


def test_a_clock_that_loses_is_for_two(server: Serving) -> None:
    _, ada = open_table(server, "human", "open", preset="championship")
    assert refused(ada, type="arrange", seq=ada.seq, seats=[{"was": 0}, {}, {}]) == "message"


def test_names_colours_and_keys_are_checked(server: Serving) -> None:
    made, ada = open_table(server, "human", "open")
    assert take(server, made, "Red").json()["error"]["code"] == "name"
    assert take(server, made, "Eve", made["spectate"]).status_code == 403
    assert take(server, made, "Eve", made["seats"][0]["token"]).status_code == 403
    eve = sit(server, made, "Eve")
    assert take(server, made, "Bob").json()["error"]["code"] == "taken"
    ada.hear("state")
    assert refused(eve, type="settle", colour=0) == "taken"  # Ada's
    assert refused(eve, type="settle", seat=0, ready=True) == "not-your-turn"
    watcher = Guest.joined(server, made["game"], made["invite"])
    assert watcher.state["yours"] == []
    assert refused(watcher, type="settle", ready=True) == "not-your-turn"
    for guest in (ada, eve):
        guest.say(type="settle", ready=True)
    while eve.state["room"] is not None:
        eve.hear("state")
    late = take(server, made, "Late")
    assert late.json()["error"]["code"] == "begun"
    assert refused(eve, type="settle", ready=False) == "begun"


def test_a_waiting_room_outlives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("room")
    server = Serving(f"sqlite:///{folder}/games.sqlite").wait()
    made, ada = open_table(server, "human", "open", "open")
    eve = sit(server, made, "Eve")
    ada.hear("state")
    ada.say(type="arrange", seq=ada.seq, seats=[{"was": 1}, {"was": 0}])
    eve.hear("state")
    eve.say(type="settle", ready=True)
    while eve.state["room"]["ready"] != [True, False]:
        eve.hear("state")
    server.kill()
    server.start()
    server.wait()
    ada = Guest.joined(server, made["game"], made["seats"][0]["token"])
    assert ada.state["room"] == {"host": 1, "ready": [True, False], "open": False, "gone": None}
    ada.say(type="settle", ready=True)
    assert ada.hear("state")["room"] is None
    server.kill()
    server.start()
    server.wait()
    again = Guest.joined(server, made["game"], made["seats"][0]["token"])
    assert again.view["tile"] == ada.view["tile"]
    assert again.state["yours"] == [1]
    server.stop()
