"""Where the emblems of a tile stand: pennants, inns, goods, dragons and so on."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shapely import LineString, box, unary_union
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art.plan.curve import MIDDLE, Point
from bastide.art.plan.places import best_point, disc
from bastide.art.plan.ways import ROAD_HALF, Line
from bastide.core.geometry import WINDS
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Segment, Tile

# How much room each emblem wants; half its width.
ROOM = {
    "pennant": 12.5,
    "cathedral": 19.0,
    "wine": 12.0,
    "wheat": 12.0,
    "cloth": 12.0,
    "princess": 12.5,
    "inn": 13.0,
    "pig_herd": 14.0,
    "volcano": 15.0,
    "dragon": 11.0,
    "portal": 11.0,
    "gold": 11.5,
    "magic": 10.5,
    "bag": 10.5,
    "flying_machine": 18.0,
}
SHORE = 10.5  # from the middle of an inn's lake to the road
RIM = box(0, 0, 100, 100).boundary.buffer(0.3)
TILE_EMBLEMS = ("volcano", "portal", "dragon", "gold", "magic", "bag", "flying_machine")


@dataclass(frozen=True)
class Emblem:
    """A picture that means something in the rules."""

    kind: str
    at: Point
    segment: int = -1
    word: str = ""


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

    def put(kind: str, region: BaseGeometry, segment: int = -1, word: str = "", near: Point = MIDDLE) -> None:
        room = ROOM.get(kind, 9.0)
        free = region.intersection(off_walls).difference(unary_union(taken))
        if _roomy(free, room) < room - 3:  # too narrow a place to keep off the walls as well
            free = region.intersection(inside).difference(unary_union(taken))
        # not over a gatehouse; a lake before a gate would even look like a moat
        apart, wanted = (26, 1.0) if kind == "inn" else (9, min(room, _roomy(free, room)) - 1)
        clear = free.difference(unary_union([disc(g, apart) for g in gates]))
        if _roomy(clear, room) >= wanted:
            free = clear
        at = best_point(
            free if not free.is_empty else region,
            near=near,
            room=room + (1 if kind in ("inn", "cathedral") else 7),
            pull=0.1 if kind == "inn" else 0.03,
        )
        if kind == "flying_machine":  # stand back, the arrow takes the room ahead
            a = math.radians(45 * WINDS.index(word))
            at = (at[0] - 7 * math.sin(a), at[1] + 7 * math.cos(a))
        if kind == "inn":
            at = _ashore(at, outlines[segment])
        found.append(Emblem(kind, at, segment, word))
        taken.append(disc(at, room))

    for i, s in enumerate(tile.segments):
        if s.kind == CITY:
            for key in ("cathedral", "princess"):
                if s.marks.get(key):
                    put(key, outlines[i], i)
            if "goods" in s.marks:
                put(str(s.marks["goods"]), outlines[i], i)
            for _ in range(count_of(s, "pennant")):
                put("pennant", outlines[i], i, near=(30.0, 25.0))
        if s.kind == FIELD and s.marks.get("pig_herd"):
            put("pig_herd", outlines[i], i)
    fields = [(i, o) for i, o in enumerate(outlines) if tile.segments[i].kind == FIELD and not o.is_empty]
    for i, s in enumerate(tile.segments):
        if s.kind == ROAD and s.marks.get("inn"):
            # beside a road that ends here, out towards its edge, so that nobody takes it for another road's
            near = lines[i][0][0] if len(s.edges) == 1 else MIDDLE
            put("inn", _beside(i, tile, outlines, lines), i, near=near)
    for key in TILE_EMBLEMS:
        if not tile.marks.get(key):
            continue
        if key in fixed:
            found.append(Emblem(key, fixed[key], word=str(tile.marks[key])))
            taken.append(disc(fixed[key], ROOM[key]))
            continue
        # a field if it has the room, else the city
        towns = [o for i, o in enumerate(outlines) if tile.segments[i].kind == CITY]
        grounds = [o for _, o in fields] + towns
        room = ROOM[key]
        off = unary_union(
            [*taken, *(disc((c[0], c[1] - 3), 19) for c in centres), *(o.buffer(7) for o in others.values())]
        )
        free = [g.intersection(off_walls).difference(off) for g in grounds]
        region = next((g for g in free[: len(fields)] if _roomy(g, room) >= room), None)
        region = region or max(free, key=lambda g: _roomy(g, room))
        put(key, region, word=str(tile.marks[key]))
    return tuple(found)


def _roomy(region: BaseGeometry, room: float) -> float:
    if region.is_empty:
        return -1.0
    at = best_point(region, room=room + 8, pull=0.01)
    return float(region.boundary.distance(Dot(at)))


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
