"""The tree of ``search``: every decision and every draw, guided by the estimate.

- Every decision of a player is a level of the tree, whatever set it belongs to, and every draw: chance is
  drawn anew at each visit with its true odds, so that no order of tiles is ever fixed or seen.
- On the way down whoever chooses takes the action with the highest ``mean + C * prior * sqrt(visits of the
  position) / (1 + visits of the action)``. A prior is softmax(estimate / 5 points); the estimate squashed is
  the first visit of each action. In the root estimates are exact, elsewhere placements get the quick one.
- The n-th simulation of every action of the root is played in the same world, where the same tiles come in
  the same order. So the luck of the draw is much the same for all, and hides less of what they differ in.
- An action of the root that was tried less often than the leader is compared with what that was worth after
  as many simulations (``fair.py``).
- A position that is new is played on for some turns (``informed.py``); then the exact estimate says what
  everybody may expect. Rewards are ``tanh(change of the lead / 30 points)`` for each player, since
  the decision, so that somebody far ahead or behind still tells actions apart.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.moves import Moves
from bastide.players.evaluation import Evaluation
from bastide.players.fair import Fair
from bastide.players.informed import Informed
from bastide.players.lookahead import Lookahead
from bastide.players.memory import Memory
from bastide.players.weights import Weights, fitted

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

SCALE = 30.0  # points; a lead of these is worth tanh(1)
WIDE = 24  # actions of a position inside the tree: the best by estimate
GLIMPSE = 40  # actions that are estimated inside the tree where a step offers more
MAX_ACTIONS = 1 << 14  # of one decision; no step offers nearly as many
MAX_DEPTH = 512
ROOT_NODES = 4000  # positions that the exact estimates of the root may take
ROOT_SHARE = 0.3  # of the time that they may take
# What is played for its mean has so many visits at least, and such a part of the most visited action's.
ENOUGH = 40
TRIED = 0.1
STALE = 10.0  # points that leads may have changed by since the tree was planted
NONE = -1
APART = 0xD1342543DE82EF95  # keeps the numbers of worlds apart
DEALT = 0x1B873593  # and from those of a dealer with the same seed, who may deal the game itself
OTHERS = 0x2545F491  # and what is dealt from other choices
MASK = 0xFFFFFFFFFFFFFFFF


@dataclass(frozen=True)
class Style:
    """How a search thinks."""

    weights: Weights | None = None  # or those for the number of players
    plies: int = 7  # turns of informed play at a leaf, or some more until everybody has had as many
    c: float = 1.0  # how much is tried out against how much is made sure
    soft: float = 5.0  # points between two actions whose priors differ by the factor e
    keeps: bool = True  # does the tree live on when others have chosen and tiles were drawn?
    early: bool = True  # does it stop when nothing can catch up with what it would play in the time left?
    worlds: bool = True  # do all actions meet the same draws?
    # How much of what the leader was better, or worse, after as many simulations is taken off an action that
    # was tried less often. With 0 what has most visits is played; otherwise the best that was tried enough.
    fair: float = 0.8
    exact: int = 2  # with no more unseen tiles than this, the game is solved if there is time


class Tree(Memory):
    """A search tree in flat arrays, and everything that is needed to grow it."""

    def __init__(self, state: State, seed: int = 0, style: Style | None = None) -> None:
        """``state`` is any state of the game."""
        style = style or Style()
        Memory.__init__(self)
        rules: Ruleset = state.rules
        self.max_edges = (1 << 22) if cython.compiled else (1 << 14)
        self.max_nodes = self.max_edges // 4
        self.evaluation = Evaluation(rules, style.weights or fitted(rules.n_players))
        self.informed = Informed(self.evaluation, state, seed)
        self.look = Lookahead(self.evaluation, state)
        self.root = state.copy()
        self.s = state.copy()
        for own in (self.root, self.s):
            own.listen(False)
        self.moves = Moves()
        self.place = rules.step("place")
        self.figure = rules.step("figure")
        self.plies = style.plies
        self.c = style.c
        self.soften = style.soft
        self.worlds = style.worlds
        self.part = style.fair
        self.fair = Fair()
        self.seed = (seed ^ DEALT) & MASK
        self.node_player = self.ints(self.max_nodes)
        self.node_first = self.ints(self.max_nodes)
        self.node_count = self.ints(self.max_nodes)
        self.node_visits = self.ints(self.max_nodes)
        self.node_best = self.ints(self.max_nodes)
        self.node_is_bud = self.ints(self.max_nodes)
        self.code = self.longs(self.max_edges)
        self.prior = self.doubles(self.max_edges)
        self.first = self.doubles(self.max_edges)
        self.total = self.doubles(self.max_edges)
        self.visits = self.ints(self.max_edges)
        self.child = self.ints(self.max_edges)
        self.after = self.ints(self.max_edges)  # the next draw of the same position
        self.path_node = self.ints(MAX_DEPTH)
        self.path_edge = self.ints(MAX_DEPTH)
        self.reward = self.doubles(8)
        self.brought = self.doubles(8)  # the sum of all rewards since the tree was planted
        self.n_brought = 0
        self.zero = self.doubles(8)  # everybody's lead in the root: rewards are about what changes
        self.guess = self.doubles(MAX_ACTIONS)
        self.n_nodes = 0
        self.n_edges = 0
        self.top = 0
        self.simulations = 0

    # Numbers ------------------------------------------------------------------------------------------

    def squash(self, points: cython.double) -> cython.double:
        """A lead in points as a reward between -1 and 1."""
        if cython.compiled:
            return c_tanh(points / SCALE)
        return math.tanh(points / SCALE)

    def soft(self, points: cython.double) -> cython.double:
        """The weight of an action that is so many points worse than the best."""
        if cython.compiled:
            return c_exp(points / self.soften)
        return math.exp(points / self.soften)

    def root_of(self, number: cython.double) -> cython.double:
        """The square root."""
        if cython.compiled:
            return c_sqrt(number)
        return math.sqrt(number)

    # The tree -----------------------------------------------------------------------------------------

    def add_node(self, player: cython.int) -> cython.int:
        """A new position, of which nothing is known yet; ``NONE`` when the memory is used up."""
        node: cython.int = self.n_nodes
        if node == self.max_nodes:
            return NONE
        self.node_player[node] = player
        self.node_first[node] = NONE
        self.node_count[node] = 0
        self.node_visits[node] = 0
        self.node_best[node] = NONE
        self.node_is_bud[node] = 0
        self.n_nodes += 1
        return node

    def add_edge(self, code: cython.longlong) -> cython.int:
        """A new action of a position."""
        edge: cython.int = self.n_edges
        self.code[edge] = code
        self.prior[edge] = 1.0
        self.first[edge] = 0.0
        self.total[edge] = 0.0
        self.visits[edge] = 0
        self.child[edge] = NONE
        self.after[edge] = NONE
        self.n_edges += 1
        return edge

    def has_room(self, more: cython.int) -> cython.bint:
        """Is there memory for so many actions more?"""
        return self.n_edges + more < self.max_edges and self.n_nodes + more < self.max_nodes

    def drawn(self, node: cython.int, code: cython.longlong) -> cython.int:
        """The edge of what chance has drawn; ``NONE`` when the memory is used up."""
        edge: cython.int = self.node_first[node]
        while edge != NONE:
            if self.code[edge] == code:
                return edge
            edge = self.after[edge]
        if not self.has_room(1):
            return NONE
        edge = self.add_edge(code)
        self.after[edge] = self.node_first[node]
        self.node_first[node] = edge
        return edge

    def picked(self, node: cython.int) -> cython.int:
        """The edge that whoever chooses tries next."""
        edge: cython.int
        best: cython.int = self.node_first[node]
        value: cython.double
        top: cython.double = -1e18
        spread: cython.double = self.c * self.root_of(self.node_visits[node] + 1.0)
        for edge in range(self.node_first[node], self.node_first[node] + self.node_count[node]):
            value = (self.first[edge] + self.total[edge]) / (1 + self.visits[edge]) + spread * self.prior[
                edge
            ] / (1 + self.visits[edge])
            if node == self.top:
                value -= self.luck(edge)
            if value > top:
                top = value
                best = edge
        return best

    def luck(self, edge: cython.int) -> cython.double:
        """What is taken off the mean of an action of the root, which was tried less often than the leader."""
        if self.part == 0.0:
            return 0.0
        # The estimate counts for a visit too, and has no luck.
        return (
            self.part
            * self.fair.luck(edge - self.node_first[self.top])
            * self.visits[edge]
            / (1 + self.visits[edge])
        )

    def guess_all(self, s: State) -> None:
        """Put an estimate of the lead after each of ``moves`` into ``guess``; a long list is thinned out."""
        i: cython.int
        seat: cython.int = s.player
        base: cython.double
        top: cython.double = -1e18
        self.hint_code = 0
        self.hint = NONE
        if s.step == self.place:
            self.evaluation.expected(s)
            base = self.informed.lead(seat, s.rules.n_players)
            if self.moves.n > 1024:
                self.moves.cut(1024)
            self.informed.quick.rank(s, self.moves)
            for i in range(self.moves.n):
                self.guess[i] = base + self.informed.quick.values[i]
                if self.guess[i] > top:
                    top = self.guess[i]
                    self.hint_code = self.moves.at(i)
                    self.hint = self.informed.quick.figures[i]
            return
        if self.moves.n > GLIMPSE:
            for i in range(GLIMPSE - 1):  # the last one, which is passing where that is allowed, stays last
                self.moves.swap(i, i + self.informed.generator.below(self.moves.n - 1 - i))
            self.moves.replace(GLIMPSE - 1, self.moves.at(self.moves.n - 1))
            self.moves.cut(GLIMPSE)
        for i in range(self.moves.n):
            self.guess[i] = self.informed.sight(s, self.moves.at(i), seat)

    def expand(self, node: cython.int, s: State) -> None:
        """Give a position its actions, with priors and first values.

        Most positions are seen once, so that one where a tile is laid is a bud first, with its best
        placement alone. The quick estimate will say the same again when the rest is wanted.
        """
        s.legal(self.moves)
        if self.moves.n > 1:
            self.guess_all(s)
        else:
            self.guess[0] = 0.0
        self.node_is_bud[node] = s.step == self.place and self.moves.n > 1
        self.attach(node, 1 if self.node_is_bud[node] else WIDE)

    def unfold(self, node: cython.int, s: State) -> None:
        """Give a bud the rest of its actions."""
        edge: cython.int
        bud: cython.int = self.node_first[node]
        s.legal(self.moves)
        self.guess_all(s)
        self.node_is_bud[node] = 0
        self.node_best[node] = NONE
        self.attach(node, WIDE)
        for edge in range(self.node_first[node], self.n_edges):
            if self.code[edge] == self.code[bud]:
                self.inherit(edge, bud)

    def inherit(self, edge: cython.int, old: cython.int) -> None:
        """Take over what is known of the same action."""
        self.total[edge] = self.total[old]
        self.visits[edge] = self.visits[old]
        self.child[edge] = self.child[old]

    def attach(self, node: cython.int, wide: cython.int) -> None:
        """Make edges of the best ``wide`` of ``moves`` by ``guess``."""
        i: cython.int
        k: cython.int
        best: cython.int
        edge: cython.int
        n: cython.int = self.moves.n
        taken: cython.int = n if n < wide else wide
        total: cython.double = 0.0
        top: cython.double = -1e18
        self.node_first[node] = self.n_edges
        self.node_count[node] = taken
        for i in range(n):
            if self.guess[i] > top:
                top = self.guess[i]
        for k in range(taken):
            best = k
            if n > wide:
                for i in range(k + 1, n):
                    if self.guess[i] > self.guess[best]:
                        best = i
                self.swap(k, best)
            edge = self.add_edge(self.moves.at(k))
            self.first[edge] = self.squash(self.guess[k] - self.zero[self.node_player[node]])
            self.prior[edge] = self.soft(self.guess[k] - top)
            total += self.prior[edge]
            if self.node_best[node] == NONE or self.first[edge] > self.first[self.node_best[node]]:
                self.node_best[node] = edge
        for edge in range(self.node_first[node], self.n_edges):
            self.prior[edge] /= total

    def swap(self, i: cython.int, j: cython.int) -> None:
        """Exchange two of ``moves`` with their guesses."""
        guess: cython.double = self.guess[i]
        self.moves.swap(i, j)
        self.guess[i] = self.guess[j]
        self.guess[j] = guess

    def iterate(self) -> None:
        """One simulation: down the tree, a new position, play from there, and up again."""
        node: cython.int = self.top
        edge: cython.int = 0
        depth: cython.int = 0
        is_new: cython.bint = False
        has_drawn: cython.bint = False
        self.root.copy_to(self.s)
        while self.s.player != TERMINAL and node != NONE and depth < MAX_DEPTH and not self.s.failed:
            is_new = False
            if self.s.player == CHANCE:
                edge = self.drawn(node, self.informed.dealer.deal(self.s))
                if edge == NONE:
                    break
                has_drawn = True
            else:
                if self.node_first[node] == NONE:
                    if not self.has_room(2 * WIDE):
                        break
                    is_new = self.s.step != self.figure
                    self.expand(node, self.s)
                elif self.node_is_bud[node]:
                    if not self.has_room(WIDE):
                        break
                    self.unfold(node, self.s)
                edge = self.node_best[node] if is_new else self.picked(node)
                self.path_node[depth] = node
                self.path_edge[depth] = edge
                depth += 1
                if self.worlds and not has_drawn:
                    self.open_world(self.visits[edge])
            self.s.play(self.code[edge])
            if is_new and (self.node_is_bud[node] or self.node_count[node] > 1):
                break
            if self.child[edge] == NONE and self.s.player != TERMINAL:
                self.child[edge] = self.add_node(self.s.player)
            node = self.child[edge]
        if not is_new or self.code[edge] != self.hint_code:
            self.hint = NONE
        self.informed.play(self.s, self.plies, self.root.turn + 1, self.hint)
        self.learn(depth)
        self.simulations += 1

    def open_world(self, number: cython.int) -> None:
        """Begin a world: what chance does from now on depends on its number alone."""
        world: cython.ulonglong = number
        world = (self.seed + world * APART) & MASK
        self.informed.dealer.generator.state = world
        self.informed.generator.state = world ^ OTHERS

    def learn(self, depth: cython.int) -> None:
        """Judge the position that was reached, and count it for everything on the way."""
        i: cython.int
        p: cython.int
        n: cython.int = self.s.rules.n_players
        self.evaluation.expected(self.s)
        self.n_brought += 1
        for p in range(n):
            self.reward[p] = self.squash(self.informed.lead(p, n) - self.zero[p])
            self.brought[p] += self.reward[p]
        for i in range(depth):
            self.node_visits[self.path_node[i]] += 1
            self.visits[self.path_edge[i]] += 1
            self.total[self.path_edge[i]] += self.reward[self.node_player[self.path_node[i]]]
        if self.part > 0.0 and depth > 0 and self.path_node[0] == self.top:
            self.fair.note(self.path_edge[0] - self.node_first[self.top], self.reward[self.root.player])

    # One decision -----------------------------------------------------------------------------------------

    def begin(self, state: State, until: float | None) -> None:
        """Plant the tree: the actions of a state, with exact estimates as far as time allows."""
        i: cython.int
        state.copy_to(self.root)
        self.n_nodes = 0
        self.n_edges = 0
        self.simulations = 0
        self.fair.forget()
        self.n_brought = 0
        self.evaluation.expected(self.root)
        for i in range(self.root.rules.n_players):
            self.zero[i] = self.informed.lead(i, self.root.rules.n_players)
            self.brought[i] = 0.0
        self.top = self.add_node(self.root.player)
        if self.root.player >= 0:
            self.look_closely(until)

    def look_closely(self, until: float | None) -> None:
        """Give the root its actions, all of them, with exact estimates as far as time allows."""
        i: cython.int
        n: cython.int
        seat: cython.int = self.root.player
        self.evaluation.expected(self.root)
        # Both ways to say how far somebody is ahead differ with more than two players.
        shift: cython.double = self.informed.lead(seat, self.root.rules.n_players) - self.evaluation.lead(
            self.root.rules.n_players, seat
        )
        self.root.legal(self.moves)
        n = self.moves.n
        codes: list[int] = [self.moves.at(i) for i in range(n)]
        now = time.perf_counter()
        share: float | None = None if until is None else now + ROOT_SHARE * max(0.0, until - now)
        if self.root.step == self.place and n <= 1024:
            self.guess_all(self.root)
            guesses: list[float] = [self.guess[i] for i in range(n)]
        else:
            guesses = [self.informed.sight(self.root, codes[i], seat) for i in range(min(n, MAX_ACTIONS))]
        order = sorted(range(len(guesses)), key=lambda i: -guesses[i])
        self.look.begin(seat, ROOT_NODES, None)
        for i in order:
            if self.look.is_spent() or (share is not None and time.perf_counter() >= share):
                break
            guesses[i] = self.look.value(self.root, codes[i], 2) + shift
        self.moves.clear()
        for i in order:
            self.guess[self.moves.n] = guesses[i]
            self.moves.add(codes[i])
        self.attach(self.top, MAX_ACTIONS)
        self.root.check()

    def go_on(self, code: int) -> bool:
        """Make the position after an action, or a draw, the root, with what is known of it.

        False if nothing is; the tree must be planted anew then.
        """
        edge: cython.int
        node: cython.int = NONE
        wanted: cython.longlong = code
        if self.node_player[self.top] == CHANCE:
            edge = self.node_first[self.top]
            while edge != NONE:
                if self.code[edge] == wanted:
                    node = self.child[edge]
                edge = self.after[edge]
        else:
            for edge in range(
                self.node_first[self.top], self.node_first[self.top] + self.node_count[self.top]
            ):
                if self.code[edge] == wanted:
                    node = self.child[edge]
        if node == NONE or self.node_first[node] == NONE:
            return False
        self.root.play(wanted)
        self.top = node
        if self.node_is_bud[node]:
            self.unfold(node, self.root)
        self.simulations = self.node_visits[node]
        self.compare_anew()
        return True

    def compare_anew(self) -> None:
        """Begin to compare the actions of another root with what is known of them."""
        edge: cython.int
        first: cython.int = self.node_first[self.top]
        self.fair.forget()
        if self.root.player < 0:
            return
        for edge in range(first, first + self.node_count[self.top]):
            self.fair.inherit(edge - first, self.visits[edge], self.total[edge])
        self.fair.compare_all()

    def is_complete(self) -> bool:
        """Has the root all its actions, as inside the tree it may not?"""
        self.root.legal(self.moves)
        return self.moves.n == self.node_count[self.top]

    def complete(self, until: float | None) -> bool:
        """Give a root that was a position inside the tree all its actions.

        False if it had better be planted anew: when leads, by which rewards are counted, have changed much
        since, or memory runs short.
        """
        p: cython.int
        edge: cython.int
        old: cython.int
        first: cython.int = self.node_first[self.top]
        count: cython.int = self.node_count[self.top]
        players: cython.int = self.root.rules.n_players
        if self.n_edges > self.max_edges // 4:
            return False
        self.evaluation.expected(self.root)
        for p in range(players):
            if abs(self.informed.lead(p, players) - self.zero[p]) > STALE:
                return False
        self.node_best[self.top] = NONE
        self.look_closely(until)
        for edge in range(self.node_first[self.top], self.node_first[self.top] + self.node_count[self.top]):
            for old in range(first, first + count):
                if self.code[old] == self.code[edge]:
                    self.inherit(edge, old)
        self.compare_anew()
        return True

    def run(self, simulations: int = 1) -> None:
        """So many simulations, without the interpreter."""
        n: cython.int = simulations
        if cython.compiled:
            with cython.nogil:
                self.iterate_all(n)
        else:
            self.iterate_all(n)
        self.s.check()
        self.informed.room.check()

    def iterate_all(self, n: cython.int) -> None:
        """So many simulations, or until an expansion fails."""
        i: cython.int
        for i in range(n):
            self.iterate()
            if self.s.failed or self.informed.room.failed:
                return

    def results(self) -> list[tuple[int, int, float]]:
        """Every action of the root with its visits and its mean reward, compared fairly."""
        edge: cython.int
        result: list[tuple[int, int, float]] = []
        for edge in range(self.node_first[self.top], self.node_first[self.top] + self.node_count[self.top]):
            mean = (self.first[edge] + self.total[edge]) / (1 + self.visits[edge]) - self.luck(edge)
            result.append((self.code[edge], self.visits[edge], mean))
        return result

    def prospect(self, seat: int) -> float:
        """How far ahead the seat may expect to be, by all simulations since the tree was planted."""
        number: cython.int = seat
        mean = self.brought[number] / self.n_brought if self.n_brought else 0.0
        return self.zero[number] + SCALE * math.atanh(mean)

    def is_decided(self, left: int) -> bool:
        """Need ``left`` simulations more not be made?"""
        return is_decided(self.results(), self.part > 0.0, left)


def best_of(results: list[tuple[int, int, float]], fair: bool) -> tuple[int, int, float]:
    """What is played: what has most visits; of means compared fairly, the best that was tried enough."""
    most = max(results, key=by_visits)
    if not fair or most[1] < ENOUGH:
        return most
    enough = max(ENOUGH, TRIED * most[1])
    return max((result for result in results if result[1] >= enough), key=by_mean)


def is_decided(results: list[tuple[int, int, float]], fair: bool, left: int) -> bool:
    """Is what would be played so far ahead in visits that nothing can catch up with so many more?"""
    best = best_of(results, fair)
    return all(best[1] - visits > left for code, visits, _ in results if code != best[0])


def by_visits(result: tuple[int, int, float]) -> tuple[int, float]:
    """An action's visits, then its mean."""
    return result[1:]


def by_mean(result: tuple[int, int, float]) -> float:
    """An action's mean."""
    return result[2]
