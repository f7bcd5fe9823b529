"""Where roads and rivers run: their middle lines, always centred and square to the edge."""

from shapely import LineString
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, MIDDLE, Point, bezier, distance, step, towards

ROAD_HALF = 4.5
RIVER_HALF = 8.0

Line = list[Point]


def through(a: int, b: int, *, tight: bool = False, sag: float = 0.0, wave: float = 0.0) -> Line:
    """From edge to edge. ``tight`` hugs the corner, ``sag`` leans away from edge (a + 1), ``wave`` swings."""
    start, end = EDGE_MIDDLE[a], EDGE_MIDDLE[b]
    if (b - a) % 4 == 2:
        side = INWARDS[(a + 1) % 4]
        middle = step(MIDDLE, side, sag)
        tilt = (INWARDS[a][0] + side[0] * wave / 16, INWARDS[a][1] + side[1] * wave / 16)
        return via(a, [step(middle, tilt, -0.1), step(middle, tilt, 0.1)], b)
    handle = 20 if tight else 30
    return bezier(start, step(start, INWARDS[a], handle), step(end, INWARDS[b], handle), end)


def inward(edge: int, goal: Point, *, handle: float = 22) -> Line:
    """From an edge to a point inside the tile."""
    start = EDGE_MIDDLE[edge]
    reach = min(handle, distance(start, goal) * 0.55)
    bend = step(start, INWARDS[edge], reach)
    return bezier(start, bend, towards(bend, goal, 0.55), goal, 16)


def via(a: int, stretch: Line, b: int) -> Line:
    """From edge to edge, along a given stretch on the way."""
    return _joining(a, stretch) + stretch[1:-1] + _joining(b, stretch[::-1])[::-1]


def _joining(edge: int, stretch: Line) -> Line:
    """From an edge to where a stretch begins, and into its direction."""
    start, goal = EDGE_MIDDLE[edge], stretch[0]
    reach = distance(start, goal) * 0.5
    bend = towards(goal, stretch[1], -reach / distance(goal, stretch[1]))
    return bezier(start, step(start, INWARDS[edge], reach), bend, goal, 16)


def band(lines: list[Line], half: float) -> BaseGeometry:
    """The ground that a road or river covers. It is drawn out over the rim and cut there, so that it
    meets the rim squarely."""
    ground: BaseGeometry = LineString().buffer(0)
    for line in lines:
        points = list(line)
        for at, inner in ((0, 1), (-1, -2)):
            p = points[at]
            if min(p) <= 0.01 or max(p) >= 99.99:
                q = points[inner]
                away = distance(p, q)
                extra = (p[0] + (p[0] - q[0]) / away * 6, p[1] + (p[1] - q[1]) / away * 6)
                points = [extra, *points] if at == 0 else [*points, extra]
        ground = ground.union(LineString(points).buffer(half, cap_style="flat", join_style="round"))
    return ground
