"""``bastide simulate``: many games between named players, and what came out."""

from __future__ import annotations

import json as json_format
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bastide import CHANCE, Dealer, Setup, State, compose, is_compiled, tiles_text
from bastide.cli.commands.summary import Summary
from bastide.cli.console import messages, output
from bastide.cli.files import save_record
from bastide.cli.options import Json, OptionPairs, OwnTiles, Preset, SetupText
from bastide.cli.setups import RANDOM, make_setup, parse_options, random_setup, seat_names, split_players
from bastide.players import NO_LIMIT, Limit, Player, make_player
from bastide.record.dealer import Generator
from bastide.record.match import Match

SHOWN_EVERY = 0.1  # seconds between two steps of the progress bar


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
    json: Json = False,
) -> None:
    """Let players compete: N games, with mean scores and victories and how sure they are.

    `--setup random` draws sets, options and the number of players anew for every game.
    """
    names = split_players(players)
    for name in names:
        make_player(name)
    options = parse_options(option or [], preset)
    is_random = setup.strip().lower() == RANDOM
    fixed = None if is_random else make_setup(setup, seat_names(names), options, tiles=tiles)
    own = "" if tiles is None else tiles_text(tiles)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    seeds = Generator(seed)
    summary = Summary(len(names) if fixed else 0)
    limit = Limit(seconds)
    begun = time.perf_counter()
    with _progress(messages()) as progress:
        task = progress.add_task("games", total=games)
        shown = begun
        for n in range(games):
            game_seed = draw_seed(seeds)
            chosen = fixed or random_setup(seeds, names, options, own)
            sorts = [names[seat % len(names)] for seat in range(len(chosen.players))]
            if n == games - 1 and record is not None:
                match = play_match(chosen, sorts, game_seed, limit)
                save_record(record, match.record())
                state = match.state
            else:
                state = play_game(chosen, sorts, game_seed, limit)
            summary.add(state)
            if time.perf_counter() - shown > SHOWN_EVERY:
                shown = time.perf_counter()
                progress.update(task, completed=n + 1)
        progress.update(task, completed=games)
    took = time.perf_counter() - begun
    data = {
        "setup": fixed.text if fixed else RANDOM,
        "options": options,
        "players": names,
        "seed": seed,
        **summary.data(),
        "seconds": round(took, 6),
        "games_per_second": round(games / took, 3),
        "compiled": is_compiled(),
    }
    if json:
        typer.echo(json_format.dumps(data))
    else:
        _show(output(), summary, names, data)


def draw_seed(generator: Generator) -> int:
    """A seed for one game."""
    return (generator.draw(1 << 30) << 30) | generator.draw(1 << 30)


def make_players(sorts: list[str], seed: int) -> list[Player]:
    """The players of one game, each with a seed of its own."""
    seeds = Generator(seed ^ 0x5EA75)
    return [make_player(sort, draw_seed(seeds)) for sort in sorts]


def play_game(setup: Setup, sorts: list[str], seed: int, limit: Limit = NO_LIMIT) -> State:
    """One game to its end."""
    seats = make_players(sorts, seed)
    dealer = Dealer(seed)
    state = State(compose(setup))
    state.listen(False)
    while not state.is_terminal():
        who = state.current_player()
        state.apply(dealer.choose(state) if who == CHANCE else seats[who].choose(state, limit))
    return state


def play_match(setup: Setup, sorts: list[str], seed: int, limit: Limit = NO_LIMIT) -> Match:
    """The same game, written down."""
    seats = make_players(sorts, seed)
    match = Match(setup, seed=seed)
    match.settle()
    while not match.state.is_terminal():
        match.apply(seats[match.state.current_player()].choose(match.state, limit))
        match.settle()
    return match


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _show(console: Console, summary: Summary, names: list[str], data: dict[str, object]) -> None:
    table = Table(
        "seat", "player", "mean score", "95 %", "victories", "95 %", "best", "games", box=None, pad_edge=False
    )
    for seat in range(len(summary.scores)):
        row = summary.seat(seat)
        table.add_row(
            str(seat + 1),
            names[seat % len(names)],
            f"{row['mean_score']:.2f}",
            "{:.2f} to {:.2f}".format(*row["score_interval"]),
            f"{100 * row['win_share']:.1f} %",
            "{:.1f} to {:.1f}".format(*(100 * v for v in row["win_interval"])),
            str(row["best_score"]),
            str(row["games"]),
        )
    console.print(f"{data['setup']}, {data['games']} games, seed {data['seed']}")
    console.print(table)
    console.print(f"{data['seconds']:.2f} seconds, {data['games_per_second']:.1f} games a second")
