"""Every way to play the rest of a turn, judged by the evaluation, for players that look one turn ahead."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import cython

from bastide.core.moves import Moves

if TYPE_CHECKING:
    from bastide.core.state import State
    from bastide.players.evaluation import Evaluation

WORST = -1e18
ANOTHER = 1e-6  # for a further tile in the same turn: the evaluation sees no difference, so it decides
GLANCE = 64  # positions between two looks at the clock


class Lookahead:
    """Looks through up to three decisions of one seat, in states that it keeps for the purpose."""

    def __init__(self, evaluation: Evaluation, like: State) -> None:
        """``like`` is any state of the game."""
        self.evaluation = evaluation
        self.first = like.copy()
        self.second = like.copy()
        self.third = like.copy()
        self.first_moves = Moves()
        self.second_moves = Moves()
        self.third_moves = Moves()
        self.draw = like.rules.step("draw")
        self.seat = 0
        self.nodes = 0
        self.until = 0.0
        self.glance = GLANCE
        self.late = False

    def begin(self, seat: int, nodes: int, seconds: float | None) -> None:
        """Whose decision it is, how many positions may be looked at, and for how long."""
        self.seat = seat
        self.nodes = nodes
        self.until = 0.0 if seconds is None else time.monotonic() + seconds
        self.glance = 1
        self.late = False

    def allow(self, nodes: int) -> None:
        """So many more positions at least."""
        self.nodes = max(self.nodes, nodes)

    def is_spent(self) -> cython.bint:
        """Is the limit reached?"""
        if self.nodes <= 0 or self.late:
            return True
        if self.until > 0.0:
            self.glance -= 1
            if self.glance <= 0:
                self.glance = GLANCE
                self.look_at_clock()
        return self.late

    def look_at_clock(self) -> None:
        """Note whether the time is over."""
        self.late = time.monotonic() >= self.until

    def after(self, s: State, code: cython.longlong, deep: cython.int) -> cython.double:
        """What an action leads to, with the best that the seat can do in its next ``deep - 1`` decisions."""
        if deep >= 3:
            return self.step(s, self.first, self.first_moves, code, 3)
        if deep == 2:
            return self.step(s, self.second, self.second_moves, code, 2)
        return self.step(s, self.third, self.third_moves, code, 1)

    def step(
        self, s: State, room: State, moves: Moves, code: cython.longlong, deep: cython.int
    ) -> cython.double:
        """The same, in a given state and list."""
        i: cython.int
        value: cython.double
        best: cython.double = WORST
        self.nodes -= 1
        s.copy_to(room)
        room.play(code)
        if room.failed:  # an expansion in plain Python
            return WORST
        if deep > 1 and room.player == self.seat and not self.is_spent():
            room.legal(moves)
            for i in range(moves.n):
                value = self.after(room, moves.at(i), deep - 1)
                if value > best:
                    best = value
            return best
        self.evaluation.expected(room)
        value = self.evaluation.lead(room.rules.n_players, self.seat)
        if room.step == self.draw and room.active == self.seat:
            value += ANOTHER
        return value

    def value(self, state: State, code: int, deep: int) -> float:
        """The same for Python callers."""
        found: cython.double
        number: cython.longlong = code
        levels: cython.int = deep
        if cython.compiled:
            with cython.nogil:
                found = self.after(state, number, levels)
        else:
            found = self.after(state, number, levels)
        for room in (self.first, self.second, self.third):
            room.check()
        return found
