"""The searching player: legal in every set, repeatable, within its limit, blind for the stack, and strong."""

import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.cli.setups import everything
from bastide.expansions import set_names
from bastide.players import (
    Greedy1Player,
    GreedyPlayer,
    Limit,
    Player,
    RandomPlayer,
    Search1Player,
    SearchPlayer,
    make_player,
    search,
)
from bastide.players.evaluation import Evaluation
from bastide.players.informed import Informed
from bastide.players.lookahead import Lookahead
from bastide.players.quick import Quick
from bastide.players.rewards import VICTORY
from bastide.players.solver import Solver
from bastide.players.tree import Tree
from bastide.players.weights import FIRST, Weights, fitted
from bastide.record.dealer import Forced

FROZEN = Path(__file__).parent / "search_1" / "two.txt"


def walk(setup: str, players: int, seed: int, every: int, limit: Limit) -> tuple[State, int]:
    """A random game in which the search decides now and then; how often it did."""
    state = bastide.start(setup, players=players)
    dealer, random = Dealer(seed), RandomPlayer(seed)
    seats = [SearchPlayer(seat) for seat in range(players)]
    decisions = searched = 0
    while not state.is_terminal():
        who = state.current_player()
        if who == CHANCE:
            state.apply(dealer.choose(state))
            continue
        decisions += 1
        if decisions % every < 2:  # two in a row: the second goes on in the tree of the first
            searched += 1
            state.apply(seats[who].choose(state, limit))
        else:
            state.apply(random.choose(state))
    return state, searched


@pytest.mark.parametrize("name", set_names())
def test_every_set(name: str) -> None:
    """What it chooses is applied, so that an illegal choice would raise."""
    setup = name if name == "base" else f"base+{name}"
    state, searched = walk(setup, 3, 2, 7, Limit(nodes=20))
    assert state.is_terminal()
    assert searched > 20


@pytest.mark.parametrize("players", [1, 2, 6])
def test_everything_at_once(players: int) -> None:
    state, searched = walk(everything(), players, 5, 53, Limit(nodes=12))
    assert state.is_terminal()
    assert searched > 20


def middle(setup: str = "base", players: int = 2, turns: int = 20, seed: int = 4) -> State:
    """A position in which a tile is to be placed."""
    state = bastide.start(setup, players=players)
    dealer, greedy = Dealer(seed), GreedyPlayer(seed)
    while state.turn < turns or state.current_player() == CHANCE:
        state.apply((dealer if state.current_player() == CHANCE else greedy).choose(state))
    return state


def test_with_simulations_the_same_seed_makes_the_same_choices() -> None:
    def game(seed: int) -> list[str]:
        state, dealer = middle(turns=50), Dealer(1)
        player, actions = SearchPlayer(seed), []
        while not state.is_terminal():
            chooser = dealer if state.current_player() == CHANCE else player
            action = chooser.choose(state) if chooser is dealer else player.choose(state, Limit(nodes=60))
            actions.append(str(action))
            state.apply(action)
        return actions

    assert game(3) == game(3)


def test_choosing_changes_nothing() -> None:
    state = middle()
    before = state.key()
    SearchPlayer(0).choose(state, Limit(nodes=50))
    assert state.key() == before


def test_the_order_of_the_stack_changes_nothing() -> None:
    """Two games with the same draws so far and others to come: the same choice."""
    draws, dealer, greedy = [], Dealer(6), GreedyPlayer(6)
    state = bastide.start("base")
    taken: list[str] = []
    while state.turn < 12 or state.current_player() == CHANCE:
        action = (dealer if state.current_player() == CHANCE else greedy).choose(state)
        taken.append(str(action))
        if state.current_player() == CHANCE:
            draws.append(str(action))
        state.apply(action)
    rest = [name for name, n in state.unseen_tiles().items() for _ in range(n)]
    choices = []
    for order in (rest, rest[::-1]):
        stack, other = Forced([*draws, *order]), bastide.start("base")
        for text in taken:
            other.apply(stack.choose(other) if other.current_player() == CHANCE else text)
        choices.append(SearchPlayer(9).choose(other, Limit(nodes=100)))
    assert choices[0] == choices[1]


def test_a_forced_move_takes_no_time() -> None:
    state, dealer, random = bastide.start("base+river-1"), Dealer(1), RandomPlayer(1)
    forced = 0
    while not state.is_terminal():
        who = state.current_player()
        action = (dealer if who == CHANCE else random).choose(state)
        if who != CHANCE and len(state.legal_actions()) == 1:
            forced += 1
            started = time.perf_counter()
            assert SearchPlayer(0).choose(state, Limit(seconds=60.0)) == action
            assert time.perf_counter() - started < 30
        state.apply(action)
    assert forced


