"""Everything that expansions declare has a drawing; what comes without one shows as a general emblem."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

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
