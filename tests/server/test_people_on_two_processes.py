"""What people do with each other, on two processes with one PostgreSQL."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.guest import TIMEOUT, Guest, key
from tests.server.serving import Serving
from tests.server.test_room import open_table, take
from tests.server.test_two_processes import servers

__all__ = ["servers"]
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
