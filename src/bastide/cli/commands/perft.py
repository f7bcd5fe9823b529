"""``bastide perft``: how many ways the game can go, to catch any change in what is legal."""

from __future__ import annotations

import json as json_format
from typing import Annotated

import typer

from bastide import CHANCE, Forced, SetupError, State
from bastide.cli.options import Json, OptionPairs, Preset, SetupText
from bastide.cli.setups import make_setup, parse_options
from bastide.expansions import compose
from bastide.words import Message


def perft(
    depth: Annotated[int, typer.Argument(help="How many actions deep to count.", min=1, max=20)] = 3,
    setup: SetupText = "base",
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.", min=1, max=6)] = 2,
    draws: Annotated[
        str | None,
        typer.Option("--draws", help="Tiles that are drawn, as `E,U,V`; without it every draw is tried."),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Count the sequences of legal actions from the start, depth by depth.

    A draw counts as an action. With `--draws` chance has one action each time, until the list ends.
    """
    chosen = make_setup(setup, players, parse_options(option or []), preset=preset)
    start = State(compose(chosen))
    start.listen(False)
    forced = None if draws is None else [word.strip() for word in draws.split(",") if word.strip()]
    if forced is not None:
        for word in forced:
            if word not in start.rules.design_of:
                there = tuple(start.rules.names.values())
                raise SetupError(Message("core-no-tile", tile=repr(word), there=there))
    counts = [count(start, n, forced) for n in range(1, depth + 1)]
    if json:
        typer.echo(
            json_format.dumps({"setup": chosen.text, "players": players, "draws": forced, "counts": counts})
        )
        return
    for n, number in enumerate(counts, 1):
        typer.echo(f"{n} {number}")


def count(state: State, depth: int, draws: list[str] | None = None, drawn: int = 0) -> int:
    """How many sequences of exactly ``depth`` actions there are."""
    if state.current_player() == CHANCE and draws is not None:
        if drawn == len(draws):
            return 0
        if depth == 1:
            return 1
        after = state.copy()
        after.apply(Forced(draws[drawn : drawn + 1]).choose(state))
        return count(after, depth - 1, draws, drawn + 1)
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += count(after, depth - 1, draws, drawn)
    return total
