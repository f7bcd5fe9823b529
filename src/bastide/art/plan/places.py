"""Finding room: the best point of a region for something that stands there."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Point as Dot
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import Point

GRID = 2.5
FINE = 1.25
Numbers = npt.NDArray[np.float64]


@cache
def _grid(pitch: float) -> Numbers:
    n = int(100 / pitch)
    return np.array([((i + 0.5) * 100 / n, (j + 0.5) * 100 / n) for i in range(n) for j in range(n)])


@dataclass(frozen=True)
class Room:
    """The grid points inside a region, and how far each is from its border."""

    points: Numbers
    clear: Numbers

    def away_from(self, point: Point) -> Numbers:
        """The distance of every grid point from a point."""
        return np.hypot(self.points[:, 0] - point[0], self.points[:, 1] - point[1])

    def at(self, index: int) -> Point:
        """One grid point."""
        x, y = self.points[index]
        return float(x), float(y)


def room_in(region: BaseGeometry, pitch: float = GRID) -> Room:
    """Where there is room in a region; a region finer than the grid still has one point."""
    grid = _grid(pitch)
    shapely.prepare(region)
    inside = np.asarray(shapely.contains_xy(region, grid[:, 0], grid[:, 1]))
    points = grid[inside]
    if len(points) == 0:
        at = region.representative_point()
        return Room(np.array([(at.x, at.y)]), np.array([0.0]))
    clear = np.asarray(shapely.distance(shapely.points(points), region.boundary), dtype=np.float64)
    return Room(points, clear)


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
    region: BaseGeometry, *, near: Point = (50.0, 50.0), room: float = 20.0, pull: float = 0.1
) -> Point:
    """The point of a region with the most room round it (up to ``room``), all else equal near a point."""
    here = room_in(region)
    score = np.minimum(here.clear, room) - pull * here.away_from(near)
    return here.at(int(score.argmax()))


def spread_point(
    room: Room, taken: Sequence[Point], shunned: Sequence[Point], *, apart: float
) -> Point | None:
    """A point with much room that keeps its distance from those taken, if there is one.

    Points in ``shunned`` (pictures one would rather not cover) only push.
    """
    score = 2 * np.minimum(room.clear, 15.0)
    for q in shunned:
        score = score - 0.7 * np.maximum(0.0, 13 - room.away_from(q))
    gap = np.full(len(room.points), 60.0)
    for q in taken:
        gap = np.minimum(gap, room.away_from(q))
    fit = (gap >= apart) & ((room.clear >= 1.0) | (len(room.points) == 1))
    if not fit.any():
        return None
    score = np.where(fit, score + 0.6 * np.minimum(gap, 22.0), -np.inf)
    return room.at(int(score.argmax()))
