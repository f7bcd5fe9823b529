"""The referee: the same engine, with everything told by the people at the table."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import bastide
from bastide import CHANCE, Dealer, Match, Setup
from bastide.cli.app import run
from bastide.cli.commands.referee import follow
from bastide.cli.screen.assistant import Assistant
from bastide.cli.setups import everything
from bastide.players import RandomPlayer
from bastide.record.notation import format_record


def assistant(setup: str = "base") -> Assistant:
    return Assistant(Match(Setup.parse(setup, ("Ada", "Bob"))))


def tell(table: Assistant, *lines: str) -> str:
    return "\n".join(line for typed in lines for line in table.handle(typed).lines)


def test_a_turn_in_one_line_or_in_several() -> None:
    table = assistant()
    assert "which tile was drawn" in str(table.ask_chance())
    said = tell(table, "e@0,1>s M.S")
    assert "Ada 4: completed city" in said
    tell(table, "U", "@1,0>N", "M.E")
    assert [str(a) for a in table.match.actions] == [
        "draw:E",
        "@0,1>S",
        "M@0,1.S",
        "draw:U",
        "@1,0>N",
        "M@1,0.E",
    ]
    assert "Ada 4" in tell(table, "score")


def test_what_cannot_be_is_explained_and_changes_nothing() -> None:
    table = assistant()
    assert "is not what chance can bring now" in tell(table, "Zebra")
    assert "does not touch the map" in tell(table, "E@5,5>N")
    assert [str(a) for a in table.match.actions] == ["draw:E"]  # the draw stands
    assert "(TILE-2)" in tell(table, "why @5,5>N")
    tell(table, "E@0,1>S -")  # the tile may be named again
    for _ in range(1):
        tell(table, "C")
    tell(table, "undo", "X")
    assert "all tiles of that kind have been drawn" in _after_the_only_one(table)


def _after_the_only_one(table: Assistant) -> str:
    """X was drawn, and there is but one X."""
    action = table.match.state.legal_actions()[0]
    return tell(table, str(action), "-", "X")


def test_the_bag_knows_what_is_to_come() -> None:
    table = assistant()
    assert "71 tiles to come" in tell(table, "bag")
    tell(table, "V")
    assert "V 8" in tell(table, "bag")


def test_undo_and_fix() -> None:
    table = assistant()
    tell(table, "E@0,1>S M.S", "U@1,0>N M.E")
    before = table.match.state.key()
    assert "taken back: M.E" in tell(table, "undo")
    assert "taken back: @1,0>N" in tell(table, "undo")
    tell(table, "@1,0>N M.E")
    assert table.match.state.key() == before
    assert "   3  turn   1  Ada: M.S" in tell(table, "moves")
    assert "action 3 is - now" in tell(table, "fix 3 -")
    assert table.match.state.scores() == (0, 0)
    assert table.match.length == 6
    assert "nothing is changed: then action 5 would be wrong" in tell(table, "fix 4 C")
    assert "nothing is changed" in tell(table, "fix 3 M.N")
    assert "a number from 1 to 6" in tell(table, "fix 9 -")
    assert "is not a number" in tell(table, "undo x")
    tell(table, "undo 99")
    assert table.match.length == 0
    assert "nothing to take back" in tell(table, "undo")


def test_whole_games_with_every_set_are_followed() -> None:
    wanted = {"draw", "roll", "message"}  # everything that chance decides; a single game need not have it all
    chance: set[str] = set()
    for seed in range(1, 30):
        chance |= follow_a_game(seed)
        if chance >= wanted:
            break
    assert chance >= wanted


def follow_a_game(seed: int) -> set[str]:
    """Tell the referee a whole game; the kinds of chance that came up."""
    state = bastide.start(everything(), ("Ada", "Bob"))
    table = assistant(everything())
    dealer, player = Dealer(seed), RandomPlayer(seed)
    chance: set[str] = set()
    while not state.is_terminal():
        is_chance = state.current_player() == CHANCE
        action = (dealer if is_chance else player).choose(state)
        if is_chance:
            chance.add(action.name)
            assert table.ask_chance()
        text = str(action)
        reply = table.handle(text.removeprefix("draw:") if is_chance and action.name == "draw" else text)
        assert reply.moved, (text, reply.lines)
        state.apply(action)
    assert table.match.state.key() == state.key()
    assert Match.from_record(table.match.record()).state.key() == state.key()
    return chance


def test_through_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.bastide"
    monkeypatch.setattr("sys.stdin", io.StringIO("E@0,1>S M.S\nboard\nU\n"))
    assert run(["referee", "-p", "Ada,Bob", "--plain", "--save", str(path)]) == 0
    assert "Ada 4: completed city" in " ".join(capsys.readouterr().out.split())
    assert "1. Ada  E@0,1>S  M.S" in path.read_text(encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("@1,0>N\nquit\n"))
    assert run(["referee", "--record", str(path), "--save", str(path), "-q"]) == 0
    assert "2. Bob  U@1,0>N" in path.read_text(encoding="utf-8")


def test_a_seeded_record_goes_on_with_real_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Setup.parse("base", ("Ada", "Bob")), seed=4)
    match.settle()
    match.stop_dealing()
    match.apply(match.state.legal_actions()[0])
    match.apply("-")
    assert match.settle() == []  # chance waits
    path = tmp_path / "half.bastide"
    path.write_text(format_record(match.record()), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("V\n"))
    table = Assistant(Match.from_record(bastide.load_record(path.read_text(encoding="utf-8"))))
    follow(table, Console(file=io.StringIO(), width=100), quiet=True)
    assert str(table.match.actions[-1]) == "draw:V"
