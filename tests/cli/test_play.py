"""The game in the terminal: whole games through a pipe, every command, and once with arrow keys."""

import io
import os
import re
import select
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import bastide
from bastide import CHANCE, Dealer, Setup
from bastide.cli.screen.choices import Choices
from bastide.cli.screen.lines import play_by_lines
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.players import GreedyPlayer, Player, RandomPlayer
from bastide.record.match import Match
from bastide.record.record import replay

SOURCE = Path(bastide.__file__).parents[1]
DRAWS = ["E", "U", "V", "W", "D", "B"]


def table(*seats: Player | None, setup: str = "base", draws: list[str] | None = None) -> TerminalGame:
    names = ("Ada", "Bob", "Cleo")[: len(seats)]
    made = TerminalGame(
        Match(Setup.parse(setup, names), seed=1, draws=DRAWS if draws is None else draws), list(seats)
    )
    made.advance()
    return made


def typed(game: TerminalGame, *lines: str) -> list[str]:
    """What is said to some lines."""
    said: list[str] = []
    for line in lines:
        reply = game.handle(line)
        said += reply.lines
        if reply.moved:
            said += game.advance()
    return said


def test_a_whole_game_by_numbers_through_a_pipe() -> None:
    """Always the first number, turned to the first side that fits; the figure that comes first."""
    game = TerminalGame(Match(Setup.parse("base+inns-and-cathedrals"), seed=4), [None, GreedyPlayer(1)])
    out = io.StringIO()
    lines = io.StringIO("".join("1\n1N\n1E\n1S\n1W\n" for _ in range(400)))
    play_by_lines(game, Console(file=out, width=100), lines)
    assert game.is_over()
    assert "The game is over" in out.getvalue()
    assert replay(game.match.record()).is_terminal()


def test_the_end_of_the_input_ends_the_game() -> None:
    game = table(None, None)
    out = io.StringIO()
    play_by_lines(game, Console(file=out, width=100), io.StringIO("@0,1>S\nM.S\n"))
    assert game.match.state.scores() == (4, 0)


def test_players_of_the_program_need_no_input() -> None:
    game = TerminalGame(Match(Setup.parse("base"), seed=4), [RandomPlayer(1), RandomPlayer(2)])
    out = io.StringIO()
    play_by_lines(game, Console(file=out, width=100), io.StringIO())
    assert game.is_over()


def test_numbers_and_notation() -> None:
    game = table(None, None)
    assert "ways" in typed(game, "1")[0] or game.match.actions[-1].name == "place"
    assert "there is no number 99" in typed(game, "99")[0]
    typed(game, "@0,1>S", "M.S")
    assert game.match.state.scores() == (4, 0)


def test_a_wrong_turn_is_explained() -> None:
    game = table(None, None)
    number = game.choices.labels()[0, 1]
    assert "TILE-3" in typed(game, f"{number}N")[0]
    assert "not allowed" in typed(game, "@5,5>N")[0]
    assert game.match.state.n_tiles == 1


def test_why_names_the_rule() -> None:
    game = table(None, None)
    assert "TILE-3" in typed(game, "why @0,1>N")[0]
    assert "is allowed" in typed(game, "why @0,1>S")[0]
    assert "TILE-2" in typed(game, "why @7,7>N")[0]
    assert "why and an action" in typed(game, "why")[0]


def test_the_coach_answers_in_words_as_deep_as_asked() -> None:
    game = table(None, None, draws=["E", "U"])
    assert all(not re.search(r"@\d", line) for line in typed(game, "coach")), "a nudge names no move"
    (move,) = typed(game, "coach move")
    assert re.match(r"@\S+ \S+: .+ points \(± [\d.]+\) ahead at the end", move)
    assert len(typed(game, "coach full")) > 1
    assert typed(game, "odds 0,1")[0].endswith("tiles to come fit here")
    assert "nudge, move, full" in typed(game, "coach endless")[0]
    assert "write it as 0,1" in typed(game, "odds 9,9")[0]


def test_hint_says_what_greedy_would_do() -> None:
    said = typed(table(None, None), "hint")
    assert "are allowed: " in said[0]
    assert "greedy would play" in said[1]


def test_undo_goes_back_over_the_program() -> None:
    game = table(None, GreedyPlayer(1))
    before = game.match.state.key()
    assert "nothing to take back" in typed(game, "undo")[0]
    typed(game, "@0,1>S", "M.S")
    assert game.match.state.turn == 2
    typed(game, "undo", "undo")
    assert game.match.state.key() == before


