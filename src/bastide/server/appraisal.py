"""What features and farms are, whose they are, and what they are worth at the moment."""

from __future__ import annotations

from typing import Any

from bastide import State
from bastide.core.geometry import SPOTS, unpack
from bastide.core.tiles import FIELD
from bastide.core.view import Feature

EVALUATE = "evaluate"


def _owners(state: State, feature: Feature) -> list[dict[str, int]]:
    """Seats with followers there, the strongest first."""
    strengths: dict[int, int] = {}
    by_name = {kind.name: kind for kind in state.rules.piece_kinds}
    for piece in feature.followers:
        strength = max(by_name[piece.kind].strength, 1)
        strengths[piece.owner] = strengths.get(piece.owner, 0) + strength
    ranked = sorted(strengths.items(), key=lambda entry: (-entry[1], entry[0]))
    return [{"seat": seat, "strength": strength} for seat, strength in ranked]


def worth(state: State, feature: int, *, finished: bool) -> tuple[int, list[str]]:
    """The points of a feature and their rules: as it counts at the end, or as if it were finished."""
    if EVALUATE not in state.rules.step_index:
        return 0, []
    for event in state.would_score(state.rules.step_index[EVALUATE], feature, finished):
        sheet = event.sheet
        if sheet is not None:
            if sheet.points:
                return max(sheet.points.values()), list(sheet.rules)
            points = sum(line.points for line in sheet.lines if line.player is None)
            return (points + 1) // 2 if sheet.halved else points, list(sheet.rules)
    return 0, []


def feature_json(state: State, x: int, y: int, spot: str) -> dict[str, Any]:
    """A feature as plain data; ``KeyError`` if there is none."""
    feature = state.feature(x, y, spot)
    kind = next(k for k in state.rules.segment_kinds if k.name == feature.kind)
    now, rules = worth(state, feature.number, finished=feature.complete)
    finished: int | None = None
    if kind.closes != "never":
        finished, more = worth(state, feature.number, finished=True)
        rules += [rule for rule in more if rule not in rules]
    return {
        "kind": feature.kind,
        "title": feature.title,
        "spots": [list(spot) for spot in feature.spots],
        "complete": feature.complete,
        "open": feature.open,
        "owners": _owners(state, feature),
        "value_now": now,
        "value_finished": finished,
        "rules": rules,
    }


def farms_json(state: State) -> list[dict[str, Any]]:
    """Every farm: where it is, who would be paid for it, and how much."""
    kinds = state.rules.segment_kinds
    fields = {n for n, kind in enumerate(kinds) if kind.name == FIELD}
    ats, tile_of = state.peek("tile_at"), state.peek("tile_of")
    farms: dict[int, list[list[int | str]]] = {}
    for segment, farm in enumerate(state.peek("feature_of")):
        if state.segment_kind(farm) in fields:
            x, y = unpack(ats[tile_of[segment]])
            farms.setdefault(farm, []).append([x, y, SPOTS[state.spot_of(segment)]])
    strengths: dict[int, dict[int, int]] = {farm: {} for farm in farms}
    feature_of = state.peek("feature_of")
    for (owner, sort), segment in zip(state.rules.piece_owners(), state.peek("where"), strict=True):
        kind = state.rules.piece_kinds[sort]
        if segment >= 0 and kind.follower and feature_of[segment] in strengths:
            there = strengths[feature_of[segment]]
            there[owner] = there.get(owner, 0) + max(kind.strength, 1)
    result: list[dict[str, Any]] = []
    for farm, spots in farms.items():
        top = max(strengths[farm].values(), default=0)
        owners = sorted(seat for seat, strength in strengths[farm].items() if strength == top)
        points, _ = worth(state, farm, finished=False)
        result.append({"spots": spots, "owners": owners, "worth": points})
    return result
