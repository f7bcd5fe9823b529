"""What runs on out of sight: fields beneath a city that stands on a bridge, and roads in a tunnel.

As on a map, broken lines show the course of what is hidden, from one opening to the other.
"""

import math
from functools import lru_cache

from shapely import LineString
from shapely import Point as Dot
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.palette import INK, ROAD_EDGE, WATER
from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, Point, line_path, number, polygons, step
from bastide.art.plan.looks import shape_in
from bastide.art.plan.plan import Layout, unit
from bastide.art.plan.turned import lying
from bastide.art.plan.walls import NECK, drawing_list
from bastide.art.plan.ways import ROAD_HALF
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile

HALF = 3.4
BANK = ROAD_HALF + 3.5  # from the middle of a bridge to where one passes beneath
LANE = "lane"  # of a city, beneath the bridge of a road
GROUND = {FIELD: "#8fa650", CITY: "#eed5a6", RIVER: WATER}


@lru_cache(maxsize=2048)
def passages(tile: Tile, rotation: int) -> tuple[tuple[str, Point, Point], ...]:
    """Each hidden course: its kind, and the two openings between which it runs."""
    plan = lying(tile, rotation)
    found: list[tuple[str, Point, Point]] = []
    for i, s in enumerate(tile.segments):
        if s.kind == ROAD and shape_in(s.marks, "tunnel") and len(plan.lines[i]) == 2:
            a, b = plan.lines[i]
            found.append((ROAD, a[-1], b[-1]))
    for c, city in plan.cities.items():
        if city.bridge:
            edge = (tile.segments[c].edges[0] + rotation) % 4
            found += [
                (FIELD, *gap)
                for o, s in zip(plan.outlines, tile.segments, strict=True)
                if s.kind == FIELD and (gap := _under(o, edge))
            ]
            if drawing_list(tile, "under"):  # a river goes on beneath, or another city by its main street
                kind = RIVER if any(s.kind == RIVER for s in tile.segments) else CITY
                middle, across = step(EDGE_MIDDLE[edge], INWARDS[edge], 50), INWARDS[(edge + 1) % 4]
                found.append((kind, step(middle, across, -NECK), step(middle, across, NECK)))
    for bridge in plan.bridges:
        if tile.segments[bridge.lower].kind == CITY:
            across = (-bridge.along[1], bridge.along[0])
            found.append((LANE, step(bridge.at, across, -BANK), step(bridge.at, across, BANK)))
    return tuple(found)


def _under(field: BaseGeometry, edge: int) -> tuple[Point, Point] | None:
    """Where a field in two parts passes beneath the neck that comes from an edge."""
    if len(polygons(field)) < 2:
        return None
    across = INWARDS[(edge + 1) % 4]
    banks = []
    for side in (-1, 1):
        start = step(EDGE_MIDDLE[edge], across, side * (NECK + 1))
        bank = LineString([start, step(start, INWARDS[edge], 100)]).intersection(field)
        if bank.is_empty:
            return None
        banks.append(max(getattr(bank, "geoms", [bank]), key=lambda g: g.length))
    # halfway along the stretch that both banks share
    rim = Dot(EDGE_MIDDLE[edge])
    far = [sorted(math.sqrt(rim.distance(Dot(p)) ** 2 - (NECK + 1) ** 2) for p in b.coords) for b in banks]
    low, high = max(f[0] for f in far), min(f[-1] for f in far)
    if low >= high:
        return None
    middle = step(EDGE_MIDDLE[edge], INWARDS[edge], (low + high) / 2)
    return step(middle, across, -NECK), step(middle, across, NECK)


def hidden(plan: Layout) -> list[BaseGeometry]:
    """The ground over hidden courses, where no house stands or throws its roof over the broken lines."""
    courses = [LineString([a, b]).buffer(HALF + 3) for _, a, b in passages(plan.tile, plan.rotation)]
    return [c.union(translate(c, 0, 5)) for c in courses]


def paint_passages(canvas: Canvas, plan: Layout) -> None:
    """Broken lines across the city, and an opening in the wall at either end."""
    mouths = [p for p, _ in plan.mouths]
    for kind, a, b in passages(plan.tile, plan.rotation):
        away = step((0.0, 0.0), unit(a, b), HALF)
        sides = [[(p[0] - k * away[1], p[1] + k * away[0]) for p in (a, b)] for k in (-1, 1)]
        if kind in GROUND:
            width = number(2 * HALF)
            canvas.lay(
                f'<path d="{line_path([a, b])}" stroke="{GROUND[kind]}" stroke-width="{width}" '
                'stroke-opacity=".8"/>'
            )
        dashes = "".join(line_path(side) for side in sides)
        ink = ROAD_EDGE if kind == ROAD else INK
        canvas.lay(f'<path d="{dashes}" stroke="{ink}" stroke-width=".8" stroke-dasharray="2 1.5"/>')
        for p in (a, b):
            if p not in mouths:
                canvas.stand("arch" if kind == FIELD else "vault", (p[0], p[1] + HALF + 0.8))
