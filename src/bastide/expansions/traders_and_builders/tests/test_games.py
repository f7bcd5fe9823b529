"""Random games, and pairs with sets that may not be in play everywhere."""

import pytest

import bastide
from bastide.core.constants import CHANCE
from bastide.core.state import State
from bastide.expansions import set_names
from bastide.expansions.loader import load
from bastide.record.dealer import Dealer, Generator
from bastide.testing import check_expansion, check_game, random_games

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
        (owner, feature_of[segment], kinds[sort].follower)
        for (owner, sort), segment in zip(state.rules.piece_owners(), state.peek("where"), strict=True)
        if segment >= 0
    ]
    for owner, feature, follower in standing:
        assert follower or (owner, feature, True) in standing


@pytest.mark.rule("INT-6")
@pytest.mark.skipif("river-1" not in set_names(), reason="needs the set river-1")
def test_river_tiles_earn_the_part_and_the_river_goes_on() -> None:
    """The extra tile comes from the river while that lasts."""
    river = {tile.id for tile in load("river-1").tiles}
    seen = 0
    for _, state, _ in random_games("base+river-1+traders-and-builders", games=60, players=2, seed=1):
        if state.current_player() == CHANCE and state.rules.slot("builder_part") >= 0:
            spent = state.peek("own")[state.rules.slot("builder_part")] == 2
            drawn = {str(a).partition(":")[2] for a in state.legal_actions()}
            left = river & set(state.unseen_tiles())
            if spent and left:
                seen += 1
                assert drawn <= river
    assert seen


@pytest.mark.rule("RIVER2-12")
@pytest.mark.skipif("river-2" not in set_names(), reason="needs the set river-2")
def test_pig_and_herd_give_five() -> None:
    """Every farm scored with the herd gives 4 a city, 5 with an own pig."""
    seen = 0
    for _, state, _ in random_games("base+river-2+traders-and-builders", games=40, players=2, seed=2):
        for event in state.events():
            if event.sheet is None or event.sheet.kind != "field":
                continue
            cities = event.sheet.lines[0].count
            whats = {(line.what, line.player) for line in event.sheet.lines}
            herd = any("herd" in what for what, _ in whats)
            for player, points in event.sheet.points.items():
                pig = any("own pig" in what and owner == player for what, owner in whats)
                assert points == cities * (3 + herd + pig)
                seen += herd and pig
    assert seen >= 0
