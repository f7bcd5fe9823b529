"""What may be chosen, as things to click on, derived from how each kind of action is declared."""

from __future__ import annotations

import orjson

from bastide import Action, Ruleset, State
from bastide.core.geometry import EDGES
from bastide.record.saying import kind_at, say

MOST_KEPT = 20_000  # targets remembered for one ruleset


def where(state: State, action: Action) -> dict[str, object]:
    """The place of an action: a cell, a segment, a corner, a tile, a player, a number, a word, or nothing."""
    rules = state.rules
    at = action.at
    values = action.values()
    by_sort = {part.sort: values[part.name] for part in action.kind.parts}
    if at is not None:
        place = list(at)
        if "turn" in by_sort:
            return {"type": "cell", "at": place, "turn": EDGES.index(str(by_sort["turn"]))}
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
        if "corner" in by_sort:
            piece = piece_of(rules, action, by_sort.get("piece"))
            return {"type": "corner", "at": place, "corner": by_sort["corner"], "piece": piece}
        return {"type": "tile", "at": place}
    if not values:
        return {"type": "pass"} if action.name == "pass" else {"type": "choice", "value": action.name}
    if "player" in by_sort:
        return {"type": "player", "seat": rules.setup.players.index(str(by_sort["player"]))}
    if list(by_sort) == ["number"]:
        return {"type": "number", "value": by_sort["number"]}
    return {"type": "choice", "value": " ".join(str(value) for value in values.values())}


def piece_of(rules: Ruleset, action: Action, letter: object) -> str | None:
    """The kind of piece that acts: the one written, or the one that the action is named after."""
    return next((k.name for k in rules.piece_kinds if letter == k.letter or action.name == k.name), None)


SAID_BY_PLACE = ("place", "deploy", "pass")  # where they are tells all, and there are many of them


def target(state: State, action: Action) -> dict[str, object]:
    """An action with its place and its words."""
    return {
        "text": str(action),
        "kind": action.name,
        "label": say(state, action),
        "where": where(state, action),
        "values": {} if action.name in SAID_BY_PLACE else values(state.rules, action),
    }


def values(rules: Ruleset, action: Action) -> dict[str, object]:
    """The parts of an action by name, a piece as its kind."""
    found: dict[str, object] = dict(action.values())
    for part in action.kind.parts:
        if part.sort == "piece":
            found[part.name] = piece_of(rules, action, found[part.name])
    return found


class Targets:
    """The targets of one ruleset as JSON.

    A target depends on its action and on the kind of segment it lies on, on nothing else of the position: so
    it is written once and kept for all games.
    """

    def __init__(self, rules: Ruleset) -> None:
        self._kept: dict[int | tuple[int, int], bytes] = {}
        # Which of the three numbers of an action is a spot, for the kinds that have a place and a spot.
        self._spot: dict[int, int] = {}
        for number, kind in rules.action_kinds.items():
            sorts = [part.sort for part in kind.parts]
            if kind.has_at and "spot" in sorts:
                self._spot[number] = sorts.index("spot") + ("tile" in sorts[: sorts.index("spot")])

    def write(self, state: State) -> bytes:
        """Everything that may be chosen now, as a JSON list."""
        kept, spots = self._kept, self._spot
        parts: list[bytes] = []
        for code in state.legal_codes():
            key: int | tuple[int, int] = code
            place = spots.get(code >> 48)
            if place is not None:
                segment = state.segment_number((code >> 24) & 0xFFFFFF, (code >> (16 - 8 * place)) & 255)
                key = (code, state.segment_kind(segment) if segment >= 0 else -1)
            data = kept.get(key)
            if data is None:
                data = orjson.dumps(target(state, Action(state.rules, code)))
                if len(kept) < MOST_KEPT:
                    kept[key] = data
            parts.append(data)
        return b"[" + b",".join(parts) + b"]"


_by_rules: dict[int, tuple[Ruleset, Targets]] = {}


def targets_of(rules: Ruleset) -> Targets:
    """The targets of a ruleset, shared by all its games."""
    found = _by_rules.get(id(rules))
    if found is None:
        if len(_by_rules) >= 64:  # as many as rulesets are kept composed
            _by_rules.pop(next(iter(_by_rules)))
        found = _by_rules[id(rules)] = (rules, Targets(rules))
    return found[1]
