"""Random games with every shared check."""

import pytest

from bastide.testing import check_expansion, check_game

GAMES = [
    ("base+count-of-carcassonne", 2, {}),
    ("base+inns-and-cathedrals+abbey-and-mayor+count-of-carcassonne", 4, {"count_to_unoccupied": "yes"}),
    ("base+abbey-and-mayor+count-of-carcassonne", 3, {"count_strength": "own", "count_final": "market-only"}),
    ("base+count-of-carcassonne", 6, {"farm_scoring": "first-edition", "count_blocks": "from-only"}),
]


@pytest.mark.parametrize(("setup", "players", "options"), GAMES)
def test_random_games(setup: str, players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        check_game(setup, players=players, options=options, seed=seed, every=5)


def test_everything_once() -> None:
    check_expansion("base+abbey-and-mayor+count-of-carcassonne", players=4, seed=4, every=10)
