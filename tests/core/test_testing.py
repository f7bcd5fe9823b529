"""The shared checks and the checker notice what is wrong: a check that cannot fail checks nothing."""

import pytest

import bastide
from bastide.record.dealer import Generator
from bastide.testing import (
    check_actions,
    check_end,
    check_illegal,
    check_pieces,
    check_points,
    check_refused,
    every_setup,
    is_allowed,
    play,
    rule_ids,
    some_illegal,
)
from tests.checker import Table, compare_actions, compare_features, compare_step


def test_a_turn_that_is_not_legal_is_named() -> None:
    with pytest.raises(AssertionError, match=r"turn 2, U@5,5>N.*TILE-2"):
        play("base", "U@1,0>N -", "U@5,5>N -")


def test_a_figure_that_is_not_legal_is_named() -> None:
    with pytest.raises(AssertionError, match="FOLLOW-5"):
        play("base", "U@1,0>N M.E", "U@2,0>N M.E")


def test_a_tile_that_fits_is_not_taken_for_a_discard() -> None:
    with pytest.raises(AssertionError, match="not discarded"):
        play("base", "!U")


def test_a_setup_that_is_allowed_is_not_refused() -> None:
    with pytest.raises(AssertionError, match="not refused"):
        check_refused("base")
    with pytest.raises(AssertionError, match="zebra"):
        check_refused("nothing", "zebra")


def test_points_out_of_nowhere_are_noticed() -> None:
    game = play("base", "N@0,1>E M.S")
    game.apply("draw:E")
    game.apply("@1,1>W")
    before = game.state.copy()
    game.apply("-")
    check_points(before, game.state)
    game.state.poke("score", 1, 1)
    with pytest.raises(AssertionError, match="scores changed"):
        check_points(before, game.state)


def test_a_lost_piece_is_noticed() -> None:
    state = play("base", "U@1,0>N M.E").state
    check_pieces(state)
    state.poke("supply", 0, 7)
    with pytest.raises(AssertionError, match="disagree"):
        check_pieces(state)


def test_a_game_that_goes_on_has_not_ended() -> None:
    with pytest.raises(AssertionError):
        check_end(bastide.start("base"))


def test_illegal_actions_of_every_sort_are_tried() -> None:
    game = play("base")
    game.apply("draw:U")
    found = list(some_illegal(game.state, Generator(1), 200))
    assert {a.name for a in found} == set(game.state.rules.action_index)
    assert not set(found) & set(game.state.legal_actions())
    check_illegal(game.state, Generator(1), 200)
    check_actions(game.state)


def test_checker_notices_a_wrong_feature() -> None:
    state = play("base", "U@1,0>N M.E").state
    compare_features(Table.of(state), state)
    state.poke("opens", state.feature(0, 0, "E").number, 5)
    with pytest.raises(AssertionError, match="open"):
        compare_features(Table.of(state), state)


def test_checker_notices_a_wrong_placement() -> None:
    state = play("base", "U@1,0>N M.E").state
    state.apply("draw:V")
    compare_actions(Table.of(state), state)
    state.poke("open_demand", 0, 0)
    with pytest.raises(AssertionError):
        compare_actions(Table.of(state), state)


def test_checker_notices_a_wrong_follower() -> None:
    game = play("base", "U@1,0>N M.E")
    game.apply("draw:U")
    game.apply("@2,0>N")
    compare_actions(Table.of(game.state), game.state)
    for segment in range(len(game.state.peek("occupied"))):
        game.state.poke("occupied", segment, 0)
    with pytest.raises(AssertionError, match=r"M@2,0\.E"):
        compare_actions(Table.of(game.state), game.state)


def test_checker_notices_a_wrong_award() -> None:
    game = play("base", "N@0,1>E M.S")
    game.apply("draw:E")
    game.apply("@1,1>W")
    before = game.state.copy()
    before.poke("score", 0, 1)
    game.apply("-")
    with pytest.raises(AssertionError):
        compare_step(before, game.state, before.action("-"))


def test_setups_and_rules_are_found() -> None:
    assert every_setup()[0] == "base"
    assert all(is_allowed(setup) for setup in every_setup())
    assert {"ROAD-3", "OPT-1", "STEP-5", "INN-1", "INT-1"} <= rule_ids()
    assert "title" not in rule_ids()
