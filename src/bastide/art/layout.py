"""From tile data to ground: which part of a tile belongs to which segment.

The order of work is the order in which a painter would plan it: city walls, then roads and rivers
that pass through, then whatever stands in the middle, then the roads that end there, and the fields
are what is left. Every field must come out as the data say; ``tests/art`` checks that.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from shapely import LineString, MultiPolygon, Polygon, box, unary_union
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art import carcassonne
from bastide.art.anchors import Spots, anchors_for
from bastide.art.curve import EDGE_MIDDLE, INWARDS, MIDDLE, Point, distance, polygons, step, towards
from bastide.art.emblems_layout import Emblem, place_emblems
from bastide.art.places import best_point, blob, disc
from bastide.art.walls import City, cities_of, drawing_list, drawing_map, names
from bastide.art.ways import RIVER_HALF, ROAD_HALF, Line, band, inward, through, via
from bastide.core.tiles import CITY, CLOISTER, FIELD, GARDEN_KIND, RIVER, ROAD, SHRINE, Tile

SQUARE = box(0, 0, 100, 100)
RADIUS = {
    "cloister": 15.5,
    "shrine": 13.0,
    "garden": 12.5,
    "junction": 9.0,
    "lake": 18.0,
    "crop circle": 15.0,
    "volcano": 14.0,
    "house": 7.0,
    "cottage": 7.0,
    "pond": 16.0,
    "spring": 8.0,
}
NOTHING: BaseGeometry = Polygon()


@dataclass(frozen=True)
class Gate:
    """Where a road enters a city, and the way it comes from."""

    at: Point
    city: int
    towards_road: Point


@dataclass(frozen=True)
class Bridge:
    """Where one way crosses over another thing: a point, the line of the upper one and what it crosses."""

    at: Point
    upper: int
    lower: int
    along: Point


@dataclass(frozen=True)
class Layout:
    """The ground plan of a printed tile, in its own orientation."""

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
    emblems: tuple[Emblem, ...] = ()
    anchors: tuple[Spots, ...] = ()


@dataclass
class _Plan:
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
        return next(i for i, s in enumerate(self.tile.segments) if s.kind in (CLOISTER, SHRINE))

    @property
    def city_ground(self) -> BaseGeometry:
        return unary_union([c.ground for c in self.cities.values()])

    def meets(self) -> list[set[int]]:
        value = self.tile.drawing.get("meets", ())
        groups = value if isinstance(value, (list, tuple)) else ()
        return [{self.index(str(n)) for n in g} for g in groups]


@lru_cache(maxsize=1024)
def layout(tile: Tile) -> Layout:
    """The ground plan of a tile."""
    plan = _Plan(tile)
    plan.cities = cities_of(tile)
    _pass_through(plan)
    _settle_middle(plan)
    _end_roads(plan)
    outlines = _divide(plan)
    bridges = tuple(_bridges(plan))
    emblems = place_emblems(
        tile, outlines, plan.lines, tuple(plan.centres.values()), plan.others, _fixed(plan)
    )
    shunned = [e.at for e in emblems]
    return Layout(
        tile=tile,
        outlines=outlines,
        others=plan.others,
        cities=plan.cities,
        lines=plan.lines,
        bands=plan.bands,
        hub=plan.hub,
        hub_kind=plan.hub_kind,
        centres=plan.centres,
        gates=tuple(plan.gates),
        bridges=bridges,
        mouths=tuple(plan.mouths),
        ends=plan.ends,
        emblems=emblems,
        anchors=anchors_for(outlines, shunned),
    )


def _fixed(plan: _Plan) -> dict[str, Point]:
    """Emblems whose place the roads decide."""
    return {"volcano": plan.hub} if plan.hub_kind == "volcano" else {}


def _pass_through(plan: _Plan) -> None:
    """Roads and rivers with two edges or more."""
    tile = plan.tile
    many = sum(len(s.edges) > 1 for s in tile.segments if s.kind in (ROAD, RIVER))
    centre = any(s.kind in (CLOISTER, SHRINE) for s in tile.segments)
    crossed = "bridge" in tile.drawing or any(s.marks.get("tunnel") for s in tile.segments)
    corner_city = any(
        len(s.edges) == 2 and s.edges[0] % 2 != s.edges[1] % 2 for s in tile.segments if s.kind == CITY
    )
    circle = tile.marks.get("crop_circle")
    tight = many > 1 or centre or (corner_city and many > 0) or bool(circle)
    for i, s in enumerate(tile.segments):
        if s.kind not in (ROAD, RIVER) or len(s.edges) < 2:
            continue
        touched = [c for g in plan.meets() if i in g for c in g if c in plan.cities]
        if len(s.edges) == 2 and touched and not crossed:
            wall = plan.cities[touched[0]].ground
            at, _ = nearest_points(wall, Dot(MIDDLE))
            edge = tile.segments[touched[0]].edges[0]
            point = step((at.x, at.y), INWARDS[edge], ROAD_HALF - 1.2)
            # along the wall, from the side of the first edge to the side of the second
            a, b = EDGE_MIDDLE[s.edges[0]], EDGE_MIDDLE[s.edges[1]]
            flat = (b[0] - a[0], 0.0) if edge % 2 == 0 else (0.0, b[1] - a[1])
            size = max(abs(flat[0]), abs(flat[1]), 1.0)
            plan.lines[i] = [via(s.edges[0], point, (flat[0] / size, flat[1] / size), s.edges[1])]
        elif len(s.edges) == 2:
            opposite = (s.edges[1] - s.edges[0]) % 4 == 2
            sag = _sag(tile, s.edges[0]) if opposite and not crossed else 0.0
            wave = 0.0 if crossed or not opposite else (4.0 if s.kind == RIVER else 1.5)
            plan.lines[i] = [through(s.edges[0], s.edges[1], tight=tight, sag=sag, wave=wave)]
        else:
            hub = _free_middle(plan)
            plan.lines[i] = [inward(e, hub) for e in s.edges]
            plan.hub, plan.hub_kind = hub, "well" if s.kind == ROAD else "fork"
        half = ROAD_HALF if s.kind == ROAD else RIVER_HALF
        plan.bands[i] = band(plan.lines[i], half)
        if len(s.edges) > 2:  # fill the middle, where three flat ends meet
            plan.bands[i] = plan.bands[i].union(disc(plan.hub, half)).buffer(2).buffer(-2)
        if s.marks.get("tunnel"):
            _tunnel(plan, i)


def _sag(tile: Tile, start: int) -> float:
    """A way across leans away from a city on one side."""
    side = (start + 1) % 4
    held = {e for s in tile.segments if s.kind == CITY for e in s.edges}
    if side in held and (side + 2) % 4 not in held:
        return 5.0
    if (side + 2) % 4 in held and side not in held:
        return -5.0
    return 0.0


def _tunnel(plan: _Plan, i: int) -> None:
    """A tunnel road shows only outside; its mouth lies in the meadow or, where it cuts, at the wall."""
    tile = plan.tile
    nth = names(tile, ROAD).index(i)
    cuts = drawing_map(tile, "cuts").get(f"road:{nth}", "").split()
    lines: list[Line] = []
    for e in tile.segments[i].edges:
        start = EDGE_MIDDLE[e]
        if "NESW"[e] in cuts:
            wall = LineString([start, MIDDLE]).intersection(plan.city_ground)
            at, _ = nearest_points(wall, Dot(start))
            goal = step((at.x, at.y), INWARDS[e], 1.0)
            plan.gates.append(Gate((at.x, at.y), names(tile, CITY)[0], (-INWARDS[e][0], -INWARDS[e][1])))
        else:
            goal = step(start, INWARDS[e], 15)
            plan.mouths.append((goal, e))
        lines.append([start, towards(start, goal, 0.5), goal])
    plan.lines[i] = lines
    plan.bands[i] = band(lines, ROAD_HALF)


def _free_middle(
    plan: _Plan, *, room: float = 22.0, avoid: Sequence[BaseGeometry] = (), near: Point = MIDDLE
) -> Point:
    """A point near the middle with room between cities and passing ways."""
    region = box(13, 13, 87, 87).difference(unary_union([plan.city_ground, *avoid]))
    return best_point(region, near=near, room=room, pull=0.55)


def _settle_middle(plan: _Plan) -> None:
    """Place whatever stands in the middle, and the heads of rivers."""
    tile = plan.tile
    passing = [
        plan.bands[i] for i, s in enumerate(tile.segments) if s.kind in (ROAD, RIVER) and i in plan.bands
    ]
    for i, s in enumerate(tile.segments):
        if s.kind == RIVER and len(s.edges) == 1:
            _river_head(plan, i)
            passing.append(plan.bands[i])
    for i, s in enumerate(tile.segments):
        if s.kind not in (CLOISTER, SHRINE):
            continue
        radius = RADIUS[s.kind]
        if "A" in tile.edges:
            plan.centres[i] = MIDDLE
            plan.rounds[i] = SQUARE
            continue
        joined = {k for g in tile.joints if i in g for k in g}
        inside = [k for k in joined if tile.segments[k].kind == CITY]
        if inside:
            ground = plan.cities[inside[0]].ground
            at = best_point(ground.intersection(box(18, 18, 82, 82)), near=MIDDLE, room=radius + 4, pull=0.3)
        else:
            near = MIDDLE
            ending = [tile.segments[k].edges[0] for k in joined if len(tile.segments[k].edges) == 1]
            if "bridge" in tile.drawing and ending:  # beyond the river, seen from where the road comes
                near = step(MIDDLE, INWARDS[ending[0]], 25)
            at = _free_middle(plan, room=radius + 5, avoid=passing, near=near)
            # between a wall and a road there may be little room; the field must still pass on both sides
            free = (
                unary_union([plan.city_ground, *passing]).distance(Dot(at))
                if passing or plan.cities
                else 50.0
            )
            radius = (
                min(radius, max(9.0, 0.87 * (free - 2.5)))
                if not ending or "bridge" in tile.drawing
                else radius
            )
        plan.centres[i], plan.rounds[i] = at, _yard(at, radius)
        plan.hub, plan.hub_kind = at, s.kind
    if tile.marks.get("lake_ferry"):
        plan.hub, plan.hub_kind = _free_middle(plan), "lake"
        plan.others["lake"] = blob(plan.hub, RADIUS["lake"])
    elif tile.marks.get("crop_circle"):
        _crop_circle(plan, passing)
    elif any(len(g) > 1 and sum(tile.segments[k].kind == ROAD for k in g) > 1 for g in tile.joints):
        plan.hub, plan.hub_kind = _free_middle(plan, avoid=passing), "junction"
        plan.others["junction"] = disc(plan.hub, RADIUS["junction"])
        _stubs(plan)
    for i, s in enumerate(tile.segments):
        if s.kind == GARDEN_KIND:
            taken = [plan.city_ground, *passing]
            region = SQUARE.difference(unary_union(taken))
            plan.centres[i] = best_point(region, room=RADIUS["garden"] + 4, pull=0.1)
            plan.rounds[i] = _plot(plan.centres[i], RADIUS["garden"])


def _yard(at: Point, radius: float) -> BaseGeometry:
    return box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius).buffer(-5).buffer(5)


def _plot(at: Point, radius: float) -> BaseGeometry:
    return (
        box(at[0] - radius, at[1] - radius * 0.9, at[0] + radius, at[1] + radius * 0.9).buffer(-2).buffer(2)
    )


def _river_head(plan: _Plan, i: int) -> None:
    """A river with one edge rises in a spring, or ends in a lake."""
    tile = plan.tile
    edge = tile.segments[i].edges[0]
    met = [k for g in plan.meets() if i in g for k in g if k != i]
    crowded = any(s.kind == CLOISTER for s in tile.segments) or "volcano" in tile.marks
    if any(k in plan.cities for k in met):
        ground = plan.city_ground
        at, _ = nearest_points(ground, Dot(MIDDLE))
        goal = step((at.x, at.y), (-INWARDS[edge][0], -INWARDS[edge][1]), RADIUS["pond"] - 3)
        pond = blob(goal, RADIUS["pond"])
        kind = "lake"
    elif any(k in plan.lines for k in met):
        line = LineString(plan.lines[met[0]][0])
        at, _ = nearest_points(line, Dot(MIDDLE))
        goal, pond, kind = (at.x, at.y), disc(towards((at.x, at.y), EDGE_MIDDLE[edge], 0.22), 9), "spring"
    elif tile.marks.get("role") == "lake":
        goal = step(EDGE_MIDDLE[edge], INWARDS[edge], 38 if crowded else 54)
        if crowded:
            goal = step(goal, INWARDS[(edge - 1) % 4], -8)
        pond, kind = blob(goal, RADIUS["pond"] + (0 if crowded else 7), phase=2.4), "lake"
    else:
        goal = step(EDGE_MIDDLE[edge], INWARDS[edge], 52)
        pond, kind = disc(goal, RADIUS["spring"]), "spring"
    course = inward(edge, goal, handle=26)
    plan.lines[i] = [course]
    body = band([course], RIVER_HALF).union(pond)
    plan.bands[i] = (
        body.buffer(3).buffer(-6).buffer(3).union(band([course], RIVER_HALF).intersection(_near_edge(edge)))
    )
    plan.ends[i] = (kind, goal)


def _near_edge(edge: int) -> BaseGeometry:
    return disc(EDGE_MIDDLE[edge], 14)


def _crop_circle(plan: _Plan, passing: Sequence[BaseGeometry]) -> None:
    tile = plan.tile
    radius = RADIUS["crop circle"]
    met = {k for g in plan.meets() for k in g}
    touched = [k for k in met if tile.segments[k].kind == ROAD and len(tile.segments[k].edges) > 1]
    if touched:
        line = LineString(plan.lines[touched[0]][0])
        at, _ = nearest_points(line, Dot(MIDDLE))
        away = distance((at.x, at.y), MIDDLE)
        plan.hub = towards((at.x, at.y), MIDDLE, (radius + ROAD_HALF - 2.5) / away)
    elif any(tile.segments[k].kind == CITY for k in met):
        plan.hub = MIDDLE
        radius = max(float(c.ground.distance(Dot(MIDDLE))) for c in plan.cities.values()) + 1.5
    else:
        radius = 13.0
        plan.hub = _free_middle(plan, room=radius + 8, avoid=passing)
    plan.hub_kind = "crop circle"
    plan.others["crop circle"] = disc(plan.hub, radius)


def _stubs(plan: _Plan) -> None:
    """Where cities meet at a crossing, a stub of road on which nobody may stand runs to each."""
    for group in plan.tile.joints:
        roads = [k for k in group if plan.tile.segments[k].kind == ROAD]
        towns = [k for k in group if plan.tile.segments[k].kind == CITY]
        if len(roads) < 2:
            continue
        for k in towns:
            at, _ = nearest_points(plan.cities[k].ground, Dot(plan.hub))
            goal = (at.x, at.y)
            way = band([[plan.hub, step(goal, _unit(plan.hub, goal), 1.0)]], ROAD_HALF)
            plan.others["junction"] = plan.others["junction"].union(way)
            plan.gates.append(Gate(goal, k, _unit(goal, plan.hub)))


def _unit(a: Point, b: Point) -> Point:
    d = distance(a, b) or 1.0
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d


def _end_roads(plan: _Plan) -> None:
    """Roads with one edge run to what ends them."""
    tile = plan.tile
    words = drawing_map(tile, "ends")
    for nth, i in enumerate(names(tile, ROAD)):
        s = tile.segments[i]
        if len(s.edges) != 1:
            continue
        edge = s.edges[0]
        word = words.get(f"road:{nth}", "")
        group: tuple[int, ...] = next((g for g in tile.joints if i in g), ())
        others = [k for k in group if k != i]
        centre = [k for k in others if k in plan.centres]
        roads = [k for k in others if tile.segments[k].kind == ROAD]
        towns = [k for k in others if k in plan.cities]
        if word in ("house", "cottage"):
            crossing = any(i in g for g in plan.meets())
            goal = step(EDGE_MIDDLE[edge], INWARDS[edge], 66 if crossing else 52)
            plan.lines[i] = [inward(edge, goal)]
            plan.ends[i] = (word, goal)
        elif word == "gate":
            at = carcassonne.gate(tile, edge)
            plan.lines[i] = [inward(edge, at)]
            plan.gates.append(Gate(at, -1, _unit(at, EDGE_MIDDLE[edge])))
            plan.ends[i] = (word, at)
        elif word == "volcano":
            plan.hub, plan.hub_kind = step(EDGE_MIDDLE[edge], INWARDS[edge], 56), "volcano"
            goal = step(EDGE_MIDDLE[edge], INWARDS[edge], 44)
            plan.lines[i] = [inward(edge, goal)]
            plan.ends[i] = (word, goal)
        elif centre or roads or word in ("lake", "crop circle"):
            plan.lines[i] = [inward(edge, plan.hub)]
            plan.ends[i] = (plan.hub_kind, plan.hub)
        elif towns:
            plan.lines[i] = [_to_gate(plan, edge, towns[0])]
            plan.ends[i] = ("gate", plan.lines[i][0][-1])
        else:
            plan.lines[i] = [inward(edge, MIDDLE)]
            plan.ends[i] = ("house", MIDDLE)
        plan.bands[i] = band(plan.lines[i], ROAD_HALF)


def _to_gate(plan: _Plan, edge: int, city: int) -> Line:
    """To the nearest stretch of wall, but not to one that lies at the road's own edge."""
    ground = plan.cities[city].ground
    inner = ground.intersection(box(9, 9, 91, 91))
    eye = step(EDGE_MIDDLE[edge], INWARDS[edge], 24)
    at, _ = nearest_points(inner if not inner.is_empty else ground, Dot(eye))
    goal = (at.x, at.y)
    line = inward(edge, goal, handle=18)
    plan.gates.append(Gate(goal, city, _unit(goal, line[-4])))
    beyond = step(goal, _unit(line[-4], goal), 3.0)
    return [*line, beyond]


