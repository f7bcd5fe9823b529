"""Duplicate: the same tiles at several tables, and what each made of them."""

from __future__ import annotations

import random
from typing import Any

import httpx

from tests.server.guest import TIMEOUT, Guest, create, key
from tests.server.serving import Serving


def share(server: Serving, made: dict[str, Any], token: str) -> httpx.Response:
    return httpx.post(f"{server.http}/api/games/{made['game']}/same", headers=key(token), timeout=TIMEOUT)


def tables(server: Serving, same: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.http}/api/same/{same}", timeout=TIMEOUT).json()
    return found


def record(server: Serving, made: dict[str, Any]) -> str:
    token = made["seats"][0]["token"]
    address = f"{server.http}/api/games/{made['game']}/record"
    return httpx.get(address, headers=key(token), timeout=TIMEOUT).text


def tiles_drawn(text: str) -> list[str]:
    """The tiles of a record in their order, up to the first that fits nowhere.

    It is shuffled in anew, so that tables differ from there on.
    """
    words = [word for line in text.split("\n\n", 1)[1].splitlines() for word in line.split()]
    until = next((i for i, word in enumerate(words) if word.startswith("!")), len(words))
    return [word.split("@")[0] for word in words[:until] if "@" in word and not word.startswith("M")]


def test_the_same_tiles_at_two_tables(server: Serving) -> None:
    first = create(server, "human", "human", options={"small_city": "on"}, first=1)
    token = first["seats"][0]["token"]
    same = share(server, first, token).json()["same"]
    assert share(server, first, first["seats"][1]["token"]).json()["same"] == same
    assert share(server, first, first["spectate"]).status_code == 403
    swapped = create(server, "human", "human", same=same)
    guests = [Guest.all_seats(server, made) for made in (first, swapped)]
    assert guests[1].view["options"] == {"small_city": "on"}
    assert guests[0].state["draw"] == guests[1].state["draw"]
    guests[0].play(random.Random(1))
    assert guests[0].view["current"] == "over"
    # Nothing is told while somebody still plays with them.
    assert "DrawSecret" not in record(server, first)
    address = f"{server.http}/api/games/{first['game']}/draw"
    early = httpx.get(address, headers=key(token), timeout=TIMEOUT)
    assert early.json()["error"]["message"]["id"] == "server-same-not-over"
    found = tables(server, same)
    assert [table["over"] for table in found["tables"]] == [True, False]
    assert found["tables"][0]["scores"] == [player["score"] for player in guests[0].view["players"]]
    assert found["tables"][1]["scores"] is None
    guests[1].play(random.Random(2))
    texts = [record(server, made) for made in (first, swapped)]
    drawn = [tiles_drawn(text) for text in texts]
    common = min(map(len, drawn))
    assert drawn[0][:common] == drawn[1][:common]
    assert common > 10
    assert all("DrawSecret" in text for text in texts)
    assert httpx.get(address, headers=key(token), timeout=60).status_code == 200


def test_a_link_that_anybody_can_play_against(server: Serving) -> None:
    first = create(server, "human", "monk")
    same = share(server, first, first["seats"][0]["token"]).json()["same"]
    body = {"seats": [{"kind": "ai", "player": "monk"}, {"kind": "human", "name": "Eve"}], "same": same}
    made = httpx.post(f"{server.http}/api/games", json=body, timeout=TIMEOUT).json()
    eve = Guest.joined(server, made["game"], made["seats"][1]["token"])
    assert eve.view["setup"] == "base"
    assert [seat["kind"] for seat in tables(server, same)["tables"][1]["players"]] == ["ai", "human"]


def test_what_cannot_be_the_same(server: Serving) -> None:
    first = create(server, "human", "human")
    same = share(server, first, first["seats"][0]["token"]).json()["same"]
    body = {"seats": [{"kind": "human"}] * 3, "same": same}
    answer = httpx.post(f"{server.http}/api/games", json=body, timeout=TIMEOUT)
    assert answer.json()["error"]["message"]["id"] == "server-same-seats"
    body = {"seats": [{"kind": "human"}] * 2, "same": "nothing"}
    assert httpx.post(f"{server.http}/api/games", json=body, timeout=TIMEOUT).status_code == 404
    assert httpx.get(f"{server.http}/api/same/nothing", timeout=TIMEOUT).status_code == 404
    room = create(server, "human", "open", waiting=True)
    assert share(server, room, room["seats"][0]["token"]).json()["error"]["code"] == "waiting"
