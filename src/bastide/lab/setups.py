"""Setups drawn by lot, and names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bastide.core.errors import SetupError
from bastide.core.setup import COLOURS, Setup
from bastide.expansions import compose, registered, set_names
from bastide.record.dealer import Generator


def random_setup(
    generator: Generator,
    players: Sequence[str],
    options: Mapping[str, str],
    tiles: str = "",
    seats: int | None = None,
) -> Setup:
    """A combination of sets and options, and 1 to 6 players unless their number is given; by lot.

    Given options stay as they are.
    """
    while True:
        names = [name for name in set_names() if generator.draw(2)]
        drawn: dict[str, str] = {}
        for expansion in registered():
            for option in expansion.options:
                if generator.draw(4) == 0:
                    drawn[option.key] = option.values[generator.draw(len(option.values))]
        number = 1 + generator.draw(len(COLOURS))
        used = tuple(players[i % len(players)] for i in range(seats or number))
        copies = 2 if generator.draw(8) == 0 else 1
        sets = tuple((name, copies if i == 0 else 1) for i, name in enumerate(names))
        setup = Setup(sets, distinct_names(used), {**drawn, **options}, tiles=tiles)
        try:
            return compose(setup).setup
        except SetupError:
            continue


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that can be told apart where one occurs several times.

    >>> distinct_names(["greedy", "random", "greedy"])
    ('greedy 1', 'random', 'greedy 2')
    """
    counts: dict[str, int] = {}
    result = []
    for name in names:
        counts[name] = counts.get(name, 0) + 1
        result.append(f"{name} {counts[name]}" if list(names).count(name) > 1 else name)
    return tuple(result)