def _divide(plan: _Plan) -> tuple[BaseGeometry, ...]:
    """Share the ground out: what lies higher takes it first, fields take the rest."""
    tile = plan.tile
    shapes: list[BaseGeometry] = [NOTHING] * len(tile.segments)
    taken: BaseGeometry = NOTHING
    if "grid" in tile.marks:
        plan.others["carcassonne"] = carcassonne.ground(tile)
    over_city = "bridge" in tile.drawing and not drawing_list(tile, "under")
    gate_roads = {i for i, (kind, _) in plan.ends.items() if kind == "gate"}

    def rank(i: int) -> tuple[int, int]:
        s = tile.segments[i]
        if i in plan.rounds:
            return (1, i)
        if s.kind == CITY:
            return (2 if plan.cities[i].bridge else 4, i)
        if s.kind == ROAD:
            ending_over = plan.ends.get(i, ("",))[0] == "cottage"
            above = over_city and len(s.edges) > 1 and i not in gate_roads
            return (3 if above else 5, -1 if ending_over else i)
        return (6, i)

    for key in plan.others:
        plan.others[key] = plan.others[key].intersection(SQUARE).difference(plan.city_ground)
        taken = taken.union(plan.others[key])
    for i in sorted((i for i, s in enumerate(tile.segments) if s.kind != FIELD), key=rank):
        s = tile.segments[i]
        shape = plan.rounds.get(i) or (plan.cities[i].ground if i in plan.cities else plan.bands[i])
        shape = shape.intersection(SQUARE).difference(taken)
        if s.kind in (ROAD, RIVER):
            shape = _drop_crumbs(shape, s.edges)
        shapes[i] = shape
        taken = taken.union(shape)
    _share_fields(plan, shapes, SQUARE.difference(taken.buffer(0.001)))
    return tuple(shapes)


