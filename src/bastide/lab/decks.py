"""Chance for games that are compared: the tiles come in one order, whatever else happens.

Every copy of a tile has a time at which it comes up, drawn from the seed; the next tile is the one whose time
is next. Times are exponential, which do not age: of what is left every copy is as likely as any other. So the
odds are the true ones, also when tiles are set aside and come back (they get a new time). Dice and messages
have numbers of their own, so that a die more in one game does not change the tiles that follow.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bastide.lab.seeds import seed_of
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

DRAW = "draw"  # the step in which chance draws a tile
FINE = 1 << 30  # steps between 0 and 1


class Deck:
    """An order of tiles, for one game; the same seed gives another game the same."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = 0.0
        self.other = Dealer(seed_of(seed, "other"))
        self._times: dict[tuple[int, int], list[float]] = {}  # by pile and design: when its copies come up
        self._generators: dict[tuple[int, int], Generator] = {}

    def choose(self, state: State) -> Action:
        """What chance does."""
        step, pile, _, _ = state.agenda()[-1]
        if step != DRAW:
            return self.other.choose(state)
        n = state.rules.n_designs
        copies = state.peek("unseen")[pile * n : (pile + 1) * n]
        designs = [design for design in range(n) if copies[design]]
        times = [min(self._copies(pile, design, copies[design])) for design in designs]
        self.now = min(times)
        drawn = times.index(self.now)
        self._times[pile, designs[drawn]].remove(self.now)
        return state.legal_actions()[drawn]  # one for each design that is left, in their order

    def _copies(self, pile: int, design: int, n: int) -> list[float]:
        """When the copies of a design come up that are left in a pile."""
        key = (pile, design)
        if key not in self._times:
            self._times[key] = []
            self._generators[key] = Generator(seed_of(self.seed, pile, design))
        times, generator = self._times[key], self._generators[key]
        while len(times) > n:  # taken out other than by drawing: any of them
            del times[generator.draw(len(times))]
        while len(times) < n:
            times.append(self.now - math.log((generator.draw(FINE) + 1) / FINE))
        return times
