"""``bastide dataset``: games between named players as files to learn from."""

from __future__ import annotations

import platform
import secrets
from pathlib import Path
from typing import Annotated

import typer

from bastide import SetupError, __version__
from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Language, OptionPairs, OwnTiles, Preset, Processes, Ray, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import make_setup, parse_options, split_players
from bastide.lab.backends import backend
from bastide.lab.dataset.folder import MANIFEST, Folder, read_seed
from bastide.lab.dataset.work import ENDINGS, PARQUET, Dataset
from bastide.lab.runner import run
from bastide.lab.setups import distinct_names
from bastide.players import make_player
from bastide.words import Message


def dataset(
    folder: Annotated[Path, typer.Argument(help="Where the files go; a run that was stopped goes on.")],
    setup: SetupText = "base",
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays, seat by seat: `greedy,search:200n`.")
    ] = "greedy,greedy",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    shard: Annotated[int, typer.Option("--shard", help="How many games a file has.", min=1)] = 50,
    format: Annotated[
        str,
        typer.Option("--format", help="`parquet`: a row for each decision; `records`: a line for each game."),
    ] = PARQUET,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed gives the same games; without it, one is drawn."),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    tiles: OwnTiles = None,
    processes: Processes = 0,
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Write games between players as Parquet or records, in shards, with a manifest and a data card.

    The same command goes on where a run was stopped. docs/research.md says what is in the files.
    """
    use_language(language)
    names = split_players(players)
    for name in names:
        make_player(name)
    if format not in ENDINGS:
        raise SetupError(Message("cli-dataset-format", format=repr(format), there=tuple(ENDINGS)))
    if seed is None:
        seed = read_seed(folder)
    work = Dataset(
        setup=make_setup(
            setup, distinct_names(names), parse_options(option or []), tiles=tiles, preset=preset
        ),
        players=tuple(names),
        games=games,
        seed=secrets.randbelow(1 << 32) if seed is None else seed,
        shard=shard,
        format=format,
    )
    kept = Folder(folder, work, {"bastide": __version__, "python": platform.python_version()})
    rows = done = 0
    with progress_bar() as progress:
        bar = progress.add_task(speak(Message("cli-column-games")), total=games)
        for part in run(work, work.tasks, backend(processes, ray), kept):
            done += part.games
            rows += part.rows
            progress.update(bar, completed=done)
    kept.finish()
    said = Message("cli-dataset", games=done, rows=rows, seed=str(work.seed), file=str(folder / MANIFEST))
    output().print(speak(said), soft_wrap=True)
