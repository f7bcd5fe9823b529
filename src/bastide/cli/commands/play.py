"""``bastide play``"""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

import typer

from bastide import SetupError
from bastide.cli.console import is_interactive, output
from bastide.cli.files import load_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Language, OptionPairs, OwnTiles, Preset, RecordIn, Seed, SetupText
from bastide.cli.screen.keys import HAS_KEYS
from bastide.cli.screen.lines import play_by_lines
from bastide.cli.screen.terminal import play_on_screen
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.cli.setups import make_setup, parse_options, split_players
from bastide.core.setup import COLOURS
from bastide.lab.setups import distinct_names
from bastide.players import LEVELS, Limit, Player, make_player
from bastide.record.match import Match
from bastide.words import Message

HUMAN = "human"


def play(
    setup: SetupText = "base",
    players: Annotated[
        str,
        typer.Option(
            "--players", "-p", help="Seat by seat `human` or a player of the program: `human,greedy`."
        ),
    ] = "human,greedy",
    names: Annotated[
        str | None, typer.Option("--names", help="What the players are called: `Ada,Bob`.")
    ] = None,
    seed: Seed = None,
    option: OptionPairs = None,
    preset: Preset = None,
    tiles: OwnTiles = None,
    record: RecordIn = None,
    seconds: Annotated[
        float, typer.Option("--seconds", help="How long the program may think about a move.", min=0.0)
    ] = 5.0,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    by_line: Annotated[bool, typer.Option("--lines", help="Type lines only, no arrow keys.")] = False,
    language: Language = None,
) -> None:
    """Play in the terminal, against the program or with friends at one keyboard.

    Without a terminal (in a pipe) the game goes line by line. `help` lists what you can type.
    """
    use_language(language)
    kinds = split_players(players)
    for kind in kinds:
        if kind != HUMAN:
            make_player(kind)
    if record is not None:
        match = Match.from_record(load_record(record))
        if len(match.setup.players) != len(kinds):
            if len(kinds) != 2:
                raise SetupError(
                    Message("cli-other-players", record=len(match.setup.players), named=len(kinds))
                )
            kinds = kinds[:1] + kinds[1:] * (len(match.setup.players) - 1)
    else:
        called = split_players(names) if names is not None else default_names(kinds)
        if len(called) != len(kinds):
            raise SetupError(Message("cli-other-names", names=len(called), players=len(kinds)))
        chosen = make_setup(setup, called, parse_options(option or []), tiles=tiles, preset=preset)
        match = Match(chosen, seed=secrets.randbelow(1 << 32) if seed is None else seed)
    seats: list[Player | None] = [
        None if kind == HUMAN else make_player(kind, (match.seed or 0) + seat)
        for seat, kind in enumerate(kinds)
    ]
    game = TerminalGame(match, seats, Limit(seconds))
    console = output(plain=plain)
    for kind in dict.fromkeys(kind for kind in kinds if kind in LEVELS):
        console.print(speak(LEVELS[kind].character))
    if HAS_KEYS and is_interactive() and not by_line and game.has_people:
        play_on_screen(game, console)
    else:
        play_by_lines(game, console, sys.stdin)


def default_names(kinds: list[str]) -> list[str]:
    """People go by their colour, players of the program by their own name."""
    titles = {name: speak(level.title) for name, level in LEVELS.items()}
    named = [
        COLOURS[seat % len(COLOURS)] if kind == HUMAN else titles.get(kind, kind)
        for seat, kind in enumerate(kinds)
    ]
    return list(distinct_names(named))
