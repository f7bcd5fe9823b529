"""Reads a record in whichever form it comes."""

from __future__ import annotations

from bastide.core.errors import RecordError
from bastide.record.codec import parse_json
from bastide.record.notation import parse_record
from bastide.record.record import Record
from bastide.words import Message

MAX_BYTES = 2_000_000


def load_record(data: str | bytes) -> Record:
    """The record in a text or JSON, verified; ``RecordError`` for anything else."""
    if not isinstance(data, str | bytes | bytearray):
        raise RecordError(Message("record-no-record", type=type(data).__name__))
    if len(data) > MAX_BYTES:
        raise RecordError(Message("record-too-long", n=len(data), max=MAX_BYTES))
    if not isinstance(data, str):
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(Message("record-not-utf8", byte=error.start)) from None
    data = data.removeprefix("\ufeff")
    return parse_json(data) if data.lstrip().startswith("{") else parse_record(data)
