"""A position as its players see it: the whole of it, or what has changed since it was last looked at.

Compiled: it is done after every move of every game.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any

import cython

from bastide.core.constants import CHANCE, N_SLOTS, SUPPLY, TERMINAL
from bastide.core.explain import guides
from bastide.core.geometry import EDGES, SPOTS, unpack
from bastide.core.ruleset import Ruleset
from bastide.core.shown import Shown, lying
from bastide.core.state import State
from bastide.core.view import elsewhere, markers, track
from bastide.core.ways import Way
from bastide.record.record import Outcome
from bastide.view.said import kept_view, message_view
from bastide.view.structs import (
    Current,
    ElsewhereView,
    LastView,
    PieceView,
    PlayerView,
    ShownView,
    TileView,
    TrackView,
    View,
    ViewUpdate,
    WayView,
)
from bastide.words import Message

OVER: dict[int, Current] = {CHANCE: "chance", TERMINAL: "over"}


def current(s: State) -> Current:
    """Who must decide: a seat, chance, or nobody because the game is over."""
    who = s.current_player()
    return OVER.get(who, who)


def prompt(s: State) -> Message:
    """What must be decided."""
    return s.rules.steps[s.step - N_SLOTS].prompt(s) if s.step >= 0 else Message("core-game-over")


class Glance:
    """What of a position may be different next time: cheap to look up, to keep and to compare."""

    def __init__(self, s: State, last: LastView | None, outcome: Outcome | None = None) -> None:
        rules = s.rules
        step = rules.steps[s.step - N_SLOTS] if s.step >= 0 and outcome is None else None
        passing = step.passing(s) if step else None
        tile = rules.tiles[s.tile] if s.tile >= 0 else None
        self.fields: dict[str, Any] = {
            "turn": s.turn + 1,
            "active": s.active,
            "current": current(s) if outcome is None else "over",
            "winners": list(s.winners() if outcome is None else outcome.winners),
            "ended": message_view(outcome.message(rules.setup.players)) if outcome is not None else None,
            "step": step.name if step else "over",
            "prompt": kept_view(step.prompt(s) if step else Message("core-game-over")),
            "passing": kept_view(passing) if passing else None,
            "rules": list(guides(s)) if step and s.current_player() >= 0 else [],
            "tile": rules.names[s.tile] if tile else None,
            "tile_set": tile.set if tile else None,
            "tile_id": tile.id if tile else None,
            "tile_turns": list(tile.rotations) if tile else [],
            "impossible": s.impossible(),
            "ways": [way_view(way) for way in s.ways()],
            "last": last,
        }
        self.n_tiles: int = s.n_tiles
        self.where = numbers(s.where, rules.n_pieces)
        self.unseen = numbers(s.unseen, rules.n_piles * rules.n_designs)
        self.scores = s.scores()
        self.shown: list[Shown] = s.shown()
        self.markers = markers(s, self.shown) if self.shown else self.scores


def numbers(start: cython.p_int, n: cython.int) -> array[int]:
    """A copy of an array's numbers, quick to make and to compare."""
    i: cython.int
    return array("i", [start[i] for i in range(n)])


def whole(s: State, last: LastView | None = None, outcome: Outcome | None = None) -> View:
    """Everything. The outcome is that of a game which was decided before its last tile."""
    rules = s.rules
    now = Glance(s, last, outcome)
    return View(
        setup=rules.setup.text,
        options=dict(rules.setup.options),
        designs={name: (rules.tiles[i].set, rules.tiles[i].id) for i, name in rules.names.items()},
        tiles=tiles(s, 0),
        pieces=pieces(s),
        elsewhere=away(s),
        players=players(s, now),
        unseen=s.unseen_tiles(),
        shown=shown(now.shown),
        key=s.key(),
        **now.fields,
    )


def changes(s: State, now: Glance, before: Glance) -> ViewUpdate:
    """What is different from what was seen before."""
    found: dict[str, Any] = {
        name: value for name, value in now.fields.items() if value != before.fields[name]
    }
    if now.n_tiles > before.n_tiles:
        found["tiles_from"] = before.n_tiles
        found["tiles"] = tiles(s, before.n_tiles)
    moved = now.where != before.where
    if moved:
        found["pieces"] = pieces(s)
        found["elsewhere"] = away(s)
    if moved or now.scores != before.scores or now.markers != before.markers:
        found["players"] = players(s, now)
    if now.unseen != before.unseen:
        found["unseen"] = drawn(s.rules, now.unseen, before.unseen)
    if now.shown != before.shown:
        found["shown"] = shown(now.shown)
    return ViewUpdate(**found)


def way_view(way: Way) -> WayView:
    """What a decision would move."""
    return WayView(
        way.action,
        way.kind,
        way.player if way.player >= 0 else None,
        way.at,
        way.spot or None,
        list(way.past),
        list(way.may),
        way.space if way.space >= 0 else None,
        way.to if way.to >= 0 else None,
        way.choice or None,
    )


def tiles(s: State, first: cython.int) -> list[TileView]:
    """The tiles on the table from the n-th on, in the order of laying."""
    rules = s.rules
    result: list[TileView] = []
    for number in range(first, s.n_tiles):
        at, lie = s.lying(number)
        tile = rules.tiles[lie >> 2]
        result.append(TileView(rules.names[lie >> 2], tile.set, tile.id, unpack(at), EDGES[lie & 3]))
    return result


def pieces(s: State) -> list[PieceView]:
    """The pieces that stand on a tile."""
    named = _pieces(s.rules)
    return [
        PieceView(*named[number], s.place_of(segment), SPOTS[s.spot_of(segment)])
        for number, segment in enumerate(s.peek("where"))
        if segment >= 0
    ]


@lru_cache(64)  # as many as rulesets are kept composed
def _pieces(rules: Ruleset) -> list[tuple[int, str, str]]:
    """Owner, kind and letter of every piece."""
    kinds = rules.piece_kinds
    return [(owner, kinds[kind].name, kinds[kind].letter) for owner, kind in rules.piece_owners()]


def away(s: State) -> list[ElsewhereView]:
    """The pieces that are neither on a tile nor in the supply, and where."""
    if min(s.peek("where"), default=SUPPLY) >= SUPPLY:
        return []
    return [ElsewhereView(owner, kind, place) for owner, kind, place in elsewhere(s)]


def players(s: State, now: Glance) -> list[PlayerView]:
    """Score and supply of every player."""
    kinds = s.rules.piece_kinds
    return [
        PlayerView(
            name,
            now.scores[seat],
            TrackView(**track(now.markers[seat])),
            {kind.name: s.in_supply(seat, number) for number, kind in enumerate(kinds)},
        )
        for seat, name in enumerate(s.rules.setup.players)
    ]


def drawn(rules: Ruleset, now: array[int], before: array[int]) -> dict[str, int]:
    """How many there still are of the designs whose number has changed."""
    n = rules.n_designs
    differ = dict.fromkeys(i % n for i, left in enumerate(now) if left != before[i])
    return {rules.names[design]: sum(now[design::n]) for design in differ}


def shown(things: list[Shown]) -> list[ShownView]:
    """What the expansions put on and beside the table."""
    return [
        ShownView(
            thing.kind,
            thing.n,
            thing.player if thing.player >= 0 else None,
            thing.at,
            thing.spot or None,
            thing.space if thing.space >= 0 else None,
            thing.place or None,
            thing.value,
            lying(thing),
        )
        for thing in things
    ]
