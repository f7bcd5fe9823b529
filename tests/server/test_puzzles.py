"""Puzzles over HTTP: nothing is kept, a move is judged by the pack, and what is wrong is refused."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.coach.puzzles.day import puzzle_of
from bastide.coach.puzzles.pack import Puzzle, packaged
from tests.server.serving import Serving


def get(server: Serving, path: str = "", **more: Any) -> httpx.Response:
    return httpx.get(f"{server.http}/api/puzzles{path}", timeout=60, **more)


def post(server: Serving, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.http}/api/puzzles{path}", json=body, timeout=60)


def first() -> Puzzle:
    """A puzzle whose solution has a figure's decision."""
    return next(puzzle for puzzle in packaged().puzzles if len(puzzle.solution) == 2)


def test_the_list_names_the_puzzle_of_the_day_and_no_solution(server: Serving) -> None:
    found = get(server, params={"day": "2026-11-17"})
    told = found.json()
    assert told["today"] == puzzle_of(date(2026, 11, 17), packaged()).id
    assert [entry["id"] for entry in told["puzzles"]] == [puzzle.id for puzzle in packaged().puzzles]
    assert "solution" not in found.text
    assert get(server, params={"day": "2026-11-17"}).json() == told
    assert get(server, "/2026-11-17").json()["id"] == told["today"]


def test_a_puzzle_is_told_in_a_language_without_its_solution(server: Serving) -> None:
    found = get(server, f"/{first().id}", params={"language": "de"})
    assert found.json()["names"] == ["Rot", "Blau"]
    assert "solution" not in found.json()
    assert found.json()["nudge"]


def test_its_table_is_played_until_the_move_is_whole(server: Serving) -> None:
    puzzle = first()
    state = post(server, f"/{puzzle.id}", names=["Zoë", "Bob"]).json()
    assert state["type"] == "state"
    assert [seat["name"] for seat in state["seats"]] == ["Zoë", "Bob"]
    assert state["targets"]
    update = post(
        server, f"/{puzzle.id}", names=["Zoë", "Bob"], actions=list(puzzle.solution), changed=True
    ).json()
    assert update["type"] == "update"
    assert update["targets"] == [], "nobody draws"


def test_moves_are_judged(server: Serving) -> None:
    puzzle = first()
    where = f"/{puzzle.id}/answer"
    right = post(server, where, actions=list(puzzle.solution)).json()
    assert (right["right"], right["solution"]) == (True, list(puzzle.solution))
    half = post(server, where, actions=[puzzle.solution[0]]).json()
    assert (half["complete"], half["said"]) == (False, [])
    move, loss = next((m.split(), loss) for m, loss in puzzle.losses.items() if len(m.split()) == 2)
    wrong = post(server, where, actions=move).json()
    assert (wrong["right"], wrong["loss"], wrong["solution"]) == (False, loss, [])
    shown = post(server, where, reveal=True).json()
    assert shown["solution"] == list(puzzle.solution)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/nothing/answer", {}, 404),
        ("/nothing", {"names": ["A", "B"]}, 404),
        ("/{id}", {"names": ["A"]}, 422),
        ("/{id}/answer", {"actions": ["@9,99>N"]}, 409),
        ("/{id}/answer", {"actions": ["x" * 5000]}, 422),
        ("/{id}/answer", {"actions": ["-", "-", "-"]}, 422),
        ("/{id}/answer", {"actions": ["nonsense"]}, 400),
    ],
)
def test_what_is_wrong_is_refused(server: Serving, path: str, body: dict[str, Any], status: int) -> None:
    reply = post(server, path.format(id=first().id), **body)
    assert reply.status_code == status, reply.text


def test_days_and_names_that_are_none(server: Serving) -> None:
    assert get(server, params={"day": "yesterday"}).status_code == 422
    assert get(server, "/2026-13-45").status_code == 404


def test_answers_are_counted_by_address(tmp_path: Path) -> None:
    """Whoever has taken more time than there is waits; the list, which takes none, is still told."""
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", limits="on", coaching_seconds_a_minute=0.000001)
    server.wait()
    try:
        statuses = [post(server, f"/{first().id}/answer", reveal=True).status_code for _ in range(3)]
        assert statuses == [200, 429, 429]
        assert get(server).status_code == 200
    finally:
        server.stop()
