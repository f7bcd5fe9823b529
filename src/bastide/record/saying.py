"""Actions in words, from the words of their kinds; nothing here knows an expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import SPOTS, pack
from bastide.core.spots import side
from bastide.words import Argument, Message, position

if TYPE_CHECKING:
    from bastide.core.action_kinds import Part
    from bastide.core.actions import Action
    from bastide.core.declarations import SegmentKind
    from bastide.core.state import State


def say(state: State, action: Action) -> str:
    """What choosing an action means, in English.

    >>> import bastide
    >>> state = bastide.start("base")
    >>> for text in ("draw:E", "@0,1>S"):
    ...     state.apply(text)
    >>> say(state, state.action("M@0,1.S"))
    'follower on the city (knight) at 0,1, south'
    """
    return str(label(state, action))


def label(state: State, action: Action) -> Message:
    """What choosing an action means: ``action-NAME`` with its parts, ``at``, and the ``feature`` there."""
    values = action.values()
    words = {part.name: _word(state, action, part, values[part.name]) for part in action.kind.parts}
    if action.at is not None:
        words["at"] = position(action.at)
        kind = kind_at(state, action.at, str(values.get("spot", "")))
        if kind is not None:
            words["feature"] = kind.title
    return Message(f"action-{action.name}", **words)


def _word(state: State, action: Action, part: Part, value: int | str) -> Argument:
    text = str(value)
    if part.kind == "piece":
        return next((kind.title for kind in state.rules.piece_kinds if kind.letter == text), text)
    if part.kind == "spot" and action.at is not None:
        return spot_words(state, action.at, text, with_role=_is_follower(state, action))
    if part.kind in ("rotation", "edge"):
        return Message(f"core-side-{text}")
    if part.kind == "corner":
        return Message(f"core-corner-{text}")
    return Message(f"choice-{part.name}-{text}") if part.choices else value


def kind_at(state: State, at: tuple[int, int], spot: str) -> SegmentKind | None:
    """The kind of segment that a spot names, if there is one."""
    segment = state.segment_on(pack(*at), SPOTS.index(spot)) if spot in SPOTS else -1
    return state.rules.segment_kinds[state.kind_of(segment)] if segment >= 0 else None


def _is_follower(state: State, action: Action) -> bool:
    """Is the piece of an action a follower, or does it name none? A pig on a field is no farmer."""
    letter = action.values().get("piece")
    return all(kind.follower for kind in state.rules.piece_kinds if kind.letter == letter)


def spot_words(state: State, at: tuple[int, int], spot: str, *, with_role: bool = True) -> Message:
    """``the city (knight) at 0,1, south``: a segment, what a follower there is called, and where it lies."""
    kind = kind_at(state, at, spot)
    if kind is None:
        return Message("core-spot", at=position(at), side=side(spot))
    if kind.role is None or not with_role:
        return Message("core-spot-on", feature=kind.title, at=position(at), side=side(spot))
    return Message("core-spot-as", feature=kind.title, role=kind.role, at=position(at), side=side(spot))
