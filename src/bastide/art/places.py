"""Finding room: the best point of a region for something that stands there."""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np
import shapely
from shapely import Point as Dot
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from bastide.art.curve import Point, distance

GRID = 2.5


@cache
def _grid(pitch: float) -> tuple[Point, ...]:
    n = int(100 / pitch)
    return tuple(((i + 0.5) * 100 / n, (j + 0.5) * 100 / n) for i in range(n) for j in range(n))


def disc(centre: Point, radius: float) -> BaseGeometry:
    """A round region."""
    return Dot(centre).buffer(radius, 8)


def blob(centre: Point, radius: float, *, phase: float = 0.6) -> BaseGeometry:
    """A round region with an uneven shore."""
    points = []
    for n in range(36):
        a = n * math.pi / 18
        r = radius * (1 + 0.1 * math.sin(2 * a + phase) + 0.06 * math.sin(3 * a + 2.3 * phase))
        points.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)))
    return Polygon(points)


def best_point(
    region: BaseGeometry, *, near: Point = (50.0, 50.0), room: float = 20.0, pull: float = 0.1, pitch: float = GRID
) -> Point:
    """The point of a region with the most room round it (up to ``room``), all else equal near a point."""
    points = _grid(pitch)
    dots = shapely.points(np.array(points))
    inside = shapely.contains(region, dots)
    if not inside.any():
        at = region.representative_point()
        return at.x, at.y
    clear = shapely.distance(dots[inside], region.boundary)
    candidates = [p for p, ok in zip(points, inside, strict=True) if ok]
    scores = [min(c, room) - pull * distance(p, near) for c, p in zip(clear, candidates, strict=True)]
    return candidates[max(range(len(scores)), key=lambda i: scores[i])]


def spread_points(
    region: BaseGeometry, count: int, taken: Sequence[Point], shunned: Sequence[Point], *, apart: float
) -> list[Point]:
    """Up to ``count`` points inside a region, apart from each other and from those taken.

    The first has the most room; points in ``shunned`` (pictures one would rather not cover) only push.
    """
    pitch = GRID if region.area > 250 else 1.25
    points = _grid(pitch)
    dots = shapely.points(np.array(points))
    inside = shapely.contains(region, dots)
    if not inside.any():
        at = region.representative_point()
        points, clear = ((at.x, at.y),), [0.0]
    else:
        clear = [float(c) for c in shapely.distance(dots[inside], region.boundary)]
        points = tuple(p for p, ok in zip(points, inside, strict=True) if ok)
    here = np.array(points)
    room = np.array(clear)
    base = 2 * np.minimum(room, 15.0)
    for q in shunned:
        base = base - 0.7 * np.maximum(0.0, 13 - np.hypot(here[:, 0] - q[0], here[:, 1] - q[1]))
    gap = np.full(len(points), 60.0)
    for q in taken:
        gap = np.minimum(gap, np.hypot(here[:, 0] - q[0], here[:, 1] - q[1]))
    found: list[Point] = []
    for _ in range(count):
        fit = (gap >= apart) & ((room >= 1.0) | (len(points) == 1))
        if not fit.any():
            break
        score = np.where(fit, base + 0.6 * np.minimum(gap, 22.0), -np.inf)
        best = points[int(score.argmax())]
        found.append(best)
        gap = np.minimum(gap, np.hypot(here[:, 0] - best[0], here[:, 1] - best[1]))
    return found
