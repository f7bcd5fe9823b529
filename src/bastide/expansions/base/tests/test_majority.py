"""MAJ, ORDER and RETURN: who gets the points, in what order, and which followers come home."""

import pytest

from bastide.testing import play

# A city of five tiles that the last tile makes of two with a knight each.
SHARED_CITY = (
    "U@-1,0>N -",
    "U@1,0>N -",
    "E@-1,1>E M.E",
    "N@1,1>W M.W",
    "E@1,2>S -",
    "R@0,1>E -",
)

# Three caps around 0,-2, two with Red's knights and one with Blue's; Q with a pennant joins them.
TWO_TO_ONE = (
    "E@0,-1>S M.S",
    "B@-1,-1>N -",
    "B@1,-1>N -",
    "E@-1,-2>E M.E",
    "E@1,-2>W M.W",
    "Q@0,-2>W -",
)


@pytest.mark.rule("MAJ-1")
def test_ex_two_knights_against_one_take_all_10() -> None:
    game = play("base", *TWO_TO_ONE)
    assert game.scores == (10, 0)
    (sheet,) = game.sheets
    assert (sheet.strengths, sheet.winners) == ({0: 2, 1: 1}, (0,))


@pytest.mark.rule("MAJ-2")
def test_ex_city_with_one_knight_each_gives_10_to_both() -> None:
    game = play("base", *SHARED_CITY)
    assert game.scores == (10, 10)


@pytest.mark.rule("MAJ-2")
def test_ex_road_with_one_thief_each_gives_4_to_both() -> None:
    game = play(
        "base",
        "W@-1,0>N M.E",
        "B@0,-1>N -",
        "B@1,-1>N -",
        "B@2,-1>N -",
        "U@-2,0>N -",
        "W@2,0>S M.W",
        "U@1,0>N -",
    )
    assert game.scores == (4, 4)


@pytest.mark.rule("MAJ-3")
def test_two_knights_of_one_player_score_the_city_once() -> None:
    alone = [*TWO_TO_ONE[:3], "E@-1,-2>E -", *TWO_TO_ONE[4:]]
    game = play("base", *alone)
    assert game.scores == (10, 0)
    assert game.sheets[0].strengths == {0: 2}


@pytest.mark.rule("MAJ-4")
def test_completed_feature_scores_for_its_occupant_whoever_placed_the_tile() -> None:
    game = play("base", "N@0,1>E M.S", "E@1,1>W -")
    assert game.state.active == 0  # Blue has just played
    assert game.scores == (6, 0)


@pytest.mark.rule("MAJ-5")
def test_unoccupied_feature_gives_nobody_points() -> None:
    game = play("base", "E@0,1>S -")
    assert game.state.feature(0, 0, "N").complete
    assert game.sheets == []
    assert game.scores == (0, 0)


# One tile at 1,0 completes Red's road, a city that Blue claims, and Red's cloister.
ALL_AT_ONCE = (
    "W@-1,0>N M.E",
    "E@0,1>S -",
    "B@0,-1>N M.C",
    "E@1,1>S -",
    "V@-1,-1>E -",
    "V@1,-1>S -",
    "E@0,-2>S -",
    "E@-1,-2>W -",
    "E@1,-2>E -",
    "L@1,0>N M.N",
)


@pytest.mark.rule("ORDER-1")
def test_each_completed_feature_is_scored_and_recorded_by_itself() -> None:
    game = play("base", *ALL_AT_ONCE)
    assert [sheet.points for sheet in game.sheets] == [{0: 3}, {1: 4}, {0: 9}]
    points = [
        (e.data["player"], e.data["points"], e.data["score"]) for e in game.events if e.name == "points"
    ]
    assert points == [(0, 3, 3), (1, 4, 4), (0, 9, 12)]


@pytest.mark.rule("ORDER-2")
def test_roads_come_before_cities_and_cities_before_cloisters() -> None:
    game = play("base", *ALL_AT_ONCE)
    assert [sheet.kind for sheet in game.sheets] == ["road", "city", "cloister"]


@pytest.mark.rule("ORDER-3")
def test_players_who_share_record_in_turn_order_from_the_active_player() -> None:
    game = play("base", *SHARED_CITY)  # completed by Blue
    assert [e.data["player"] for e in game.events if e.name == "points"] == [1, 0]


@pytest.mark.rule("ORDER-3")
def test_the_active_player_records_first_in_whichever_seat() -> None:
    game = play("base", SHARED_CITY[0], "V@-2,0>W -", *SHARED_CITY[1:], players=2)
    assert game.scores == (10, 10)
    assert [e.data["player"] for e in game.events if e.name == "points"] == [0, 1]


@pytest.mark.rule("RETURN-1")
def test_all_followers_of_the_feature_return_also_those_that_earned_nothing() -> None:
    game = play("base", *TWO_TO_ONE)
    assert game.state.pieces() == ()
    assert (game.supply(0), game.supply(1)) == (7, 7)


@pytest.mark.rule("RETURN-1")
def test_followers_on_other_features_stay() -> None:
    game = play("base", "U@1,0>N M.E", "E@0,1>S M.S")
    assert game.scores == (0, 4)
    assert [str(p) for p in game.state.pieces()] == ["M@1,0.E"]


@pytest.mark.rule("RETURN-2")
def test_ex_two_features_claimed_and_completed_in_one_turn_score_4_and_3() -> None:
    game = play(
        "base",
        "W@-1,0>N M.E",
        "E@0,1>S -",
        "E@1,1>S -",
        "B@0,2>N -",
        "L@1,0>N M.N",
    )
    assert sorted(sheet.points[0] for sheet in game.sheets) == [3, 4]
    assert game.scores == (7, 0)
    assert game.supply(0) == 7
    last = [e.name for e in game.events[-9:]]
    assert last == [
        "placed",
        "deployed",
        "scored",
        "points",
        "scored",
        "points",
        "returned",
        "returned",
        "turn",
    ]
