"""Damaged and illegal records: the error names line, action and reasons; garbage does no more harm."""

from __future__ import annotations

import json
import random
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.core.errors import NotationError, RecordError
from bastide.core.setup import Setup
from bastide.record.codec import decode, format_json, parse_json
from bastide.record.loading import MAX_BYTES, load_record
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position
from bastide.record.record import Record, ReplayError, Result, replay
from tests.record.random_matches import play_match

SETUP = Setup.parse("base+inns-and-cathedrals", ("Ada", "Bob"), {"start_player": "youngest-decides"})
MATCH = play_match(SETUP, 12)
TEXT = format_record(MATCH.record())
JSON = format_json(MATCH.record())
POSITION = format_position(play_match(SETUP, 12, actions=80).state)
HEAD = '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n'
FEW = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(
    ("turns", "line", "rules", "says"),
    [
        ("1. Ada  E@5,5>S", 4, ("TILE-2",), "action 1: E@5,5>S"),
        ("1. Ada  E@1,0>N", 4, ("TILE-3",), "edge"),
        ("1. Ada  E@0,1>S  M.S\n2. Bob  U@1,0>N  M.E\n3. Ada  U@2,0>N  M.W", 6, ("FOLLOW-5",), "Bob's thief"),
        ("1. Ada  E@0,1>S  Q.S", 4, (), "Q.S"),
        ("1. Ada  E@0,1>S  M.E", 4, ("FOLLOW-4",), "nothing there"),
        ("1. Ada  C@0,1>N  -\n2. Bob  C@0,2>N", 5, ("TILE-1",), "no tile C is left"),
        ("1. Ada  !E", 4, (), "has a legal place"),
        ("1. Bob  E@0,1>S", 4, (), "next turn is '1. Ada'"),
        ("2. Ada  E@0,1>S", 4, (), "next turn is '1. Ada'"),
        ("1. Adam  E@0,1>S", 4, (), "next turn is '1. Ada'"),
        ("1. Ada  E@0,1>S  M.S  U@1,0>N", 4, (), "is over"),
        ("1. Ada  E@0,1>S {never closed", 4, (), "braces"),
        ("1. Ada  E@0,1>S closed}", 4, (), "closed"),
        ("1. Ada  E@0,1>S {one {two}}", 4, (), "braces"),
        ("1. Ada  E@0,1>S  M.S\n\n{a remark}\n2. Bob  nonsense", 7, (), "nonsense"),
    ],
)
def test_a_text_record_names_line_action_and_reasons(
    turns: str, line: int, rules: tuple[str, ...], says: str
) -> None:
    with pytest.raises(RecordError) as error:
        load_record(HEAD + turns)
    assert error.value.line == line
    assert f"line {line}: " in str(error.value)
    assert says in str(error.value)
    assert set(rules) <= set(error.value.rules)
    for rule in rules:
        assert rule in str(error.value)


@pytest.mark.parametrize(
    ("head", "line", "says"),
    [
        ("", 1, "Format"),
        ("hello", 1, "Format"),
        ('[Format "3"]', 1, "this version reads 1 to 2"),
        ('[Format "1"]', 1, "Setup"),
        ('[Format "1"]\n[Setup "base"]', 1, "Players"),
        ('[Format "1"]\n[Setup "base', 2, "not a tag"),
        ('[Format "1"]\n[Format "1"]', 2, "twice"),
        (HEAD.replace("base", "bse"), 2, "unknown set 'bse'; there are base"),
        (HEAD.replace("base", "101*base"), 2, "at most"),
        (HEAD.replace("Bob", "Ada"), 2, "every name once"),
        (HEAD + '[Options "small_city=maybe"]', 2, "off, on"),
        (HEAD + '[Options "small_city"]', 4, "option"),
        (HEAD + '[First "7"]', 2, "seat"),
        (HEAD + '[Seed "x"]', 4, "seed"),
        (HEAD + '[Start "E@0,0>N"]', 4, "starts with D@0,0>N"),
        (HEAD + '[Position "base | nonsense"]', 4, "position"),
        (HEAD + '[Key "0"]', 1, "Key"),
        (HEAD + '[Result "Ada 0"]', 4, "result"),
        (HEAD + '[Result "Ada 1, Bob 0"]', 4, "the game gives Ada 0, Bob 0"),
        (HEAD + '[Result "Ada 0 won, Bob 0"]', 4, "the game says nobody"),
        (HEAD + '[Result "Ada 0, Bob 0"]\n[Key "00"]', 4, "position 00"),
        (HEAD + '[lower "x"]', 2, "tag"),
    ],
)
def test_a_wrong_tag_is_named(head: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as error:
        load_record(head)
    assert says in str(error.value)
    assert error.value.line == line


def test_a_json_record_names_the_action_by_its_index() -> None:
    data = json.loads(JSON)
    data["actions"][4] = {"type": "place", "at": [9, 9], "top": "N"}
    data["actions"][3] = {"type": "draw", "tile": "U"}
    with pytest.raises(ReplayError) as error:
        decode(data)
    assert error.value.index == 3
    assert "action 3" in str(error.value)
    assert error.value.rules


def test_what_happened_after_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="END-1"):
        load_record(TEXT + "999. Ada  -\n")
    data = json.loads(JSON)
    data["actions"].append({"type": "pass"})
    with pytest.raises(ReplayError, match="END-1"):
        decode(data)


