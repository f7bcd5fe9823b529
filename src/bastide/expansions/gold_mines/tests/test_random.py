"""Whole random games under the shared checks."""

import pytest

from bastide.record.position import format_position, parse_position
from bastide.testing import check_game, check_pure, random_games

SETUP = "base+gold-mines"


@pytest.mark.parametrize("players", [1, 2, 6])
def test_games_under_all_checks(players: int) -> None:
    check_game(SETUP, players=players, seed=players, every=9)


def test_games_with_more() -> None:
    check_game("base+inns-and-cathedrals+3*gold-mines", players=4, seed=1, every=15)


def test_compiled_and_uncompiled_play_the_same() -> None:
    check_pure("base+3*gold-mines", players=4, seed=3)


def test_two_ingots_for_each_gold_tile() -> None:
    """None is lost before the end, and claims are settled within the part."""
    asked = 0
    for _, state, _ in random_games(
        "base+4*gold-mines", games=6, players=3, seed=8, options={"farmers": "off"}
    ):
        if state.is_terminal():
            continue
        own = state.view()["own"]
        lying = sum(n for _, n in own["ingots"])  # type: ignore[index]
        tiles = sum("gold" in t.tile.marks for t in state.placed())
        first = str(state.legal_actions()[0])
        asked += first.startswith("gold")
        assert lying + sum(own["gold"]) == 2 * tiles - first.startswith("ingot")  # type: ignore[index]
        if not first.startswith("gold"):
            assert own["gold_claims"] == []  # type: ignore[index]
        else:
            again = parse_position(format_position(state))
            assert again.key() == state.key()
            assert again.legal_actions() == state.legal_actions()


def test_with_abbey_and_mayor() -> None:
    check_game("base+abbey-and-mayor+gold-mines", players=3, seed=2, every=15)
