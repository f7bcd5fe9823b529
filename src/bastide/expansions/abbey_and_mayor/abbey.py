"""The abbey: a tile in hand that fills a hole and closes whatever meets it (ABBEY-1 to ABBEY-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
from bastide.core.constants import E_PLACED, FINAL, NOBODY, PART, PASS
from bastide.core.expansion import Step
from bastide.core.geometry import STEPS, unpack
from bastide.core.reasons import Reason
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class PlaceAbbey(Step):
    """STEP-5: the abbey instead of a drawn tile; decided before the draw (ABBEY-1)."""

    name = "abbey"
    slot = PART
    order = 500  # with the draw; "abbey" comes before "draw", which a test guards
    rule = "STEP-5"
    guides = ("ABBEY-1", "ABBEY-2")

    def bind(self, rules: Ruleset) -> None:
        self.design: cython.int = rules.design_of["abbey-and-mayor/abbey"]
        self.abbey = rules.action("abbey")
        self.hand = rules.variable("abbeys")

    def fits(self, s: State, i: cython.int) -> cython.bint:
        """Is open cell ``i`` enclosed by four tiles (ABBEY-2), and does no expansion mind?"""
        demand: cython.int = s.open_demand[i]
        if demand % 5 == 0 or demand // 5 % 5 == 0 or demand // 25 % 5 == 0 or demand // 125 == 0:
            return False
        return s.refuses_tile(self.design, s.open_at[i], 0) == 0

    def run(self, s: State) -> cython.int:
        i: cython.int
        if s.laid >= 0 or s.own[self.hand + s.active] == 0:
            return NOBODY
        for i in range(s.n_open):
            if self.fits(s, i):
                return s.active
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        for i in range(s.n_open):
            if self.fits(s, i):
                out.offer(self.abbey, s.open_at[i], 0, 0, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        if s.move_kind == PASS:
            return
        s.own[self.hand + s.active] -= 1
        s.laid = s.lay(self.design, s.move_at, 0)
        s.last_laid = s.laid
        s.note(E_PLACED, s.active, s.laid)

    def prompt(self, s: State) -> Message:
        if s.current_pile() < 0:
            return Message("abbey-and-mayor-place-or-not")
        return Message("abbey-and-mayor-place-or-draw")

    def passing(self, s: State) -> Message:
        if s.current_pile() < 0:
            return Message("abbey-and-mayor-place-nothing")
        return Message("abbey-and-mayor-keep-abbey")

    def explain(self, s: State, action: Action) -> list[Reason]:
        at = at_in(action.code)
        here = unpack(at)
        if s.tile_here(at) is not None:
            return [Reason(Message("base-tile-lies", at=position(here)), ("ABBEY-2",), (here,))]
        if any(s.tile_here(at + step) is None for step in STEPS):
            return [Reason(Message("abbey-and-mayor-not-enclosed", at=position(here)), ("ABBEY-2",), (here,))]
        number = s.refuses_tile(self.design, at, 0)
        if number:
            return [s.rules.reasons[number].reason(here)]
        return []


class LastAbbeys(Step):
    """STEP-29: after the last tile everybody who still has their abbey may place it (ABBEY-9)."""

    name = "last-abbeys"
    slot = FINAL
    order = 2900
    rule = "STEP-29"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["abbey_after_last_tile"] == "no"
        self.each = rules.step("last-abbey")

    def run(self, s: State) -> cython.int:
        i: cython.int
        # From the left of the last player to that player; pushed last comes first.
        for i in range(s.rules.n_players, 0, -1):
            s.push(self.each, (s.active + i) % s.rules.n_players)
        return NOBODY


class LastAbbey(Step):
    """One player's chance, with figure and scoring: a part in which there is nothing to draw (ABBEY-10)."""

    name = "last-abbey"
    rule = "ABBEY-9"
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.hand = rules.variable("abbeys")

    def run(self, s: State) -> cython.int:
        s.active = s.arg0
        s.n_done = 0
        s.tile = -1
        s.laid = -1
        s.cut = 0
        if s.own[self.hand + s.active]:
            s.push(PART)
        return NOBODY
