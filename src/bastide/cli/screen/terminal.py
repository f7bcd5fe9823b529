"""The game on a terminal: the screen drawn anew after every key."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from bastide.cli.console import has_colour
from bastide.cli.language import speak
from bastide.cli.screen.board_text import LARGE, SMALL, board_lines
from bastide.cli.screen.choices import Choices
from bastide.cli.screen.keys import Keyboard
from bastide.cli.screen.panel import legend, players_text, question
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.words import Message

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
MAX_SAID = 8
HIGH = 36  # lines; a lower screen shows the tile in hand small


def play_on_screen(game: TerminalGame, console: Console) -> None:
    """Play until the game is over and left, or the person quits."""
    said = game.advance()
    typed = ""
    with Keyboard() as keyboard:
        while True:
            draw(game, console, said, typed)
            key = keyboard.read()
            if key == "end":
                return
            if key in STEPS:
                game.choices.move(*STEPS[key])
            elif key == "tab" or (key == " " and not typed):
                game.choices.rotate()
            elif key == "backspace":
                typed = typed[:-1]
            elif key == "clear":
                typed = ""
            elif key == "enter":
                if typed.strip():
                    reply = game.handle(typed)
                elif game.is_over():
                    return
                else:
                    reply = game.confirm()
                typed = ""
                if reply.quits:
                    return
                said = reply.lines
                if reply.moved:
                    said = said + game.advance()
            elif len(key) == 1 and key.isprintable():
                typed += key


def draw(game: TerminalGame, console: Console, said: list[str], typed: str) -> None:
    """The whole screen."""
    state, choices = game.match.state, game.choices
    colour = has_colour(console)
    size = LARGE if console.height >= HIGH else SMALL
    below = [*players_text(state), *question(state, choices, colour=colour, size=size)]
    shown = said if len(said) <= MAX_SAID or not game.has_people else said[-MAX_SAID:]
    height = sum(len(console.render_lines(part)) for part in below) + _height(console, shown) + 4
    room = max(10, console.height - height)
    console.clear()
    show_board(choices, console, room)
    for part in below:
        console.print(part)
    for line in shown:
        console.print(Text(line, style="italic"))
    keys = Message("cli-keys-over") if game.is_over() else Message("cli-keys")
    console.print(Text(speak(keys), style="dim"))
    console.print(Text(f"> {typed}"), end="")


def show_board(choices: Choices, console: Console, room: int = 10_000) -> None:
    """The board with its legend."""
    colour = has_colour(console)
    for line in board_lines(
        choices.state, choices.overlay(), width=console.width, height=room, colour=colour
    ):
        console.print(line)
    console.print(legend(choices.state, colour=colour))


def _height(console: Console, lines: list[str]) -> int:
    return sum(max(1, -(-len(line) // console.width)) for line in lines)
