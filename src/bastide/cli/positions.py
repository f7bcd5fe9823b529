"""A position as the command line takes it: one line, or the file of a record, up to some action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bastide import Record, State, parse_position
from bastide.cli.files import load_record
from bastide.record.match import Match

Until = Annotated[
    int | None,
    typer.Option("--until", help="Of a record: the position after so many actions, draws included.", min=0),
]


def state_of(text: str, until: int | None = None) -> State:
    """The position that a line or a file tells."""
    if "|" in text:
        return parse_position(text)
    record = load_record(Path(text))
    if until is not None:
        part = record.actions[:until]
        record = Record(record.setup, part, record.seed, None, record.position, record.tags)
    match = Match.from_record(record)
    return match.state
