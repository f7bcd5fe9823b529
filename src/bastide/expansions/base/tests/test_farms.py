"""FARM: fields that have grown together, and what their farmers get in the end."""

import pytest

from bastide.testing import play


@pytest.mark.rule("FARM-1")
def test_connected_fields_form_one_farm() -> None:
    game = play("base", "E@0,-1>S -", "B@1,-1>N -")
    assert set(game.state.feature(0, 0, "SSE").tiles) == {(0, 0), (0, -1), (1, -1)}


@pytest.mark.rule("FARM-2", "FARM-1")
def test_roads_and_cities_bound_a_farm() -> None:
    game = play("base", "U@1,0>N -", "E@0,1>S -")
    north, south = game.state.feature(0, 0, "ENE"), game.state.feature(0, 0, "ESE")
    assert north.number != south.number  # the road lies between them
    assert set(north.tiles) == set(south.tiles) == {(0, 0), (1, 0)}
    assert game.state.feature(0, 1, "NNW").tiles == ((0, 1),)  # the city lies between it and the rest


LOOP = ("V@1,-1>E -", "U@0,-1>N -", "V@-1,-1>S -", "V@-1,0>W -")


@pytest.mark.rule("FARM-3")
def test_a_farm_is_never_complete_and_not_scored_during_the_game() -> None:
    game = play("base", "V@1,0>N M.SSW", *LOOP)  # a field enclosed by a road
    farm = game.state.feature(1, 0, "SSW")
    assert len(farm.tiles) == 6
    assert not farm.complete
    assert game.sheets == []


@pytest.mark.rule("FARM-4")
def test_a_farmer_stays_until_the_end() -> None:
    game = play("base", "E@0,1>S M.NNW", "E@0,2>N M.N", "E@0,3>S -")  # two cities at the farm are completed
    assert game.scores == (0, 4)
    assert [str(p) for p in game.state.pieces()] == ["M@0,1.NNW"]
    assert game.supply(0) == 6


# Two completed cities, west and east, and in the end one farm between them; Red has two farmers, Blue one.
BETWEEN = (
    "D@-1,0>S M.ESE",
    "E@-1,-1>N M.ENE",
    "D@1,0>S -",
    "U@-2,0>N -",
    "E@1,-1>N M.ENE",
    "B@0,-1>N -",
)


@pytest.mark.rule("FARM-5")
def test_the_player_with_most_farmers_owns_the_farm() -> None:
    game = play("base", *BETWEEN, end=True)
    assert game.scores == (6, 0)
    assert game.sheets[-1].strengths == {0: 2, 1: 1}


@pytest.mark.rule("FARM-5")
def test_all_tied_players_own_the_farm() -> None:
    turns = [t.replace("E@1,-1>N M.ENE", "E@1,-1>N -") for t in BETWEEN]
    assert play("base", *turns, end=True).scores == (6, 6)


@pytest.mark.rule("FARM-6")
def test_a_farm_scores_3_for_a_completed_city() -> None:
    assert play("base", "E@0,1>S M.NNW", end=True).scores == (3, 0)


@pytest.mark.rule("FARM-6")
def test_the_size_of_the_city_does_not_matter() -> None:
    game = play("base", "M@0,1>E M.NNW", "E@1,1>W -", end=True)
    assert game.scores == (3, 0)


@pytest.mark.rule("FARM-6")
def test_a_city_far_from_the_farmer_counts() -> None:
    game = play("base", "B@0,-1>N M.NNW", "B@0,-2>N -", "B@0,-3>N -", "E@0,-4>S -", "E@0,-5>N -", end=True)
    assert game.scores == (3, 0)


@pytest.mark.rule("FARM-7")
def test_an_incomplete_city_counts_nothing() -> None:
    game = play("base", "U@-1,0>N M.NNW", end=True)  # at the start tile's open city
    assert game.scores == (0, 0)


@pytest.mark.rule("FARM-8")
def test_a_city_may_count_for_several_farms() -> None:
    game = play("base", "E@0,1>S M.NNW", "U@-1,0>N M.NNW", end=True)
    assert game.scores == (3, 3)
    assert [s.kind for s in game.sheets] == ["field", "field"]


