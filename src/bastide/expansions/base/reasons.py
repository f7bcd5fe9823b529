"""Why something may not be done in the base game, in words and with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.constants import DEPLOY, DRAW, PASS, PLACE
from bastide.core.geometry import EDGES, SPOTS, STEPS, format_at, unpack
from bastide.core.reasons import Reason, ReasonKind

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

NONE_LEFT, ALL_TAKEN, NONE_SUITS = "none-left", "all-taken", "none-suits"  # why there is nobody to place
KINDS: tuple[ReasonKind, ...] = (
    ReasonKind(NONE_LEFT, ("FOLLOW-2",), "no follower is left"),
    ReasonKind(ALL_TAKEN, ("FOLLOW-5",), "every place on the tile is taken"),
    ReasonKind(NONE_SUITS, ("FOLLOW-4",), "no follower that is left may stand on what is free"),
)
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
TERRAIN = {
    "C": "city",
    "F": "field",
    "R": "road",
    "I": "river",
    "X": "the wall of Carcassonne",
    "A": "an abbey",
}


def name_starter(s: State, action: Action) -> list[Reason]:
    return [Reason("first the youngest player names who starts", ("OPT-3",))]


def draw(s: State, action: Action) -> list[Reason]:
    if action.number != DRAW:
        return [Reason("a tile must be drawn first", ("TURN-1", "TILE-1"))]
    name = action.values()["tile"]
    return [Reason(f"no tile {name} is left to be drawn now", ("TILE-1",))]


def place(s: State, action: Action) -> list[Reason]:
    name = s.rules.names[s.tile]
    if action.number == PASS:
        return [Reason(f"{name} has a legal place and must be placed", ("TURN-1", "TILE-7"))]
    if action.number != PLACE:
        return [Reason(f"the tile {name} must be placed first", ("TURN-1",))]
    at = (action.code >> 24) & 0xFFFFFF
    x, y = unpack(at)
    turn = action.numbers[0]
    if s.tile_here(at) is not None:
        return [Reason(f"a tile lies at {x},{y} already", ("TILE-2",), ((x, y),))]
    neighbours = [(e, s.tile_here(at + STEPS[e])) for e in range(4)]
    if all(tile is None for _, tile in neighbours):
        corners = [at + STEPS[e] + STEPS[(e + 1) % 4] for e in range(4)]
        touch = any(s.tile_here(c) is not None for c in corners)
        detail = "touches the map only at a corner" if touch else "does not touch the map"
        return [Reason(f"{x},{y} {detail}; a tile must share an edge with a tile in play", ("TILE-2",))]
    reasons: list[Reason] = []
    tile = s.rules.tiles[s.tile]
    for e, other in neighbours:
        if other is None:
            continue
        mine = tile.edge(e, turn)
        theirs = other.tile.edge((e + 2) % 4, other.turn)
        if mine != theirs:
            place_ = unpack(at + STEPS[e])
            reasons.append(
                Reason(
                    f"the {SIDES[EDGES[e]]} edge shows {TERRAIN[mine]}, but the tile to the "
                    f"{SIDES[EDGES[e]]} shows {TERRAIN[theirs]} there",
                    ("TILE-3",),
                    (place_,),
                )
            )
    if not reasons:
        number = s.why_not_tile(s.tile, at, turn)
        if number:
            kind = s.rules.reasons[number]
            reasons.append(Reason(kind.text.format(place=format_at(at)), kind.rules, ((x, y),)))
    return reasons


def figure(s: State, action: Action) -> list[Reason]:
    if action.number == PLACE:
        return [Reason("the tile of this part has been placed; now comes the figure", ("TURN-1",))]
    for expansion in s.rules.expansions:
        reasons = expansion.explain(s, action)
        if reasons:
            return list(reasons)
    if action.number == DEPLOY:
        reasons = deploy(s, action)
        if reasons:
            return reasons
    number = s.why_not_figure(action)
    if number:
        kind = s.rules.reasons[number]
        at = action.at
        where = f"{at[0]},{at[1]}" if at else ""
        return [Reason(kind.text.format(place=where), kind.rules, (at,) if at else ())]
    return []


def deploy(s: State, action: Action) -> list[Reason]:
    """The ordinary placing rules, each that is broken."""
    rules = s.rules
    at = (action.code >> 24) & 0xFFFFFF
    x, y = unpack(at)
    number, spot, _ = action.numbers
    kind = rules.piece_kinds[number]
    placed = s.placed()[s.laid]
    reasons: list[Reason] = []
    if s.in_supply(s.active, number) == 0:
        reasons.append(
            Reason(f"{rules.setup.players[s.active]} has no {kind.title} left in the supply", ("FOLLOW-2",))
        )
    if (x, y) != (placed.x, placed.y):
        reasons.append(
            Reason(f"figures go on the tile just placed, at {placed.x},{placed.y}", ("FOLLOW-3",), ((x, y),))
        )
        return reasons
    if s.segment_number(at, spot) < 0:
        named = ", ".join(s.spots_on(at)) or "none"
        reasons.append(
            Reason(f"the tile has no segment at {SPOTS[spot]}; it has {named}", ("FOLLOW-4",), ((x, y),))
        )
        return reasons
    if not kind.stands_on:  # a piece with rules of its own: its expansion gives the reason
        return reasons
    feature = s.feature(x, y, SPOTS[spot])
    if not rules.may_stand(number, feature.kind):
        rule = "OPT-4" if feature.kind == "field" and "field" in kind.stands_on else "FOLLOW-4"
        reasons.append(Reason(f"a {kind.title} may not stand on a {feature.title}", (rule,), ((x, y),)))
    for piece in feature.followers[:1]:
        owner = rules.setup.players[piece.owner]
        reasons.append(
            Reason(
                f"the {feature.title} at {x},{y} already has {owner}'s {feature.follower} "
                f"at {piece.x},{piece.y}",
                ("FOLLOW-5",),
                ((piece.x, piece.y),),
            )
        )
    return reasons
