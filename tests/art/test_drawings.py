"""Everything that expansions declare has a drawing; what comes without one shows as a general emblem."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from pathlib import Path
from typing import ClassVar

import pytest
from shapely import Point

import bastide.expansions as registry
from bastide.art import mark_svg, piece_kinds, piece_svg, tile_svg, token_kinds, token_svg
from bastide.art.paint.drawn import declared_looks, expand, symbol_of, symbols, undrawn
from bastide.art.paint.lettering import letters_path
from bastide.art.plan.layout import layout
from bastide.cli.screen.board_text import tile_text
from bastide.core.declarations import SegmentKind
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.core.marks import WIND, Mark
from bastide.core.pieces import FIGURE, PieceKind, TokenKind
from bastide.core.tiles import Tile
from bastide.expansions.drawings import drawings, looks_in, read_file
from bastide.expansions.loader import build, folder_of


def test_a_number_on_a_token_is_drawn() -> None:
    """Also where most parts of the drawing have the ink line, which is then said once for all of them."""
    svg = token_svg("message-another-tile")
    assert letters_path("7", 0, 0, height=5.4, width=1.1) in svg


def test_everything_declared_has_a_drawing() -> None:
    assert [f"{look.kind} {look.name} {look.value}".strip() for look in undrawn()] == []
    assert len(declared_looks()) > 50


def test_nothing_is_drawn_that_nobody_declares() -> None:
    declared = {(look.kind, look.name) for look in declared_looks()} | {
        ("segment", kind.name) for expansion in registry.EXPANSIONS for kind in expansion.segment_kinds
    }
    declared |= {("place", place.name) for expansion in registry.EXPANSIONS for place in expansion.places}
    drawn = {(look.kind, look.name) for look in drawings().looks.values() if look.kind != "part"}
    assert drawn - declared == set()


@pytest.mark.parametrize("expansion", registry.EXPANSIONS, ids=lambda e: e.name)
def test_an_expansion_draws_what_it_declares_itself(expansion: type[Expansion]) -> None:
    path = folder_of(expansion) / "draw.toml"
    looks = looks_in(read_file(path)) if path.exists() else []
    own = {mark.name for mark in expansion.marks} | {kind.name for kind in expansion.segment_kinds}
    own |= {kind.name for kind in expansion.pieces} | {kind.name for kind in expansion.tokens}
    own |= {place.name for place in expansion.places} | set(expansion.held_tiles)
    assert {look.name for look in looks if look.kind != "part"} <= own


def test_every_set_has_a_face() -> None:
    for name, face in drawings().faces.items():
        assert face, name


class Wells(Expansion):
    """Declares one of everything, and has no drawing file."""

    name = "wells"
    tile_sets = ("wells",)
    marks = (
        Mark("well", on=("road", "city", "field", "cloister")),
        Mark("spring_feast", on="tile"),
        Mark("spout", on="tile", takes=WIND),
    )
    pieces = (PieceKind("digger", letter="D", per_player=1, lies_on=("field",)),)
    tokens = (TokenKind("bucket"), TokenKind("sprite", FIGURE))
    segment_kinds = (SegmentKind("shed", "keeper", closes="around"),)
    held_tiles = ("cistern",)


def entry(**more: object) -> dict[str, object]:
    plain = [{"at": "NNW NNE ENE ESE SSE SSW WSW WNW", "cities": []}]
    return {"id": "W1", "count": 1, "edges": "FFFF", "fields": plain, **more}


ROAD = {
    "edges": "FRFR",
    "roads": [{"edges": "E W", "well": True}],
    "fields": [{"at": "WNW NNW NNE ENE", "cities": []}, {"at": "ESE SSE SSW WSW", "cities": []}],
}
CITY = {
    "edges": "CFFF",
    "cities": [{"edges": "N", "well": True}],
    "fields": [{"at": "ENE ESE SSE SSW WSW WNW", "cities": [0]}],
}


@pytest.fixture
def wells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "EXPANSIONS", (*registry.EXPANSIONS, Wells))


def tile_of(**more: object) -> Tile:
    # the name of the set tells tiles apart for those who remember them
    name = f"wells-{abs(hash(repr(more)))}"
    return build({"set": name, "tile": [entry(**more)]}).tile("W1")


@pytest.mark.usefixtures("wells")
def test_what_has_no_drawing_is_listed() -> None:
    names = {look.name for look in undrawn()}
    assert names >= {"well", "spring_feast", "spout", "digger", "bucket", "sprite", "shed"}


@pytest.mark.usefixtures("wells")
@pytest.mark.parametrize(
    ("more", "symbol"),
    [
        (ROAD, "m-well"),
        (CITY, "m-well"),
        ({"fields": [{"at": "NNW NNE ENE ESE SSE SSW WSW WNW", "cities": [], "well": True}]}, "m-well"),
        ({"cloister": {"well": True}}, "m-well"),
        ({"spring_feast": True}, "m-spring_feast"),
        ({"spout": "NE"}, "m-spout"),
        ({"shed": True}, "s-shed"),
    ],
)
def test_a_mark_without_a_drawing_shows_as_a_general_emblem(more: dict[str, object], symbol: str) -> None:
    tile = tile_of(**more)
    for rotation in range(4):
        svg = tile_svg(tile, rotation=rotation)
        assert svg.count(f'href="#b-{symbol}"') == 1
        assert svg.count(f'id="b-{symbol}"') == 1
    assert all(0 < x < 100 and 0 < y < 100 for x, y in (e.at for e in layout(tile).emblems))


@pytest.mark.usefixtures("wells")
def test_pieces_and_tokens_without_a_drawing_are_shown() -> None:
    assert {"digger", "sprite"} <= set(piece_kinds())
    assert "bucket" in token_kinds()
    assert 'id="b-p-digger"' in piece_svg("digger", 2)
    assert 'id="b-p-digger-lying"' in piece_svg("digger", 2, lying=True)
    assert 'id="b-f-sprite"' in piece_svg("sprite", -1)
    assert 'id="b-token-bucket"' in token_svg("bucket")
    assert 'id="b-m-well"' in mark_svg("well")
    held = build(
        {"set": "wells-held", "tile": [entry()], "held": [entry(id="cistern", edges="AAAA", fields=[])]}
    )
    assert 'id="b-t-cistern"' in tile_svg(held.tile("cistern"))


@pytest.mark.usefixtures("wells")
@pytest.mark.parametrize(
    ("more", "sign"), [(ROAD, "w"), ({"spring_feast": True}, "s"), ({"shed": True}, "?")]
)
def test_the_terminal_shows_them_by_a_general_sign(more: dict[str, object], sign: str) -> None:
    assert sign in "".join(line.plain for line in tile_text(tile_of(**more), colour=False))


def test_no_general_emblem_is_used_where_there_are_drawings() -> None:
    shared = symbols()
    for look in declared_looks():
        if look.svg:
            assert shared[symbol_of(look)].startswith("<"), look.name


def test_a_drawing_may_name_only_what_there_is(tmp_path: Path) -> None:
    assert expand('<path d="M0 0"\n  fill="{GOLD}"/>\n{mark:pennant}').startswith(
        '<path d="M0 0" fill="#e0ac35"/><'
    )
    with pytest.raises(SetupError, match="PURPLE"):
        expand('<path fill="{PURPLE}"/>')
    path = tmp_path / "draw.toml"
    path.write_text('[picture.inn]\nsvg = ""\n', encoding="utf-8")
    with pytest.raises(SetupError, match="picture"):
        read_file(path)


class Ponds(Expansion):
    name: ClassVar[str] = "ponds"


def test_an_expansion_needs_no_drawing_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "EXPANSIONS", (*registry.EXPANSIONS, Ponds))
    assert "ponds" not in drawings().faces


class Tolls(Expansion):
    """Its drawing file is what a test says."""

    name: ClassVar[str] = "tolls"
    marks = (Mark("toll", on="road"), Mark("coin", on="city", values=("gold", "silver")))


TOLLS = """
[mark.toll]
room = 9.0
%s
svg = '<medal fill="{PARCHMENT}" r="8"><path d="M-5 0H5" stroke="{INK}"/></medal>'
"""


@pytest.fixture
def tolls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a drawing file beside the rules of the tolls."""

    def write(text: str) -> None:
        (tmp_path / "draw.toml").write_text(text, encoding="utf-8")
        found = type("Tolls", (Tolls,), {})  # another class each time: what was read is remembered
        monkeypatch.setattr(registry, "EXPANSIONS", (*registry.EXPANSIONS, found))
        monkeypatch.setattr(
            "bastide.expansions.drawings.folder_of", lambda e: tmp_path if e is found else folder_of(e)
        )

    return write


