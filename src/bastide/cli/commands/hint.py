"""``bastide hint``: the best moves of a position, why, and what may be expected of them."""

from __future__ import annotations

import json as json_format
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language
from bastide.cli.positions import Until, state_of
from bastide.coach.analysis import BUDGETS, Budget
from bastide.coach.hint_views import give_hint
from bastide.coach.hints import DEPTHS, FULL
from bastide.core.errors import NotationError
from bastide.view.structs import plain
from bastide.words import Message, message_from

Level = Annotated[
    str, typer.Option("--level", help="How much is spent: `quick`, `normal` or `deep`.", metavar="LEVEL")
]
Worlds = Annotated[
    int | None, typer.Option("--worlds", min=2, max=100_000, help="Games played out for each move.")
]
Seconds = Annotated[float | None, typer.Option("--seconds", min=0.01, help="Take about so long, not longer.")]
ChanceSeed = Annotated[int, typer.Option("--seed", help="Where chance starts; the same seed finds the same.")]


def budget_of(level: str, worlds: int | None, seconds: float | None) -> Budget:
    """What the options allow to spend."""
    if level not in BUDGETS:
        raise NotationError(Message("coach-no-level", name=level[:40], there=tuple(BUDGETS)))
    budget = BUDGETS[level]
    if worlds is not None:
        budget = replace(budget, worlds=worlds)
    return replace(budget, seconds=seconds)


def hint(
    position: Annotated[str, typer.Argument(help="A position in one line, or the file of a record.")],
    depth: Annotated[
        str,
        typer.Option("--depth", "-d", help="`nudge` says where to look, `move` names one, `full` compares."),
    ] = FULL,
    instead: Annotated[
        str | None,
        typer.Option(
            "--why-not", help="A move to compare the best with: `@0,1>S`, or with its figure `@0,1>S M.S`."
        ),
    ] = None,
    until: Until = None,
    level: Level = "normal",
    worlds: Worlds = None,
    seconds: Seconds = None,
    seed: ChanceSeed = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Say what to look at, name the best move, or compare the best ones, with reasons.

    A search proposes moves; each is then played out to the end many times, on the same orders of tiles.
    """
    use_language(language)
    if depth not in DEPTHS:
        raise NotationError(Message("coach-no-level", name=depth[:40], there=DEPTHS))
    state = state_of(position, until)
    words = instead.split() if instead is not None else []
    found = plain(give_hint(state, depth, budget_of(level, worlds, seconds), words, seed=seed))
    if json:
        typer.echo(json_format.dumps(found))
        return
    console = output()
    for said in found["nudge"]:
        console.print(speak(message_from(said)), highlight=False)
    show_moves(console, found["moves"])
    for said in found["why_not"]:
        console.print(speak(message_from(said)), highlight=False)


def show_moves(console: Console, moves: list[dict[str, Any]]) -> None:
    """The moves as a table, each with its reasons below."""
    if not moves:
        return
    names = ("number", "action", "lead", "win", "behind")
    table = Table(*(speak(Message(f"cli-column-{name}")) for name in names), box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for number, move in enumerate(moves, 1):
        behind = f"{move['behind']:.1f} ± {move['behind_error']:.1f}" if number > 1 else ""
        table.add_row(
            str(number),
            " ".join(move["actions"]),
            f"{move['lead']:+.1f} ± {move['lead_error']:.1f}",
            f"{100 * move['win']:.0f} %",
            behind,
        )
    console.print(table, highlight=False)
    for number, move in enumerate(moves, 1):
        console.print(f"{number}  {speak(message_from(move['why']))}", highlight=False)