def _drop_crumbs(shape: BaseGeometry, edges: Sequence[int]) -> BaseGeometry:
    """A way that runs on under something leaves crumbs beyond; only parts of some size are kept."""
    parts = [p for p in polygons(shape) if p.area > 12]
    return MultiPolygon(parts) if len(parts) > 1 else (parts[0] if parts else shape)


def _share_fields(plan: _Plan, shapes: list[BaseGeometry], rest: BaseGeometry) -> None:
    tile = plan.tile
    fields = [i for i, s in enumerate(tile.segments) if s.kind == FIELD]
    pieces: dict[int, list[Polygon]] = {i: [] for i in fields}
    for piece in polygons(rest):
        owners = [i for i in fields if any(_touches(piece, h) for h in tile.segments[i].halves)]
        inner = [i for i in fields if not tile.segments[i].halves]
        if owners:
            pieces[owners[0]].append(piece)
        elif inner and piece.area > 8:
            pieces[_nearest_side(tile, inner, piece)].append(piece)
        elif not fields and piece.area > 8 and "crop circle" in plan.others:
            plan.others["crop circle"] = plan.others["crop circle"].union(piece.buffer(0.002))
        elif fields:
            # a chip between wall and road: the nearest field takes it
            best = min(fields, key=lambda i: min((p.distance(piece) for p in pieces[i]), default=99.0))
            if piece.area > 0.5:
                pieces[best].append(piece)
    for i in fields:
        shapes[i] = unary_union(pieces[i]) if pieces[i] else NOTHING


