"""Points, curves and the text of SVG paths.

A tile is a square of 100 by 100; ``x`` grows to the right and ``y`` downwards, as in SVG.
"""

import math
from collections.abc import Iterable, Sequence

from shapely import Polygon, get_parts
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]

SIDE = 100.0
MIDDLE: Point = (50.0, 50.0)
EDGE_MIDDLE: tuple[Point, ...] = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
INWARDS: tuple[Point, ...] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
# NE SE SW NW, the order of geometry.CORNERS: corner c ends edge c.
CORNER: tuple[Point, ...] = ((100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0))


def turned(point: Point, turn: int) -> Point:
    """The point after clockwise quarter turns about the middle of the tile."""
    x, y = point
    for _ in range(turn % 4):
        x, y = SIDE - y, x
    return x, y


def towards(a: Point, b: Point, share: float) -> Point:
    """The point a share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def step(a: Point, direction: Point, length: float) -> Point:
    """The point a length away in a direction."""
    return a[0] + direction[0] * length, a[1] + direction[1] * length


def distance(a: Point, b: Point) -> float:
    """How far two points lie apart."""
    return math.hypot(a[0] - b[0], a[1] - b[1])


def bezier(a: Point, b: Point, c: Point, d: Point, pieces: int = 24) -> list[Point]:
    """Points along a cubic curve, both ends included."""
    result = []
    for i in range(pieces + 1):
        t = i / pieces
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        result.append((p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]))
    return result


def number(value: float) -> str:
    """A coordinate, short: a tenth of a hundredth of a tile is finer than any screen shows.

    >>> number(12.04), number(-0.02), number(3.15)
    ('12', '0', '3.2')
    """
    text = f"{value + 1e-9:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    """Two coordinates as SVG writes them."""
    return f"{number(point[0])} {number(point[1])}"


def line_path(points: Sequence[Point], *, closed: bool = False) -> str:
    """A path of straight pieces."""
    return "M" + "L".join(pair(p) for p in points) + ("Z" if closed else "")


def smooth_path(points: Sequence[Point]) -> str:
    """An open path that rounds every corner between its ends."""
    if len(points) < 3:
        return line_path(points)
    parts = [f"M{pair(points[0])}L{pair(towards(points[0], points[1], 0.5))}"]
    for a, b in zip(points[1:], points[2:], strict=False):
        parts.append(f"Q{pair(a)} {pair(towards(a, b, 0.5))}")
    parts.append(f"L{pair(points[-1])}")
    return "".join(parts)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape, largest first; lines and points that an intersection left are dropped."""
    found = [p for p in get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]
    if any(not isinstance(p, Polygon) for p in get_parts(shape)):
        for part in get_parts(shape):
            if hasattr(part, "geoms"):
                found.extend(polygons(part))
    return sorted(found, key=lambda p: -p.area)


def shape_path(shape: BaseGeometry, *, tolerance: float = 0.08) -> str:
    """The outline of a shape with its holes, as one path."""
    parts = []
    for polygon in polygons(shape.simplify(tolerance)):
        for ring in (polygon.exterior, *polygon.interiors):
            parts.append(line_path(list(ring.coords)[:-1], closed=True))
    return "".join(parts)


def thinned(points: Iterable[Point], least: float) -> list[Point]:
    """The points without those that follow their forerunner too closely; the ends stay."""
    kept: list[Point] = []
    rest = list(points)
    for i, p in enumerate(rest):
        if not kept or distance(kept[-1], p) >= least or i == len(rest) - 1:
            kept.append(p)
    return kept
