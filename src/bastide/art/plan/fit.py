"""Few curves for many points: lines and outlines as short paths (after Schneider, Graphics Gems, 1990)."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from shapely import LineString, get_parts, line_merge
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import Point, between, distance, joined, polygons, towards

Cubic = tuple[Point, Point, Point, Point]

CORNER = math.cos(math.radians(28))  # a sharper bend than this is meant
CLOSE = 0.15
TRIES = 4
STRIDE = 4.0
LONG = 8.0


@lru_cache(maxsize=8192)
def curve_path(points: tuple[Point, ...], close: float = CLOSE) -> str:
    """An open path along the points, nowhere farther from them than ``close``.

    >>> curve_path(((0, 50), (50, 50), (50, 100)))
    'M0 50l50 0 0 50'
    """
    apart = [points[0], *(q for p, q in pairwise(points) if distance(p, q) > 0.01)]
    return f"M{joined([points[0]])}{_steps(apart, close)}"


def lines_path(lines: BaseGeometry, close: float = CLOSE) -> str:
    """Lines as a path, each a stroke of the pen of its own."""
    strokes = [g for g in get_parts(line_merge(lines)) if isinstance(g, LineString)]
    return "".join(curve_path(tuple((x, y) for x, y, *_ in s.coords), close) for s in strokes)


def round_path(shape: BaseGeometry, close: float = 0.25) -> str:
    """The outline of a shape with its holes; straight lines and corners stay what they are."""
    parts = []
    for polygon in polygons(shape.simplify(0.01)):
        for ring in (polygon.exterior, *polygon.interiors):
            points = [(x, y) for x, y, *_ in ring.coords[:-1]]
            first = next((i for i in range(len(points)) if _is_corner(points, i)), 0)
            parts.append(curve_path((*points[first:], *points[:first], points[first]), close) + "z")
    return "".join(parts)


def _is_corner(ring: Sequence[Point], i: int) -> bool:
    """Whether a line bends here for good, or runs straight for long before or after."""
    before, here, after = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
    straight = max(distance(before, here), distance(here, after)) > LONG
    return straight or _dot(_unit(before, here), _unit(here, after)) < CORNER


def _steps(points: Sequence[Point], close: float) -> str:
    """The path from the first point on, cut where it turns a corner."""
    text = ""
    straight: list[Point] = []
    start = 0
    for i in range(1, len(points)):
        if i + 1 < len(points) and not _is_corner(points, i):
            continue
        run = points[start : i + 1]
        start = i
        if len(run) == 2:
            straight.append(between(*run))
            continue
        text += _lines(straight)
        straight = []
        close_set = _close_set(run)
        cubics = _fit(close_set, _leaving(*run[:3]), _leaving(*run[:-4:-1]), close)
        text += "c" + joined([between(a, p) for a, *rest in cubics for p in rest])
    return text + _lines(straight)


def _close_set(points: Sequence[Point]) -> list[Point]:
    """The same line with a point at least every ``STRIDE``, so that no curve bulges unseen between two."""
    found = [points[0]]
    for p, q in pairwise(points):
        pieces = max(1, math.ceil(distance(p, q) / STRIDE))
        found += [towards(p, q, n / pieces) for n in range(1, pieces)] + [q]
    return found


def _leaving(a: Point, b: Point, c: Point) -> Point:
    """The direction at the first of three points of a curve: that of the parabola through them."""
    near, far = distance(a, b), distance(a, b) + distance(b, c)
    x, y = ((b[k] - a[k]) * far / near - (c[k] - a[k]) * near / far for k in (0, 1))
    return _unit((0.0, 0.0), (x, y))


def _lines(steps: Sequence[Point]) -> str:
    return "l" + joined(steps) if steps else ""


def _fit(points: Sequence[Point], out: Point, back: Point, close: float) -> list[Cubic]:
    """Cubics from the first point to the last; ``out`` and ``back`` are the directions at the two ends."""
    a, d = points[0], points[-1]
    if len(points) == 2:
        reach = distance(a, d) / 3
        return [(a, _along(a, out, reach), _along(d, back, reach), d)]
    at = _measure(points)
    for _ in range(TRIES):
        cubic = _least_squares(points, at, out, back)
        gaps = [distance(p, _point(cubic, t)) for p, t in zip(points, at, strict=True)]
        if max(gaps) <= close:
            return [cubic]
        at = [_nearer(cubic, p, t) for p, t in zip(points, at, strict=True)]
    worst = min(max(gaps.index(max(gaps)), 1), len(points) - 2)
    through = _unit(points[worst + 1], points[worst - 1])
    ahead = (-through[0], -through[1])
    return [
        *_fit(points[: worst + 1], out, through, close),
        *_fit(points[worst:], ahead, back, close),
    ]


def _least_squares(points: Sequence[Point], at: Sequence[float], out: Point, back: Point) -> Cubic:
    """The cubic with given ends and directions that comes nearest to the points."""
    a, d = points[0], points[-1]
    aa = ab = bb = xa = xb = 0.0
    cosine = _dot(out, back)
    for p, t in zip(points, at, strict=True):
        u = 1 - t
        b0, b1, b2, b3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        rest = (p[0] - a[0] * (b0 + b1) - d[0] * (b2 + b3), p[1] - a[1] * (b0 + b1) - d[1] * (b2 + b3))
        aa, ab, bb = aa + b1 * b1, ab + b1 * b2 * cosine, bb + b2 * b2
        xa, xb = xa + b1 * _dot(rest, out), xb + b2 * _dot(rest, back)
    size = aa * bb - ab * ab
    far = distance(a, d)
    first, last = far / 3, far / 3
    if size > 1e-9:
        first, last = (xa * bb - xb * ab) / size, (aa * xb - ab * xa) / size
    if min(first, last) < far * 1e-3:
        first = last = far / 3
    return a, _along(a, out, first), _along(d, back, last), d


def _measure(points: Sequence[Point]) -> list[float]:
    """How far along each point lies, from 0 to 1."""
    far = [0.0]
    for p, q in pairwise(points):
        far.append(far[-1] + distance(p, q))
    return [f / far[-1] for f in far]


def _nearer(cubic: Cubic, p: Point, t: float) -> float:
    """A better place on the curve for a point (one step of Newton's)."""
    a, b, c, d = cubic
    first = [(3 * (q[0] - r[0]), 3 * (q[1] - r[1])) for r, q in pairwise(cubic)]
    second = [(2 * (q[0] - r[0]), 2 * (q[1] - r[1])) for r, q in pairwise(first)]
    u = 1 - t
    here = _point((a, b, c, d), t)
    gap = (here[0] - p[0], here[1] - p[1])
    speed = tuple(u * u * x + 2 * u * t * y + t * t * z for x, y, z in zip(*first, strict=True))
    bend = tuple(u * x + t * y for x, y in zip(*second, strict=True))
    slope = _dot(speed, speed) + _dot(gap, bend)
    return t if abs(slope) < 1e-12 else min(max(t - _dot(gap, speed) / slope, 0.0), 1.0)


def _point(cubic: Cubic, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(w * p[0] for w, p in zip(weights, cubic, strict=True)),
        sum(w * p[1] for w, p in zip(weights, cubic, strict=True)),
    )


def _along(p: Point, direction: Point, length: float) -> Point:
    return p[0] + direction[0] * length, p[1] + direction[1] * length


def _unit(a: Point, b: Point) -> Point:
    d = distance(a, b) or 1.0
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1]
