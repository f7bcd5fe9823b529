"""Random games with every shared check."""

import pytest

from bastide.testing import check_expansion, check_game

GAMES = [
    ("base+abbey-and-mayor", 2, {}),
    ("base+inns-and-cathedrals+2*abbey-and-mayor", 5, {"farm_scoring": "first-edition"}),
    ("base+abbey-and-mayor", 3, {"abbey_after_last_tile": "no", "farmers": "off"}),
]


@pytest.mark.parametrize(("setup", "players", "options"), GAMES)
def test_random_games(setup: str, players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        check_game(setup, players=players, options=options, seed=seed, every=5)


def test_everything_once() -> None:
    check_expansion("base+abbey-and-mayor", players=3, seed=4, every=10)
