"""Every command: what it prints, its exit status, and one clear line for every error."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bastide
from bastide.cli import app
from bastide.cli.app import run
from bastide.expansions import set_names

SOURCE = Path(bastide.__file__).parents[1]
COMMANDS = ("play", "simulate", "replay", "tiles", "rules", "perft", "bench", "engine")


def started(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bastide.cli", *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
    )


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output
    assert len(result.output) > 200


def test_help_lists_every_command() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.output


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("nothing",), 2, "nothing"),
        (("simulate", "--nothing"), 2, "simulate --help"),
        (("simulate", "--games", "0"), 2, "games"),
        (("simulate", "--games", "x"), 2, "games"),
        (("simulate", "--setup", "base+castle"), 1, "castle"),
        (("simulate", "--players", "nobody,random"), 1, "nobody"),
        (("simulate", "--players", "random,,random"), 1, "random,,random"),
        (("simulate", "--players", ",".join(["random"] * 7)), 1, "at most 6"),
        (("simulate", "--option", "small_city"), 1, "key=value"),
        (("simulate", "--option", "small_city=x"), 1, "off, on"),
        (("simulate", "--preset", "x"), 1, "first-edition"),
        (("simulate", "--games", "1", "--record", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("play", "--players", "human,nobody"), 1, "nobody"),
        (("play", "--names", "A", "--players", "human,human"), 1, "1 name for 2 players"),
        (("play", "--record", "/nowhere"), 1, "/nowhere"),
        (("replay",), 2, "FILE"),
        (("replay", "/nowhere"), 1, "/nowhere"),
        (("tiles", "castle"), 1, "base"),
        (("rules", "ROAD-99"), 1, "ROAD-3"),
        (("rules", "xyz"), 1, "ROAD-3"),
        (("perft", "0"), 2, "perft --help"),
        (("perft", "--draws", "E,?"), 1, "?"),
    ],
)
def test_errors_are_one_line(
    arguments: tuple[str, ...], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert words.lower() in captured.err.lower()
    assert "Traceback" not in captured.err


def test_simulate_keeps_its_contract() -> None:
    arguments = (
        "simulate",
        "--setup",
        "base",
        "--players",
        "random,random",
        "--games",
        "300",
        "--seed",
        "1",
        "--json",
    )
    results = [started(*arguments) for _ in range(2)]
    assert [r.returncode for r in results] == [0, 0]
    data = [json.loads(r.stdout) for r in results]
    for d in data:
        assert d["games"] == 300
        assert d.pop("seconds") > 0
        assert d.pop("games_per_second") > 0
        assert [round(score) for score in d["mean_scores"]] == [20, 19]
    assert data[0] == data[1]


def test_simulate_plays_the_games_that_the_record_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("last.bastide", "last.json"):
        path = tmp_path / name
        data = json.loads(
            printed(
                capsys, "simulate", "-p", "greedy,random", "-n", "1", "--seed", "5", "--json", "-r", str(path)
            )
        )
        shown = json.loads(printed(capsys, "replay", str(path), "--json"))
        assert shown["scores"] == data["mean_scores"]
        without = json.loads(
            printed(capsys, "simulate", "-p", "greedy,random", "-n", "1", "--seed", "5", "--json")
        )
        assert without["mean_scores"] == data["mean_scores"]


def test_simulate_with_everything_and_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(
        printed(capsys, "simulate", "--setup", "everything", "-n", "2", "--seed", "1", "--json")
    )
    assert data["setup"].split("+") == list(set_names())
    twice = [
        printed(capsys, "simulate", "--setup", "random", "-n", "20", "--seed", "1", "--json") for _ in "12"
    ]
    sets = [json.loads(text) for text in twice]
    assert sets[0]["mean_scores"] == sets[1]["mean_scores"]
    assert max(sets[0]["games_by_seat"]) == 20
    assert len(sets[0]["games_by_seat"]) > 2


def test_simulate_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(
        capsys, "simulate", "-n", "20", "--seed", "1", "-o", "farmers=off", "-p", "random,random,random"
    )
    assert "mean score" in text
    assert "20 games, seed 1" in text


def test_replay_shows_moves_and_refuses_a_changed_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.bastide"
    printed(capsys, "simulate", "-n", "1", "--seed", "3", "-r", str(path))
    text = printed(capsys, "replay", str(path), "--moves")
    assert "verified; complete" in text
    assert "lay the tile" in text
    assert "verified; not finished" in printed(capsys, "replay", str(path), "--until", "20", "--step")
    changed = path.read_text(encoding="utf-8").replace("2. random 2  ", "2. random 2  Q@9,9>N ", 1)
    path.write_text(changed, encoding="utf-8")
    assert run(["replay", str(path)]) == 1
    error = capsys.readouterr().err
    assert "line" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"{", b"[1]", b"{}", b"\x00" * 100, b'[Format "9"]'])
def test_damaged_records(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(content)
    assert run(["replay", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert "inns-and-cathedrals" in printed(capsys, "tiles")
    assert "72 tiles" in printed(capsys, "tiles", "base")
    data = json.loads(printed(capsys, "tiles", "inns_and_cathedrals", "--json"))
    assert sum(t["count"] for t in data["tiles"]) == data["total"] == 18
    assert json.loads(printed(capsys, "tiles", "--json"))[0]["tiles"] == 72


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 point per tile" in printed(capsys, "rules", "road-3")
    assert "ROAD-1" in printed(capsys, "rules", "ROAD")
    assert "Base game" in printed(capsys, "rules")
    assert len(json.loads(printed(capsys, "rules", "--json"))) == 540
    assert "1 Punkt für jedes Plättchen" in printed(capsys, "rules", "ROAD-3", "--language", "de")


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    # By hand: one draw; then north of the start tile E fits one way, south of it three.
    assert printed(capsys, "perft", "2", "--draws", "E").split() == ["1", "1", "2", "4"]
    assert printed(capsys, "perft", "1").split() == ["1", "24"]
    data = json.loads(printed(capsys, "perft", "3", "--json", "--players", "3"))
    assert len(data["counts"]) == 3


def test_bench_keeps_its_contract(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.cli.commands.measure.PURE_GAMES", 2)
    data = json.loads(printed(capsys, "bench", "--json", "--quick"))
    for key in (
        "random_games_per_second",
        "api_games_per_second",
        "copy_us",
        "legal_actions_us",
        "calibration",
    ):
        assert data[key] > 0
    for key in (
        "two_thread_ratio",
        "uncompiled_games_per_second",
        "turn_us_72",
        "turn_us_144",
        "turn_us_288",
    ):
        assert data[key] > 0
    assert abs(data["legal_actions_count"] - 110) < 15
    assert data["picture_board_bytes"] > 100_000


def test_bench_can_measure_only_the_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(printed(capsys, "bench", "--pictures", "--json"))
    assert all(key.startswith("picture_") for key in data)
    assert 0 < data["picture_tile_bytes_mean"] < data["picture_tile_bytes_most"] < 15_000
    shown = printed(capsys, "bench", "--pictures")
    assert "bytes of a tile's picture" in shown
    assert "board of 200 tiles" in shown
    assert "games a second" not in shown


def test_the_engine_over_a_pipe() -> None:
    done = started("engine", text='{"command": "hello"}\nrubbish\n{"command": "quit"}\n')
    assert done.returncode == 0
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False, True]


def test_the_version_and_the_word_about_running_uncompiled() -> None:
    done = started("--version")
    assert done.returncode == 0
    assert bastide.__version__ in done.stdout
    done = started("tiles", BASTIDE_PURE="1")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "uncompiled" in done.stderr


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bastide.cli", "rules", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) in (0, 1)
    assert b"Traceback" not in error
