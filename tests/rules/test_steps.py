"""STEP: the order of the turn, as far as the base game and its first expansion reach."""

import pytest

import bastide
from bastide.testing import Scenario, play, random_games

SETUP = "base+inns-and-cathedrals"


def names(game: Scenario, since: int = 0) -> list[str]:
    return [e.name for e in game.events[since:]]


@pytest.mark.rule("STEP-1")
def test_a_turn_has_one_part_with_tile_figure_and_scoring() -> None:
    for seed in (1, 2):
        drawn: dict[int, int] = {}
        for before, state, action in random_games(SETUP, seed=seed):
            lost = any(e.name == "discarded" for e in state.events())
            if action.name == "draw" and not lost:
                drawn[before.turn] = drawn.get(before.turn, 0) + 1
        assert set(drawn.values()) == {1}


@pytest.mark.rule("STEP-3")
def test_the_end_follows_when_no_part_is_left_and_the_pile_is_empty() -> None:
    game = play("base", "E@0,1>S M.S", end=True)
    assert game.state.is_terminal()
    assert names(game).count("turn") == 1
    assert not play("base", "E@0,1>S M.S").state.is_terminal()


@pytest.mark.rule("STEP-5")
def test_an_unplaceable_tile_is_removed_and_another_drawn_before_anything_else() -> None:
    game = play("base", "E@0,1>S -", "!C U@1,0>N -")
    assert names(game, 4) == ["drawn", "discarded", "drawn", "placed", "turn"]


@pytest.mark.rule("STEP-6")
def test_the_tile_is_placed_before_any_figure() -> None:
    game = play("base")
    game.apply("draw:E")
    assert game.state.view()["step"] == "place"
    assert {a.name for a in game.state.legal_actions()} == {"place"}


@pytest.mark.rule("STEP-11")
def test_at_most_one_figure_of_whatever_kind() -> None:
    game = play(SETUP)
    game.apply("draw:H")
    game.apply("@0,1>N")
    assert game.state.view()["step"] == "figure"
    game.apply("M@0,1.N")
    assert game.state.current_player() == bastide.CHANCE
    assert len(game.state.pieces()) == 1


@pytest.mark.rule("STEP-15")
def test_cloisters_around_the_tile_are_completed_by_it() -> None:
    around = ("U@-1,0>N -", "U@1,0>N -", "E@-1,-1>W -", "E@1,-1>E -", "E@0,-2>S -", "E@-1,-2>W -")
    game = play("base", "B@0,-1>N M.C", *around, "E@1,-2>E M.E")
    assert game.scores == (9, 0)  # the last tile touches the cloister only at a corner


@pytest.mark.rule("STEP-16", "STEP-19")
def test_features_are_scored_one_after_the_other_and_then_all_figures_return_together() -> None:
    game = play("base", "W@-1,0>N M.E", "E@0,1>S -", "E@1,1>S -", "B@0,2>N -", "L@1,0>N M.N")
    last = ["scored", "points", "scored", "points", "returned", "returned", "turn"]
    assert names(game)[-len(last) :] == last


@pytest.mark.rule("STEP-16")
def test_inn_and_cathedral_change_the_value_before_the_points_are_given() -> None:
    game = play(SETUP, "EC@1,0>S M.W", "W@-1,0>N -")
    assert [e.data["points"] for e in game.events if e.name == "points"] == [6]


@pytest.mark.rule("STEP-28")
def test_after_scoring_comes_the_next_player() -> None:
    game = play("base", "E@0,1>S M.S", players=3)
    assert names(game)[-2:] == ["returned", "turn"]
    assert game.state.active == 1


@pytest.mark.rule("STEP-31", "STEP-32", "STEP-35")
def test_end_is_incomplete_features_then_farms_then_the_winner() -> None:
    game = play("base", "U@1,0>N M.NNW", "B@0,-1>N M.C", "U@-1,0>N M.E", end=True)
    assert [s.kind for s in game.sheets] == ["road", "cloister", "field"]
    assert names(game)[-1] == "over"
    assert game.events[-1].data == {"scores": [3, 4], "winners": [1]}
