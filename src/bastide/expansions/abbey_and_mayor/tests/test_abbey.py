"""The abbey, on a hole at 0,0 with eight tiles around it.

::

    B E B      a city to the north, closed towards the hole
  o U . U      a road from its end in the west; another that goes on to the east
    B G B      a city below that goes on to the south
"""

import pytest

from bastide.core.constants import PART
from bastide.testing import Scenario, empty_pile, play, table

SETUP = "base+abbey-and-mayor"
SEVEN = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N G@0,-1>N U@-1,0>N road-end@-2,0>S"
HOLE = SEVEN + " B@-1,-1>N"


def hole(
    pieces: dict[str, str] | None = None, tiles: str = HOLE, active: str = "Blue", players: int = 2
) -> Scenario:
    return table(SETUP, tiles, pieces, step="abbey", active=active, players=players)


@pytest.mark.rule("ABBEY-1")
def test_abbey_instead_of_drawing_decided_before_the_draw() -> None:
    game = hole()
    assert game.legal == {"abbey@0,0", "-"}
    game.apply("-")
    assert game.state.current_player() == -1
    assert "abbey@0,0" not in game.legal
    game.apply("draw:V")
    assert game.state.explain("abbey@0,0")


@pytest.mark.rule("ABBEY-1", "STEP-5")
def test_the_abbey_comes_before_the_draw() -> None:
    names = [step.name for step in hole().state.rules.sequence(PART)]
    assert names.index("abbey") < names.index("draw")


@pytest.mark.rule("ABBEY-1")
def test_abbey_is_placed_once() -> None:
    game = hole({}, players=2)
    game.apply("abbey@0,0")
    assert game.own("abbeys") == [1, 0]
    game.apply("-")
    assert game.state.active == 0
    assert game.state.current_player() == -1  # no hole is left, so Red is not asked


@pytest.mark.rule("ABBEY-1")
def test_whoever_has_placed_an_abbey_is_not_asked_again() -> None:
    for abbeys, player in (("1 1", 1), ("1 0", -1)):
        game = table(SETUP, HOLE, more=f"own abbeys {abbeys}")
        for action in ("draw:V", "@2,0>N", "-"):
            game.apply(action)
        assert (game.state.active, game.state.current_player()) == (1, player)


@pytest.mark.rule("ABBEY-2")
def test_abbey_needs_four_neighbours() -> None:
    game = hole()
    assert game.why("abbey@2,0") == {"ABBEY-2"}
    assert game.why("abbey@0,1") == {"ABBEY-2"}
    assert game.why("draw:V") == {"TURN-1", "TILE-1", "ABBEY-1", "ABBEY-2"}


RING = ["B@-1,1>N", "E@0,1>N", "B@1,1>N", "U@1,0>N", "B@1,-1>N", "G@0,-1>N", "B@-1,-1>N", "U@-1,0>N"]


@pytest.mark.rule("ABBEY-2")
@pytest.mark.parametrize("missing", [1, 3, 5, 7], ids=["north", "east", "south", "west"])
def test_no_abbey_where_one_side_is_open(missing: int) -> None:
    tiles = " ".join(RING[missing + 1 :] + RING[:missing])
    with pytest.raises(Exception, match="nothing to ask"):
        hole(tiles=tiles)


@pytest.mark.rule("ABBEY-2")
def test_abbey_fits_whatever_the_sides_show() -> None:
    game = play(SETUP, "E@0,1>S")
    assert game.state.current_player() == -1  # the hole is what counts: there is none
    game = hole()
    edges = [game.state.feature(*spot).kind for spot in ((-1, 0, "E"), (1, 0, "W"), (0, -1, "N"))]
    assert edges == ["road", "road", "city"]
    game.apply("abbey@0,0")


@pytest.mark.rule("ABBEY-3")
def test_only_a_monk_on_the_abbey() -> None:
    game = hole()
    game.apply("abbey@0,0")
    assert game.legal == {"M@0,0.C", "W@0,0.C", "-"}
    assert "MAYOR-1" in game.why("Y@0,0.C")


