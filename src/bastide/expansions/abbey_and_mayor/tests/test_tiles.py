"""What is printed on the tiles of Abbey & Mayor."""

import pytest

from bastide.core.geometry import CORNERS, HALVES
from bastide.expansions import EXPANSIONS
from bastide.expansions.loader import load
from bastide.testing import table

TILES = load("abbey-and-mayor")


def kinds(name: str) -> list[str]:
    return sorted(s.kind for s in TILES.tile(name).segments)


@pytest.mark.rule("AMTILE-1")
def test_two_tiles_with_two_separate_cities() -> None:
    for name in ("city-over-city", "city-over-ends"):
        assert kinds(name).count("city") == 2
    pennant = next(s for s in TILES.tile("city-over-ends").segments if s.marks.get("pennant"))
    assert len(pennant.edges) == 1


@pytest.mark.rule("AMTILE-2")
def test_road_that_ends_in_one_undivided_field() -> None:
    assert kinds("road-end") == ["field", "road"]
    game = table("base+abbey-and-mayor", "road-end@0,0>N", {"Red": "M@0,0.W"})
    game.turn("A@-1,0>S")
    assert game.scores == (2, 0)


@pytest.mark.rule("AMTILE-3")
def test_road_that_touches_the_city_parts_three_fields() -> None:
    for name in ("touching-road-es", "touching-road-sw"):
        assert kinds(name).count("field") == 3


@pytest.mark.rule("AMTILE-4")
def test_three_way_road_is_one_road_and_one_tile() -> None:
    assert kinds("well").count("road") == 1
    game = table("base+abbey-and-mayor", "well@0,0>N A@-1,0>S A@1,0>N", {"Red": "M@0,0.E"})
    assert not game.state.feature(0, 0, "E").complete
    game.turn("road-end@0,-1>E")
    assert game.scores == (4, 0)


@pytest.mark.rule("AMTILE-5")
def test_tunnel_road_is_one_and_parts_one_side_only() -> None:
    tile = TILES.tile("tunnel-city")
    assert kinds("tunnel-city").count("road") == 1
    fields = [[HALVES[h] for h in s.halves] for s in tile.segments if s.kind == "field"]
    assert sorted(map(len, fields)) == [1, 1, 2]


@pytest.mark.rule("BARN-1")
def test_a_wall_that_reaches_a_corner_parts_the_half_edges_there() -> None:
    checked = 0
    for name in (n for e in EXPANSIONS for n in e.tile_sets):
        for tile in load(name).tiles:
            reaches = tile.drawing.get("reaches", {})
            assert isinstance(reaches, dict)
            for corners in reaches.values():
                for corner in corners.split():
                    c = CORNERS.index(corner)
                    halves = {(2 * c + 1) % 8, (2 * c + 2) % 8}
                    assert not any(halves <= set(s.halves) for s in tile.segments), tile
                    checked += 1
    assert checked >= 3
