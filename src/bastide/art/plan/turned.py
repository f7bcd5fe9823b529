"""A ground plan as it lies on the table. Only the ground turns: trees, roofs and towers stay upright."""

from dataclasses import replace
from functools import lru_cache

from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import Point, turned
from bastide.art.plan.emblems import Emblem
from bastide.art.plan.layout import layout
from bastide.art.plan.plan import Bridge, Gate, Layout
from bastide.art.plan.walls import City, Wall
from bastide.art.plan.ways import Line
from bastide.core.geometry import WINDS
from bastide.core.tiles import Tile

_MATRIX = ((1, 0, 0, 1, 0, 0), (0, -1, 1, 0, 100, 0), (-1, 0, 0, -1, 100, 100), (0, 1, -1, 0, 0, 100))


def turned_shape(shape: BaseGeometry, rotation: int) -> BaseGeometry:
    """A region after clockwise quarter turns."""
    return affine_transform(shape, _MATRIX[rotation % 4]) if rotation % 4 else shape


def turned_direction(direction: Point, rotation: int) -> Point:
    """A direction after clockwise quarter turns."""
    x, y = direction
    for _ in range(rotation % 4):
        x, y = -y, x
    return x, y


@lru_cache(maxsize=2048)
def lying(tile: Tile, rotation: int) -> Layout:
    """The ground plan of a tile that lies turned."""
    plan = layout(tile)

    def at(p: Point) -> Point:
        return turned(p, rotation)

    def shape(g: BaseGeometry) -> BaseGeometry:
        return turned_shape(g, rotation)

    def line(points: Line) -> Line:
        return [at(p) for p in points]

    def way(d: Point) -> Point:
        return turned_direction(d, rotation)

    return replace(
        plan,
        rotation=rotation % 4,
        outlines=tuple(shape(o) for o in plan.outlines),
        others={k: shape(o) for k, o in plan.others.items()},
        cities={
            i: City(
                shape(c.ground), tuple(Wall(w.city, tuple(line(list(w.points)))) for w in c.walls), c.bridge
            )
            for i, c in plan.cities.items()
        },
        lines={i: [line(x) for x in lines] for i, lines in plan.lines.items()},
        bands={i: shape(b) for i, b in plan.bands.items()},
        hub=at(plan.hub),
        centres={i: at(p) for i, p in plan.centres.items()},
        gates=tuple(Gate(at(g.at), g.city, way(g.towards_road), g.tunnel) for g in plan.gates),
        bridges=tuple(Bridge(at(b.at), b.upper, b.lower, way(b.along)) for b in plan.bridges),
        mouths=tuple((at(p), (e + rotation) % 4) for p, e in plan.mouths),
        ends={i: (kind, at(p)) for i, (kind, p) in plan.ends.items()},
        emblems=tuple(replace(e, at=at(e.at), word=_word(e, rotation)) for e in plan.emblems),
        anchors=tuple(tuple(at(p) for p in spots) for spots in plan.anchors),
    )


def _word(emblem: Emblem, rotation: int) -> str:
    """A wind that an emblem names turns with the tile."""
    if emblem.word in WINDS:
        return WINDS[(WINDS.index(emblem.word) + 2 * rotation) % 8]
    return emblem.word
