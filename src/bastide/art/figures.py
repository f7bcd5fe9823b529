"""Neutral figures and tokens on the table, found in the own state of the expansions.

Everything goes by what a slot is called and what it holds, as ``State.view()`` tells it: a slot with the
name of a figure holds the tile or segment where it stands, a slot with the name of a token how many lie
on each tile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bastide.art.carcassonne import QUARTERS
from bastide.art.curve import EDGE_MIDDLE
from bastide.art.defs import use
from bastide.art.pieces import FIGURES
from bastide.core.geometry import CORNERS, EDGES

COUNTED = {"ingots": "token-gold"}  # slots that count tokens on each tile
FERRY_ROADS = "ferry_roads"  # holds for each lake the two roads that its ferry joins
SEATS = ("castle", "market", "blacksmith", "cathedral")  # the quarters in the order of the count's slot
Place = tuple[int, int, str]


@dataclass(frozen=True)
class Token:
    """A token on a tile, its middle at a point in hundredths of the tile."""

    kind: str
    x: int
    y: int
    at: tuple[float, float] = (50.0, 50.0)
    scale: float = 0.8

    def fragment(self) -> str:
        """The token where it lies on the table."""
        return use(self.kind, 100 * self.x + self.at[0], -100 * self.y + self.at[1], scale=self.scale)


def parse_place(word: object) -> Place | None:
    """``"1,-2"`` or ``"1,-2.N"`` as a place; None for anything else."""
    if not isinstance(word, str):
        return None
    at, _, spot = word.partition(".")
    x, comma, y = at.partition(",")
    if not comma or not x.lstrip("-").isdigit() or not y.lstrip("-").isdigit():
        return None
    return int(x), int(y), spot


def figures(own: Mapping[str, Sequence[Any]]) -> list[tuple[str, Place]]:
    """Every figure on a tile with its place; a segment beside the slot (``fairy_segment``) is more exact."""
    found = []
    for kind in FIGURES:
        places = [parse_place(own.get(name, [None])[0]) for name in (f"{kind}_segment", kind)]
        place = next((p for p in places if p is not None), None)
        if place is not None:
            found.append((kind, place))
    return found


def count_quarter(own: Mapping[str, Sequence[Any]]) -> str | None:
    """The quarter of Carcassonne in which the count stands."""
    number = own.get("count", [None])[0]
    return SEATS[number] if isinstance(number, int) and 0 <= number < len(QUARTERS) else None


def barn_corners(own: Mapping[str, Sequence[Any]]) -> dict[int, str]:
    """The corner of its tile on which each player's barn stands."""
    return {seat: CORNERS[n] for seat, n in enumerate(own.get("barns", ())) if n in range(len(CORNERS))}


def tokens(own: Mapping[str, Sequence[Any]]) -> list[Token]:
    """What lies on the tiles."""
    found = []
    for slot, kind in COUNTED.items():
        for row in own.get(slot, ()):
            place = parse_place(row[0])
            if place is not None:
                for n in range(min(int(row[1]), 6)):
                    at = (72.0 - 3 * (n % 2), 80.0 - 7 * n)
                    found.append(Token(kind, place[0], place[1], at))
    for row in own.get(FERRY_ROADS, ()):
        place, roads = parse_place(row[0]), [parse_place(word) for word in row[1:]]
        ends = [EDGE_MIDDLE[EDGES.index(road[2])] for road in roads if road is not None and road[2] in EDGES]
        if place is not None and len(ends) == 2:
            x, y = (50 + sum(end[i] - 50 for end in ends) / 6 for i in (0, 1))  # from the middle towards both
            found.append(Token("token-ferry", place[0], place[1], (x, y), 0.9))
    return found
