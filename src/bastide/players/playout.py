"""Random play to the end, compiled and without the interpreter: for search, statistics and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import code_of
from bastide.core.constants import CHANCE, DEMANDS, PLACE, TERMINAL
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.state import State


class Playout:
    """Plays states out by uniformly random choices at each decision."""

    def __init__(self, seed: int = 0) -> None:
        self.generator = Generator(seed)
        self.dealer = Dealer(seed ^ 0x5DEECE66D)
        self.decisions = 0
        self.place = -1

    def finish(self, s: State, most: cython.longlong = -1) -> None:
        """Play in place to the end, or ``most`` decisions at most (chance's count too)."""
        code: cython.longlong
        n: cython.int
        while s.player != TERMINAL and most != 0:
            most -= 1
            if s.player == CHANCE:
                code = self.dealer.deal(s)
            elif s.step == self.place:
                code = self.placement(s)
            else:
                n = s.count_moves()
                code = s.nth_move(0 if n == 1 else self.generator.below(n))
            if s.failed:  # an expansion in plain Python
                return
            self.decisions += 1
            s.play(code)

    def placement(self, s: State) -> cython.longlong:
        """A random placement: try cells and rotations until one fits, which is quicker than to count all."""
        base: cython.int = s.rules.signature[s.tile] * DEMANDS
        rotations: cython.int = s.rules.rotations[s.tile]
        i: cython.int
        fits: cython.int
        attempt: cython.int
        for attempt in range(100):
            i = self.generator.below(4 * s.n_open)
            fits = s.rules.fit[base + s.open_demand[i >> 2]] & rotations & (1 << (i & 3))
            if fits and s.refuses_tile(s.tile, s.open_at[i >> 2], i & 3) == 0:
                return code_of(PLACE, s.open_at[i >> 2], i & 3, 0, 0)
        i = s.count_moves()
        return s.nth_move(self.generator.below(i))

    def prepare(self, state: State) -> None:
        """Get ready for ``finish`` with states of the same rules."""
        self.place = state.rules.step("place")

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
        return [self.run(start.copy()) for _ in range(n)]
