"""Why something may not be done with dragon, fairy, portal and princess, in words and with its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.core.codes import at_in
from bastide.core.constants import DEPLOY
from bastide.core.geometry import SPOTS
from bastide.core.reasons import Reason, ReasonKind
from bastide.expansions.base.reasons import may_not_stand, no_segment
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

# The first six stand in the order of ``MoveDragon.refusal``.
KINDS = (
    ReasonKind("dragon-far", ("DRAGON-5",)),
    ReasonKind("dragon-empty", ("DRAGON-7",)),
    ReasonKind("dragon-fairy", ("DRAGON-7", "FAIRY-5")),
    ReasonKind("dragon-again", ("DRAGON-6",)),
    ReasonKind("dragon-carcassonne", ("DRAGON-7", "OPT-13", "INT-15")),
    ReasonKind("dragon-walls", ("OPT-13", "INT-15")),
    ReasonKind("volcano", ("VOLCANO-1",)),
    ReasonKind("dragon-there", ("DRAGON-11",)),
    ReasonKind(
        "princess-must",
        ("PRINCESS-1", "PRINCESS-2", "OPT-11"),
    ),
)


def figure(s: State, action: Action, knights: bool, portal: bool) -> list[Reason]:
    """What this expansion has to say about a refusal in the figure step."""
    if action.name == "princess":
        if not knights:
            return [Reason(Message("princess-and-dragon-no-knights"), ("PRINCESS-1", "PRINCESS-4"))]
        return [Reason(Message("princess-and-dragon-no-knight"), ("PRINCESS-1",), _place(action))]
    if knights and s.rules.options["princess"] == "must":
        return []  # said by the reason princess-must
    if action.name in ("fairy", "fairy-to"):
        return _fairy(s, action)
    if action.number == DEPLOY and portal:
        return _portal(s, action)
    return []


def _place(action: Action) -> tuple[tuple[int, int], ...]:
    return (action.at,) if action.at else ()


def _fairy(s: State, action: Action) -> list[Reason]:
    assigned = s.rules.options["fairy"] == "next-to-follower"
    if assigned and action.name == "fairy":
        return [Reason(Message("princess-and-dragon-fairy-to-follower"), ("OPT-12",))]
    if not assigned and action.name == "fairy-to":
        return [Reason(Message("princess-and-dragon-fairy-to-tile"), ("OPT-12",))]
    x, y = action.at or (0, 0)
    where = position((x, y))
    own = [p for p in s.pieces() if p.owner == s.active and (p.x, p.y) == (x, y)]
    if not any(p.follower for p in own):
        rule = "FAIRY-3" if own else "FAIRY-2"
        message = Message("princess-and-dragon-nobody-there", who=s.rules.setup.players[s.active], at=where)
        return [Reason(message, (rule,), ((x, y),))]
    if assigned:
        piece, spot = action.values()["piece"], action.values()["spot"]
        if not any(p.letter == piece and p.spot == spot for p in own):
            message = Message("princess-and-dragon-no-such-follower", at=where)
            return [Reason(message, ("FAIRY-2",), ((x, y),))]
        return [Reason(Message("princess-and-dragon-fairy-with-them"), ("FAIRY-4",), ((x, y),))]
    return [Reason(Message("princess-and-dragon-fairy-there", at=where), ("FAIRY-4",), ((x, y),))]


def _portal(s: State, action: Action) -> list[Reason]:
    """The ordinary placing rules, on any tile."""
    rules = s.rules
    at = at_in(action.code)
    x, y = action.at or (0, 0)
    where = position((x, y))
    number, spot, _ = action.numbers
    placed = s.placed()[s.laid]
    if (placed.x, placed.y) == (x, y) or number >= len(rules.piece_kinds):
        return []  # on the tile itself nothing is different
    kind = rules.piece_kinds[number]
    if not kind.follower:
        message = Message("princess-and-dragon-not-by-portal", piece=kind.title)
        return [Reason(message, ("PORTAL-6",), ((x, y),))]
    found: list[Reason] = []
    if s.in_supply(s.active, number) == 0:
        message = Message("base-none-in-supply", who=rules.setup.players[s.active], piece=kind.title)
        found.append(Reason(message, ("FOLLOW-2",)))
    if s.tile_here(at) is None:
        message = Message("base-no-tile-there", at=where)
        return [*found, Reason(message, ("PORTAL-1",), ((x, y),))]
    if s.segment_on(at, spot) < 0:
        return [*found, no_segment(s, at, spot)]
    feature = s.feature(x, y, SPOTS[spot])
    if not rules.may_stand(number, feature.kind):
        reason = may_not_stand(s, number, feature, ((x, y),))
        also = ("PORTAL-6",) if reason.rules == (kind.rule,) else ()
        return [*found, replace(reason, rules=(*reason.rules, *also))]
    for piece in feature.followers[:1]:
        message = Message(
            "base-occupied",
            feature=feature.title,
            at=where,
            who=rules.setup.players[piece.owner],
            role=Message(f"role-{feature.follower}"),
            there=position((piece.x, piece.y)),
        )
        found.append(Reason(message, ("PORTAL-2", "FOLLOW-5"), ((piece.x, piece.y),)))
    if feature.complete:
        message = Message("base-complete", feature=feature.title, at=where)
        found.append(Reason(message, ("PORTAL-3",), ((x, y),)))
    refusal = s.why_not_figure(action)
    if refusal and not found:
        found.append(rules.reasons[refusal].reason((x, y)))
    return found
