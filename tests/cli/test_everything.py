"""Every set together, through the commands: simulate, play, the terminal board, bench."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

import bastide
from bastide import CHANCE, Dealer, Setup
from bastide.cli.app import run
from bastide.cli.commands import measure
from bastide.cli.screen import extras
from bastide.cli.screen.board_text import Overlay, board_lines
from bastide.cli.screen.lines import play_by_lines
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.cli.setups import everything
from bastide.expansions import set_names
from bastide.lab.setups import random_setup
from bastide.players import Limit, RandomPlayer, make_player
from bastide.record.dealer import Generator
from bastide.record.match import Match


@pytest.mark.parametrize("players", range(1, 7))
def test_simulate_with_every_set(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    names = ",".join(["random"] * players)
    assert run(["simulate", "-s", "everything", "-p", names, "-n", "3", "--seed", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["setup"].split("+") == set_names()


def test_simulate_at_random_reaches_every_set(capsys: pytest.CaptureFixture[str]) -> None:
    generator = Generator(1)
    drawn = [random_setup(generator, ["random"], {}) for _ in range(60)]
    assert {name for setup in drawn for name, _ in setup.sets} == set(set_names())
    assert {len(setup.players) for setup in drawn} == {1, 2, 3, 4, 5, 6}
    assert run(["simulate", "-s", "random", "-n", "20", "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 20


def test_a_game_with_every_set_through_a_pipe_to_the_end() -> None:
    seats = [make_player(name, n) for n, name in enumerate(("greedy", "random", "random"))]
    game = TerminalGame(Match(Setup.parse(everything(), 3), seed=5), list(seats), Limit(nodes=12))
    out = io.StringIO()
    play_by_lines(game, Console(file=out, width=100), io.StringIO(""))
    assert game.is_over()
    assert "The game is over" in out.getvalue()


def test_the_board_and_the_questions_of_every_set_can_be_shown() -> None:
    from bastide.cli.screen.choices import Choices
    from bastide.cli.screen.panel import players_text, question
    from bastide.cli.screen.words import said

    state = bastide.start(everything(), ("Ada", "Bob"))
    dealer, player = Dealer(3), RandomPlayer(3)
    signs: set[str] = set()
    held = ""
    while not state.is_terminal():
        is_chance = state.current_player() == CHANCE
        if not is_chance:
            assert question(state, Choices(state), colour=False)
            for action in state.legal_actions()[:3]:
                assert said(state, action)
            if state.n_tiles % 25 == 0:
                assert board_lines(state, Overlay(), width=100, colour=False)
                assert players_text(state)
                signs |= {sign for sign, _ in extras.figures(state)}
                held += extras.held(state, 0) + extras.held(state, 1) + extras.beside(state)
        state.apply((dealer if is_chance else player).choose(state))
    assert {"Dr", "Fa", "Ma", "Wi"} <= signs
    assert any(sign.startswith("$") for sign in signs)
    for words in ("messenger at", "the count is in the", "abbey"):
        assert words in held


def test_bench_measures_a_game_with_every_set() -> None:
    times = measure.call_times(everything(), 1)
    assert 0 < times["apply_mean_us"] <= times["apply_worst_us"]
    assert 0 < times["legal_actions_mean_us"] <= times["legal_actions_worst_us"]
    memory = measure.state_bytes(everything(), 50)
    assert memory is None or memory < 1_000_000
    assert bastide.start(measure.BIG_BOX).unseen_tiles()
