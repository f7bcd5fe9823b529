"""What may be chosen, as things to click on, derived from how each kind of action is declared. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import cython
from msgspec import UNSET, Raw

from bastide.core.actions import Action
from bastide.core.codes import at_in, kind_in, number_in
from bastide.core.geometry import EDGES, SPOTS, unpack
from bastide.core.moves import Moves
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.record.saying import kind_at, label
from bastide.view.log_lines import line
from bastide.view.said import message_view
from bastide.view.structs import (
    CellWhere,
    ChoiceWhere,
    Corner,
    CornerWhere,
    LastView,
    NumberWhere,
    PassWhere,
    PlaceWhere,
    PlayerWhere,
    SegmentWhere,
    Target,
    TileWhere,
    Where,
    encode,
)

SAID_BY_PLACE = ("place", "deploy", "pass")  # where they are tells all, and there are many of them
MAX_KNOWN = 20_000  # actions of one ruleset
MAX_LINES = 40_000  # of logs: who lays which tile where


def where(state: State, action: Action) -> Where:
    """Where an action is: a cell, a segment, a corner, a tile, a place with a name, or none of them."""
    rules = state.rules
    at = action.at
    values = action.values()
    by_kind = {part.kind: values[part.name] for part in action.kind.parts}
    piece = piece_of(rules, action, by_kind.get("piece"))
    if at is not None:
        if "rotation" in by_kind:
            return CellWhere(at, EDGES.index(str(by_kind["rotation"])))
        if "spot" in by_kind:
            spot = str(by_kind["spot"])
            kind = kind_at(state, at, spot)
            role = str(kind.follower) if kind and kind.follower else None
            return SegmentWhere(at, spot, piece, kind.name if kind else None, role)
        if action.kind.lays:
            name, _, id = action.kind.lays.partition("/")
            return CellWhere(at, 0, (name, id))
        if "corner" in by_kind:
            return CornerWhere(at, cast(Corner, by_kind["corner"]), piece)
        edges = [str(values[part.name]) for part in action.kind.parts if part.kind == "edge"]
        return TileWhere(at, "".join(edges)) if edges else TileWhere(at)
    if not values:
        return PassWhere() if action.name == "pass" else ChoiceWhere(action.name)
    named = place_of(state, by_kind.get("choice"))
    if named is not None:
        return PlaceWhere(named, str(by_kind["choice"]), piece)
    if "player" in by_kind:
        return PlayerWhere(rules.setup.players.index(str(by_kind["player"])))
    if list(by_kind) == ["number"]:
        return NumberWhere(int(by_kind["number"]))
    return ChoiceWhere(" ".join(str(value) for value in values.values()))


def place_of(state: State, name: object) -> tuple[int, int] | None:
    """Where the tile lies, from the beginning on, on which a named place is printed; if there is one."""
    for number in range(state.n_tiles):
        at, lie = state.lying(number)
        if name in state.rules.tiles[lie >> 2].marks.values():
            return unpack(at)
    return None


def piece_of(rules: Ruleset, action: Action, letter: object) -> str | None:
    """The kind of piece that acts: the one written, or the one that the action is named after."""
    return next((k.name for k in rules.piece_kinds if letter == k.letter or action.name == k.name), None)


def target(state: State, action: Action) -> Target:
    """An action with its place and its words."""
    found = Target(str(action), action.name, where(state, action))
    if not isinstance(found.where, CellWhere) or found.where.tile is not UNSET:
        found.label = message_view(label(state, action))
    if action.name not in SAID_BY_PLACE:
        found.values = values(state.rules, action)
    return found


def values(rules: Ruleset, action: Action) -> dict[str, str | int | None]:
    """The parts of an action by name, a piece as its kind."""
    found: dict[str, str | int | None] = dict(action.values())
    for part in action.kind.parts:
        if part.kind == "piece":
            found[part.name] = piece_of(rules, action, found[part.name])
    return found


class Known:
    """What is said of an action whoever does it, and whenever: its text, the place to mark, its target."""

    def __init__(self, s: State, action: Action) -> None:
        self.text = str(action)
        self.mark = mark_of(action)
        self.target: Raw | None = None  # as JSON, once it was offered


class KnownActions:
    """The actions of one ruleset that were described once, for all its games.

    What is said of one depends on nothing but the action and the kind of segment it lies on.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._known: dict[int, Known] = {}
        self._codes: dict[str, int] = {}
        self._lines: dict[tuple[int, int, int], Raw] = {}
        self._spots = [-1] * (max(rules.action_kinds) + 1)
        for number, kind in rules.action_kinds.items():
            self._spots[number] = kind.spot_number

    def of(self, s: State, action: Action) -> Known:
        """What is said of an action before it is carried out."""
        key: cython.longlong = self._key(s, action.code)
        known = self._known.get(key)
        if known is None:
            known = Known(s, action)
            if len(self._known) < MAX_KNOWN:
                self._known[key] = known
                self._codes[known.text] = action.code
        return known

    def line(self, s: State, action: Action) -> Raw:
        """The line of the log about an action before it is carried out, as JSON."""
        who: cython.int = s.current_player()
        tile: cython.int = s.tile if self._spots[action.code >> 48] < 0 else -1
        key = (self._key(s, action.code), who if who >= 0 else -1 - s.active, tile)
        found = self._lines.get(key)
        if found is None:
            found = Raw(encode(message_view(line(s, action))))
            if len(self._lines) < MAX_LINES:
                self._lines[key] = found
        return found

    def read(self, s: State, text: str) -> Action | None:
        """The action that was written so once, in this game or another: there it may be another segment."""
        code = self._codes.get(text)
        return None if code is None else s.action(Action(self.rules, code))

    def offered(self, s: State) -> list[Raw]:
        """Everything that may be chosen now, as JSON."""
        i: cython.int
        known: Known | None
        moves: Moves = s.scratch
        found: list[Raw] = []
        s.legal(moves)
        for i in range(moves.n):
            known = self._known.get(self._key(s, moves.codes[i]))
            if known is None or known.target is None:
                action = Action(self.rules, moves.codes[i])
                known = self.of(s, action)
                known.target = Raw(encode(target(s, action)))
                s.legal(moves)  # to describe a target, others may have been listed
            found.append(known.target)
        return found

    def _key(self, s: State, code: cython.longlong) -> cython.longlong:
        """The code, and above it the kind of segment that the action lies on."""
        spot: cython.int = self._spots[kind_in(code)]
        if spot < 0:
            return code
        segment: cython.int = s.segment_on(at_in(code), number_in(code, spot))
        kind: cython.longlong = s.kind_of(segment) + 1 if segment >= 0 else 0
        return code | kind << 56


@lru_cache(16)  # each grows to 20 MB; games hold on to those they use
def known_actions(rules: Ruleset) -> KnownActions:
    """Shared by all games of a ruleset."""
    return KnownActions(rules)


def targets(s: State) -> list[Target]:
    """Everything that may be chosen now, written as JSON already."""
    return cast("list[Target]", known_actions(s.rules).offered(s))


def mark_of(action: Action) -> LastView | None:
    """The place of an action, to be marked on the board; None if it has none."""
    if action.at is None:
        return None
    number = action.kind.spot_number
    return LastView(action.at, SPOTS[action.numbers[number]] if number >= 0 else None)
