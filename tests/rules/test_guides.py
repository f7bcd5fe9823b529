"""The rules beside a decision: those that help to decide, of sets that are in play."""

import pytest

import bastide
from bastide.core.explain import guides
from bastide.rulebook import rule
from bastide.testing import every_setup, play, random_games
from bastide.testing import table as position

BIG = every_setup()[-1]


@pytest.mark.parametrize("setup", ["base", BIG, BIG.replace("base", "base-2021", 1)])
def test_every_decision_has_rules_of_the_sets_in_play(setup: str) -> None:
    options = {"abbot": "on"} if setup.startswith("base-2021") else {}
    in_play = {"base", "editions", *setup.split("+")}
    decisions = 0
    for before, _, _ in random_games(setup, seed=4, options=options):
        if before.current_player() == bastide.CHANCE:
            continue
        decisions += 1
        found = guides(before)
        assert found, before.step
        assert {rule(id).chapter for id in found} <= in_play, found
    assert decisions > 90


def test_rules_follow_what_may_be_chosen() -> None:
    game = play("base+traders-and-builders+inns-and-cathedrals", "E@0,1>S M.S")
    game.apply("draw:N")
    assert guides(game.state) == ("TILE-2", "TILE-3")
    river = play("base+river-1")
    river.apply(str(river.state.legal_actions()[0]))  # any tile of the river
    assert guides(river.state) == ("RIVER1-4", "RIVER1-5", "TILE-2", "TILE-3")
    game = position("base+abbey-and-mayor", "E@0,0>S E@1,0>S B@0,1>N")
    for action in ("draw:B", "@1,1>N"):
        game.apply(action)
    assert guides(game.state) == ("FOLLOW-1", "FOLLOW-5", "WAGON-1", "BARN-1")


def test_an_action_at_the_wrong_time_names_the_rules_of_this_decision() -> None:
    state = bastide.start("base")
    state.apply("draw:E")
    state.apply("@0,1>S")
    assert "STEP" not in str(state.explain(state.action("draw:D")))
