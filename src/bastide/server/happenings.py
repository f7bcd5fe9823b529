"""Events for screens: a score sheet names the segments that it counts, so that they can be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bastide import Event, State
from bastide.core.view import feature


def events_json(state: State, events: Iterable[Event]) -> list[dict[str, Any]]:
    """The events of the last action as plain data; ``state`` is the position after it."""
    result: list[dict[str, Any]] = []
    for event in events:
        data = event.json()
        if event.sheet is not None:
            x, y = event.sheet.at
            data["sheet"]["spots"] = feature(state, x, y, event.sheet.spot).spots
        result.append(data)
    return result
