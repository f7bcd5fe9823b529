"""What is said about a player's own tiles, positions and records is there in every language."""

from __future__ import annotations

import re

import pytest

import bastide
from bastide import BastideError, NotationError, RecordError, TileError
from bastide.expansions.custom import tiles_text
from bastide.players import Player, make_player
from bastide.record.dealer import Dealer, Generator
from bastide.record.loading import load_record
from bastide.record.position import format_position, parse_position
from bastide.rulebook import languages
from bastide.words import Message, say

OTHERS = languages()[1:]
TILES = """
set = "mine"
[[tile]]
id = "X1"
count = 2
edges = "CRFR"
cities = [{ edges = "N" }]
roads = [{ edges = "E W" }]
fields = [{ at = "ENE WNW", cities = [0] }, { at = "ESE SSE SSW WSW", cities = [] }]
"""
WRONG = (  # what is written instead of what
    ('"mine"', '"My Tiles"'),
    ('"mine"', '"mine"\ntitle = 3'),
    ('"mine"', '"mine"\ncolour = "red"'),
    ('"mine"', '"mine"\ntotal = 7'),
    ("[[tile]]", "[[stone]]"),
    ('"X1"', '"X 1"'),
    ("count = 2", "count = 0"),
    ("count = 2", "count = 2\ncloister = 1"),
    ("count = 2", 'count = 2\nrole = "spring"'),
    ("count = 2", "count = 2\ncloister = true\nshrine = true"),
    ("count = 2", 'count = 2\nflying_machine = "up"'),
    ("count = 2", 'count = 2\nwagon = [["road:7", "sea"]]'),
    ("count = 2", 'count = 2\nwagon = [["road:0"]]'),
    ('"CRFR"', '"CRF"'),
    ('"CRFR"', '"CRRR"'),
    ('{ edges = "N" }', '{ edges = "N E" }'),
    ('{ edges = "N" }', '{ edges = "north" }'),
    ('{ edges = "N" }', '{ edges = "N", pennants = 9, goods = "beer", reaches = "top" }'),
    ('[{ edges = "E W" }]', "3"),
    ('"ENE WNW"', '"ENE"'),
    ('"ENE WNW"', '"ENE WNW NNE"'),
    ('"ENE WNW"', '"ENE WNW ESE"'),
    ('"ENE WNW"', '"somewhere"'),
    ("[0]", "[5]"),
    ("[0]", "[]"),
    ("[0]", '[0], side = "up"'),
)


def refusal(read: object, *arguments: object) -> str | None:
    """What is said against something; None if nothing is."""
    try:
        read(*arguments)  # type: ignore[operator]
    except BastideError as error:
        return str(error)
    return None


def test_every_fault_of_a_tile_file_is_a_message() -> None:
    """No part of what is said is a plain text, which would be the same in every language."""
    for right, wrong in WRONG:
        with pytest.raises(TileError) as raised:
            tiles_text(TILES.replace(right, wrong, 1))
        assert say(raised.value.message, "de") != str(raised.value.message), wrong


def test_every_fault_of_a_position_is_a_message() -> None:
    """A position of which single words are left out, doubled or replaced."""
    state = bastide.start("base+abbey-and-mayor", players=("Ada", "Bob"))
    seats: dict[int, Dealer | Player] = {
        0: make_player("random", 1),
        1: make_player("random", 2),
        bastide.CHANCE: Dealer(3),
    }
    for _ in range(40):
        state.apply(seats[state.current_player()].choose(state))
    words = re.split(r"(\s+)", format_position(state))
    parse_position("".join(words))
    generator, said = Generator(5), set[Message]()
    for n in range(0, len(words), 2):
        for instead in ("", f"{words[n]} {words[n]}", "x", "9,9", words[2 * generator.draw(len(words) // 2)]):
            try:
                parse_position("".join([*words[:n], instead, *words[n + 1 :]]))
            except NotationError as error:
                said.add(error.message)
    assert len(said) > 20
    assert [message for message in said if say(message, "de") == str(message)] == []


@pytest.mark.parametrize(
    ("text", "german"),
    [
        (
            '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n[Position "base | D@0,0>X"]',
            "Zeile 4: Stellung: 2 Felder; gebraucht werden setup | tiles | pieces | players | turn",
        ),
        (
            '{"format": 1, "setup": {"sets": 3, "players": ["Ada"]}, "actions": []}',
            "setup: sets: Ein Text wird gebraucht, nicht int",
        ),
        (
            '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n\n1. Ada E@0,1>S\n3. Bob',
            "Zeile 6: der nächste Zug ist '1. Ada'; hier steht '3. Bob'",
        ),
        (
            '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n[Result "Ada 0 won, Bob 0"]',
            "Zeile 4: Ergebnis: Laut Aufzeichnung gewinnt Ada, im Spiel gewinnt niemand",
        ),
        (
            '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n\n1. Ada E@5,1>S',
            "Zeile 5: Zug 1: E@5,1>S: @5,1>S: 5,1 ",
        ),
    ],
)
def test_a_wrong_record_is_refused_in_german(text: str, german: str) -> None:
    with pytest.raises(RecordError) as raised:
        load_record(text)
    assert say(raised.value.message, "de").startswith(german)
