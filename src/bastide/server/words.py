"""Actions as lines of the log."""

from __future__ import annotations

from bastide import Action, State
from bastide.record.saying import SIDES, say


def line(state: State, action: Action) -> str:
    """An action as a line of the log; the position is the one it is chosen in."""
    who = state.current_player()
    name = state.rules.setup.players[who if who >= 0 else state.active]
    values = action.values()
    if action.name == "draw":
        return f"{name} draws {values['tile']}"
    if action.name == "place" and action.at and state.tile >= 0:
        top = str(values["top"])
        lies = f", its top to the {SIDES[top]}" if top != "N" else ""
        return f"{name} lays {state.rules.names[state.tile]} at {action.at[0]},{action.at[1]}{lies}"
    if action.name == "deploy":
        return f"{name} puts a {say(state, action)}"
    if action.name == "pass":
        return f"{name} passes"
    return f"{name}: {say(state, action)}" if who >= 0 else say(state, action)
