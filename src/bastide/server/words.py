"""Actions in words, for buttons and logs; nothing here knows an expansion."""

from __future__ import annotations

from bastide import Action, State
from bastide.core.geometry import EDGES, pack
from bastide.core.geometry import SPOTS as SPOT_NAMES

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
SPOTS = {name: number for number, name in enumerate(SPOT_NAMES)}


def title_of(action: Action) -> str:
    """What a kind of action is called."""
    kind = action.kind
    return kind.title or kind.name.replace("-", " ").replace("_", " ")


def piece_title(state: State, letter: object) -> str:
    """The words for a piece written as a letter."""
    return next((k.title for k in state.rules.piece_kinds if k.letter == letter), str(letter))


def feature_words(state: State, at: tuple[int, int], spot: str) -> str:
    """``the city (knight)``: what a spot lies on, and what a follower there is called."""
    segment = state.segment_number(pack(*at), SPOTS[spot]) if spot in SPOTS else -1
    if segment < 0:
        return side(spot)
    kind = state.rules.segment_kinds[state.segment_kind(segment)]
    role = f" ({kind.follower})" if kind.follower else ""
    return f"the {kind.title}{role}"


def side(spot: str) -> str:
    """Where a spot lies on its tile."""
    if spot in SIDES:
        return SIDES[spot]
    if len(spot) == 3 and spot[0] in SIDES:
        near = next(letter for letter in spot[1:] if letter != spot[0])
        return f"{SIDES[spot[0]]}, near the {SIDES[near]}"
    return "middle" if spot == "C" else "inside"


def label(state: State, action: Action) -> str:
    """What choosing an action means: ``follower on the city (knight)``."""
    values = action.values()
    at = action.at
    where = f"{at[0]},{at[1]}" if at else ""
    if action.name == "place":
        return f"lay the tile at {where}, its top to the {SIDES[str(values['top'])]}"
    if action.name == "pass":
        return "do nothing"
    words: list[str] = []
    if action.name != "deploy":
        words.append(title_of(action))
    placed = False
    for part in action.kind.parts:
        value = values[part.name]
        if part.sort == "piece":
            words.append(piece_title(state, value))
        elif part.sort == "spot" and at:
            words.append(f"on {feature_words(state, at, str(value))} at {where}, {side(str(value))}")
            placed = True
        elif part.sort in ("turn", "edge"):
            words.append(f"to the {SIDES[str(value)]}")
        else:
            words.append(str(value))
    if at and not placed:
        words.append(f"at {where}")
    return " ".join(words)


def line(state: State, action: Action) -> str:
    """An action as a line of the log; the position is the one it is chosen in."""
    who = state.current_player()
    name = state.rules.setup.players[who if who >= 0 else state.active]
    values = action.values()
    if action.name == "draw":
        return f"{name} draws {values['tile']}"
    if action.name == "place" and action.at and state.tile >= 0:
        tile = state.rules.names[state.tile]
        top = EDGES.index(str(values["top"]))
        lies = f", its top to the {SIDES[EDGES[top]]}" if top else ""
        return f"{name} lays {tile} at {action.at[0]},{action.at[1]}{lies}"
    if action.name == "deploy":
        return f"{name} puts a {label(state, action)}"
    if action.name == "pass":
        return f"{name} passes"
    return f"{name}: {label(state, action)}" if who >= 0 else label(state, action)
