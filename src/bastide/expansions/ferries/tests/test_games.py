"""Whole random games under the shared checks, with positions read back in the middle of decisions."""

import pytest

from bastide.testing import check_game, check_pure, reads_back

EVERYTHING = (
    "base+inns-and-cathedrals+traders-and-builders+princess-and-dragon+abbey-and-mayor+count-of-carcassonne"
    "+king-and-robber-baron+cult+flying-machines+messengers+ferries+gold-mines+mage-and-witch+robbers"
    "+crop-circles"
)
READS = reads_back("ferry")


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_games_under_all_checks(players: int) -> None:
    check_game("base+ferries", players=players, seed=players, every=9, also=READS)


@pytest.mark.parametrize(
    "other", ["traders-and-builders", "abbey-and-mayor", "messengers", "mage-and-witch", "robbers"]
)
def test_in_pairs(other: str) -> None:
    check_game(f"base+{other}+ferries", players=3, seed=4, every=25, also=READS)


def test_with_everything() -> None:
    check_game(EVERYTHING, players=4, seed=11, every=25, also=READS)


@pytest.mark.parametrize("setup", ["base+3*ferries", EVERYTHING])
def test_compiled_and_uncompiled_play_the_same(setup: str) -> None:
    check_pure(setup, players=3, seed=11)
