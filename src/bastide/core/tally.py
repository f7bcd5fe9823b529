"""What a feature is worth and to whom, while it is being scored.

A tally first collects what expansions say and then settles all of it at once, in one fixed order: counts,
rates, voids, bonuses, halving. So the order in which expansions speak changes neither points nor sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.core.constants import NO_CITY
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.journal import Journal

# The ints of a line: as it was collected, and from SETTLED_KIND on as it counts.
KIND, COUNT, WORTH, PLAYER, BONUS, SETTLED_KIND, SETTLED_WORTH, POINTS = range(8)
WIDTH = 8
MAX_LINES = 24
MAX_NOTES = 16  # rates that were raised
MAX_REPRICES = 8


@dataclass(frozen=True)
class LineKind:
    """A kind of line on a score sheet: ``rules`` say why it counts, ``line-NAME`` what it is.

    Of a ``single`` thing there is never more than one, as the cloister itself. ``unfinished`` are the rules
    by which it counts at the end for what is not complete, ``despite`` those by which it counts although
    everything else there is void, where they are others.
    """

    name: str
    rules: tuple[str, ...]
    single: bool = False
    unfinished: tuple[str, ...] = ()
    despite: tuple[str, ...] = ()

    def rules_of(self, *, unfinished: bool, despite: bool) -> tuple[str, ...]:
        """The rules by which it counts on a certain sheet."""
        if despite and self.despite:
            return self.despite
        return self.unfinished if unfinished and self.unfinished else self.rules

    @property
    def message(self) -> Message:
        """The line without a number: why points were given, raised or halved."""
        return Message(f"line-{self.name}")


class Tally:
    """The sheet of one feature, in ints.

    ``rank`` orders kinds of line in a way that does not depend on the order of expansions. ``city`` is
    there where farmers win single cities (OPT-1); see ``State.gather_city``. ``foreseen`` are tiles that a
    feature will have when it is finished, beyond those there: 0 but where somebody asks for its worth then.
    """

    def __init__(self, n_players: int) -> None:
        self.n_players = n_players
        self.foreseen = 0
        if not cython.compiled:
            self.rank: list[int] = []
            self.strengths = [0] * 8
            self.lines = [0] * (WIDTH * MAX_LINES)
            self.order = [0] * MAX_LINES
            self.notes = [0] * MAX_NOTES
            self.reprices = [0] * (3 * MAX_REPRICES)
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
        self.tiles = tiles + self.foreseen
        self.complete = complete
        self.final = final
        self.city = NO_CITY
        self.n_lines = 0
        self.n_first = -1
        self.n_notes = 0
        self.n_reprices = 0
        self.raised = 0
        self.void_by = -1
        self.halved_by = -1
        self.settled = False
        self.top = 0
        self.winners = 0
        self.pieces = 0
        for i in range(self.n_players):
            self.strengths[i] = 0

    # Collecting -------------------------------------------------------------------------------

    def line(self, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """``count`` things worth ``worth`` each, for everyone who wins the feature."""
        self.collect(-1, kind, count, worth, 0)

    def line_for(self, player: cython.int, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """The same for one player only, if they win the feature."""
        self.collect(player, kind, count, worth, 0)

    def bonus(self, kind: cython.int, count: cython.int, worth: cython.int) -> None:
        """A line that neither raises nor voids touch."""
        self.collect(-1, kind, count, worth, 1)

    def collect(
        self, player: cython.int, kind: cython.int, count: cython.int, worth: cython.int, bonus: cython.int
    ) -> None:
        """Write a line down."""
        i: cython.int = self.n_lines * WIDTH
        if self.n_lines == MAX_LINES:
            return
        self.lines[i + KIND] = kind
        self.lines[i + COUNT] = count
        self.lines[i + WORTH] = worth
        self.lines[i + PLAYER] = player
        self.lines[i + BONUS] = bonus
        self.n_lines += 1
        self.settled = False

    def raise_each(self, by: cython.int, why: cython.int) -> None:
        """Everything counted, sooner or later, is worth ``by`` more; ``why`` is a kind of line that
        gives the rule."""
        self.raised += by
        self.settled = False
        if self.n_notes < MAX_NOTES:
            self.notes[self.n_notes] = why
            self.n_notes += 1

    def reprice(self, old: cython.int, new: cython.int, by: cython.int) -> None:
        """Lines of one kind become lines of another, each thing worth ``by`` more."""
        i: cython.int = 3 * self.n_reprices
        if self.n_reprices == MAX_REPRICES:
            return
        self.reprices[i] = old
        self.reprices[i + 1] = new
        self.reprices[i + 2] = by
        self.n_reprices += 1
        self.settled = False

    def void(self, why: cython.int) -> None:
        """What was counted is worth nothing; bonuses stay."""
        self.void_by = self.first_of(self.void_by, why)
        self.settled = False

    def halve(self, why: cython.int) -> None:
        """The total is halved, rounded up; once, however many say so."""
        self.halved_by = self.first_of(self.halved_by, why)
        self.settled = False

    def first_of(self, one: cython.int, other: cython.int) -> cython.int:
        """The kind of line that comes first on a sheet; -1 is none."""
        return other if one < 0 or self.rank[other] < self.rank[one] else one

    def given(self) -> None:
        """What was collected so far comes first on the sheet, as it stands; the rest follows by rank."""
        if self.n_first < 0:
            self.n_first = self.n_lines

    # Majority ---------------------------------------------------------------------------------

    def add_strength(self, player: cython.int, strength: cython.int, piece: cython.int) -> None:
        """A piece of the player, of the kind ``piece``, takes part."""
        self.strengths[player] += strength
        self.pieces |= 1 << piece

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

    # Settling ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out what each line is worth and in which order the lines stand."""
        i: cython.int
        j: cython.int
        if self.settled:
            return
        self.settled = True
        for i in range(self.n_lines):
            j = i * WIDTH
            self.order[i] = i
            self.lines[j + SETTLED_KIND] = self.lines[j + KIND]
            self.lines[j + SETTLED_WORTH] = self.lines[j + WORTH]
            if self.lines[j + BONUS] == 0:
                if self.n_reprices:
                    self.settle_kind(j)
                self.lines[j + SETTLED_WORTH] += self.raised
            if self.void_by >= 0 and self.lines[j + BONUS] == 0:
                self.lines[j + POINTS] = 0
            else:
                self.lines[j + POINTS] = self.lines[j + COUNT] * self.lines[j + SETTLED_WORTH]
        if self.n_first >= 0:
            self.sort_lines()
        self.sort_notes()

    def settle_kind(self, j: cython.int) -> None:
        """What a line is called and worth after those who gave its kind another price."""
        i: cython.int
        kind: cython.int = -1
        for i in range(0, 3 * self.n_reprices, 3):
            if self.reprices[i] == self.lines[j + KIND]:
                kind = self.first_of(kind, self.reprices[i + 1])
                self.lines[j + SETTLED_WORTH] += self.reprices[i + 2]
        if kind >= 0:
            self.lines[j + SETTLED_KIND] = kind

    def sort_lines(self) -> None:
        """Put the lines that expansions added in the order of their rank."""
        i: cython.int
        j: cython.int
        here: cython.int
        for i in range(self.n_first + 1, self.n_lines):
            here = self.order[i]
            j = i - 1
            while j >= self.n_first and self.stands_before(here * WIDTH, self.order[j] * WIDTH):
                self.order[j + 1] = self.order[j]
                j -= 1
            self.order[j + 1] = here

    def stands_before(self, a: cython.int, b: cython.int) -> cython.bint:
        """Does one line come before another: bonuses last, then by rank, player and numbers?"""
        if self.lines[a + BONUS] != self.lines[b + BONUS]:
            return self.lines[a + BONUS] < self.lines[b + BONUS]
        if self.lines[a + SETTLED_KIND] != self.lines[b + SETTLED_KIND]:
            return self.rank[self.lines[a + SETTLED_KIND]] < self.rank[self.lines[b + SETTLED_KIND]]
        if self.lines[a + PLAYER] != self.lines[b + PLAYER]:
            return self.lines[a + PLAYER] < self.lines[b + PLAYER]
        if self.lines[a + COUNT] != self.lines[b + COUNT]:
            return self.lines[a + COUNT] < self.lines[b + COUNT]
        return self.lines[a + SETTLED_WORTH] < self.lines[b + SETTLED_WORTH]

    def sort_notes(self) -> None:
        """Put the reasons for raised rates in the order of their rank."""
        i: cython.int
        j: cython.int
        note: cython.int
        for i in range(1, self.n_notes):
            note = self.notes[i]
            j = i - 1
            while j >= 0 and self.rank[note] < self.rank[self.notes[j]]:
                self.notes[j + 1] = self.notes[j]
                j -= 1
            self.notes[j + 1] = note

    def points(self, player: cython.int) -> cython.int:
        """What the feature gives to a player who wins it; -1 is one without lines of their own."""
        total: cython.int = 0
        i: cython.int
        j: cython.int
        self.settle()
        for i in range(self.n_lines):
            j = i * WIDTH
            if self.lines[j + PLAYER] < 0 or self.lines[j + PLAYER] == player:
                total += self.lines[j + POINTS]
        if self.halved_by >= 0:
            total = (total + 1) // 2
        return total

    def write(self, journal: Journal, event: cython.int) -> None:
        """Put the sheet into the journal; ``events.py`` reads it back in the same order."""
        i: cython.int
        j: cython.int
        self.settle()
        journal.put(event)
        journal.put(13 + 2 * self.n_players + 6 * self.n_lines + self.n_notes)
        journal.put(self.feature)
        journal.put(self.kind)
        journal.put(self.tiles)
        journal.put(self.complete)
        journal.put(self.final)
        journal.put(self.winners)
        journal.put(self.void_by)
        journal.put(self.halved_by)
        journal.put(self.points(-1))
        journal.put(self.n_players)
        journal.put(self.n_lines)
        journal.put(self.n_notes)
        journal.put(self.pieces)
        for i in range(self.n_players):
            journal.put(self.strengths[i])
        for i in range(self.n_players):
            journal.put(self.points(i))
        for i in range(self.n_lines):
            j = self.order[i] * WIDTH
            journal.put(self.lines[j + SETTLED_KIND])
            journal.put(self.lines[j + COUNT])
            journal.put(self.lines[j + SETTLED_WORTH])
            journal.put(self.lines[j + PLAYER])
            journal.put(self.void_by >= 0 and self.lines[j + BONUS] == 0)
            journal.put(self.lines[j + POINTS])
        for i in range(self.n_notes):
            journal.put(self.notes[i])
