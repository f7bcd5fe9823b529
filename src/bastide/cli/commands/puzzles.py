"""``bastide puzzles``: solve one in the terminal, mint new ones from self-play, verify a pack."""

from __future__ import annotations

import json as json_format
import sys
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

import bastide
from bastide import BastideError, NotationError, parse_position
from bastide.cli.console import has_colour, output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.screen.board_text import Overlay, board_lines, tile_text
from bastide.cli.screen.panel import legend, players_text
from bastide.cli.setups import make_setup, split_players
from bastide.coach.puzzles.answers import answer_to, entry_view, find_puzzle, puzzle_view
from bastide.coach.puzzles.check import Measure, Rejected, check_puzzle
from bastide.coach.puzzles.day import puzzle_of
from bastide.coach.puzzles.mint import mint
from bastide.coach.puzzles.pack import (
    GRADES,
    THEMES,
    Pack,
    Puzzle,
    Recipe,
    Run,
    packaged,
    read_pack,
    write_pack,
)
from bastide.view.coaching import PuzzleAnswer
from bastide.view.structs import plain as plain_data
from bastide.words import Message, message_from

TODAY = "today"


class ListByDefault(TyperGroup):
    """``puzzles`` alone, or with options only, lists them."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ("-h", "--help")):
            args = ["list", *args]
        return list(super().parse_args(ctx, args))


puzzles = typer.Typer(cls=ListByDefault, help="Solve puzzles, mint new ones from self-play, verify a pack.")
Judges = Annotated[
    int | None, typer.Option("--judges", min=1, max=64, help="Cores that judge; all, if not said.")
]
PackIn = Annotated[
    Path | None, typer.Option("--pack", help="Another pack than the program's.", exists=True, dir_okay=False)
]
Name = Annotated[str, typer.Argument(help="A puzzle by its name, `today`, or a day as `2026-11-17`.")]


@puzzles.command("list")
def list_puzzles(
    theme: Annotated[str | None, typer.Option("--theme", help=f"One of {', '.join(THEMES)}.")] = None,
    grade: Annotated[str | None, typer.Option("--grade", help=f"One of {', '.join(GRADES)}.")] = None,
    pack: PackIn = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """List the puzzles, with theme, difficulty and rating."""
    use_language(language)
    if theme is not None:
        _check_word(theme, THEMES)
    if grade is not None:
        _check_word(grade, tuple(GRADES))
    known = _pack(pack)
    found = [
        puzzle
        for puzzle in known.puzzles
        if (theme is None or theme in puzzle.themes) and (grade is None or grade == puzzle.grade)
    ]
    if json:
        typer.echo(json_format.dumps([plain_data(entry_view(puzzle)) for puzzle in found]))
        return
    names = ("puzzle", "themes", "grade", "rating", "setup")
    table = Table(*(speak(Message(f"cli-column-{name}")) for name in names), box=None, pad_edge=False)
    for puzzle in found:
        themes = ", ".join(speak(Message(f"coach-theme-{theme}")) for theme in puzzle.themes)
        grade_said = speak(Message(f"coach-grade-{puzzle.grade}"))
        table.add_row(puzzle.id, themes, grade_said, str(puzzle.rating), entry_view(puzzle).setup)
    console = output()
    console.print(table)
    if known.puzzles:
        console.print(speak(Message("cli-puzzle-today", name=puzzle_of(date.today(), known).id)))


@puzzles.command()
def show(
    name: Name = TODAY,
    pack: PackIn = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Show a puzzle: the board, whose move it is, the tile in hand."""
    spoken = use_language(language)
    puzzle = _find(name, pack)
    if json:
        typer.echo(json_format.dumps(plain_data(puzzle_view(puzzle, spoken))))
        return
    _show(puzzle, output(plain=plain), spoken)


