"""What features, followers and points turned out to be worth, beside the estimate: for fitting its weights.

The greedy player plays against itself; in some positions of every game the estimate is taken apart. First is
shown how often occupied roads and cities were finished, by open cells and fitting tiles, then the best linear
fit of the final margins: a part of the estimate with a factor above 1 was worth more than estimated.

    python scripts/fit_weights.py --games 1000 --players 2
"""

import argparse
import random
from collections import defaultdict

import numpy as np

import bastide
from bastide import CHANCE, Dealer, State
from bastide.players import GreedyPlayer
from bastide.players.evaluation import Evaluation
from bastide.players.weights import fitted
from bastide.words import Message

PARTS = ("score", "road", "city", "cloister", "field", "return", "supply")
PHASES = ((1, 18), (18, 36), (36, 54), (54, 66), (66, 72))
FITS = (0, 2, 5, 10, 99)  # fitting tiles of the cell that is hardest to fill, up to
POSITIONS = 12  # of a game
BLUNDERS = 0.05  # part of the actions that are taken at random, so that games differ


def parts(evaluation: Evaluation, state: State) -> np.ndarray:
    """Everybody's estimate, taken apart."""
    found = np.zeros((state.rules.n_players, len(PARTS)))
    names = {"players-score": "score", "players-return": "return", "players-supply": "supply"}
    for term in evaluation.terms(state):
        kind = term.why.args.get("kind")
        part = names.get(term.why.id) or (kind.id.split("-")[-1] if isinstance(kind, Message) else "")
        found[term.seat, PARTS.index(part)] += term.points
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = bastide.start("base", players=asked.players)
    evaluation = Evaluation(start.rules, fitted(asked.players))
    names = [kind.name for kind in start.rules.segment_kinds]
    finished: dict[tuple[str, int, int], list[tuple[float, bool]]] = defaultdict(list)
    rows, margins, tiles = [], [], []
    for game in range(asked.games):
        state, dealer, chance = start.copy(), Dealer(asked.seed * 100_000 + game), random.Random(game)
        seats = [GreedyPlayer(game + seat) for seat in range(asked.players)]
        wanted = set(chance.sample(range(2, 72), POSITIONS))
        taken, watched = [], []
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                if (laid := len(state.placed())) in wanted:
                    taken.append((laid, parts(evaluation, state)))
                    watched += evaluation.survey(state)
                state.apply(dealer.choose(state))
            elif chance.random() < BLUNDERS:
                state.apply(chance.choice(state.legal_actions()))
            else:
                state.apply(seats[state.current_player()].choose(state))
        feature_of, opens = state.peek("feature_of"), state.peek("opens")
        for feature, kind, fits, _, likely, _ in watched:
            if fits:
                hardest = next(most for most in FITS if min(fits) <= most)
                done = opens[feature_of[feature]] == 0
                finished[names[kind], len(fits), hardest].append((likely, done))
        scores = np.array(state.scores(), float)
        ahead = asked.players / max(1, asked.players - 1)
        for laid, found in taken:
            rows.extend((found - found.mean(0)) * ahead)
            margins.extend((scores - scores.mean()) * ahead)
            tiles.extend([laid] * asked.players)
    print("kind, open cells, fitting tiles up to: features, estimated and real part that is finished")
    for (name, cells, hardest), seen in sorted(finished.items()):
        if len(seen) >= 50:
            likely, done = np.mean(np.array(seen, float), axis=0)
            print(f"{name:5} {cells} {hardest:3}: {len(seen):6} {likely:.2f} {done:.2f}")
    x, y, at = np.array(rows), np.array(margins), np.array(tiles)
    print("tiles laid: part of the variance explained by the estimate and by the fit, factors of the fit")
    for low, high in PHASES:
        some = (at >= low) & (at < high)
        fit, *_ = np.linalg.lstsq(x[some], y[some], rcond=None)
        plain, best = (
            1 - np.var(y[some] - guess) / np.var(y[some]) for guess in (x[some].sum(1), x[some] @ fit)
        )
        factors = ", ".join(f"{part} {factor:.2f}" for part, factor in zip(PARTS, fit, strict=True))
        print(f"{low:2}-{high}: {plain:.3f} {best:.3f}; {factors}")


if __name__ == "__main__":
    main()
