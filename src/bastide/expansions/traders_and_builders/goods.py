"""Goods: taken by whoever completes a city, worth points to whoever has the most at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CITY, FINAL, NOBODY, PART
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

GOODS = ("wine", "wheat", "cloth")  # in the order of the mark's numbers, from 1
KINDS = 3
WORTH = 10


class TakeGoods(Step):
    """STEP-20: the active player takes the goods of every city completed in this part (GOODS-1)."""

    name = "take-goods"
    slot = PART
    order = 2000
    rule = "GOODS-1"

    def bind(self, rules: Ruleset) -> None:
        self.mark = rules.mark("goods")
        self.tokens = rules.variable("goods")
        self.event = rules.event("goods")

    def run(self, s: State) -> cython.int:
        i: cython.int
        j: cython.int
        kind: cython.int
        segment: cython.int
        taken: cython.int
        for kind in range(KINDS):  # one event for all tokens of a kind
            taken = 0
            for i in range(s.n_done):
                segment = s.done[i]
                if s.kind_of(segment) != CITY or s.opens[segment]:
                    continue
                for j in range(s.size[s.done[i]]):
                    if s.rules.mark_of[self.mark + s.printed_of[segment]] == kind + 1:
                        taken += 1
                    segment = s.next_of[segment]
            if taken:
                s.own[self.tokens + s.active * KINDS + kind] += taken
                s.note(self.event, s.active, kind, taken, s.own[self.tokens + s.active * KINDS + kind])
        return NOBODY


class GoodsMajorities(Step):
    """STEP-33: for each kind of goods the most tokens, ties in full (GOODS-2); none is no most (GOODS-3)."""

    name = "goods-majorities"
    slot = FINAL
    order = 3300
    rule = "GOODS-2"

    def bind(self, rules: Ruleset) -> None:
        self.tokens = rules.variable("goods")
        self.award = rules.step("goods-award")

    def run(self, s: State) -> cython.int:
        kind: cython.int
        i: cython.int
        p: cython.int
        most: cython.int
        for kind in range(KINDS - 1, -1, -1):  # pushed last comes first
            most = 1
            for p in range(s.rules.n_players):
                if s.own[self.tokens + p * KINDS + kind] > most:
                    most = s.own[self.tokens + p * KINDS + kind]
            for i in range(s.rules.n_players - 1, -1, -1):
                p = (s.active + i) % s.rules.n_players
                if s.own[self.tokens + p * KINDS + kind] == most:
                    s.push(self.award, p, kind)
        return NOBODY


class GoodsAward(Step):
    """One player's points for one kind of goods; arguments: player, kind."""

    name = "goods-award"
    args = ("player",)
    rule = "GOODS-2"

    def bind(self, rules: Ruleset) -> None:
        self.first_line = rules.line("most-wine")

    def run(self, s: State) -> cython.int:
        s.award(s.arg0, WORTH, self.first_line + s.arg1, 0)
        return NOBODY
