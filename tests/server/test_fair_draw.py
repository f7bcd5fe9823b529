"""The draws of a table: promised when it is opened, salted by who plays, told and verified after the end."""

from __future__ import annotations

import hashlib
from typing import Any

import httpx

from bastide.record.fair_draw import verify_draws
from bastide.record.loading import load_record
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving
from tests.server.test_room import open_table, sit

SALT = "00112233445566778899aabbccddeeff"


def get(server: Serving, made: dict[str, Any], what: str, token: str) -> httpx.Response:
    return httpx.get(f"{server.http}/api/games/{made['game']}/{what}", headers=key(token), timeout=60)


def begun_by_two(server: Serving) -> tuple[dict[str, Any], Guest, Guest]:
    """Ada, who adds a salt, and Eve, who does not."""
    made, ada = open_table(server, "human", "open", leaving="out")
    eve = sit(server, made, "Eve")
    ada.hear("state")
    ada.say(type="settle", ready=True, salt=SALT)
    eve.say(type="settle", ready=True)
    for guest in (ada, eve):
        while guest.state["room"] is not None:
            guest.hear("state")
    return made, ada, eve


def test_draws_are_promised_and_verified(server: Serving) -> None:
    made, ada, eve = begun_by_two(server)
    promise = eve.state["draw"]
    assert promise["salted"] == [True, False]
    for _ in range(6):
        chooser, other = (ada, eve) if ada.targets else (eve, ada)
        chooser.act(chooser.targets[0]["text"])
        other.hear("update")
    token = made["seats"][0]["token"]
    assert get(server, made, "draw", token).status_code == 409
    so_far = get(server, made, "record", token).text
    assert promise["hash"] in so_far
    assert "DrawSecret" not in so_far
    assert SALT not in so_far
    ada.say(type="resign")
    while ada.view["current"] != "over":
        ada.hear("state")
    proof = get(server, made, "draw", token).json()
    assert proof["hash"] == promise["hash"] == hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    assert proof["salts"] == [SALT, ""]
    for form in ("text", "json"):
        record = load_record(get(server, made, f"record?format={form}", token).text)
        assert verify_draws(record) == proof["draws"] > 0


def test_a_promise_is_made_before_anybody_sits_down(server: Serving) -> None:
    made, ada = open_table(server, "human", "open")
    promised = ada.state["draw"]["hash"]
    eve = sit(server, made, "Eve")
    assert eve.state["draw"] == {"hash": promised, "salted": [False, False]}
    eve.say(type="settle", salt=SALT)
    assert eve.hear("state")["draw"]["salted"] == [False, True]
    eve.say(type="stand-up")
    assert eve.hear("state")["draw"] == {"hash": promised, "salted": [False, False]}
    ada.say(type="settle", salt="not hexadecimal!")
    assert ada.hear("refused")["code"] == "message"


def test_a_seeded_game_promises_nothing(server: Serving) -> None:
    made = create(server, "human", "human", seed=7)
    assert Guest.all_seats(server, made).state["draw"] is None
    answer = get(server, made, "draw", made["spectate"])
    assert answer.json()["error"]["message"]["id"] == "record-no-promise"


def test_a_rematch_has_a_secret_of_its_own(server: Serving) -> None:
    made, ada, _ = begun_by_two(server)
    ada.say(type="resign")
    while ada.view["current"] != "over":
        ada.hear("state")
    token = made["seats"][0]["token"]
    again = httpx.post(
        f"{server.http}/api/games/{made['game']}/rematch", json={}, headers=key(token), timeout=30
    ).json()
    new = Guest.joined(server, again["game"], again["seats"][0]["token"]).state["draw"]
    assert new["hash"] != ada.state["draw"]["hash"]
    assert new["salted"] == [False, False]


def promise(server: Serving) -> str:
    made = httpx.post(f"{server.http}/api/draws", timeout=60)
    assert made.status_code == 201, made.text
    return str(made.json()["hash"])


def test_who_starts_a_game_at_once_adds_to_a_secret_that_was_promised_before(server: Serving) -> None:
    promised = promise(server)
    made = create(server, "monk", "human", "human", leaving="out", draw={"hash": promised, "salt": SALT})
    assert made["salted"] is True
    token = made["seats"][1]["token"]
    ada = Guest.joined(server, made["game"], token, made["seats"][2]["token"])
    assert ada.state["draw"] == {"hash": promised, "salted": [False, True, False]}
    ada.say(type="offer", what="draw")
    while ada.view["current"] != "over":
        ada.hear("state", "update")
    proof = get(server, made, "draw", token).json()
    assert (proof["hash"], proof["salts"]) == (promised, ["", SALT, ""])
    # A rematch has a promise of its own; who comes second adds nothing.
    another = promise(server)
    address = f"{server.http}/api/games/{made['game']}/rematch"
    body = {"draw": {"hash": another, "salt": SALT}}
    first = httpx.post(address, json=body, headers=key(token), timeout=60).json()
    assert first["salted"] is True
    third = {"draw": {"hash": promise(server), "salt": SALT}}
    second = httpx.post(address, json=third, headers=key(made["seats"][2]["token"]), timeout=60).json()
    assert (second["salted"], second["game"]) == (False, first["game"])
    again = Guest.joined(server, first["game"], first["seats"][1]["token"])
    assert again.state["draw"] == {"hash": another, "salted": [False, True, False]}


def test_a_promise_is_for_one_game(server: Serving) -> None:
    """Who has played it to its end knows the secret, and would know all draws of the next."""
    draw = {"hash": promise(server), "salt": SALT}
    create(server, "human", draw=draw)
    body: dict[str, Any] = {"seats": [{"kind": "human"}], "draw": draw}
    twice = httpx.post(f"{server.http}/api/games", json=body, timeout=60)
    assert twice.json()["error"]["message"]["id"] == "server-no-promise"
    for more in ({"seed": 3}, {"waiting": True}):
        wrong = {**body, **more, "draw": {"hash": promise(server), "salt": SALT}}
        refused = httpx.post(f"{server.http}/api/games", json=wrong, timeout=60)
        assert refused.json()["error"]["message"]["id"] == "server-draw-at-once"
