"""Plain tree search: legal in every setup, repeatable, within its limit, better with more playouts."""

import os
import subprocess
import sys
import time

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.expansions import set_names
from bastide.players import Limit, MctsPlayer, Player, make_player
from bastide.players.mcts import Tree


def play(state: State, seats: list[Player], seed: int) -> State:
    dealer = Dealer(seed)
    while not state.is_terminal():
        who = state.current_player()
        state.apply(dealer.choose(state) if who == CHANCE else seats[who].choose(state))
    return state


def to_place(tile: str = "U") -> State:
    state = bastide.start("base")
    state.apply(f"draw:{tile}")
    return state


def test_200_playouts_beat_random_clearly() -> None:
    margins = []
    for seed in range(3):
        for seat in (0, 1):
            seats = [make_player("random", seed), make_player("random", seed)]
            seats[seat] = make_player("mcts:200", 7 * seed + seat)
            scores = play(bastide.start("base"), seats, seed).scores()
            margins.append(scores[seat] - scores[1 - seat])
    assert min(margins) > 0
    assert sum(margins) / len(margins) > 20


def test_more_playouts_beat_few() -> None:
    margins = []
    for seed in range(3):
        for seat in (0, 1):
            seats = [make_player("mcts:20", seed), make_player("mcts:20", seed)]
            seats[seat] = make_player("mcts:400", 7 * seed + seat)
            scores = play(bastide.start("base"), seats, seed).scores()
            margins.append(scores[seat] - scores[1 - seat])
    assert sum(margins) / len(margins) > 5


@pytest.mark.parametrize("name", set_names())
def test_it_plays_every_set(name: str) -> None:
    setup = name if name == "base" else f"base+{name}"
    seats = [make_player("mcts:3", seat) for seat in range(2)]
    assert play(bastide.start(setup), seats, 3).is_terminal()


@pytest.mark.parametrize("players", [1, 3, 6])
def test_it_plays_with_any_number_of_players(players: int) -> None:
    seats = [make_player("mcts:3", seat) for seat in range(players)]
    assert play(bastide.start("base", players=players), seats, 1).is_terminal()


def test_every_playout_is_counted_once() -> None:
    tree = Tree(1)
    assert tree.search(to_place(), 500, None) == 500
    results = tree.results()
    assert [code for code, _, _ in results] == to_place().legal_codes()
    assert sum(visits for _, visits, _ in results) == 500
    assert all(-1 <= mean <= 1 for _, _, mean in results)


def test_the_same_seed_chooses_the_same() -> None:
    trees = [Tree(3) for _ in range(2)]
    for tree in trees:
        tree.search(to_place(), 300, None)
    assert trees[0].results() == trees[1].results()
    other = Tree(4)
    other.search(to_place(), 300, None)
    assert other.results() != trees[0].results()


def test_it_chooses_the_same_uncompiled() -> None:
    code = (
        "import bastide; from bastide.players.mcts import Tree; s = bastide.start('base'); "
        "s.apply('draw:U'); t = Tree(3); t.search(s, 30, None); print(t.results())"
    )
    done = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "BASTIDE_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        )
        for pure in ("", "1")
    ]
    assert done[0].stdout == done[1].stdout != ""


def test_choosing_changes_nothing() -> None:
    state = to_place()
    before = state.key()
    MctsPlayer(0).choose(state, Limit(nodes=50))
    assert state.key() == before


def test_time_is_a_limit() -> None:
    state = to_place()
    begun = time.perf_counter()
    assert state.is_legal(make_player("mcts:50ms", 1).choose(state))
    assert 0.05 <= time.perf_counter() - begun < 1.0
    assert state.is_legal(MctsPlayer(1).choose(state, Limit(seconds=0.0)))


def test_it_sees_the_best_of_the_last_tile() -> None:
    """With one tile to come there is nothing to guess: many playouts find what brings most."""
    state = bastide.start("base")
    dealer, random = Dealer(4), make_player("random", 4)
    while sum(state.unseen_tiles().values()) > 0 or state.current_player() == CHANCE:
        state.apply((dealer if state.current_player() == CHANCE else random).choose(state))
    seat = state.current_player()

    def lead(s: State) -> int:
        return s.scores()[seat] - s.scores()[1 - seat]

    def best(s: State) -> int:
        if s.is_terminal():
            return lead(s)
        found = []
        for action in s.legal_actions():
            after = s.copy()
            after.apply(action)
            found.append(best(after))
        return max(found)

    wanted = best(state)
    player = make_player("mcts:3000", 1)
    while not state.is_terminal():
        state.apply(player.choose(state))
    assert lead(state) == wanted
