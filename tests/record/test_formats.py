"""A game goes on by the rules it was begun by: what a format of records means stays as it was.

``tests/golden/records`` holds games of format 1 in which every changed rule comes up (``format_1_*``).
"""

from __future__ import annotations

import pytest

from bastide.core.errors import NotationError, RecordError
from bastide.core.setup import FORMAT, Setup
from bastide.expansions import EXPANSIONS, compose, normal
from bastide.record.codec import decode, encode
from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.notation import format_record
from bastide.record.position import format_position, parse_position
from bastide.server.play.served_game import new_narrator
from bastide.server.storage.store import GameRow, Seat

BUILDER = "base+traders-and-builders"


def test_a_new_game_is_of_the_first_format_that_means_the_same() -> None:
    assert normal(Setup.parse("base+inns-and-cathedrals")).format == 1
    assert normal(Setup.parse(BUILDER)).format == 2
    assert normal(Setup.parse(BUILDER, format=1)).format == 1


def test_what_has_changed_is_told_by_its_expansion() -> None:
    for expansion in EXPANSIONS:
        assert 1 <= expansion.changed_in <= FORMAT
        for option in expansion.options:
            if option.formerly:
                option.check(option.formerly)
                assert option.formerly != option.default
                assert expansion.changed_in == 2


def test_options_have_the_default_of_their_time_and_are_left_out_by_it() -> None:
    old, new = Setup.parse(BUILDER, format=1), Setup.parse(BUILDER)
    assert compose(old).options["builder_turn"] == "must"
    assert compose(new).options["builder_turn"] == "may"
    for value, format, kept in (("must", 1, {}), ("may", 1, {"builder_turn": "may"}), ("may", 2, {})):
        setup = normal(Setup.parse(BUILDER, options={"builder_turn": value}, format=format))
        assert setup.options == kept


@pytest.mark.parametrize("format", [1, 2])
def test_records_and_positions_keep_their_format(format: int) -> None:
    match = Match(Setup.parse(BUILDER, ("Ada", "Bob"), format=format), draws=["U"])
    match.settle()
    record = match.record()
    text = format_record(record)
    assert text.startswith(f'[Format "{format}"]')
    assert load_record(text) == record
    assert encode(record)["format"] == format
    assert decode(encode(record)) == record
    line = format_position(match.state)
    assert (" format=2 |" in line) == (format == 2)
    assert parse_position(line).rules is match.state.rules
    again = Match.from_position(line)
    again.apply("@1,0>N")
    assert load_record(format_record(again.record())) == again.record()


def test_games_of_two_formats_are_not_the_same() -> None:
    old, new = (Match(Setup.parse(BUILDER, format=format)).state.key() for format in (1, 2))
    assert old != new


@pytest.mark.parametrize("format", ["0", "3", "01", "x", ""])
def test_a_format_that_nobody_knows_is_refused(format: str) -> None:
    with pytest.raises(NotationError, match="this version reads 1 to 2"):
        parse_position(f"base format={format} | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    with pytest.raises(RecordError, match="this version reads 1 to 2"):
        decode({"format": format, "setup": {"sets": "base", "players": ["Ada"]}, "actions": []})


def test_a_stored_game_is_played_on_by_the_rules_of_its_time() -> None:
    seats = [Seat("Ada", "human"), Seat("Bob", "human")]
    rows = [GameRow("x", BUILDER, {}, 0, 1, seats, "", None, None, "full", False, format=n) for n in (1, 2)]
    values = [new_narrator(row).match.state.rules.options["builder_turn"] for row in rows]
    assert values == ["must", "may"]
