"""What happens is told in whole sentences, in every language."""

from __future__ import annotations

import pytest

import bastide
from bastide.core.events import Event, told
from bastide.core.geometry import ORIGIN
from bastide.testing import every_setup
from bastide.words import languages, say

RULES = bastide.start(every_setup()[-1], players=("Ada", "Bob")).rules
HOMES = {name: expansion for expansion in RULES.expansions for name in expansion.events}


def sentences(name: str, row: list[int]) -> list[str]:
    """An event in every language, from its row in the journal."""
    event = Event(name, HOMES[name].read_event(RULES, name, row))
    return [say(told(RULES, event), language) for language in languages()]


@pytest.mark.parametrize("name", HOMES)
def test_nothing_of_an_event_is_left_open(name: str) -> None:
    for text in sentences(name, [1] * 8):
        assert "{" not in text
        assert text != f"event-{name}"


def test_an_event_that_can_end_in_two_ways_has_two_sentences() -> None:
    assert sentences("flight", [0, 0, ORIGIN, 1]) == [
        "Ada's follower flies to 0,0 and lands",
        "Ada lässt einen Gefolgsmann auf 0,0 landen",
    ]
    assert sentences("flight", [0, 0, ORIGIN, 0]) == [
        "Ada's follower flies to 0,0 and finds no place to land",
        "Ada schickt einen Gefolgsmann nach 0,0, doch dort ist kein Platz zum Landen",
    ]
    assert sentences("magic-moves", [1, ORIGIN, 0]) == [
        "the witch goes to 0,0",
        "die Hexe geht nach 0,0",
    ]
    assert sentences("magic-moves", [1, 0, 0]) == ["the witch leaves the board", "die Hexe verlässt den Plan"]
