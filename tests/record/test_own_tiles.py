"""A user's own tiles: checked, added to any setup, written into records and positions."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide import CHANCE, Dealer, Match, NotationError, RecordError, Setup, SetupError, TileError
from bastide.engine.session import Session
from bastide.expansions import set_names
from bastide.expansions.checks import check_document
from bastide.expansions.custom import document_of, tiles_from_text, tiles_text
from bastide.expansions.loader import HERE, build, load, read_document
from bastide.players import RandomPlayer
from bastide.record.codec import encode, format_json, parse_json
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position
from bastide.words import Message

MINE = """
set = "mine"
title = "Blank 'tiles' \\"of\\" mine | all"

[[tile]]
id = "bridge"
count = 2
edges = "CRCR"
cities = [{ edges = "N", pennants = 1 }, { edges = "S" }]
roads = [{ edges = "E W", inn = true }]
fields = [{ at = "WNW ENE", cities = [0] }, { at = "ESE WSW", cities = [1] }]

[[tile]]
id = "A"
count = 3
edges = "FFFF"
cloister = true
fields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW", cities = [] }]
"""


def play(setup: Setup, seed: int = 1, actions: int = 10_000) -> Match:
    match = Match(setup, seed=seed)
    player = RandomPlayer(seed)
    match.settle()
    while not match.state.is_terminal() and match.length < actions:
        match.apply(player.choose(match.state))
        match.settle()
    return match


def test_a_file_a_tile_set_and_their_text_give_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    text = tiles_text(path)
    assert text == tiles_text(MINE) == tiles_text(text) == tiles_text(tiles_from_text(text))
    assert not set('"|') & set(text)
    assert text.startswith("1 {'set':'mine'")
    states = [
        bastide.start("base", tiles=path),
        bastide.start("base", tiles=str(path)),
        bastide.start(Setup.parse("base"), tiles=tiles_from_text(text)),
    ]
    assert len({id(s.rules) for s in states}) == 1
    unseen = states[0].unseen_tiles()
    assert (unseen["bridge"], unseen["mine/A"], unseen["A"]) == (2, 3, 2)
    assert states[0].key() != bastide.start("base").key()


def test_own_tiles_are_played_and_written_down() -> None:
    setup = Setup.parse("base+inns-and-cathedrals", ("Ada", "Bob"), tiles=tiles_text(MINE))
    match = play(setup)
    assert {"bridge", "mine/A"} <= {t.name for t in match.state.placed()}
    record = match.record()
    text = format_record(record)
    assert text.count("[Tiles ") == 1
    assert parse_record(text) == record
    assert parse_json(format_json(record)) == record
    middle = play(setup, actions=40).state
    line = format_position(middle)
    assert parse_position(line).key() == middle.key()
    assert format_position(parse_position(line)) == line
    further = Match.from_position(line, seed=3)
    further.settle()
    again = parse_record(format_record(further.record()))
    assert bastide.replay(again).key() == further.state.key()


def test_records_without_own_tiles_look_as_ever() -> None:
    record = play(Setup.parse("base")).record()
    assert "Tiles" not in format_record(record)
    assert "tiles" not in format_json(record)
    assert "tiles" not in format_position(bastide.start("base"))


def test_the_protocol_takes_the_text_of_a_file_but_no_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    session = Session()
    answer = session.answer({"command": "new", "tiles": MINE, "draws": ["bridge"]})
    assert answer["tile"] == "bridge", answer
    assert "error" in session.answer({"command": "new", "tiles": str(path)})
    with pytest.raises(TileError):
        bastide.compose(Setup.parse("base", tiles=str(path)))


@pytest.mark.parametrize(
    "text", ["2 {'set':'mine'}", "1 {'set':'mine'", "1 []", "1 {'set':'mine','tile':[]}"]
)
def test_damaged_texts_are_refused(text: str) -> None:
    with pytest.raises(TileError):
        bastide.compose(Setup.parse("base", tiles=text))
    with pytest.raises(RecordError):
        parse_record(f'[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n[Tiles "{text}"]\n')
    with pytest.raises(NotationError):
        parse_position(f"base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw | tiles {text}")


BOMBS = {
    "dotted key": "a." * 20_000 + "a=1",
    "dotted table": "[" + "a." * 20_000 + "a]",
    "quoted keys": '"\u2028".' * 20_000 + "a=1",
    "inline table": 'x = ["""\n""", {' + "a." * 20_000 + 'a=1}, "."]',
    "nested lists": "x = " + "[" * 20_000,
    "long number": "x = " + "1" * 5_000,
    "long text": "1 {'set':'" + "m" * 300_000 + "'}",
    "nested objects": "1 " + "{'a':" * 20_000,
    "long number in the text": "1 {'set':" + "1" * 5_000 + "}",
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=list(BOMBS))
def test_tiles_that_would_take_all_memory_are_refused_before_they_are_read(bomb: str) -> None:
    record: dict[str, Any] = encode(play(Setup.parse("base"), actions=3).record())
    setup = {**record["setup"], "tiles": bomb}
    tracemalloc.start()
    try:
        for read in (
            tiles_text,
            tiles_from_text,
            lambda text: bastide.compose(Setup.parse("base", tiles=text)),
        ):
            with pytest.raises(TileError):
                read(bomb)
        with pytest.raises(RecordError):
            parse_json(json.dumps({**record, "setup": setup}))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_setups_hold_tiles_in_their_one_form_only() -> None:
    """A record is no place for a tile file: what it says must be in the form that records write."""
    with pytest.raises(TileError):
        bastide.compose(Setup.parse("base", tiles=MINE))


def test_a_set_of_the_game_keeps_its_name() -> None:
    with pytest.raises(SetupError, match="call your own set something else"):
        bastide.start("base", tiles=load("inns-and-cathedrals"))


@pytest.mark.parametrize("name", set_names())
def test_printed_sets_are_sound_and_survive_the_round_trip(name: str) -> None:
    tiles = load(name)
    if not tiles.tiles or name == "count-of-carcassonne":  # no land, or a block that only lies together
        return
    faults = check_document(read_document(HERE / name.replace("-", "_") / "tiles.toml"))
    assert [f for f in faults if "role:" not in str(f)] == []  # springs and lakes are for rivers alone
    for before, after in zip(tiles.tiles, build(document_of(tiles)).tiles, strict=True):
        assert (before.segments, before.marks, before.joints) == (after.segments, after.marks, after.joints)
        assert (before.edges, before.count, before.drawing) == (after.edges, after.count, after.drawing)


FIELD = 'fields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW", cities = [] }]'


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (f'edges = "FFFR"\n{FIELD}', "edge W: edges says R, but it shows nothing but field"),
        (
            'edges = "FFFF"\nfields = [{ at = "NNW NNE ENE ESE SSE SSW WSW", cities = [] }]',
            "WNW belongs to no",
        ),
        (
            f'edges = "CFFF"\ncities = [{{ edges = "N" }}]\n{FIELD}',
            "NNW lies in a city, but field 0 claims it",
        ),
        (
            'edges = "FFFF"\nfields = [{ at = "NNW NNE", cities = [] }, '
            '{ at = "ENE ESE SSE SSW WSW WNW", cities = [] }]',
            "corner NE: NNE and ENE meet there, so they are one field",
        ),
        (
            'edges = "CFFF"\ncities = [{ edges = "N" }]\n'
            'fields = [{ at = "ENE ESE SSE SSW WSW WNW", cities = [] }]',
            "edge N: field 0 meets city 0 at the corner",
        ),
        (
            'edges = "FRFR"\nroads = [{ edges = "E W" }]\n' + FIELD,
            "field 0 lies on both sides of road 0",
        ),
        (
            'edges = "CRFR"\ncities = [{ edges = "N" }]\nroads = [{ edges = "E W" }]\nfields = ['
            '{ at = "WNW ENE", cities = [0] }, { at = "ESE SSE SSW WSW", cities = [0] }]',
            "field 1 cannot touch city 0: road 0 lies between them",
        ),
        (
            'edges = "RRRR"\nroads = [{ edges = "N S" }, { edges = "E W" }]\nfields = ['
            '{ at = "NNW WNW", cities = [] }, { at = "NNE ENE", cities = [] }, '
            '{ at = "ESE SSE", cities = [] }, { at = "SSW WSW", cities = [] }]',
            "road 0 and road 1 cross",
        ),
        (f'edges = "FFFF"\nwagon = [["road:0", "cloister"]]\n{FIELD}', "wagon: there is no road:0"),
        (f'edges = "FFFF"\ncloyster = true\n{FIELD}', "unknown key 'cloyster'"),
        (f'edges = "FXFF"\n{FIELD}', "four letters C, F, R or I"),
        ('edges = "FFFF"\nfields = [{ at = "N", cities = [] }]', "half-edges NNW NNE"),
        (
            f'edges = "FFFF"\nrole = "spring"\n{FIELD}',
            "only tiles of river-1, river-2021, river-2 may have it",
        ),
    ],
)
def test_faults_name_the_tile_the_edge_and_the_reason(body: str, words: str) -> None:
    document = read_document(f'set = "mine"\n[[tile]]\nid = "T"\ncount = 1\n{body}\n')
    faults = [str(fault) for fault in check_document(document)]
    assert any(words in fault for fault in faults), faults
    assert all(fault.startswith("tile T: ") for fault in faults)


def test_faults_of_the_whole_file() -> None:
    twice = f'[[tile]]\nid = "T"\ncount = 0\nedges = "FFFF"\n{FIELD}\n' * 2
    document = read_document(f'set = "base"\ntotal = 5\nsize = 3\n{twice}')
    faults = [str(fault) for fault in check_document(document, ["base"])]
    for words in (
        "of that name already",
        "unknown key 'size'",
        "count '0'",
        "another tile with this id",
        "total says 5",
    ):
        assert any(words in fault for fault in faults), faults
    assert check_document({"set": "mine"}) == [Message("expansions-no-tiles")]


def test_every_combination_of_marks_plays_with_every_set() -> None:
    from bastide.cli.setups import everything

    marked = MINE.replace("cloister = true", "cloister = true\nvolcano = true").replace(
        "pennants = 1", 'pennants = 1, princess = true, goods = "wine"'
    )
    state = bastide.start(Setup.parse(everything(), 3, tiles=tiles_text(marked)))
    dealer, player = Dealer(4), RandomPlayer(4)
    while not state.is_terminal():
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
