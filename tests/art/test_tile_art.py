"""Pictures of tiles."""

import re
import xml.etree.ElementTree as ET

import pytest
from shapely import Point, box

from bastide.art import tile_geometry, tile_svg
from bastide.art.paint.defs import library
from bastide.art.paint.middle import well_at
from bastide.art.paint.regions import COPIES, REGIONS
from bastide.art.paint.tile import tile_art
from bastide.art.plan.curve import brief_path, distance, polygons
from bastide.art.plan.emblems import count_of
from bastide.art.plan.passages import LANE, passages
from bastide.art.plan.turned import lying
from bastide.art.plan.walls import drawing_list
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile
from bastide.expansions.loader import load

USED = re.compile(r"#(b-[\w-]+)")
SHOWS = ("volcano", "dragon", "portal", "gold", "magic", "bag", "flying_machine", "lake_ferry")


def test_is_well_formed_small_and_complete(tile: Tile) -> None:
    svg = tile_svg(tile, rotation=1, seed=3)
    root = ET.fromstring(svg)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert set(USED.findall(svg)) <= set(ids)
    assert len(svg) < 15_000
    assert not re.search(r"\bnan\b", svg)


def test_pictures_are_small(tiles: list[Tile]) -> None:
    assert sum(len(tile_svg(t)) for t in tiles) / len(tiles) < 10_000


def test_shows_what_is_printed(tile: Tile) -> None:
    art = tile_art(tile, 0, 0)
    body = art.flat + art.standing
    for mark in SHOWS:
        assert (mark in tile.marks) == (f'"#b-m-{mark}"' in body), mark
    kinds = [s.kind for s in tile.segments]
    for kind, name in (("cloister", "cloister"), ("shrine", "s-shrine"), ("garden", "s-garden")):
        assert (kind in kinds) == (f'"#b-{name}"' in body)
    pennants = sum(count_of(s, "pennant") for s in tile.segments)
    assert body.count('"#b-m-pennant"') == pennants
    if "crop_circle" in tile.marks:
        assert f'"#b-m-crop_circle-{tile.marks["crop_circle"]}"' in body
    gates = sum(any(tile.segments[k].kind == "city" for k in g) for g in tile.joints)
    if gates and "cloister" not in kinds:
        assert body.count('"#b-gate"') >= gates


TURRET = re.compile(r'#b-turret" x="([-.\d]+)" y="([-.\d]+)"')


@pytest.mark.parametrize("rotation", range(4))
def test_no_tower_stands_before_an_emblem(tile: Tile, rotation: int) -> None:
    towers = [(float(x), float(y)) for x, y in TURRET.findall(tile_art(tile, rotation, 0).standing)]
    for emblem in lying(tile, rotation).emblems:
        assert all(distance(emblem.at, tower) > emblem.room + 2.5 for tower in towers), emblem.kind


def test_no_tower_stands_on_a_road(tile: Tile) -> None:
    towers = [Point(float(x), float(y)) for x, y in TURRET.findall(tile_art(tile, 1, 0).standing)]
    plan = lying(tile, 1)
    roads = [o for s, o in zip(tile.segments, plan.outlines, strict=True) if s.kind == ROAD]
    assert all(road.distance(tower) > 4 for road in roads for tower in towers)


@pytest.mark.parametrize("rotation", range(4))
def test_no_inn_stands_before_a_gate(tile: Tile, rotation: int) -> None:
    plan = lying(tile, rotation)
    inns = [box(x - 13, y - 12, x + 13, y + 11) for x, y in (e.at for e in plan.emblems if e.kind == "inn")]
    gates = [box(x - 7, y - 10, x + 7, y + 1) for x, y in (g.at for g in plan.gates)]
    assert not any(inn.intersects(gate) for inn in inns for gate in gates)


@pytest.mark.parametrize("rotation", range(4))
def test_a_well_stands_in_the_meadow(rotation: int) -> None:
    """The road beside it is one, so nothing may seem to end it."""
    tile = load("abbey-and-mayor").tile("well")
    plan = lying(tile, rotation)
    x, y = well_at(plan)
    road = next(o for s, o in zip(tile.segments, plan.outlines, strict=True) if s.kind == ROAD)
    assert box(x - 5, y - 11, x + 5, y + 1).distance(road) > 1


