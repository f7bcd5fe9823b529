"""Actions as lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import EDGES
from bastide.record.saying import label
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State


def line(state: State, action: Action) -> Message:
    """An action as a line of the log; the position is the one it is chosen in."""
    decides = state.current_player()
    who = state.rules.setup.players[decides if decides >= 0 else state.active]
    if action.name == "draw":
        return Message("view-log-draw", who=who, tile=action.values()["tile"])
    if action.name == "place" and state.tile >= 0 and action.at is not None:
        tile, at, top = state.rules.names[state.tile], position(action.at), EDGES[action.numbers[0]]
        if top == "N":
            return Message("view-log-place", who=who, tile=tile, at=at)
        return Message("view-log-place-turned", who=who, tile=tile, at=at, top=Message(f"core-side-{top}"))
    if action.name == "pass":
        return Message("view-log-pass", who=who)
    what = label(state, action)
    if action.name == "deploy":
        return Message("view-log-deploy", who=who, what=what)
    return Message("view-log-act", who=who, what=what) if decides >= 0 else what
