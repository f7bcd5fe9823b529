"""Whatever is tried and whenever: a refusal says what is wrong with that action and names its rule."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from bastide.core.actions import Action
from bastide.core.constants import PASS
from bastide.core.reasons import Reason
from bastide.core.state import State
from bastide.expansions import EXPANSIONS
from bastide.record.dealer import Generator
from bastide.rulebook import languages
from bastide.testing import any_action, every_setup, random_games
from bastide.words import say

OTHERS = languages()[1:]
SETUPS = every_setup(most=16)
EVERYTHING = SETUPS[-1]
OPTIONS = {"start_player": "youngest-decides"}  # so that the step in which the starter is named is met too
FIRST_TIMES = 3  # positions of each step in which every kind of action is tried
UNTIMELY = {"core-another-time", "core-before-chance"}
GENERAL = "core-not-now"


def refusals(
    setup: str, seed: int = 0, times: int = FIRST_TIMES
) -> Iterator[tuple[str, State, Action, Reason]]:
    """Every kind of action, tried in the first positions of every step of a random game."""
    generator, met = Generator(seed), Counter[str]()
    for state, _, _ in random_games(setup, players=3, options=OPTIONS, seed=seed):
        step = str(state.agenda()[-1][0])
        if met[step] == times:
            continue
        met[step] += 1
        for kind in state.rules.action_kinds.values():
            action = any_action(state, kind, generator)
            if not state.is_legal(action):
                for reason in state.explain(action):
                    yield step, state, action, reason


def test_every_kind_of_action_says_when_its_time_is() -> None:
    for expansion in EXPANSIONS:
        for kind in expansion.actions:
            assert kind.when or kind.name == "pass", f"{expansion.name}: {kind.name}"


@pytest.mark.parametrize("setup", SETUPS)
def test_no_refusal_is_general_where_a_rule_of_its_own_exists(setup: str) -> None:
    tried = 0
    for step, _, action, reason in refusals(setup):
        tried += 1
        told = f"{action} in the step {step}: {reason}"
        assert reason.message.id != GENERAL, told
        assert reason.rules, told
        if action.number != PASS and step not in action.kind.steps:
            assert reason.message.id in UNTIMELY, told
            assert reason.rules[: len(action.kind.when)] == action.kind.when, told
            assert "FOLLOW-5" not in reason.rules, told
        else:
            assert reason.message.id not in UNTIMELY, told
        for language in OTHERS:
            assert say(reason.message, language) != reason.text, told
    assert tried > 20


def test_with_all_sets_every_kind_is_refused_in_many_steps() -> None:
    """So that the test above cannot pass by trying nothing."""
    steps = defaultdict(set)
    for step, _, action, _ in refusals(EVERYTHING, seed=1, times=1):
        steps[action.name].add(step)
    assert {kind.name for e in EXPANSIONS for kind in e.actions} - steps.keys() == {
        "take-back"
    }  # of base-2021
    assert min(len(met) for met in steps.values()) >= 10