@pytest.mark.parametrize("more", ["", "beside = false"])
def test_an_emblem_of_a_road_stands_beside_it_or_on_it(tolls: Callable[[str], None], more: str) -> None:
    tolls(TOLLS % more)
    crossing = {
        "edges": "RRRR",
        "roads": [{"edges": edge, "toll": True} for edge in "NESW"],
        "fields": [{"at": at, "cities": []} for at in ("NNE ENE", "ESE SSE", "SSW WSW", "WNW NNW")],
    }
    straight = {**ROAD, "roads": [{"edges": "E W", "toll": True}]}
    for entries, n in ((straight, 1), (crossing, 4)):
        plan = layout(tile_of(**entries, note=more))
        assert len(plan.emblems) == n
        for emblem in plan.emblems:
            assert plan.outlines[emblem.segment].buffer(1).contains(Point(emblem.at)) == bool(more)
            assert all(dist(emblem.at, other.at) >= 18 for other in plan.emblems if other is not emblem)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[mark.tol]\n", "mark.tol: Tolls declares no such thing; use toll"),
        ("[piece.knight]\n", "piece.knight: Tolls declares no such thing"),
        ("[segment.road]\n", "segment.road: Tolls declares no such thing"),
        ("[mark.toll]\nrom = 9\n", "mark.toll.rom: unknown; use room"),
        ("[mark.coin.copper]\nsvg = ''\n", "mark.coin.copper: unknown; use "),
        ("[mark.coin.gold]\nsvgs = ''\n", "mark.coin.gold.svgs: unknown; use svg"),
        ("[mark.toll]\nroom = 'wide'\n", "mark.toll.room: this must be a number above 0"),
        ("[mark.toll]\nroom = nan\n", "mark.toll.room: this must be a number above 0"),
        ("[mark.toll]\nnear = [1]\n", "mark.toll.near: this must be a list of 2 numbers"),
        ("[mark.toll]\nraised = 1\n", "mark.toll.raised: this must be true or false"),
        ("[mark.toll]\nshape = 'hill'\n", "mark.toll.shape: this must be lake, circle"),
        ("[mark.toll]\nsvg = 3\n", "mark.toll.svg: this must be a text"),
        ("mark = 3\n", "mark: this must be a table"),
        ("[mark]\ntoll = 3\n", "mark.toll: this must be a table"),
        ("face = 3\n", "face: this must be a text"),
    ],
)
def test_a_fault_in_a_drawing_file_names_file_and_key(
    tolls: Callable[[str], None], text: str, fault: str
) -> None:
    tolls(text)
    with pytest.raises(SetupError) as error:
        drawings()
    assert "/draw.toml: " in str(error.value)
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("svg", "fault"),
    [
        ('<path fill="{PURPLE}"/>', "'PURPLE', which is not in the palette"),
        ('<shadow rx="4"/>', "an element lacks ry"),
        ('<shadow rx="wide" ry="1"/>', "could not convert string to float"),
        ('<path d="M0 0">', "mismatched tag"),
        ("{mark:inns}", "mark:inns, which nobody has drawn"),
        ("{mark:toll}", "recursion"),
    ],
)
def test_a_fault_in_a_drawing_names_file_and_key(tolls: Callable[[str], None], svg: str, fault: str) -> None:
    tolls(f"[mark.toll]\nsvg = '{svg}'\n")
    with pytest.raises(SetupError) as error:
        symbols()
    assert "/draw.toml: mark.toll.svg: " in str(error.value)
    assert fault in str(error.value)
