"""Where city walls run.

A city holds whole edges of its tile and may reach single corners. Going round the rim, the edges
that it does not hold fall into *gaps*; one wall closes each gap, from the corner where it starts
to the corner where it ends::

    N held:  one gap E S W, a cap        N E held:  one gap S W, a diagonal
    N S held: two gaps E and W           N held, SE reached: gaps E and S W

Walls always meet the rim in a corner point, so the walls of any two neighbours meet.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import CORNER, EDGE_MIDDLE, INWARDS, Point, bezier, polygons, step
from bastide.art.plan.looks import emblems_in, shape_in
from bastide.core.geometry import CORNERS
from bastide.core.tiles import CITY, ROAD, Segment, Tile

CAP_DEPTH = 28.0
NECK = 13.0  # half the width of a city that crosses on a bridge


@dataclass(frozen=True)
class Gap:
    """Edges in a row that a city does not hold, and what lies in them."""

    city: int
    edges: tuple[int, ...]

    @property
    def start(self) -> int:
        return (self.edges[0] - 1) % 4

    @property
    def end(self) -> int:
        return self.edges[-1]


@dataclass(frozen=True)
class Wall:
    """One wall of a city: points from corner to corner, the city on the left hand."""

    city: int
    points: tuple[Point, ...]


@dataclass(frozen=True)
class City:
    """The ground of one city and its walls."""

    ground: BaseGeometry
    walls: tuple[Wall, ...]
    bridge: bool = False


def names(tile: Tile, kind: str) -> list[int]:
    """The segments of a kind, in the order in which the tile data number them."""
    return [i for i, s in enumerate(tile.segments) if s.kind == kind]


def drawing_list(tile: Tile, key: str) -> list[str]:
    """A list of names that the tile data keep for pictures."""
    value = tile.drawing.get(key, ())
    return [str(v) for v in value] if isinstance(value, (list, tuple)) else []


def drawing_map(tile: Tile, key: str) -> dict[str, str]:
    """Names and words that the tile data keep for pictures."""
    value = tile.drawing.get(key, {})
    return {str(k): str(v) for k, v in value.items()} if isinstance(value, Mapping) else {}


def gaps_of(city: int, edges: Sequence[int], reached: Sequence[int]) -> list[Gap]:
    """The gaps of a city, clockwise."""
    if len(edges) == 4:
        return []
    first = next(e for e in range(4) if e not in edges and ((e - 1) % 4 in edges or (e - 1) % 4 in reached))
    gaps: list[Gap] = []
    run: list[int] = []
    for e in [(first + i) % 4 for i in range(4)]:
        if e in edges:
            continue
        if run and (run[-1] != (e - 1) % 4 or run[-1] in reached):
            gaps.append(Gap(city, tuple(run)))
            run = []
        run.append(e)
    gaps.append(Gap(city, tuple(run)))
    return gaps


def cities_of(tile: Tile) -> dict[int, City]:
    """Every city of the tile by segment index."""
    indexes = names(tile, CITY)
    reaches = drawing_map(tile, "reaches")
    over = {indexes[int(n.split(":")[1])] for n in drawing_list(tile, "under") if n.startswith("city")}
    gaps: list[Gap] = []
    for nth, i in enumerate(indexes):
        edges = tile.segments[i].edges
        reached = [CORNERS.index(c) for c in reaches.get(f"city:{nth}", "").split()]
        if i in over:  # every edge is a cap of its own, a neck joins them
            gaps += [Gap(i, tuple((e + k) % 4 for k in (1, 2, 3))) for e in edges]
        else:
            gaps += gaps_of(i, edges, reached)
    curves = {id(g): _curve(tile, g, gaps) for g in gaps}
    result: dict[int, City] = {}
    for i in indexes:
        mine = [g for g in gaps if g.city == i]
        if i in over:
            result[i] = _bridge(tile, i, [curves[id(g)] for g in mine])
        else:
            ring: list[Point] = []
            for e in range(4):
                if e in tile.segments[i].edges:
                    ring += [CORNER[e - 1], CORNER[e]]
                for g in mine:
                    if g.edges[0] == e:
                        ring += curves[id(g)]
            walls = tuple(Wall(i, tuple(curves[id(g)])) for g in mine)
            result[i] = City(Polygon(ring).buffer(0), walls)
    return result


def _angles(gaps: Sequence[Gap], corner: int) -> dict[tuple[int, bool], float]:
    """The angle of every wall end at a corner, measured from the edge before the corner.

    Walls that leave one corner are fanned out in the order of the corners they go to, so that
    two cities that share a corner still have a wedge of field between them.
    """
    ends: list[tuple[int, int, Gap, bool]] = []
    for g in gaps:
        if g.start == corner:
            ends.append((-((g.end - corner) % 4), 0, g, False))
        if g.end == corner:
            ends.append((-((g.start - corner) % 4), 1, g, True))
    ends.sort(key=lambda e: (e[0], e[1]))
    if len(ends) == 1:
        _, _, gap, is_end = ends[0]
        from_field = {1: 54.0, 2: 29.0, 3: 32.0}[len(gap.edges)]
        return {(id(gap), is_end): from_field if is_end else 90 - from_field}
    spread = {2: (30.0, 60.0), 3: (20.0, 45.0, 70.0), 4: (15.0, 35.0, 55.0, 75.0)}[len(ends)]
    return {(id(g), is_end): spread[n] for n, (_, _, g, is_end) in enumerate(ends)}


def _ray(corner: int, angle: float) -> Point:
    back = INWARDS[(corner + 1) % 4]  # along the edge before the corner
    forth = INWARDS[corner]
    a = math.radians(angle)
    return back[0] * math.cos(a) + forth[0] * math.sin(a), back[1] * math.cos(a) + forth[1] * math.sin(a)


def _depth(tile: Tile, gap: Gap, gaps: Sequence[Gap]) -> float:
    """How deep a wall bulges that starts and ends on one side of the tile."""
    side = gap.edges[0] if len(gap.edges) == 1 else (gap.edges[1] + 2) % 4
    same = [
        g
        for g in gaps
        if g is not gap and (g.edges[0] if len(g.edges) == 1 else (g.edges[1] + 2) % 4) == side
    ]
    same = [g for g in same if len(g.edges) != 2]
    if same:
        return 41.0 if len(gap.edges) == 1 else 14.0
    crowded = any(shape_in(s.marks, "tunnel") for s in tile.segments)
    if len(gap.edges) == 1 and (crowded or any(s.stands and not s.in_centre for s in tile.segments)):
        return 35.0
    neighbours = [g for g in gaps if g is not gap and {g.start, g.end} & {gap.start, gap.end}]
    # a city whose gate opens on a village leaves it some room
    village = any(gap.city in g and sum(tile.segments[k].kind == ROAD for k in g) > 1 for g in tile.joints)
    if len(gap.edges) == 3 and (neighbours or village):
        return 20.0 if neighbours else 23.0
    if len(gap.edges) == 3 and _wants_width(tile.segments[gap.city]):
        return 34.0
    return 30.0 if len(gap.edges) == 1 else CAP_DEPTH


def _wants_width(city: Segment) -> bool:
    """Does an emblem need more room than a few houses do?"""
    return any(look.data.get("widens") for look, _ in emblems_in(city.marks))


def _curve(tile: Tile, gap: Gap, gaps: Sequence[Gap]) -> list[Point]:
    start, end = CORNER[gap.start], CORNER[gap.end]
    a = _angles(gaps, gap.start)[id(gap), False]
    b = _angles(gaps, gap.end)[id(gap), True]
    if len(gap.edges) == 2:
        alone = all(g is gap for g in gaps)
        centre = any(s.in_centre for s in tile.segments)
        if alone and centre and any(s.kind == ROAD for s in tile.segments):
            a, b = 30.0, 60.0  # a cloister beside a road needs the city to stand back
        if shape_in(tile.marks, "circle"):  # and so does a crop circle, away from the diagonal
            a, b = 45 + 1.8 * (a - 45), 45 + 1.8 * (b - 45)
        return bezier(start, step(start, _ray(gap.start, a), 48), step(end, _ray(gap.end, b), 48), end, 32)
    depth = _depth(tile, gap, gaps)
    # angle from the side of the tile along which the wall runs
    from_a = 90 - a if len(gap.edges) == 1 else a
    from_b = b if len(gap.edges) == 1 else 90 - b
    long_a = min(depth / 0.75 / math.sin(math.radians(from_a)), 62.0)
    long_b = min(depth / 0.75 / math.sin(math.radians(from_b)), 62.0)
    return bezier(
        start, step(start, _ray(gap.start, a), long_a), step(end, _ray(gap.end, b), long_b), end, 32
    )


def _bridge(tile: Tile, index: int, caps: Sequence[Sequence[Point]]) -> City:
    """A city whose parts are joined by a neck that crosses whatever lies between."""
    edges = tile.segments[index].edges
    ground: BaseGeometry = Polygon()
    for cap, edge in zip(caps, edges, strict=True):
        ground = ground.union(Polygon([*cap]))
        start = EDGE_MIDDLE[edge]
        far = step(start, INWARDS[edge], 50 if len(edges) > 1 else 84)
        (x0, x1), (y0, y1) = sorted((start[0], far[0])), sorted((start[1], far[1]))
        if x0 == x1:
            ground = ground.union(box(x0 - NECK, y0, x0 + NECK, y1))
        else:
            ground = ground.union(box(x0, y0 - NECK, x1, y0 + NECK))
        if len(edges) == 1:
            ground = ground.union(_disc(step(start, INWARDS[edge], 77), 19))
    # round the inner corners where neck and cap meet
    ground = ground.buffer(4).buffer(-8).buffer(4).intersection(box(0, 0, 100, 100))
    for cap in caps:
        ground = ground.union(Polygon([*cap]))
    whole = max(polygons(ground), key=lambda p: p.area)
    outline = [(x, y) for x, y, *_ in whole.exterior.coords]
    return City(whole, tuple(_inner_runs(index, outline)), bridge=True)


def _disc(centre: Point, radius: float) -> Polygon:
    return Polygon(
        [
            (centre[0] + radius * math.cos(i * math.pi / 12), centre[1] + radius * math.sin(i * math.pi / 12))
            for i in range(24)
        ]
    )


def _on_rim(p: Point) -> bool:
    return min(p[0], p[1]) < 0.01 or max(p[0], p[1]) > 99.99


def _inner_runs(index: int, ring: Sequence[Point]) -> list[Wall]:
    """The parts of an outline that do not lie on the rim, each from rim to rim."""
    ring = list(ring)[:-1] if ring[0] == ring[-1] else list(ring)
    n = len(ring)

    def along(i: int) -> bool:
        a, b = ring[i % n], ring[(i + 1) % n]
        return any(abs(a[k] - v) < 0.01 and abs(b[k] - v) < 0.01 for k in (0, 1) for v in (0.0, 100.0))

    start = next((i for i in range(n) if along(i) and not along(i + 1)), None)
    if start is None:
        return []
    walls: list[Wall] = []
    run: list[Point] = []
    for i in range(start + 1, start + 1 + n):
        if along(i):
            if run:
                walls.append(Wall(index, (*run, ring[i % n])))
                run = []
        else:
            run.append(ring[i % n])
    if run:
        walls.append(Wall(index, (*run, ring[(start + 1) % n])))
    return walls
