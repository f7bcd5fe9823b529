"""``bastide puzzles``: listed, shown, solved, minted and verified in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bastide.cli.app import run
from bastide.coach.puzzles.pack import Pack, Puzzle, packaged, read_pack, write_pack
from tests.cli.test_commands import printed, started


def first() -> Puzzle:
    return next(puzzle for puzzle in packaged().puzzles if len(puzzle.solution) == 2)


def test_they_are_listed_by_theme_and_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(puzzle.id in printed(capsys, "puzzles") for puzzle in packaged().puzzles[:3])
    some = json.loads(printed(capsys, "puzzles", "--theme", "finish", "--grade", "easy", "--json"))
    assert {entry["id"] for entry in some} == {
        puzzle.id for puzzle in packaged().puzzles if "finish" in puzzle.themes and puzzle.grade == "easy"
    }
    assert run(("puzzles", "--theme", "juggling")) == 1


def test_one_is_shown_and_solved(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = first()
    shown = printed(capsys, "puzzles", "show", puzzle.id, "--plain")
    assert f"One of {len(puzzle.losses) + 1} moves is clearly best" in " ".join(shown.split())
    right = printed(capsys, "puzzles", "solve", puzzle.id, " ".join(puzzle.solution))
    assert right.startswith("that is it: ")
    wrong = printed(capsys, "puzzles", "solve", puzzle.id, next(iter(puzzle.losses)))
    assert wrong.startswith("there is better: this move loses ")
    assert " ".join(puzzle.solution) not in wrong
    told = printed(capsys, "puzzles", "solve", puzzle.id, "--reveal", "--language", "de")
    assert f"die Lösung: {' '.join(puzzle.solution)}" in told
    assert run(("puzzles", "solve", puzzle.id, "@99,99>N")) == 1
    assert run(("puzzles", "show", "nothing")) == 1


def test_one_is_solved_line_by_line() -> None:
    puzzle = first()
    typed = "\n".join(["?", "nonsense", next(iter(puzzle.losses)), " ".join(puzzle.solution), ""])
    found = started("puzzles", "solve", puzzle.id, "--plain", text=typed)
    assert found.returncode == 0
    for words in ("Write a move", "there is better", "that is it"):
        assert words in found.stdout


def test_a_pack_is_minted_on_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "pack.json")
    tiny = ("--worlds", "48", "--points", "1.5", "--errors", "2", "--seed", "5", "--judges", "1")
    assert "1 games" in printed(capsys, "puzzles", "make", "-o", out, "--games", "1", *tiny)
    before = read_pack(Path(out))
    assert printed(capsys, "puzzles", "make", "-o", out, "--games", "1", *tiny).startswith("0 new")
    assert read_pack(Path(out)) == before


def test_a_pack_with_a_wrong_solution_does_not_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = first()
    other = tuple(list(puzzle.losses)[-1].split())  # what loses most
    wrong = msgspec.structs.replace(puzzle, solution=other)
    path, out = tmp_path / "pack.json", tmp_path / "good.json"
    write_pack(path, Pack(runs=packaged().runs, puzzles=[wrong]))
    quick = ("--worlds", "32", "--simulations", "200", "--judges", "1")
    assert run(("puzzles", "check", str(path), *quick)) == 1
    assert "does not hold" in capsys.readouterr().out
    assert run(("puzzles", "check", str(path), "-o", str(out), *quick)) == 0
    assert not out.exists()


def test_what_is_no_pack_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pack.json"
    path.write_text("{}")
    path.write_text("[1, 2]")
    assert run(("puzzles", "list", "--pack", str(path))) == 1
    assert "is no pack of puzzles" in capsys.readouterr().err
