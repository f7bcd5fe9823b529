"""``bastide solve``: the exact value of a small position, and the best play in it."""

from __future__ import annotations

import json as json_format
from typing import Annotated

import typer
from rich.table import Table

from bastide import State, format_position, parse_position
from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, OptionPairs, Preset, SetupText
from bastide.cli.setups import make_setup, parse_options
from bastide.lab.study import study_state
from bastide.players.rewards import MARGIN
from bastide.players.solver import Choice, Solution, Solver
from bastide.words import Message

POSITIONS = 20_000_000


def solve(
    position: Annotated[
        str, typer.Argument(metavar="[POSITION]", help="A position in one line; without it, a new game.")
    ] = "",
    setup: SetupText = "base",
    stack: Annotated[
        str | None, typer.Option("--stack", help="The only tiles to come in a new game: `2*V U E`.")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=1, max=6, help="How many play.")] = 2,
    option: OptionPairs = None,
    preset: Preset = None,
    by: Annotated[
        str, typer.Option("--by", help="What everybody plays for: `points`, `margin` or `victory`.")
    ] = MARGIN,
    limit: Annotated[
        int, typer.Option("--limit", min=1, help="How many positions may be looked at.")
    ] = POSITIONS,
    json: Json = False,
    language: Language = None,
) -> None:
    """Find the exact value of a small position by looking at every draw and every choice to the end.

    A few tiles are soon very many positions: docs/research.md says how many can be solved.
    """
    use_language(language)
    if position:
        state = parse_position(position)
    else:
        state = study_state(make_setup(setup, players, parse_options(option or []), preset=preset), stack)
    solution = Solver(state, by, limit).solve(state)
    if json:
        typer.echo(json_format.dumps(_data(state, by, solution)))
    else:
        _show(state, solution)


def _data(state: State, by: str, solution: Solution) -> dict[str, object]:
    return {
        "position": format_position(state),
        "by": by,
        "value": solution.rewards,
        "scores": solution.scores,
        "positions": solution.positions,
        "best": [str(choice.action) for choice in solution.best],
        "actions": [
            {"action": str(c.action), "value": c.rewards, "scores": c.scores, "odds": c.odds}
            for c in solution.choices
        ],
    }


def _show(state: State, solution: Solution) -> None:
    console = output()
    names = state.rules.setup.players
    for name, reward, score in zip(names, solution.rewards, solution.scores, strict=True):
        said = Message("cli-solved-player", player=name, value=_number(reward), points=_number(score))
        console.print(speak(said))
    console.print(speak(Message("cli-solved", n=solution.positions)))
    if not solution.choices:
        return
    heads = [speak(Message(f"cli-column-{name}")) for name in ("action", "value", "odds")]
    table = Table(heads[0], *(f"{heads[1]} {name}" for name in names), heads[2], "", box=None, pad_edge=False)
    for column in table.columns[1:-1]:
        column.justify = "right"
    for choice in sorted(solution.choices, key=lambda c: _rank(state, c)):
        odds = "" if choice.odds is None else f"{100 * choice.odds:.1f} %"
        mark = speak(Message("cli-solved-best")) if choice in solution.best else ""
        table.add_row(str(choice.action), *map(_number, choice.rewards), odds, mark)
    console.print(table)


def _rank(state: State, choice: Choice) -> float:
    player = state.current_player()
    return -choice.rewards[player] if player >= 0 else -(choice.odds or 0.0)


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")
