"""Tile data: every set holds together and is what the loader makes of it."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import bastide
from bastide.core.tiles import Tile
from bastide.expansions.loader import load, read

FOLDER = Path(str(bastide.__file__)).parent / "expansions"
SETS = sorted(p.parent.name.replace("_", "-") for p in FOLDER.glob("*/tiles.toml"))
EVERY_TILE = [(name, tile) for name in SETS for tile in (*load(name).tiles, *load(name).held)]
LAND = [(name, tile) for name, tile in EVERY_TILE if name != "count-of-carcassonne"]

# Designs that look the same after some turns; all others of the base game and its first expansion have four.
FEWER_TURNS = {
    "base": {"B": 1, "C": 1, "F": 2, "G": 2, "H": 2, "U": 2, "X": 1},
    "inns-and-cathedrals": {"EB": 2, "ED": 2, "EE": 2, "EH": 1, "EI": 2, "EK": 1, "EQ": 2},
}


@pytest.mark.parametrize("name", SETS)
def test_set_has_its_total_and_ids_are_unique(name: str) -> None:
    doc = tomllib.loads((FOLDER / name.replace("-", "_") / "tiles.toml").read_text(encoding="utf-8"))
    tile_set = load(name)
    if not tile_set.tokens or tile_set.tiles:
        assert tile_set.total == doc["total"]
    ids = [tile.id for tile in tile_set.tiles]
    assert len(set(ids)) == len(ids)
    assert tile_set.name == doc["set"]


@pytest.mark.parametrize(("name", "tile"), LAND, ids=str)
def test_edges_follow_from_the_segments(name: str, tile: Tile) -> None:
    letters = ["F"] * 4
    for segment in tile.segments:
        for edge in segment.edges:
            assert letters[edge] == "F", "two segments at one edge"
            letters[edge] = {"city": "C", "road": "R", "river": "I"}[segment.kind]
    if "A" not in tile.edges:
        assert "".join(letters) == tile.edges


@pytest.mark.parametrize(("name", "tile"), LAND, ids=str)
def test_fields_cover_every_half_edge_that_is_not_city(name: str, tile: Tile) -> None:
    if "A" in tile.edges:
        return
    halves = Counter(half for s in tile.segments for half in s.halves)
    assert set(halves.values()) <= {1}
    assert set(halves) == {2 * e + i for e in range(4) for i in (0, 1) if tile.edges[e] != "C"}
    for segment in tile.segments:
        for city in segment.cities:
            assert tile.segments[city].kind == "city"


@pytest.mark.parametrize(("name", "tile"), EVERY_TILE, ids=str)
def test_spots_name_each_segment_once(name: str, tile: Tile) -> None:
    for turn in range(4):
        spots = [spot for s in tile.segments for spot in s.spots(turn)]
        assert len(set(spots)) == len(spots)
        for index, segment in enumerate(tile.segments):
            assert {tile.segment_at(spot, turn) for spot in segment.spots(turn)} == {index}
    assert tile.segment_at(99) == -1


@pytest.mark.parametrize("name", FEWER_TURNS)
def test_symmetric_tiles_have_fewer_turns(name: str) -> None:
    expected = FEWER_TURNS[name]
    assert {tile.id: len(tile.turns) for tile in load(name).tiles} == {
        tile.id: expected.get(tile.id, 4) for tile in load(name).tiles
    }


@pytest.mark.parametrize(("name", "tile"), EVERY_TILE, ids=str)
def test_every_turn_looks_like_one_that_counts(name: str, tile: Tile) -> None:
    for turn in range(4):
        assert sum(tile.same_look(turn, other) for other in tile.turns) == 1


@pytest.mark.parametrize(("name", "tile"), EVERY_TILE, ids=str)
def test_edges_turn_clockwise(name: str, tile: Tile) -> None:
    assert [tile.edge(1, 1), tile.edge(2, 2), tile.edge(3, 3)] == [tile.edges[0]] * 3


@pytest.mark.parametrize(
    "text",
    [
        "not toml [",
        '[[tile]]\nid = "A"\ncount = 1',
        '[[tile]]\nid = "A"\ncount = 1\nedges = "CFFF"\ncities = [{ edges = "Z" }]',
        '[[tile]]\nid = "A"\ncount = 1\nedges = "FFFF"\nfields = [{ at = "NNW", cities = [3] }]',
    ],
)
def test_a_damaged_file_is_a_tile_error(text: str, tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.TileError):
        read(path)


def test_a_missing_file_is_a_tile_error(tmp_path: Path) -> None:
    with pytest.raises(bastide.TileError):
        read(tmp_path / "none.toml")
