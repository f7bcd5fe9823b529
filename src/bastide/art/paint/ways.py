"""Roads, rivers, lakes and bridges."""

import math
from collections.abc import Sequence

from shapely import box
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.canvas import Canvas
from bastide.art.paint.defs import use
from bastide.art.paint.palette import (
    BANK,
    BANK_EDGE,
    INK,
    ROAD,
    ROAD_EDGE,
    ROAD_RUT,
    STONE,
    STONE_SHADE,
    TIMBER,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
)
from bastide.art.plan.curve import Point, distance, number, step
from bastide.art.plan.fit import curve_path, lines_path, round_path
from bastide.art.plan.plan import NOTHING
from bastide.art.plan.ways import RIVER_HALF, ROAD_HALF, Line

WINDOW = box(-0.2, -0.2, 100.2, 100.2)
TRACK = 1.7  # from the middle of a road to where the wheels run


def _curve(line: Line) -> str:
    points = list(line)
    # a hair over the rim, so that no gap shows where neighbours meet
    for at, inner in ((0, 1), (-1, -2)):
        p, q = points[at], points[inner]
        if min(p) <= 0.01 or max(p) >= 99.99:
            d = distance(p, q)
            points[at] = (p[0] + (p[0] - q[0]) / d * 0.2, p[1] + (p[1] - q[1]) / d * 0.2)
    return curve_path(tuple(points))


def paint_road(canvas: Canvas, lines: list[Line]) -> None:
    """A sandy road with dark edges and worn ruts."""
    d = "".join(_curve(line) for line in lines)
    canvas.lay(
        f'<g fill="none"><path d="{d}" stroke="{ROAD_EDGE}" stroke-width="{number(2 * ROAD_HALF)}"/>'
        f'<path d="{d}" stroke="{ROAD}" stroke-width="{number(2 * ROAD_HALF - 1.5)}"/>'
        f'<path d="{d}" stroke="{ROAD_RUT}" stroke-width="5.4" stroke-dasharray=".8 5.4 .8 9.2" '
        'stroke-opacity=".75"/></g>'
    )


def paint_broad_road(canvas: Canvas, band: BaseGeometry) -> None:
    """A road that is more than a line, one that runs in three directions or up to a wall: a single
    surface, and wheel tracks that go on without a stop."""
    for colour, inset in ((ROAD_EDGE, 0.0), (ROAD, 0.75)):
        shape = band.buffer(-inset).intersection(WINDOW)
        canvas.lay(f'<path d="{round_path(shape)}" fill="{colour}"/>')
    tracks = band.buffer(TRACK - ROAD_HALF).boundary.intersection(box(4, 4, 96, 96))
    canvas.lay(
        f'<path d="{lines_path(tracks)}" fill="none" stroke="{ROAD_RUT}" stroke-width="1" '
        'stroke-linecap="round"/>'
    )


def paint_river(canvas: Canvas, lines: list[Line], band: BaseGeometry, bridges: BaseGeometry) -> None:
    """A river from edge to edge."""
    d = "".join(_curve(line) for line in lines)
    looks = ((BANK_EDGE, 0.0), (BANK, 0.5), (WATER_DARK, 1.5), (WATER, 3.2))
    strokes = "".join(
        f'<path d="{d}" stroke="{colour}" stroke-width="{number(2 * (RIVER_HALF - inset))}"/>'
        for colour, inset in looks
    )
    canvas.lay(f'<g fill="none" stroke-linejoin="round">{strokes}</g>')
    _glints(canvas, lines, band, bridges)


def paint_water(
    canvas: Canvas, band: BaseGeometry, lines: Sequence[Line] = (), bridges: BaseGeometry = NOTHING
) -> None:
    """Water of any shape with its banks."""
    for colour, inset in ((BANK_EDGE, 0.0), (BANK, 0.5), (WATER_DARK, 1.5), (WATER, 3.2)):
        shape = band.buffer(-inset).intersection(WINDOW)
        canvas.lay(f'<path d="{round_path(shape)}" fill="{colour}"/>')
    _glints(canvas, lines, band, bridges)


def _glints(canvas: Canvas, lines: Sequence[Line], band: BaseGeometry, bridges: BaseGeometry) -> None:
    """Ripples and reeds, none of them on a bridge."""
    for line in lines:
        canvas.lay(
            f'<path d="{_curve(line)}" fill="none" stroke="{WATER_LIGHT}" stroke-width=".8" '
            'stroke-dasharray="6 5 3 8"'
            ' stroke-linecap="round" stroke-opacity=".9"/>'
        )
    for p in canvas.scatter(band.buffer(-4.6).intersection(box(5, 5, 95, 95)), 7, 8):
        canvas.lay(use("ripple", *p))
    shore = band.buffer(-0.6).difference(band.buffer(-1.6)).intersection(box(6, 8, 94, 96))
    shore = shore.difference(bridges)
    for p in canvas.scatter(shore, 3, 14, tries=120):
        canvas.stand("reed", p)


def paint_bridge(canvas: Canvas, at: Point, along: Point, span: float, *, half: float = ROAD_HALF) -> None:
    """A stone bridge that carries a road over something ``span`` wide."""
    angle = math.degrees(math.atan2(along[1], along[0]))
    reach = span / 2 + 4
    width = half + 1.4
    arch = number(span / 2)
    canvas.lay(
        f'<g transform="translate({number(at[0])} {number(at[1])})rotate({number(angle)})">'
        f'<path d="M-{arch}-{width}h{number(span)}v{number(2 * width + 2.4)}h-{number(span)}z" '
        'fill="#1f2c33" fill-opacity=".28"/>'
        f'<path d="M-{number(reach)}-{number(half - 0.6)}H{number(reach)}V{number(half - 0.6)}'
        f'H-{number(reach)}Z" fill="{ROAD}"/>'
        f'<path d="M-{number(span / 4)}-{number(half)}V{number(half)}M{number(span / 4)}-{number(half)}'
        f'V{number(half)}M0-{number(half)}V{number(half)}"'
        f' stroke="{ROAD_RUT}" stroke-width=".6"/>'
        + "".join(
            f'<path d="M-{number(reach)} {number(s * (width + 1))}L-{number(reach - 3)} '
            f"{number(s * (width - 0.6))}H{number(reach - 3)}"
            f'L{number(reach)} {number(s * (width + 1))}" fill="none" stroke="{c}" stroke-width="{w}" '
            'stroke-linejoin="round"/>'
            for s in (-1, 1)
            for c, w in ((INK, 2.9), (STONE if s < 0 else STONE_SHADE, 2))
        )
        + "</g>"
    )


def paint_jetty(canvas: Canvas, lake: Point, radius: float, shore: Point) -> None:
    """Planks where a road ends at a lake."""
    d = distance(lake, shore) or 1.0
    way = ((shore[0] - lake[0]) / d, (shore[1] - lake[1]) / d)
    a, b = step(lake, way, radius + 1.5), step(lake, way, radius - 6)
    line = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
    canvas.lay(
        f'<path d="{line}" stroke="{INK}" stroke-width="7.4"/><path d="{line}" stroke="#b58a57" '
        'stroke-width="6.4"/>'
        f'<path d="{line}" stroke="{TIMBER}" stroke-width="6.4" stroke-dasharray=".5 1.3"/>'
    )


RIVER_SPAN = 2 * RIVER_HALF
