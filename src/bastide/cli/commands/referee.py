"""``bastide referee``: follows a game played with real pieces."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from bastide import Match, SetupError
from bastide.cli.console import has_colour, output
from bastide.cli.files import load_record, save_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Language, OptionPairs, OwnTiles, Preset, RecordIn, SetupText
from bastide.cli.screen.assistant import Assistant
from bastide.cli.screen.board_text import board_lines
from bastide.cli.screen.lines import read_lines
from bastide.cli.screen.panel import legend, players_text, question
from bastide.cli.setups import make_setup, parse_options, split_players
from bastide.core.setup import COLOURS, PLAYERS_RULES
from bastide.words import Message


def referee(
    setup: SetupText = "base",
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who sits at the table, in the order of play: `Ada,Bob`.")
    ] = "Red,Blue",
    option: OptionPairs = None,
    preset: Preset = None,
    tiles: OwnTiles = None,
    record: RecordIn = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the record here after every move.", dir_okay=False)
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show the board only when asked.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    language: Language = None,
) -> None:
    """Follow a game played with real pieces: you type what was drawn and done, it checks and scores.

    `E@0,1>S M.S` is a whole turn: tile E at 0,1 with its top to the south, a follower on its south side.
    `help` lists what else you can type. It works from a pipe too.
    """
    use_language(language)
    if record is not None:
        match = Match.from_record(load_record(record))
        match.stop_dealing()
    else:
        names = split_players(players)
        if not 1 <= len(names) <= len(COLOURS):
            raise SetupError(
                Message("core-players", players=len(names), max=len(COLOURS)), rules=PLAYERS_RULES
            )
        match = Match(make_setup(setup, names, parse_options(option or []), tiles=tiles, preset=preset))
    follow(Assistant(match), output(plain=plain), save, quiet=quiet)


def follow(table: Assistant, console: Console, save: Path | None = None, *, quiet: bool = False) -> None:
    """Read line after line until the input ends or somebody quits."""
    show(table, console, board=not quiet)
    for typed in read_lines(sys.stdin, console):
        reply = table.handle(typed)
        for line in reply.lines:
            console.print(Text(line))
        if reply.quits:
            return
        if reply.moved:
            if save is not None:
                save_record(save, table.match.record())
            show(table, console, board=not quiet or typed.strip().lower() == "board")
    console.print()


def show(table: Assistant, console: Console, *, board: bool) -> None:
    """The table as it should lie, the scores, and what comes next."""
    state = table.match.state
    colour = has_colour(console)
    if board:
        shown = board_lines(state, table.choices.overlay(), width=console.width, colour=colour)
        for line in [*shown, legend(state, colour=colour)]:
            console.print(line)
    for line in players_text(state):
        console.print(line)
    if table.waits_for_chance():
        console.print(Text(speak(table.ask_chance()), style="bold"))
    else:
        for part in question(state, table.choices, colour=colour):
            console.print(part)
