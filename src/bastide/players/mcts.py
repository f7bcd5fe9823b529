"""``mcts:N``: plain tree search with random playouts, a yardstick that everybody can build and compare with.

It is UCT as in the textbooks and nothing more, so that its results mean the same everywhere:

- N playouts for each decision, in a new tree; nothing is kept between decisions.
- Every decision of a player is a level of the tree (first the placement, then the figure), and every draw:
  chance is drawn anew at each visit, with its true odds, so that no order of tiles is ever fixed.
- On the way down whoever chooses takes an action not yet tried, else the one with the highest
  ``mean + C * sqrt(ln(visits of the position) / visits of the action)``.
- The first position that is new is played to the end by uniformly random choices.
- A player's reward is ``tanh(lead / SCALE)``, where the lead is over the best of the others.
- The action with most visits is played.
"""

from __future__ import annotations

import time
from array import array
from typing import TYPE_CHECKING

import cython

from bastide.core.actions import action_of
from bastide.core.constants import CHANCE, MAX_PLAYERS, TERMINAL
from bastide.core.moves import Moves
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.players.playout import Playout
from bastide.record.dealer import Dealer, Generator

if not cython.compiled:  # else they are C functions
    from math import log, sqrt, tanh

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

C = 0.7  # how much is tried out against how much is made sure
SCALE = 30.0  # points; a lead of these is worth tanh(1), three quarters of a certain victory
PLAYOUTS = 1000  # where no limit is given
NONE = -1


