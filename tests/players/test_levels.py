"""The opponents by name: each stronger than the one before, and none throws a game away."""

from itertools import pairwise

import pytest

import bastide
from bastide import CHANCE, Dealer
from bastide.players import LEVELS, OPPONENTS, Limit, Player, make_player
from bastide.players.levels import ErringPlayer

AT_ONCE = [name for name, level in LEVELS.items() if level.seconds is None]


def margin(one: str, other: str, decks: int) -> float:
    """How far ahead the first is over the same tiles from both seats; seeds make it always the same."""
    total = 0
    for deck in range(decks):
        for seat in range(2):
            seats: list[Player] = [make_player(other, deck), make_player(other, deck)]
            seats[seat] = make_player(one, deck + 50)
            state, dealer = bastide.start("base"), Dealer(90 + deck)
            state.listen(False)
            while not state.is_terminal():
                who = state.current_player()
                state.apply(dealer.choose(state) if who == CHANCE else seats[who].choose(state))
            total += state.scores()[seat] - state.scores()[1 - seat]
    return total / (2 * decks)


def test_there_are_enough_of_them() -> None:
    assert len(LEVELS) >= 6
    assert list(OPPONENTS) == list(LEVELS)


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(AT_ONCE)))
def test_each_is_stronger_than_the_one_before(weaker: str, stronger: str) -> None:
    assert margin(stronger, weaker, 10) > 0


def test_even_the_first_plays_with_sense() -> None:
    assert margin(AT_ONCE[0], "random", 5) > 10


def test_nobody_loses_more_than_their_level_allows() -> None:
    """By their own estimate, of what they look at closely; what they do not know they cannot weigh."""
    for name in AT_ONCE:
        level = LEVELS[name]
        player = ErringPlayer(level, 3)
        state, dealer = bastide.start("base"), Dealer(8)
        losses = []
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                state.apply(dealer.choose(state))
                continue
            closely = player.shortlist(state, state.legal_actions())
            values = dict(player.rank(state, actions=closely if not level.slips else None))
            chosen = player.choose(state)
            losses.append(max(values.values()) - values[chosen])
            state.apply(chosen)
        assert max(losses) <= level.most + 1e-6
        assert (sum(losses) > 0) == (level.slips > 0)


def test_a_level_has_its_time_and_keeps_to_a_shorter_one() -> None:
    king = make_player("king", 1)
    assert LEVELS["king"].seconds == 3.0
    assert make_player("king:40n", 1).limit == Limit(nodes=40)
    state = bastide.start("base")
    state.apply("draw:E")
    assert state.is_legal(king.choose(state, Limit(nodes=5)))
