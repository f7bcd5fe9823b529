"""A tile for small sizes: the same plan as the large picture, with calm masses, thick walls and large signs.

Below some sixty pixels single houses and trees are only noise. What counts is what belongs together: roofs,
walls, roads, water and emblems.
"""

from collections.abc import Iterable
from functools import lru_cache

from shapely import box, unary_union
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.defs import use
from bastide.art.paint.drawn import symbol_of
from bastide.art.paint.middle import shaped
from bastide.art.paint.palette import (
    INK,
    MEADOW,
    MEADOW_DARK,
    ROAD,
    ROAD_EDGE,
    ROOF,
    ROOF_SHADE,
    STONE,
    WATER,
    WATER_DARK,
)
from bastide.art.paint.tile import framed, tile_svg
from bastide.art.plan.block import block_of
from bastide.art.plan.curve import Point, number
from bastide.art.plan.fit import curve_path, round_path
from bastide.art.plan.looks import mark_look, own_picture, segment_look
from bastide.art.plan.places import disc
from bastide.art.plan.plan import Layout
from bastide.art.plan.turned import lying
from bastide.core.tiles import RIVER, Tile
from bastide.core.tiles import ROAD as ROAD_KIND

WINDOW = box(-0.5, -0.5, 100.5, 100.5)
ROAD_WIDTH, ROAD_RIM = 10.0, 3.6
WALL_WIDTH, WALL_RIM = 6.4, 2.4
ROW = 15.0  # between ridges of the roofs; a divisor of nothing, so that neighbours differ
LARGER = 1.75  # signs beside those of the large picture
MARGIN = 3.0
CORN = "#d9b54a"


@lru_cache(maxsize=4096)
def small_tile_svg(tile: Tile, rotation: int = 0, size: float = 100) -> str:
    """One tile as a picture to be shown small."""
    if own_picture(tile) is not None or block_of(tile) is not None:
        return tile_svg(tile, rotation=rotation, size=size)  # one picture by itself, or a part of one
    plan = lying(tile, rotation % 4)
    parts = [
        f'<path d="M0 0H100V100H0Z" fill="{MEADOW}"/>',
        *_waters(plan),
        *_roads(plan),
        *_cities(plan),
        *_middle(plan),
        *_emblems(plan),
    ]
    return framed("".join(parts), (0, 0, 100, 100), size, title=f"{tile.set} {tile.id}")


def _area(shape: BaseGeometry, fill: str) -> str:
    return f'<path d="{round_path(shape.intersection(WINDOW))}" fill="{fill}"/>'


def _waters(plan: Layout) -> Iterable[str]:
    """Rivers in two blues."""
    for i, segment in enumerate(plan.tile.segments):
        if segment.kind == RIVER and i in plan.bands:
            yield from _water(plan.bands[i])


def _water(shape: BaseGeometry) -> Iterable[str]:
    yield _area(shape.buffer(1.2), WATER_DARK)
    yield _area(shape.buffer(-1.4), WATER)


def _roads(plan: Layout) -> Iterable[str]:
    """Broad and light, with a dark rim; where they end together lies a square."""
    d = "".join(
        curve_path(tuple(line))
        for i, s in enumerate(plan.tile.segments)
        if s.kind == ROAD_KIND and i in plan.lines
        for line in plan.lines[i]
    )
    if d:
        for colour, width in ((ROAD_EDGE, ROAD_WIDTH + ROAD_RIM), (ROAD, ROAD_WIDTH)):
            yield (
                f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
                'stroke-linecap="round"/>'
            )
    if "junction" in plan.others:
        yield _area(disc(plan.hub, 13), ROAD_EDGE)
        yield _area(disc(plan.hub, 10), ROOF[1])
        yield _area(disc(plan.hub, 5), ROAD)


def _cities(plan: Layout) -> Iterable[str]:
    """One mass of roofs, with ridges, and a thick wall."""
    for city in plan.cities.values():
        ground = city.ground.intersection(WINDOW)
        yield _area(ground.buffer(0.3), ROOF[0])
        rows = [box(0, y, 100, y + ROW / 3) for y in range(4, 100, int(ROW))]
        shade = ground.buffer(-4).intersection(unary_union(rows))
        if not shade.is_empty:
            yield f'<path d="{round_path(shade)}" fill="{ROOF_SHADE[0]}" fill-opacity=".45"/>'
    d = "".join(curve_path(wall.points) for city in plan.cities.values() for wall in city.walls)
    if d:
        for colour, width in ((INK, WALL_WIDTH + WALL_RIM), (STONE, WALL_WIDTH)):
            yield (
                f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
                'stroke-linejoin="round"/>'
            )


def _middle(plan: Layout) -> Iterable[str]:
    """Lakes and circles where roads end; cloisters and their like, larger."""
    if "lake" in plan.others:
        yield from _water(plan.others["lake"])
    if "circle" in plan.others:
        yield _area(disc(plan.hub, 17), ROAD_EDGE)
        yield _area(disc(plan.hub, 15), CORN)
    for shape in ("lake", "circle"):
        for look in shaped(plan, shape):
            scale = look.number("scale", 1.0) * (LARGER if shape == "lake" else 1.3)
            yield use(symbol_of(look), *plan.hub, scale=scale)
    for i, at in plan.centres.items():
        segment = plan.tile.segments[i]
        look = segment_look(segment)
        scale = look.number("scale", 1.0) * (1.5 if segment.in_centre else LARGER)
        drop = look.number("drop", 0.0) + (7.0 if segment.in_centre else 0.0)
        yield _area(disc(at, 19 if segment.in_centre else 14), MEADOW_DARK)
        yield use(symbol_of(look), at[0], at[1] + drop, scale=scale)


def _emblems(plan: Layout) -> Iterable[str]:
    """Pennants, inns and all other signs, as large as there is room."""
    for emblem in plan.emblems:
        look = mark_look(emblem.kind, emblem.word)
        scale = look.number("scale", 1.0) * LARGER
        x, y = _inside(emblem.at, emblem.room * LARGER * 0.8 + MARGIN)
        yield use(symbol_of(look), x, y, scale=scale)


def _inside(at: Point, room: float) -> Point:
    """A point moved so far from the rim that what lies there is whole."""
    room = min(room, 50.0)
    return min(max(at[0], room), 100 - room), min(max(at[1], room), 100 - room)
