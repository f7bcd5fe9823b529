"""The arena: the same tiles from every seat, the same result on any number of processes, and after a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import bastide
from bastide.cli.app import run as command
from bastide.core.setup import Setup
from bastide.lab.arena import Arena, Meeting, shares_of
from bastide.lab.games import play_game
from bastide.lab.processes import Processes
from bastide.lab.runner import Here, run
from bastide.players import RandomPlayer
from bastide.record.loading import load_record
from bastide.record.record import replay

SOURCE = Path(bastide.__file__).parents[1]


def arena(*players: str, seats: int = 0, seed: int = 1, setup: str = "base", records: bool = True) -> Arena:
    seats = seats or len(players)
    return Arena(Setup.parse(setup, seats), players, seats, seed, records)


def draws(record: str) -> list[str]:
    return [action for action in load_record(record.encode()).actions if action.startswith("draw")]


def without_times(meetings: list[Meeting]) -> list[object]:
    return [meeting.games for meeting in meetings]


@pytest.mark.parametrize("setup", ["base", "base+traders-and-builders+flying-machines+messengers+river-1"])
def test_a_deck_has_the_same_tiles_for_every_seating(setup: str) -> None:
    work = arena("random", "mcts:2", "greedy:5", setup=setup)
    games = work(0).games
    assert [game.players for game in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    orders = [draws(game.record) for game in games]
    shortest = min(map(len, orders))
    assert shortest > 60
    assert orders[0][:shortest] == orders[1][:shortest] == orders[2][:shortest]
    assert draws(work(1).games[0].record)[:shortest] != orders[0][:shortest]


def test_games_are_kept_as_records_that_replay() -> None:
    work = arena("random", "random")
    for game in work(3).games:
        record = load_record(game.record.encode())
        assert replay(record).scores() == game.scores
        assert set(record.setup.players) == {"random 1", "random 2"}
        assert dict(record.tags)["Deck"] == "3"


def test_fewer_seats_than_players_make_all_tables() -> None:
    work = arena("random", "mcts:2", "mcts:3", seats=2)
    found = [work(number) for number in range(3)]
    assert [sorted(meeting.times) for meeting in found] == [[0, 1], [0, 2], [1, 2]]
    first, second = (draws(meeting.games[0].record) for meeting in found[:2])
    assert first == second  # the same deck at all tables


def test_players_are_repeatable_and_differ_from_game_to_game() -> None:
    work = arena("random", "random")
    assert work(0).games == work(0).games
    assert work(0).games != arena("random", "random", seed=2)(0).games
    assert (
        work(0).games[0].scores != work(0).games[1].scores[::-1]
    )  # not the same choices from the other seat


def test_one_process_and_two_give_the_same() -> None:
    work = arena("mcts:5", "random")
    here = without_times(list(run(work, 6, Here())))
    assert without_times(list(run(work, 6, Processes(2)))) == here


@pytest.mark.parametrize(
    ("tie", "shares"), [("shared", (0.5, 0.5)), ("replay", (0.5, 0.5)), ("starter-loses", (0.0, 1.0))]
)
def test_a_tie_counts_as_the_rules_in_play_say(tie: str, shares: tuple[float, ...]) -> None:
    setup = Setup.parse("base", 2, {"tie": tie, "farmers": "off"})
    games = (play_game(setup, [RandomPlayer(seed), RandomPlayer(-seed)], seed) for seed in range(1, 2000))
    tied = next(state for state in games if len(set(state.scores())) == 1)
    assert shares_of(tied) == shares


def test_times_are_counted_where_there_is_a_choice() -> None:
    meeting = arena("random", "mcts:3")(0)
    for times in meeting.times.values():
        assert 60 <= times.moves <= 160
        assert 0 < times.mean <= times.longest
        assert times.late == 0
    late = arena("random", "mcts:0.000001s")(0)
    assert late.times[1].late > 60


def test_setups_by_lot_are_the_same_for_all_seatings_of_a_deck() -> None:
    work = Arena(None, ("random", "random"), 2, 5, keeps_records=True)
    setups = []
    for deck in range(3):
        one, other = (load_record(game.record.encode()).setup for game in work(deck).games)
        assert (one.sets, one.options) == (other.sets, other.options)
        assert one.players == other.players[::-1]
        setups.append(one.text)
    assert len(set(setups)) == 3


# The command --------------------------------------------------------------------------------------


def results(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert command(("arena", *arguments, "--json")) == 0
    data = json.loads(capsys.readouterr().out)
    for player in data["players"]:
        for key in ("mean_seconds", "seconds_99", "max_seconds"):
            player.pop(key)
    data.pop("seconds")
    return data  # type: ignore[no-any-return]


def test_mcts_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    data = results(
        capsys, "mcts:30", "random", "-n", "12", "--seed", "1", "--processes", "1", "--sprt", "50,60"
    )
    assert data["test"]["answer"] == "high"  # type: ignore[index]
    assert data["decks"] == 10


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    line = ("random", "mcts:3", "greedy:3", "-n", "3", "--seed", "9", "--setup", "base+river-1")
    assert results(capsys, *line, "--processes", "1") == results(capsys, *line, "--processes", "2")


def test_without_a_seed_every_run_has_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = {results(capsys, "random", "random", "-n", "2", "--processes", "1")["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_a_killed_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ("arena", "mcts:20", "random", "-n", "20", "--json")
    whole = tmp_path / "whole.jsonl"
    path = tmp_path / "killed.jsonl"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "bastide.cli",
            *line,
            "--seed",
            "4",
            "--processes",
            "2",
            "--records",
            str(path),
        ],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 100
    while time.monotonic() < until and (not path.exists() or path.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    done = path.read_bytes().count(b"\n") - 1
    assert 4 <= done < 20
    time.sleep(0.5)  # its processes notice
    assert path.read_bytes().count(b"\n") - 1 == done
    # Without a seed it takes the one in the file.
    went_on = results(capsys, *line[1:-1], "--processes", "1", "--records", str(path))
    assert went_on == results(capsys, *line[1:-1], "--seed", "4", "--records", str(whole))
    assert path.read_bytes().count(b"\n") == 21


def test_kept_games_are_replayed_by_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    results(capsys, "random", "mcts:2", "-n", "3", "--processes", "1", "--records", str(path))
    scores = []
    for number in range(1, 7):
        assert command(("replay", f"{path}#{number}", "--json")) == 0
        scores.append(tuple(json.loads(capsys.readouterr().out)["scores"]))
    run_of = msgspec.json.decode(path.read_bytes().splitlines()[0])["run"]
    work = arena("random", "mcts:2", seed=run_of["seed"])
    assert scores == [game.scores for number in range(3) for game in work(number).games]
    for wrong, words in ((f"{path}#7", "6 games"), (f"{path}#0", "6 games"), (f"{tmp_path}/no#1", "no")):
        assert command(("replay", wrong)) == 1
        assert words in capsys.readouterr().err


def test_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(("arena", "random", "mcts:2", "-n", "2", "--seed", "77", "--processes", "1")) == 0
    text = capsys.readouterr().out
    assert "2 decks, 4 games, seed 77" in text
    assert text.count("mcts:2") == 3  # results, times, and what was for nothing
    assert "±" in text
    line = (
        "arena",
        "random",
        "random",
        "random",
        "-n",
        "2",
        "--processes",
        "1",
        "--sprt",
        "30,40",
        "--language",
        "de",
    )
    assert command(line) == 0
    text = capsys.readouterr().out
    assert "nicht entschieden" in text
    assert text.count("random 3") == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("random",), "at least 2"),
        (("random", "random", "--seats", "3"), "3 seats"),
        (("random", "nobody"), "nobody"),
        (("random", "mcts:x"), "mcts:4000"),
        (("random", "random", "--sprt", "55,50"), "50,55"),
        (("random", "random", "--sprt", "high"), "50,55"),
        (("random", "random", "--setup", "castle"), "castle"),
        (("random", "random", "--records", "/nowhere/at/all"), "/nowhere/at/all"),
        (("random",) * 7, "7"),
    ],
)
def test_errors_are_one_line(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(("arena", *arguments)) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert words in captured.err
