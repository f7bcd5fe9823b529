"""``bastide quiz``: what is this worth, and to whom?"""

from __future__ import annotations

import json as json_format
import secrets
import sys
from typing import Annotated

import typer
from rich.console import Console

from bastide.cli.console import has_colour, output
from bastide.cli.language import speak, spoken, use_language
from bastide.cli.options import Json, Language
from bastide.cli.screen.board_text import Overlay, board_lines
from bastide.cli.screen.lines import read_lines
from bastide.cli.screen.panel import legend, players_text
from bastide.cli.screen.words import tell_sheet
from bastide.coach.quiz import Quiz
from bastide.coach.quiz_views import answered, ask, asked, quiz_view
from bastide.view.positions import whole
from bastide.view.structs import plain
from bastide.words import Message

HERE = "?"  # marks the feature that is asked about


def quiz(
    sets: Annotated[
        str, typer.Option("--sets", "-s", help="Ask about these sets, as `base,inns-and-cathedrals`.")
    ] = "",
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=1000, help="How many questions.")] = 1,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, help="The first question; the same seed asks the same.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Ask what a feature of a real position is worth and to whom; the score sheet answers.

    Type the number of your answer. Without one the answer is told.
    """
    use_language(language)
    names = [name.strip() for name in sets.split(",") if name.strip()]
    first = secrets.randbits(32) if seed is None else seed
    questions = (ask(names, first + n, spoken()) for n in range(number))
    if json:
        typer.echo(json_format.dumps([plain(quiz_view(question)) for question in questions]))
        return
    console = output()
    lines = read_lines(sys.stdin, console)
    right = 0
    for question in questions:
        _show(question, console)
        right += _heard(question, next(lines, ""), console)
    if number > 1:
        console.print(speak(Message("cli-quiz-right", n=right, of=number)), highlight=False)


def _show(question: Quiz, console: Console) -> None:
    """The position with the feature, and what is asked."""
    state, colour = question.state, has_colour(console)
    taken = {(piece.at[0], piece.at[1], piece.spot) for piece in whole(state).pieces}
    marked = {spot: HERE for spot in question.spots if spot not in taken}
    for line in board_lines(state, Overlay(spots=marked), width=console.width, colour=colour):
        console.print(line)
    console.print(legend(state, colour=colour))
    for part in players_text(state):
        console.print(part)
    x, y = question.sheet.at
    console.print(f"{speak(asked(question))} ({x},{y})", highlight=False)
    for n, choice in enumerate(question.choices, 1):
        console.print(f"{n}  {speak(answered(question, choice))}", highlight=False)


def _heard(question: Quiz, typed: str, console: Console) -> bool:
    """What is said to an answer, and the sheet; was it right?"""
    number = int(typed) - 1 if typed.strip().isdecimal() else -1
    if number == question.right:
        console.print(speak(Message("coach-quiz-right")), highlight=False)
    elif 0 <= number < len(question.choices):
        mistake = question.choices[number].mistake or Message("coach-quiz-right")
        console.print(speak(Message("coach-quiz-wrong", mistake=mistake)), highlight=False)
    console.print(speak(tell_sheet(question.sheet, question.state.rules.setup.players)), highlight=False)
    return number == question.right
