"""``Table``: a game that is played by action ids, chance by a seed; what all environments stand on.

It holds a ``State`` and knows no rule. Everything that happens in a step runs without the interpreter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CHANCE
from bastide.core.moves import Moves
from bastide.lab.environment.action_ids import ActionIds
from bastide.players.memory import Memory
from bastide.record.dealer import Dealer
from bastide.record.position import format_position, parse_position

if TYPE_CHECKING:
    from bastide.core.state import State

MOST = 2048  # ids that are listed at once
NOTHING, SEVERAL = -1, -2  # no action, or no question for a cell; several actions


class Table(Memory):
    """One game. ``choices()`` are the ids that may be chosen, ``choose`` takes one.

    With ``deals`` the table plays chance itself; without, chance's actions are among the choices too.
    """

    def __init__(self, ids: ActionIds, start: State, deals: bool = True) -> None:
        Memory.__init__(self)
        self.ids = ids
        self.start = start
        self.deals = deals
        self.state: State = start.copy()
        self.state.listen(False)
        self.dealer = Dealer()
        self.moves = Moves()
        self.listed = self.ints(MOST)
        self.asked = NOTHING
        self.steps = 0

    def begin(self, seed: cython.ulonglong) -> None:
        """A new game."""
        self.start.copy_to(self.state)
        self.dealer.generator.state = seed
        self.asked = NOTHING
        self.steps = 0
        self.look()

    def look(self) -> None:
        """Go on to a decision, and find what may be chosen."""
        if self.deals:
            while self.state.player == CHANCE and not self.state.failed:
                self.state.play(self.dealer.deal(self.state))
        self.state.legal(self.moves)
        self.list_ids()

    def list_ids(self) -> None:
        """Write down the ids of what may be chosen."""
        if self.moves.n > MOST:
            self.moves.cut(MOST)
        self.ids.list_all(self.state, self.moves, self.asked, self.listed)

    def find(self, wanted: cython.int) -> cython.longlong:
        """The code of the action that an id means; ``NOTHING``, or ``SEVERAL`` before its cell."""
        i: cython.int
        code: cython.longlong = NOTHING
        if wanted >= 0:
            for i in range(self.moves.n):
                if self.listed[i] == wanted:
                    if code != NOTHING:
                        return SEVERAL
                    code = self.moves.at(i)
        return code

    def take(self, wanted: cython.int) -> cython.bint:
        """Choose by an id; False if it may not be chosen, and nothing has happened."""
        code: cython.longlong = self.find(wanted)
        if code == NOTHING:
            return False
        self.steps += 1
        if code == SEVERAL:
            self.asked = wanted
            self.list_ids()
        else:
            self.asked = NOTHING
            self.state.play(code)
            self.look()
        return True

    # For Python ------------------------------------------------------------------------------------

    def reset(self, seed: int = 0) -> None:
        """A new game; the same seed gives the same draws."""
        self.begin(seed & 0xFFFFFFFFFFFFFFFF)
        self.state.check()

    def choose(self, number: int) -> bool:
        """Choose by an id; False if it may not be chosen."""
        done = self.take(number)
        self.state.check()
        return done

    def play_code(self, code: int) -> None:
        """Play a legal action by its code, and chance after it; the code is trusted."""
        wanted: cython.longlong = code
        self.asked = NOTHING
        self.steps += 1
        self.state.play(wanted)
        self.look()
        self.state.check()

    def choices(self) -> list[int]:
        """The ids that may be chosen, each once, in the order of ``legal_actions``."""
        i: cython.int
        return list(dict.fromkeys([self.listed[i] for i in range(self.moves.n) if self.listed[i] >= 0]))

    def code_of(self, number: int) -> int:
        """The code of the action that an id means now; -1 if none, -2 if its cell will be asked for."""
        return self.find(number)

    def id_of(self, code: int) -> int:
        """The id that leads to a legal action now: its own, or the one after which its cell is asked for."""
        i: cython.int
        wanted: cython.longlong = code
        for i in range(self.moves.n):
            if self.moves.at(i) == wanted:
                return self.listed[i]
        return NOTHING

    def copy(self) -> Table:
        """A table at which the same game goes on independently."""
        other: Table = Table(self.ids, self.start, self.deals)
        self.state.copy_to(other.state)
        other.dealer = self.dealer.copy()
        other.asked = self.asked
        other.steps = self.steps
        other.state.legal(other.moves)
        other.list_ids()
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For ``pickle``: both positions as text, and where chance is."""
        texts = format_position(self.start), format_position(self.state)
        return restored, (*texts, self.ids.size, self.deals, int(self.dealer.generator.state), self.asked)


def restored(start: str, now: str, size: int, deals: bool, seed: int, asked: int) -> Table:
    """A table from its positions."""
    begun: State = parse_position(start)
    table: Table = Table(ActionIds(begun.rules, size), begun, deals)
    state: State = parse_position(now)
    state.copy_to(table.state)
    table.dealer.generator.state = seed
    table.asked = asked
    table.state.legal(table.moves)
    table.list_ids()
    return table