def half_edge(half: int) -> LineString:
    """A half-edge without its ends."""
    edge, second = half // 2, half % 2
    corner_a, middle = EDGE_MIDDLE[edge], EDGE_MIDDLE[edge]
    along = INWARDS[(edge - 1) % 4]
    far = step(middle, along, 46 if second else -46)
    near = step(corner_a, along, 10 if second else -10)
    return LineString([near, far])


def _touches(piece: Polygon, half: int) -> bool:
    return bool(piece.buffer(0.05).intersection(half_edge(half)).length > 3)


def _nearest_side(tile: Tile, inner: Sequence[int], piece: Polygon) -> int:
    at = piece.representative_point()
    return min(
        inner,
        key=lambda i: (
            distance((at.x, at.y), EDGE_MIDDLE[tile.segments[i].side]) if tile.segments[i].side >= 0 else 50
        ),
    )


def _bridges(plan: _Plan) -> list[Bridge]:
    """Crossings of ways with ways and of ways with cities."""
    tile = plan.tile
    if "bridge" not in tile.drawing and not any(kind == "cottage" for kind, _ in plan.ends.values()):
        return []
    found: list[Bridge] = []
    ways = [i for i, s in enumerate(tile.segments) if i in plan.lines]
    for a in ways:
        for b in ways:
            if a == b or tile.segments[a].kind == RIVER:
                continue
            if tile.segments[b].kind == ROAD:
                cottage = plan.ends.get(a, ("",))[0] == "cottage"
                if not cottage and (plan.ends.get(b, ("",))[0] == "cottage" or a > b):
                    continue
            for line in plan.lines[a]:
                for other in plan.lines[b]:
                    hit = LineString(line).intersection(LineString(other))
                    if hit.is_empty:
                        continue
                    at = hit.representative_point()
                    found.append(Bridge((at.x, at.y), a, b, _direction(line, (at.x, at.y))))
        for c, city in plan.cities.items():
            if not city.bridge and len(tile.segments[a].edges) == 2 and tile.segments[a].kind == ROAD:
                inside = LineString(plan.lines[a][0]).intersection(city.ground)
                if inside.length > 20:
                    found.append(Bridge(MIDDLE, a, c, _direction(plan.lines[a][0], MIDDLE)))
    return found


def _direction(line: Line, at: Point) -> Point:
    n = min(range(len(line) - 1), key=lambda i: distance(towards(line[i], line[i + 1], 0.5), at))
    return _unit(line[n], line[n + 1])
