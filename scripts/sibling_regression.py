"""Would learned tables tell turns apart better than the estimate does? ``docs/players.md`` has the answer.

    python scripts/sibling_regression.py --roots 4000 --worlds 32

Positions come from games between greedy players of many styles. In each the best turns by the estimate are
played on to the end by informed play, over the same tiles for all of them; how much better one turn was than
its siblings is then fitted (ridge regression) by attributes of the features that they lead to. On positions
held out it prints how many points the best-rated turn loses to the truly best one, as the estimate is and as
it was fitted.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide import CHANCE, Dealer, State
from bastide.lab.training import vector, weights_at
from bastide.players.evaluation import Evaluation
from bastide.players.greedy import GreedyPlayer
from bastide.players.informed import Informed
from bastide.players.lookahead import Lookahead
from bastide.players.weights import fitted

SIBLINGS = 6  # turns of a position that are compared
STYLE = 0.5  # spread of styles, in logits of the weights
EACH_GAME = 6  # positions that are taken of one game
COMMON = 300  # turns in which an attribute must occur to be fitted
HELD_OUT = 0.25
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Turn:
    """A way to play a turn: what the estimate says of the lead, what came of it, and its attributes."""

    estimate: float
    lead: float
    attributes: dict[tuple[object, ...], float]


def phase(left: int) -> int:
    """Early, middle or late in the game, by how many tiles are unseen."""
    return 0 if left > 44 else 1 if left > 18 else 2


def attributes(state: State, evaluation: Evaluation, seat: int) -> dict[tuple[object, ...], float]:
    """What may tell a position apart beyond the estimate, the seat's less the rival's."""
    when = phase(sum(state.unseen_tiles().values()))
    found: dict[tuple[object, ...], float] = defaultdict(float)
    for term in evaluation.terms(state):
        if term.why.id in ("players-return", "players-supply"):
            found[term.why.id, when] += term.points if term.seat == seat else -term.points
    for who, sign in ((seat, 1), (1 - seat, -1)):
        found["in hand", min(state.in_supply(who, 0), 2), when] += sign
    for _, kind, fits, points, _, strengths in evaluation.survey(state):
        for who, sign in ((seat, 1), (1 - seat, -1)):
            mine, other = strengths[who], strengths[1 - who]
            if not mine:
                continue
            status = (
                "alone" if not other else "tied" if mine == other else "ahead" if mine > other else "behind"
            )
            found[kind, status, when] += sign * points
            found[kind, status, "number", when] += sign
            if status in ("alone", "ahead"):
                found[kind, "open", min(len(fits), 3), when] += sign * points
            known = [n for n in fits if n >= 0]
            if known:
                scarce = "dead" if min(known) == 0 else "scarce" if min(known) < 3 else "plenty"
                found[kind, scarce, when] += sign
    return found


def turns(state: State, evaluation: Evaluation, worlds: int, seed: int) -> list[Turn]:
    """The best turns of whoever must place a tile, played on to the end over the same tiles."""
    seat = state.current_player()
    look = Lookahead(evaluation, state)
    look.begin(seat, 1 << 30, None)
    best = sorted(state.legal_codes(), key=lambda code: -look.value(state, code, 3))[:SIBLINGS]
    found = []
    for first in best:
        after = state.copy()
        after.listen(False)
        after.play_code(first)
        while after.current_player() == seat:
            after.play_code(max(after.legal_codes(), key=lambda code: look.value(after, code, 2)))
        informed = Informed(evaluation, after, seed)
        leads = []
        for _ in range(worlds):
            scores = informed.finish(after.copy())
            leads.append(scores[seat] - scores[1 - seat])
        estimate = evaluation.advantage(after, seat)
        found.append(Turn(estimate, sum(leads) / worlds, attributes(after, evaluation, seat)))
    return found


def collect(roots: int, worlds: int, seed: int) -> list[list[Turn]]:
    """Positions from games between players of many styles."""
    lot = random.Random(seed)
    start = bastide.start("base")
    base = fitted(2)
    evaluation = Evaluation(start.rules, base)
    found: list[list[Turn]] = []
    while len(found) < roots:
        players = [
            GreedyPlayer(
                lot.randrange(1 << 30),
                {2: weights_at(tuple(x + lot.gauss(0, STYLE) for x in vector(base)), base)},
            )
            for _ in range(2)
        ]
        state, dealer = start.copy(), Dealer(lot.randrange(1 << 40))
        state.listen(False)
        wanted = set(lot.sample(range(2, 68), EACH_GAME))
        while not state.is_terminal():
            who = state.current_player()
            if who != CHANCE and state.turn in wanted and state.agenda()[-1][0] == "place":
                wanted.discard(state.turn)
                if len(state.legal_codes()) > 1:
                    found.append(turns(state, evaluation, worlds, lot.randrange(1 << 40)))
            state.apply((dealer if who == CHANCE else players[who]).choose(state))
        print(f"\r{len(found)} positions", end="", flush=True)
    print()
    lot.shuffle(found)
    return found


def differences(roots: list[list[Turn]], names: list[tuple[object, ...]]) -> tuple[Floats, Floats, Floats]:
    """Attributes, results and estimates of all turns, each less the mean of its siblings."""
    place = {name: i for i, name in enumerate(names)}
    rows, leads, estimates = [], [], []
    for root in roots:
        table = np.zeros((len(root), len(names)))
        for i, turn in enumerate(root):
            for name, value in turn.attributes.items():
                if name in place:
                    table[i, place[name]] = value
        rows.append(table - table.mean(0))
        leads.append(np.array([turn.lead for turn in root]) - np.mean([turn.lead for turn in root]))
        estimates.append(np.array([t.estimate for t in root]) - np.mean([t.estimate for t in root]))
    return np.vstack(rows), np.concatenate(leads), np.concatenate(estimates)


def loss(roots: list[list[Turn]], values: Floats) -> float:
    """Points that the best-rated turn loses to the best one, on average."""
    total, at = 0.0, 0
    for root in roots:
        chosen = int(np.argmax(values[at : at + len(root)]))
        total += max(turn.lead for turn in root) - root[chosen].lead
        at += len(root)
    return total / len(roots)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--roots", type=int, default=4000)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    roots = collect(given.roots, given.worlds, given.seed)
    split = int(len(roots) * (1 - HELD_OUT))
    counts = Counter(name for root in roots[:split] for turn in root for name in turn.attributes)
    names = sorted((name for name, n in counts.items() if n >= COMMON), key=str)
    known, truth, estimates = differences(roots[:split], names)
    other, _, others = differences(roots[split:], names)
    print(f"{len(names)} attributes; held out: {len(roots) - split} positions")
    print(f"loss of the estimate's choice: {loss(roots[split:], others):.2f} points")
    for ridge in (100, 1000, 5000):
        weights = np.linalg.solve(known.T @ known + ridge * np.eye(len(names)), known.T @ (truth - estimates))
        print(f"fitted, ridge {ridge}: {loss(roots[split:], others + other @ weights):.2f}")


if __name__ == "__main__":
    main()
