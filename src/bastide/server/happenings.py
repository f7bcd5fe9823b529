"""Events for screens: a score sheet names the segments that it counts, so that they can be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bastide import Event, State
from bastide.core.geometry import SPOTS, pack


def events_json(state: State, events: Iterable[Event]) -> list[dict[str, Any]]:
    """The events of the last action as plain data; ``state`` is the position after it."""
    result: list[dict[str, Any]] = []
    for event in events:
        data = event.json()
        if event.sheet is not None:
            data["sheet"]["spots"] = spots_of(state, event.sheet.at, event.sheet.spot)
        result.append(data)
    return result


def spots_of(state: State, at: tuple[int, int], spot: str) -> list[tuple[int, int, str]]:
    """The segments of the feature that a spot belongs to."""
    ring = state.ring(state.segment_number(pack(*at), SPOTS.index(spot)))
    return [(*state.place_of(segment), SPOTS[state.spot_of(segment)]) for segment in ring]
