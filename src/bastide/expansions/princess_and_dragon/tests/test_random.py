"""Whole random games under the shared checks, with every option and number of players."""

import pytest

from bastide.core.constants import N_SLOTS
from bastide.record.position import format_position, parse_position
from bastide.testing import check_game, check_pure, random_games

SETUP = "base+princess-and-dragon"
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"dragon_timing": "after-scoring", "princess": "may"},
    {"fairy": "next-to-follower", "farm_scoring": "first-edition"},
    {"fairy": "next-to-follower", "princess": "may", "dragon_timing": "after-scoring", "followers": "2"},
    {"farmers": "off", "followers": "1"},
)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("players", [2, 5])
def test_games_under_all_checks(number: int, players: int) -> None:
    check_game(SETUP, players=players, options=OPTIONS[number], seed=number, every=9)


@pytest.mark.parametrize(
    "setup", ["2*base+2*princess-and-dragon", "base+inns-and-cathedrals+princess-and-dragon"]
)
def test_games_with_more(setup: str) -> None:
    check_game(setup, players=3, seed=5, every=15)


@pytest.mark.parametrize("number", [0, 2])
def test_compiled_and_uncompiled_play_the_same(number: int) -> None:
    check_pure(SETUP, players=3, options=OPTIONS[number], seed=3)


def test_the_dragon_never_shares_a_tile_with_a_follower_and_never_meets_the_fairy() -> None:
    for _, state, _ in random_games(SETUP, games=6, players=3, seed=8):
        own = state.view()["own"]
        [dragon], [fairy] = own["dragon"], own["fairy"]  # type: ignore[index]
        assert dragon == -1 or dragon != fairy
        if dragon != -1 and state.current_player() >= 0:
            assert dragon not in {f"{p.x},{p.y}" for p in state.pieces()}
            if state.rules.steps[state.step - N_SLOTS].name != "dragon":
                assert own["dragon_visited"] == []  # type: ignore[index]


@pytest.mark.parametrize("number", range(4))
def test_positions_are_written_and_read(number: int) -> None:
    games = random_games(SETUP, games=2, players=3, options=OPTIONS[number], seed=number)
    for count, (_, state, _) in enumerate(games):
        if count % 7 == 0 or (state.current_player() >= 0 and "dragon" in str(state.legal_actions()[0])):
            again = parse_position(format_position(state))
            assert again.key() == state.key()
            assert [str(a) for a in again.legal_actions()] == [str(a) for a in state.legal_actions()]
