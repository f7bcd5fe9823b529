"""What followed from an action; a score with its segments and with what counted for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bastide.core.places import counted_for, scored_spots
from bastide.view.structs import Counted, EventView, Sheet
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.core.events import Event, ScoreSheet
    from bastide.core.state import State


def event_views(s: State, events: Iterable[Event]) -> list[EventView]:
    """The events of the last action; ``s`` is the position after it."""
    return [event_view(s, event) for event in events]


def event_view(s: State, event: Event) -> EventView:
    found: dict[str, Any] = {"type": event.name}
    for key, value in event.data.items():
        found[key] = str(value) if isinstance(value, Message) else value
    if event.sheet is not None:
        found["sheet"] = sheet_view(s, event.sheet)
    return cast(EventView, found)  # its further fields are those of its type


def sheet_view(s: State, sheet: ScoreSheet) -> Sheet:
    cells, spots = counted_for(s, sheet)
    return Sheet(**sheet.json(), spots=scored_spots(s, sheet), counted=Counted(cells, spots))
