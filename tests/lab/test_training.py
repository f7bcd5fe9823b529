"""Training: weights move to where the better players had them, the same way anywhere, and it can go on."""

from pathlib import Path

import pytest

import bastide
from bastide.cli.app import run as command
from bastide.lab.ledger import Ledger
from bastide.lab.processes import Processes
from bastide.lab.runner import Here, run
from bastide.lab.training import BOUNDS, Proof, Round, Trial, moved, settled, vector, weights_at
from bastide.players import make_player
from bastide.players.weights import FIRST, Weights, fitted, format_weights, read_weights
from tests.lab.squares import TRAINING

BEGIN = fitted(2)
PLACES = list(BOUNDS)


def test_weights_survive_the_way_there_and_back() -> None:
    for players in range(2, 7):
        weights = fitted(players)
        again = weights_at(vector(weights), weights)
        for name, part in PLACES:
            before, after = getattr(weights, name), getattr(again, name)
            if part >= 0:
                before, after = before[part], after[part]
            assert after == pytest.approx(before, abs=1e-4)
        assert again.tries == weights.tries


def test_a_weight_moves_to_where_the_better_players_had_it() -> None:
    at = PLACES.index(("turns", -1))
    trials = [Trial(5.0 * TRAINING.signs(number)[at], 2) for number in range(200)]
    step = [new - old for new, old in zip(moved(TRAINING, trials), TRAINING.centre, strict=True)]
    assert step[at] == pytest.approx(0.3)  # no further than players were pushed
    assert all(abs(other) < 0.1 for i, other in enumerate(step) if i != at)


def test_the_mean_of_the_later_rounds_counts() -> None:
    assert settled([(9.0,), (9.0,), (1.0,), (3.0,)]) == (2.0,)


def test_processes_find_what_one_process_finds() -> None:
    assert list(run(TRAINING, 4, Processes(2))) == list(run(TRAINING, 4, Here()))


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    with Ledger(tmp_path / "round", TRAINING) as ledger:
        first = list(run(TRAINING, 3, Here(), ledger))
    with Ledger(tmp_path / "round", TRAINING) as ledger:
        assert [ledger.results[number] for number in range(3)] == first


def test_weights_that_know_nothing_lose() -> None:
    """The proof sees a difference that everybody can see."""
    blind = Weights(follower=0.5, back=0.1, turns=1.0, farm=(0.9, 0.05), scarce=0.2)
    work = Proof(TRAINING.setup, "greedy", "", 0, 5, vector(blind), BEGIN)
    margins = [trial.margin for trial in run(work, 12, Here())]
    assert sum(margins) / len(margins) < -10


def test_against_an_opponent_both_meet_it() -> None:
    work = Round(TRAINING.setup, "greedy", "random", 0, 5, vector(BEGIN), BEGIN)
    assert run_one(work).games == 4
    assert run_one(Proof(TRAINING.setup, "greedy", "random", 0, 5, vector(BEGIN), BEGIN)).margin > 0


def run_one(work: Round) -> Trial:
    return next(run(work, 1, Here()))


def test_the_command_writes_weights_that_players_go_by(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["train", str(tmp_path), "--rounds=2", "--trials=3", "--proof=2", "--processes=1"]
    assert command([*asked, "--seed=3", "--option=followers=3"]) == 0
    file = tmp_path / "weights.toml"
    text = file.read_text(encoding="utf-8")
    assert "--rounds 2 --trials 3 --seed 3: 16 games" in text
    assert command([*asked, "--option=followers=3"]) == 0  # goes on, by the seed that the folder knows
    assert file.read_text(encoding="utf-8") == text
    found = read_weights(file)[2]
    assert found != BEGIN
    assert format_weights({2: found}) in text
    player = make_player(f"search@{file}:8")
    state = bastide.start("base")
    while state.current_player() < 0:
        state.apply(state.legal_actions()[0])
    assert player.choose(state) in state.legal_actions()
    again = [*asked[:1], str(tmp_path / "again"), *asked[2:], "--seed=3", f"--begin={file}"]
    assert command(again) == 0
    assert f"--begin {file}" in (tmp_path / "again" / "weights.toml").read_text(encoding="utf-8")
    assert command(["train", str(tmp_path), "--player=greedy-1"]) == 1
    assert "greedy-1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "players"),
        ("[players]", "players"),
        ("[players.9]\nturns = 3", "6"),
        ("[players.2]\nturns = [1, 2]", "turns"),
        ("[players.2]\nturn = 3", "turn"),
        ("[players.2", "not a file of weights"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.SetupError, match=wrong):
        read_weights(file)
    with pytest.raises(bastide.SetupError, match="cannot be read"):
        read_weights(tmp_path / "none.toml")


def test_what_is_not_said_is_as_first_measured(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[players.3]\nturns = 3", encoding="utf-8")
    assert read_weights(file) == {3: Weights(turns=3.0)}
    assert read_weights(file)[3].follower == FIRST.follower
