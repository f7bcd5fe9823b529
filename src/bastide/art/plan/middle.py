"""Planning what stands in the middle of a tile, and the heads of rivers."""

from collections.abc import Sequence

from shapely import LineString, box, unary_union
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, MIDDLE, Point, distance, step, towards
from bastide.art.plan.looks import emblems_in, segment_look, shape_in
from bastide.art.plan.places import best_point, blob, disc
from bastide.art.plan.plan import RADIUS, SQUARE, Gate, Plan, unit
from bastide.art.plan.ways import RIVER_HALF, ROAD_HALF, band, inward
from bastide.core.tiles import CITY, RIVER, ROAD


def free_middle(
    plan: Plan, *, room: float = 22.0, avoid: Sequence[BaseGeometry] = (), near: Point = MIDDLE
) -> Point:
    """A point near the middle with room between cities and passing ways."""
    region = box(13, 13, 87, 87).difference(unary_union([plan.city_ground, *avoid]))
    return best_point(region, near=near, room=room, pull=0.55)


def settle_middle(plan: Plan) -> None:
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
        if not s.in_centre:
            continue
        radius = segment_look(s).number("radius", RADIUS["standing"])
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
            at = free_middle(plan, room=radius + 5, avoid=passing, near=near)
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
    if shape_in(tile.marks, "lake"):
        plan.hub, plan.hub_kind = free_middle(plan), "lake"
        plan.others["lake"] = blob(plan.hub, RADIUS["lake"])
    elif shape_in(tile.marks, "circle"):
        _circle(plan, passing)
    elif any(len(g) > 1 and sum(tile.segments[k].kind == ROAD for k in g) > 1 for g in tile.joints):
        plan.hub, plan.hub_kind = free_middle(plan, avoid=passing), "junction"
        plan.others["junction"] = disc(plan.hub, RADIUS["junction"])
        _stubs(plan)
    for i, s in enumerate(tile.segments):
        if s.stands and not s.in_centre:
            # not under the towers of a wall
            region = SQUARE.difference(unary_union([plan.city_ground.buffer(4), *passing]))
            radius = segment_look(s).number("radius", RADIUS["standing"])
            plan.centres[i] = best_point(region, room=radius + 4, pull=0.1)
            plan.rounds[i] = _plot(plan.centres[i], radius)


def _yard(at: Point, radius: float) -> BaseGeometry:
    return box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius).buffer(-5).buffer(5)


def _plot(at: Point, radius: float) -> BaseGeometry:
    return (
        box(at[0] - radius, at[1] - radius * 0.9, at[0] + radius, at[1] + radius * 0.9).buffer(-2).buffer(2)
    )


def _river_head(plan: Plan, i: int) -> None:
    """A river with one edge rises in a spring, or ends in a lake."""
    tile = plan.tile
    edge = tile.segments[i].edges[0]
    met = [k for g in plan.meets() if i in g for k in g if k != i]
    crowded = any(s.in_centre for s in tile.segments) or any(emblems_in(tile.marks))
    if any(k in plan.cities for k in met):
        ground = plan.city_ground
        at, _ = nearest_points(ground, Dot(MIDDLE))
        goal = step((at.x, at.y), (-INWARDS[edge][0], -INWARDS[edge][1]), RADIUS["pond"] - 3)
        pond = blob(goal, RADIUS["pond"])
        kind = "lake"
    elif any(k in plan.lines for k in met):
        line = LineString(plan.lines[met[0]][0])
        at, _ = nearest_points(line, Dot(MIDDLE))
        pool = LineString(inward(edge, (at.x, at.y), handle=26)).interpolate(-ROAD_HALF - 9)
        goal, pond, kind = (pool.x, pool.y), disc((pool.x, pool.y), RADIUS["spring"]), "spring"
        pond = pond.union(band([[goal, (at.x, at.y)]], RIVER_HALF))  # up to the road
    elif shape_in(tile.marks, "pond"):
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


def _circle(plan: Plan, passing: Sequence[BaseGeometry]) -> None:
    tile = plan.tile
    radius = RADIUS["circle"]
    met = {k for g in plan.meets() for k in g}
    touched = [k for k in met if tile.segments[k].kind == ROAD and len(tile.segments[k].edges) > 1]
    if touched:
        line = LineString(plan.lines[touched[0]][0])
        at, _ = nearest_points(line, Dot(MIDDLE))
        away = distance((at.x, at.y), MIDDLE)
        plan.hub = towards((at.x, at.y), MIDDLE, (radius + ROAD_HALF - 2.5) / away)
    elif any(tile.segments[k].kind == CITY for k in met):
        plan.hub = MIDDLE
        radius = max(float(c.ground.distance(Dot(MIDDLE))) for c in plan.cities.values()) + 11
    else:
        radius = 13.0
        plan.hub = free_middle(plan, room=radius + 8, avoid=passing)
    plan.hub_kind = "circle"
    plan.others["circle"] = disc(plan.hub, radius)


def _stubs(plan: Plan) -> None:
    """Where cities meet at a crossing, a stub of road on which nobody may stand runs to each."""
    for group in plan.tile.joints:
        roads = [k for k in group if plan.tile.segments[k].kind == ROAD]
        towns = [k for k in group if plan.tile.segments[k].kind == CITY]
        if len(roads) < 2:
            continue
        for k in towns:
            at, _ = nearest_points(plan.cities[k].ground, Dot(plan.hub))
            goal = (at.x, at.y)
            way = band([[plan.hub, step(goal, unit(plan.hub, goal), 1.0)]], ROAD_HALF)
            plan.others["junction"] = plan.others["junction"].union(way)
            plan.gates.append(Gate(goal, k, unit(goal, plan.hub)))
