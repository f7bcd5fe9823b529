"""The examples of ``docs/notation.md`` are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bastide.core.actions import parse_json, parse_text
from bastide.core.setup import Setup
from bastide.expansions import compose
from bastide.record.codec import format_json
from bastide.record.loading import load_record
from bastide.record.notation import format_record
from bastide.record.position import format_position, parse_position

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_the_sessions_run() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("text", blocks("bastide"))
def test_records_are_written_as_they_stand_there(text: str) -> None:
    assert format_record(load_record(text)) == text


@pytest.mark.parametrize("text", blocks("json"))
def test_json_records_are_written_as_they_stand_there(text: str) -> None:
    assert format_json(load_record(text)) == text


@pytest.mark.parametrize("text", blocks("position"))
def test_positions_are_written_as_they_stand_there(text: str) -> None:
    assert format_position(parse_position(text)) == text.strip()


def test_there_are_examples_of_everything() -> None:
    assert blocks("bastide")
    assert blocks("json")
    assert len(blocks("position")) > 2


def test_the_table_of_actions_gives_the_same_action_twice() -> None:
    import json

    rules = compose(Setup.parse("base", ("Ada", "Bob")))
    rows = re.findall(r"^\| `([^`]+)` \| `(\{[^`]+\})` \|", TEXT, re.MULTILINE)
    assert len(rows) == 5
    for text, data in rows:
        assert parse_text(rules, text) == parse_json(rules, json.loads(data))
        assert parse_text(rules, text).json() == json.loads(data)
