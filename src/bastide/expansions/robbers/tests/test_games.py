"""Whole random games under the shared checks, with positions read back in the middle of decisions."""

import pytest

from bastide.testing import check_game, check_pure, random_games, reads_back

EVERYTHING = (
    "base+inns-and-cathedrals+traders-and-builders+princess-and-dragon+abbey-and-mayor+count-of-carcassonne"
    "+king-and-robber-baron+cult+flying-machines+messengers+ferries+gold-mines+mage-and-witch+robbers"
    "+crop-circles"
)
READS = reads_back("robber", "rob", "pawn")


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_games_under_all_checks(players: int) -> None:
    check_game("base+robbers", players=players, seed=players, every=9, also=READS)


@pytest.mark.parametrize("other", ["messengers", "princess-and-dragon", "count-of-carcassonne", "gold-mines"])
def test_in_pairs(other: str) -> None:
    check_game(f"base+{other}+robbers", players=3, seed=4, every=25, also=READS)


def test_with_everything() -> None:
    check_game(EVERYTHING, players=4, seed=13, every=25, also=READS)


@pytest.mark.parametrize("setup", ["base+messengers+3*robbers", EVERYTHING])
def test_compiled_and_uncompiled_play_the_same(setup: str) -> None:
    check_pure(setup, players=3, seed=13)


@pytest.mark.parametrize("setup", ["base+2*robbers", "base+messengers+2*robbers", EVERYTHING])
def test_every_point_has_a_reason(setup: str) -> None:
    """Sheets and awards of a whole game add up to the scores; robbers stand where they may."""
    owed = [0, 0, 0]
    for _, state, _ in random_games(setup, players=3, seed=21):
        for event in state.events():
            if event.sheet is not None:
                for player, points in event.sheet.points.items():
                    owed[player] += points
            elif event.name == "award":
                owed[event.data["player"]] += event.data["points"]
        assert all(-1 <= n < 50 for n in state.view()["own"]["robber"])  # type: ignore[index]
    assert tuple(owed) == state.scores()
