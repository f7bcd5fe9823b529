"""Whole random games under the shared checks."""

import pytest

from bastide.record.position import format_position, parse_position
from bastide.testing import check_game, check_pure, random_games

SETUP = "base+mage-and-witch"


@pytest.mark.parametrize("players", [1, 2, 6])
def test_games_under_all_checks(players: int) -> None:
    check_game(SETUP, players=players, seed=players, every=9, options={"small_city": "on"})


@pytest.mark.parametrize(
    "setup",
    [
        "base+inns-and-cathedrals+3*mage-and-witch",
        "base+princess-and-dragon+mage-and-witch",
        "base+inns-and-cathedrals+princess-and-dragon+gold-mines+mage-and-witch",
    ],
)
def test_games_with_more(setup: str) -> None:
    check_game(setup, players=4, seed=1, every=15)


def test_compiled_and_uncompiled_play_the_same() -> None:
    check_pure("base+gold-mines+3*mage-and-witch", players=4, seed=3)


def test_never_together_when_somebody_else_decides() -> None:
    for _, state, _ in random_games("base+4*mage-and-witch", games=5, players=3, seed=8):
        if state.is_terminal():
            continue
        own = state.view()["own"]
        [mage], [witch] = own["mage"], own["witch"]  # type: ignore[index]
        if str(state.legal_actions()[0]).startswith("magic"):
            again = parse_position(format_position(state))
            assert again.key() == state.key()
            assert again.legal_actions() == state.legal_actions()
        elif mage != -1 and witch != -1:
            features = []
            for word in (mage, witch):
                place, spot = word.split(".")
                x, y = place.split(",")
                features.append(state.feature(int(x), int(y), spot).number)
            assert features[0] != features[1]
