"""Planning roads and rivers: those that pass through, those that end, and where they cross."""

from shapely import LineString, Polygon, box
from shapely import Point as Dot
from shapely.ops import nearest_points

from bastide.art.plan.block import block_of
from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, MIDDLE, Point, distance, step, towards
from bastide.art.plan.looks import emblems_in, shape_in
from bastide.art.plan.middle import free_middle
from bastide.art.plan.places import disc
from bastide.art.plan.plan import NOTHING, Bridge, Gate, Plan, unit
from bastide.art.plan.walls import Wall, drawing_map, names
from bastide.art.plan.ways import RIVER_HALF, ROAD_HALF, Line, band, inward, through, via
from bastide.core.tiles import CITY, RIVER, ROAD, Tile

BESIDE = 6.5  # from the foot of a wall to the middle of a road that touches it
HUGGED = 10  # half the stretch on which it does


def pass_through(plan: Plan) -> None:
    """Roads and rivers with two edges or more."""
    tile = plan.tile
    many = sum(len(s.edges) > 1 for s in tile.segments if s.kind in (ROAD, RIVER))
    centre = any(s.in_centre for s in tile.segments)
    crossed = "bridge" in tile.drawing or any(shape_in(s.marks, "tunnel") for s in tile.segments)
    corner_city = any(
        len(s.edges) == 2 and s.edges[0] % 2 != s.edges[1] % 2 for s in tile.segments if s.kind == CITY
    )
    circle = shape_in(tile.marks, "circle")
    tight = many > 1 or centre or (corner_city and many > 0) or circle
    for i, s in enumerate(tile.segments):
        if s.kind not in (ROAD, RIVER) or len(s.edges) < 2:
            continue
        touched = [c for g in plan.meets() if i in g for c in g if c in plan.cities]
        if len(s.edges) == 2 and touched and not crossed:
            _along_wall(plan, i, plan.cities[touched[0]].walls[0])
        elif len(s.edges) == 2:
            opposite = (s.edges[1] - s.edges[0]) % 4 == 2
            sag = _sag(tile, s.edges[0]) if opposite and not crossed else 0.0
            wave = 0.0 if crossed or not opposite else (4.0 if s.kind == RIVER else 1.5)
            plan.lines[i] = [through(s.edges[0], s.edges[1], tight=tight, sag=sag, wave=wave)]
        else:
            hub = free_middle(plan)
            plan.lines[i] = [inward(e, hub) for e in s.edges]
            plan.hub, plan.hub_kind = hub, "well" if s.kind == ROAD else "fork"
        half = ROAD_HALF if s.kind == ROAD else RIVER_HALF
        plan.bands[i] = band(plan.lines[i], half).union(plan.bands.get(i, NOTHING))
        if len(s.edges) > 2:  # fill the middle, where three flat ends meet
            ease = 10 if s.kind == ROAD else 2  # one road that forks, so its corners are worn round
            plan.bands[i] = plan.bands[i].union(disc(plan.hub, half)).buffer(ease).buffer(-ease)
        if shape_in(s.marks, "tunnel"):
            _tunnel(plan, i)


def _along_wall(plan: Plan, i: int, wall: Wall) -> None:
    """A road that touches a wall keeps to it for a while, and the ground up to the wall is its own, so
    that no field passes between them. Its line stays far enough out to be seen behind the wall too."""
    a, b = plan.tile.segments[i].edges
    foot = LineString(wall.points)
    middle = foot.project(Dot(MIDDLE))
    near = LineString([foot.interpolate(middle + d) for d in range(-HUGGED, HUGGED + 1, 2)])
    stretch = [(x, y) for x, y, *_ in near.parallel_offset(BESIDE, "right").coords]
    plan.bands[i] = Polygon([*near.coords, *reversed(stretch)])
    ways = [via(a, stretch, b), via(a, stretch[::-1], b)]
    plan.lines[i] = [min(ways, key=lambda way: LineString(way).length)]


def _sag(tile: Tile, start: int) -> float:
    """A way across leans away from a city on one side."""
    side = (start + 1) % 4
    held = {e for s in tile.segments if s.kind == CITY for e in s.edges}
    if side in held and (side + 2) % 4 not in held:
        return 5.0
    if (side + 2) % 4 in held and side not in held:
        return -5.0
    return 0.0


def _tunnel(plan: Plan, i: int) -> None:
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
            back = (-INWARDS[e][0], -INWARDS[e][1])
            plan.gates.append(Gate((at.x, at.y), names(tile, CITY)[0], back, tunnel=True))
        else:
            goal = step(start, INWARDS[e], 15)
            plan.mouths.append((goal, e))
        lines.append([start, towards(start, goal, 0.5), goal])
    plan.lines[i] = lines
    plan.bands[i] = band(lines, ROAD_HALF)


def end_roads(plan: Plan) -> None:
    """Roads with one edge run to what ends them."""
    tile = plan.tile
    words = drawing_map(tile, "ends")
    block = block_of(tile)
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
        elif word == "gate" and block is not None:
            at = block.gate(edge)
            plan.lines[i] = [inward(edge, at)]
            plan.gates.append(Gate(at, -1, unit(at, EDGE_MIDDLE[edge])))
            plan.ends[i] = (word, at)
        elif word in tile.marks:  # into the foot of what is printed there
            plan.hub, plan.hub_kind = step(EDGE_MIDDLE[edge], INWARDS[edge], 56), f"mark {word}"
            goal = step(EDGE_MIDDLE[edge], INWARDS[edge], 51)
            plan.lines[i] = [inward(edge, goal)]
            plan.ends[i] = (plan.hub_kind, goal)
        elif centre or roads or (word and plan.hub_kind):
            plan.lines[i] = [inward(edge, plan.hub)]
            plan.ends[i] = (plan.hub_kind, plan.hub)
        elif towns:
            plan.lines[i] = [_to_gate(plan, i, towns[0])]
            plan.ends[i] = ("gate", plan.lines[i][0][-1])
        else:
            plan.lines[i] = [inward(edge, MIDDLE)]
            plan.ends[i] = ("house", MIDDLE)
        plan.bands[i] = band(plan.lines[i], ROAD_HALF)


def _to_gate(plan: Plan, road: int, city: int) -> Line:
    """To the nearest stretch of wall, but not to one that lies at the road's own edge."""
    segment = plan.tile.segments[road]
    edge = segment.edges[0]
    ground = plan.cities[city].ground
    inner = ground.intersection(box(9, 9, 91, 91))
    far = 12 if any(emblems_in(segment.marks)) else 24  # the gate leaves room for an inn
    eye = step(EDGE_MIDDLE[edge], INWARDS[edge], far)
    at, _ = nearest_points(inner if not inner.is_empty else ground, Dot(eye))
    goal = (at.x, at.y)
    line = inward(edge, goal, handle=18)
    plan.gates.append(Gate(goal, city, unit(goal, line[-4])))
    beyond = step(goal, unit(line[-4], goal), 3.0)
    return [*line, beyond]


def find_bridges(plan: Plan) -> list[Bridge]:
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
    return unit(line[n], line[n + 1])
