"""What stands in the middle of a tile, and its emblems."""

import math

from shapely import get_parts, line_merge, unary_union

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.defs import use
from bastide.art.paint.drawn import symbol_of
from bastide.art.paint.palette import ROAD, ROAD_EDGE
from bastide.art.paint.ways import paint_jetty, paint_water
from bastide.art.plan.curve import INWARDS, Point, number, step
from bastide.art.plan.emblems import Emblem
from bastide.art.plan.fit import lines_path, round_path
from bastide.art.plan.looks import mark_look, segment_look
from bastide.art.plan.places import disc
from bastide.art.plan.plan import NOTHING, Layout
from bastide.core.geometry import WINDS
from bastide.core.tiles import ROAD as ROAD_KIND
from bastide.expansions.drawings import Look


def paint_middle(canvas: Canvas, plan: Layout) -> None:
    """Villages, lakes, circles, what stands in the middle, lonely houses."""
    at = plan.hub
    if "junction" in plan.others:
        _village(canvas, plan)
    if "lake" in plan.others:
        paint_water(canvas, plan.others["lake"])
        radius = math.sqrt(plan.others["lake"].area / math.pi)
        for i, (kind, _) in plan.ends.items():
            if kind == "lake" and plan.lines.get(i):
                paint_jetty(canvas, at, radius, plan.lines[i][0][-6])
        for look in shaped(plan, "lake"):
            canvas.stand(symbol_of(look), (at[0], at[1] + 3), scale=look.number("scale", 1.0))
    for look in shaped(plan, "circle"):
        canvas.pin(use(symbol_of(look), *plan.hub))
    for i, p in plan.centres.items():
        look = segment_look(plan.tile.segments[i])
        scale = _yard_scale(plan, i) if look.data.get("fills_yard") else look.number("scale", 1.0)
        if plan.tile.segments[i].in_centre:
            canvas.stand(symbol_of(look), (p[0], p[1] + look.number("drop", 0.0)), scale=scale)
        else:
            canvas.lay(use(symbol_of(look), *p, scale=scale))
    for i, (kind, p) in plan.ends.items():
        if kind == "house":
            canvas.stand("long2", (p[0] + 1, p[1] + 3), scale=1.4)
            canvas.stand("oak2", (p[0] + 9, p[1] + 2))
        elif kind == "cottage":
            canvas.stand("gable1", (p[0] + 2, p[1] + 4), scale=1.4)
        elif kind == "spring":
            _spring_rocks(canvas, plan, i, p)
    if plan.hub_kind == "well":
        canvas.stand("wellhouse", well_at(plan), scale=1.2)


def shaped(plan: Layout, shape: str) -> list[Look]:
    """The marks of the tile that make this of its ground, and show as something on it too."""
    looks = [mark_look(name, value) for name, value in plan.tile.marks.items() if value]
    return [look for look in looks if look.shape == shape and look.svg]


def _spring_rocks(canvas: Canvas, plan: Layout, river: int, head: Point) -> None:
    """Rocks round the pool in which a river rises, none of them on a road."""
    roads = unary_union([b for k, b in plan.bands.items() if plan.tile.segments[k].kind == ROAD_KIND])
    water = plan.bands[river].difference(roads)
    pool = water.boundary.intersection(disc(head, 14)).difference(roads.buffer(2))
    for stretch in get_parts(line_merge(pool)):
        for n in range(int(stretch.length / 4.5) + 1):
            at = stretch.interpolate(4.5 * n)
            canvas.stand("rock", (at.x, at.y + 0.8), scale=1.3)


def well_at(plan: Layout) -> Point:
    """The foot of a well: in the meadow between two arms of the road, which runs past it in all its
    directions."""
    held = {(e + plan.rotation) % 4 for s in plan.tile.segments if s.kind == ROAD_KIND for e in s.edges}
    side = next(e for e in range(4) if {e, (e + 1) % 4} <= held)
    x, y = step(step(plan.hub, INWARDS[side], -15), INWARDS[(side + 1) % 4], -15)
    return x, y + 5