def test_same_seed_same_picture_other_seed_other_picture() -> None:
    tile = load("base").tile("U")
    assert tile_art.__wrapped__(tile, 0, 1) == tile_art.__wrapped__(tile, 0, 1)
    assert len({tile_svg(tile, seed=n) for n in range(9)}) == 9


def test_turning_turns_the_ground() -> None:
    tile = load("base").tile("D")
    assert len({tile_svg(tile, rotation=t) for t in range(4)}) == 4
    assert tile_svg(tile, rotation=4) == tile_svg(tile, rotation=0)


def test_no_drawing_lies_unused(tiles: list[Tile]) -> None:
    from bastide.art import Score, piece_kinds, piece_svg, scoreboard_svg, token_kinds, token_svg

    seen = "".join(tile_svg(t, rotation=1, seed=3 + COPIES * n) for t in tiles for n in range(len(REGIONS)))
    tunnel = load("princess-and-dragon").tile("dragon-tunnel")
    seen += "".join(tile_svg(tunnel, rotation=n) for n in range(4))
    seen += "".join(piece_svg(k, i) + piece_svg(k, i, lying=True) for k in piece_kinds() for i in range(6))
    seen += "".join(token_svg(k) for k in token_kinds()) + scoreboard_svg([Score(0, 99)])
    used = set(USED.findall(seen)) | {"b-meadow"}
    assert {f"b-{name}" for name in library()} <= used


@pytest.mark.parametrize("rotation", range(4))
def test_geometry_for_clients_names_spots_as_the_tile_lies(rotation: int) -> None:
    tile = load("base").tile("D")
    shown = tile_geometry(tile, rotation)
    edge = "NESW"[rotation]
    city = next(s for s in shown["segments"] if s["kind"] == "city")
    assert city["spots"] == [edge]
    assert city["outline"].startswith("M")
    assert all(0 < x < 100 and 0 < y < 100 for s in shown["segments"] for x, y in s["anchors"])
    wall_side = {"N": min, "S": max, "W": min, "E": max}[edge]
    axis = 1 if edge in "NS" else 0
    cities = wall_side(p[axis] for p in city["anchors"])
    fields = wall_side(p[axis] for s in shown["segments"] if s["kind"] == "road" for p in s["anchors"])
    assert wall_side(cities, fields) == cities


@pytest.mark.parametrize("rotation", range(4))
def test_shows_what_passes_beneath(tile: Tile, rotation: int) -> None:
    """A field or city that a city on a bridge parts has an opening on either side, and so has a tunnel."""
    plan = lying(tile, rotation)
    under = [
        o
        for s, o in zip(tile.segments, plan.outlines, strict=True)
        if s.kind == FIELD and len(polygons(o)) > 1 and any(c.bridge for c in plan.cities.values())
    ]
    tunnels = [s for s in tile.segments if s.marks.get("tunnel")]
    found = passages(tile, rotation)
    bridges = [i for i, city in plan.cities.items() if city.bridge and drawing_list(tile, "under")]
    crossed = [
        (s.kind, o)
        for i, (s, o) in enumerate(zip(tile.segments, plan.outlines, strict=True))
        if bridges and i not in bridges and s.kind in (CITY, RIVER)
    ]
    lanes = [LANE for b in plan.bridges if tile.segments[b.lower].kind == CITY]
    kinds = [ROAD] * len(tunnels) + [FIELD] * len(under) + [kind for kind, _ in crossed] + lanes
    assert [kind for kind, *_ in found] == kinds
    for (_, o), (_, a, b) in zip(crossed, found[len(tunnels) + len(under) :], strict=False):
        assert max(o.distance(Point(end)) for end in (a, b)) < 3
    for o, (_, a, b) in zip(under, found[len(tunnels) :], strict=False):
        first, second = polygons(o)
        assert {first.distance(Point(a)) < 3, second.distance(Point(a)) < 3} == {True, False}
        assert {first.distance(Point(b)) < 3, second.distance(Point(b)) < 3} == {True, False}
    body = tile_art(tile, rotation, 0).standing
    assert body.count('"#b-arch"') == 2 * len(under)


def test_a_brief_path_says_the_same() -> None:
    points = [(12.34, 5.0), (0.05, 99.96), (-0.2, 7.0), (7.0, 7.0)]
    steps = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", brief_path(points))]
    x, y = steps[0], steps[1]
    for at, dx, dy in zip(points[1:], steps[2::2], steps[3::2], strict=True):
        x, y = x + dx, y + dy
        assert (x, y) == pytest.approx(at, abs=0.051)