@pytest.mark.parametrize(("setup", "seconds"), [("base", 0.1), ("base", 0.5), ("everything", 0.5)])
def test_it_keeps_to_its_time(setup: str, seconds: float) -> None:
    state = middle(everything() if setup == "everything" else setup)
    player = SearchPlayer(1)
    for _ in range(3):
        # Time on the processor, which other programs on the machine do not use up.
        before = time.process_time()
        player.choose(state, Limit(seconds=seconds))
        assert time.process_time() - before <= 1.1 * seconds


@pytest.mark.parametrize("seconds", [0.1, 0.3])
def test_it_stops_when_the_time_left_cannot_change_the_choice(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """That is certain where visits alone decide; with means compared fairly it is likely."""
    state = middle()
    hasty, patient = SearchPlayer(1), SearchPlayer(1)
    hasty.style = replace(hasty.style, fair=0.0)
    patient.style = replace(hasty.style, early=False)
    chosen = []
    for player in (hasty, patient):
        # A clock that goes on with every simulation, so that no machine is too slow.
        clock = SimpleNamespace(perf_counter=lambda player=player: player.simulations / 10_000)
        monkeypatch.setattr(search, "time", clock)
        chosen.append(player.choose(state, Limit(seconds=seconds)))
    assert chosen[0] == chosen[1]
    assert hasty.simulations < patient.simulations


def test_specifications() -> None:
    player = make_player("search:40n", 1)
    state = middle()
    assert state.is_legal(player.choose(state))
    assert player.limit == Limit(nodes=40)


def test_it_beats_the_greedy_player_as_first_measured() -> None:
    """A small match over the same tiles from both seats; with fixed seeds it always ends alike."""
    margin = 0
    for deck in range(4):
        for seat in range(2):
            state, dealer = bastide.start("base"), Dealer(40 + deck)
            seats: list[Player] = [Greedy1Player(deck), Greedy1Player(deck)]
            seats[seat] = SearchPlayer(deck)
            while not state.is_terminal():
                who = state.current_player()
                chance = who == CHANCE
                state.apply(dealer.choose(state) if chance else seats[who].choose(state, Limit(nodes=150)))
            margin += state.scores()[seat] - state.scores()[1 - seat]
    assert margin >= 100


def test_more_visits_go_to_better_actions() -> None:
    state = middle()
    tree = Tree(state, 1)
    tree.begin(state, None)
    for _ in range(300):
        tree.run()
    results = tree.results()
    assert sum(visits for _, visits, _ in results) == 300
    assert {code for code, _, _ in results} == set(state.legal_codes())
    most = max(results, key=lambda result: result[1])
    mean = sum(value for _, _, value in results) / len(results)
    assert most[2] > mean


@pytest.mark.parametrize(("players", "weights"), [(2, FIRST), (2, fitted(2)), (4, fitted(4))])
def test_the_quick_estimate_is_close_to_the_exact_one(players: int, weights: Weights) -> None:
    """Of all placements in a game, nine of ten within half a point, half of them exactly."""
    state = bastide.start("base", players=players)
    exact = Evaluation(state.rules, weights)
    quick, look = Quick(Evaluation(state.rules, weights)), Lookahead(exact, state)
    dealer, greedy, errors = Dealer(3), GreedyPlayer(3), []
    while not state.is_terminal():
        who = state.current_player()
        if who != CHANCE and state.agenda()[-1][0] == "place":
            before = exact.advantage(state, who)
            look.begin(who, 10**9, None)
            for code, value, _ in quick.ranked(state):
                errors.append(abs(look.value(state, code, 2) - before - value))
        state.apply((dealer if who == CHANCE else greedy).choose(state))
    errors.sort()
    assert len(errors) > 500
    assert errors[len(errors) // 2] < 0.01
    assert errors[len(errors) * 9 // 10] < 0.5


def test_where_all_actions_meet_the_same_draws_luck_decides_less() -> None:
    """Two seeds choose differently less often than where every simulation draws for itself."""
    states = [middle(turns=turns, seed=turns) for turns in range(6, 66, 3)]

    def disagreements(worlds: bool) -> int:
        players = [SearchPlayer(1), SearchPlayer(2)]
        for player in players:
            player.style = replace(player.style, worlds=worlds)
        chosen = [[player.choose(state, Limit(nodes=300)) for player in players] for state in states]
        return sum(one != other for one, other in chosen)

    assert disagreements(worlds=True) < disagreements(worlds=False)


def test_draws_have_their_true_odds_whatever_the_world() -> None:
    """After the turn that it likes best, each tile was drawn about as often as the bag says."""
    state = middle()
    tree, found = Tree(state, 1), {}
    tree.begin(state, None)
    tree.run(1200)
    after, path = state.copy(), []
    while after.current_player() != CHANCE:
        code = max(tree.results(), key=lambda result: result[1])[0]
        assert tree.go_on(code)
        after.play_code(code)
        path.append(code)
    for action, _ in after.chance_outcomes():
        tree.begin(state, None)
        tree.run(1200)
        known = all(tree.go_on(code) for code in [*path, action.code])
        found[action.code] = tree.simulations if known else 0
    total = sum(found.values())
    assert total > 100
    for action, odds in after.chance_outcomes():
        expected = total * odds
        assert abs(found[action.code] - expected) < 4 * (expected + 1) ** 0.5


def test_on_two_cores_the_same_seed_makes_the_same_choices() -> None:
    state = middle()
    chosen = [make_player("search:120*2", seed).choose(state) for seed in (1, 1)]
    assert chosen[0] == chosen[1]
    assert state.is_legal(chosen[0])


def test_two_cores_think_about_different_draws() -> None:
    state = middle()
    player = SearchPlayer(1)
    player.choose(state, Limit(nodes=200, cores=2))
    assert len(player.thoughts()) == len(state.legal_codes())
    assert 100 < player.simulations <= 200  # fewer where the rest could change nothing
    alone = SearchPlayer(1)
    alone.choose(state, Limit(nodes=100))
    assert player.visits() != {code: 2 * visits for code, visits in alone.visits().items()}


@pytest.mark.parametrize("seed", range(3))
def test_the_last_tiles_are_solved(seed: int) -> None:
    """With one tile to come at most, what is chosen wins as often as anything can."""
    state, dealer, greedy = bastide.start("base"), Dealer(seed), GreedyPlayer(seed)
    solved = 0
    while not state.is_terminal():
        who = state.current_player()
        action = (dealer if who == CHANCE else greedy).choose(state)
        if who != CHANCE and sum(state.unseen_tiles().values()) <= 1 and len(state.legal_codes()) > 1:
            best = Solver(state, VICTORY).solve(state).best
            assert SearchPlayer(0).choose(state, Limit(nodes=100_000)) in [c.action for c in best]
            solved += 1
        state.apply(action)
    assert solved >= 2


def test_what_was_thought_meanwhile_is_kept() -> None:
    """Whoever has thought about the other's choice knows something about the position after it."""
    state = middle()
    player = SearchPlayer(3)
    left = iter([False] * 200)
    player.think(state, lambda: next(left, True))
    assert player.simulations == 200
    action = max(state.legal_actions(), key=lambda action: player.visits()[action.code])
    state.apply(action)
    player.follow(state, action)
    player.think(state, lambda: True)
    assert 20 < player.simulations < 200


def test_what_a_position_is_worth_by_all_simulations() -> None:
    """What one seat gains the other loses, and after the worst placement it is less than before."""
    state = middle()
    seat, tree = state.current_player(), Tree(state, 1)
    tree.begin(state, None)
    assert tree.prospect(seat) == pytest.approx(-tree.prospect(1 - seat))
    tree.run(300)
    best = tree.prospect(seat)
    assert best == pytest.approx(-tree.prospect(1 - seat))
    worst = min(tree.results(), key=lambda result: result[2])[0]
    after = state.copy()
    after.play_code(worst)
    tree.begin(after, None)
    tree.run(300)
    assert tree.prospect(seat) < best - 1


def test_informed_play_ends_the_game() -> None:
    """And plays better than at random: it scores more for everybody."""
    state = bastide.start("base")
    informed = Informed(Evaluation(state.rules, fitted(2)), state, 1)
    scores = informed.finish(state)
    assert state.is_terminal()
    assert scores == state.scores()
    assert sum(scores) > 80


def test_search_1_plays_as_it_did() -> None:
    """Nothing writes the file anew: what ``search-1`` chooses never changes."""
    wanted = FROZEN.read_text(encoding="utf-8").split("\n")
    state, dealer, player = bastide.start("base"), Dealer(12), Search1Player(5)
    actions = []
    while state.turn < 24:
        chance = state.current_player() == CHANCE
        chosen = dealer.choose(state) if chance else player.choose(state, Limit(nodes=80))
        actions.append(str(chosen))
        state.apply(chosen)
    assert actions == wanted[:-1]
