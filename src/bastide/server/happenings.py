"""Events for screens: a score sheet names the segments that it counts, so that they can be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bastide import Event, State
from bastide.core.geometry import SPOTS, pack, unpack


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
    """The segments of the feature that a spot belongs to; those of a feature form a ring."""
    first = state.segment_number(pack(*at), SPOTS.index(spot))
    next_of, tile_of, tile_at = state.peek("next_of"), state.peek("tile_of"), state.peek("tile_at")
    ring = [first]
    while (segment := next_of[ring[-1]]) != first:
        ring.append(segment)
    return [(*unpack(tile_at[tile_of[segment]]), SPOTS[state.spot_of(segment)]) for segment in sorted(ring)]
