"""``bastide replay``: a record, verified and shown."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from bastide import CHANCE
from bastide.cli.console import has_colour, is_interactive, output
from bastide.cli.files import load_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language
from bastide.cli.screen import words
from bastide.cli.screen.board_text import Overlay, board_lines
from bastide.cli.screen.panel import legend, players_text
from bastide.core.constants import TERMINAL
from bastide.record.match import Match
from bastide.record.record import Record, start_of
from bastide.words import Message


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            help="The record, as text or JSON; `match.jsonl#12` is one of an arena.", dir_okay=False
        ),
    ],
    moves: Annotated[bool, typer.Option("--moves", "-m", help="List every move and what it scored.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Show the board move by move; Enter goes on.")] = False,
    until: Annotated[
        int | None, typer.Option("--until", help="Stop after so many actions, draws included.", min=0)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Verify a record by playing it again, and show how it went.

    A damaged or illegal record is refused with the line, the action and the reason.
    """
    use_language(language)
    record = load_record(file)
    match = Match.from_record(record)
    if until is not None:
        match = _part(record, until)
    if json:
        typer.echo(json_format.dumps(_data(match)))
        return
    console = output(plain=plain)
    if moves or step:
        _show_moves(match, Match(record.setup, state=start_of(record)), console, step=step)
    if not step:
        _board(match, console)
    if match.current_player() == TERMINAL:
        said = Message(
            "cli-verified-complete", n=match.length, result=words.result(match.state, match.outcome)
        )
    else:
        said = Message("cli-verified-so-far", n=match.length, result=words.result(match.state, match.outcome))
    console.print(Text(speak(said)))


def _show_moves(match: Match, shown: Match, console: Console, *, step: bool) -> None:
    """Play the game once more beside it, telling every move."""
    for number, played in enumerate(match.played(), 1):
        before = shown.state
        said = words.said(before, played.action, with_tile=True)
        who = Message("core-chance") if played.player == CHANCE else match.setup.players[played.player]
        console.print(Text(words.move(number, played.turn, who, said)))
        for line in words.tell(shown.state, shown.apply(played.action)):
            console.print(Text(f"      {speak(line)}"))
        if step and played.player != CHANCE:
            _board(shown, console)
            if is_interactive() and sys.stdin.readline().strip() in ("q", "quit"):
                return


def _part(record: Record, until: int) -> Match:
    return Match.from_record(
        Record(record.setup, record.actions[:until], record.seed, None, record.position, record.tags)
    )


def _board(match: Match, console: Console) -> None:
    placed = match.state.placed()
    last = (placed[-1].x, placed[-1].y) if placed else None
    colour = has_colour(console)
    for line in board_lines(match.state, Overlay(last=last), width=console.width, colour=colour):
        console.print(line)
    for line in [legend(match.state, colour=colour), *players_text(match.state)]:
        console.print(line)


def _data(match: Match) -> dict[str, object]:
    state = match.state
    return {
        "verified": True,
        "setup": match.setup.text,
        "players": list(match.setup.players),
        "actions": match.length,
        "turns": state.turn + 1,
        "over": match.current_player() == TERMINAL,
        "scores": list(state.scores()),
        "winners": list(match.winners()),
        "key": state.key(),
    }
