"""What features and farms are, whose they are, and what they are worth at the moment."""

from __future__ import annotations

from typing import Any

from bastide import State
from bastide.core.events import ScoreSheet
from bastide.core.geometry import SPOTS, unpack
from bastide.core.tiles import FIELD
from bastide.core.view import Feature

EVALUATE = "evaluate"


def _sheet(state: State, feature: int, *, finished: bool) -> ScoreSheet | None:
    """How a feature counts at the end, or as if it were finished."""
    if EVALUATE not in state.rules.step_index:
        return None
    events = state.would_score(state.rules.step_index[EVALUATE], feature, finished)
    return next((event.sheet for event in events if event.sheet is not None), None)


def _owners(feature: Feature, sheet: ScoreSheet | None) -> list[dict[str, int]]:
    """Seats with followers there, the strongest first; a follower may count for nothing."""
    strengths = sheet.strengths if sheet else {}
    seats = {piece.owner for piece in feature.followers}
    ranked = sorted(seats, key=lambda seat: (-strengths.get(seat, 0), seat))
    return [{"seat": seat, "strength": strengths.get(seat, 0)} for seat in ranked]


def _worth(sheet: ScoreSheet | None) -> int:
    """The points for whoever gets most; what they would be if nobody is there."""
    if sheet is None:
        return 0
    if sheet.points:
        return max(sheet.points.values())
    points = sum(line.points for line in sheet.lines if line.player is None)
    return (points + 1) // 2 if sheet.halved else points


def feature_json(state: State, x: int, y: int, spot: str) -> dict[str, Any]:
    """A feature as plain data; ``KeyError`` if there is none."""
    feature = state.feature(x, y, spot)
    kind = next(k for k in state.rules.segment_kinds if k.name == feature.kind)
    now = _sheet(state, feature.number, finished=feature.complete)
    finished = _sheet(state, feature.number, finished=True) if kind.closes != "never" else None
    rules = [rule for sheet in (now, finished) if sheet for rule in sheet.rules]
    return {
        "kind": feature.kind,
        "title": feature.title,
        "spots": [list(spot) for spot in feature.spots],
        "complete": feature.complete,
        "open": feature.open,
        "owners": _owners(feature, now),
        "value_now": _worth(now),
        "value_finished": _worth(finished) if kind.closes != "never" else None,
        "rules": list(dict.fromkeys(rules)),
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
    result: list[dict[str, Any]] = []
    for farm, spots in farms.items():
        sheet = _sheet(state, farm, finished=False)
        owners = list(sheet.winners) if sheet else []
        result.append({"spots": spots, "owners": owners, "worth": _worth(sheet)})
    return result
