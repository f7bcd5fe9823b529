"""Measuring the coach: what the figures mean, on numbers that can be checked by hand and on a few games."""

from __future__ import annotations

import json

import pytest

from bastide import Setup
from bastide.cli.app import run
from bastide.coach import trials
from bastide.coach.analysis import Budget


def test_a_tenth_holds_what_was_said_and_what_came_true() -> None:
    """Two games said 60 % and 70 %, and one of them was won."""
    tenth = trials._tenth([[(0.6, 1.0)], [(0.7, 0.0)]])
    assert (tenth.n, tenth.came) == (2, 0.5)
    assert tenth.said == pytest.approx(0.65)
    assert tenth.off == pytest.approx(-0.15)
    assert tenth.error == pytest.approx((0.55**2 + 0.55**2) ** 0.5 / 2)


def test_chances_of_a_few_games_are_sorted_into_tenths() -> None:
    found = trials.calibration(Setup.parse("base", 2), ("random", "random"), 2, each=2, worlds=4, seed=3)
    assert len(found) == 10
    assert sum(tenth.n for tenth in found) == 2 * 2 * 2
    assert found == trials.calibration(
        Setup.parse("base", 2), ("random", "random"), 2, each=2, worlds=4, seed=3
    )
    for n, tenth in enumerate(found):
        assert not tenth.n or n / 10 <= tenth.said <= (n + 1) / 10


def test_hints_and_grades_are_held_against_a_stricter_judge() -> None:
    found = trials.check(
        Setup.parse("base", 2),
        ("random", "greedy"),
        3,
        budget=Budget(16, 3, 10),
        level="quick",
        worlds=32,
        moves=4,
        seed=5,
    )
    assert found.positions == 3
    assert 0 <= found.found <= found.clear <= 3
    assert 0 <= found.wrong <= found.called <= 3


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["coach", "calibrate", "-n", "1", "--each", "1", "--worlds", "2", "--players", "random,random"]
    assert run(few) == 0
    assert "came true" in capsys.readouterr().out
    assert run([*few, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 10
