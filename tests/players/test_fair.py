"""Actions that were tried more and less often are compared as if they had been tried equally often."""

import pytest

from bastide.players.fair import Fair
from bastide.players.tree import best_of, is_decided

LEADER, OTHER = 0, 1
BEYOND = 256  # more actions than are remembered


def noted(fair: Fair, row: int, *rewards: float) -> None:
    for reward in rewards:
        fair.note(row, reward)


def test_the_leader_is_taken_as_it_stood_after_as_many() -> None:
    """It brought 1 each time at first, and nothing later; who was tried ten times met those worlds only."""
    fair = Fair()
    noted(fair, LEADER, *[1.0] * 10, *[0.0] * 90)
    noted(fair, OTHER, *[0.5] * 10)
    assert fair.luck(OTHER) == pytest.approx(1.0 - 0.1)
    assert fair.luck(LEADER) == 0.0


def test_where_nothing_changes_nobody_is_lucky() -> None:
    fair = Fair()
    noted(fair, LEADER, *[0.25] * 1000)
    for n in range(1, 500):
        fair.note(OTHER, 0.1)
        assert fair.luck(OTHER) == pytest.approx(0.0, abs=1e-12), n


def test_the_order_in_which_they_are_tried_is_immaterial() -> None:
    rewards = [(n * 37 % 101) / 101 for n in range(900)]
    early, late = Fair(), Fair()
    noted(early, OTHER, *[0.5] * 300)
    noted(early, LEADER, *rewards)
    noted(late, LEADER, *rewards)
    noted(late, OTHER, *[0.5] * 300)
    mean = sum(rewards) / 900
    expected = sum(rewards[:300]) / 300 - mean
    # Sums are kept at some numbers of rewards only, so that it is nearly as much.
    assert late.luck(OTHER) == pytest.approx(expected, abs=0.01)
    assert early.luck(OTHER) == pytest.approx(late.luck(OTHER), abs=0.01)


def test_who_was_tried_clearly_more_often_leads() -> None:
    fair = Fair()
    noted(fair, OTHER, *[1.0] * 10)
    noted(fair, LEADER, *[0.0] * 20)
    assert fair.luck(LEADER) == 0.0
    noted(fair, LEADER, *[0.0] * 200)
    assert fair.luck(OTHER) == 0.0  # the new leader was never better than now
    noted(fair, LEADER, *[0.1] * 200)
    assert fair.luck(OTHER) < 0.0


def test_what_was_known_before_counts_as_if_it_had_always_been_so() -> None:
    fair = Fair()
    fair.inherit(LEADER, 100, 50.0)
    fair.inherit(OTHER, 20, 5.0)
    fair.compare_all()
    assert fair.luck(OTHER) == pytest.approx(0.0)
    noted(fair, LEADER, *[0.0] * 100)
    assert fair.luck(OTHER) == pytest.approx(0.5 - 0.25)


def test_another_position_begins_anew() -> None:
    fair = Fair()
    noted(fair, LEADER, *[1.0] * 10, *[0.0] * 90)
    noted(fair, OTHER, *[0.5] * 10)
    fair.forget()
    assert fair.luck(OTHER) == 0.0
    noted(fair, OTHER, 0.5, 0.25)
    noted(fair, LEADER, 1.0)
    assert fair.luck(OTHER) == 0.0


def test_actions_beyond_those_remembered_are_taken_as_they_are() -> None:
    fair = Fair()
    noted(fair, LEADER, *[1.0] * 10, *[0.0] * 90)
    noted(fair, BEYOND, 0.5)
    fair.inherit(BEYOND, 1000, 1.0)
    assert fair.luck(BEYOND) == 0.0


def test_what_is_played() -> None:
    """The best mean of those that were tried enough, or without comparing fairly what has most visits."""
    results = [(6, 1000, 0.1), (7, 100, 0.2), (8, 99, 0.3)]
    assert best_of(results, fair=True)[0] == 7
    assert best_of(results, fair=False)[0] == 6


def test_a_few_simulations_say_little_of_means() -> None:
    assert best_of([(6, 200, 0.1), (7, 39, 0.3), (8, 40, 0.2)], fair=True)[0] == 8
    assert best_of([(6, 39, 0.1), (7, 30, 0.3)], fair=True)[0] == 6


def test_when_it_is_decided_what_is_played() -> None:
    """Not as long as another could have as many visits, nor while another that was tried enough is better."""
    assert is_decided([(7, 150, 0.3), (8, 50, 0.2)], fair=True, left=99)
    assert not is_decided([(7, 150, 0.3), (8, 50, 0.2)], fair=True, left=100)
    assert not is_decided([(7, 150, 0.1), (8, 50, 0.2)], fair=True, left=1)
    assert is_decided([(7, 150, 0.1), (8, 50, 0.2)], fair=False, left=1)
