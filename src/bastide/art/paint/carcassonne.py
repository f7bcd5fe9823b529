"""Painting the City of Carcassonne, each tile its part of one picture."""

import random

from shapely import box, unary_union
from shapely.affinity import translate

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.city import BEYOND, SQUARE, paint_gate, paint_houses, paint_streets, paint_walls
from bastide.art.paint.defs import use
from bastide.art.paint.palette import INK
from bastide.art.plan import carcassonne
from bastide.art.plan.carcassonne import QUARTERS, REACH
from bastide.art.plan.curve import number, turned
from bastide.art.plan.places import disc
from bastide.art.plan.plan import Layout
from bastide.art.plan.turned import turned_shape
from bastide.art.plan.walls import Wall

# The king's colours over every gate: no player's city bears them.
_BANNER = (
    '<path transform="translate({} {})" d="M0 0V-7.6H6.4L4.8-5.6 6.4-3.6H.3" fill="#2f62a8" '
    f'stroke="{INK}" stroke-width=".6"/>'
)


def paint(canvas: Canvas, plan: Layout) -> None:
    """Streets, walls, quarters and houses of the part that lies on a tile."""
    whole_city = turned_shape(carcassonne.city_from(plan.tile), plan.turn)
    ground = whole_city.intersection(SQUARE)
    if ground.is_empty:
        return
    paint_streets(canvas, ground)
    inside = whole_city.boundary.intersection(box(-0.3, -0.3, 100.3, 100.3))
    lines = [line for line in getattr(inside, "geoms", [inside]) if line.length > 1]
    gates = [(g.at, 13.0) for g in plan.gates]
    walls = tuple(Wall(-1, tuple(line.coords)) for line in lines)
    paint_walls(canvas, walls, gates)
    for g in plan.gates:
        paint_gate(canvas, g.at)
        x, y = g.at
        canvas.raise_up(y + 2, _BANNER.format(number(x - 4.6), number(y - 9.4)))
    keep = []
    for name, (_, room) in QUARTERS.items():
        x, y = turned(carcassonne.quarter_at(plan.tile, name), plan.turn)
        keep.append(disc((x, y), room))
        if translate(REACH[name], x, y).intersects(SQUARE):
            canvas.raise_up(y + 10, f'<g clip-path="url(#b-cell)">{use(f"quarter-{name}", x, y)}</g>')
    keep += [disc(g.at, 10) for g in plan.gates]
    edges = {e for e in range(4) if ground.intersection(BEYOND[e]).area > 0.5}
    whole = unary_union([ground, *(whole_city.intersection(BEYOND[e]) for e in edges)])
    old, canvas.rng = canvas.rng, random.Random(f"carcassonne {plan.tile.id}")
    paint_houses(canvas, whole, set(), unary_union(keep))
    canvas.rng = old
