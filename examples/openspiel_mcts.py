"""One of OpenSpiel's algorithms on a small game: its tree search against random play, beside the exact value.

pip install bastide[openspiel]
python examples/openspiel_mcts.py
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from bastide.lab.environment import openspiel  # noqa: F401  it registers the game
from bastide.lab.statistics import mean_interval
from bastide.players.solver import Solver

GAME = "bastide(stack=2*V U,options=farmers:off;followers:2,reward=margin)"


def play(game: pyspiel.Game, seed: int, simulations: int) -> float:
    """The margin of the search, in the first seat, against random play."""
    random = np.random.RandomState(seed)
    bot = MCTSBot(game, 2.0, simulations, RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=odds)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return float(state.returns()[0])


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTS on a small game of Carcassonne")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=100)
    given = parser.parse_args(arguments)
    game = pyspiel.load_game(GAME)
    exact = Solver(game.start).solve(game.start).rewards[0]
    mean, low, high = mean_interval([play(game, seed, given.simulations) for seed in range(given.games)])
    print(f"between perfect players the first seat is worth {exact:+.2f} points")
    print(f"OpenSpiel's MCTS against random play: {mean:+.2f} points, 95 % {low:+.2f} to {high:+.2f}")
    return exact, mean


if __name__ == "__main__":
    main()
