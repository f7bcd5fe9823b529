"""FOLLOW: who may stand where, and when."""

import pytest

import bastide
from bastide.testing import play, random_games


@pytest.mark.rule("FOLLOW-1")
def test_one_follower_for_each_tile() -> None:
    game = play("base")
    game.apply("draw:H")  # two cities and a field: room for three
    game.apply("@0,1>N")
    game.apply("M@0,1.N")
    assert game.state.current_player() == bastide.CHANCE
    assert len(game.state.pieces()) == 1


@pytest.mark.rule("FOLLOW-2")
def test_follower_comes_from_the_own_supply() -> None:
    game = play("base", "U@1,0>N M.E")
    assert (game.supply(0), game.supply(1)) == (6, 7)
    assert game.state.pieces()[0].owner == 0


@pytest.mark.rule("FOLLOW-2")
def test_with_an_empty_supply_a_player_only_places_tiles() -> None:
    game = play("base", "U@1,0>N M.E", "U@2,0>N -", options={"followers": "1"})
    game.apply("draw:B")
    game.apply("@0,-1>N")  # Red is not asked: their one follower is a thief
    assert game.state.current_player() == bastide.CHANCE
    assert game.state.active == 1


@pytest.mark.rule("FOLLOW-2")
def test_seven_followers_and_no_more() -> None:
    game = play("2*base", players=1)
    for x in range(1, 8):
        game.turn(f"X@{x},0>N M.N" if x < 3 else f"W@{x},0>N M.S")
    assert game.supply(0) == 0
    game.apply("draw:W")
    game.apply("@8,0>N")
    assert game.state.current_player() == bastide.CHANCE


@pytest.mark.rule("FOLLOW-3")
def test_follower_goes_on_the_tile_just_placed() -> None:
    game = play("base", "U@1,0>N -")
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert game.legal == {"M@2,0.E", "M@2,0.NNW", "M@2,0.ESE", "-"}
    assert game.why("M@1,0.E") == {"FOLLOW-3"}


@pytest.mark.rule("FOLLOW-4")
def test_player_names_road_city_cloister_or_field() -> None:
    game = play("base")
    game.apply("draw:A")
    game.apply("@1,0>N")
    assert game.legal == {"M@1,0.W", "M@1,0.NNW", "M@1,0.C", "-"}
    names = {spot: game.state.feature(1, 0, spot).follower for spot in ("W", "C", "NNW")}
    assert names == {"W": "thief", "C": "monk", "NNW": "farmer"}
    assert game.state.feature(0, 0, "N").follower == "knight"
    assert game.why("M@1,0.E") == {"FOLLOW-4"}  # there is no road to the east


@pytest.mark.rule("FOLLOW-4")
def test_a_segment_may_be_named_by_any_spot_it_reaches() -> None:
    game = play("base", "A@1,0>N M.SSE")
    assert str(game.state.pieces()[0]) == "M@1,0.NNW"


@pytest.mark.rule("FOLLOW-5")
def test_ex_1_tile_that_continues_a_city_with_a_knight_leaves_only_the_field() -> None:
    game = play("base", "N@0,1>E M.S")
    game.apply("draw:E")
    game.apply("@1,1>W")
    assert game.legal == {"M@1,1.NNW", "-"}
    (reason,) = game.state.explain("M@1,1.W")
    assert (reason.rules, reason.places) == (("FOLLOW-5",), ((0, 1),))


@pytest.mark.rule("FOLLOW-5")
def test_the_own_follower_bars_the_feature_too() -> None:
    game = play("base", "U@1,0>N M.E", "U@2,0>N -")
    game.apply("draw:U")
    game.apply("@3,0>N")
    assert "M@3,0.E" not in game.legal
    assert game.why("M@3,0.E") == {"FOLLOW-5"}


@pytest.mark.rule("FOLLOW-5")
def test_ex_2_city_road_and_small_field_are_free_the_large_field_is_not() -> None:
    game = play("base", "U@-1,0>N M.NNW")  # a farmer north of the road
    game.apply("draw:J")
    game.apply("@1,0>E")
    assert game.legal == {"M@1,0.E", "M@1,0.S", "M@1,0.SSW", "-"}
    assert game.why("M@1,0.WNW") == {"FOLLOW-5"}


