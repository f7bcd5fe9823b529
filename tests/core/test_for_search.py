"""What searching needs of a state: play by code, a score as if it ended now, playouts that stop early."""

import pytest

import bastide
from bastide import CHANCE, Dealer, IllegalAction, State
from bastide.players import RandomPlayer
from bastide.players.playout import Playout


def walked(decisions: int, setup: str = "base", seed: int = 3) -> State:
    state, dealer, player = bastide.start(setup), Dealer(seed), RandomPlayer(seed)
    for _ in range(decisions):
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    return state


def test_play_by_code_is_play() -> None:
    state, other = walked(40), walked(40)
    for _ in range(60):
        code = state.legal_codes()[0]
        action = state.legal_actions()[0]
        state.play_code(code)
        other.apply(action)
        assert state.key() == other.key()
        assert state.events() == other.events()


def test_a_code_that_is_not_legal_is_refused() -> None:
    state = walked(40)
    before = state.key()
    with pytest.raises(IllegalAction):
        state.play_code(state.legal_codes()[0] ^ (1 << 24))
    assert state.key() == before


def test_a_score_as_if_it_ended_now() -> None:
    """It is what the end brings if no tile is left after this turn."""
    state, dealer, player = bastide.start("base"), Dealer(5), RandomPlayer(5)
    compared = 0
    while not state.is_terminal():
        if state.current_player() != CHANCE and state.agenda()[-1][0] == "figure":
            before, found = state.key(), state.scores_now()
            assert state.key() == before
            last = state.copy()
            for i in range(state.rules.n_piles * state.rules.n_designs):
                last.poke("unseen", i, 0)
            last.apply("-")
            assert last.is_terminal()
            assert found == last.scores()
            compared += 1
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    assert compared >= 10
    assert state.scores_now() == state.scores()


def test_a_playout_can_stop_early() -> None:
    state, start = walked(30), walked(30)
    playout = Playout(4)
    playout.run(state, 7)
    assert playout.decisions == 7
    assert not state.is_terminal()
    assert state.key() != start.key()
    playout.run(state)
    assert state.is_terminal()
