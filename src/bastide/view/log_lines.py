"""Actions as lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import EDGES
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State


def line(state: State, action: Action, label: str) -> str:
    """An action as a line of the log; the position is the one it is chosen in, the label what it means."""
    who = state.current_player()
    name = state.rules.setup.players[who if who >= 0 else state.active]
    if action.name == "draw":
        return f"{name} draws {action.values()['tile']}"
    if action.name == "place" and state.tile >= 0:
        return f"{name} lays {state.rules.names[state.tile]} at {_laid(action)}"
    if action.name == "deploy":
        return f"{name} puts a {label}"
    if action.name == "pass":
        return f"{name} passes"
    return f"{name}: {label}" if who >= 0 else label


def _laid(action: Action) -> str:
    """Where a tile comes to lie, and how."""
    assert action.at is not None
    top = EDGES[action.numbers[0]]
    lies = f", its top to the {Message(f'core-side-{top}')}" if top != "N" else ""
    return f"{action.at[0]},{action.at[1]}{lies}"
