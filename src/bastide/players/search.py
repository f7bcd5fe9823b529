"""``search``: grows a tree over every decision and every draw (``tree.py``) and plays what turns out best.

On several cores each grows a tree of its own, and their visits are added up. The last tiles are solved
exactly where there is time for it (``solver.py``).
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.core.actions import action_of
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.players.rewards import MARGIN, VICTORY
from bastide.players.solver import Choice, Solver, TooLarge
from bastide.players.tree import Style, Tree, best_of
from bastide.players.weights import Tables, for_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.core.actions import Action
    from bastide.core.state import State

SIMULATIONS = 500  # where no limit is given
PUNCTUAL = 0.95  # of the time; the rest is for what comes between looks at the clock
GLANCE = 0.002  # seconds between two looks at the clock
BATCH = 32  # simulations at a time, at most
SPARE = 1.25  # times as fast as so far the rest may go: only what even that cannot change is decided early
SOLVING = 0.4  # of the time is for trying to solve the position
SOLVED_EACH = 20  # positions of the solver that take as long as a simulation
NEAR = 1e-9  # values closer than this are equal


class SearchPlayer(Player):
    """Tree search by estimate: so many simulations a decision, or so much time."""

    name = "search"
    style = Style()

    def __init__(self, seed: int = 0, tables: Tables | None = None) -> None:
        """``tables`` are the weights that it goes by; without them, its style's or the program's."""
        self.seed = seed
        self.tables = tables
        self._trees: list[Tree] = []
        self._last = 0  # what was chosen last
        self._played: list[int] = []  # what was played since the trees' root, as far as told

    def begin(self, state: State, seat: int) -> None:
        self._trees = []
        self._played = []

    def follow(self, state: State, action: Action) -> None:
        self._played.append(action.code)

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """What turned out best (``best_of``); a forced action at once."""
        started = time.perf_counter()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        limit = limit.within(self.limit)
        nodes = SIMULATIONS if limit.seconds is None and limit.nodes is None else limit.nodes
        until = None if limit.seconds is None else started + PUNCTUAL * limit.seconds
        solved = self._solve(state, nodes, started, until)
        if solved is not None:
            return solved
        goes_on = self._plant(state, until, limit.cores or 1)
        if until is not None and goes_on:
            until = started + (until - started) / 2  # the decision before has thought about this one
        self._grow(nodes, until, goes_on)
        self._last = best_of(self._results(), self.style.fair > 0.0)[0]
        return action_of(state.rules, self._last)

    def thoughts(self) -> dict[int, float]:
        return {code: mean for code, _, mean in self._results()}

    @property
    def simulations(self) -> int:
        """How many have told something about the position of the last choice."""
        return sum(tree.simulations for tree in self._trees)

    def visits(self) -> dict[int, int]:
        """How many of them began with each action, by its code."""
        return {code: visits for code, visits, _ in self._results()}

    def think(self, state: State, is_over: Callable[[], bool]) -> None:
        """Grow the tree of whoever must choose, or of what may be drawn, until it is this player's turn."""
        self._plant(state, None, 1)
        while not is_over():
            self._trees[0].run()

    def _plant(self, state: State, until: float | None, cores: int) -> bool:
        """Make the state the root: of new trees, or of what earlier decisions have left.

        True if that is the decision just before, of the same turn.
        """
        path = self._played or [self._last]
        self._played = []
        goes_on = len(path) == 1
        if len(self._trees) != cores or self._trees[0].root.rules is not state.rules:
            style = self.style
            if self.tables is not None:
                style = replace(style, weights=for_players(self.tables, state.rules.n_players))
            self._trees = [Tree(state, self.seed + (i << 32), style) for i in range(cores)]
        elif (goes_on or self.style.keeps) and all(
            self._is_known(tree, state, path, until) for tree in self._trees
        ):
            return goes_on
        for tree in self._trees:
            tree.begin(state, until)
        return False

    def _is_known(self, tree: Tree, state: State, path: list[int], until: float | None) -> bool:
        """Can the tree go on in a state to which such actions have led?"""
        if not all(tree.go_on(code) for code in path):
            return False
        if tree.root.fingerprint() != state.fingerprint():
            return False
        if tree.root.current_player() < 0 or tree.is_complete():
            return True
        return self.style.keeps and tree.complete(until)

    def _grow(self, nodes: int | None, until: float | None, goes_on: bool) -> None:
        """Run simulations in every tree, each on a core of its own."""
        cores = len(self._trees)
        each = None if nodes is None else -(-nodes // cores)
        if cores == 1:
            _grow(self._trees[0], each, until, goes_on, self.style.early)
            return
        how = (each, until, goes_on, self.style.early)
        with ThreadPoolExecutor(cores) as pool:
            for done in [pool.submit(_grow, tree, *how) for tree in self._trees]:
                done.result()

    def _results(self) -> list[tuple[int, int, float]]:
        """Every action with its visits in all trees and its mean reward."""
        if len(self._trees) == 1:
            return self._trees[0].results()
        visits: dict[int, int] = {}
        total: dict[int, float] = {}
        for tree in self._trees:
            for code, n, mean in tree.results():
                visits[code] = visits.get(code, 0) + n
                total[code] = total.get(code, 0.0) + mean * (n + 1)
        cores = len(self._trees)
        return [(code, n, total[code] / (n + cores)) for code, n in visits.items()]

    def _solve(self, state: State, nodes: int | None, started: float, until: float | None) -> Action | None:
        """The best action to the end, if few tiles are to come and the limit allows to find it.

        It wins most often; where several do, the one with the best margin.
        """
        if sum(state.unseen_tiles().values()) > self.style.exact:
            return None
        positions = 0 if nodes is None else SOLVED_EACH * nodes
        deadline = 0.0 if until is None else started + SOLVING * (until - started)
        best: tuple[Choice, ...] = ()
        try:
            for reward in (VICTORY, MARGIN):
                solution = Solver(state, reward, positions, 0, deadline).solve(state)
                if not best:
                    best = solution.best
                    continue
                wins = {choice.action.code for choice in best}
                seat = state.current_player()
                return max(
                    (choice for choice in solution.choices if choice.action.code in wins),
                    key=lambda choice: choice.rewards[seat],
                ).action
        except TooLarge:
            pass
        return None


def _grow(tree: Tree, nodes: int | None, until: float | None, goes_on: bool, early: bool) -> None:
    """Run simulations in a tree up to a limit, or as long as what it would play may be overtaken in visits.

    What the decision before has thought about this one counts, but some are its own.
    """
    before = tree.simulations
    wanted = None
    if nodes is not None:
        wanted = max(nodes, before + nodes // 4) if goes_on else before + nodes
    batch = 1
    started = now = time.perf_counter()
    while until is None or now < until:
        n = BATCH - tree.simulations % BATCH
        left = None if wanted is None else wanted - tree.simulations
        if left is not None:
            if left <= 0:
                return
            n = min(n, left)
        if until is not None:
            n = min(n, batch)
            if early and now > started:
                speed = (tree.simulations - before) / (now - started)
                in_time = int(SPARE * speed * (until - now))
                left = in_time if left is None else min(left, in_time)
        if left is not None and tree.simulations % BATCH == 0 and tree.is_decided(left):
            return
        tree.run(n)
        if until is not None:
            took = time.perf_counter() - now
            batch = max(1, min(BATCH, int(n * GLANCE / took))) if took > 0 else BATCH
            now += took
