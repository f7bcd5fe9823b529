"""Looks one turn ahead: tries every way to play its turn and takes what leaves it best off on average.

It knows no rule: it copies the state, plays what is legal and lets ``evaluation`` judge, so it plays
the decisions of every expansion, those it has never heard of included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.players.evaluation import Evaluation
from bastide.players.lookahead import Lookahead
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.players.quick import Quick
from bastide.players.weights import PACKAGED, Tables, for_players, read_weights
from bastide.record.dealer import Generator

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

DEEP = 3  # decisions of its own that it looks through at most
NODES = 4000  # positions that it looks at, at most, where no limit is given
FEW = 8  # placements that are looked at closely where a quick look can tell them apart
PLACE = "place"
MANY = 60  # actions; with more of them the look-ahead may not reach the last
WORST = -1e9
NEAR = 1e-9  # values closer than this are equal, and the seed decides


class GreedyPlayer(Player):
    """One turn of look-ahead by expected points."""

    name = "greedy"
    skims = True  # does it look closely only at placements that seem good at first sight?

    def __init__(self, seed: int = 0, tables: Tables | None = None) -> None:
        """``tables`` are the weights that it goes by; without them, the program's."""
        self.generator = Generator(seed)
        self.tables = read_weights(PACKAGED) if tables is None else tables
        self._look: Lookahead | None = None
        self._quick: Quick | None = None
        self._ranked: list[tuple[Action, float]] = []

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """The legal action with the best outlook; equal ones are drawn by lot from the seed."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self._ranked = self.rank(state, limit, self.shortlist(state, actions))
        best = [action for action, _ in self.best(self._ranked)]
        return best[self.generator.draw(len(best))] if len(best) > 1 else best[0]

    def thoughts(self) -> dict[int, float]:
        return {action.code: value for action, value in self._ranked}

    def shortlist(self, state: State, actions: list[Action]) -> list[Action]:
        """What is worth a closer look: all actions, or the placements that the quick estimate likes.

        That knows nothing of what expansions add to a turn, and is asked only where nothing is added.
        """
        if not self.skims or len(actions) <= FEW or not state.rules.usual_turn:
            return actions
        if state.agenda()[-1][0] != PLACE:
            return actions
        look = self.lookahead(state)
        if self._quick is None or self._quick.evaluation is not look.evaluation:
            self._quick = Quick(look.evaluation)
        values = {code: value for code, value, _ in self._quick.ranked(state)}
        likely = sorted(actions, key=lambda action: -values[action.code])
        return likely[:FEW]

    def rank(
        self, state: State, limit: Limit = NO_LIMIT, actions: list[Action] | None = None
    ) -> list[tuple[Action, float]]:
        """Every legal action, or some, with what it leads to, in their order.

        When the limit is reached, the actions not looked at are left out, the first never.
        """
        limit = limit.within(self.limit)
        look = self.lookahead(state)
        actions = state.legal_actions() if actions is None else actions
        order = list(range(len(actions)))
        nodes = NODES if limit.nodes is None else limit.nodes
        look.begin(state.current_player(), nodes, limit.seconds)
        if nodes < NODES or len(actions) > MANY:
            # Not everything can be looked through: what looks good at first sight comes first.
            sight = {i: look.value(state, actions[i].code, 1) for i in order if not look.is_spent()}
            order.sort(key=lambda i: -sight.get(i, WORST))
            look.allow(1)
        values: dict[int, float] = {}
        for i in order:
            if values and look.is_spent():
                break
            values[i] = look.value(state, actions[i].code, DEEP)
        return [(actions[i], values[i]) for i in sorted(values)]

    @staticmethod
    def best(ranked: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
        """Those that nothing beats."""
        top = max(value for _, value in ranked)
        return [(action, value) for action, value in ranked if value > top - NEAR]

    def lookahead(self, state: State) -> Lookahead:
        """The tables for a ruleset, kept from one decision to the next."""
        if self._look is None or self._look.evaluation.rules is not state.rules:
            weights = for_players(self.tables, state.rules.n_players)
            self._look = Lookahead(Evaluation(state.rules, weights), state)
        return self._look
