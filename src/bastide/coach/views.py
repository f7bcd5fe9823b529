"""What the coach found, as it is sent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.coach.odds import cell_odds, feature_odds
from bastide.coach.wording import cell_words, feature_words
from bastide.core.errors import NotationError
from bastide.view import coaching
from bastide.view.said import message_view
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.unseen import Chances
    from bastide.core.state import State

PLACES = 4  # of a chance, behind the point
_PLACE = re.compile(r"(-?\d{1,4}),(-?\d{1,4})(?:\.([A-Z]{1,3}))?")


def chances_view(chances: Chances) -> coaching.ChancesView:
    """Chances as they are sent."""
    shares = (chances.ever, chances.mine, chances.before, chances.next)
    return coaching.ChancesView(
        chances.count, chances.of, chances.aside, *(round(share, PLACES) for share in shares)
    )


def cell_odds_view(state: State, x: int, y: int, seat: int) -> coaching.CellOdds:
    """The odds of a free cell for a seat."""
    odds = cell_odds(state, x, y, seat)
    return coaching.CellOdds(
        at=odds.at,
        seat=seat,
        tiles=odds.tiles,
        in_hand=odds.in_hand,
        lost=odds.lost,
        chances=chances_view(odds.chances),
        said=[message_view(message) for message in cell_words(state, odds, seat)],
    )


def feature_odds_view(state: State, x: int, y: int, spot: str, seat: int) -> coaching.FeatureOdds | None:
    """The odds of an open feature for a seat; None for a complete one, ``KeyError`` if there is none."""
    odds = feature_odds(state, x, y, spot, seat)
    if odds is None:
        return None
    return coaching.FeatureOdds(
        seat=seat,
        cells=[cell.at for cell in odds.cells],
        fits=[cell.chances.count for cell in odds.cells],
        finishing=odds.finishing,
        chances=chances_view(odds.chances),
        leaders=list(odds.leaders),
        joining=[
            coaching.JoiningView(j.seat, j.tiles, list(j.cells), j.alone, chances_view(j.chances))
            for j in odds.joining
        ],
        lost=odds.lost,
        said=[message_view(message) for message in feature_words(state, odds, seat)],
    )


def place_odds(state: State, place: str, seat: int) -> coaching.CellOdds | coaching.FeatureOdds:
    """The odds of a place as it is written: a free cell, ``0,1``, or a feature, ``0,1.S``."""
    match = _PLACE.fullmatch(place.strip())
    refused = NotationError(Message("coach-no-place", place=place.strip()[:40]))
    if match is None:
        raise refused
    x, y, spot = int(match[1]), int(match[2]), match[3]
    if spot is None:
        if not state.fitting(x, y) and (x, y) not in state.impossible():
            raise refused
        return cell_odds_view(state, x, y, seat)
    try:
        odds = feature_odds_view(state, x, y, spot, seat)
    except KeyError:
        raise refused from None
    if odds is None:
        raise NotationError(Message("coach-complete", place=place.strip()))
    return odds


def contested(state: State) -> list[tuple[str, str]]:
    """The open features with followers, each as its kind and a place to ask about, ``0,1.S``."""
    found = []
    for feature in state.features():
        if feature.followers and not feature.complete:
            x, y, spot = feature.spots[0]
            found.append((feature.kind, f"{x},{y}.{spot}"))
    return found