@pytest.mark.rule("FARM-9")
def test_a_city_that_touches_the_farm_twice_counts_once() -> None:
    game = play("base", "N@0,1>E M.NNW", "E@1,1>W -", "B@0,2>N -", "B@1,2>N -", end=True)
    assert {(0, 1), (1, 1)} <= set(game.state.feature(0, 2, "NNW").tiles)
    assert game.scores == (3, 0)


@pytest.mark.rule("FARM-10")
def test_a_farm_without_a_completed_city_scores_0() -> None:
    game = play("base", "B@0,-1>N M.NNW", end=True)
    assert game.scores == (0, 0)


@pytest.mark.rule("FARM-10")
def test_ex_1_two_cities_against_one_and_an_incomplete_one() -> None:
    game = play(
        "base",
        "D@1,0>N -",
        "E@0,1>S M.NNW",  # Blue's farm in the north, at two cities
        "E@1,1>S -",
        "E@1,-1>E -",  # the incomplete city in the south
        "E@0,-1>S M.NNW",  # Red's farm in the south
        "E@0,-2>N -",
        end=True,
    )
    assert game.scores == (3, 6)


@pytest.mark.rule("FARM-10")
def test_ex_2_three_completed_cities_give_9() -> None:
    game = play(
        "base",
        "D@1,0>N -",
        "D@2,0>N M.ENE",  # between the road and the three cities
        "E@0,1>S -",
        "E@1,1>S -",
        "E@2,1>S -",
        end=True,
    )
    assert game.scores == (0, 9)


@pytest.mark.rule("FARM-10")
def test_ex_3_the_majority_takes_the_large_farm_and_the_small_farm_scores_by_itself() -> None:
    game = play(
        "base",
        "D@-1,0>S M.ESE",
        "G@-1,-1>N M.WSW",  # Blue's small farm, west of city A
        "D@1,0>S -",
        "E@-1,-2>N M.ENE",
        "E@1,-1>N M.ENE",  # city B in the east
        "B@0,-2>N -",
        "B@0,-1>N -",
        end=True,
    )
    assert game.scores == (6, 3)
    assert [s.strengths for s in game.sheets if len(s.strengths) > 1] == [{0: 2, 1: 1}]


@pytest.mark.rule("FARM-10")
def test_ex_4_two_farmers_each_share_the_large_farm() -> None:
    game = play(
        "base",
        "D@-1,0>S M.ESE",
        "D@1,0>S -",
        "G@-1,-1>N M.ENE",
        "E@1,-1>N M.ENE",
        "E@-2,-1>W M.NNW",  # Blue, west of city A
        "E@-1,-2>N M.ENE",
        "B@0,-2>N -",
        "B@0,-1>N -",
        players=("Red", "Blue", "Yellow"),
        end=True,
    )
    assert game.scores == (6, 3, 6)


@pytest.mark.rule("FARM-10")
def test_ex_5_three_farms_at_seven_cities() -> None:
    game = play(
        "3*base",
        "E@0,1>S M.NNW",  # Red on farm 2, north of cities A and B
        "D@1,0>N M.ENE",  # Blue on farm 1, between them and the road
        "E@0,-1>S M.NNW",  # Yellow on farm 3, south of the road
        "E@1,1>S -",
        "E@0,2>N -",
        "E@0,3>S M.NNW",  # Blue on farm 2, by way of city C
        "E@0,-2>N M.ENE",  # Yellow again
        "E@1,-1>S -",
        "E@2,-1>S -",
        "E@3,-1>S -",
        "B@1,2>N -",
        "E@3,-2>N M.ENE",  # Black on farm 3
        "E@1,-2>N -",
        "E@2,-2>N -",
        "B@4,-1>N -",
        "B@4,-2>N -",
        "B@1,3>N -",
        players=("Red", "Blue", "Yellow", "Black"),
        end=True,
    )
    assert sorted(tuple(sorted(s.points.items())) for s in game.sheets) == [
        ((0, 9), (1, 9)),
        ((1, 6),),
        ((2, 12),),
    ]
    assert game.scores == (9, 15, 12, 0)
