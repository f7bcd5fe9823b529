"""``bastide simulate``: many games between named players, and what came out."""

from __future__ import annotations

import json as json_format
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bastide import is_compiled, tiles_text
from bastide.cli.commands.summary import Summary
from bastide.cli.console import output
from bastide.cli.files import save_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, OptionPairs, OwnTiles, Preset, Processes, Ray, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import RANDOM, drawn_options, make_setup, parse_options, split_players
from bastide.lab.backends import backend
from bastide.lab.runner import run
from bastide.lab.setups import distinct_names
from bastide.lab.simulation import Simulation
from bastide.players import Limit, make_player
from bastide.record.loading import load_record
from bastide.words import Message


def simulate(
    setup: SetupText = "base",
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays, seat by seat: `greedy,random` and the like.")
    ] = "random,random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed gives the same games; without it, one is drawn."),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    tiles: OwnTiles = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", "-r", help="Keep the record of the last game here.", dir_okay=False),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="How long a player may think about a decision.", min=0.0)
    ] = None,
    processes: Processes = 1,
    ray: Ray = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let players compete: N games, with mean scores and victories and how sure they are.

    `--setup random` draws sets, options and the number of players anew for every game.
    """
    use_language(language)
    names = split_players(players)
    for name in names:
        make_player(name)
    options = parse_options(option or [])
    is_random = setup.strip().lower() == RANDOM
    work = Simulation(
        setup=None
        if is_random
        else make_setup(setup, distinct_names(names), options, tiles=tiles, preset=preset),
        players=tuple(names),
        games=games,
        seed=secrets.randbelow(1 << 32) if seed is None else seed,
        limit=Limit(seconds),
        keeps_last=record is not None,
        options=drawn_options(options, len(names), preset),
        tiles="" if tiles is None else tiles_text(tiles),
    )
    summary = Summary(0 if is_random else len(names))
    begun = time.perf_counter()
    last = ""
    with progress_bar() as progress:
        task = progress.add_task(speak(Message("cli-column-games")), total=games)
        for batch in run(work, work.tasks, backend(processes, ray)):
            for game in batch.games:
                summary.add(game)
            last = batch.record
            progress.update(task, completed=summary.games)
    if record is not None:
        save_record(record, load_record(last.encode()))
    took = time.perf_counter() - begun
    data = {
        "setup": RANDOM if work.setup is None else work.setup.text,
        "options": options,
        "players": names,
        "seed": work.seed,
        **summary.data(),
        "seconds": round(took, 6),
        "games_per_second": round(games / took, 3),
        "compiled": is_compiled(),
    }
    if json:
        typer.echo(json_format.dumps(data))
    else:
        _show(output(), summary, names, data)


def _show(console: Console, summary: Summary, names: list[str], data: dict[str, object]) -> None:
    heads = [
        speak(Message(f"cli-column-{name}"))
        for name in ("seat", "player", "mean", "sure", "victories", "sure", "best", "games")
    ]
    table = Table(*heads, box=None, pad_edge=False)
    for seat in range(len(summary.scores)):
        row = summary.seat(seat)
        table.add_row(
            str(seat + 1),
            names[seat % len(names)],
            f"{row['mean_score']:.2f}",
            _between("{:.2f}", *row["score_interval"]),
            f"{100 * row['win_share']:.1f} %",
            _between("{:.1f}", *(100 * v for v in row["win_interval"])),
            str(row["best_score"]),
            str(row["games"]),
        )
    said = Message("cli-games", setup=str(data["setup"]), n=summary.games, seed=str(data["seed"]))
    console.print(speak(said))
    console.print(table)
    seconds, rate = f"{data['seconds']:.2f}", f"{data['games_per_second']:.1f}"
    console.print(speak(Message("cli-took", seconds=seconds, rate=rate)))


def _between(form: str, low: float, high: float) -> str:
    return speak(Message("cli-between", low=form.format(low), high=form.format(high)))
