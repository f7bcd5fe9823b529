"""Lessons over HTTP: nothing is kept, and what is wrong is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.serving import Serving


def ask(server: Serving, name: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.http}/api/lessons/{name}", json=body, timeout=30)


def test_a_lesson_is_told_like_a_game(server: Serving) -> None:
    steps = httpx.get(f"{server.http}/api/lessons/base", timeout=30).json()["steps"]
    first = next(step for step in steps if step["do"])
    state = ask(server, "base", names=["Zoë", "Bob"]).json()
    assert state["type"] == "state"
    assert [seat["name"] for seat in state["seats"]] == ["Zoë", "Bob"]
    assert first["do"][0] in [target["text"] for target in state["targets"]]
    update = ask(server, "base", actions=first["do"], changed=True).json()
    assert (update["type"], update["seq"]) == ("update", state["seq"] + 1)
    assert update["view"]["step"] == "figure"
    again = ask(server, "base", actions=first["do"]).json()
    assert again["view"]["step"] == "figure"
    assert again["targets"] == update["targets"]


def test_questions_about_a_lesson(server: Serving) -> None:
    farms = ask(server, "base", ask={"type": "farms", "id": 7}).json()
    assert (farms["type"], farms["id"]) == ("farms", 7)
    feature = ask(server, "base", ask={"type": "feature", "id": 8, "at": [0, 0], "spot": "N"}).json()
    assert feature["kind"] == "city"
    why = ask(server, "base", ask={"type": "explain", "id": 9, "action": "@0,1>N"}).json()
    assert not why["legal"]
    assert why["reasons"]


@pytest.mark.parametrize(
    ("name", "body", "code", "status"),
    [
        ("chess", {}, "lesson", 404),
        ("base", {"actions": ["@0,1>N"]}, "illegal", 409),
        ("base", {"actions": ["castle"]}, "notation", 400),
        ("base", {"actions": ["-"] * 201}, "message", 422),
        ("base", {"actions": ["x" * 300]}, "message", 422),
        ("base", {"names": ["Ada"]}, "message", 422),
        ("base", {"names": ["Ada", "Ada"]}, "setup", 400),
        ("base", {"ask": {"type": "hints", "id": 1}}, "message", 400),
        ("base", {"ask": {"type": "act", "seq": 1, "action": "-"}}, "message", 400),
        ("base", {"ask": {"type": "nonsense"}}, "message", 400),
    ],
)
def test_what_is_wrong_is_refused(
    server: Serving, name: str, body: dict[str, Any], code: str, status: int
) -> None:
    reply = ask(server, name, **body)
    assert (reply.status_code, reply.json()["error"]["code"]) == (status, code)
