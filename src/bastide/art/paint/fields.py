"""What stands and grows in the fields, different on every copy of a tile."""

import math
from collections.abc import Sequence

from shapely import Polygon, box, contains_xy
from shapely.affinity import rotate, translate
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.landmarks import IN_FIELDS
from bastide.art.plan.curve import Point, brief_path, distance, polygons, whole

BAULK = 1.1
HEDGE = 'stroke="#7d914c" stroke-width=".7" stroke-opacity=".6"'
SIGHTS = 0.2  # of the tiles with room for one


def paint_fields(canvas: Canvas, fields: Sequence[BaseGeometry], keep_off: BaseGeometry) -> None:
    """All fields of a tile; one crop of its region grows on each copy, and at most one sight stands there."""
    crop = canvas.rng.choice(canvas.region.crops)
    widest = max(fields, key=lambda field: field.area, default=None)
    sight = canvas.rng.choice(canvas.region.sights) if canvas.rng.random() < SIGHTS else ""
    plots = [
        plot
        for field in fields
        for plot in _field(canvas, field, keep_off, crop, sight if field is widest else "")
    ]
    if plots:
        canvas.lay(f'<g fill-opacity=".62" {HEDGE}>{"".join(plots)}</g>')


def _field(canvas: Canvas, field: BaseGeometry, keep_off: BaseGeometry, crop: str, sight: str) -> list[str]:
    """Strips of crop with hedges, groves, sheep, a farm now and then; the strips are handed back."""
    open_ground = field.buffer(-1.6).difference(keep_off).intersection(box(2.5, 2.5, 97.5, 97.5))
    if open_ground.area < 60:
        _bushes(canvas, field.difference(keep_off).buffer(-1.5).intersection(box(3, 4.5, 97, 98.5)), 1)
        return []
    strips = _strips(canvas, open_ground)
    woods = canvas.region.woods
    # trees and beasts stand with the foot inside and the head inside too
    room = open_ground.intersection(translate(open_ground.buffer(1), 0, 5)).intersection(
        box(3.2, 6.5, 96.8, 98.5)
    )
    size = open_ground.area
    rng = canvas.rng
    taken: list[Point] = _sight(canvas, room, sight) if sight else []
    for centre in canvas.scatter(room, 1 + int(size / 1400), 22):
        kind = rng.choice(woods)
        for _ in range(rng.randint(2, 4) if size > 500 else rng.randint(1, 2)):
            a, r = rng.uniform(0, 2 * math.pi), rng.uniform(0, 7)
            p = whole((centre[0] + r * math.cos(a), centre[1] + 0.6 * r * math.sin(a)))
            if _in(room, p) and all(distance(p, q) > 3.4 for q in taken):
                canvas.stand(kind if rng.random() < 0.7 else rng.choice(woods), p)
                taken.append(p)
    if size > 900 and rng.random() < 0.45:
        for centre in canvas.scatter(room.buffer(-3), 1, 1):
            for n in range(rng.randint(2, 4)):
                p = whole((centre[0] + (n - 1.5) * 4, centre[1] + rng.uniform(-3, 3)))
                if _in(room, p) and all(distance(p, q) > 3.8 for q in taken):
                    canvas.stand(rng.choice(("sheep1", "sheep2")), p)
                    taken.append(p)
    if size > 1500 and rng.random() < 0.3:
        for p in canvas.scatter(room.buffer(-4), 1, 1):
            if all(distance(p, q) > 8 for q in taken):
                canvas.stand(rng.choice(("gable2", "long2", "long0")), p, scale=0.85)
                taken.append(p)
    if strips and rng.random() < 0.35:
        at = strips[0].representative_point()
        p = whole((at.x, at.y))
        if _in(room, p) and all(distance(p, q) > 5 for q in taken):
            canvas.stand("hay", p)
            taken.append(p)
    _bushes(canvas, room, 1 + int(size / 1200), taken)
    vines = rng.random() < 0.2
    plots = []
    for n, strip in enumerate(strips):
        lies_fallow = n % 2 == 1
        paint = canvas.region.fallow if lies_fallow else f"url(#b-{crop})"
        plots.append(f'<path d="{_coarse_path(strip)}" fill="{paint}"/>')
        if vines and lies_fallow:
            for p in canvas.scatter(strip.buffer(-1.6).intersection(box(3, 5, 97, 97)), 7, 3.6):
                canvas.stand("vine", p)
    return plots


def _sight(canvas: Canvas, room: BaseGeometry, name: str) -> list[Point]:
    """Set up a sight where it has room; the points that nothing else may come near."""
    reach, _ = IN_FIELDS[name]
    for x, y in canvas.scatter(room.buffer(-0.7 * reach), 1, 1):
        canvas.stand(name, (x, y), scale=1.1)
        return [
            whole((x + dx, y + dy)) for dx in (-reach, -reach / 2, 0, reach / 2, reach) for dy in (-6, -2, 2)
        ]
    return []


def _in(region: BaseGeometry, p: Point) -> bool:
    return bool(contains_xy(region, p[0], p[1]))


def _bushes(canvas: Canvas, region: BaseGeometry, count: int, taken: list[Point] | None = None) -> None:
    for p in canvas.scatter(region, count, 9, tries=20):
        if all(distance(p, q) > 5 for q in taken or []):
            canvas.stand("bush", p)


def _strips(canvas: Canvas, ground: BaseGeometry) -> list[Polygon]:
    """Strips of land side by side; they end before the rim, where all fields look alike."""
    rng = canvas.rng
    found: list[Polygon] = []
    for centre in canvas.scatter(ground.buffer(-6), int(ground.area / 2600) + 1, 34):
        if found and rng.random() < 0.25:
            continue
        lean = rng.uniform(-0.45, 0.45) + rng.choice((0.0, math.pi / 2))
        wide, high = rng.uniform(15, 23), rng.uniform(12, 17)
        farm = _oval(centre, wide, high, lean, canvas).intersection(ground.buffer(-1.5))
        for other in found:
            farm = farm.difference(other.buffer(2))
        # cut across into strips, a baulk of grass between them
        strips = max(1, round(2 * high / rng.uniform(7, 10)))
        for n in range(strips):
            low = -high * 1.3 + n * 2.6 * high / strips
            part = box(-40, low, 40, low + 2.6 * high / strips - BAULK)
            part = translate(rotate(part, math.degrees(lean), origin=(0, 0)), centre[0], centre[1])
            pieces = polygons(farm.intersection(part).buffer(-1.1).buffer(1.1))
            if pieces and pieces[0].area > 26:
                found.append(pieces[0])
    return found


def _coarse_path(plot: Polygon) -> str:
    """The border of a plot in whole units; a hedge needs no finer line."""
    ring = list(polygons(plot.simplify(0.7))[0].exterior.coords)[:-1]
    return brief_path([whole((x, y)) for x, y, *_ in ring], closed=True)


def _oval(centre: Point, wide: float, high: float, lean: float, canvas: Canvas) -> Polygon:
    corners = []
    for n in range(9):
        a = 2 * math.pi * n / 9
        r = canvas.rng.uniform(0.82, 1.18)
        x, y = wide * r * math.cos(a), high * r * math.sin(a)
        corners.append(
            (
                centre[0] + x * math.cos(lean) - y * math.sin(lean),
                centre[1] + x * math.sin(lean) + y * math.cos(lean),
            )
        )
    return Polygon(corners).buffer(0).buffer(-3).buffer(3)