@puzzles.command()
def solve(
    name: Name = TODAY,
    move: Annotated[
        str | None,
        typer.Argument(help="The move: `@0,1>S M.S`, or with `-` for no figure. Without it you are asked."),
    ] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="Tell the solution.")] = False,
    pack: PackIn = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Try a move in a puzzle, and be told why it is the best or what it loses."""
    spoken = use_language(language)
    puzzle = _find(name, pack)
    console = output(plain=plain)
    if move is None and not reveal:
        _ask(puzzle, console, spoken)
        return
    found = answer_to(puzzle, (move or "").split(), spoken, reveal=reveal)
    if json:
        typer.echo(json_format.dumps(plain_data(found)))
    else:
        _tell(found, console)


@puzzles.command()
def make(
    out: Annotated[
        Path, typer.Option("--output", "-o", help="The pack; one that is there grows.", dir_okay=False)
    ],
    setup: SetupText = "base",
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays; `thief` lurks at cities.")
    ] = "greedy,knight",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games to be played at most.")] = 100,
    each: Annotated[
        int, typer.Option("--each", min=1, help="Enough puzzles of a theme; more are not made.")
    ] = 12,
    worlds: Annotated[int, typer.Option("--worlds", min=16, help="Games played out for a close move.")] = 192,
    points: Annotated[
        float, typer.Option("--points", min=0.5, help="By which the solution must be better.")
    ] = 2.5,
    errors: Annotated[
        float, typer.Option("--errors", min=1.0, help="By how many standard errors it must be.")
    ] = 3.0,
    any_tile: Annotated[
        bool, typer.Option("--any-tile", help="Try each tile that could have been drawn, every third turn.")
    ] = False,
    theme: Annotated[
        list[str] | None, typer.Option("--theme", help="Look for this theme only; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed makes the same puzzles.")] = 0,
    judges: Judges = None,
    language: Language = None,
) -> None:
    """Mint puzzles from self-play: positions in which one move is clearly best by many games played out.

    The pack is written after every game. The same command goes on where it was stopped; another setup, seed
    or measure adds a run of its own to the pack. `check` then verifies the puzzles.
    """
    use_language(language)
    names = tuple(split_players(players))
    made = make_setup(setup, len(names))
    pack = read_pack(out) if out.exists() else Pack()
    for word in theme or ():
        _check_word(word, THEMES)
    version, themes = bastide.__version__, tuple(theme or ())
    recipe = Recipe(made.text, names, seed, version, worlds, points, errors, any_tile, themes)
    before = len(pack.puzzles)
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-playing")), total=games)

        def told(pack: Pack, run: Run) -> None:
            write_pack(out, pack)
            bar.update(task, completed=run.games)

        run = mint(pack, recipe, games=games, each=each, told=told, judges=judges)
    write_pack(out, pack)
    n = len(pack.puzzles) - before
    said = Message("cli-puzzles-made", n=n, games=run.games, positions=run.positions)
    output().print(speak(said))


@puzzles.command()
def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Packs; without any, the program's own.", exists=True, dir_okay=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="Write what holds into a pack, as far as it goes.", dir_okay=False
        ),
    ] = None,
    worlds: Annotated[
        int, typer.Option("--worlds", min=16, help="Games played out for a close move.")
    ] = Measure.worlds,
    points: Annotated[
        float, typer.Option("--points", min=0.5, help="By which the solution must be better.")
    ] = Measure.points,
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, help="Of the tree search.")
    ] = Measure.simulations,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the fresh worlds.")] = 9001,
    judges: Judges = None,
    language: Language = None,
) -> None:
    """Verify puzzles: many fresh worlds, players with other weights, a tree search; none with two solutions.

    Ends with status 1 if a puzzle does not hold. With `-o` those that hold are written, and what is there
    already is not checked again.
    """
    use_language(language)
    packs = [read_pack(path) for path in files] if files else [packaged()]
    measure = Measure(points=points, worlds=worlds, simulations=simulations)
    kept = read_pack(out) if out is not None and out.exists() else Pack()
    console = output()
    good = bad = 0
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-checking")), total=sum(len(p.puzzles) for p in packs))
        for pack in packs:
            for puzzle in pack.puzzles:
                bar.advance(task)
                if kept.find(puzzle.id) is not None:
                    continue
                try:
                    found = check_puzzle(puzzle, measure, seed, bastide.__version__, judges)
                except Rejected as why:
                    bad += 1
                    console.print(speak(Message("cli-puzzle-bad", name=puzzle.id, why=why.message)))
                    continue
                good += 1
                if out is not None:
                    _keep(kept, found, pack.runs[puzzle.recipe])
                    write_pack(out, kept)
    console.print(speak(Message("cli-puzzles-checked", good=good, bad=bad)))
    if bad and out is None:
        raise typer.Exit(1)


def _keep(kept: Pack, puzzle: Puzzle, run: Run) -> None:
    """Take a puzzle into a pack, with the run that it came from."""
    number = next((n for n, other in enumerate(kept.runs) if other.recipe == run.recipe), len(kept.runs))
    kept.runs[number : number + 1] = [run]
    kept.puzzles.append(puzzle.of_run(number))


def _check_word(word: str, there: tuple[str, ...]) -> None:
    if word not in there:
        raise NotationError(Message("coach-no-level", name=word[:40], there=there))


def _pack(path: Path | None) -> Pack:
    return packaged() if path is None else read_pack(path)


def _find(name: str, path: Path | None) -> Puzzle:
    return find_puzzle(date.today().isoformat() if name == TODAY else name, _pack(path))


def _show(puzzle: Puzzle, console: Console, language: str) -> None:
    view = puzzle_view(puzzle, language)
    state = parse_position(view.position)
    colour = has_colour(console)
    free = {action.at: f"{action.at[0]},{action.at[1]}" for action in state.legal_actions() if action.at}
    for line in board_lines(state, Overlay(labels=free), width=console.width, colour=colour):
        console.print(line)
    for line in [legend(state, colour=colour), *players_text(state)]:
        console.print(line)
    for line in tile_text(state.rules.tiles[state.tile], colour=colour):
        console.print(line)
    who = view.names[view.seat]
    console.print(
        speak(Message("cli-puzzle-task", who=who, tile=view.tile, unseen=view.unseen, moves=view.moves))
    )


def _ask(puzzle: Puzzle, console: Console, language: str) -> None:
    """Ask for moves until the solution is found, or wanted."""
    _show(puzzle, console, language)
    console.print(speak(Message("cli-puzzle-how")))
    for line in sys.stdin:
        words = line.split()
        if words in (["?"], ["hint"]):
            for said in puzzle_view(puzzle, language).nudge:
                console.print(speak(message_from(plain_data(said))))
            continue
        try:
            found = answer_to(puzzle, words, language, reveal=not words)
        except BastideError as error:
            console.print(speak(error.message))
            continue
        _tell(found, console)
        if found.solution:
            return


def _tell(found: PuzzleAnswer, console: Console) -> None:
    if not found.complete:
        console.print(speak(Message("cli-puzzle-figure")))
    for said in found.said:
        console.print(speak(message_from(plain_data(said))))
    if found.solution and not found.right:
        console.print(speak(Message("cli-puzzle-solution", move=" ".join(found.solution))))
