"""Whatever comes over the wire, every line gets one answer and the conversation goes on."""

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.engine import Session
from bastide.engine.loop import LONGEST, serve

HELLO = b'{"id": "last", "command": "hello"}\n'
NEW = b'{"command": "new", "seed": 1}\n'


def talk(data: bytes) -> list[dict[str, Any]]:
    sink = io.BytesIO()
    serve(io.BytesIO(data), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


NASTIES = [
    b"{",
    b"}",
    b"[]",
    b"null",
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'{"command": "hello", "command": "new"}',
    b'{"command": "\\ud800"}',
    b'{"id": "\\ud800", "command": "hello"}',
    b'{"id": NaN, "command": "hello"}',
    b'{"id": Infinity, "command": "hello"}',
    b'{"id": 1e999, "command": "hello"}',
    b'{"id": ' + b"9" * 5000 + b', "command": "hello"}',
    b'{"command": "go", "seconds": NaN}',
    b'{"command": "go", "seconds": 1e308}',
    b"[" * 100_000,
    b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    b'{"command": "play", "action": ' + b'{"type":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
    b'{"command": "new", "record": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"command": "new", "players": ["' + b"a" * 100_000 + b'"]}',
    b'{"command": "new", "position": "' + b"base | " * 10_000 + b'"}',
    b'{"command": "new", "draws": [' + b'"E",' * 20_000 + b'"E"]}',
    b"\xef\xbb\xbf" + b'{"command": "hello"}',
    b'{"command": "hello"} {"command": "hello"}',
    b"'command'",
]


@pytest.mark.parametrize("line", NASTIES, ids=range(len(NASTIES)))
def test_nasty_lines_are_answered_once(line: bytes) -> None:
    answers = talk(NEW + line + b"\n" + HELLO)
    assert len(answers) == 3
    assert "ok" in answers[1]
    assert answers[1].get("error", {}).get("code") != "internal"
    assert answers[2]["id"] == "last"


def test_a_line_that_is_too_long_is_passed_over() -> None:
    answers = talk(b'{"x": "' + b"a" * (2 * LONGEST + 50) + b'"}\n' + HELLO)
    assert [a.get("error", {}).get("code") for a in answers] == ["too-long", None]


def test_empty_lines_get_no_answer_and_a_last_line_needs_no_end() -> None:
    assert len(talk(b"\n  \n\r\n" + HELLO.rstrip())) == 1
    assert talk(b"") == []


def test_quit_ends_it() -> None:
    assert len(talk(b'{"command": "quit"}\n' + HELLO)) == 1


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
COMMANDS = st.sampled_from([*Session().commands, "nothing"])
FIELDS = st.dictionaries(
    st.sampled_from(
        [
            *("setup", "players", "options", "preset", "first", "seed", "draws", "record", "position"),
            *("action", "count", "form", "player", "seconds", "nodes", "play", "rule", "seat"),
        ]
    ),
    VALUES,
    max_size=3,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.binary(max_size=60), max_size=5))
def test_any_bytes(lines: list[bytes]) -> None:
    answers = talk(b"\n".join(lines) + b"\n" + HELLO)
    assert answers[-1]["id"] == "last"


@settings(max_examples=200, deadline=None)
@given(COMMANDS, FIELDS)
def test_any_fields(command: str, fields: dict[str, object]) -> None:
    if command == "go":
        fields = {"nodes": 20, **fields}
    session = Session()
    session.answer({"command": "new", "seed": 1})
    assert session.match is not None
    before = session.match.state.key()
    answer = session.answer({"command": command, **fields})
    json.dumps(answer, allow_nan=False)
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal", answer
        assert session.match.state.key() == before


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_walk_through_a_game(data: st.DataObject) -> None:
    session = Session()
    session.answer({"command": "new", "seed": data.draw(st.integers(0, 100))})
    for _ in range(data.draw(st.integers(1, 25))):
        assert session.match is not None
        if data.draw(st.booleans()):
            legal = session.answer({"command": "legal"})["actions"]
            request: dict[str, object] = {
                "command": "play",
                "action": data.draw(st.sampled_from(legal))["json"],
            }
            assert session.answer(request)["ok"]
        else:
            count = data.draw(st.integers(1, 3))
            made = session.match.decisions
            assert session.answer({"command": "undo", "count": count})["ok"] == (count <= made)
