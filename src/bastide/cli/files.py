"""Records in files: JSON where the name ends in ``.json``, text otherwise; reading finds out by itself."""

from __future__ import annotations

import json
from pathlib import Path

from bastide import RecordError
from bastide.record.codec import record_json
from bastide.record.notation import format_record, parse_record
from bastide.record.record import Record

LARGEST = 16 * 1024 * 1024  # bytes


def load_record(path: Path) -> Record:
    """The record in a file."""
    if path.is_file() and path.stat().st_size > LARGEST:
        raise RecordError(f"{path}: larger than any record ({LARGEST} bytes)")
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no record: not UTF-8 text") from None


def save_record(path: Path, record: Record) -> None:
    """Write a record into a file."""
    if path.suffix.lower() == ".json":
        text = json.dumps(record_json(record), ensure_ascii=False) + "\n"
    else:
        text = format_record(record)
    path.write_text(text, encoding="utf-8")
