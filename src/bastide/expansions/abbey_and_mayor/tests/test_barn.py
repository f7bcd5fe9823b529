"""The barn, where four fields meet between two completed cities and two cloisters.

::

    B B     y = 1
    E E     y = 0, each with a city to the south
    E E     y = -1, which completes it
"""

import pytest

from bastide.testing import Scenario, table

SETUP = "base+abbey-and-mayor"
CITIES = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S"
THREE = CITIES + " B@0,1>N"
FARM = THREE + " B@1,1>N"
# To the east a farm of its own behind a wall; a tile at 2,2 joins it to the first.
BEHIND = FARM + " city-to-corners@2,1>S B@3,1>N I@1,2>W I@3,2>N"


def barn(game: Scenario, corner: str = "SW", at: str = "1,1") -> str:
    game.apply("draw:B")
    game.apply(f"@{at}>N")
    return f"barn:{corner}@{at}"


@pytest.mark.rule("BARN-1")
def test_barn_where_four_fields_meet() -> None:
    game = table(SETUP, THREE)
    action = barn(game)
    assert {a for a in game.legal if a.startswith("barn")} == {action}
    assert game.why("barn:NE@1,1") == {"BARN-1"}  # no four tiles
    assert game.why("barn:SE@0,1") == {"BARN-1"}  # not the tile just placed
    game.apply(action)
    assert game.supply(0, "barn") == 0
    assert game.own("barns") == [2, -1]


@pytest.mark.rule("BARN-1")
def test_no_barn_where_two_tiles_show_city() -> None:
    game = table(SETUP, "E@0,0>N E@0,1>S B@1,0>N")
    action = barn(game)
    assert action not in game.legal
    assert game.why(action) == {"BARN-1"}


WALL = "city-to-corners"


@pytest.mark.rule("BARN-1")
@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        (f"{WALL}@0,0>W B@0,1>N B@1,0>N", "B"),
        (f"B@0,0>N {WALL}@0,1>N B@1,0>N", "B"),
        (f"B@0,0>N B@0,1>N {WALL}@1,0>S", "B"),
        ("B@0,0>N B@0,1>N B@1,0>N", WALL),
    ],
    ids=["across", "west", "south", "itself"],
)
def test_no_barn_where_a_wall_runs_into_the_corner(tiles: str, last: str) -> None:
    game = table(SETUP, tiles)
    game.apply(f"draw:{last}")
    game.apply("@1,1>N")
    assert "barn:SW@1,1" not in game.legal
    assert game.why("barn:SW@1,1") == {"BARN-1"}


@pytest.mark.rule("BARN-1")
@pytest.mark.parametrize("tiles", ["B@0,0>N B@1,0>N", "B@0,0>N B@0,1>N"], ids=["west", "south"])
def test_no_barn_where_a_tile_is_missing(tiles: str) -> None:
    assert barn(game := table(SETUP, tiles)) not in game.legal


@pytest.mark.rule("BARN-1")
def test_no_barn_where_only_three_tiles_meet() -> None:
    """At 0,0 lies nothing; across the tile, in the north-east, four fields meet."""
    game = table(SETUP, "B@0,1>N B@0,2>N E@1,2>N E@2,2>N E@2,1>E E@2,0>E B@1,0>N")
    game.apply("draw:B")
    game.apply("@1,1>N")
    assert "barn:NE@1,1" in game.legal
    assert "barn:SW@1,1" not in game.legal
    assert game.why("barn:SW@1,1") == {"BARN-1"}


@pytest.mark.rule("BARN-2")
def test_farmers_do_not_prevent_a_barn() -> None:
    game = table(SETUP, THREE, {"Blue": "M@0,1.NNW"})
    assert barn(game) in game.legal


@pytest.mark.rule("BARN-3")
def test_one_barn_to_a_farm() -> None:
    game = table(SETUP, THREE, {"Blue": "N@0,0.NNW"}, more="own barns -1 0")
    assert game.why(barn(game)) == {"BARN-3"}


@pytest.mark.rule("BARN-3", "BARN-11")
def test_joined_farms_may_have_two_barns_each_scores_in_full() -> None:
    game = table(SETUP, BEHIND, {"Blue": "N@0,1.NNW", "Red": "N@3,1.NNW"}, more="own barns 0 0")
    game.turn("E@2,2>N", last=True)
    assert game.state.is_terminal()
    assert game.scores == (8, 8)
    assert [s.rules for s in game.sheets] == [("BARN-11",)] * 2
    assert all(str(s.why).endswith(" owns the barn") for s in game.sheets)


@pytest.mark.rule("BARN-4")
def test_the_barn_stays() -> None:
    game = table(SETUP, THREE, {"Blue": "M@0,1.NNW"})
    game.apply(barn(game))
    assert [str(p) for p in game.state.pieces()] == ["N@1,1.NNW"]
    game.turn("B@2,1>N")
    assert [str(p) for p in game.state.pieces()] == ["N@1,1.NNW"]
    game.apply("draw:V")
    game.apply("@0,2>S")
    assert game.why("barn:SW@0,2") == {"BARN-4"}


