"""What features and farms are, whose they are, and what they are worth at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.events import ScoreSheet
from bastide.core.tiles import FIELD
from bastide.core.view import Feature
from bastide.view.said import message_view
from bastide.view.structs import Farm, FeatureView, Owner

if TYPE_CHECKING:
    from bastide.core.state import State

EVALUATE = "evaluate"


def sheets_of(state: State, feature: Feature, *, finished: bool) -> list[ScoreSheet]:
    """How a feature counts at the end, or when it is finished with as few tiles as that takes.

    One sheet for the followers on it, or one for each piece that is paid by itself, as a barn is.
    """
    rules = state.rules
    steps = {step.stake: step.number for step in rules.steps if step.stake} if not finished else {}
    stakes = [(steps[piece.kind], piece.owner) for piece in feature.pieces if piece.kind in steps]
    asked = stakes or ([(rules.step_index[EVALUATE], -1)] if EVALUATE in rules.step_index else [])
    return [
        event.sheet
        for step, player in asked
        for event in state.would_score(step, feature.number, finished, player)
        if event.sheet is not None
    ]


def _owners(feature: Feature, sheets: list[ScoreSheet]) -> list[Owner]:
    """Seats with followers or a stake there, the strongest first; a follower may count for nothing."""
    strengths = {piece.owner: 0 for piece in feature.followers}
    for sheet in sheets:
        strengths.update(sheet.strengths)
    ranked = sorted(strengths.items(), key=lambda entry: (-entry[1], entry[0]))
    return [Owner(seat, strength) for seat, strength in ranked]


def _worth(sheets: list[ScoreSheet]) -> int:
    """The points for whoever gets most; what they would be if nobody is there."""
    return max((max(sheet.points.values(), default=sheet.worth) for sheet in sheets), default=0)


def feature_view(state: State, x: int, y: int, spot: str) -> FeatureView:
    """A feature; ``KeyError`` if there is none."""
    feature = state.feature(x, y, spot)
    kind = next(k for k in state.rules.segment_kinds if k.name == feature.kind)
    now = sheets_of(state, feature, finished=feature.complete)
    finished = sheets_of(state, feature, finished=True) if kind.closes != "never" else []
    rules = [rule for sheet in (*now, *finished) for rule in sheet.rules]
    return FeatureView(
        kind=feature.kind,
        title=message_view(feature.title),
        spots=list(feature.spots),
        complete=feature.complete,
        open=feature.open,
        owners=_owners(feature, now),
        value_now=_worth(now),
        value_finished=_worth(finished) if kind.closes != "never" else None,
        grows=kind.closes == "edges" and not feature.complete,
        rules=list(dict.fromkeys(rules)),
    )


def farm_views(state: State) -> list[Farm]:
    """Every farm: where it is, who would be paid for it, and how much."""
    result: list[Farm] = []
    for farm in state.features():
        if farm.kind == FIELD:
            sheets = sheets_of(state, farm, finished=False)
            owners = sorted({seat for sheet in sheets for seat in sheet.winners})
            result.append(Farm(list(farm.spots), owners, _worth(sheets)))
    return result
