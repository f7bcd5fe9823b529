"""``bastide coach``: how good the coach is, measured on fresh games."""

from __future__ import annotations

import json as json_format
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, OptionPairs, Preset, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import make_setup, parse_options, split_players
from bastide.coach import trials
from bastide.words import Message

coach = typer.Typer(help="Measure how good the coach is, on fresh games.", no_args_is_help=True)
Who = Annotated[str, typer.Option("--players", "-p", help="Who plays the games: `greedy,search:50`.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
GameSeed = Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")]


@coach.command()
def calibrate(
    setup: SetupText = "base",
    players: Who = "greedy,greedy",
    number: Games = 100,
    each: Annotated[int, typer.Option("--each", min=1, help="Moments that are looked at of each game.")] = 4,
    worlds: Annotated[int, typer.Option("--worlds", min=2, help="Games played out for each moment.")] = 160,
    option: OptionPairs = None,
    preset: Preset = None,
    seed: GameSeed = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Are chances to win what they say? By tenths: what was said, and how often it came true."""
    use_language(language)
    names = split_players(players)
    made = make_setup(setup, len(names), parse_options(option or []), preset=preset)
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-playing")), total=number)
        found = trials.calibration(
            made,
            names,
            number,
            each=each,
            worlds=worlds,
            seed=seed,
            told=lambda done, of: bar.update(task, completed=done),
        )
    if json:
        typer.echo(json_format.dumps([asdict(tenth) for tenth in found]))
        return
    columns = ("chance", "moments", "said", "came", "off")
    table = Table(*(speak(Message(f"cli-column-{name}")) for name in columns), box=None, pad_edge=False)
    for column in table.columns:
        column.justify = "right"
    for n, tenth in enumerate(found):
        if tenth.n:
            off = f"{100 * tenth.off:+.1f} ± {100 * tenth.error:.1f}"
            said, came = f"{100 * tenth.said:.1f} %", f"{100 * tenth.came:.1f} %"
            table.add_row(f"{10 * n}-{10 * n + 10} %", str(tenth.n), said, came, off)
    output().print(table, highlight=False)


@coach.command()
def check(
    setup: SetupText = "base",
    players: Who = "greedy,knight",
    number: Games = 50,
    worlds: Annotated[
        int, typer.Option("--worlds", min=2, help="Games of the stricter judge for each move.")
    ] = 1000,
    option: OptionPairs = None,
    preset: Preset = None,
    seed: GameSeed = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Does the hint find the move that a stricter judge clearly prefers, and is the review right?"""
    use_language(language)
    names = split_players(players)
    made = make_setup(setup, len(names), parse_options(option or []), preset=preset)
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-playing")), total=number)
        found = trials.check(
            made,
            names,
            number,
            worlds=worlds,
            seed=seed,
            told=lambda done, of: bar.update(task, completed=done),
        )
    if json:
        typer.echo(json_format.dumps(asdict(found)))
        return
    console = output()
    console.print(
        speak(Message("cli-hint-found", n=found.positions, clear=found.clear, found=found.found)),
        highlight=False,
    )
    loss = f"{found.loss.value:.1f}"
    console.print(
        speak(Message("cli-review-right", called=found.called, wrong=found.wrong, loss=loss)), highlight=False
    )
