"""``bastide train``: better weights for the players of the program."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from bastide import __version__
from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Language, OptionPairs, Preset, Processes, Ray, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import make_setup, parse_options
from bastide.lab.backends import backend
from bastide.lab.ledger import Ledger, read_run
from bastide.lab.runner import Backend, run
from bastide.lab.statistics import mean_error
from bastide.lab.training import Proof, Round, Trial, format_found, moved, settled, vector
from bastide.players import make_player
from bastide.players.weights import PACKAGED, for_players, read_weights
from bastide.words import Message

WEIGHTS = "weights.toml"


def train(
    folder: Annotated[Path, typer.Argument(help="Where the run is kept; one that was stopped goes on.")],
    setup: SetupText = "base",
    seats: Annotated[int, typer.Option("--seats", min=2, max=6, help="How many play.")] = 2,
    player: Annotated[
        str, typer.Option("--player", help="Whose weights are trained: `greedy` or `search:50`.")
    ] = "greedy",
    against: Annotated[
        str,
        typer.Option("--against", help="Learn to beat this player, `search:50`, instead of its own kind."),
    ] = "",
    begin: Annotated[
        Path | None, typer.Option("--begin", help="Begin with the weights of this file.", dir_okay=False)
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="After each the weights move.")] = 30,
    trials: Annotated[int, typer.Option("--trials", min=2, help="Of a round; each is a deck.")] = 1000,
    proof: Annotated[int, typer.Option("--proof", min=2, help="Decks that prove what it was worth.")] = 1000,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed gives the same weights; without it, one is drawn."),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    processes: Processes = 0,
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Make weights for the players of the program by letting players that differ in them meet.

    Writes FOLDER/weights.toml, by which `greedy@FILE` and `search@FILE` play. docs/players.md explains it.
    """
    use_language(language)
    if against:
        make_player(against)
    start = for_players(read_weights(begin or PACKAGED), seats)
    make_player(player, 0, {seats: start})
    folder.mkdir(parents=True, exist_ok=True)
    chosen = make_setup(setup, seats, parse_options(option or []), preset=preset)
    if seed is None:
        known = (read_run(_ledger(folder, 0)) or {}).get("seed")
        seed = known if isinstance(known, int) else secrets.randbelow(1 << 32)
    where = backend(processes, ray)
    centres = [vector(start)]
    games = 0
    with progress_bar() as progress:
        for number in range(rounds):
            work = Round(chosen, player, against, number, seed, centres[-1], start)
            done = _run(work, trials, where, _ledger(folder, number), progress)
            games += sum(trial.games for trial in done)
            centres.append(moved(work, done))
        last = Proof(chosen, player, against, rounds, seed, settled(centres[1:]), start)
        margins = [t.margin for t in _run(last, proof, where, folder / "proof.jsonl", progress)]
    margin, error = mean_error(margins)
    file = folder / WEIGHTS
    begun = "" if begin is None else str(begin)
    file.write_text(format_found(last, __version__, begun, rounds, trials, games, margins), encoding="utf-8")
    said = Message(
        "cli-trained", games=games, file=str(file), margin=f"{margin:+.2f}", error=f"{error:.2f}", decks=proof
    )
    output().print(speak(said), soft_wrap=True)


def _ledger(folder: Path, number: int) -> Path:
    return folder / f"round-{number:03}.jsonl"


def _run(work: Round, tasks: int, where: Backend, path: Path, progress: Progress) -> list[Trial]:
    """All trials of a round."""
    bar = progress.add_task(speak(Message("cli-training", n=work.number + 1)), total=tasks)
    found = []
    with Ledger(path, work) as ledger:
        for trial in run(work, tasks, where, ledger):
            found.append(trial)
            progress.update(bar, completed=len(found))
    progress.remove_task(bar)
    return found
