"""Cities: streets, houses, walls with towers, and gates."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import shapely
from shapely import LineString, Polygon, box, unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.defs import use
from bastide.art.paint.landmarks import IN_CITIES
from bastide.art.paint.palette import INK
from bastide.art.plan.curve import CORNER, Point, distance, number
from bastide.art.plan.fit import curve_path, lines_path, round_path
from bastide.art.plan.places import disc
from bastide.art.plan.plan import NOTHING
from bastide.art.plan.walls import City, Wall
from bastide.art.plan.ways import Line, inward

HEIGHT = 5.0
THICK = 1.3
TOWER_ROOM = 5.0
SQUARE = box(0, 0, 100, 100)
Kept = tuple[Point, float]  # a point, and how far towers keep away
WINDOW = box(-0.6, -0.6, 100.6, 100.6)  # the outline of a cut wall falls outside
BEYOND = (box(0, -20, 100, 0.1), box(99.9, 0, 120, 100), box(0, 99.9, 100, 120), box(-20, 0, 0.1, 100))
SHAPES = ("gable", "long", "gable", "long", "tall")
SIGHTS = 0.25  # of the cities whose lanes meet in the open


@lru_cache(maxsize=4096)
def wall_body(points: tuple[Point, ...]) -> BaseGeometry:
    """What a wall covers on the picture: its foot, raised by its height."""
    line = LineString(points)
    faces = [
        Polygon([a, b, (b[0], b[1] - HEIGHT), (a[0], a[1] - HEIGHT)])
        for a, b in pairwise(points)
        if abs(a[0] - b[0]) > 0.05
    ]
    sides = [line.buffer(THICK), translate(line, 0, -HEIGHT).buffer(THICK)]
    return unary_union([*(f.buffer(0.02) for f in faces if f.is_valid), *sides])


def paint_streets(canvas: Canvas, ground: BaseGeometry) -> None:
    """The ground inside the walls. Its tone is the same at every rim, so cities join unseen."""
    path = round_path(ground.buffer(0.15, join_style="mitre").intersection(box(-0.2, -0.2, 100.2, 100.2)))
    canvas.lay(f'<path d="{path}" fill="url(#b-street)"/>')


def paint_walls(
    canvas: Canvas, walls: tuple[Wall, ...], gates: Sequence[Kept], roads: BaseGeometry = NOTHING
) -> None:
    """Walls with their shadow on the field; no tower rises where something else is to be seen, nor on or
    against a road that goes on."""
    if not walls:
        return
    canvas.lay(masonry(walls))
    for wall in walls:
        for at in _tower_places(wall, gates, roads):
            canvas.stand("turret", (at[0], at[1] + 0.8))


@lru_cache(maxsize=4096)
def masonry(walls: tuple[Wall, ...]) -> str:
    """Walls do not depend on the seed of a copy."""
    whole = unary_union([wall_body(w.points) for w in walls])
    stones = round_path(whole.intersection(WINDOW), 0.3)
    ink = f'stroke="{INK}" stroke-width=".5"'
    # where a wall runs on into the next tile, no line is drawn across it
    runs_on = any(w.city < 0 for w in walls)
    rim = lines_path(whole.boundary.intersection(SQUARE)) if runs_on else ""
    outline = f'<path d="{rim}" fill="none" {ink}/>' if runs_on else ""
    curve = "".join(curve_path(w.points, 0.3) for w in walls)
    shade = unary_union([_shade(w) for w in walls]).intersection(SQUARE)
    dark = "" if shade.is_empty else f'<path d="{round_path(shade, 0.4)}" fill="#4a3620" fill-opacity=".3"/>'
    return (
        f'<path d="{curve}" transform="translate(1.6 1.4)" fill="none" stroke="#321" stroke-width="4.6"'
        ' stroke-opacity=".22"/>'
        f'<path d="{stones}" fill="url(#b-stone)"{"" if runs_on else f" {ink}"}/>'
        f"{outline}{dark}"
        f'<path d="{curve}" transform="translate(0 -{number(HEIGHT)})" fill="none" stroke="#f0e7d2" '
        'stroke-width="2.3" stroke-dasharray="1.7 1.5"/>'
    )


def _shade(wall: Wall) -> BaseGeometry:
    """The faces that look away from the light on the left."""
    faces = []
    for a, b in pairwise(wall.points):
        # the city lies to the left of the way from start to end; outwards is to the right
        if abs(a[0] - b[0]) > 0.05 and (b[1] - a[1]) * (b[0] - a[0]) < 0:
            faces.append(Polygon([a, b, (b[0], b[1] - HEIGHT), (a[0], a[1] - HEIGHT)]).buffer(0.02))
    return unary_union(faces) if faces else Polygon()


def _tower_places(wall: Wall, gates: Sequence[Kept], roads: BaseGeometry) -> list[Point]:
    line = LineString(wall.points)
    count = max(1, round(line.length / 36))
    places = []
    for n in range(1, count + 1):
        at = line.interpolate(n / (count + 1), normalized=True)
        p = (at.x, at.y)
        clear = all(distance(p, g) > room for g, room in gates)
        if clear and not roads.intersects(at.buffer(TOWER_ROOM)) and 4 < p[0] < 96 and 9 < p[1] < 99:
            places.append(p)
    return places


def wall_corners(city: City) -> set[int]:
    """The corners of the tile where the walls of a city end; a tower stands there."""
    ends = [p for w in city.walls for p in (w.points[0], w.points[-1])]
    return {c for c, at in enumerate(CORNER) if any(distance(at, p) < 0.5 for p in ends)}


def paint_houses(
    canvas: Canvas, ground: BaseGeometry, edges: set[int], keep_off: BaseGeometry, heart: Point | None = None
) -> None:
    """Rows of houses, nowhere on a wall. Lanes run from the heart of the city to the middle of its edges,
    where those of the neighbour go on."""
    whole = unary_union([ground, *(BEYOND[e] for e in edges)])
    room = (
        whole.buffer(-3.8)
        .intersection(translate(whole, 0, -HEIGHT - 2))
        .intersection(translate(whole, 0, 4))  # roofs leave a wall behind them to be seen
        .intersection(box(2.8, 6.2, 97.2, 98))
    )
    room = room.difference(keep_off)
    if room.is_empty:
        return
    rng = canvas.rng
    if heart is not None and rng.random() < SIGHTS:
        room = _paint_sight(canvas, heart, room)
    if heart is not None and edges:
        lanes = [inward(e, heart) for e in sorted(edges)]
        _paint_lanes(canvas, lanes)
        room = room.difference(unary_union([LineString(lane).buffer(2.6) for lane in lanes]))
    kinds = [f"{rng.choice(SHAPES)}{n}" for n in canvas.region.roofs for _ in range(2)]
    towers = rng.random() < 0.6
    points: list[Point] = []
    y, row = 6.4, rng.random()
    while y < 99.5:
        x = 2.6 + 9.6 * (row % 1)
        while x < 98:
            points.append((round(x + rng.uniform(-1.3, 1.3)), round(y + rng.uniform(-1.1, 1.1))))
            x += 9.6
        y += 7.8
        row += 0.5 + rng.uniform(-0.1, 0.1)
    inside = shapely.contains_xy(room, [p[0] for p in points], [p[1] for p in points])
    last = ""
    for p, ok in zip(points, inside, strict=True):
        if not ok:
            continue
        luck = rng.random()
        if luck < 0.06:
            canvas.stand("oak1", p)
        elif towers and luck < 0.1:
            canvas.stand("round", p)
        elif luck > 0.1:
            last = rng.choice([k for k in kinds if k != last] or kinds)
            canvas.stand(last, p)


def _paint_sight(canvas: Canvas, heart: Point, room: BaseGeometry) -> BaseGeometry:
    """Something to see where the lanes meet, if there is room for it; what room is left for houses."""
    name = canvas.rng.choice(sorted(IN_CITIES))
    reach, _ = IN_CITIES[name]
    if not room.contains(disc(heart, 0.7 * reach)):
        return room
    canvas.stand(name, (heart[0], heart[1] + 2))
    return room.difference(disc(heart, reach)).difference(disc((heart[0], heart[1] + 6), reach - 1))


def _paint_lanes(canvas: Canvas, lanes: list[Line]) -> None:
    """Trodden ground, without the edges that mark a road: nobody scores a lane."""
    d = "".join(curve_path(tuple(lane), 0.4) for lane in lanes)
    canvas.lay(f'<path d="{d}" fill="none" stroke="#e8ca97" stroke-width="4.4" stroke-linecap="round"/>')


def paint_gate(canvas: Canvas, at: Point) -> None:
    """A gatehouse across the end of a road."""
    canvas.stand("gate", (min(max(at[0], 9), 91), max(at[1], 12) + 1.2), scale=0.92)


def tower_at(corner: int, x: float = 0.0, y: float = 0.0) -> str:
    """The tower on a corner of a tile whose north-west corner lies at (x, y)."""
    at = CORNER[corner]
    return use("tower", x + at[0], y + at[1] + 2.6, scale=1.0)
