"""Golden records: games of every format ever written can be read and end as they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.record import replay

FOLDER = Path(__file__).parents[1] / "golden" / "records"
FILES = sorted(path for path in FOLDER.iterdir() if path.suffix in (".bastide", ".json"))


def test_there_are_golden_records_of_both_forms() -> None:
    assert {path.suffix for path in FILES} == {".bastide", ".json"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = load_record(path.read_bytes())
    assert record.result is not None
    assert record.result.key
    state = replay(record)
    assert state.scores() == record.result.scores
    assert state.winners() == record.result.winners
    assert state.key() == record.result.key
    assert state.is_terminal() == ("broken_off" not in path.name)
    assert Match.from_record(record).record() == record
    assert parse_record(format_record(record)) == record


def test_a_tile_that_fits_nowhere_is_written_with_an_exclamation_mark() -> None:
    path = FOLDER / "base_tile_that_fits_nowhere.bastide"
    assert "  !" in path.read_text(encoding="utf-8")
    state = replay(load_record(path.read_bytes()))
    played = len(state.placed())
    assert played < 72


def test_text_and_json_of_the_same_game_are_the_same_record() -> None:
    text, data = (FOLDER / f"base_two_players.{ending}" for ending in ("bastide", "json"))
    assert load_record(text.read_bytes()) == load_record(data.read_bytes())
