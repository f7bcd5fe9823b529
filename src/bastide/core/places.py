"""Where a scored feature lies, and what counted for it without being part of it.

Nothing here is a rule: it finds again what the rules have counted, so that people can be shown it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.geometry import AROUND, SPOTS, pack, unpack
from bastide.core.tiles import FIELD

if TYPE_CHECKING:
    from bastide.core.events import ScoreSheet
    from bastide.core.state import State

Cell = tuple[int, int]
Spot = tuple[int, int, str]


def spots_of(s: State, segment: int) -> list[Spot]:
    """Every segment of the feature that a segment belongs to."""
    return [(*s.place_of(part), SPOTS[s.spot_of(part)]) for part in s.ring(segment)]


def scored_spots(s: State, sheet: ScoreSheet) -> list[Spot]:
    """Every segment of the feature that a sheet is about."""
    return spots_of(s, _segment(s, sheet))


def counted_for(s: State, sheet: ScoreSheet) -> tuple[list[Cell], list[Spot]]:
    """The tiles around a cloister; the completed cities of a farm, by segment or by whole tiles."""
    segment = _segment(s, sheet)
    kind = s.rules.segment_kinds[s.kind_of(segment)]
    if kind.closes == "around":
        laid = set(s.peek("tile_at"))
        beside = [pack(*sheet.at) + step for step in AROUND]
        return [unpack(at) for at in beside if at in laid], []
    if kind.name != FIELD:
        return [], []
    cells = [cell for expansion in s.rules.expansions for cell in expansion.farm_city_cells(s, segment)]
    # A sheet about something complete is not about a farm: it is about one city that farmers have won.
    cities = [] if sheet.complete else s.cities_at(segment)
    return cells, [spot for city in cities for spot in spots_of(s, city)]


def _segment(s: State, sheet: ScoreSheet) -> int:
    return s.segment_on(pack(*sheet.at), SPOTS.index(sheet.spot))
