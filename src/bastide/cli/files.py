"""Records in files: JSON where the name ends in ``.json``, text otherwise; reading finds out by itself.

``match.jsonl#12`` is the twelfth game of a file that an arena has kept.
"""

from __future__ import annotations

from pathlib import Path

from bastide.lab.kept_games import kept_game
from bastide.record.codec import format_json
from bastide.record.loading import MAX_BYTES
from bastide.record.loading import load_record as load
from bastide.record.notation import format_record
from bastide.record.record import Record


def load_record(path: Path) -> Record:
    """The record in a file, or one of the many in the file of an arena."""
    kept, mark, number = str(path).rpartition("#")
    if mark and number.isdecimal() and not path.exists():
        return load(kept_game(Path(kept), int(number)).encode())
    with path.open("rb") as file:
        return load(file.read(MAX_BYTES + 1))


def save_record(path: Path, record: Record) -> None:
    """Write a record into a file."""
    text = format_json(record) if path.suffix.lower() == ".json" else format_record(record)
    path.write_text(text, encoding="utf-8")
