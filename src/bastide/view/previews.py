"""What an action would bring at once: the rules themselves carry it out on a copy of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import SPOTS
from bastide.view.features import feature_view
from bastide.view.structs import Preview

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

PASS = "pass"


def preview(state: State, action: Action) -> Preview:
    """Points that follow before the next turn if nothing more is done, and what a piece's feature is worth.

    The action must be legal. Nothing that is drawn after it is looked at.
    """
    other = state.copy()
    who = state.current_player()
    place = action.at
    number = action.kind.spot_number
    other.apply(action)
    points, ended = _points(other)
    if not ended and other.current_player() == who:
        for passing in other.legal_actions():
            if passing.name == PASS:
                other.apply(passing)
                more, _ = _points(other)
                points = {seat: points.get(seat, 0) + more.get(seat, 0) for seat in {*points, *more}}
                break
    found = Preview({str(seat): n for seat, n in sorted(points.items()) if n})
    if not points and place is not None and number >= 0:
        try:
            feature = feature_view(other, *place, SPOTS[action.numbers[number]])
        except KeyError:
            return found
        found.worth, found.finished, found.grows = feature.value_now, feature.value_finished, feature.grows
    return found


def _points(state: State) -> tuple[dict[int, int], bool]:
    """The points of the last action by seat, until the next turn begins; and whether it has begun."""
    points: dict[int, int] = {}
    for event in state.events():
        if event.name == "turn":
            return points, True
        if event.name == "points":
            points[event.data["player"]] = points.get(event.data["player"], 0) + event.data["points"]
    return points, False
