"""What stands and grows in the fields, different on every copy of a tile."""

import math

from shapely import Polygon, box, contains_xy
from shapely.affinity import rotate, translate
from shapely.geometry.base import BaseGeometry

from bastide.art.canvas import Canvas
from bastide.art.curve import Point, brief_path, distance, polygons

CROPS = ("wheat", "plough", "green", "fallow")
TREES = ("oak1", "oak2", "oak3", "oak1", "oak2", "cypress1", "cypress2")


def paint_field(canvas: Canvas, field: BaseGeometry, keep_off: BaseGeometry) -> None:
    """Strips of crop with hedges, groves, sheep, a farm now and then."""
    open_ground = field.buffer(-1.6).difference(keep_off).intersection(box(2.5, 2.5, 97.5, 97.5))
    if open_ground.area < 60:
        _bushes(canvas, field.difference(keep_off).buffer(-1.5).intersection(box(3, 4.5, 97, 98.5)), 1)
        return
    crops = _crops(canvas, open_ground)
    # trees and beasts stand with the foot inside and the head inside too
    room = open_ground.intersection(translate(open_ground.buffer(1), 0, 5)).intersection(
        box(3.2, 6.5, 96.8, 98.5)
    )
    size = open_ground.area
    rng = canvas.rng
    taken: list[Point] = []
    for centre in canvas.scatter(room, 1 + int(size / 1400), 22):
        kind = rng.choice(TREES)
        for _ in range(rng.randint(2, 4) if size > 500 else rng.randint(1, 2)):
            a, r = rng.uniform(0, 2 * math.pi), rng.uniform(0, 7)
            p = (centre[0] + r * math.cos(a), centre[1] + 0.6 * r * math.sin(a))
            if _in(room, p) and all(distance(p, q) > 3.4 for q in taken):
                canvas.stand(
                    kind if rng.random() < 0.7 else rng.choice(TREES), p, scale=rng.choice((0.85, 1.0, 1.0))
                )
                taken.append(p)
    if size > 900 and rng.random() < 0.45:
        for centre in canvas.scatter(room.buffer(-3), 1, 1):
            for n in range(rng.randint(2, 4)):
                p = (centre[0] + (n - 1.5) * 4 + rng.uniform(-1, 1), centre[1] + rng.uniform(-3, 3))
                if _in(room, p) and all(distance(p, q) > 3.8 for q in taken):
                    canvas.stand(rng.choice(("sheep1", "sheep2")), p)
                    taken.append(p)
    if size > 1500 and rng.random() < 0.3:
        for p in canvas.scatter(room.buffer(-4), 1, 1):
            if all(distance(p, q) > 8 for q in taken):
                canvas.stand(rng.choice(("gable2", "long2", "long0")), p, scale=0.85)
                taken.append(p)
    if crops and rng.random() < 0.6:
        at = crops[0].representative_point()
        if _in(room, (at.x, at.y)) and all(distance((at.x, at.y), q) > 5 for q in taken):
            canvas.stand("hay", (at.x, at.y))
            taken.append((at.x, at.y))
    _bushes(canvas, room, 1 + int(size / 1200), taken)


def _in(region: BaseGeometry, p: Point) -> bool:
    return bool(contains_xy(region, p[0], p[1]))


def _bushes(canvas: Canvas, region: BaseGeometry, count: int, taken: list[Point] | None = None) -> None:
    for p in canvas.scatter(region, count, 9, tries=20):
        if all(distance(p, q) > 5 for q in taken or []):
            canvas.stand(canvas.rng.choice(("bush1", "bush2")), p)


def _crops(canvas: Canvas, ground: BaseGeometry) -> list[Polygon]:
    """Strips of crop side by side; they end before the rim, where all fields look alike."""
    rng = canvas.rng
    found: list[Polygon] = []
    for centre in canvas.scatter(ground.buffer(-6), int(ground.area / 2600) + 1, 34):
        if found and rng.random() < 0.25:
            continue
        lean = rng.uniform(-0.45, 0.45) + rng.choice((0.0, math.pi / 2))
        wide, high = rng.uniform(13, 21), rng.uniform(10, 15)
        farm = _oval(centre, wide, high, lean, canvas).intersection(ground.buffer(-1.5))
        for other in found:
            farm = farm.difference(other.buffer(2))
        # cut across into strips, a baulk of grass between them
        strips = max(1, round(2 * high / rng.uniform(7, 10)))
        for n in range(strips):
            low = -high * 1.3 + n * 2.6 * high / strips
            part = box(-40, low, 40, low + 2.6 * high / strips - 1.1)
            part = translate(rotate(part, math.degrees(lean), origin=(0, 0)), centre[0], centre[1])
            pieces = polygons(farm.intersection(part).buffer(-1.1).buffer(1.1))
            if pieces and pieces[0].area > 26:
                found.append(pieces[0])
    last = ""
    vines = rng.random() < 0.35
    plots: list[str] = []
    for plot in found:
        crop = rng.choice([c for c in CROPS if c != last])
        last = crop
        plots.append(f'<path d="{_coarse_path(plot)}" fill="url(#b-{crop})"/>')
        if vines and crop == "fallow":
            for p in canvas.scatter(plot.buffer(-1.6).intersection(box(3, 5, 97, 97)), 7, 3.6):
                canvas.stand("vine", p)
    if plots:
        hedge = 'stroke="#7d914c" stroke-width="1.2" stroke-linecap="round" stroke-dasharray="0 1.7"'
        canvas.lay(f'<g fill-opacity=".72" {hedge}>{"".join(plots)}</g>')
    return found


def _coarse_path(plot: Polygon) -> str:
    """The border of a plot in whole units; a hedge needs no finer line."""
    ring = list(polygons(plot.simplify(0.7))[0].exterior.coords)[:-1]
    return brief_path([(round(x), round(y)) for x, y, *_ in ring], closed=True)


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
