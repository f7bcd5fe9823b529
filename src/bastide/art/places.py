"""Finding room: the best point of a region for something that stands there."""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np
import shapely
from shapely import Point as Dot
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
    found: list[Point] = []
    for _ in range(count):
        best, best_score = None, -math.inf
        for p, c in zip(points, clear, strict=True):
            if c < 1.0 and len(points) > 1:
                continue
            gap = min((distance(p, q) for q in (*taken, *found)), default=60.0)
            if gap < apart:
                continue
            push = sum(max(0.0, 13 - distance(p, q)) for q in shunned)
            score = 2 * min(c, 9.0) + 0.6 * min(gap, 24.0) - 0.7 * push
            if score > best_score:
                best, best_score = p, score
        if best is None:
            break
        found.append(best)
    return found
