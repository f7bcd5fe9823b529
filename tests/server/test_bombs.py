"""The same bombs sent to a server with little memory: it refuses them in words and goes on."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import httpx
import pytest

from bastide.view.messages import VERSION
from tests import bombs
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving

EVERY = 61  # of many alike; no divisor of how they come


def some(texts: Iterator[str]) -> list[str]:
    """Of every kind some; all of them are read elsewhere."""
    return list(islice(texts, 0, None, EVERY))


def test_bombs_are_refused_with_little_memory(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", max_record=4_000_000).wait()
    assert server.process is not None
    limit = 1500 << 20  # of addresses, of which libraries and threads take most
    resource.prlimit(server.process.pid, resource.RLIMIT_AS, (limit, limit))
    created = create(server, "human", "human")
    before = httpx.get(f"{server.http}/api/games/{created['game']}", headers=key(created["spectate"])).json()
    guest = Guest.all_seats(server, created)
    try:
        for bomb in some(bombs.records()):
            answer = httpx.post(f"{server.http}/api/replay", content=bomb.encode(), timeout=120)
            assert answer.status_code in (200, 400, 413), (answer.status_code, bomb[:80])
        for bomb in (*bombs.NUMBERS, *bombs.NESTED):
            for field in ("setup", "seats", "first", "seed", "clock", "options", "preset"):
                body = json.dumps({"seats": [{"kind": "human"}], field: "@"}).replace('"@"', bomb)
                answer = httpx.post(f"{server.http}/api/games", content=body.encode(), timeout=120)
                assert answer.status_code in (400, 413, 422), (answer.status_code, body[:80])
            for message in (
                {"type": "act", "seq": "@", "action": "-"},
                {"type": "act", "seq": guest.seq, "action": {"type": "@"}},
                {"type": "explain", "id": 1, "action": {"at": ["@", 0]}},
                {"type": "feature", "id": "@", "at": ["@", 0], "spot": "N"},
            ):
                text = json.dumps(message).replace('"@"', bomb)
                if len(text) <= 65536:  # else it is refused by its size, and the connection ends
                    guest.socket.send(text)
                    assert guest.hear()["type"] in ("refused", "explained")
        setups = ("+".join(["base"] * 100), "999*base", "100*base", "9*base+9*inns-and-cathedrals")
        for setup in setups:
            wanted = {"setup": setup, "seats": [{"kind": "human"}]}
            assert httpx.post(f"{server.http}/api/games", json=wanted, timeout=120).status_code in (201, 400)
        after = httpx.get(
            f"{server.http}/api/games/{created['game']}", headers=key(created["spectate"])
        ).json()
        assert {**before, "connected": None} == {**after, "connected": None}
        guest.say(type="join", version=VERSION, game=created["game"], token=created["seats"][0]["token"])
        assert guest.hear("state")["type"] == "state"
        guest.close()
    finally:
        said = server.stop()
    assert "Traceback" not in said, said


@pytest.mark.parametrize(
    "bomb", ["{" * 60_000, "[" * 60_000, '{"type":' * 8000], ids=["objects", "lists", "types"]
)
def test_nesting_without_end_over_the_socket(server: Serving, bomb: str) -> None:
    guest = Guest.all_seats(server, create(server, "human", "human"))
    guest.socket.send(bomb)
    assert guest.hear()["code"] == "message"
    guest.say(type="ping")
    assert guest.hear()["type"] == "pong"
    guest.close()
