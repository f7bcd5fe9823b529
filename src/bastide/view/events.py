"""What followed from an action; a score with its segments and with what counted for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw
from msgspec.json import Encoder

from bastide.core.events import told
from bastide.core.places import counted_for, scored_spots
from bastide.view.said import kept_view, message_view
from bastide.view.structs import Counted, EventView, Sheet, SheetLine, SheetNote, encode
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.core.events import Event, Line, ScoreSheet
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

MAX_KEPT = 20_000  # events of one ruleset
_key = Encoder(enc_hook=repr).encode  # nothing but messages are no plain data


def event_views(s: State, events: Iterable[Event]) -> list[EventView]:
    """The events of the last action, most of them written as JSON already; ``s`` is the position after it."""
    kept = _written(s.rules)
    return [event_view(s, event) if event.sheet else _kept_view(kept, s, event) for event in events]


@lru_cache(16)
def _written(rules: Ruleset) -> dict[bytes, Raw]:
    """The events of one ruleset that were written once, for all its games."""
    return {}


def _kept_view(kept: dict[bytes, Raw], s: State, event: Event) -> EventView:
    key = _key((event.name, event.data))
    found = kept.get(key)
    if found is None:
        found = Raw(encode(event_view(s, event)))
        if len(kept) < MAX_KEPT:
            kept[key] = found
    return cast(EventView, found)


def event_view(s: State, event: Event) -> EventView:
    found: dict[str, Any] = {"type": event.name, "said": message_view(told(s.rules, event))}
    for key, value in event.data.items():
        found[key] = message_view(value) if isinstance(value, Message) else value
    if event.sheet is not None:
        found["sheet"] = sheet_view(s, event.sheet)
    return cast(EventView, found)  # its further fields are those of its type


def sheet_view(s: State, sheet: ScoreSheet) -> Sheet:
    cells, spots = counted_for(s, sheet)
    return Sheet(**sheet_fields(sheet), spots=scored_spots(s, sheet), counted=Counted(cells, spots))


def award_fields(event: Event) -> dict[str, Any]:
    """Points for something that is no feature: who got how many for what, by which rules, and where."""
    fields = dict(event.data)
    return {**fields, "what": kept_view(fields["what"]), "at": fields.get("at")}


def sheet_fields(sheet: ScoreSheet) -> dict[str, Any]:
    """A sheet but for what lies on the table now."""
    return {
        "feature": sheet.kind,
        "at": sheet.at,
        "spot": sheet.spot,
        "tiles": sheet.tiles,
        "complete": sheet.complete,
        "final": sheet.final,
        "strengths": {str(seat): n for seat, n in sheet.strengths.items()},
        "winners": list(sheet.winners),
        "why": kept_view(sheet.why),
        "lines": [_line(line) for line in sheet.lines],
        "notes": [_note(message, rules) for message, rules in sheet.notes],
        "points": {str(seat): n for seat, n in sheet.points.items()},
        "rules": list(sheet.rules),
    }


def _line(line: Line) -> SheetLine:
    what = kept_view(line.message)
    return SheetLine(what, line.count, line.worth, line.points, line.player, list(line.rules))


def _note(message: Message, rules: Iterable[str]) -> SheetNote:
    said = kept_view(message)
    return SheetNote(said.id, said.text, said.args, list(rules))
