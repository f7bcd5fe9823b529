"""The greedy player: sound, repeatable, within its limits, at home in every setup."""

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.expansions import set_names
from bastide.players import (
    NO_LIMIT,
    PLAYERS,
    Greedy1Player,
    GreedyPlayer,
    Limit,
    Player,
    RandomPlayer,
    make_player,
)
from tests.players.plain_evaluation import Evaluator


def play(state: State, seats: list[Player], seed: int, limit: Limit = NO_LIMIT) -> State:
    dealer = Dealer(seed)
    while not state.is_terminal():
        who = state.current_player()
        state.apply(dealer.choose(state) if who == CHANCE else seats[who].choose(state, limit))
    return state


@pytest.mark.parametrize("setup", ["base", "base+inns-and-cathedrals"])
def test_greedy_beats_random(setup: str) -> None:
    lost = 0
    for seed in range(10):
        seat = seed % 2
        seats: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        seats[seat] = GreedyPlayer(seed)
        scores = play(bastide.start(setup), seats, seed).scores()
        lost += scores[seat] <= scores[1 - seat]
    assert lost == 0


def test_it_has_learnt_since_it_was_first_measured() -> None:
    """Twenty games over the same tiles from both seats; with fixed seeds they always end alike."""
    margin = 0
    for deck in range(10):
        for seat in range(2):
            seats: list[Player] = [Greedy1Player(deck), Greedy1Player(deck)]
            seats[seat] = GreedyPlayer(deck)
            scores = play(bastide.start("base"), seats, 70 + deck).scores()
            margin += scores[seat] - scores[1 - seat]
    assert margin >= 100


@pytest.mark.parametrize("players", [1, 3, 6])
def test_greedy_plays_with_any_number_of_players(players: int) -> None:
    seats: list[Player] = [GreedyPlayer(seat) for seat in range(players)]
    assert play(bastide.start("base", players=players), seats, 1).is_terminal()


@pytest.mark.parametrize("name", set_names())
def test_greedy_plays_every_set(name: str) -> None:
    setup = name if name == "base" else f"base+{name}"
    state = play(bastide.start(setup), [GreedyPlayer(1), GreedyPlayer(2)], 3, Limit(nodes=60))
    assert state.is_terminal()


def test_same_seed_same_game() -> None:
    games = [play(bastide.start("base"), [GreedyPlayer(1), GreedyPlayer(2)], 5).key() for _ in range(2)]
    assert games[0] == games[1]


def test_choosing_changes_nothing() -> None:
    state = bastide.start("base")
    state.apply("draw:U")
    before = state.key()
    GreedyPlayer(0).choose(state)
    assert state.key() == before


@pytest.mark.parametrize("limit", [Limit(nodes=1), Limit(seconds=0.0), Limit(seconds=0.0, nodes=1)])
def test_a_limit_still_gives_a_legal_action(limit: Limit) -> None:
    state = bastide.start("base")
    state.apply("draw:U")
    assert state.is_legal(GreedyPlayer(0).choose(state, limit))


def test_rank_lists_every_action_once() -> None:
    state = bastide.start("base")
    state.apply("draw:V")
    ranked = GreedyPlayer(0).rank(state)
    assert [action for action, _ in ranked] == state.legal_actions()


def test_it_takes_points_that_cost_nothing() -> None:
    state = bastide.start("base")
    # The last tile but one: a follower on the city that it completes brings 4 points and comes home.
    state.apply("draw:E")
    state.apply("@0,1>S")
    values = {str(action): value for action, value in GreedyPlayer(0).rank(state)}
    assert values["M@0,1.S"] >= values["-"] + 4


def test_expected_points_at_the_end_are_the_points() -> None:
    state = play(bastide.start("base"), [RandomPlayer(1), RandomPlayer(2)], 1)
    assert Evaluator(state.rules).expected(state) == list(map(float, state.scores()))


def test_an_estimate_does_not_depend_on_what_was_looked_at_before() -> None:
    state = bastide.start("base+inns-and-cathedrals", players=3)
    dealer, player = Dealer(1), RandomPlayer(1)
    evaluator = Evaluator(state.rules)
    for _ in range(150):
        if state.is_terminal():
            break
        assert evaluator.expected(state) == Evaluator(state.rules).expected(state)
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))


def test_the_registry() -> None:
    for name in PLAYERS:
        assert make_player(name, 1).name == name
    with pytest.raises(bastide.SetupError, match="greedy"):
        make_player("nobody")


def test_with_few_nodes_it_looks_first_at_what_looks_good() -> None:
    """With every set a turn has hundreds of ways to be played; a small limit must not make it blind."""
    from bastide.cli.setups import everything

    state = bastide.start(everything(), 2)
    dealer, greedy, random = Dealer(5), GreedyPlayer(1), RandomPlayer(2)
    while not state.is_terminal() and state.turn < 100:
        who = state.current_player()
        if who == CHANCE:
            state.apply(dealer.choose(state))
        else:
            state.apply(greedy.choose(state, Limit(nodes=200)) if who == 0 else random.choose(state))
    assert state.scores()[0] > 2 * state.scores()[1]
