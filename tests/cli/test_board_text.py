"""The board in the terminal: every tile shows its segments where they are, and nothing is lost."""

import pytest

import bastide
from bastide import CHANCE, Dealer
from bastide.cli.screen.board_text import BoardText, Overlay, board_lines, tile_text
from bastide.cli.screen.palette import initials
from bastide.cli.screen.raster import GREAT_CITY, anchor, raster
from bastide.core.tiles import Tile
from bastide.expansions import set_names
from bastide.expansions.loader import load
from bastide.players import RandomPlayer

TILES = [tile for name in set_names() for tile in load(name).tiles]
LETTER = {"city": "C", "road": "R", "field": "F", "river": "I"}


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: f"{tile.set}/{tile.id}")
@pytest.mark.parametrize("size", [6, 10])
def test_edges_show_what_is_printed(tile: Tile, size: int) -> None:
    middle = size // 2
    for rotation in range(4):
        grid = raster(tile, rotation, size)
        rim = (grid[0][middle], grid[middle][size - 1], grid[size - 1][middle], grid[middle][0])
        for edge in range(4):
            number = rim[edge]
            letter = "X" if number == GREAT_CITY else LETTER.get(tile.segments[number].kind, "?")
            assert letter == tile.edge(edge, rotation)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: f"{tile.set}/{tile.id}")
@pytest.mark.parametrize("size", [6, 10])
def test_signs_on_different_segments_do_not_cover_each_other(tile: Tile, size: int) -> None:
    for rotation in range(4):
        places = [anchor(tile, rotation, size, segment.spots(rotation)[0]) for segment in tile.segments]
        for column, row in places:
            assert 0 <= column <= size - 2
            assert 0 <= row < size // 2
        if size == 10:
            assert len(set(places)) == len(places)


def midgame(turns: int) -> bastide.State:
    state = bastide.start("base+inns-and-cathedrals", players=("Ada", "Alan", "Bo"))
    dealer, player = Dealer(2), RandomPlayer(2)
    while state.turn < turns or state.current_player() == CHANCE:
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    return state


def test_every_piece_and_coordinate_is_on_the_board() -> None:
    state = midgame(20)
    text = "\n".join(line.plain for line in board_lines(state, Overlay(), width=400, colour=False))
    letters = initials(("Ada", "Alan", "Bo"))
    for piece in state.pieces():
        assert letters[piece.owner] + piece.letter.lower() in text
    for tile in state.placed():
        assert str(tile.x) in text.splitlines()[0]


def test_plain_is_ascii_and_colour_is_not_needed() -> None:
    for line in board_lines(midgame(15), Overlay(labels={(30, 0): "1"}), width=500, colour=False):
        assert line.plain.isascii()


@pytest.mark.parametrize("width", [20, 80, 200])
@pytest.mark.parametrize("height", [12, 40])
@pytest.mark.parametrize("colour", [True, False])
def test_a_large_board_is_cut_to_the_room_there_is(width: int, height: int, colour: bool) -> None:
    state = midgame(60)
    last = state.placed()[-1]
    lines = board_lines(state, Overlay(last=(last.x, last.y)), width=width, height=height, colour=colour)
    assert len(lines) <= height
    assert max(len(line.plain) for line in lines[:-1]) <= width


def test_the_larger_size_is_taken_where_it_fits() -> None:
    state = bastide.start("base")
    assert len(board_lines(state, Overlay(), width=80)) == BoardText(state).height()


def test_one_tile_in_all_turns() -> None:
    tile = load("base").tile("D")
    assert len(tile_text(tile, (0, 1, 2, 3), colour=False)) == 5


def test_initials_are_distinct() -> None:
    assert initials(("Ada", "Al", "Aa", "A", "", "É")) == ["A", "L", "3", "4", "5", "6"]
