"""What moves are worth: common worlds, standard errors, the same by the same seed, every set, any number."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.coach.analysis import Analyst, Budget
from bastide.coach.judge import Judge
from bastide.coach.lines import lines
from bastide.coach.panel import Panel, Stopped
from bastide.coach.sample import Sample, mean_of
from bastide.players.playout import Playout
from bastide.testing import empty_pile, every_setup, table

ROOT = Path(__file__).parents[2]
SMALL = Budget(worlds=32, moves=4, simulations=20)


def gate() -> bastide.State:
    """Red may close their city with the tile in hand; nothing else that is left ever will."""
    game = table("base", "D@0,0>N", {"Red": "M@0,0.N"})
    empty_pile(game.state, "E", "U", "V", "B")
    game.apply("draw:E")
    return game.state


def test_lines_are_placements_with_their_figures() -> None:
    state = bastide.start("base", 2)
    state.apply("draw:E")
    found = [line.texts(state) for line in lines(state)]
    assert ["@0,1>S", "M.S"] in found
    assert ["@0,1>S", "-"] in found
    assert all(len(texts) == 2 for texts in found)
    state.apply("@0,1>S")
    assert sorted(line.texts(state) for line in lines(state)) == [["-"], ["M.NNW"], ["M.S"]]


def test_a_world_is_the_same_for_every_move() -> None:
    """Of the last tiles nothing depends on what was laid before: all moves see the same tiles come."""
    state = gate()
    judge = Judge(state, 5)
    assert judge.scores(state, 3, 4) == judge.scores(state, 3, 4)
    assert judge.scores(state, 3, 4)[1:] == judge.scores(state, 4, 3)
    assert Judge(state, 5).scores(state, 0, 16) == judge.scores(state, 0, 16)
    start = bastide.start("base", 2)
    assert Judge(start, 1).scores(start, 0, 8) != Judge(start, 2).scores(start, 0, 8)


def test_draws_of_worlds_have_their_true_odds() -> None:
    """Of two tiles Red draws one: the cloister, worth more than the road, in half of the worlds."""
    game = table("base", "D@0,0>N")
    empty_pile(game.state, "B", "U")
    judge = Judge(game.state, 9)
    rows = [row for first in range(0, 640, 16) for row in judge.scores(game.state, first, 16)]
    ahead = sum(red > blue for red, blue in rows) / len(rows)
    behind = sum(red < blue for red, blue in rows) / len(rows)
    assert ahead + behind == 1
    assert ahead == pytest.approx(0.5, abs=0.08)


def test_the_best_move_is_found_and_numbers_have_errors() -> None:
    state = gate()
    with Panel(state, 1, 1) as panel:
        analysis = Analyst(state, 1, panel).analyse(state, SMALL)
    assert analysis.best.line.texts(state)[0] == "@0,1>S"
    assert analysis.best.sample.n == 32
    assert analysis.best.sample.lead.error >= 0
    others = [judged for judged in analysis.moves if judged.line.codes[0] != analysis.best.line.codes[0]]
    assert others
    assert all(analysis.behind(judged).is_clear() for judged in others)


def test_the_same_seed_finds_the_same_on_any_number_of_cores() -> None:
    state = bastide.start("base", 3)
    Playout(4).run(state, 61)
    while state.current_player() < 0:
        state.apply(state.legal_actions()[0])
    found = []
    for judges in (1, 2):
        with Panel(state, 7, judges) as panel:
            analysis = Analyst(state, 7, panel).analyse(state, SMALL)
        found.append([(judged.line.codes, judged.sample.leads) for judged in analysis.moves])
    assert found[0] == found[1]


def test_it_can_be_stopped_and_kept_to_a_time() -> None:
    state = gate()
    with Panel(state, 1, 1) as panel:
        with pytest.raises(Stopped):
            Analyst(state, 1, panel).analyse(state, SMALL, stop=lambda: True)
        short = Analyst(state, 1, panel).analyse(state, Budget(100_000, 4, 20, seconds=0.0))
    assert short.best.sample.n == 16  # one round is made in any case


def test_a_move_that_is_asked_about_is_judged_to_the_end() -> None:
    state = gate()
    worst = min(lines(state), key=lambda line: line.codes)
    with Panel(state, 1, 1) as panel:
        analysis = Analyst(state, 1, panel).analyse(state, SMALL, [worst.codes])
    judged = analysis.of(worst.codes)
    assert judged is not None
    assert judged.sample.n == analysis.best.sample.n


def test_ties_are_shared_or_lost_by_who_began() -> None:
    for options, shares in (({}, [0.5, 0.5]), ({"tie": "starter-loses"}, [0.0, 1.0])):
        sample = Sample(bastide.start("base", 2, options), 0)
        assert sample.shares((20, 20)) == shares
        assert sample.shares((21, 20)) == [1.0, 0.0]


def test_the_error_of_a_mean_is_that_of_the_textbook() -> None:
    assert mean_of([2.0, 4.0, 6.0]).error == pytest.approx((4 / 3) ** 0.5)
    assert mean_of([3.0, 3.0]).z == float("inf")


@pytest.mark.parametrize("setup", every_setup(most=1))
def test_every_set_is_judged(setup: str) -> None:
    """In mid-game of every set somebody wins each game that is played out."""
    state = bastide.start(setup, 2)
    Playout(11).run(state, 70)
    while state.current_player() < 0 and not state.is_terminal():
        state.apply(state.legal_actions()[0])
    if state.is_terminal():
        pytest.fail("the game should not be over yet")
    with Panel(state, 1, 1) as panel:
        analysis = Analyst(state, 1, panel).analyse(state, Budget(2, 2, 4))
    best = analysis.best.sample
    assert best.n == 2
    assert all(sum(best.shares([int(p[i]) for p in best.points])) == 1 for i in range(2))


def test_it_plays_the_same_games_uncompiled() -> None:
    program = (
        "from bastide.coach.judge import Judge\n"
        "from tests.coach.test_analysis import gate\n"
        "judge = Judge(gate(), 5)\n"
        "print(judge.scores(gate(), 0, 6), round(judge.prospect(gate(), 0), 6))\n"
    )
    said = []
    for pure in ("", "1"):
        environment = {**os.environ, "BASTIDE_PURE": pure, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
        said.append(done.stdout)
    assert said[0] == said[1] != ""
