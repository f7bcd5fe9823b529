"""Random play to the end, compiled and without the interpreter: for search, statistics and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CHANCE, TERMINAL
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.state import State


class Playout:
    """Plays states out by uniformly random choices at each decision."""

    def __init__(self, seed: int = 0) -> None:
        self.generator = Generator(seed)
        self.dealer = Dealer(seed ^ 0x5DEECE66D)
        self.decisions = 0

    def finish(self, s: State) -> None:
        """Play to the end in place."""
        code: cython.longlong
        n: cython.int
        while s.player != TERMINAL:
            if s.player == CHANCE:
                code = self.dealer.deal(s)
            else:
                n = s.count_moves()
                code = s.nth_move(0 if n == 1 else self.generator.below(n))
            self.decisions += 1
            s.play(code)

    def run(self, state: State) -> tuple[int, ...]:
        """Play a state to its end in place, without noting events; the scores."""
        state.listen(False)
        if cython.compiled:
            with cython.nogil:
                self.finish(state)
        else:
            self.finish(state)
        return state.scores()

    def games(self, start: State, n: int) -> list[tuple[int, ...]]:
        """The scores of ``n`` games played from copies of a state."""
        return [self.run(start.copy()) for _ in range(n)]
