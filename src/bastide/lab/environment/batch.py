# cython: boundscheck=False, wraparound=False
"""Many games stepped in one call: the compiled half of ``VectorGames``, to which the arrays belong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.constants import TERMINAL
from bastide.lab.environment.endings import CUT_OFF, GOES_ON, OVER
from bastide.lab.environment.table import Table
from bastide.players.memory import Memory
from bastide.record.dealer import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.core.state import State
    from bastide.lab.environment.action_ids import ActionIds
    from bastide.lab.environment.observer import Observer


class Batch(Memory):
    """So many tables, a row of every array for each. The arrays are flat and belong to whoever made it."""

    def __init__(
        self,
        ids: ActionIds,
        start: State,
        n: int,
        observer: Observer,
        arrays: Mapping[str, Any],
        max_steps: int = 0,
    ) -> None:
        """With ``max_steps`` a game is cut off after so many choices; an observer without arrays rests."""
        Memory.__init__(self)
        i: cython.int
        self.ids = ids
        self.n = n
        self.n_players = start.rules.n_players
        self.max_steps = max_steps
        self.observer = observer
        self.observes = observer.attached
        self.actions = arrays["actions"]
        self.mask = arrays["mask"]
        self.to_play = arrays["to_play"]
        self.seeds = arrays["seeds"]
        self.ended = arrays["ended"]
        self.scores = arrays["scores"]
        self.gained = arrays["gained"]
        self.tables = tuple([Table(ids, start) for _ in range(n)])
        self.generators = tuple([Generator(0) for _ in range(n)])
        if not cython.compiled:
            self.table_at = list(self.tables)
            self.generator_at = list(self.generators)
        else:
            self.table_at = cython.cast(cython.pp_void, self.block(n, cython.sizeof(cython.p_void)))
            self.generator_at = cython.cast(cython.pp_void, self.block(n, cython.sizeof(cython.p_void)))
            for i in range(self.n):
                self.table_at[i] = cython.cast(cython.p_void, self.tables[i])
                self.generator_at[i] = cython.cast(cython.p_void, self.generators[i])

    # Without the interpreter -----------------------------------------------------------------------

    def begin(self, row: cython.int, table: Table, generator: Generator) -> None:
        """A new game in a row, with the row's next seed."""
        self.seeds[row] = generator.next()
        table.begin(self.seeds[row])
        if self.observes:
            self.observer.renew(row)
        self.gain(row, table)

    def gain(self, row: cython.int, table: Table) -> None:
        """Write down everybody's points, and by how much they have changed."""
        p: cython.int
        i: cython.int
        for p in range(self.n_players):
            i = row * self.n_players + p
            self.gained[i] = table.state.score[p] - self.scores[i]
            self.scores[i] = table.state.score[p]

    def play(self, row: cython.int, table: Table) -> None:
        """Carry out the action of a row."""
        table.take(self.actions[row])
        self.gain(row, table)
        if table.state.player == TERMINAL or table.state.failed:
            self.ended[row] = OVER
        elif self.max_steps > 0 and table.steps >= self.max_steps:
            self.ended[row] = CUT_OFF
        else:
            self.ended[row] = GOES_ON

    def show(self, row: cython.int, table: Table) -> None:
        """Write what whoever must choose sees, and what they may choose."""
        i: cython.int
        start: cython.longlong = row
        start *= self.ids.n
        if cython.compiled:
            memset(cython.address(self.mask[start]), 0, self.ids.n)
        else:
            self.mask[start : start + self.ids.n] = 0
        for i in range(table.moves.n):
            if table.listed[i] >= 0:
                self.mask[start + table.listed[i]] = 1
        self.to_play[row] = table.state.player
        if self.observes:
            self.observer.fill(table.state, table.state.player, row, table.asked)

    def wrong_row(self) -> cython.int:
        """The first row whose action may not be chosen, or -1."""
        row: cython.int
        start: cython.longlong
        for row in range(self.n):
            start = row
            start *= self.ids.n
            if not 0 <= self.actions[row] < self.ids.n or not self.mask[start + self.actions[row]]:
                return row
        return -1

    def play_all(self) -> cython.int:
        """Carry out every row's action; how many games that ends."""
        row: cython.int
        n: cython.int = 0
        for row in range(self.n):
            self.play(row, cython.cast(Table, self.table_at[row]))
            n += self.ended[row] != GOES_ON
        return n

    def show_all(self) -> None:
        """Write all rows; games that have ended begin anew."""
        row: cython.int
        for row in range(self.n):
            if self.ended[row] != GOES_ON:
                self.begin(
                    row,
                    cython.cast(Table, self.table_at[row]),
                    cython.cast(Generator, self.generator_at[row]),
                )
            self.show(row, cython.cast(Table, self.table_at[row]))

    # For Python ------------------------------------------------------------------------------------

    def reseed(self, row: int, seed: int) -> None:
        """Let the seeds of a row's games come from another seed."""
        i: cython.int = row
        cython.cast(Generator, self.generator_at[i]).state = seed & 0xFFFFFFFFFFFFFFFF

    def refused(self) -> int:
        """The first row whose action may not be chosen, or -1."""
        return self.wrong_row()

    def step(self) -> int:
        """Carry out the actions of all rows; how many games have ended."""
        n: cython.int
        if cython.compiled:
            with cython.nogil:
                n = self.play_all()
        else:
            n = self.play_all()
        return n

    def renew(self) -> None:
        """Begin anew what has ended, and write all rows."""
        if cython.compiled:
            with cython.nogil:
                self.show_all()
        else:
            self.show_all()

    def check(self) -> None:
        """Raise what went wrong in an expansion in plain Python."""
        for table in self.tables:
            table.state.check()
