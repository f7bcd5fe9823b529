"""Why something may not be done in the base game, in words and with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.codes import at_in
from bastide.core.constants import DEPLOY, DRAW, PASS
from bastide.core.geometry import EDGES, SPOTS, STEPS, unpack
from bastide.core.reasons import Reason, ReasonKind
from bastide.core.spots import side
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State
    from bastide.core.view import Feature

NONE_LEFT, ALL_TAKEN, NONE_SUITS = "none-left", "all-taken", "none-suits"  # why there is nobody to place
KINDS: tuple[ReasonKind, ...] = (
    ReasonKind(NONE_LEFT, ("FOLLOW-2",)),
    ReasonKind(ALL_TAKEN, ("FOLLOW-5",)),
    ReasonKind(NONE_SUITS, ("FOLLOW-4",)),
)


def name_starter(s: State, action: Action) -> list[Reason]:
    return [Reason(Message("base-youngest-first"), ("OPT-3",))]


def draw(s: State, action: Action) -> list[Reason]:
    if action.number != DRAW:
        return [Reason(Message("base-draw-first"), ("TURN-1", "TILE-1"))]
    return [Reason(Message("base-none-to-draw", tile=action.values()["tile"]), ("TILE-1",))]


def place(s: State, action: Action) -> list[Reason]:
    name = s.rules.names[s.tile]
    if action.number == PASS:
        return [Reason(Message("base-must-place", tile=name), ("TURN-1", "TILE-7"))]
    at = at_in(action.code)
    x, y = unpack(at)
    rotation = action.numbers[0]
    if s.tile_here(at) is not None:
        return [Reason(Message("base-tile-lies", at=position((x, y))), ("TILE-2",), ((x, y),))]
    neighbours = [(e, s.tile_here(at + STEPS[e])) for e in range(4)]
    if all(tile is None for _, tile in neighbours):
        corners = [at + STEPS[e] + STEPS[(e + 1) % 4] for e in range(4)]
        touch = any(s.tile_here(c) is not None for c in corners)
        where = position((x, y))
        message = Message("base-corner-only", at=where) if touch else Message("base-apart", at=where)
        return [Reason(message, ("TILE-2",))]
    reasons: list[Reason] = []
    tile = s.rules.tiles[s.tile]
    for e, other in neighbours:
        if other is None:
            continue
        mine = tile.edge(e, rotation)
        theirs = other.tile.edge((e + 2) % 4, other.rotation)
        if mine != theirs:
            message = Message(
                "base-edges-differ",
                side=Message(f"core-side-{EDGES[e]}"),
                mine=Message(f"base-edge-{mine}"),
                theirs=Message(f"base-edge-{theirs}"),
            )
            reasons.append(Reason(message, ("TILE-3",), (unpack(at + STEPS[e]),)))
    if not reasons:
        number = s.refuses_tile(s.tile, at, rotation)
        if number:
            reasons.append(s.rules.reasons[number].reason((x, y)))
    return reasons


def figure(s: State, action: Action) -> list[Reason]:
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
        return [s.rules.reasons[number].reason(action.at)]
    return []


def deploy(s: State, action: Action) -> list[Reason]:
    """The ordinary placing rules, each that is broken."""
    rules = s.rules
    at = at_in(action.code)
    x, y = unpack(at)
    number, spot, _ = action.numbers
    kind = rules.piece_kinds[number]
    placed = s.placed()[s.laid]
    reasons: list[Reason] = []
    if s.in_supply(s.active, number) == 0:
        message = Message("base-none-in-supply", who=rules.setup.players[s.active], piece=kind.title)
        reasons.append(Reason(message, ("FOLLOW-2",)))
    if (x, y) != (placed.x, placed.y):
        message = Message("base-tile-just-placed", at=position((placed.x, placed.y)))
        reasons.append(Reason(message, ("FOLLOW-3",), ((x, y),)))
        return reasons
    if s.segment_on(at, spot) < 0:
        return [*reasons, no_segment(s, at, spot)]
    if not kind.stands_on:  # a piece with rules of its own: its expansion gives the reason
        return reasons
    feature = s.feature(x, y, SPOTS[spot])
    if not rules.may_stand(number, feature.kind):
        reasons.append(may_not_stand(s, number, feature, ((x, y),)))
    for piece in feature.followers[:1]:
        message = Message(
            "base-occupied",
            feature=feature.title,
            at=position((x, y)),
            who=rules.setup.players[piece.owner],
            role=Message(f"role-{feature.follower}"),
            there=position((piece.x, piece.y)),
        )
        reasons.append(Reason(message, ("FOLLOW-5",), ((piece.x, piece.y),)))
    return reasons


def no_segment(s: State, at: int, spot: int) -> Reason:
    """The tile has nothing at a spot; what it has instead."""
    x, y = unpack(at)
    there = tuple(
        [Message("base-there", feature=s.feature(x, y, n).title, side=side(n)) for n in s.spots_on(at)]
    )
    message = Message("base-no-segment", at=position((x, y)), side=side(SPOTS[spot]), there=there)
    return Reason(message, ("FOLLOW-4",), ((x, y),))


def may_not_stand(s: State, piece: int, feature: Feature, at: tuple[tuple[int, int], ...]) -> Reason:
    """Why a kind of piece may not stand on a feature."""
    kind = s.rules.piece_kinds[piece]
    if feature.kind == "field" and "field" in kind.stands_on:
        return Reason(Message("base-no-farmers"), ("OPT-4",), at)
    keeps_off = s.rules.segment_kinds[s.rules.segment_kind(feature.kind)].refused_by
    message = Message("base-may-not-stand", piece=kind.title, feature=feature.title)
    return Reason(message, (keeps_off or kind.rule or "FOLLOW-4",), at)
