"""OpenSpiel's own tests, and one of its algorithms against our solver."""

import pickle

import pyspiel
import pytest
from open_spiel.python.algorithms.minimax import expectiminimax
from open_spiel.python.observation import make_observation

from bastide.lab.environment import openspiel  # noqa: F401  it registers the game
from bastide.players.solver import Solver
from tests.lab.environment.positions import EVERYTHING


@pytest.mark.parametrize(
    "parameters",
    [
        {},
        {"players": 3, "reward": "margin", "setup": "base+river-1"},
        {"players": 1, "reward": "points", "stack": "3*V 2*U E C"},
        {"setup": EVERYTHING, "stack": "2*V C U", "players": 2},
        {"options": "farmers:off;followers:2", "stack": "2*V U"},
    ],
    ids=["base", "river", "alone", "everything", "small"],
)
def test_random_games_pass_its_checks(parameters: dict[str, object]) -> None:
    game = pyspiel.load_game("bastide", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_and_a_state_survive_their_texts() -> None:
    game = pyspiel.load_game("bastide(stack=2*V U,options=farmers:off,players=3)")
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 6:
        state.apply_action(state.legal_actions()[-1])
    again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    assert str(copy) == str(state)
    assert pickle.loads(pickle.dumps(game)).num_players() == 3
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)


def test_odds_are_true() -> None:
    state = pyspiel.load_game("bastide(stack=2*V U)").new_initial_state()
    assert {state.action_to_string(a): odds for a, odds in state.chance_outcomes()} == pytest.approx(
        {"draw:U": 1 / 3, "draw:V": 2 / 3}
    )


def test_the_observer_shows_the_tile_in_hand() -> None:
    game = pyspiel.load_game("bastide(stack=V)")
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["tile"].sum() == 0
    state.apply_action(state.legal_actions()[0])
    observation.set_from(state, 0)
    assert observation.dict["tile"].sum() == 1
    assert observation.tensor.sum() > 0
    assert observation.string_from(state, 0) == str(state)


def test_its_expectiminimax_finds_what_the_solver_finds() -> None:
    game = pyspiel.load_game("bastide(stack=V U,options=farmers:off;followers:1,reward=margin)")
    value, _ = expectiminimax(game.new_initial_state(), 100, lambda state: 0.0, 0)
    start = game.start
    assert value == pytest.approx(Solver(start).solve(start).rewards[0])
