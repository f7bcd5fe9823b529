"""Whole random games under the shared checks, with positions read back in the middle of decisions."""

import pytest

from bastide.testing import check_game, check_pure, reads_back

EVERYTHING = (
    "base+inns-and-cathedrals+traders-and-builders+princess-and-dragon+abbey-and-mayor+count-of-carcassonne"
    "+king-and-robber-baron+cult+flying-machines+messengers+ferries+gold-mines+mage-and-witch+robbers"
    "+crop-circles"
)
READS = reads_back("pawn", "message", "use", "value", "recall", "score")


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_games_under_all_checks(players: int) -> None:
    check_game("base+messengers", players=players, seed=players, every=9, also=READS)


@pytest.mark.parametrize(
    "other", ["base-2021", "princess-and-dragon", "count-of-carcassonne", "gold-mines", "crop-circles"]
)
def test_in_pairs(other: str) -> None:
    check_game(f"base+{other}+messengers", players=3, seed=4, every=25, also=READS)


def test_with_everything() -> None:
    check_game(EVERYTHING, players=4, seed=12, every=25, also=READS)


@pytest.mark.parametrize("setup", ["base+messengers", EVERYTHING])
def test_compiled_and_uncompiled_play_the_same(setup: str) -> None:
    check_pure(setup, players=3, seed=12)
