"""Why something may not be done with dragon, fairy, portal and princess, in words and with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.constants import DEPLOY
from bastide.core.geometry import SPOTS
from bastide.core.reasons import Reason, ReasonKind

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
            return [Reason("no princess has joined a city with knights", ("PRINCESS-1", "PRINCESS-4"))]
        return [Reason("that is no knight in the city of the princess", ("PRINCESS-1",), _place(action))]
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
    if assigned != (action.name == "fairy-to"):
        how = "next to a follower" if assigned else "on a tile"
        return [Reason(f"the fairy is put {how} in this game", ("OPT-12",))]
    x, y = action.at or (0, 0)
    own = [p for p in s.pieces() if p.owner == s.active and (p.x, p.y) == (x, y)]
    if not any(p.follower for p in own):
        rule = "FAIRY-3" if own else "FAIRY-2"
        name = s.rules.setup.players[s.active]
        return [Reason(f"{name} has no follower on the tile at {x},{y}", (rule,), ((x, y),))]
    if assigned:
        piece, spot = action.values()["piece"], action.values()["spot"]
        if not any(p.letter == piece and p.spot == spot for p in own):
            return [Reason(f"no such follower stands at {x},{y}", ("FAIRY-2",), ((x, y),))]
        return [Reason("the fairy is with that follower already", ("FAIRY-4",), ((x, y),))]
    return [Reason(f"the fairy is at {x},{y} already", ("FAIRY-4",), ((x, y),))]


def _portal(s: State, action: Action) -> list[Reason]:
    """The ordinary placing rules, on any tile."""
    rules = s.rules
    at = (action.code >> 24) & 0xFFFFFF
    x, y = action.at or (0, 0)
    number, spot, _ = action.numbers
    placed = s.placed()[s.laid]
    if (placed.x, placed.y) == (x, y) or number >= len(rules.piece_kinds):
        return []  # on the tile itself nothing is different
    kind = rules.piece_kinds[number]
    if not kind.follower:
        return [Reason(f"a {kind.title} may not use the portal", ("PORTAL-6",), ((x, y),))]
    found: list[Reason] = []
    if s.in_supply(s.active, number) == 0:
        name = rules.setup.players[s.active]
        found.append(Reason(f"{name} has no {kind.title} left in the supply", ("FOLLOW-2",)))
    if s.tile_here(at) is None:
        return [*found, Reason(f"no tile lies at {x},{y}", ("PORTAL-1",), ((x, y),))]
    if s.segment_number(at, spot) < 0:
        name = SPOTS[spot] if spot < len(SPOTS) else str(spot)
        return [*found, Reason(f"the tile at {x},{y} has no segment at {name}", ("FOLLOW-4",), ((x, y),))]
    feature = s.feature(x, y, SPOTS[spot])
    if not rules.may_stand(number, feature.kind):
        rule = "OPT-4" if feature.kind == "field" and "field" in kind.stands_on else "PORTAL-6"
        found.append(Reason(f"a {kind.title} may not stand on a {feature.title}", (rule,), ((x, y),)))
    for piece in feature.followers[:1]:
        owner = rules.setup.players[piece.owner]
        text = (
            f"the {feature.title} at {x},{y} already has {owner}'s {feature.follower} at {piece.x},{piece.y}"
        )
        found.append(Reason(text, ("PORTAL-2", "FOLLOW-5"), ((piece.x, piece.y),)))
    if feature.complete:
        found.append(Reason(f"the {feature.title} at {x},{y} is complete", ("PORTAL-3",), ((x, y),)))
    refusal = s.why_not_figure(action)
    if refusal and not found:
        found.append(rules.reasons[refusal].reason((x, y)))
    return found
