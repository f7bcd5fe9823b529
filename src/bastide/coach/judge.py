"""``Judge``: plays positions out to the end, by informed play, on orders of tiles that are the same for all.

Two moves are compared by what becomes of them in the same *worlds*: world 17 is one order of the unseen tiles
(and one row of dice), whichever move it is tried with. So the luck of the tiles is the same on both sides and
partly cancels out of the difference. Everybody plays as the quick estimate likes best. It is compiled, and
runs without the interpreter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import code_of
from bastide.core.constants import CHANCE, DRAW, MAX_PLAYERS, TERMINAL
from bastide.core.moves import Moves
from bastide.players.evaluation import Evaluation
from bastide.players.informed import Informed
from bastide.players.memory import Memory
from bastide.players.weights import Weights, fitted
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

MAX_DECISIONS = 20_000  # of one game played out; no game has nearly as many
BATCH = 16  # games between two looks at whether to stop
NONE = -1
LIKELY = 8  # placements whose figures are looked at to find what a tile is worth
APART = 0xD1342543DE82EF95  # keeps the numbers of worlds apart
OTHERS, DICE = 0x5DEECE66D, 0x1B873593
MASK = 0xFFFFFFFFFFFFFFFF


class Judge(Memory):
    """Plays games of one ruleset out. Not for two threads at a time: each has its own."""

    def __init__(self, like: State, seed: int = 0, weights: Weights | None = None) -> None:
        """``like`` is any state of the game; the same seed makes the same worlds."""
        Memory.__init__(self)
        rules: Ruleset = like.rules
        self.seed = seed
        self.base = (seed * 0x9E3779B97F4A7C15 + 0x2545F491) & 0xFFFFFFFFFFFFFFFF
        self.evaluation = Evaluation(rules, weights or fitted(rules.n_players))
        self.informed = Informed(self.evaluation, like)
        self.shuffler = Generator()
        self.other = Dealer()
        self.s = like.copy()
        self.s.listen(False)
        self.moves = Moves()
        self.more = Moves()
        self.figure = rules.step("figure")
        self.draw = rules.step("draw")
        self.n_piles = rules.n_piles
        self.width = rules.max_tiles
        self.order = self.ints(self.n_piles * self.width)  # the designs of each pile as they will come
        self.at = self.ints(self.n_piles)  # how many of them have come
        self.length = self.ints(self.n_piles)  # 0 where the order is not made yet
        self.points = self.ints(BATCH * MAX_PLAYERS)

    # Chance -------------------------------------------------------------------------------------------

    def open_world(self, world: cython.longlong) -> None:
        """Begin a world: what chance does from now on depends on its number alone."""
        pile: cython.int
        number: cython.ulonglong = world
        number = (self.base + number * APART) & MASK
        self.shuffler.state = number
        self.informed.generator.state = number ^ OTHERS
        self.other.generator.state = number ^ DICE
        for pile in range(self.n_piles):
            self.length[pile] = self.at[pile] = 0

    def shuffle(self, s: State, pile: cython.int) -> None:
        """Put what is in a pile into an order."""
        n: cython.int = s.rules.n_designs
        first: cython.int = pile * self.width
        d: cython.int
        i: cython.int
        j: cython.int
        count: cython.int = 0
        for d in range(n):
            i = s.unseen[pile * n + d]
            while i > 0:
                self.order[first + count] = d
                count += 1
                i -= 1
        for i in range(count - 1, 0, -1):
            j = self.shuffler.below(i + 1)
            d = self.order[first + i]
            self.order[first + i] = self.order[first + j]
            self.order[first + j] = d
        self.length[pile] = count
        self.at[pile] = 0

    def drawn(self, s: State) -> cython.longlong:
        """What chance does: the next tile of the pile, or whatever else it decides."""
        pile: cython.int
        design: cython.int
        if s.step != self.draw:
            return self.other.deal(s)
        pile = s.frames[4 * (s.depth - 1) + 1]
        # Tiles that were put back, or taken out, make another order of what there is now.
        if self.length[pile] - self.at[pile] != s.chance_total():
            self.shuffle(s, pile)
        design = self.order[pile * self.width + self.at[pile]]
        if s.unseen[pile * s.rules.n_designs + design] == 0:
            self.shuffle(s, pile)
            design = self.order[pile * self.width]
        self.at[pile] += 1
        return code_of(DRAW, 0, design >> 8, design & 255, 0)

    def play_out(self, s: State) -> None:
        """Play in place to the end, by informed play for everybody."""
        decisions: cython.int = 0
        self.informed.segment = NONE
        while s.player != TERMINAL and decisions < MAX_DECISIONS and not s.failed:
            decisions += 1
            if s.player == CHANCE:
                s.play(self.drawn(s))
                self.informed.segment = NONE
            else:
                self.informed.act(s)

    def best_here(self, origin: State, seat: cython.int) -> cython.double:
        """How far the seat may expect to be ahead after the best that it can do with the tile in hand."""
        i: cython.int
        k: cython.int
        best: cython.int
        value: cython.double
        top: cython.double = -1e18
        origin.legal(self.moves)
        if self.moves.n > 1024:
            self.moves.cut(1024)
        self.informed.quick.rank(origin, self.moves)
        for k in range(LIKELY if self.moves.n > LIKELY else self.moves.n):
            best = k
            for i in range(k + 1, self.moves.n):
                if self.informed.quick.values[i] > self.informed.quick.values[best]:
                    best = i
            value = self.informed.quick.values[best]
            self.informed.quick.values[best] = self.informed.quick.values[k]
            self.informed.quick.values[k] = value
            origin.copy_to(self.s)
            self.s.play(self.moves.at(best))
            self.moves.replace(best, self.moves.at(k))
            if self.s.player == seat and self.s.step == self.figure:
                self.s.legal(self.more)
                for i in range(self.more.n):
                    value = self.informed.sight(self.s, self.more.at(i), seat)
                    if value > top:
                        top = value
            else:
                self.evaluation.expected(self.s)
                value = self.informed.lead(seat, self.s.rules.n_players)
                if value > top:
                    top = value
        return top

    # For Python ---------------------------------------------------------------------------------------

    def play_worlds(self, origin: State, first: cython.longlong, n: cython.int) -> None:
        """Play a position out in some worlds, and write down the points."""
        i: cython.int
        p: cython.int
        for i in range(n):
            origin.copy_to(self.s)
            self.open_world(first + i)
            self.play_out(self.s)
            if self.s.failed or self.informed.room.failed:
                return
            for p in range(origin.rules.n_players):
                self.points[i * MAX_PLAYERS + p] = self.s.score[p]

    def scores(self, state: State, first: int, n: int) -> list[tuple[int, ...]]:
        """Everybody's points at the end, in the worlds ``first`` to ``first + n - 1``; 16 of them at most."""
        start: cython.longlong = first
        worlds: cython.int = min(n, BATCH)
        origin: State = state.copy()
        players: cython.int = origin.rules.n_players
        i: cython.int
        p: cython.int
        origin.listen(False)
        origin.sort_open()  # the same position gives the same games, however it came about
        if cython.compiled:
            with cython.nogil:
                self.play_worlds(origin, start, worlds)
        else:
            self.play_worlds(origin, start, worlds)
        self.s.check()
        self.informed.room.check()
        found: list[tuple[int, ...]] = []
        for i in range(worlds):
            row: list[int] = []
            for p in range(players):
                row.append(self.points[i * MAX_PLAYERS + p])
            found.append(tuple(row))
        return found

    def prospect(self, state: State, seat: int) -> float:
        """What the tile just drawn is worth: the lead by estimate after the best placement and figure."""
        origin: State = state.copy()
        number: cython.int = seat
        found: cython.double
        origin.listen(False)
        if origin.step != self.informed.place or origin.current_player() != seat:
            return self.estimate(origin, seat)
        if cython.compiled:
            with cython.nogil:
                found = self.best_here(origin, number)
        else:
            found = self.best_here(origin, number)
        self.s.check()
        self.informed.room.check()
        return found

    def at_once(self) -> int:
        """In how many worlds it plays without a look at whether to stop."""
        return BATCH

    def estimate(self, state: State, seat: int) -> float:
        """How far the seat may expect to be ahead of the others' mean, by the estimate alone."""
        return self.evaluation.advantage(state, seat)
