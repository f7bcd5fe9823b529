"""``Placing``: where a tile may be laid, on top of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.board import Board
from bastide.core.codes import code_of
from bastide.core.constants import A_SHIFT, AT_SHIFT, DEMANDS, FORBIDS_TILE, PLACE
from bastide.core.moves import Moves

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]  # how many rotations a mask holds


class Placing(Board):
    """A board that knows where tiles fit. ``State`` tells what expansions have against a place."""

    def __init__(self, rules: Ruleset) -> None:
        Board.__init__(self, rules)
        self.scratch = Moves()

    def refuses_tile(self, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """The reason of an expansion why a tile that fits may not lie there, or 0."""
        return 0

    def fits_at(self, design: cython.int, i: cython.int) -> cython.bint:
        """May the tile lie in open cell ``i`` in some rotation?"""
        rotation: cython.int
        mask: cython.int = self.rules.fit[self.rules.signature[design] * DEMANDS + self.open_demand[i]]
        if mask == 0 or not self.rules.has_hook[FORBIDS_TILE]:
            return mask != 0
        for rotation in range(4):
            if mask >> rotation & 1 and self.refuses_tile(design, self.open_at[i], rotation) == 0:
                return True
        return False

    def may_lie(self, design: cython.int, at: cython.int, rotation: cython.int) -> cython.bint:
        """Is this one of the legal placements of the tile?"""
        i: cython.int = self.find_open(at)
        if i < 0 or self.open_at[i] != at or self.rules.rotations[design] >> rotation & 1 == 0:
            return False
        if self.rules.fit[self.rules.signature[design] * DEMANDS + self.open_demand[i]] >> rotation & 1 == 0:
            return False
        return not self.rules.has_hook[FORBIDS_TILE] or self.refuses_tile(design, at, rotation) == 0

    def fits_anywhere(self, design: cython.int) -> cython.bint:
        """Has the tile a legal place? (TILE-6)"""
        i: cython.int
        hooked: cython.bint = self.rules.has_hook[FORBIDS_TILE] != 0
        fit: cython.p_uchar = self.rules.fit
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        for i in range(self.n_open):
            if fit[base + demand[i]] and (not hooked or self.fits_at(design, i)):
                return True
        return False

    def placements(self, design: cython.int, out: Moves) -> None:
        """List every legal place and rotation of a tile, each once."""
        i: cython.int
        rotation: cython.int
        mask: cython.int
        fit: cython.p_uchar = self.rules.fit
        at: cython.p_int = self.open_at
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        rotations: cython.int = self.rules.rotations[design]
        hooked: cython.bint = self.rules.has_hook[FORBIDS_TILE] != 0
        place: cython.longlong = code_of(PLACE, 0, 0, 0, 0)
        there: cython.longlong
        self.sort_open()
        out.reserve(4 * self.n_open)
        for i in range(self.n_open):
            mask = fit[base + demand[i]] & rotations
            rotation = 0
            while mask:
                if mask & 1 and not (hooked and self.refuses_tile(design, at[i], rotation)):
                    there = at[i]
                    out.codes[out.n] = place | (there << AT_SHIFT) | (rotation << A_SHIFT)
                    out.n += 1
                mask >>= 1
                rotation += 1

    def count_placements(self, design: cython.int) -> cython.int:
        """How many legal placements a tile has; ``nth_placement`` counts in the order of ``placements``."""
        i: cython.int
        n: cython.int = 0
        n_open: cython.int = self.n_open
        fit: cython.p_uchar = self.rules.fit
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        rotations: cython.int = self.rules.rotations[design]
        if self.rules.has_hook[FORBIDS_TILE]:
            self.scratch.clear()
            self.placements(design, self.scratch)
            return self.scratch.n
        self.sort_open()
        for i in range(n_open):
            n += BITS[fit[base + demand[i]] & rotations]
        return n

    def nth_placement(self, design: cython.int, n: cython.int) -> cython.longlong:
        """The n-th of those that were just counted."""
        i: cython.int = 0
        rotation: cython.int = 0
        mask: cython.int
        fit: cython.p_uchar = self.rules.fit
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        rotations: cython.int = self.rules.rotations[design]
        if self.rules.has_hook[FORBIDS_TILE]:
            return self.scratch.at(n)
        while True:
            mask = fit[base + demand[i]] & rotations
            if n < BITS[mask]:
                break
            n -= BITS[mask]
            i += 1
        while True:
            if mask >> rotation & 1:
                if n == 0:
                    break
                n -= 1
            rotation += 1
        return code_of(PLACE, self.open_at[i], rotation, 0, 0)
