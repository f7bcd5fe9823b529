"""Random games with every shared check."""

import pytest

from bastide.testing import check_expansion, check_game

GAMES = [
    ("base+crop-circles", 2, {}),
    ("base+inns-and-cathedrals+abbey-and-mayor+count-of-carcassonne+3*crop-circles", 4, {}),
    ("base+crop-circles", 6, {"farmers": "off"}),
]


@pytest.mark.parametrize(("setup", "players", "options"), GAMES)
def test_random_games(setup: str, players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        check_game(setup, players=players, options=options, seed=seed, every=5)


def test_everything_once() -> None:
    check_expansion("base+abbey-and-mayor+2*crop-circles", players=3, seed=4, every=10)
