"""What players took part in, and how much of it brought them nothing: farms, and large cities."""

from __future__ import annotations

import msgspec

from bastide.core.state import State
from bastide.record.match import Match

LARGE = 4  # tiles of a large city
CITY = "city"


class Stakes(msgspec.Struct):
    """How many farms and large cities somebody had followers in when they were scored, and how many of them
    brought them no points."""

    farms: int = 0
    farms_lost: int = 0
    cities: int = 0
    cities_lost: int = 0

    def add(self, other: Stakes) -> None:
        """Count another game's too."""
        self.farms += other.farms
        self.farms_lost += other.farms_lost
        self.cities += other.cities
        self.cities_lost += other.cities_lost


def stakes_of(match: Match) -> tuple[Stakes, ...]:
    """Everybody's, by seat, from all scores of a game."""
    found = tuple(Stakes() for _ in match.setup.players)
    state = State(match.state.rules)
    for action in match.actions:
        state.apply(action)
        for event in state.events():
            sheet = event.sheet
            if sheet is None or not (sheet.endless or (sheet.kind == CITY and sheet.tiles >= LARGE)):
                continue
            for seat, strength in sheet.strengths.items():
                lost = sheet.points.get(seat, 0) <= 0
                if strength and sheet.endless:
                    found[seat].add(Stakes(farms=1, farms_lost=lost))
                elif strength:
                    found[seat].add(Stakes(cities=1, cities_lost=lost))
    return found