# Three farms, one farmer each, that meet at 0,-1: the start tile's field, and those of E left and right.
THREE_FARMS = (
    "D@-1,0>S M.ESE",
    "E@-1,-1>N M.ENE",
    "D@1,0>S -",
    "V@2,0>N -",
    "U@-2,0>N -",
    "E@1,-1>N M.ENE",
)


@pytest.mark.rule("FOLLOW-5")
def test_ex_3_where_a_tile_joins_three_farms_with_farmers_nobody_may_be_a_farmer() -> None:
    game = play("base", *THREE_FARMS, players=3)
    assert len({game.state.feature(p.x, p.y, p.spot).number for p in game.state.pieces()}) == 3
    game.apply("draw:B")
    game.apply("@0,-1>N")
    assert len(game.state.feature(0, -1, "NNW").followers) == 3
    assert game.legal == {"M@0,-1.C", "-"}
    assert game.why("M@0,-1.NNW") == {"FOLLOW-5"}


@pytest.mark.rule("FOLLOW-6")
def test_feature_completed_by_this_tile_may_be_claimed_and_scores_at_once() -> None:
    game = play("base", "E@0,1>S M.S")
    assert game.scores == (4, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("FOLLOW-7")
def test_nobody_must_claim_what_they_complete() -> None:
    game = play("base", "E@0,1>S M.NNW")
    assert game.scores == (0, 0)
    assert [str(p) for p in game.state.pieces()] == ["M@0,1.NNW"]


@pytest.mark.rule("FOLLOW-7")
def test_the_field_around_a_cloister_may_be_taken_instead() -> None:
    game = play("base", "B@0,-1>N M.NNW")
    assert game.state.feature(0, -1, "C").followers == ()


@pytest.mark.rule("FOLLOW-8")
def test_followers_come_back_only_by_scoring() -> None:
    for seed in range(3):
        for before, state, action in random_games("base", seed=seed, players=3):
            assert action.name in ("draw", "place", "deploy", "pass")
            scored = []
            for event in state.events():
                if event.sheet is not None:
                    place = (*event.sheet.at, event.sheet.spot)
                    scored += [s for f in state.features() if place in f.spots for s in f.spots]
                if event.name == "returned":
                    assert (*event.data["at"], event.data["spot"]) in scored
            assert before.turn <= state.turn


@pytest.mark.rule("FOLLOW-9")
def test_ex_second_follower_on_the_other_city_and_the_first_comes_back() -> None:
    game = play("base", "E@0,-1>S M.S", "U@1,0>N -")
    game.apply("draw:H")
    game.apply("@0,-2>N")  # closes Red's city with one of its two
    assert game.legal == {"M@0,-2.S", "M@0,-2.ENE", "-"}
    game.apply("M@0,-2.S")
    assert game.scores == (4, 0)
    assert [str(p) for p in game.state.pieces()] == ["M@0,-2.S"]
    assert game.supply(0) == 6


@pytest.mark.rule("FOLLOW-9")
def test_ex_follower_that_scored_comes_back_and_is_not_placed_again() -> None:
    game = play("base", "E@0,-1>S -", "U@1,0>N -")
    game.apply("draw:H")
    game.apply("@0,-2>N")
    assert {"M@0,-2.N", "M@0,-2.S"} <= game.legal
    game.apply("M@0,-2.N")
    assert game.scores == (4, 0)
    assert game.supply(0) == 7
    assert (game.state.current_player(), game.state.active) == (bastide.CHANCE, 1)


@pytest.mark.rule("FOLLOW-9")
def test_follower_that_returns_in_this_turn_is_too_late_for_it() -> None:
    game = play("base", "E@0,-1>S M.S", "U@1,0>N -", options={"followers": "1"})
    game.apply("draw:H")
    game.apply("@0,-2>N")  # scores; but while the follower could be placed it still stood in the city
    assert game.scores == (4, 0)
    assert game.supply(0) == 1
    assert game.state.pieces() == ()
    assert game.state.active == 1
