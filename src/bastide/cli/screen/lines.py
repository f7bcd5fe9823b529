"""The game line by line, for pipes, scripts and terminals without keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from rich.console import Console
from rich.text import Text

from bastide.cli.console import has_colour
from bastide.cli.screen.panel import players_text, question
from bastide.cli.screen.terminal import show_board
from bastide.cli.screen.terminal_game import TerminalGame


def play_by_lines(game: TerminalGame, console: Console, source: TextIO) -> None:
    """Read a line, do what it says, until the game is over, somebody quits or there are no more lines."""
    for line in game.advance():
        console.print(Text(line))
    show(game, console)
    if not game.has_people:
        return
    for typed in read_lines(source, console):
        reply = game.handle(typed)
        for line in reply.lines:
            console.print(Text(line))
        if reply.quits:
            return
        if reply.moved:
            for line in game.advance():
                console.print(Text(line))
            show(game, console)
            if game.is_over():
                return
    console.print()


def show(game: TerminalGame, console: Console) -> None:
    """The position and the question."""
    show_board(game.choices, console)
    for part in [
        *players_text(game.match.state),
        *question(game.match.state, game.choices, colour=has_colour(console)),
    ]:
        console.print(part)


def read_lines(source: TextIO, console: Console) -> Iterator[str]:
    """Ask for a line until there are no more."""
    while True:
        console.print("> ", end="")
        line = source.readline()
        if not line:
            return
        yield line.rstrip("\n")
