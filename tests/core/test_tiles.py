"""Tile data: every set holds together and is what the loader makes of it."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.declarations import SegmentKind
from bastide.core.expansion import Expansion
from bastide.core.geometry import SPOTS
from bastide.core.marks import JOINTS, WIND, Mark
from bastide.core.tiles import Tile
from bastide.expansions.base.rules import Base
from bastide.expansions.loader import build, load, read
from bastide.expansions.vocabulary import vocabulary, vocabulary_of
from bastide.testing import play

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
    for rotation in range(4):
        spots = [spot for s in tile.segments for spot in s.spots(rotation)]
        assert len(set(spots)) == len(spots)
        for index, segment in enumerate(tile.segments):
            assert {tile.segment_at(spot, rotation) for spot in segment.spots(rotation)} == {index}
    assert tile.segment_at(99) == -1


@pytest.mark.parametrize("name", FEWER_TURNS)
def test_symmetric_tiles_have_fewer_turns(name: str) -> None:
    expected = FEWER_TURNS[name]
    assert {tile.id: len(tile.rotations) for tile in load(name).tiles} == {
        tile.id: expected.get(tile.id, 4) for tile in load(name).tiles
    }


@pytest.mark.parametrize(("name", "tile"), EVERY_TILE, ids=str)
def test_every_turn_looks_like_one_that_counts(name: str, tile: Tile) -> None:
    for rotation in range(4):
        assert sum(tile.same_look(rotation, other) for other in tile.rotations) == 1


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


BLANK = 'edges = "FFFF"\nfields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW", cities = [] }]'
CITY = (
    'edges = "CFFF"\ncities = [{{ edges = "N", {} }}]\n'
    'fields = [{{ at = "ENE ESE SSE SSW WSW WNW", cities = [0] }}]'
)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (
            f"well = true\n{BLANK}",
            "tile W1: no expansion declares the mark 'well' on a tile; there are bag, ",
        ),
        (CITY.format("inn = true"), "tile W1: city 0: no expansion declares the mark 'inn' on a city; there"),
        (CITY.format('goods = "beer"'), "tile W1: city 0: goods: use one of wine, wheat, cloth"),
        (
            f"cloister = {{ relic = true }}\n{BLANK}",
            "tile W1: cloister: no expansion declares the mark 'relic'",
        ),
    ],
)
def test_a_mark_nobody_declared_is_named_with_its_file_and_tile(
    body: str, words: str, tmp_path: Path
) -> None:
    path = tmp_path / "wells.toml"
    path.write_text(f'set = "wells"\n[[tile]]\nid = "W1"\ncount = 1\n{body}\n', encoding="utf-8")
    with pytest.raises(bastide.TileError) as error:
        read(path)
    assert "wells.toml: " in str(error.value)
    assert words in str(error.value)


def test_the_old_spelling_of_a_held_tile_is_read() -> None:
    document = tomllib.loads((FOLDER / "abbey_and_mayor" / "tiles.toml").read_text(encoding="utf-8"))
    old = {**document, "abbey": document["held"]}
    del old["held"]
    assert build(old).held == load("abbey-and-mayor").held
    with pytest.raises(bastide.TileError, match="priory"):
        build({**document, "held": [{**document["held"][0], "id": "priory"}]})


def test_what_an_expansion_declares_can_be_printed() -> None:
    class Wells(Expansion):
        name = "wells"
        marks = (
            Mark("well", on=("road", "cloister")),
            Mark("depth", on="tile", maximum=9),
            Mark("spout", on="tile", takes=WIND),
        )
        segment_kinds = (SegmentKind("shed", "keeper", closes="around", spot="G"),)

    words = vocabulary_of((Base, Wells))
    tile = {
        "id": "W1",
        "count": 2,
        "edges": "FRFR",
        "cloister": {"well": True},
        "shed": True,
        "depth": 3,
        "spout": "NE",
        "roads": [{"edges": "E W", "well": True}],
        "fields": [{"at": "WNW NNW NNE ENE", "cities": []}, {"at": "ESE SSE SSW WSW", "cities": []}],
    }
    found = build({"set": "wells", "tile": [tile]}, words=words).tile("W1")
    kinds = {segment.kind: segment for segment in found.segments}
    assert kinds["road"].marks == kinds["cloister"].marks == {"well": 1}
    assert kinds["shed"].spots() == (SPOTS.index("G"),)
    assert found.marks == {"depth": 3, "spout": "NE"}
    assert len(found.rotations) == 4  # the spout points elsewhere when the tile is turned
    with pytest.raises(bastide.TileError, match="inn"):
        build({"set": "wells", "tile": [{**tile, "roads": [{"edges": "E W", "inn": True}]}]}, words=words)


def test_two_expansions_cannot_mean_different_things_by_one_mark() -> None:
    class Inns(Expansion):
        name = "inns"
        marks = (Mark("pennant", on="road"),)

    with pytest.raises(bastide.SetupError, match="pennant"):
        vocabulary_of((Base, Inns))


@pytest.mark.parametrize("wrong", [{"values": ("N", "S")}, {"takes": "wind"}, {"takes": "joints"}])
def test_a_mark_that_cannot_be_is_refused_when_it_is_declared(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="mark well"):
        Mark("well", on="road", **wrong)


NUMBERED = [mark for mark in vocabulary().marks.values() if mark.takes != JOINTS]


@pytest.mark.parametrize("mark", NUMBERED, ids=lambda mark: mark.name)
def test_every_value_of_a_mark_has_its_number(mark: Mark) -> None:
    if mark.takes == "cell":
        assert [mark.number(mark.read([x, y])) for x, y in ((0, 0), (2, 1))] == [1, 19]
    else:
        values = mark.values or range(mark.maximum + 1)
        numbers = [mark.number(mark.read(bool(v) if mark.takes == "flag" else v)) for v in values]
        assert numbers == [n + bool(mark.values) for n in range(len(values))]


def test_features_merge_the_marks_of_their_segments() -> None:
    moves = ("EK@0,1>N -", "C@0,2>N -", "EQ@1,1>E -", "EB@-1,0>N -", "EA@-2,0>W -")
    state = play("base+inns-and-cathedrals", *moves).state
    assert state.feature(0, 0, "N").marks == {"cathedral": 1, "pennant": 2}  # one is enough, two are counted
    assert state.feature(0, 0, "E").marks == {"inn": 1}
    assert play("base", "E@0,1>S -").state.feature(0, 0, "N").marks == {}
