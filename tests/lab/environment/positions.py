"""Setups and random games for the tests of the environments."""

from __future__ import annotations

from bastide.cli.setups import everything
from bastide.lab.environment.action_ids import ActionIds
from bastide.lab.environment.table import Table
from bastide.lab.study import study_state
from bastide.record.dealer import Generator

EVERYTHING = everything()
SMALL = "2*V U E"


def table(setup: str = "base", players: int = 2, board: int = 25, stack: str | None = None) -> Table:
    """A game at its beginning."""
    start = study_state(setup, stack, players=players)
    new = Table(ActionIds(start.rules, board), start)
    new.reset(7)
    return new


def random_choice(game: Table, generator: Generator) -> int:
    """One of the ids that may be chosen."""
    choices = game.choices()
    return choices[generator.draw(len(choices))]
