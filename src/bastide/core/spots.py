"""The spots of a tile in words."""

from __future__ import annotations

from bastide.core.geometry import EDGES
from bastide.words import Message


def side(spot: str) -> Message:
    """Where a spot lies on its tile: ``NNW`` is the western half of the north edge."""
    if spot in EDGES:
        return Message(f"core-side-{spot}")
    if len(spot) == 3 and spot[0] in EDGES:
        near = next(letter for letter in spot[1:] if letter != spot[0])
        return Message(
            "core-side-near", side=Message(f"core-side-{spot[0]}"), near=Message(f"core-side-{near}")
        )
    return Message("core-middle") if spot == "C" else Message("core-inside")