class Tree:
    """A search tree in flat arrays: a node is what somebody, or chance, has chosen in its parent."""

    def __init__(self, seed: int = 0) -> None:
        self.generator = Generator(seed ^ 0x3C79AC49)
        self.dealer = Dealer(seed ^ 0x1B873593)
        self.playout = Playout(seed)
        self.moves = Moves()
        self.room = 0
        self.n = 0
        self.code = _numbers("q", b"")
        self.visits = _numbers("i", b"")
        self.total = _fractions(b"")  # rewards of whoever chose the node
        self.first = _numbers("i", b"")  # first child, or NONE
        self.count = _numbers("i", b"")  # children; where a player chooses they lie side by side
        self.after = _numbers("i", b"")  # next child of the same draw, or NONE
        self.path = _numbers("i", bytes(4 * 256))  # nodes from the root to the leaf
        self.path_player = _numbers("i", bytes(4 * 256))  # who chose each
        self.reward = _fractions(bytes(8 * MAX_PLAYERS))
        self.grow(1024)

    def grow(self, room: cython.int) -> None:
        """Make room for so many nodes."""
        more = room - self.room
        self.code = _numbers("q", bytes(self.code) + bytes(8 * more))
        self.visits = _numbers("i", bytes(self.visits) + bytes(4 * more))
        self.total = _fractions(bytes(self.total) + bytes(8 * more))
        self.first = _numbers("i", bytes(self.first) + bytes(4 * more))
        self.count = _numbers("i", bytes(self.count) + bytes(4 * more))
        self.after = _numbers("i", bytes(self.after) + bytes(4 * more))
        self.room = room

    def add(self, code: cython.longlong) -> cython.int:
        """A new node."""
        node: cython.int = self.n
        if node == self.room:
            self.grow(2 * node)
        self.code[node] = code
        self.visits[node] = 0
        self.total[node] = 0.0
        self.first[node] = NONE
        self.count[node] = 0
        self.after[node] = NONE
        self.n = node + 1
        return node

    def drawn(self, node: cython.int, code: cython.longlong) -> cython.int:
        """The child for what chance has drawn."""
        child: cython.int = self.first[node]
        while child != NONE:
            if self.code[child] == code:
                return child
            child = self.after[child]
        child = self.add(code)
        self.after[child] = self.first[node]
        self.first[node] = child
        return child

    def picked(self, node: cython.int, s: State) -> cython.int:
        """The child that whoever chooses in the node tries next."""
        i: cython.int
        child: cython.int
        first: cython.int
        count: cython.int
        best: cython.int
        value: cython.double
        top: cython.double = -1e9
        spread: cython.double
        if self.first[node] == NONE:
            s.legal(self.moves)
            self.first[node] = self.n
            self.count[node] = self.moves.n
            for i in range(self.moves.n):
                self.add(self.moves.at(i))
        first = self.first[node]
        count = self.count[node]
        best = first + self.generator.below(count)
        for i in range(count):
            child = best + i if best + i < first + count else best + i - count
            if self.visits[child] == 0:
                return child
        spread = C * sqrt(log(cython.cast(cython.double, self.visits[node])))
        for child in range(first, first + count):
            value = self.total[child] / self.visits[child] + spread / sqrt(
                cython.cast(cython.double, self.visits[child])
            )
            if value > top:
                top = value
                best = child
        return best

    def descend(self, s: State) -> cython.int:
        """Play from the root to a position that is new or the last; the number of nodes on the way."""
        node: cython.int = 0
        depth: cython.int = 0
        player: cython.int
        while s.player != TERMINAL and not s.failed:
            player = s.player
            node = self.drawn(node, self.dealer.deal(s)) if player == CHANCE else self.picked(node, s)
            if depth == len(self.path):
                self.path = _numbers("i", bytes(self.path) + bytes(4 * depth))
                self.path_player = _numbers("i", bytes(self.path_player) + bytes(4 * depth))
            self.path[depth] = node
            self.path_player[depth] = player
            depth += 1
            s.play(self.code[node])
            if self.visits[node] == 0:
                break
        return depth

    def learn(self, s: State, depth: cython.int) -> None:
        """Count how the game ended for all nodes on the way."""
        i: cython.int
        p: cython.int
        q: cython.int
        other: cython.int
        n: cython.int = s.rules.n_players
        for p in range(n):
            other = -1000000 if n > 1 else 0
            for q in range(n):
                if q != p and s.score[q] > other:
                    other = s.score[q]
            self.reward[p] = tanh((s.score[p] - other) / SCALE)
        self.visits[0] += 1
        for i in range(depth):
            self.visits[self.path[i]] += 1
            if self.path_player[i] >= 0:
                self.total[self.path[i]] += self.reward[self.path_player[i]]

    def search(self, state: State, playouts: int | None, seconds: float | None) -> int:
        """Search from a state until the limit is reached; how many playouts that were, one at least."""
        until: float | None = None if seconds is None else time.perf_counter() + seconds
        root: State = state.copy()
        s: State = state.copy()
        depth: cython.int
        done: cython.longlong = 0
        most: cython.longlong = -1 if playouts is None else playouts
        root.listen(False)
        self.n = 0
        self.add(0)
        self.playout.prepare(root)
        while done != most and (until is None or done == 0 or time.perf_counter() < until):
            root.copy_to(s)
            depth = self.descend(s)
            if cython.compiled:
                with cython.nogil:
                    self.playout.finish(s)
            else:
                self.playout.finish(s)
            if s.failed:
                s.check()
            self.learn(s, depth)
            done += 1
        return int(done)

    def results(self) -> list[tuple[int, int, float]]:
        """The code of every action in the root, with its visits and its mean reward."""
        i: cython.int
        result: list[tuple[int, int, float]] = []
        for i in range(self.first[0], self.first[0] + self.count[0]):
            result.append((self.code[i], self.visits[i], self.total[i] / max(1, self.visits[i])))
        return result


def _numbers(typecode: str, data: bytes) -> array[int]:
    return array(typecode, data)


def _fractions(data: bytes) -> array[float]:
    return array("d", data)


class MctsPlayer(Player):
    """Plain tree search: so many playouts a decision, or so much time."""

    name = "mcts"

    def __init__(self, seed: int = 0) -> None:
        self.tree = Tree(seed)

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        limit = limit.within(self.limit)
        playouts = PLAYOUTS if limit == NO_LIMIT else limit.nodes
        self.tree.search(state, playouts, limit.seconds)
        code, _, _ = max(self.tree.results(), key=lambda result: result[1:])
        return action_of(state.rules, code)

    def thoughts(self) -> dict[int, float]:
        return {code: mean for code, visits, mean in self.tree.results() if visits}
