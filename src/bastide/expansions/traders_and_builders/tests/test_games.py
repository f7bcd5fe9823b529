"""Random games, and pairs with sets that may not be in play everywhere."""

import pytest

import bastide
from bastide.core.building import put_piece
from bastide.core.constants import CHANCE
from bastide.core.geometry import SPOTS, pack
from bastide.core.state import State
from bastide.expansions.loader import load
from bastide.record.dealer import Dealer, Generator
from bastide.testing import check_expansion, check_game, play

SETUP = "base+traders-and-builders"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games(players: int) -> None:
    check_game(SETUP, players=players, seed=players, every=8)


@pytest.mark.parametrize(
    "options",
    [{"farm_scoring": "first-edition", "small_city": "on"}, {"farmers": "off"}, {"followers": "1"}],
    ids=str,
)
def test_options(options: dict[str, str]) -> None:
    check_game(SETUP, players=3, options=options, every=15)
    check_game("2*base+2*traders-and-builders+inns-and-cathedrals", players=2, options=options, every=25)


def test_shared_checks() -> None:
    check_expansion("base+inns-and-cathedrals+traders-and-builders", players=4, seed=3, every=25)


@pytest.mark.rule("BUILDER-6", "BUILDER-8", "BUILDER-13", "PIG-6")
def test_invariants_of_double_turns_and_company() -> None:
    """Nobody has more than two parts, and no builder or pig stands without a follower of its owner."""
    earned = 0
    for seed in range(30):
        state, dealer, generator = bastide.start(SETUP, 2 + seed % 5), Dealer(seed), Generator(seed)
        parts = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            eager = [a for a in actions if str(a).startswith(("B@", "P@"))] or actions
            action = eager[generator.draw(len(eager))]
            state.apply(dealer.choose(state) if state.current_player() == CHANCE else action)
            parts += any(e.name == "placed" for e in state.events())
            earned += any(e.name == "part-earned" for e in state.events())
            if any(e.name == "turn" for e in state.events()):
                parts = 0
            assert parts <= 2
            check_company(state)
    assert earned > 10


def check_company(state: State) -> None:
    """Every builder and pig has a follower of its owner on its feature."""
    feature_of, kinds = state.peek("feature_of"), state.rules.piece_kinds
    standing = [
        (owner, feature_of[segment], kinds[kind].follower)
        for (owner, kind), segment in zip(state.rules.piece_owners(), state.peek("where"), strict=True)
        if segment >= 0
    ]
    for owner, feature, follower in standing:
        assert follower or (owner, feature, True) in standing


@pytest.mark.rule("INT-6")
def test_a_tile_of_the_river_phase_earns_the_part_and_the_river_goes_on() -> None:
    """The road over the bridge goes on with the start tile, which lies among the river's here (OPT-8)."""
    game = play(
        "base+river-1+traders-and-builders",
        *("bridge-road@-1,0>N M.N", "straight@-2,0>N -"),
        options={"river1_start_tile": "in-river-stack"},
    )
    rules = game.state.rules
    builder = rules.piece_owners().index((0, rules.piece_kind("builder")))
    put_piece(game.state, builder, game.state.segment_on(pack(-1, 0), SPOTS.index("N")))
    game.turn("D@-1,1>E - extra")
    assert game.state.active == 0
    drawn = {str(a).removeprefix("draw:") for a in game.state.legal_actions()}
    assert drawn
    assert drawn <= {tile.id for tile in load("river-1").tiles}