def test_another_result_or_another_course_is_noticed() -> None:
    record = MATCH.record()
    assert record.result is not None
    changed = Result(tuple(n + 1 for n in record.result.scores), record.result.winners)
    with pytest.raises(RecordError, match="the game gives"):
        replay(Record(record.setup, record.actions, result=changed))
    with pytest.raises(RecordError, match=r"the game gives|position"):
        replay(Record(record.setup, record.actions[:-2], result=record.result))
    with pytest.raises(ReplayError) as error:
        Match.from_record(Record(record.setup, (*record.actions[:10], "@0,0>N", *record.actions[11:])))
    assert error.value.index == 10


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"format": True},
        {"format": 1, "setup": []},
        {"format": 1, "setup": {"sets": 7, "players": ["A"]}, "actions": []},
        {"format": 1, "setup": {"sets": "base", "players": "Ada"}, "actions": []},
        {
            "format": 1,
            "setup": {"sets": "base", "players": ["A"], "options": {"small_city": 1}},
            "actions": [],
        },
        {"format": 1, "setup": {"sets": "base", "players": ["A"], "first": "0"}, "actions": []},
        {"format": 1, "setup": {"sets": "base", "players": ["A"], "extra": 0}, "actions": []},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": {}},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [None]},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [{"type": ["draw"]}]},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "seed": 1.5},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "result": {"scores": 0}},
        {
            "format": 1,
            "setup": {"sets": "base", "players": ["A"]},
            "actions": [],
            "result": {"scores": [1, 2]},
        },
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "position": 3},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "tags": {"Rule": 3}},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "tags": {"Setup": "x"}},
        {"format": 1, "setup": {"sets": "base", "players": ["\ud800"]}, "actions": []},
        {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": [], "more": 1},
    ],
)
def test_json_of_the_wrong_shape_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        decode(data)


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"\x00" * 1000,
        "{" * 100_000,
        '{"format": ' + "[" * 100_000,
        '{"format": ' + "9" * 10_000 + "}",
        "[" * 100_000,
        HEAD + "{}" * 200_000 + "{",
        HEAD + "[x" * 200_000,
        HEAD + "1. Ada " + "-" * 500_000,
        HEAD.replace("base", "base+" * 100_000 + "base"),
        HEAD.replace("Ada", "A" * 500_000),
        "x" * (MAX_BYTES + 1),
        None,
        7,
    ],
    ids=range(14),
)
def test_garbage_and_huge_input_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        load_record(data)  # type: ignore[arg-type]


def attempt(text: str) -> None:
    """Read it as everything; only errors of records and notation are allowed."""
    for read in (load_record, parse_record, parse_json):
        try:
            record = read(text)
        except RecordError:
            continue
        assert load_record(format_record(record)) == record
    try:
        state = parse_position(text)
    except NotationError:
        return
    assert parse_position(format_position(state)).key() == state.key()


@FEW
@given(st.text(max_size=200) | st.text(string.printable, max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    attempt(text)
    attempt(HEAD + text)
    attempt(POSITION + " | " + text)


@FEW
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        load_record(data)


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)


@FEW
@given(st.sampled_from(["format", "setup", "seed", "actions", "result", "position", "tags"]), VALUES)
def test_any_value_in_any_field_is_read_or_refused(key: str, value: object) -> None:
    data = {"format": 1, "setup": {"sets": "base", "players": ["A", "B"]}, "seed": 1, "actions": []}
    try:
        record = decode({**data, key: value})
    except RecordError:
        return
    assert parse_json(format_json(record)) == record


@FEW
@given(st.dictionaries(st.sampled_from(["type", "at", "top", "tile", "piece", "spot"]), VALUES, max_size=5))
def test_any_object_is_played_or_refused(action: dict[str, object]) -> None:
    for form in (action, {**action, "type": "place"}, {**action, "type": "draw"}):
        data = {"format": 1, "setup": {"sets": "base", "players": ["A"]}, "actions": ["draw:E", form]}
        try:
            decode(data)
        except RecordError:
            continue


def mutated(text: str, chance: random.Random) -> str:
    """The text with a small damage."""
    i, j = sorted(chance.randrange(len(text)) for _ in range(2))
    match chance.randrange(6):
        case 0:
            return text[:i] + text[i + 1 :]
        case 1:
            return text[:i] + chance.choice(string.printable) + text[i + 1 :]
        case 2:
            return text[:i]
        case 3:
            return text[:i] + text[i : i + 30] + text[i:]
        case 4:
            return text[:i] + text[j:]
        case _:
            digits = [k for k, c in enumerate(text) if c.isdigit()]
            k = chance.choice(digits)
            return text[:k] + chance.choice("0123456789-") + text[k + 1 :]


@pytest.mark.parametrize("text", [TEXT, JSON], ids=["text", "json"])
def test_damaged_records_are_read_or_refused(text: str) -> None:
    chance = random.Random(1)
    refused = 0
    for _ in range(150):
        damaged = mutated(text, chance)
        try:
            record = load_record(damaged)
        except RecordError:
            refused += 1
        else:
            assert load_record(format_record(record)) == record
    assert refused > 75


def test_damaged_positions_are_read_or_refused() -> None:
    chance = random.Random(2)
    refused = 0
    for _ in range(600):
        try:
            state = parse_position(mutated(POSITION, chance))
        except NotationError:
            refused += 1
            continue
        state.legal_actions()
        assert parse_position(format_position(state)).key() == state.key()
    assert refused > 200
