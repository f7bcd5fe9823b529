"""``Agenda``: what is still to come, whose turn it is, and the journal of what happened.

The agenda is a stack of frames, each a step with three arguments. ``State.advance`` runs steps from its top
until one needs a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import (
    NOBODY,
    SLOT_NAMES,
)
from bastide.core.journal import Journal
from bastide.core.placing import Placing

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset


class Agenda(Placing):
    """A table at which somebody must choose, and what follows. ``State`` runs the steps."""

    def __init__(self, rules: Ruleset) -> None:
        Placing.__init__(self, rules)
        self.active = 0
        self.player = NOBODY
        self.step = -1
        self.turn = 0
        self.tile = -1
        self.laid = -1
        self.last_laid = -1
        self.depth = 0
        self.cut = 0
        self.arg0 = self.arg1 = self.arg2 = 0
        self.move_kind = self.move_at = self.move_a = self.move_b = self.move_c = 0
        self.noting = True
        self.journal = Journal()

    def copy_agenda(self, other: Agenda) -> None:
        """Make ``other`` have the same to come; its journal is its own."""
        other.active = self.active
        other.player = self.player
        other.step = self.step
        other.turn = self.turn
        other.tile = self.tile
        other.laid = self.laid
        other.last_laid = self.last_laid
        other.depth = self.depth
        other.cut = self.cut
        other.arg0 = self.arg0
        other.arg1 = self.arg1
        other.arg2 = self.arg2
        other.move_kind = other.move_at = other.move_a = other.move_b = other.move_c = 0
        other.noting = self.noting

    def push(self, step: cython.int, a: cython.int = 0, b: cython.int = 0, c: cython.int = 0) -> None:
        """Put a step, or the sequence of a slot, on top of the agenda.

        For a sequence ``a`` must be 0; ``b`` and ``c`` reach its steps as ``arg0`` and ``arg1``.
        """
        i: cython.int = 4 * self.depth
        self.frames[i] = step
        self.frames[i + 1] = a
        self.frames[i + 2] = b
        self.frames[i + 3] = c
        self.depth += 1

    def load_frame(self) -> None:
        """Lay out the arguments of the frame on top."""
        i: cython.int = 4 * (self.depth - 1)
        self.arg0 = self.frames[i + 1]
        self.arg1 = self.frames[i + 2]
        self.arg2 = self.frames[i + 3]

    def note(
        self,
        kind: cython.int,
        a: cython.int = 0,
        b: cython.int = 0,
        c: cython.int = 0,
        d: cython.int = 0,
    ) -> None:
        """Write an event, if anybody listens."""
        if self.noting:
            self.journal.note(kind, a, b, c, d)

    def frame_count(self) -> int:
        """How many frames lie on the agenda."""
        return self.depth

    def agenda(self) -> list[tuple[str, int, int, int]]:
        """What is still to come in this turn: steps and slots with their arguments, the next one last."""
        frames = self.peek("frames")
        names = {**dict(enumerate(SLOT_NAMES)), **{step.number: step.name for step in self.rules.steps}}
        rows = [frames[4 * i : 4 * i + 4] for i in range(self.depth)]
        return [(names[step], a, b, c) for step, a, b, c in rows]

    def is_cut(self) -> bool:
        """Will the part of the turn end before its time?"""
        return self.cut != 0
