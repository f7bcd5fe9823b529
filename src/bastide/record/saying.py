"""Actions in words, from the titles of their kinds; nothing here knows an expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import SPOTS, pack

if TYPE_CHECKING:
    from bastide.core.action_kinds import Part
    from bastide.core.actions import Action
    from bastide.core.declarations import SegmentKind
    from bastide.core.state import State

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def say(state: State, action: Action) -> str:
    """What choosing an action means.

    >>> import bastide
    >>> state = bastide.start("base")
    >>> for text in ("draw:E", "@0,1>S"):
    ...     state.apply(text)
    >>> say(state, state.action("M@0,1.S"))
    'follower on the city (knight) at 0,1, south'
    """
    values = action.values()
    words = {part.name: _word(state, action, part, values[part.name]) for part in action.kind.parts}
    if action.at is not None:
        words["at"] = f"{action.at[0]},{action.at[1]}"
    return (action.kind.title or action.name).format_map(words)


def _word(state: State, action: Action, part: Part, value: object) -> str:
    text = str(value)
    if part.sort == "piece":
        return next((kind.title for kind in state.rules.piece_kinds if kind.letter == text), text)
    if part.sort == "spot" and action.at is not None:
        return spot_words(state, action.at, text)
    if part.sort in ("turn", "edge"):
        return SIDES[text]
    if part.sort == "corner":
        return "-".join(SIDES[letter] for letter in text)
    if part.titles:
        return part.titles[part.choices.index(text)]
    return text


def kind_at(state: State, at: tuple[int, int], spot: str) -> SegmentKind | None:
    """The kind of segment that a spot names, if there is one."""
    segment = state.segment_number(pack(*at), SPOTS.index(spot)) if spot in SPOTS else -1
    return state.rules.segment_kinds[state.segment_kind(segment)] if segment >= 0 else None


def spot_words(state: State, at: tuple[int, int], spot: str) -> str:
    """``the city (knight) at 0,1, south``: a segment, what a follower there is called, and where it lies."""
    kind = kind_at(state, at, spot)
    if kind is None:
        return f"{at[0]},{at[1]}, {side(spot)}"
    role = f" ({kind.follower})" if kind.follower else ""
    return f"the {kind.title}{role} at {at[0]},{at[1]}, {side(spot)}"


def side(spot: str) -> str:
    """Where a spot lies on its tile: ``NNW`` is the north edge near the west."""
    if spot in SIDES:
        return SIDES[spot]
    if len(spot) == 3 and spot[0] in SIDES:
        near = next(letter for letter in spot[1:] if letter != spot[0])
        return f"{SIDES[spot[0]]}, near the {SIDES[near]}"
    return "middle" if spot == "C" else "inside"
