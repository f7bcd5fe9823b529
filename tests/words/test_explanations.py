"""The golden file of examples shows what is said today, and nothing that can be said is missing."""

from __future__ import annotations

from functools import cache

import pytest

from tests.explanations import GOLDEN, Example, declared, found_again, ids_in

# What is declared but is not among the examples, and why.
NEVER = {
    "line-message-tile": "another tile brings no points",
    "reason-river-joined": "such a tile fits nowhere and is discarded before anybody places it",
    "reason-river-last-arm": "such a tile is kept back before anybody places it",
    "reason-dragon-there": "too rare in random games; see the tests of DRAGON-11",
    "base-edge-A": "too rare in random games: a tile beside an abbey",
    "base-edge-X": "too rare in random games: a tile beside a wall of Carcassonne",
    "core-nobody-counts": "no game was found in which a feature without a follower that counts is scored",
}


@cache
def again() -> dict[str, Example]:
    return dict(found_again(GOLDEN.read_text(encoding="utf-8")))


def test_the_examples_are_what_is_said() -> None:
    shown = GOLDEN.read_text(encoding="utf-8")
    headings = [line for line in shown.splitlines() if line.startswith("- ")]
    assert headings == [heading for heading in headings if heading in again()], "not found again"
    for heading, example in again().items():
        said = example.text().partition("\n")[2]
        assert f"{heading}\n{said}\n" in shown, f"{heading}\n{said}"


def test_nothing_is_missing() -> None:
    there = {id for example in again().values() for id in ids_in(example.said)}
    assert sorted(declared() - there - NEVER.keys()) == []
    assert sorted(NEVER.keys() & there) == []


@pytest.mark.parametrize("id", sorted(NEVER))
def test_what_never_comes_is_declared(id: str) -> None:
    assert id in declared()
