"""The engine agrees with the slow checker on thousands of random positions."""

import pytest

from bastide.testing import random_games
from tests.checker import Table, compare_actions, compare_features, compare_step

BASE = "base"
INNS = "base+inns-and-cathedrals"
FIRST = {"farm_scoring": "first-edition"}

# setup, players, options, games: about 2,900 placements and 7,500 positions in all
CASES = [
    (BASE, 2, {}, 6),
    (BASE, 1, {}, 1),
    (BASE, 3, {"small_city": "on"}, 3),
    (BASE, 4, FIRST, 3),
    (BASE, 5, {"farmers": "off"}, 2),
    (BASE, 6, {}, 2),
    (BASE, 2, {"followers": "2"}, 2),
    (INNS, 2, {}, 6),
    (INNS, 3, FIRST | {"small_city": "on"}, 3),
    (INNS, 6, {"followers": "20"}, 1),
    (INNS, 1, {"followers": "1"}, 1),
    ("2*base", 3, {}, 1),
    ("base+3*inns-and-cathedrals", 4, {}, 2),
    ("2*base+2*inns-and-cathedrals", 2, {}, 1),
]


@pytest.mark.parametrize(("setup", "players", "options", "games"), CASES)
def test_engine_agrees_with_flood_fill(setup: str, players: int, options: dict[str, str], games: int) -> None:
    positions = 0
    for before, state, action in random_games(
        setup, games=games, players=players, options=options, seed=players
    ):
        compare_step(before, state, action)
        table = Table.of(state)
        compare_actions(table, state)
        if action.name == "place":
            positions += 1
            if positions % 2 or state.is_terminal():  # naming every feature of the engine is slow
                compare_features(table, state)
    assert positions > 60 * games
