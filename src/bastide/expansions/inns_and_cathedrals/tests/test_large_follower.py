"""BIG: the large follower counts two for the majority and is otherwise like the others."""

import pytest

import bastide
from bastide.testing import play

SETUP = "base+inns-and-cathedrals"


@pytest.mark.rule("BIG-1")
def test_each_player_has_a_large_follower_besides_the_seven() -> None:
    game = play(SETUP, players=6)
    for seat in range(6):
        assert (game.supply(seat), game.supply(seat, "large")) == (7, 1)


@pytest.mark.rule("BIG-1")
def test_large_follower_is_placed_under_the_same_rules() -> None:
    game = play(SETUP, "U@-1,0>N L.NNW")
    game.apply("draw:J")
    game.apply("@1,0>E")  # road, city and small field are free, the large field has a farmer
    spots = ("E", "S", "SSW")
    assert game.legal == {f"{letter}@1,0.{spot}" for letter in "ML" for spot in spots} | {"-"}
    assert game.why("L@1,0.WNW") == {"FOLLOW-5"}


@pytest.mark.rule("BIG-1", "FOLLOW-2")
def test_there_is_one_large_follower_and_the_others_remain() -> None:
    game = play(SETUP, "U@1,0>N L.E", "U@2,0>N -")
    game.apply("draw:B")
    game.apply("@0,-1>N")
    assert game.legal == {"M@0,-1.C", "M@0,-1.NNW", "-"}
    assert game.why("L@0,-1.C") == {"FOLLOW-2"}


@pytest.mark.rule("BIG-1")
def test_one_figure_a_tile_large_or_normal() -> None:
    game = play(SETUP)
    game.apply("draw:U")
    game.apply("@1,0>N")
    game.apply("L@1,0.E")
    assert game.state.current_player() == bastide.CHANCE


# Two thieves on roads that the last tile joins to one of three tiles.
ROAD = ("U@-1,0>N -", "U@1,0>N -", "W@-1,-1>N M.E", "W@1,-1>N {}.W", "U@0,-1>N -")


@pytest.mark.rule("BIG-2")
@pytest.mark.parametrize(("piece", "scores"), [("M", (3, 3)), ("L", (0, 3))])
def test_ex_on_a_road_the_large_thief_beats_a_normal_one(piece: str, scores: tuple[int, int]) -> None:
    game = play(SETUP, *(t.format(piece) for t in ROAD))
    assert game.scores == scores
    assert ("BIG-2" in game.sheets[0].rules) == (piece == "L")
    if piece == "L":
        assert game.sheets[0].strengths == {0: 1, 1: 2}


@pytest.mark.rule("BIG-2")
@pytest.mark.parametrize(("piece", "scores"), [("M", (10, 10)), ("L", (0, 10))])
def test_in_a_city_the_large_knight_beats_a_normal_one(piece: str, scores: tuple[int, int]) -> None:
    turns = ("U@-1,0>N -", "U@1,0>N -", "E@-1,1>E M.E", f"N@1,1>W {piece}.W", "E@1,2>S -", "R@0,1>E -")
    assert play(SETUP, *turns).scores == scores


@pytest.mark.rule("BIG-2")
@pytest.mark.parametrize(("piece", "scores"), [("M", (6, 0)), ("L", (6, 6))])
def test_on_a_farm_the_large_farmer_weighs_as_much_as_two(piece: str, scores: tuple[int, int]) -> None:
    turns = (
        "D@-1,0>S M.ESE",
        f"E@-1,-1>N {piece}.ENE",
        "D@1,0>S -",
        "U@-2,0>N -",
        "E@1,-1>N M.ENE",
        "B@0,-1>N -",
    )
    assert play(SETUP, *turns, end=True).scores == scores


@pytest.mark.rule("BIG-2", "OPT-1")
def test_first_edition_farms_count_the_large_farmer_twice() -> None:
    turns = ("U@-1,0>N L.NNW", "G@0,1>N M.WSW", "E@0,2>S -")
    game = play(SETUP, *turns, options={"farm_scoring": "first-edition"}, end=True)
    assert game.scores == (4, 0)


@pytest.mark.rule("BIG-3")
def test_large_follower_does_not_change_the_points() -> None:
    assert play(SETUP, "E@0,1>S L.S").scores == (4, 0)
    assert play(SETUP, "E@0,1>S L.NNW", end=True).scores == (3, 0)


@pytest.mark.rule("BIG-4")
def test_large_follower_returns_after_scoring() -> None:
    assert play(SETUP, "E@0,1>S L.S").supply(0, "large") == 1


@pytest.mark.rule("BIG-4")
def test_large_farmer_stays_to_the_end() -> None:
    game = play(SETUP, "E@0,1>S L.NNW", "E@0,2>N M.N", "E@0,3>S -")
    assert game.supply(0, "large") == 0
    assert [str(p) for p in game.state.pieces()] == ["L@0,1.NNW"]
