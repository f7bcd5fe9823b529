"""Where the marks of a tile are seen: pennants, inns, goods, dragons and so on."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shapely import LineString, box, get_parts, unary_union
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art.plan.curve import MIDDLE, Point
from bastide.art.plan.looks import ROOM, emblems_in
from bastide.art.plan.places import best_point, disc
from bastide.art.plan.ways import ROAD_HALF, Line
from bastide.core.geometry import WINDS
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Segment, Tile
from bastide.expansions.drawings import Look

SHORE = 10.5  # from the middle of an inn's lake to the road
RIM = box(0, 0, 100, 100).boundary.buffer(0.3)


@dataclass(frozen=True)
class Emblem:
    """A mark that is seen: its name, the word it says, and half the width it wants."""

    kind: str
    at: Point
    segment: int = -1
    word: str = ""
    room: float = ROOM


def count_of(segment: Segment, mark: str) -> int:
    """How often a mark is printed on a segment."""
    value = segment.marks.get(mark, 0)
    return value if isinstance(value, int) else 1


def place_emblems(
    tile: Tile,
    outlines: Sequence[BaseGeometry],
    lines: Mapping[int, list[Line]],
    centres: Sequence[Point],
    others: Mapping[str, BaseGeometry],
    fixed: Mapping[str, Point],
    gates: Sequence[Point] = (),
) -> tuple[Emblem, ...]:
    """Every emblem with a place of its own."""
    found: list[Emblem] = []
    taken: list[BaseGeometry] = []
    inside = box(1, 1, 99, 99)
    # walls and their towers take room on either side
    cities = [o for o, s in zip(outlines, tile.segments, strict=True) if s.kind == CITY]
    off_walls = inside.difference(unary_union([c.boundary.difference(RIM).buffer(5) for c in cities]))

    def put(
        look: Look, region: BaseGeometry, segment: int = -1, word: str = "", beside: Point | None = None
    ) -> None:
        room = look.number("room", ROOM)
        x, y = look.numbers("near", MIDDLE)
        free = region.intersection(off_walls).difference(unary_union(taken))
        if _roomy(free, room) < room - 3:  # too narrow a place to keep off the walls as well
            free = region.intersection(inside).difference(unary_union(taken))
        # not over a gatehouse; a lake before a gate would even look like a moat
        apart, wanted = (26, 1.0) if beside else (9, min(room, _roomy(free, room)) - 1)
        clear = free.difference(unary_union([disc(g, apart) for g in gates]))
        if _roomy(clear, room) >= wanted:
            free = clear
        at = best_point(
            free if not free.is_empty else region,
            near=beside or (x, y),
            room=room + (1 if beside else look.number("margin", 7)),
            pull=0.1 if beside else 0.03,
        )
        if word in WINDS:  # stand back, the arrow takes the room ahead
            a = math.radians(45 * WINDS.index(word))
            at = (at[0] - 7 * math.sin(a), at[1] + 7 * math.cos(a))
        if beside:
            at = _ashore(at, outlines[segment])
        found.append(Emblem(look.name, at, segment, word, room))
        taken.append(disc(at, room))

    roads = [i for i, s in enumerate(tile.segments) if s.kind == ROAD]
    for i, s in enumerate(tile.segments):
        if i not in roads and not outlines[i].is_empty:
            for look, word in emblems_in(s.marks):
                for _ in range(count_of(s, look.name)):
                    put(look, outlines[i], i, word)
    fields = [(i, o) for i, o in enumerate(outlines) if tile.segments[i].kind == FIELD and not o.is_empty]
    for i in roads:
        # beside a road that ends here, out towards its edge, so that nobody takes it for another road's
        near = lines[i][0][0] if len(tile.segments[i].edges) == 1 else MIDDLE
        for look, word in emblems_in(tile.segments[i].marks):
            if not look.data.get("beside", True):
                room = look.number("room", ROOM)
                busy = [*taken, *(disc(gate, 9) for gate in gates), *(disc(c, 19) for c in centres)]
                at = _along(lines[i], outlines[i].difference(unary_union(busy)))
                found.append(Emblem(look.name, at, i, word, room))
                taken.append(disc(at, room))
                continue
            ground = _beside(i, tile, outlines, lines)
            put(look, ground if not ground.is_empty else outlines[i], i, word, beside=near)
    for look, word in emblems_in(tile.marks):
        room = look.number("room", ROOM)
        if look.name in fixed:
            found.append(Emblem(look.name, fixed[look.name], word=word, room=room))
            taken.append(disc(fixed[look.name], room))
            continue
        # a field if it has the room, else the city
        towns = [o for i, o in enumerate(outlines) if tile.segments[i].kind == CITY]
        grounds = [o for _, o in fields] + towns
        off = unary_union(
            [*taken, *(disc((c[0], c[1] - 3), 19) for c in centres), *(o.buffer(7) for o in others.values())]
        )
        free = [g.intersection(off_walls).difference(off) for g in grounds]
        region = next((g for g in free[: len(fields)] if _roomy(g, room) >= room), None)
        region = region or max(free, key=lambda g: _roomy(g, room))
        put(look, region, word=word)
    return tuple(found)


def _roomy(region: BaseGeometry, room: float) -> float:
    if region.is_empty:
        return -1.0
    at = best_point(region, room=room + 8, pull=0.01)
    return float(region.boundary.distance(Dot(at)))


def _along(lines: Sequence[Line], free: BaseGeometry) -> Point:
    """On the road itself: halfway along the longest stretch of it that is free."""
    road = unary_union([LineString(line) for line in lines])
    stretches = [part for part in get_parts(road.intersection(free)) if isinstance(part, LineString)]
    longest = max(stretches, key=lambda part: part.length, default=LineString(lines[0]))
    at = longest.interpolate(0.5, normalized=True)
    return at.x, at.y


def _ashore(at: Point, road: BaseGeometry) -> Point:
    """The same place moved up to the road, so that the lake of the inn lies against it."""
    edge, _ = nearest_points(road, Dot(at))
    far = edge.distance(Dot(at))
    share = min(1.0, SHORE / far)
    return edge.x + (at[0] - edge.x) * share, edge.y + (at[1] - edge.y) * share


def _beside(
    i: int, tile: Tile, outlines: Sequence[BaseGeometry], lines: Mapping[int, list[Line]]
) -> BaseGeometry:
    """Field ground close to one road and not so close to another."""
    road = unary_union([LineString(line) for line in lines[i]])
    near = road.buffer(ROAD_HALF + 24).difference(road.buffer(ROAD_HALF + 7))
    rivers = [o for k, o in enumerate(outlines) if tile.segments[k].kind == RIVER]
    if rivers:  # the lake of an inn is no part of a river, nor does it lie under a bridge
        near = near.difference(unary_union([*(r.buffer(14) for r in rivers), road.buffer(ROAD_HALF + 13)]))
    ground = unary_union([o for k, o in enumerate(outlines) if tile.segments[k].kind == FIELD])
    region = near.intersection(ground).intersection(box(14, 13, 86, 89))
    for k, other in lines.items():
        if k != i and tile.segments[k].kind == ROAD:
            region = region.difference(unary_union([LineString(line) for line in other]).buffer(16))
    return region
