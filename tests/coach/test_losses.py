"""What players lose with a decision: added up over reviews, and asked for on the command line."""

import json
from pathlib import Path

import pytest

from bastide.cli.app import run
from bastide.coach.losses import losses
from bastide.coach.review import Accuracy, Review


def reviewed(*rows: tuple[str, int, float]) -> Review:
    """A review of which only who decided how often, and lost how much, is known."""
    accuracy = tuple(Accuracy(seat, n, n - (lost > 0), lost, {}) for seat, (_, n, lost) in enumerate(rows))
    return Review(
        players=tuple(name for name, _, _ in rows),
        scores=(),
        winners=(),
        depth="normal",
        seed=0,
        start=(),
        decisions=(),
        draws=(),
        turning=(),
        ledger=(),
        accuracy=accuracy,
        over=True,
    )


def test_losses_are_those_of_the_player_in_whatever_seat() -> None:
    found = losses(
        [reviewed(("Ada", 10, 5.0), ("Bob", 10, 0.0)), reviewed(("Bob", 10, 0.0), ("Ada", 10, 15.0))]
    )
    assert [loss.player for loss in found] == ["Bob", "Ada"]
    bob, ada = found
    assert (bob.each.value, bob.each.error, bob.sound) == (0, 0, 1)
    assert (ada.games, ada.decisions, ada.sound) == (2, 20, 0.9)
    assert ada.each.value == 1
    assert ada.each.error == pytest.approx(0.5)


def test_a_game_with_more_decisions_counts_more() -> None:
    (ada,) = losses([reviewed(("Ada", 10, 10.0)), reviewed(("Ada", 30, 0.0))])
    assert ada.each.value == 0.25


def test_the_games_of_an_arena_are_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = str(tmp_path / "games.jsonl")
    few = ["--decks", "2", "--seed", "3", "--processes", "1", "--records", games]
    assert run(["arena", "random", "mayor", *few]) == 0
    capsys.readouterr()
    assert run(["coach", "loss", games, "--each", "1", "--level", "quick", "--json"]) == 0
    mayor, random = json.loads(capsys.readouterr().out)
    assert (mayor["player"], mayor["games"], random["player"], random["games"]) == (
        "mayor",
        1,
        "random",
        1,
    )
    assert 0 <= mayor["each"]["value"] < random["each"]["value"]
    assert run(["coach", "loss", games, "--each", "1", "--level", "high"]) == 1
    assert "high" in capsys.readouterr().err
