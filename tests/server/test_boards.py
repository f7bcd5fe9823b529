"""The boards of the rules over HTTP: nothing is kept, and what is wrong is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.serving import Serving


def get(server: Serving, path: str, **more: Any) -> httpx.Response:
    return httpx.get(f"{server.http}/api/boards/{path}", timeout=60, **more)


def play(server: Serving, rule: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.http}/api/boards/{rule}", json=body, timeout=60)


def test_a_chapter_has_a_board_for_each_of_its_rules(server: Serving) -> None:
    told = get(server, "chapter/cult", params={"language": "de"}).json()
    assert {"CULT-1", "CULT-15"} <= set(told["of"])
    board = next(board for board in told["boards"] if board["rule"] == told["of"]["CULT-3"])
    assert board["names"] == ["Rot", "Blau"]
    assert board["refused"]
    assert board["rules"] == ["CULT-3"]
    assert told["sizes"]["CULT-3"][0] > 100


def test_a_picture_is_as_large_as_was_said_and_is_kept(server: Serving) -> None:
    sizes = get(server, "chapter/robbers").json()["sizes"]
    reply = get(server, "ROBBER-4.svg")
    wide, high = sizes["ROBBER-4"]
    assert reply.headers["content-type"] == "image/svg+xml"
    drawn = [float(reply.text.split(f' {side}="')[1].split('"')[0]) for side in ("width", "height")]
    assert [round(side) for side in drawn] == [wide, high]
    assert reply.headers["cache-control"] == "public, max-age=86400"
    assert get(server, "robber-4.svg").text == reply.text


def test_a_board_is_told_like_a_game(server: Serving) -> None:
    state = play(server, "ROAD-3", names=["Zoë", "Bob"]).json()
    assert state["type"] == "state"
    assert [seat["name"] for seat in state["seats"]] == ["Zoë", "Bob"]
    assert state["yours"] == [1]
    done = ["@-1,0>N"]
    update = play(server, "ROAD-3", names=["Zoë", "Bob"], actions=done, changed=True).json()
    assert update["view"]["step"] == "figure"
    over = play(server, "ROAD-3", names=["Zoë", "Bob"], actions=[*done, "-"], changed=True).json()
    sheets = [event["sheet"] for line in over["log"] for event in line["events"] if "sheet" in event]
    assert [sheet["points"] for sheet in sheets] == [{"0": 3}]
    assert over["targets"], "whoever is next is played, too"


def test_what_the_rules_forbid_is_explained(server: Serving) -> None:
    asked = {"type": "explain", "id": 3, "action": "@0,-2>N"}
    told = play(server, "CULT-3", names=["A", "B"], ask=asked).json()
    assert (told["legal"], [reason["rules"] for reason in told["reasons"]]) == (False, [["CULT-3"]])


@pytest.mark.parametrize(
    ("rule", "body", "code", "status"),
    [
        ("CHESS-1", {"names": ["A", "B"]}, "board", 404),
        ("ROAD-3", {"names": ["A"]}, "board", 422),
        ("ROAD-3", {"names": ["A", "A"]}, "setup", 400),
        ("ROAD-3", {"names": ["A", "B"], "actions": ["@9,9>N"]}, "illegal", 409),
        ("ROAD-3", {"names": ["A", "B"], "actions": ["nonsense"]}, "notation", 400),
        ("ROAD-3", {"names": ["A", "B"], "actions": ["-"] * 201}, "message", 422),
        ("ROAD-3", {"names": ["A", "B"], "ask": {"type": "join"}}, "message", 400),
    ],
)
def test_what_is_wrong_is_refused(
    server: Serving, rule: str, body: dict[str, Any], code: str, status: int
) -> None:
    reply = play(server, rule, **body)
    assert (reply.status_code, reply.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize("path", ["CHESS-1.svg", "chapter/chess"])
def test_what_is_not_there_is_not_found(server: Serving, path: str) -> None:
    assert get(server, path).status_code == 404