def test_score_rules_and_help() -> None:
    game = table(None, None)
    assert "no points yet" in typed(game, "score")[0]
    typed(game, "@0,1>S", "M.S")
    score = typed(game, "score")
    assert "Ada 4" in score[0]
    assert "CITY-2" in score[0]
    assert "ROAD-3" in typed(game, "rules road-3")[0]
    assert "there is ROAD-1" in typed(game, "rules road-9")[0]
    assert any("undo" in line for line in typed(game, "help"))
    assert typed(game, "") == ["type help to see what you can do"]
    assert "help" in typed(game, "dance")[0]
    assert game.handle("quit").quits


def test_save_and_go_on(tmp_path: Path) -> None:
    game = table(None, None)
    typed(game, "@0,1>S", "M.S")
    for name in ("game.bastide", "game.json"):
        path = tmp_path / name
        assert "saved" in typed(game, f"save {path}")[0]
        from bastide.cli.files import load_record

        match = Match.from_record(load_record(path))
        assert match.state.key() == game.match.state.key()
    assert "No such file" in typed(game, "save /nowhere/x")[0]
    assert "name of a file" in typed(game, "save")[0]


def test_a_record_without_a_seed_can_be_played_on() -> None:
    match = Match(Setup.parse("base"), draws=["E"])
    match.settle()
    game = TerminalGame(Match.from_record(match.record()), [None, RandomPlayer(1)])
    game.advance()
    typed(game, "@0,1>S", "-")
    assert game.waits()
    assert game.match.state.turn == 2


@pytest.mark.parametrize("seed", range(5))
def test_arrow_keys_reach_every_place_and_turn(seed: int) -> None:
    state = bastide.start("base")
    dealer, player = Dealer(seed), RandomPlayer(seed)
    while (
        state.turn < 8 * seed or state.current_player() == CHANCE or state.legal_actions()[0].name != "place"
    ):
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    choices = Choices(state)
    choices.move(0, 1)
    reached = set()
    front = {choices.cell}
    seen = set(front)
    while front:
        found = set()
        for cell in front:
            for step in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
                choices.cell, choices.rotation = cell, 0
                choices.move(*step)
                found.add(choices.cell)
                for _ in range(4):
                    reached.add(choices.chosen())
                    choices.rotate()
        front = found - seen
        seen |= found
    assert reached == set(state.legal_actions())


def test_arrow_keys_go_along_a_list() -> None:
    state = bastide.start("base")
    state.apply("draw:E")
    state.apply("@0,1>S")
    choices = Choices(state)
    for action in state.legal_actions():
        choices.move(0, -1)
        assert choices.chosen() == action
    choices.move(0, -1)
    assert choices.chosen() == state.legal_actions()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_on_a_terminal_with_arrow_keys() -> None:
    import pty

    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover
        os.environ.update(PYTHONPATH=str(SOURCE), TERM="xterm-256color", COLUMNS="100", LINES="40")
        os.execv(
            sys.executable, [sys.executable, "-m", "bastide.cli", "play", "--seed", "3", "-p", "human,random"]
        )

    seen = ""

    def wait_for(words: str) -> None:
        nonlocal seen
        end = time.monotonic() + 60
        while words not in seen:
            assert time.monotonic() < end, seen[-2000:]
            if select.select([terminal], [], [], 0.2)[0]:
                try:
                    seen += re.sub(
                        r"\x1b\[[0-9;?]*[A-Za-z]", "", os.read(terminal, 65536).decode("utf-8", "replace")
                    )
                except OSError:
                    break
        seen = seen.partition(words)[2]

    try:
        wait_for("Red, lay the tile")
        wait_for("> ")
        os.write(terminal, b"\x1b[A")
        wait_for("Enter plays")
        os.write(terminal, b"\r")
        wait_for("do nothing:")
        wait_for("> ")
        os.write(terminal, b"why @9,9>N\r")
        wait_for("TURN-1")
        wait_for("> ")
        os.write(terminal, b"\x1b[B\r")
        wait_for("turn 3")
        wait_for("> ")
        os.write(terminal, b"quit\r")
        _, status = os.waitpid(child, 0)
        child = 0
        assert os.waitstatus_to_exitcode(status) == 0
    finally:
        if child:
            os.kill(child, 9)
            os.waitpid(child, 0)
        os.close(terminal)
