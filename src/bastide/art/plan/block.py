"""A walled city on a block of tiles that lie side by side, and the named places that are drawn in it.

Which tiles they are, where the walls run and what stands inside is said in ``draw.toml`` files.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from shapely import Point as Dot
from shapely import Polygon, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, Point, step
from bastide.art.plan.looks import mark_look
from bastide.core.tiles import Tile
from bastide.expansions.drawings import Drawings, Look, drawings

SHAPE = "walled city"
IN_A_ROW = 4  # pieces that stand in a place
ROOM = 8  # places are shown to clients with points for so many pieces


@dataclass(frozen=True)
class Place:
    """A place with a name: where its picture stands, how much room it takes and how far it reaches."""

    look: Look
    at: Point
    room: float
    reach: Polygon


@dataclass(frozen=True, eq=False)
class Block:
    """The city as seen from one of its tiles: ``column`` from the west, ``row`` from the north."""

    look: Look
    column: int
    row: int
    places: dict[str, Place]

    @property
    def city(self) -> BaseGeometry:
        """The whole city."""
        rounding = self.look.number("rounding", 0.0)
        left, top, right, bottom = self.look.numbers("city", (0.0, 0.0, 100.0, 100.0))
        whole = box(left, top, right, bottom).buffer(-rounding).buffer(rounding, 12)
        return translate(whole, -100 * self.column, -100 * self.row)

    @property
    def ground(self) -> BaseGeometry:
        """The part of the city that lies on the tile."""
        return self.city.intersection(box(0, 0, 100, 100))

    def gate(self, edge: int) -> Point:
        """Where the road from an edge meets the city wall."""
        eye = step(EDGE_MIDDLE[edge], INWARDS[edge], 30)
        at, _ = nearest_points(self.ground, Dot(eye))
        return at.x, at.y

    def at(self, place: str) -> Point:
        """Where the picture of a place stands."""
        x, y = self.places[place].at
        return x - 100 * self.column, y - 100 * self.row

    def spot(self, place: str, count: int) -> Point:
        """Where the next piece stands in a place, when so many stand there already."""
        x, y = self.at(place)
        return x + 11 * (count % IN_A_ROW) - 16, y + 14 + 8 * (count // IN_A_ROW)

    def places_here(self) -> dict[str, list[Point]]:
        """The places whose picture has its middle on the tile, with points for pieces."""
        return {
            name: [self.spot(name, n) for n in range(ROOM)]
            for name, place in self.places.items()
            if (place.at[0] // 100, place.at[1] // 100) == (self.column, self.row)
        }


def block_of(tile: Tile) -> Block | None:
    """The block that a tile belongs to, if its marks say so."""
    for mark, cell in tile.marks.items():
        look = mark_look(mark, cell)
        if look.shape == SHAPE and isinstance(cell, tuple):
            return Block(look, int(cell[0]), int(cell[1]), _places(drawings(), mark))
    return None


@lru_cache(maxsize=32)
def _places(known: Drawings, mark: str) -> dict[str, Place]:
    looks = [look for look in known.looks.values() if look.kind == "place" and look.data.get("on") == mark]
    return {look.name: _place(look) for look in looks}


def _place(look: Look) -> Place:
    x, y = look.numbers("at", (50.0, 50.0))
    west, north, east, south = look.numbers("reach", (-20.0, -20.0, 20.0, 20.0))
    return Place(look, (x, y), look.number("room", 20.0), box(west, north, east, south))
