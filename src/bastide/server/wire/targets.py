"""What may be chosen, as things to click on, derived from how each kind of action is declared."""

from __future__ import annotations

from bastide import Action, Ruleset, State
from bastide.art import places_on
from bastide.core.geometry import EDGES, unpack
from bastide.record.saying import kind_at, say


def where(state: State, action: Action) -> dict[str, object]:
    """Where an action is: a cell, a segment, a corner, a tile, a place with a name, or none of them."""
    rules = state.rules
    at = action.at
    values = action.values()
    by_sort = {part.sort: values[part.name] for part in action.kind.parts}
    if at is not None:
        place = list(at)
        if "turn" in by_sort:
            turn = EDGES.index(str(by_sort["turn"]))
            return {"type": "cell", "at": place, "turn": turn}
        if "spot" in by_sort:
            spot = str(by_sort["spot"])
            kind = kind_at(state, at, spot)
            return {
                "type": "segment",
                "at": place,
                "spot": spot,
                "piece": piece_of(rules, action, by_sort.get("piece")),
                "feature": kind.name if kind else None,
                "role": (kind.follower or None) if kind else None,
            }
        if action.kind.lays:
            return {"type": "cell", "at": place, "turn": 0, "tile": action.kind.lays.split("/")}
        if "corner" in by_sort:
            piece = piece_of(rules, action, by_sort.get("piece"))
            return {"type": "corner", "at": place, "corner": by_sort["corner"], "piece": piece}
        return {"type": "tile", "at": place}
    if not values:
        return {"type": "pass"} if action.name == "pass" else {"type": "choice", "value": action.name}
    named = place_of(state, by_sort.get("choice"))
    if named is not None:
        piece = piece_of(rules, action, by_sort.get("piece"))
        return {"type": "place", "at": list(named), "place": by_sort["choice"], "piece": piece}
    if "player" in by_sort:
        return {"type": "player", "seat": rules.setup.players.index(str(by_sort["player"]))}
    if list(by_sort) == ["number"]:
        return {"type": "number", "value": by_sort["number"]}
    return {"type": "choice", "value": " ".join(str(value) for value in values.values())}


def place_of(state: State, name: object) -> tuple[int, int] | None:
    """Where the tile lies, from the beginning on, on which a named place is drawn; if there is one."""
    for number in range(state.n_tiles):
        at, lie = state.lying(number)
        if name in places_on(state.rules.tiles[lie >> 2]):
            return unpack(at)
    return None


def piece_of(rules: Ruleset, action: Action, letter: object) -> str | None:
    """The kind of piece that acts: the one written, or the one that the action is named after."""
    return next((k.name for k in rules.piece_kinds if letter == k.letter or action.name == k.name), None)


SAID_BY_PLACE = ("place", "deploy", "pass")  # where they are tells all, and there are many of them


def target(state: State, action: Action) -> dict[str, object]:
    """An action with its place and its words."""
    found: dict[str, object] = {
        "text": str(action),
        "kind": action.name,
        "label": say(state, action),
        "where": where(state, action),
    }
    if action.name not in SAID_BY_PLACE:
        found["values"] = values(state.rules, action)
    return found


def values(rules: Ruleset, action: Action) -> dict[str, object]:
    """The parts of an action by name, a piece as its kind."""
    found: dict[str, object] = dict(action.values())
    for part in action.kind.parts:
        if part.sort == "piece":
            found[part.name] = piece_of(rules, action, found[part.name])
    return found
