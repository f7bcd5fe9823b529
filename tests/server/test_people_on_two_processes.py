"""What people do with each other, on two processes with one PostgreSQL."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import http_ece
import httpx
import pytest

from tests.server.guest import TIMEOUT, Guest, create, key
from tests.server.serving import Serving
from tests.server.test_people import Somebody, around, browser_keys, let_ada_play
from tests.server.test_ratings import page_of
from tests.server.test_room import open_table, take
from tests.server.test_same_draws import share, tables
from tests.server.test_two_processes import servers

__all__ = ["around", "servers"]
SALT = "00112233445566778899aabbccddeeff"


def until(guest: Guest, **wanted: Any) -> None:
    """Hear what comes until the state says so."""
    while any(guest.state[name] != value for name, value in wanted.items()):
        guest.hear("state")


def shown(server: Serving) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = httpx.get(f"{server.http}/api/lobby", timeout=TIMEOUT).json()["tables"]
    return tables


def test_from_the_lobby_to_the_verified_draw(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    clock = {"minutes": 3 * 24 * 60, "per": "move", "holidays": 5}
    made, ada = open_table(one, "human", "open", open=True, leaving="out", clock=clock)
    while not (tables := [table for table in shown(two) if table["game"] == made["game"]]):
        pass
    answer = take(two, {**made, "invite": tables[0]["invite"]}, "Eve")
    eve = Guest.joined(two, made["game"], answer.json()["token"])
    ada.say(type="settle", ready=True, salt=SALT)
    eve.say(type="settle", ready=True)
    for guest in (ada, eve):
        until(guest, room=None)
    eve.say(type="rest", days=2)
    ada.hear("state")
    assert ada.state["time"]["holidays"] == [5, 3]
    ada.say(type="resign")
    while eve.view["current"] != "over":
        eve.hear("state")
    address = f"{two.http}/api/games/{made['game']}/draw"
    proof = httpx.get(address, headers=key(answer.json()["token"]), timeout=60).json()
    assert proof["hash"] == ada.state["draw"]["hash"]
    assert proof["salts"] == [SALT, ""]


@pytest.fixture(scope="module")
def pair(postgresql: str, around: tuple[Any, Any]) -> Iterator[tuple[Serving, Serving]]:
    """Two processes that tell people who are away, and let the computer stand in at once."""
    settings: dict[str, Any] = {
        "tell_seconds": 0,
        "away_seconds": 0,
        "push_hosts": "127.0.0.1",
        "smtp": f"smtp://127.0.0.1:{around[1].server_address[1]}",
        "origins": "https://play.example.org",
    }
    both = Serving(postgresql, **settings), Serving(postgresql, **settings)
    for server in both:
        server.wait()
    yield both
    for server in both:
        said = server.stop()
        assert "Traceback" not in said, said


def at_two(pair: tuple[Serving, Serving], *more: str, **wish: Any) -> tuple[dict[str, Any], Guest, Guest]:
    """Two players, each at another process, who know of each other."""
    made = create(pair[0], "human", "human", *more, **wish)
    ada, bob = (
        Guest.joined(server, made["game"], made["seats"][seat]["token"]) for seat, server in enumerate(pair)
    )
    while ada.hear("presence")["connected"][:2] != [True, True]:
        pass
    return made, ada, bob


def somewhere_else(server: Serving, who: Somebody) -> Somebody:
    """The same person at another process."""
    other = Somebody.__new__(Somebody)
    other.server, other.key = server, who.key
    return other


def test_who_is_away_is_told_once_whichever_process_sees_it(
    pair: tuple[Serving, Serving], around: tuple[Any, Any]
) -> None:
    one, two = pair
    pushes, letters = around[0].heard, around[1].heard
    bob, made = Somebody(one, "Bob"), create(one, "human", "human", leaving="out")
    elsewhere = somewhere_else(two, bob)
    elsewhere.ask("POST", "/games", game=made["game"], tokens=[made["seats"][1]["token"]])
    private, secret, keys = browser_keys()
    address = f"http://127.0.0.1:{around[0].server_address[1]}/two"
    assert bob.ask("POST", "/pushes", endpoint=address, language="de", **keys).status_code == 204
    assert bob.ask("PUT", "/mail", address="bob@example.org").status_code == 204
    code = re.search(r"\d{8}", letters.get(timeout=30))
    assert code is not None
    assert elsewhere.ask("POST", "/mail", code=code[0]).status_code == 204
    assert bob.me()["push_key"] == elsewhere.me()["push_key"]
    let_ada_play(two, made)
    path, _, body = pushes.get(timeout=30)
    said = http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm")
    assert (path, json.loads(said)["game"]) == ("/two", made["game"])
    assert "It is your turn" in letters.get(timeout=30)
    ada = Guest.joined(one, made["game"], made["seats"][0]["token"])
    ada.say(type="resign")
    _, _, body = pushes.get(timeout=30)
    said = http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm")
    assert json.loads(said)["body"].startswith("Das Spiel mit ")
    assert pushes.empty()  # each was told by one process


def test_an_offer_made_here_and_accepted_there(pair: tuple[Serving, Serving]) -> None:
    _, ada, bob = at_two(pair)
    ada.say(type="offer", what="draw")
    while bob.state["offer"] is None:
        bob.hear("state")
    bob.say(type="answer", accept=False)
    while ada.state["offer"] is None:
        ada.hear("state")
    for guest in (ada, bob):
        until(guest, offer=None)
    ada.say(type="offer", what="end")
    while bob.state["offer"] is None:
        bob.hear("state")
    bob.say(type="answer", accept=True)
    for guest in (ada, bob):
        while guest.view["current"] != "over":
            guest.hear("state")
        assert guest.state["outcome"]["why"] == "end"


def test_the_computer_stands_in_and_hands_the_seat_back(pair: tuple[Serving, Serving]) -> None:
    made, ada, bob = at_two(pair)
    ada.close()
    while bob.hear("presence")["connected"] != [False, True]:
        pass
    bob.say(type="stand-in", seat=0)
    while not bob.targets:  # the computer has decided
        bob.hear("state", "update")
    again = Guest.joined(pair[0], made["game"], made["seats"][0]["token"])
    while any(seat["absence"] for seat in bob.state["seats"]):
        bob.hear("state")
    assert "server-log-back" in [line["said"]["id"] for line in bob.log]
    while again.seq < bob.seq:
        again.hear()
    assert again.log == bob.log
    bob.say(type="resign")  # the computer plays on, for a person who stays
    while again.state["seats"][1]["absence"] != "left":
        again.hear("state")
    while not again.targets:
        again.hear("state", "update")


def test_what_is_said_here_is_heard_there(pair: tuple[Serving, Serving]) -> None:
    made, ada, bob = at_two(pair, talk="free")
    ada.say(type="say", phrase="good-luck")
    assert bob.hear("talk")["lines"][0]["phrase"] == "good-luck"
    bob.say(type="say", text="You too")
    while (line := ada.hear("talk")["lines"][-1])["text"] != "You too":
        pass
    ada.say(type="report", n=line["n"])
    ada.say(type="report", n=99)
    assert ada.hear("refused")["code"] == "message"
    late = Guest.joined(pair[0], made["game"], made["seats"][0]["token"])
    assert [said["n"] for said in late.hear("talk")["lines"]] == [1, 2]


def test_the_same_tiles_at_two_processes(pair: tuple[Serving, Serving]) -> None:
    one, two = pair
    first = create(one, "human", "human")
    same = share(one, first, first["seats"][0]["token"]).json()["same"]
    second = create(two, "human", "human", same=same)
    guests = [Guest.all_seats(one, first), Guest.all_seats(two, second)]
    assert guests[0].state["draw"] == guests[1].state["draw"]
    for guest in guests:
        guest.play(random.Random(3), 20)
        guest.say(type="offer", what="end")
        guest.hear("state")
    found = [tables(server, same)["tables"] for server in pair]
    assert found[0] == found[1]
    assert [table["over"] for table in found[0]] == [True, True]


def test_a_rated_game_counts_once_for_both(pair: tuple[Serving, Serving]) -> None:
    one, two = pair
    made, ada = open_table(one, "human", "open", rated=True, assist="some", leaving="out")
    token = take(two, made, "Eve").json()["token"]
    eve = Guest.joined(two, made["game"], token)
    adele, evelyn = Somebody(one, "Ada"), Somebody(two, "Eve")
    adele.ask("POST", "/games", game=made["game"], tokens=[made["seats"][0]["token"]])
    evelyn.ask("POST", "/games", game=made["game"], tokens=[token])
    for guest in (ada, eve):
        guest.say(type="settle", ready=True)
    for guest in (ada, eve):
        until(guest, room=None)
    eve.say(type="resign")
    while ada.view["current"] != "over":
        ada.hear("state")
    for server in (one, two):
        while not (page := page_of(server, adele))["ratings"]:
            pass
        assert [(line["games"], line["won"]) for line in page["ratings"]] == [(1, 1.0)]
        assert [game["game"] for game in page_of(server, evelyn)["games"]] == [made["game"]]
