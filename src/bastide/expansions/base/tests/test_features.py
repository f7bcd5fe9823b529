"""ROAD, CITY and CLOISTER: when they are complete and what they score."""

import pytest

from bastide.testing import play


@pytest.mark.rule("ROAD-1")
@pytest.mark.parametrize(
    ("end", "spot"),
    [("W@1,0>N", "W"), ("T@1,0>N", "W"), ("A@1,0>N", "W"), ("L@1,0>N", "W"), ("X@1,0>N", "W")],
    ids=["crossing", "city", "cloister", "crossing-at-city", "cross"],
)
def test_road_ends_at_crossing_city_and_cloister(end: str, spot: str) -> None:
    game = play("base", f"{end} M.{spot}")
    assert game.scores == (0, 0)  # the other end is open
    game.turn("W@-1,0>N -")
    assert game.scores == (3, 0)
    assert game.state.feature(0, 0, "E").complete


@pytest.mark.rule("ROAD-1")
def test_road_that_closes_into_a_loop_is_complete() -> None:
    game = play("base", "V@1,0>N M.S", "V@1,-1>E -", "U@0,-1>N -", "V@-1,-1>S -")
    assert game.scores == (0, 0)
    game.turn("V@-1,0>W -")
    assert game.scores == (6, 0)


@pytest.mark.rule("ROAD-2")
def test_a_junction_ends_every_road_the_bar_of_the_t_included() -> None:
    game = play("base", "W@1,0>N -")
    arms = {game.state.feature(1, 0, spot).number for spot in "ESW"}
    assert len(arms) == 3
    assert game.state.feature(1, 0, "E").tiles == ((1, 0),)


@pytest.mark.rule("ROAD-2")
def test_a_thief_on_one_arm_leaves_the_others_free() -> None:
    game = play("base", "U@1,0>N M.E")
    game.apply("draw:W")
    game.apply("@2,0>N")
    assert {"M@2,0.E", "M@2,0.S"} <= game.legal
    assert "M@2,0.W" not in game.legal


@pytest.mark.rule("ROAD-3")
def test_ex_road_of_four_tiles_scores_4() -> None:
    game = play("base", "W@-1,0>N M.E", "U@1,0>N -", "W@2,0>N -")
    assert game.scores == (4, 0)


@pytest.mark.rule("ROAD-3")
def test_ex_road_of_three_tiles_scores_3_when_another_player_completes_it() -> None:
    game = play("base", "W@1,0>N M.W", "W@-1,0>N -")
    assert game.scores == (3, 0)
    (sheet,) = game.sheets
    assert [(line.count, line.worth) for line in sheet.lines] == [(3, 1)]
    assert "ROAD-3" in sheet.rules


@pytest.mark.rule("ROAD-3")
def test_road_that_crosses_a_tile_twice_counts_it_once() -> None:
    # From the east arm of the junction round the corner and back into its south arm.
    game = play("base", "W@1,0>N M.E", "V@2,0>N -", "V@2,-1>E -", "V@1,-1>S -")
    assert len(game.state.feature(1, 0, "E").spots) == 5
    assert game.scores == (4, 0)


RING = (  # a city all round 1,2, and the start tile's city below it
    "R@0,1>N M.N",
    "R@1,1>W -",
    "N@2,1>W -",
    "R@2,2>S -",
    "N@2,3>S -",
    "Q@1,3>E -",
    "N@0,3>E -",
    "T@0,2>N -",
)


@pytest.mark.rule("CITY-1")
def test_city_with_a_gap_inside_is_not_complete() -> None:
    game = play("base", *RING)
    assert game.scores == (0, 0)
    assert not game.state.feature(0, 0, "N").complete
    game.turn("C@1,2>N -")
    assert game.state.feature(0, 0, "N").complete
    assert game.scores == (24, 0)  # 10 tiles and 2 pennants


@pytest.mark.rule("CITY-1")
def test_city_with_an_open_wall_is_not_complete() -> None:
    game = play("base", "N@0,1>E M.S")
    assert game.scores == (0, 0)
    assert game.state.feature(0, 0, "N").open == 1


@pytest.mark.rule("CITY-2")
def test_ex_three_tiles_and_a_pennant_score_8() -> None:
    game = play("base", "M@0,1>E M.S", "E@1,1>W -")
    assert game.scores == (8, 0)
    (sheet,) = game.sheets
    assert [(line.count, line.worth) for line in sheet.lines] == [(3, 2), (1, 2)]


@pytest.mark.rule("CITY-2")
def test_ex_tile_with_two_segments_of_the_city_counts_once() -> None:
    game = play("base", "I@0,-1>E M.E", "N@1,-1>S -", "N@1,-2>W -", "N@0,-2>N -")
    assert len(game.state.feature(0, -1, "E").spots) == 5
    assert game.scores == (8, 0)


@pytest.mark.rule("CITY-3")
def test_city_of_two_tiles_scores_4() -> None:
    assert play("base", "E@0,1>S M.S").scores == (4, 0)


AROUND = (  # everything around a cloister at 0,-1 but the last tile at 1,-2
    "U@-1,0>N -",
    "U@1,0>N -",
    "E@-1,-1>W -",
    "E@1,-1>E -",
    "E@0,-2>S -",
    "E@-1,-2>W -",
)


@pytest.mark.rule("CLOISTER-1")
def test_ex_cloister_with_eight_neighbours_scores_9() -> None:
    game = play("base", "B@0,-1>N M.C", *AROUND)
    assert game.scores == (0, 0)
    game.turn("E@1,-2>E -")
    assert game.scores == (9, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("CLOISTER-1")
def test_cloister_placed_into_the_last_gap_is_complete_at_once() -> None:
    game = play("base", *AROUND[:4], "E@-1,-2>W -", "E@0,-2>S -", "E@1,-2>E -", "B@0,-1>N M.C")
    assert game.scores == (0, 9)


@pytest.mark.rule("CLOISTER-2")
def test_neighbouring_cloisters_score_each_by_itself() -> None:
    game = play("base", "B@0,-1>N M.C", "B@0,-2>N M.C", *AROUND[:4], AROUND[5])
    assert game.scores == (0, 0)
    game.turn("E@1,-2>E -")
    assert game.scores == (9, 0)
    assert [(p.owner, str(p)) for p in game.state.pieces()] == [(1, "M@0,-2.C")]
