"""What a ground plan is made of, and the plan in the making."""

from dataclasses import dataclass, field

from shapely import Polygon, box, unary_union
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.anchors import Spots
from bastide.art.plan.curve import MIDDLE, Point, distance
from bastide.art.plan.emblems import Emblem
from bastide.art.plan.walls import City, names
from bastide.art.plan.ways import Line
from bastide.core.tiles import Tile

SQUARE = box(0, 0, 100, 100)
RADIUS = {
    "standing": 13.0,  # whose expansion says nothing
    "junction": 9.0,
    "lake": 18.0,
    "circle": 15.0,
    "pond": 16.0,
    "spring": 11.0,
}
NOTHING: BaseGeometry = Polygon()


@dataclass(frozen=True)
class Gate:
    """Where a road enters a city, and the way it comes from."""

    at: Point
    city: int
    towards_road: Point
    tunnel: bool = False


@dataclass(frozen=True)
class Bridge:
    """Where one way crosses over another thing: a point, the line of the upper one and what it crosses."""

    at: Point
    upper: int
    lower: int
    along: Point


@dataclass(frozen=True)
class Layout:
    """The ground plan of a tile, after ``rotation`` quarter turns clockwise."""

    tile: Tile
    outlines: tuple[BaseGeometry, ...]
    others: dict[str, BaseGeometry]
    cities: dict[int, City]
    lines: dict[int, list[Line]]
    bands: dict[int, BaseGeometry]
    hub: Point
    hub_kind: str
    centres: dict[int, Point]
    gates: tuple[Gate, ...]
    bridges: tuple[Bridge, ...]
    mouths: tuple[tuple[Point, int], ...]
    ends: dict[int, tuple[str, Point]]
    emblems: tuple[Emblem, ...]
    anchors: tuple[Spots, ...]
    rotation: int = 0


@dataclass
class Plan:
    tile: Tile
    cities: dict[int, City] = field(default_factory=dict)
    lines: dict[int, list[Line]] = field(default_factory=dict)
    bands: dict[int, BaseGeometry] = field(default_factory=dict)
    others: dict[str, BaseGeometry] = field(default_factory=dict)
    centres: dict[int, Point] = field(default_factory=dict)
    rounds: dict[int, BaseGeometry] = field(default_factory=dict)
    gates: list[Gate] = field(default_factory=list)
    mouths: list[tuple[Point, int]] = field(default_factory=list)
    ends: dict[int, tuple[str, Point]] = field(default_factory=dict)
    hub: Point = MIDDLE
    hub_kind: str = ""

    def index(self, name: str) -> int:
        """The segment that tile data call ``road:1``, ``city:0``, ``cloister``."""
        kind, _, nth = name.partition(":")
        if nth:
            return names(self.tile, kind)[int(nth)]
        return next(i for i, s in enumerate(self.tile.segments) if s.in_centre)

    @property
    def city_ground(self) -> BaseGeometry:
        return unary_union([c.ground for c in self.cities.values()])

    def meets(self) -> list[set[int]]:
        value = self.tile.drawing.get("meets", ())
        groups = value if isinstance(value, (list, tuple)) else ()
        return [{self.index(str(n)) for n in g} for g in groups]


def unit(a: Point, b: Point) -> Point:
    d = distance(a, b) or 1.0
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d