def _yard_scale(plan: Layout, index: int) -> float:
    """A cloister fills its yard, wide or narrow."""
    x0, _, x1, _ = plan.outlines[index].bounds
    return max(0.75, (x1 - x0) / 27)


def _village(canvas: Canvas, plan: Layout) -> None:
    """A green where roads meet and end: houses stand on the road itself, so that none seems to go on."""
    at = plan.hub
    square = plan.others["junction"]
    canvas.lay(
        f'<path d="{round_path(square.buffer(0.5))}" fill="{ROAD_EDGE}"/>'
        f'<path d="{round_path(square.buffer(-0.3))}" fill="{ROAD}"/>'
    )
    canvas.stand("cross", (at[0], at[1] + 2.4))
    names = ["gable0", "long1", "gable2", "long3", "gable4", "long0"]
    canvas.rng.shuffle(names)
    for n, (dx, dy) in enumerate(((-6.6, -3.6), (6.4, -4.2), (-6.2, 8), (6.8, 7.6))):
        canvas.stand(names[n], (at[0] + dx, at[1] + dy), scale=0.85)


def paint_crop(canvas: Canvas, plan: Layout) -> None:
    """The flattened corn of a circle. It runs on to the foot of every wall it meets, and a hedge
    closes it off from everything else: fields and roads end here."""
    shape = plan.others.get("circle", NOTHING)
    if shape.is_empty:
        return
    towns = unary_union([c.ground for c in plan.cities.values()])
    sown = shape.union(shape.buffer(4).intersection(towns))
    x, y = number(plan.hub[0]), number(plan.hub[1])
    rings = [disc(plan.hub, r).boundary.intersection(sown) for r in range(19, 68, 7)]
    studs = "".join(
        f"M{number(plan.hub[0] + 11.4 * math.cos(n * math.pi / 3))} "
        f"{number(plan.hub[1] + 11.4 * math.sin(n * math.pi / 3))}h0"
        for n in range(6)
    )
    hedge = shape.buffer(0.6).boundary.difference(towns)
    canvas.lay(
        f'<path d="{round_path(sown)}" fill="url(#b-crop)"/>'
        f'<g fill="none" stroke="#96762a" stroke-linecap="round" opacity=".8">'
        f'<circle cx="{x}" cy="{y}" r="9" stroke-width="2.4"/>'
        f'<circle cx="{x}" cy="{y}" r="12" stroke-width=".8"/>'
        f'<path d="{studs}" stroke-width="3"/>'
        f'<path d="{"".join(lines_path(ring) for ring in rings)}" stroke-width="1.6"/></g>'
        f'<path d="{lines_path(hedge)}" fill="none" stroke="#4c6a2c" stroke-width="2.4" '
        'stroke-linecap="round" stroke-dasharray="0 1.7"/>'
    )


def paint_emblem(canvas: Canvas, emblem: Emblem) -> None:
    """One emblem; those that stand on the ground take their place among the trees."""
    look = mark_look(emblem.kind, emblem.word)
    name, scale = symbol_of(look), look.number("scale", 1.0)
    x, y = emblem.at
    if "standing" in look.data:
        dx, dy = look.numbers("standing", (0.0, 0.0))
        canvas.stand(name, (x + dx, y + dy), scale=scale)
    elif look.data.get("raised"):
        canvas.raise_up(y + 5, use(name, x, y, scale=scale))
    else:
        canvas.pin(use(name, x, y, scale=scale))
    if emblem.word in WINDS:
        _arrow(canvas, emblem.at, emblem.word)


def arrow_tip(at: Point, wind: str) -> Point:
    """Where the arrow of a mark lies that points somewhere."""
    a = math.radians(45 * WINDS.index(wind))
    return at[0] + 21 * math.sin(a), at[1] - 21 * math.cos(a)


def _arrow(canvas: Canvas, at: Point, wind: str) -> None:
    """The way that a mark points."""
    angle = -90 + 45 * WINDS.index(wind)
    tip = arrow_tip(at, wind)
    canvas.pin(
        f'<use href="#b-arrow" transform="translate({number(tip[0])} {number(tip[1])})rotate({angle})"/>'
    )
