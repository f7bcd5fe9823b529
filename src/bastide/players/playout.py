"""Random play to the end, compiled and without the interpreter: for search, statistics and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.codes import code_of
from bastide.core.constants import CHANCE, DEMANDS, FORBIDS_TILE, MAX_PLAYERS, PART, PLACE, TERMINAL
from bastide.players.memory import Memory
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.expansions.base.rules import BeginPart, Draw, NextTurn, Place, PlaceFigure

WORDS = 256  # random words that are made at once
BATCH = 256  # games between two looks at whether somebody wants to interrupt
ATTEMPTS = 100  # to find a placement by chance
USUAL_DEPTH = 3  # of the agenda where a usual turn begins: the turn, its part, the draw


class Playout(Memory):
    """Plays states out by uniformly random choices at each decision.

    Without ``shortcut`` every turn goes by way of the agenda: slower, and the same games.
    """

    def __init__(self, seed: int = 0, shortcut: bool = True) -> None:
        Memory.__init__(self)
        self.generator = Generator(seed)
        self.words = self.longs(WORDS)  # of 32 random bits, some of them used already
        self.used = WORDS
        self.dealer = Dealer(seed ^ 0x5DEECE66D)
        self.decisions = 0
        self.shortcut = shortcut
        self.rules: Ruleset | None = None
        self.points = self.ints(BATCH * MAX_PLAYERS)

    def prepare(self, state: State) -> None:
        """Get ready for ``finish`` with states of the same rules."""
        state.sort_open()  # the same position gives the same games, however it came about
        if self.rules is state.rules:
            return
        rules: Ruleset = state.rules
        self.rules = rules
        self.part: BeginPart = _step(rules, "part")
        self.draw: Draw = _step(rules, "draw")
        self.place: Place = _step(rules, "place")
        self.figure: PlaceFigure = _step(rules, "figure")
        self.next_turn: NextTurn = _step(rules, "next-turn")
        self.after_figure = [step.name for step in rules.sequence(PART)].index("figure") + 1
        self.is_usual = self.shortcut and rules.usual_turn

    def finish(self, s: State, most: cython.longlong = -1) -> None:
        """Play in place to the end, or ``most`` decisions at most (chance's count too)."""
        code: cython.longlong
        n: cython.int
        until: cython.longlong = self.decisions + most
        while s.player != TERMINAL and not s.failed and (most < 0 or self.decisions < until):
            if s.player == CHANCE:
                if (
                    self.is_usual
                    and s.depth == USUAL_DEPTH
                    and not s.noting
                    and (most < 0 or until - self.decisions > 2)
                ):
                    self.usual_turn(s)
                    continue
                code = self.dealer.deal(s)
            elif s.step == self.place.number:
                code = self.placement(s)
            else:
                n = s.count_moves()
                code = s.nth_move(0 if n == 1 else self.below(n))
            if s.failed:  # an expansion in plain Python
                return
            self.decisions += 1
            s.play(code)

    def usual_turn(self, s: State) -> None:
        """A turn of the usual steps only: they are asked in their order, without the agenda.

        It goes on by the agenda as soon as there is more to do than to pass the turn on.
        """
        pile: cython.int = s.current_pile()
        ticket: cython.int = self.dealer.generator.below(self.draw.copies(s, pile))
        n: cython.int
        self.decisions += 1
        s.depth -= 1
        self.draw.take(s, pile, self.draw.picked(s, pile, ticket))
        if s.tile < 0:  # it fits nowhere, and another is drawn
            s.advance()
            return
        self.decisions += 1
        self.place_somewhere(s)
        n = self.figure.count(s)
        if n > 1:
            self.decisions += 1
            self.figure.carry_out(s, self.figure.nth_choice(s, self.below(n)))
        if s.n_done or s.current_pile() < 0:
            s.frames[4 * (s.depth - 1) + 1] = self.after_figure
            s.advance()
            return
        self.next_turn.pass_on(s)
        self.part.clear(s)
        s.push(self.draw.number, s.pile)

    def place_somewhere(self, s: State) -> None:
        """Lay the tile in hand in a random placement."""
        i: cython.int = self.try_cells(s)
        if i < 0:
            s.unpack(self.placement(s))
        else:
            s.move_at = s.open_at[i >> 2]
            s.move_a = i & 3
        self.place.act(s)

    def below(self, n: cython.int) -> cython.int:
        """A random number from 0 to n - 1."""
        if self.used == WORDS:
            self.generator.fill(self.words, WORDS)
            self.used = 0
        self.used += 1
        return (self.words[self.used - 1] * n) >> 32

    def placement(self, s: State) -> cython.longlong:
        """A random placement."""
        i: cython.int = self.try_cells(s)
        if i >= 0:
            return code_of(PLACE, s.open_at[i >> 2], i & 3, 0, 0)
        i = s.count_placements(s.tile)
        return s.nth_placement(s.tile, self.below(i))

    def try_cells(self, s: State) -> cython.int:
        """Try cells and rotations until one fits, which is quicker than to count all: 4 * cell + rotation; -1
        if that takes too long."""
        fit: cython.p_uchar = s.rules.fit
        base: cython.int = s.rules.signature[s.tile] * DEMANDS
        rotations: cython.int = s.rules.rotations[s.tile]  # of those that look alike only the first counts
        shift: cython.int = 2 if rotations > 3 else rotations >> 1
        hooked: cython.bint = s.rules.has_hook[FORBIDS_TILE] != 0
        i: cython.int
        rotation: cython.int
        attempt: cython.int
        for attempt in range(ATTEMPTS):
            i = self.below(s.n_open << shift)
            rotation = i & ((1 << shift) - 1)
            i >>= shift
            if fit[base + s.open_demand[i]] >> rotation & 1 and not (
                hooked and s.refuses_tile(s.tile, s.open_at[i], rotation)
            ):
                return 4 * i + rotation
        return -1

    def run(self, state: State, decisions: int = -1) -> tuple[int, ...]:
        """Play a state in place to its end, or so many decisions, without noting events; the scores."""
        most: cython.longlong = decisions
        self.prepare(state)
        state.listen(False)
        if cython.compiled:
            with cython.nogil:
                self.finish(state, most)
        else:
            self.finish(state, most)
        state.check()
        return state.scores()

    def games(self, start: State, n: int) -> list[tuple[int, ...]]:
        """The scores of ``n`` games played from copies of a state."""
        s: State = start.copy()
        self.prepare(s)
        origin: State = s.copy()
        scores: list[tuple[int, ...]] = []
        i: cython.int
        p: cython.int
        batch: cython.int
        s.listen(False)
        while len(scores) < n:
            batch = min(BATCH, n - len(scores))
            if cython.compiled:
                with cython.nogil:
                    self.play_batch(origin, s, batch)
            else:
                self.play_batch(origin, s, batch)
            s.check()
            for i in range(batch):
                scores.append(tuple([self.points[i * MAX_PLAYERS + p] for p in range(s.rules.n_players)]))
        return scores

    def play_batch(self, origin: State, s: State, n: cython.int) -> None:
        """Play some games in a state that exists, and write down the points."""
        i: cython.int
        p: cython.int
        for i in range(n):
            origin.copy_to(s)
            self.finish(s)
            if s.failed:
                return
            for p in range(s.rules.n_players):
                self.points[i * MAX_PLAYERS + p] = s.score[p]


def _step(rules: Ruleset, name: str) -> Any:
    return next(step for step in rules.steps if step.name == name)
