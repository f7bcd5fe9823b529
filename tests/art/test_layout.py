"""The ground plan of every tile says what its data say."""

import itertools

import pytest
from shapely import LineString, Point, box, unary_union
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, distance, polygons, step
from bastide.art.plan.emblems import count_of
from bastide.art.plan.layout import layout
from bastide.art.plan.turned import lying
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile

EDGE_LINES = [
    LineString([step(EDGE_MIDDLE[e], INWARDS[(e - 1) % 4], d) for d in (-50, 50)]) for e in range(4)
]
HALF_LINES = [
    LineString(
        [step(EDGE_MIDDLE[h // 2], INWARDS[(h // 2 - 1) % 4], d) for d in ((0, 50) if h % 2 else (-50, 0))]
    )
    for h in range(8)
]

# What crosses or runs beneath something else shows in two pieces; the reason for each.
PARTED = {
    ("abbey-and-mayor", "city-over-city"): {
        CITY: "the other city crosses it",
        FIELD: "passes beneath the bridge",
    },
    ("king-and-robber-baron", "city-over-city"): {
        CITY: "the other city crosses it",
        FIELD: "passes beneath the bridge",
    },
    ("abbey-and-mayor", "city-over-ends"): {
        CITY: "the other city crosses it",
        FIELD: "passes beneath the bridge",
    },
    ("abbey-and-mayor", "tunnel-city"): {ROAD: "runs through a tunnel"},
    ("princess-and-dragon", "dragon-tunnel"): {ROAD: "runs through a tunnel"},
    ("gold-mines", "Min4D"): {CITY: "the road crosses it on a bridge"},
    ("gold-mines", "Min4F"): {ROAD: "the other road crosses it"},
    ("traders-and-builders", "HB"): {ROAD: "the other road crosses it"},
    ("traders-and-builders", "HC"): {ROAD: "the road to the cottage crosses it"},
    ("river-1", "bridge-city"): {RIVER: "a road crosses it"},
    ("river-1", "bridge-cloister"): {RIVER: "a road crosses it"},
    ("river-1", "bridge-road"): {RIVER: "a road crosses it"},
    ("river-2", "city-bridge"): {RIVER: "the city crosses it", FIELD: "passes beneath the city"},
    ("river-2", "inn-bridge"): {RIVER: "a road crosses it"},
    ("river-2", "bridge-city"): {RIVER: "a road crosses it"},
    ("river-2021", "bridge-city"): {RIVER: "a road crosses it"},
    ("river-2021", "bridge-cloister"): {RIVER: "a road crosses it"},
    ("river-2021", "bridge-road"): {RIVER: "a road crosses it"},
}


def contact(shape: BaseGeometry, line: LineString) -> float:
    return float(shape.buffer(0.02).intersection(line).length)


def test_outlines_cover_the_tile_without_overlap(tile: Tile) -> None:
    plan = layout(tile)
    shapes = [*plan.outlines, *plan.others.values()]
    assert unary_union(shapes).intersection(box(0, 0, 100, 100)).area == pytest.approx(10000, abs=25)
    assert unary_union(shapes).difference(box(0, 0, 100, 100)).area < 0.5
    for a, b in itertools.combinations(shapes, 2):
        assert a.intersection(b).area < 0.5


def test_outlines_touch_exactly_the_edges_of_the_data(tile: Tile) -> None:
    plan = layout(tile)
    width = {ROAD: 9.0, RIVER: 16.0, CITY: 100.0}
    for i, s in enumerate(tile.segments):
        if s.kind in width:
            for e, line in enumerate(EDGE_LINES):
                wanted = width[s.kind] if e in s.edges else 0.0
                assert contact(plan.outlines[i], line) == pytest.approx(wanted, abs=0.6), (s.kind, "NESW"[e])
                if wanted and s.kind != CITY:  # centred
                    assert plan.outlines[i].buffer(0.1).contains(Point(EDGE_MIDDLE[e]))
        elif s.kind == FIELD:
            for h, line in enumerate(HALF_LINES):
                length = contact(plan.outlines[i], line)
                assert (length > 35) if h in s.halves else (length < 1.0), (s.kind, h, length)
        elif "A" not in tile.edges:
            assert all(contact(plan.outlines[i], line) == 0 for line in EDGE_LINES)


def test_segments_are_in_one_piece_unless_something_crosses(tile: Tile) -> None:
    reasons = PARTED.get((tile.set, tile.id), {})
    pieces: dict[str, int] = {}
    for s, shape in zip(tile.segments, layout(tile).outlines, strict=True):
        pieces[s.kind] = max(pieces.get(s.kind, 0), len(polygons(shape)))
    for kind, count in pieces.items():
        assert count == (2 if kind in reasons else 1), kind


def test_fields_touch_the_cities_of_the_data(tile: Tile) -> None:
    plan = layout(tile)
    for i, s in enumerate(tile.segments):
        if s.kind != FIELD:
            continue
        near = plan.outlines[i].buffer(0.1)
        for k, other in enumerate(tile.segments):
            if other.kind == CITY:
                shared = near.intersection(plan.outlines[k].boundary).length
                assert (shared > 4) == (k in s.cities), (i, k, shared)


def test_every_segment_has_anchors_inside_and_apart(tile: Tile) -> None:
    plan = layout(tile)
    everywhere: list[tuple[float, float]] = []
    for s, shape, anchors in zip(tile.segments, plan.outlines, plan.anchors, strict=True):
        assert len(anchors) >= 2, s.kind
        for p in anchors:
            assert shape.contains(Point(p)), s.kind
            assert shape.boundary.distance(Point(p)) >= 0.9
        everywhere += anchors
    for a, b in itertools.combinations(everywhere, 2):
        assert distance(a, b) >= 6.9


def test_a_turned_plan_holds_the_turned_spots(tile: Tile) -> None:
    for rotation in (1, 2, 3):
        plan = lying(tile, rotation)
        for i, s in enumerate(tile.segments):
            if s.kind in (ROAD, CITY, RIVER):
                for e in s.edges:
                    at = step(EDGE_MIDDLE[(e + rotation) % 4], INWARDS[(e + rotation) % 4], 0.5)
                    assert plan.outlines[i].buffer(0.2).contains(Point(at))
            assert all(plan.outlines[i].contains(Point(p)) for p in plan.anchors[i])


def test_emblems_stand_on_their_own_segment(tile: Tile) -> None:
    plan = layout(tile)
    for emblem in plan.emblems:
        here = Point(emblem.at)
        if emblem.kind == "inn":  # beside its road, nearer to it than to any other
            roads = [i for i, s in enumerate(tile.segments) if s.kind == ROAD]
            assert min(roads, key=lambda i: plan.outlines[i].distance(here)) == emblem.segment
            assert plan.outlines[emblem.segment].distance(here) < 11
        elif emblem.segment >= 0:
            assert plan.outlines[emblem.segment].contains(here)


def test_every_mark_has_an_emblem(tile: Tile) -> None:
    kinds = [e.kind for e in layout(tile).emblems]
    words = [e.word for e in layout(tile).emblems if e.kind == "goods"]
    for s in tile.segments:
        assert kinds.count("pennant") >= count_of(s, "pennant")
        for mark in ("cathedral", "princess", "inn", "pig_herd"):
            assert not s.marks.get(mark) or mark in kinds
        assert "goods" not in s.marks or s.marks["goods"] in words
    for mark in ("volcano", "dragon", "portal", "gold", "magic", "bag", "flying_machine"):
        assert (mark in tile.marks) == (mark in kinds)
