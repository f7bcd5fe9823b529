"""BOARD, END, FINAL and WIN: the track, the last tile, the final scoring, the winner."""

from typing import Any

import pytest

import bastide
from bastide.testing import Scenario, play, random_games


def track(score: int) -> Any:
    """What the view shows for a score."""
    state = bastide.start("base")
    state.poke("score", 0, score)
    view: Any = state.view()
    return view["players"][0]["track"]


@pytest.mark.rule("BOARD-1")
@pytest.mark.parametrize(("score", "space"), [(0, 0), (49, 49), (50, 0), (51, 1), (99, 49), (137, 37)])
def test_marker_laps_a_track_of_50_spaces(score: int, space: int) -> None:
    assert track(score)["space"] == space


@pytest.mark.rule("BOARD-2")
@pytest.mark.parametrize(
    ("score", "space", "tiles"),
    [
        (49, 49, []),
        (50, 0, [50]),
        (52, 2, [50]),
        (100, 0, [100]),
        (123, 23, [100]),
        (160, 10, [100, 50]),
        (200, 0, [100, 100]),
        (250, 0, [100, 100, 50]),
    ],
)
def test_ex_point_tiles_are_taken_and_turned(score: int, space: int, tiles: list[int]) -> None:
    assert track(score) == {"space": space, "tiles": tiles}


@pytest.mark.rule("END-1")
def test_last_tile_is_played_and_scored_then_the_game_is_over() -> None:
    game = play("base", "E@0,1>S M.S", end=True)
    assert game.state.is_terminal()
    assert game.scores == (4, 0)  # as a completed city, not in the final scoring
    assert not game.sheets[0].final
    assert game.events[-1].name == "over"
    assert game.why("draw:U") == {"END-1"}


@pytest.mark.rule("END-1")
def test_a_whole_game_lays_every_tile_or_discards_it() -> None:
    drawn = discarded = 0
    for _, state, action in random_games("base", seed=5):
        drawn += action.name == "draw"
        discarded += sum(e.name == "discarded" for e in state.events())
        if drawn < 71:
            assert not state.is_terminal()
    assert drawn == 71
    assert len(state.placed()) == 72 - discarded


def final(*turns: str, setup: str = "base", **more: Any) -> Scenario:
    return play(setup, *turns, end=True, **more)


@pytest.mark.rule("FINAL-1")
def test_incomplete_features_are_scored_before_farms() -> None:
    game = final("U@1,0>N M.NNW", "B@0,-1>N M.C", "N@0,1>E M.S", "U@-1,0>N M.E")
    assert [s.kind for s in game.sheets] == ["road", "city", "cloister", "field"]
    assert all(s.final for s in game.sheets)


@pytest.mark.rule("FINAL-2")
def test_ex_incomplete_road_of_3_scores_3() -> None:
    assert final("U@1,0>N M.E", "U@2,0>N -").scores == (3, 0)


@pytest.mark.rule("FINAL-2")
def test_ex_incomplete_road_of_4_scores_4() -> None:
    assert final("U@1,0>N M.E", "U@2,0>N -", "U@-1,0>N -").scores == (4, 0)


CLOISTER = ("B@0,-1>N M.C", "U@-1,0>N -", "U@1,0>N -", "E@-1,-1>W -", "E@1,-1>E -")


@pytest.mark.rule("FINAL-2")
@pytest.mark.parametrize(("tiles", "points"), [(1, 2), (3, 4), (4, 5), (5, 6)])
def test_ex_incomplete_cloister_scores_1_and_1_for_each_neighbour(tiles: int, points: int) -> None:
    assert final(*CLOISTER[:tiles]).scores == (points, 0)  # the start tile is one of the neighbours


@pytest.mark.rule("FINAL-2")
def test_ex_incomplete_city_of_two_tiles_and_a_pennant_scores_3() -> None:
    assert final("M@0,1>E M.S").scores == (3, 0)


@pytest.mark.rule("FINAL-2", "FINAL-3")
def test_ex_incomplete_city_of_five_tiles_and_three_pennants_scores_8_for_the_majority() -> None:
    game = final(
        "E@0,-1>S M.S",
        "B@-1,-1>N -",
        "B@1,-1>N -",
        "M@-1,-2>E M.E",
        "M@1,-2>S M.S",
        "C@0,-2>N -",
        "E@0,-3>N -",
        players=("Green", "Black"),
    )
    assert game.scores == (8, 0)


@pytest.mark.rule("FINAL-3")
def test_tied_players_share_an_incomplete_city() -> None:
    turns = ("U@-1,0>N -", "U@1,0>N -", "E@-1,1>E M.E", "N@1,1>W M.W", "V@2,0>N -", "R@0,1>E -")
    assert final(*turns).scores == (4, 4)


@pytest.mark.rule("FINAL-4")
def test_followers_of_incomplete_features_leave_before_farms_are_scored() -> None:
    game = final("U@1,0>N M.NNW", "B@0,-1>N M.C", "E@0,1>S -")
    names = [(e.name, e.sheet.kind if e.sheet else e.data.get("spot")) for e in game.events]
    assert (
        names.index(("scored", "cloister"))
        < names.index(("returned", "C"))
        < names.index(("scored", "field"))
    )
    assert [p.spot for p in game.state.pieces()] == ["NNW"]


@pytest.mark.rule("WIN-1")
def test_most_points_win() -> None:
    game = final("U@1,0>N M.E", "E@0,1>S M.S")
    assert game.scores == (2, 4)
    assert game.state.winners() == (1,)
    assert game.state.returns() == [0.0, 1.0]


@pytest.mark.rule("WIN-1")
def test_nobody_has_won_before_the_end() -> None:
    game = play("base", "E@0,1>S M.S")
    assert game.state.winners() == ()
    assert game.state.returns() == [0.0, 0.0]


@pytest.mark.rule("WIN-2")
def test_players_tied_for_most_share_the_victory() -> None:
    game = final("E@0,1>S M.S", "E@0,2>N -", "H@0,-1>E M.E", players=3)
    assert game.scores == (4, 0, 1)
    shared = final("E@0,1>S M.S", "E@0,2>N -", "E@1,1>S -", "E@0,3>S M.S", players=4)
    assert shared.scores == (4, 0, 0, 4)
    assert shared.state.winners() == (0, 3)
    assert shared.state.returns() == [0.5, 0.0, 0.0, 0.5]
