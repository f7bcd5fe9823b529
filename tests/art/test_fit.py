"""Short paths stay close to what they stand for."""

import re

import pytest
from shapely import LineString, Point, Polygon, box

from bastide.art.plan.curve import bezier
from bastide.art.plan.fit import curve_path, round_path
from bastide.art.plan.ways import through

COMMAND = re.compile(r"([Mclz])([^Mclz]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
LINES = {
    "straight": [(0.0, 50.0), (100.0, 50.0)],
    "bend": through(0, 1),
    "wave": through(3, 1, sag=9, wave=12),
    "angle": [(0.0, 0.0), (40.0, 0.0), (40.0, 30.0)],
    "arc and line": [*bezier((0, 0), (0, 20), (10, 30), (30, 30)), (90.0, 30.0)],
}


def drawn(d: str) -> list[tuple[float, float]]:
    """Points along a path, as a renderer would walk it."""
    x = y = 0.0
    found: list[tuple[float, float]] = []
    for letter, words in COMMAND.findall(d):
        values = [float(w) for w in NUMBER.findall(words)]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        if letter == "M":
            x, y = pairs[0]
            found.append((x, y))
        for n in range(0, len(pairs), 3 if letter == "c" else 1):
            if letter == "c":
                a, b, c = ((x + dx, y + dy) for dx, dy in pairs[n : n + 3])
                found += bezier((x, y), a, b, c)[1:]
            elif letter == "l":
                found.append((x + pairs[n][0], y + pairs[n][1]))
            x, y = found[-1]
    return found


@pytest.mark.parametrize("name", LINES)
def test_a_curve_stays_close_to_its_points(name: str) -> None:
    points = LINES[name]
    path = drawn(curve_path(tuple(points)))
    assert path[0] == pytest.approx(points[0], abs=0.06)
    assert path[-1] == pytest.approx(points[-1], abs=0.06)
    assert LineString(path).hausdorff_distance(LineString(points)) < 0.5


def test_one_curve_is_written_as_one() -> None:
    assert len(re.findall(r"\d+", curve_path(tuple(bezier((0, 50), (30, 50), (50, 70), (50, 100)))))) < 20


@pytest.mark.parametrize(
    "shape",
    [Point(50, 50).buffer(20), box(10, 10, 90, 40), Polygon([*through(0, 1), (100, 0)]), box(5, 5, 9, 9)],
)
def test_an_outline_keeps_its_ground_and_its_corners(shape: Polygon) -> None:
    path = Polygon(drawn(round_path(shape)))
    assert path.symmetric_difference(shape).area < 0.02 * shape.area
    assert path.hausdorff_distance(shape) < 0.5


def test_a_hole_stays_a_hole() -> None:
    ring = Point(50, 50).buffer(30).difference(Point(50, 50).buffer(20))
    assert round_path(ring).count("M") == 2
