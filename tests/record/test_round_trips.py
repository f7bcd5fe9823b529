"""Every parse has its inverse, for every registered expansion."""

from __future__ import annotations

import json

import pytest

from bastide.core.setup import Setup
from bastide.record.codec import decode, encode, format_json, parse_json
from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.record import Record, replay
from tests.record.random_matches import play_match, setup_name, setups

SETUPS = setups()


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_records_round_trip_as_text_and_as_json(setup: Setup) -> None:
    match = play_match(setup, 11)
    record = match.record()
    assert replay(record).key() == match.state.key()
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert load_record(text.encode()) == record
    data = encode(record)
    assert decode(data) == record
    assert decode(json.loads(json.dumps(data))) == record
    assert load_record(format_json(record)) == record
    assert format_json(parse_json(format_json(record))) == format_json(record)


@pytest.mark.parametrize("actions", range(12))
def test_a_game_broken_off_anywhere_round_trips(actions: int) -> None:
    record = play_match(Setup.parse("base+inns-and-cathedrals", 3), 2, actions=actions).record()
    assert parse_record(format_record(record)) == record
    assert parse_json(format_json(record)) == record
    # Broken off right after chance has drawn, and before.
    for n in range(len(record.actions)):
        part = Record(record.setup, record.actions[:n], record.seed)
        assert parse_record(format_record(part)) == part


def test_windows_line_ends_and_tags_on_one_line_read_the_same() -> None:
    record = play_match(Setup.parse("base", 2), 3).record()
    text = format_record(record)
    head, _, turns = text.partition("\n\n")
    assert load_record("\ufeff" + text.replace("\n", "\r\n")) == record
    assert load_record(head.replace("\n", " ") + "\n" + turns) == record


def test_own_tags_are_kept() -> None:
    setup = Setup.parse("base", 2)
    record = Record(setup, ("draw:E", "@0,1>S"), tags=(("Rule", "CITY-2"), ("Source", "made up [x]")))
    assert parse_record(format_record(record)) == record
    assert parse_json(format_json(record)) == record
    assert '[Rule "CITY-2"]' in format_record(record)


def test_names_full_of_signs_round_trip() -> None:
    names = ("draw:E", "E@0>S won", "start", "1. Ada", "7M", "a: b!")
    setup = Setup.parse("base", names, {"start_player": "youngest-decides"}, 3)
    record = play_match(setup, 6).record()
    assert parse_record(format_record(record)) == record
    assert parse_json(format_json(record)) == record


def test_points_for_anything_but_a_feature_say_what_for() -> None:
    text = """[Format "2"] [Setup "base+princess-and-dragon"] [Players "Ada, Bob"] [Start "D@0,0>N"]
1. Ada  U@1,0>N  M.E
2. Bob  U@2,0>N  -
3. Ada  A@3,0>N  M.C
4. Bob  U@1,1>N  -
5. Ada  U@1,-1>N  fairy:1,0
6. Bob  U@1,2>N  -
"""
    record = load_record(text)
    assert replay(record).scores() == (1, 0)
    assert "{Ada 1: a follower with the fairy as the turn begins}" in format_record(record)
    assert [turn for turn, _ in Match.from_record(record).awards()] == [7]


def test_the_example_of_the_style_guide_reads() -> None:
    text = """[Format "1"] [Setup "base"] [Players "Ada, Bob"] [Start "D@0,0>N"]
1. Ada  E@0,1>S  M.S   {Ada 4: city 2 tiles x 2}
2. Bob  U@1,0>N  M.W
3. Ada  W@-1,0>N -
4. Bob  A@2,0>N  M.C   {Bob 4: road 4 tiles x 1}
"""
    record = load_record(text)
    assert replay(record).scores() == (4, 4)
    assert "{Ada 4: city 2 tiles x 2}" in format_record(record)
    assert "{Bob 4: road 4 tiles x 1}" in format_record(record)
