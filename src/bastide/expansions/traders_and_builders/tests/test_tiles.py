"""TBTILE-1 to TBTILE-5, and what the set holds."""

from collections import Counter

import pytest

from bastide.core.tiles import Tile
from bastide.expansions.loader import load
from bastide.testing import play

SETUP = "base+traders-and-builders"
TILES = load("traders-and-builders")


def kinds(tile: Tile) -> Counter[str]:
    return Counter(s.kind for s in tile.segments)


@pytest.mark.rule("GOODS-1")
def test_twenty_goods() -> None:
    goods = Counter(s.marks["goods"] for t in TILES.tiles for s in t.segments if "goods" in s.marks)
    assert goods == {"wine": 9, "wheat": 6, "cloth": 5}
    assert TILES.total == 24


@pytest.mark.rule("TBTILE-1")
def test_a_bridge_is_no_crossing() -> None:
    game = play(SETUP, "U@1,0>N M.E", "HB@2,0>N -")
    road = game.state.feature(2, 0, "E")
    assert road.number == game.state.feature(1, 0, "W").number
    assert road.open == 2
    below = game.state.feature(2, 0, "N")
    assert below.number != road.number
    assert below.number == game.state.feature(2, 0, "S").number


@pytest.mark.rule("TBTILE-2")
def test_fields_of_the_two_tiles_with_a_bridge() -> None:
    assert kinds(TILES.tile("HB"))["field"] == 4
    assert kinds(TILES.tile("HC"))["field"] == 3


@pytest.mark.rule("TBTILE-3")
def test_three_roads_end_at_the_cloister() -> None:
    game = play(SETUP, "A@-1,0>S -", "HJ@1,0>N M.C")
    assert len({game.state.feature(1, 0, spot).number for spot in "ESW"}) == 3
    assert game.state.feature(1, 0, "W").complete
    assert not game.state.feature(1, 0, "E").complete


@pytest.mark.rule("TBTILE-4")
def test_one_road_into_the_city_one_to_the_house() -> None:
    tile = TILES.tile("HC")
    roads = [s for s in tile.segments if s.kind == "road"]
    assert [len(r.edges) for r in roads] == [1, 1]
    assert tile.drawing["ends"] == {"road:1": "cottage"}
    game = play(SETUP, "A@-1,0>S -", "HC@1,0>N -")
    assert game.state.feature(1, 0, "W").complete
    assert not game.state.feature(1, 0, "S").complete


@pytest.mark.rule("TBTILE-5")
def test_three_cities_on_one_tile() -> None:
    assert kinds(TILES.tile("HM"))["city"] == 3
    game = play(SETUP, "HM@0,1>N -")
    assert len({game.state.feature(0, 1, spot).number for spot in "NES"}) == 3
    assert game.state.feature(0, 1, "S").complete