@pytest.mark.rule("BARN-5", "BARN-6")
def test_barn_5_ex() -> None:
    game = table(SETUP, THREE, {"Yellow": "M@0,1.NNW"}, active="Blue", players=3)
    game.apply(barn(game))
    assert game.scores == (0, 0, 6)
    assert game.supply(2) == 7
    assert game.sheets[0].rules == ("BARN-5", "MAJ-1")
    assert str(game.sheets[0]).startswith("farm at ")


@pytest.mark.rule("BARN-5")
def test_the_majority_of_farmers_scores_the_barn() -> None:
    game = table(SETUP, THREE, {"Blue": "M@0,1.NNW M@0,0.NNW", "Red": "M@1,0.NNW"})
    game.apply(barn(game))
    assert game.scores == (0, 6)
    assert (game.supply(0), game.supply(1)) == (7, 7)


@pytest.mark.rule("BARN-7")
def test_no_follower_on_a_farm_with_a_barn() -> None:
    game = table(SETUP, FARM, {"Blue": "N@0,1.NNW"}, more="own barns -1 0")
    game.apply("draw:B")
    game.apply("@2,1>N")
    assert "M@2,1.NNW" not in game.legal
    assert "M@2,1.C" in game.legal
    assert game.why("M@2,1.NNW") == {"BARN-7"}


@pytest.mark.rule("BARN-8")
def test_barn_8_ex() -> None:
    game = table(SETUP, BEHIND, {"Blue": "N@0,1.NNW", "Red": "M@3,1.NNW"}, more="own barns -1 0")
    game.turn("E@2,2>N")
    assert game.scores == (2, 0)
    assert game.supply(0) == 7
    assert game.sheets[0].lines[0].worth == 1
    assert game.sheets[0].rules == ("BARN-8", "MAJ-1")


@pytest.mark.rule("BARN-8")
def test_a_farm_joined_to_the_own_barn_is_worth_no_more() -> None:
    game = table(SETUP, BEHIND, {"Red": "N@0,1.NNW M@3,1.NNW"}, more="own barns 0 -1")
    game.turn("E@2,2>N")
    assert game.scores == (2, 0)


@pytest.mark.rule("BARN-9")
def test_majority_is_taken_over_the_joined_farm() -> None:
    pieces = {"Blue": "N@0,1.NNW M@3,1.NNW", "Red": "M@2,1.NNW M@2,1.ENE"}
    game = table(SETUP, BEHIND, pieces, more="own barns -1 0")
    game.turn("E@2,2>N")  # joins Red's field in the middle, Red and Blue behind it, and the barn
    assert game.sheets[0].strengths == {0: 2, 1: 1}
    assert game.scores == (2, 0)
    assert (game.supply(0), game.supply(1)) == (7, 7)


@pytest.mark.rule("BARN-10", "STEP-18")
def test_a_city_completed_by_the_same_tile_is_scored_first_and_counts() -> None:
    pieces = {"Red": "M@2,1.W", "Blue": "M@0,1.NNW"}
    game = table(SETUP, "E@0,0>S E@0,-1>N B@1,0>N B@0,1>N V@2,0>W E@2,1>W", pieces)
    game.apply("draw:E")
    game.apply("@1,1>E")  # its city completes the one at 2,1
    game.apply("barn:SW@1,1")
    assert [(s.kind, s.points) for s in game.sheets] == [("city", {0: 4}), ("field", {1: 6})]


@pytest.mark.rule("BARN-11")
def test_final_barn_scores_four_a_city() -> None:
    game = table(SETUP, FARM, {"Blue": "N@0,1.NNW"}, more="own barns -1 0")
    game.turn("V@-1,1>E", last=True)
    assert game.scores == (0, 8)


@pytest.mark.rule("BARN-14")
def test_tile_that_joins_a_barn_farm_takes_no_second_barn() -> None:
    tiles = BEHIND.replace("I@1,2>W", "A@1,2>N A@1,3>N V@2,3>S")
    game = table(SETUP, tiles, {"Blue": "N@0,1.NNW", "Red": "M@3,1.NNW"}, more="own barns -1 0")
    game.apply("draw:B")
    game.apply("@2,2>N")
    assert game.why("barn:NW@2,2") == {"BARN-3"}
    assert game.why("barn:SW@2,2") == {"BARN-1"}
    game.apply("-")
    assert game.scores == (2, 0)


@pytest.mark.rule("OPT-4")
def test_without_farmers_no_barns() -> None:
    game = table(SETUP, THREE, options={"farmers": "off"})
    assert game.why(barn(game)) == {"OPT-4"}


@pytest.mark.rule("OPT-24")
def test_barns_are_scored_per_farm_in_the_first_edition_too() -> None:
    game = table(SETUP, THREE, {"Blue": "M@0,1.NNW"}, options={"farm_scoring": "first-edition"})
    game.apply(barn(game))
    assert game.scores == (0, 6)
    game.turn("V@-1,1>E", last=True)
    assert game.scores == (8, 6)
