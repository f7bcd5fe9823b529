"""``bastide coach``: how good the coach is, on fresh games; what players lose, by its judgement."""

from __future__ import annotations

import json as json_format
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from bastide.cli.commands.review import ReviewLevel, check_level
from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, OptionPairs, Preset, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import make_setup, parse_options, split_players
from bastide.coach import trials
from bastide.coach.losses import losses
from bastide.coach.review import review
from bastide.core.errors import NotationError
from bastide.core.setup import Setup
from bastide.lab.kept_games import kept_games, some_of_each
from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.position import format_setup
from bastide.words import Message

coach = typer.Typer(help="Measure how good the coach is, and players by its judgement.", no_args_is_help=True)
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
    names, made = _opened(setup, players, option, preset, language)
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
        int, typer.Option("--worlds", min=2, help="Games of the stricter judge for each move, at most.")
    ] = 4000,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results", help="Keep what is found of each position; the same command goes on there."
        ),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    seed: GameSeed = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Does the hint find the move that a stricter judge clearly prefers, and is the review right?"""
    names, made = _opened(setup, players, option, preset, language)
    what = {"check": format_setup(made), "players": names, "seed": seed, "worlds": worlds}
    checked = [] if results is None else _kept(results, what)
    done = {one.number for one in checked}
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-playing")), total=number, completed=len(done))
        left = [n for n in range(number) if n not in done]
        for one in trials.check(made, names, left, worlds=worlds, seed=seed):
            checked.append(one)
            if results is not None:
                with results.open("a", encoding="utf-8") as file:
                    file.write(json_format.dumps(asdict(one)) + "\n")
            bar.update(task, advance=1)
    found = trials.tally(checked)
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


@coach.command()
def loss(
    file: Annotated[
        Path, typer.Argument(metavar="GAMES", help="What `bastide arena --records` has kept.", dir_okay=False)
    ],
    each: Annotated[
        int, typer.Option("--each", "-n", min=1, help="Games of each player that are reviewed, at least.")
    ] = 4,
    level: ReviewLevel = "normal",
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """What do players lose with a decision? By the reviews of their games in an arena."""
    use_language(language)
    check_level(level)
    games = some_of_each(kept_games(file), each)
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-reviewing")), total=len(games))
        reviews = []
        for game in games:
            match = Match.from_record(load_record(game.record.encode()))
            reviews.append(review(match, level, seed=seed))
            bar.update(task, advance=1)
    found = losses(reviews)
    if json:
        typer.echo(json_format.dumps([asdict(one) for one in found]))
        return
    columns = ("player", "games", "decisions", "sound", "loss")
    table = Table(*(speak(Message(f"cli-column-{name}")) for name in columns), box=None, pad_edge=False)
    for one in found:
        lost = f"{one.each.value:.2f} ± {one.each.error:.2f}"
        table.add_row(one.player, str(one.games), str(one.decisions), f"{100 * one.sound:.1f} %", lost)
    output().print(table, highlight=False)


def _opened(
    setup: str, players: str, option: list[str] | None, preset: str | None, language: str | None
) -> tuple[list[str], Setup]:
    """Who plays what, in the language that is asked for."""
    use_language(language)
    names = split_players(players)
    return names, make_setup(setup, len(names), parse_options(option or []), preset=preset)


def _kept(file: Path, what: dict[str, object]) -> list[trials.Checked]:
    """What an earlier run found; a new file begins with what is measured."""
    if not file.exists():
        file.write_text(json_format.dumps(what) + "\n", encoding="utf-8")
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    try:
        if json_format.loads(lines[0]) != what:
            raise NotationError(Message("cli-other-results", file=file.name))
        return [msgspec.json.decode(line, type=trials.Checked) for line in lines[1:]]
    except (IndexError, ValueError) as error:
        raise NotationError(Message("cli-no-results", file=file.name)) from error
