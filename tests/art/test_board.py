"""Whole boards."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

from shapely import Point

from bastide.art import BoardInput, Highlight, Laid, Standing, board_from_state, board_svg, farm_highlight
from bastide.art.output.board import pieces_fragment
from bastide.art.plan.block import SHAPE, Block, block_of
from bastide.art.plan.turned import lying
from bastide.core.geometry import SPOTS
from bastide.core.tiles import Tile
from bastide.expansions.loader import load
from bastide.testing import play

Boards = Callable[[int, int], tuple[Laid, ...]]
BASE = load("base")
PLACE = re.compile(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\)')


def two() -> tuple[Laid, ...]:
    return Laid(BASE.tile("D"), 0, 0), Laid(BASE.tile("E"), 0, 1, 2, seed=1)


def test_a_board_shares_its_drawings(random_board: Boards) -> None:
    laid = random_board(60, 4)
    svg = board_svg(BoardInput(laid))
    root = ET.fromstring(svg)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert len(svg) / len(laid) < 12_000


def test_the_view_holds_every_tile(random_board: Boards) -> None:
    laid = random_board(30, 9)
    view = ET.fromstring(board_svg(BoardInput(laid))).get("viewBox")
    assert view is not None
    x, y, w, h = map(float, view.split())
    for p in laid:
        assert x < 100 * p.x
        assert 100 * p.x + 100 < x + w
        assert y < -100 * p.y
        assert -100 * p.y + 100 < y + h


def test_highlight_shows_the_named_segments_as_one() -> None:
    city = Highlight(((0, 0, "N"), (0, 1, "S")), "#123456")
    svg = board_svg(BoardInput(two(), highlights=(city,)))
    shown = next(line for line in re.findall(r"<path[^>]*>", svg) if "#123456" in line)
    path = re.search(r' d="([^"]*)"', shown)
    assert path is not None
    assert path[1].count("M") == 1  # the caps of both tiles, joined across the edge
    ys = [float(y) for _, y in re.findall(r"([-\d.]+) ([-\d.]+)", path[1])]
    assert min(ys) < -20
    assert max(ys) > 20
    assert "#123456" not in board_svg(BoardInput(two(), highlights=(Highlight(((5, 5, "N"),), "#123456"),)))


def test_a_farm_takes_the_colour_of_its_owner() -> None:
    from bastide.art import PLAYERS

    assert farm_highlight(3, [(0, 0, "ESE")]).colour == PLAYERS[3]


def test_pieces_stand_on_their_segment_and_not_on_each_other() -> None:
    tile = BASE.tile("D")
    laid = (Laid(tile, 2, -1, 1),)
    plan = lying(tile, 1)
    for index, s in enumerate(tile.segments):
        spot = SPOTS[s.spots(1)[0]]
        pieces = tuple(Standing("builder", n, 2, -1, spot) for n in range(3))
        places = [
            (float(a) - 200, float(b) - 100)
            for a, b in PLACE.findall(pieces_fragment(BoardInput(laid, pieces)))
        ]
        assert len(set(places)) == 3
        for x, y in places:
            assert plan.outlines[index].contains(Point(x, y - 6))  # the foot is set a little below the anchor


def test_followers_in_fields_lie_down_and_others_stand() -> None:
    field = BoardInput(two(), (Standing("follower", 0, 0, 0, "ESE"),))
    city = BoardInput(two(), (Standing("follower", 0, 0, 0, "N"),))
    assert "follower-lying" in pieces_fragment(field)
    assert "follower-lying" not in pieces_fragment(city)


def test_a_barn_stands_on_a_corner_and_the_dragon_needs_no_segment() -> None:
    board = BoardInput(two(), (Standing("barn", 1, 0, 0, "SE"), Standing("dragon", -1, 0, 1, "C")))
    places = PLACE.findall(pieces_fragment(board))
    assert ("100.0", "108.0") in places
    assert "#b-f-dragon" in pieces_fragment(board)


def test_corner_towers_are_drawn_once() -> None:
    svg = board_svg(BoardInput(two()))
    for x in ("0", "100"):  # the walls of both tiles end in the same two corners
        assert svg.count(f'<use href="#b-tower" x="{x}" y="2.6"/>') == 1


def test_a_position_becomes_a_board() -> None:
    state = play("base", "U@1,0>N M.E").state
    board = board_from_state(state, title="Ada & Bob")
    assert [(p.tile.id, p.x, p.y, p.rotation) for p in board.laid] == [("D", 0, 0, 0), ("U", 1, 0, 0)]
    assert board.pieces == (Standing("follower", 0, 1, 0, "E"),)
    assert board.last == (1, 0)
    assert "<title>Ada &amp; Bob</title>" in board_svg(board)
    assert board_from_state(state).laid == board.laid


def cell(tile: Tile) -> tuple[int, int]:
    """Column and row of a tile of Carcassonne."""
    block = block_of(tile)
    assert isinstance(block, Block)
    return block.column, block.row


def test_carcassonne_is_one_city() -> None:
    from shapely import unary_union
    from shapely.affinity import translate

    from bastide.art.plan.curve import polygons

    block = load("count-of-carcassonne")
    parts = []
    for tile in block.tiles:
        column, row = cell(tile)
        for name, shape in lying(tile, 0).others.items():
            assert name == SHAPE
            parts.append(translate(shape, 100 * column, 100 * row))
    assert len(polygons(unary_union(parts).buffer(0.01))) == 1
    laid = tuple(Laid(t, cell(t)[0], -cell(t)[1]) for t in block.tiles)
    svg = board_svg(BoardInput(laid))
    for drawing in ("castle", "place-market", "place-blacksmith", "place-cathedral"):
        assert svg.count(f'"#b-{drawing}"') > 1  # each on all tiles that it reaches


def test_followers_gather_in_a_quarter_of_carcassonne() -> None:
    block = load("count-of-carcassonne")
    laid = tuple(Laid(t, cell(t)[0], -cell(t)[1]) for t in block.tiles)
    pieces = tuple(Standing("follower", n % 6, 2, 0, "castle") for n in range(6))
    places = PLACE.findall(pieces_fragment(BoardInput(laid, pieces)))
    assert len(set(places)) == 6
    assert all(200 < float(x) < 300 and 60 < float(y) < 140 for x, y in places)
