"""INN, CATH and ICTILE: more when finished, nothing when not; the special tiles."""

import pytest

import bastide
from bastide.testing import play

SETUP = "base+inns-and-cathedrals"


@pytest.mark.rule("INN-1")
@pytest.mark.parametrize("inn", ["EC@1,0>S", "EN@1,0>N"], ids=["crossing", "city"])
def test_ex_completed_road_of_three_with_an_inn_scores_6(inn: str) -> None:
    game = play(SETUP, f"{inn} M.W", "W@-1,0>N -")
    assert game.scores == (6, 0)
    (sheet,) = game.sheets
    assert [(line.count, line.worth) for line in sheet.lines] == [(3, 2)]
    assert "INN-1" in sheet.rules


@pytest.mark.rule("INN-1")
def test_ex_a_second_inn_adds_nothing() -> None:
    game = play(SETUP, "EN@1,0>N M.W", "EC@-1,0>N -")
    assert game.scores == (6, 0)


@pytest.mark.rule("INN-2")
def test_ex_incomplete_road_with_an_inn_scores_0() -> None:
    game = play(SETUP, "EB@1,0>N M.E", "U@2,0>N -", end=True)
    assert game.scores == (0, 0)
    (sheet,) = game.sheets
    assert sheet.points == {0: 0}
    assert "INN-2" in sheet.rules


@pytest.mark.rule("INN-3")
def test_inn_belongs_to_one_road_of_its_tile() -> None:
    game = play(SETUP, "EC@1,0>N M.W", "W@-1,0>N -")  # the inn lies on the arm to the east
    assert game.scores == (3, 0)


@pytest.mark.rule("INN-3")
def test_road_without_the_inn_of_its_tile_still_scores_when_incomplete() -> None:
    assert play(SETUP, "EC@1,0>N M.S", end=True).scores == (1, 0)
    assert play(SETUP, "EC@1,0>N M.E", end=True).scores == (0, 0)


# A cathedral north of the start tile; everything around it but the last tile: 7 tiles and a pennant.
CATHEDRAL = ("EK@0,1>N M.N", "F@0,2>N -", "E@0,3>S -", "G@1,1>E -", "E@2,1>W -", "E@-1,1>E -")


@pytest.mark.rule("CATH-1")
def test_ex_completed_city_with_a_cathedral_scores_3_for_each_of_8() -> None:
    game = play(SETUP, *CATHEDRAL)
    assert game.scores == (24, 0)
    (sheet,) = game.sheets
    assert [(line.count, line.worth) for line in sheet.lines] == [(7, 3), (1, 3)]
    assert "CATH-1" in sheet.rules


@pytest.mark.rule("CATH-1")
def test_a_second_cathedral_adds_nothing() -> None:
    turns = ("EK@0,2>N -", "E@0,3>S -", "E@-1,1>E -", "E@1,1>W -", "E@-1,2>E -", "E@1,2>W -")
    game = play(SETUP, "EK@0,1>N M.N", *turns)
    assert game.state.feature(0, 0, "N").complete
    assert game.scores == (24, 0)


@pytest.mark.rule("CATH-2")
def test_ex_incomplete_city_with_a_cathedral_scores_0_pennants_included() -> None:
    game = play(SETUP, *CATHEDRAL[:-1], end=True)
    assert game.scores == (0, 0)
    assert "CATH-2" in game.sheets[0].rules


@pytest.mark.rule("CATH-2")
def test_incomplete_city_without_a_cathedral_scores_as_ever() -> None:
    assert play(SETUP, "M@0,1>E M.S", end=True).scores == (3, 0)


@pytest.mark.rule("CATH-1")
def test_farm_at_a_city_with_a_cathedral_scores_3() -> None:
    game = play(SETUP, "EK@0,1>N -", "F@0,2>N M.ENE", *CATHEDRAL[2:], end=True)
    assert game.scores == (0, 3)


@pytest.mark.rule("ICTILE-1")
def test_tile_with_four_separate_cities() -> None:
    game = play(SETUP)
    game.apply("draw:EH")
    game.apply("@0,1>N")
    assert game.legal == {f"{letter}@0,1.{spot}" for letter in "ML" for spot in "NESWI"} | {"-"}
    assert len({game.state.feature(0, 1, spot).number for spot in "NESW"}) == 4
    game.apply("M@0,1.S")
    assert game.scores == (4, 0)


@pytest.mark.rule("ICTILE-2")
def test_cloister_divides_the_road() -> None:
    game = play(SETUP, "ED@1,0>N M.W", "W@-1,0>N -")
    assert game.scores == (3, 0)
    assert game.state.feature(1, 0, "E").tiles == ((1, 0),)


@pytest.mark.rule("ICTILE-3")
def test_crossing_between_two_cities_divides_the_road_and_its_stubs_are_nothing() -> None:
    game = play(SETUP)
    game.apply("draw:EI")
    game.apply("@1,0>N")
    spots = ("N", "E", "S", "W", "ENE", "ESE", "WSW", "WNW")
    assert game.legal == {f"{letter}@1,0.{spot}" for letter in "ML" for spot in spots} | {"-"}
    kinds = {spot: game.state.feature(1, 0, spot).kind for spot in "NESW"}
    assert kinds == {"N": "city", "E": "road", "S": "city", "W": "road"}
    game.apply("M@1,0.W")
    game.turn("W@-1,0>N -")
    assert game.scores == (3, 0)


@pytest.mark.rule("ICTILE-4")
def test_on_the_crossing_with_an_inn_only_the_right_hand_road_has_it() -> None:
    tile = next(t for t in bastide.start(SETUP).rules.tiles if t.id == "EC")
    inns = {segment.edges: segment.marks.get("inn", 0) for segment in tile.segments if segment.kind == "road"}
    assert inns == {(1,): 1, (2,): 0, (3,): 0}
    assert play(SETUP, "EC@1,0>S M.W", "W@-1,0>N -").scores == (6, 0)
    assert play(SETUP, "EC@1,0>E M.W", "W@-1,0>N -").scores == (3, 0)
    assert play(SETUP, "EC@1,0>N M.W", "W@-1,0>N -").scores == (3, 0)


@pytest.mark.rule("ICTILE-5")
def test_field_ends_at_the_tip_of_the_long_city() -> None:
    game = play(SETUP)
    game.apply("draw:EG")
    game.apply("@0,1>S")  # the city comes from the start tile and reaches the corner in the north-west
    assert game.legal == {f"{letter}@0,1.{spot}" for letter in "ML" for spot in ("S", "NNW", "WSW")} | {"-"}
    east, west = game.state.feature(0, 1, "ENE"), game.state.feature(0, 1, "WNW")
    assert east.number != west.number
    assert east.number == game.state.feature(0, 1, "NNW").number
    game.apply("M@0,1.WSW")
    game.turn("U@1,0>N -")
    game.turn("B@0,2>N -")
    assert (0, 2) not in game.state.feature(0, 1, "WSW").tiles


@pytest.mark.rule("ICTILE-5")
def test_both_fields_lie_at_the_city() -> None:
    assert play(SETUP, "EG@0,1>S M.WSW", end=True).scores == (3, 0)
    assert play(SETUP, "EG@0,1>S M.NNW", end=True).scores == (3, 0)
