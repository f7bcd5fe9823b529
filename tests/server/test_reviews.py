"""Reviews in the background: started, followed, kept, tried again, given up."""

from __future__ import annotations

import time
from typing import Any

import httpx

from tests.server.guest import Guest, create, key
from tests.server.serving import Serving

LONG = 240.0  # seconds that a review may take on a busy machine


def finished(server: Serving) -> tuple[str, str, list[str]]:
    """A game that both gave up after a few turns: its id, a key, and what was chosen."""
    made = create(server, "human", "human", seed=5)
    guest = Guest.all_seats(server, made)
    chosen = []
    for _ in range(6):
        chosen.append(guest.targets[0]["text"])
        guest.act(chosen[-1])
    guest.say(type="offer", what="end")
    guest.hear("state")
    return made["game"], made["seats"][0]["token"], chosen


def ask(
    server: Serving, game: str, token: str, path: str = "", how: str = "GET", **more: Any
) -> httpx.Response:
    address = f"{server.http}/api/games/{game}/review{path}"
    return httpx.request(how, address, headers=key(token), timeout=60, **more)


def complete(server: Serving, game: str, token: str) -> Any:
    until = time.monotonic() + LONG
    while (status := ask(server, game, token).json())["state"] == "running":
        assert time.monotonic() < until, status
        time.sleep(0.2)
    return status


def test_a_finished_game_is_reviewed_and_the_review_is_kept(server: Serving) -> None:
    game, token, _ = finished(server)
    assert ask(server, game, token).json()["state"] == "none"
    assert ask(server, game, token, "/record").status_code == 409
    started = ask(server, game, token, how="POST").json()
    assert started["state"] in ("running", "done")
    status = complete(server, game, token)
    assert status["state"] == "done"
    review = status["review"]
    assert review["players"] == ["Red", "Blue"], "names, not stand-ins"
    assert len(review["decisions"]) == 3
    assert ask(server, game, token, how="POST").json() == status, "it is not made twice"
    assert "% to win}" in ask(server, game, token, "/record").text


def test_a_decision_is_tried_again(server: Serving) -> None:
    game, token, _ = finished(server)
    there = ask(server, game, token, "/1").json()
    assert there["view"]["step"] == "place"
    text = there["targets"][-1]["text"]
    found = ask(server, game, token, "/1", how="POST", json={"actions": [text]}).json()
    assert found["why_not"]
    assert text in [move["actions"][0] for move in found["moves"]]
    assert ask(server, game, token, "/0").status_code == 409, "a draw is no decision"
    assert ask(server, game, token, "/999").status_code == 409
    assert ask(server, game, token, "/1", how="POST", json={"actions": ["@9,9>N"]}).status_code == 409
    assert ask(server, game, token, "/1", how="POST", json={"actions": []}).status_code == 422


def test_a_running_game_of_two_people_is_not_reviewed_and_nobody_else_asks(server: Serving) -> None:
    made = create(server, "human", "human", seed=5)
    game, token = made["game"], made["seats"][0]["token"]
    assert ask(server, game, token, how="POST").status_code == 409
    assert ask(server, game, token, "/1").status_code == 409
    assert ask(server, game, "x").status_code == 403
    alone = create(server, "human", "greedy", seed=5)
    mine = alone["seats"][0]["token"]
    assert ask(server, alone["game"], mine, how="POST").status_code == 200
    assert ask(server, alone["game"], mine, how="DELETE").json()["state"] in ("none", "done")
