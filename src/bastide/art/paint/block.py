"""Painting a walled city on a block of tiles, each tile its part of one picture."""

import random

from shapely import box, unary_union
from shapely.affinity import translate

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.city import BEYOND, SQUARE, paint_gate, paint_houses, paint_streets, paint_walls
from bastide.art.paint.defs import use
from bastide.art.paint.drawn import expand, symbol_of
from bastide.art.paint.regions import REGIONS
from bastide.art.plan.block import Block
from bastide.art.plan.curve import pair, turned
from bastide.art.plan.places import disc
from bastide.art.plan.plan import Layout
from bastide.art.plan.turned import turned_shape
from bastide.art.plan.walls import Wall


def paint_block(canvas: Canvas, plan: Layout, block: Block) -> None:
    """Streets, walls, places and houses of the part that lies on a tile."""
    whole_city = turned_shape(block.city, plan.rotation)
    ground = whole_city.intersection(SQUARE)
    if ground.is_empty:
        return
    paint_streets(canvas, ground)
    inside = whole_city.boundary.intersection(box(-0.3, -0.3, 100.3, 100.3))
    lines = [line for line in getattr(inside, "geoms", [inside]) if line.length > 1]
    gates = [(g.at, 13.0) for g in plan.gates]
    walls = tuple(Wall(-1, tuple(line.coords)) for line in lines)
    paint_walls(canvas, walls, gates)
    banner = expand(str(block.look.data.get("banner", "")))
    for g in plan.gates:
        paint_gate(canvas, g.at)
        x, y = g.at
        if banner:
            canvas.raise_up(y + 2, f'<g transform="translate({pair(g.at)})">{banner}</g>')
    keep = []
    for name, place in block.places.items():
        x, y = turned(block.at(name), plan.rotation)
        keep.append(disc((x, y), place.room))
        if translate(place.reach, x, y).intersects(SQUARE):
            drawing = use(symbol_of(place.look), x, y)
            canvas.raise_up(y + 10, f'<g clip-path="url(#b-cell)">{drawing}</g>')
    keep += [disc(g.at, 10) for g in plan.gates]
    edges = {e for e in range(4) if ground.intersection(BEYOND[e]).area > 0.5}
    whole = unary_union([ground, *(whole_city.intersection(BEYOND[e]) for e in edges)])
    # One city, however far its tiles lie apart in the regions.
    old = canvas.rng, canvas.region
    canvas.rng, canvas.region = random.Random(f"{block.look.data.get('seed', '')} {plan.tile.id}"), REGIONS[0]
    paint_houses(canvas, whole, set(), unary_union(keep))
    canvas.rng, canvas.region = old
