"""Points, curves and the text of SVG paths.

A tile is a square of 100 by 100; ``x`` grows to the right and ``y`` downwards, as in SVG.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from shapely import Polygon, get_parts
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]

SIDE = 100.0
MIDDLE: Point = (50.0, 50.0)
EDGE_MIDDLE: tuple[Point, ...] = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
INWARDS: tuple[Point, ...] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
# NE SE SW NW, the order of geometry.CORNERS: corner c ends edge c.
CORNER: tuple[Point, ...] = ((100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0))


def turned(point: Point, rotation: int) -> Point:
    """The point after clockwise quarter turns about the middle of the tile."""
    x, y = point
    for _ in range(rotation % 4):
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

    >>> number(12.04), number(-0.02), number(3.15), number(-0.5)
    ('12', '0', '3.2', '-.5')
    """
    text = f"{value + 1e-9:.1f}".removesuffix(".0")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text == "-0" else text


def whole(point: Point) -> Point:
    """The nearest point of whole numbers: what grows needs no finer place, and takes fewer letters."""
    return float(round(point[0])), float(round(point[1]))


def pair(point: Point) -> str:
    """Two coordinates as SVG writes them."""
    return f"{number(point[0])} {number(point[1])}"


def line_path(points: Sequence[Point], *, closed: bool = False) -> str:
    """A path of straight pieces."""
    return "M" + "L".join(pair(p) for p in points) + ("Z" if closed else "")


def brief_path(points: Sequence[Point], *, closed: bool = False) -> str:
    """The same in fewer letters: each point as the step from the one before.

    >>> brief_path([(10, 20), (10.5, 19), (9, 19)])
    'M10 20l.5-1-1.5 0'
    """
    steps = [between(a, b) for a, b in pairwise(points)]
    return f"M{pair(points[0])}l{joined(steps)}" + ("z" if closed else "")


def between(a: Point, b: Point) -> Point:
    """From one point to another as they are written, so that rounding does not add up."""
    return float(number(b[0])) - float(number(a[0])), float(number(b[1])) - float(number(a[1]))


def joined(steps: Sequence[Point]) -> str:
    """Numbers with nothing between them that SVG can do without."""
    text = ""
    dotted = False
    for value in (v for p in steps for v in p):
        word = number(value)
        free = not text or word.startswith("-") or (dotted and word.startswith("."))
        text += word if free else f" {word}"
        dotted = "." in word
    return text


def smooth_path(points: Sequence[Point]) -> str:
    """An open path that runs smoothly through all its points (Catmull and Rom's curve)."""
    if len(points) < 3:
        return line_path(points)
    steps: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        before, a, b, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        # handles in proportion to the gaps, so that uneven points do not overshoot
        gap = distance(a, b)
        back, forth = distance(before, a) + gap or 1.0, gap + distance(b, after) or 1.0
        p = (a[0] + (b[0] - before[0]) * gap / back / 3, a[1] + (b[1] - before[1]) * gap / back / 3)
        q = (b[0] - (after[0] - a[0]) * gap / forth / 3, b[1] - (after[1] - a[1]) * gap / forth / 3)
        steps += [between(a, p), between(a, q), between(a, b)]
    return f"M{pair(points[0])}c{joined(steps)}"


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
