"""Measuring the coach: what the figures mean, on numbers that can be checked by hand and on a few games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from bastide import Setup, State
from bastide.cli.app import run
from bastide.coach import trials
from bastide.coach.analysis import Budget
from bastide.coach.lines import line_of, play
from bastide.coach.panel import Panel
from bastide.coach.stricter import Stricter
from bastide.record.wording import read_action
from bastide.testing import empty_pile, table


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
    def checked(numbers: Sequence[int]) -> list[trials.Checked]:
        few = Budget(16, 3, 10)
        setup, who = Setup.parse("base", 2), ("random", "greedy")
        found = trials.check(setup, who, numbers, budget=few, level="quick", worlds=128, moves=4, seed=5)
        return list(found)

    found = checked(range(4))
    assert [one.number for one in found] == [0, 1, 2, 3]
    assert checked([2]) == found[2:3], "a position does not depend on those before it"
    for one in found:
        assert (one.loss is None) == (one.grade in ("best", "even"))


def test_positions_are_counted_together() -> None:
    checked = trials.Checked
    found = trials.tally(
        [
            checked(0, None, "best", None),
            checked(1, True, "slip", 1.5),
            checked(2, False, "mistake", -0.5),
            checked(3, None, "even", None),
        ]
    )
    assert (found.positions, found.clear, found.found) == (4, 2, 1)
    assert (found.called, found.wrong, found.loss.value) == (2, 1, 0.5)


def last_tile(*pieces: str) -> State:
    """Red holds the last tile of the game, with which the city of the first one can be closed."""
    game = table("base", "D@0,0>N", {"Red": " ".join(pieces)} if pieces else {})
    empty_pile(game.state, "E")
    game.apply("draw:E")
    return game.state


def test_the_stricter_judge_finds_what_is_clearly_best() -> None:
    """Red closes the city, 4 points, and a farmer gets 3 more beside it: all else is at least 3 less."""
    state = last_tile("M@0,0.N")
    with Panel(state, 9, 1) as panel:
        strict = Stricter(state, panel, worlds=128, moves=8)
        best = strict.clearly_best(state)
        assert best is not None
        assert best.texts(state) == ["@0,1>S", "M.NNW"]
        nothing = line_of(state, (best.codes[0], read_action(play(state, best.codes[0]), "-").code))
        assert strict.loss(state, best.codes, nothing.codes).value == 3


def test_the_stricter_judge_gives_up_where_two_moves_are_close() -> None:
    """A follower in the closed city gets 4 points, a farmer beside it 3."""
    state = last_tile()
    with Panel(state, 9, 1) as panel:
        assert Stricter(state, panel, worlds=128, moves=8).clearly_best(state) is None


def test_a_check_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    few = ["coach", "check", "--worlds", "8", "--players", "random,random", "--results", str(file), "--json"]
    assert run([*few, "-n", "1"]) == 0
    first = file.read_text().splitlines()
    assert run([*few, "-n", "2"]) == 0
    assert file.read_text().splitlines()[: len(first)] == first
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["positions"] == 2
    assert run([*few, "-n", "2", "--seed", "5"]) == 1
    assert "another setup" in capsys.readouterr().err
    file.write_text("something else")
    assert run([*few, "-n", "2"]) == 1


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["coach", "calibrate", "-n", "1", "--each", "1", "--worlds", "2", "--players", "random,random"]
    assert run(few) == 0
    assert "came true" in capsys.readouterr().out
    assert run([*few, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 10
