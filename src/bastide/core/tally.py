"""What a feature is worth and to whom, while it is being scored.

A tally collects in any order and settles in one: counts, raises, voids, bonuses, halving. So the
order in which expansions speak changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.journal import Journal

WIDTH = 5  # ints to a line: kind, count, worth, player (-1: all), after (1: a bonus, not voided)
MOST = 19


@dataclass(frozen=True)
class LineKind:
    """A kind of line on a score sheet: ``rules`` say why it counts, ``line-NAME`` what it is."""

    name: str
    rules: tuple[str, ...]

    @property
    def message(self) -> Message:
        """The line without a number: why points were given, raised or halved."""
        return Message(f"line-{self.name}")


class Tally:
    """The sheet of one feature, in ints."""

    def __init__(self, n_players: int) -> None:
        self.n_players = n_players
        self.n_lines = 0
        self.n_whys = 0
        if not cython.compiled:
            self.strengths = [0] * 8
            self.lines = [0] * (WIDTH * (MOST + 1))
            self.whys = [0] * 16
        self.open(-1, 0, 0, False, False)

    def open(
        self,
        feature: cython.int,
        kind: cython.int,
        tiles: cython.int,
        complete: cython.bint,
        final: cython.bint,
    ) -> None:
        """Start anew for a feature."""
        i: cython.int
        self.feature = feature
        self.kind = kind
        self.tiles = tiles
        self.complete = complete
        self.final = final
        self.n_lines = 0
        self.n_whys = 0
        self.void_by = -1
        self.halved_by = -1
        self.top = 0
        self.winners = 0
        for i in range(self.n_players):
            self.strengths[i] = 0

    def line(self, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """``count`` things worth ``worth`` each, for everyone who wins the feature."""
        self.line_for(-1, kind, count, worth)

    def line_for(self, player: cython.int, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """The same for one player only, if they win the feature."""
        i: cython.int = self.n_lines * WIDTH
        if self.n_lines == MOST:
            return
        self.lines[i] = kind
        self.lines[i + 1] = count
        self.lines[i + 2] = worth
        self.lines[i + 3] = player
        self.lines[i + 4] = 0
        self.n_lines += 1

    def raise_each(self, by: cython.int, why: cython.int) -> None:
        """Everything counted is worth ``by`` more; ``why`` is a kind of line that gives the rule."""
        i: cython.int
        for i in range(self.n_lines):
            if self.lines[i * WIDTH + 4] == 0:
                self.lines[i * WIDTH + 2] += by
        self.whys[self.n_whys] = why
        self.n_whys += 1

    def reprice(self, old: cython.int, new: cython.int, by: cython.int) -> None:
        """Lines of one kind become lines of another, each thing worth ``by`` more."""
        i: cython.int
        for i in range(self.n_lines):
            if self.lines[i * WIDTH] == old:
                self.lines[i * WIDTH] = new
                self.lines[i * WIDTH + 2] += by

    def void(self, why: cython.int) -> None:
        """What was counted is worth nothing; bonuses stay."""
        self.void_by = why

    def bonus(self, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """A line that neither raises nor voids touch."""
        self.line_for(-1, kind, count, worth)
        self.lines[(self.n_lines - 1) * WIDTH + 4] = 1

    def halve(self, why: cython.int) -> None:
        """The total is halved, rounded up."""
        self.halved_by = why

    def add_strength(self, player: cython.int, strength: cython.int) -> None:
        """A follower of the player takes part."""
        self.strengths[player] += strength

    def settle_majority(self) -> None:
        """Find who has the most (MAJ-1, MAJ-2); strength 0 wins nothing."""
        p: cython.int
        self.top = 0
        self.winners = 0
        for p in range(self.n_players):
            if self.strengths[p] > self.top:
                self.top = self.strengths[p]
        if self.top > 0:
            for p in range(self.n_players):
                if self.strengths[p] == self.top:
                    self.winners |= 1 << p

    def points(self, player: cython.int) -> cython.int:
        """What the feature gives to a player who wins it."""
        total: cython.int = 0
        i: cython.int
        j: cython.int
        for i in range(self.n_lines):
            j = i * WIDTH
            if self.lines[j + 3] >= 0 and self.lines[j + 3] != player:
                continue
            if self.void_by >= 0 and self.lines[j + 4] == 0:
                continue
            total += self.lines[j + 1] * self.lines[j + 2]
        if self.halved_by >= 0:
            total = (total + 1) // 2
        return total

    def write(self, journal: Journal, event: cython.int) -> None:
        """Put the sheet into the journal."""
        i: cython.int
        journal.put(event)
        journal.put(11 + self.n_players + WIDTH * self.n_lines + self.n_whys)
        journal.put(self.feature)
        journal.put(self.kind)
        journal.put(self.tiles)
        journal.put(self.complete)
        journal.put(self.final)
        journal.put(self.winners)
        journal.put(self.void_by)
        journal.put(self.halved_by)
        journal.put(self.n_players)
        journal.put(self.n_lines)
        journal.put(self.n_whys)
        for i in range(self.n_players):
            journal.put(self.strengths[i])
        for i in range(WIDTH * self.n_lines):
            journal.put(self.lines[i])
        for i in range(self.n_whys):
            journal.put(self.whys[i])
