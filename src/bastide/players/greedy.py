"""Looks one turn ahead: tries every way to play its turn and takes what leaves it best off on average.

It knows no rule: it copies the state, applies what is legal and lets ``evaluate`` judge, so it plays
the decisions of every expansion, those it has never heard of included.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bastide.players.evaluate import TUNED, Evaluator, Weights
from bastide.players.player import NO_LIMIT, Limit
from bastide.record.dealer import Generator

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

DEEP = 3  # decisions of its own that it looks through at most
NODES = 4000  # positions that it looks at, at most, where no limit is given
MANY = 60  # actions; with more of them the look-ahead may not reach the last
NEAR = 1e-9  # values closer than this are equal, and the seed decides


class GreedyPlayer:
    """One turn of look-ahead by expected points."""

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights = TUNED) -> None:
        self.generator = Generator(seed)
        self.weights = weights
        self._evaluator: Evaluator | None = None

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """The legal action with the best outlook; equal ones are drawn by lot from the seed."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        best = [action for action, _ in self.best(self.rank(state, limit))]
        return best[self.generator.draw(len(best))] if len(best) > 1 else best[0]

    def rank(self, state: State, limit: Limit = NO_LIMIT) -> list[tuple[Action, float]]:
        """Every legal action with what it leads to, in the order of ``legal_actions``.

        When the limit is reached, the actions not looked at are left out, the first never.
        """
        search = _Search(self.evaluator(state.rules), state.current_player(), limit)
        actions = state.legal_actions()
        order = list(range(len(actions)))
        if search.nodes < NODES or len(actions) > MANY:
            # Not everything can be looked through: what looks good at first sight comes first.
            sight = {i: search.after(state, actions[i], 1) for i in order if not search.is_spent()}
            order.sort(key=lambda i: -sight.get(i, -1e9))
            search.nodes = max(search.nodes, 1)
        values: dict[int, float] = {}
        for i in order:
            if values and search.is_spent():
                break
            values[i] = search.after(state, actions[i], DEEP)
        return [(actions[i], values[i]) for i in sorted(values)]

    @staticmethod
    def best(ranked: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
        """Those that nothing beats."""
        top = max(value for _, value in ranked)
        return [(action, value) for action, value in ranked if value > top - NEAR]

    def evaluator(self, rules: Ruleset) -> Evaluator:
        """The tables for a ruleset, kept from one decision to the next."""
        if self._evaluator is None or self._evaluator.rules is not rules:
            self._evaluator = Evaluator(rules, self.weights)
        return self._evaluator


class _Search:
    """One decision: who asks, and how much may be looked at."""

    def __init__(self, evaluator: Evaluator, seat: int, limit: Limit) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.nodes = NODES if limit.nodes is None else limit.nodes
        self.until = None if limit.seconds is None else time.monotonic() + limit.seconds

    def is_spent(self) -> bool:
        return self.nodes <= 0 or (self.until is not None and time.monotonic() >= self.until)

    def after(self, state: State, action: Action, deep: int) -> float:
        """What an action leads to, with the best that the seat can do in the rest of its turn."""
        self.nodes -= 1
        next_state = state.copy()
        next_state.listen(False)
        next_state.apply(action)
        if deep > 1 and next_state.current_player() == self.seat and not self.is_spent():
            return max(self.after(next_state, reply, deep - 1) for reply in next_state.legal_actions())
        return self.evaluator.advantage(next_state, self.seat)