@pytest.mark.rule("ABBEY-4")
def test_abbey_with_eight_neighbours_scores_nine() -> None:
    game = hole()
    game.apply("abbey@0,0")
    game.apply("M@0,0.C")
    assert game.scores == (0, 9)
    assert game.supply(1) == 7


@pytest.mark.rule("ABBEY-4")
def test_unfinished_abbey_scores_a_point_a_tile_at_the_end() -> None:
    game = hole(tiles=SEVEN)
    game.apply("abbey@0,0")
    game.apply("M@0,0.C")
    assert game.scores == (0, 0)
    game.turn("V@2,0>N", last=True)
    assert game.state.is_terminal()
    assert game.scores == (0, 8)


@pytest.mark.rule("ABBEY-5")
def test_abbey_5_ex() -> None:
    game = hole({"Red": "M@-2,0.E"})
    game.apply("abbey@0,0")
    game.apply("-")
    assert game.scores == (2, 0)
    assert game.supply(0) == 7
    assert game.state.feature(-1, 0, "E").complete
    assert not game.state.feature(0, -1, "N").complete
    assert not game.state.feature(1, 0, "W").complete


@pytest.mark.rule("ABBEY-6")
def test_abbey_is_a_tile_for_neighbouring_cloisters() -> None:
    game = hole()
    before = game.state.feature(1, 1, "C").open
    game.apply("abbey@0,0")
    assert game.state.feature(1, 1, "C").open == before - 1


@pytest.mark.rule("ABBEY-7")
def test_abbey_joins_nothing() -> None:
    game = hole()
    before = {(f.kind, f.spots) for f in game.state.features()}
    game.apply("abbey@0,0")
    after = {(f.kind, f.spots) for f in game.state.features()}
    assert after - before == {("cloister", ((0, 0, "C"),))}
    assert before <= after


@pytest.mark.rule("ABBEY-8")
def test_abbey_adds_no_tile_to_what_it_closes() -> None:
    game = hole({"Red": "M@-2,0.E"})
    game.apply("abbey@0,0")
    game.apply("-")
    sheet = game.sheets[0]
    assert (sheet.kind, sheet.tiles, sheet.points) == ("road", 2, {0: 2})


def after_last_tile(options: dict[str, str] | None = None) -> Scenario:
    game = table(SETUP, SEVEN, step="abbey", active="Red", players=3, options=options)
    game.apply("-")
    game.apply("draw:V")
    empty_pile(game.state)
    game.apply("@2,0>N")
    game.apply("-")
    return game


@pytest.mark.rule("ABBEY-9", "OPT-19")
def test_abbeys_after_the_last_tile_from_the_left_of_the_last_player() -> None:
    game = after_last_tile()
    order = []
    while not game.state.is_terminal():
        order.append((game.state.current_player(), game.legal))
        game.apply("-")
    assert order == [(p, {"abbey@0,0", "-"}) for p in (1, 2, 0)]


@pytest.mark.rule("ABBEY-9")
def test_last_abbey_with_figure_and_scoring() -> None:
    game = after_last_tile()
    game.apply("-")
    game.apply("abbey@0,0")  # Green
    game.apply("M@0,0.C")
    assert game.state.is_terminal()  # nobody has a hole any more
    assert game.scores == (0, 0, 8)


@pytest.mark.rule("ABBEY-10")
def test_each_player_acts_once_after_the_last_tile() -> None:
    game = after_last_tile()
    for _ in range(3):
        game.apply("-")
    assert game.state.is_terminal()
    assert game.own("abbeys") == [1, 1, 1]


@pytest.mark.rule("OPT-19")
def test_without_the_option_abbeys_are_lost() -> None:
    game = after_last_tile(options={"abbey_after_last_tile": "no"})
    assert game.state.is_terminal()


@pytest.mark.rule("ABBEY-11")
def test_nothing_may_be_done_on_the_abbey_too() -> None:
    game = hole()
    game.apply("abbey@0,0")
    game.apply("-")
    assert game.supply(1) == 7


@pytest.mark.rule("INT-35")
def test_no_barn_at_a_corner_of_the_abbey() -> None:
    game = hole()
    game.apply("abbey@0,0")
    assert game.why("barn:NE@0,0") == {"BARN-1"}
