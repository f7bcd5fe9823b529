"""The double turn: a tile that adds to the builder's road or city earns a second part."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import NOBODY, PART, PASS, TURN
from bastide.core.expansion import Step
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

# What the slot "builder_part" holds.
NONE, EARNED, SPENT = 0, 1, 2


class EarnPart(Step):
    """STEP-6: fixed the moment the tile lies (BUILDER-6, BUILDER-9), once per turn (BUILDER-8).

    An abbey has no road or city of its own, so it adds to none (BUILDER-16).
    """

    name = "earn-part"
    slot = PART
    order = 650
    rule = "BUILDER-6"

    def bind(self, rules: Ruleset) -> None:
        self.flag = rules.variable("builder_part")
        self.builder = rules.piece_kind("builder")
        self.event = rules.event("part-earned")

    def run(self, s: State) -> cython.int:
        i: cython.int
        k: cython.int
        first: cython.int
        if s.own[self.flag] != NONE or s.laid < 0:
            return NOBODY
        first = s.rules.first_piece[s.active * s.rules.n_kinds + self.builder]
        for i in range(first, first + s.rules.piece_count[self.builder]):
            if s.where[i] < 0:
                continue
            for k in range(s.rules.n_segments[s.tile_lie[s.laid] >> 2]):
                if s.feature_of[s.tile_first[s.laid] + k] == s.feature_of[s.where[i]]:
                    s.own[self.flag] = EARNED
                    s.note(self.event, s.active, s.where[i])
                    return NOBODY
        return NOBODY


class BuilderPart(Step):
    """STEP-28: the part that was earned, after this one (STEP-2); it may be declined (BUILDER-10).

    With no tile left nobody is asked: an abbey may be in hand, else the draw ends the part (BUILDER-14).
    """

    name = "builder-part"
    slot = PART
    order = 2830
    rule = "BUILDER-6"
    guides = ("BUILDER-10",)

    def bind(self, rules: Ruleset) -> None:
        self.flag = rules.variable("builder_part")
        self.part = rules.step("part")
        self.extra = rules.action("extra-part")
        self.may = rules.options["builder_turn"] == "may"  # OPT-25

    def run(self, s: State) -> cython.int:
        if s.own[self.flag] != EARNED:
            return NOBODY
        if self.may and s.current_pile() >= 0:
            return s.active
        self.take(s)
        return NOBODY

    def take(self, s: State) -> None:
        """One more part comes next."""
        s.own[self.flag] = SPENT
        s.push(self.part)

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.extra, 0, 0, 0, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        if s.move_kind == PASS:
            s.own[self.flag] = SPENT
        else:
            self.take(s)

    def prompt(self, s: State) -> Message:
        return Message("traders-and-builders-draw-another")

    def passing(self, s: State) -> Message:
        return Message("traders-and-builders-end-turn")


class BuilderRests(Step):
    """The turn is over: in the next one a part may be earned again."""

    name = "builder-rests"
    slot = TURN
    order = 2790
    rule = "BUILDER-8"

    def bind(self, rules: Ruleset) -> None:
        self.flag = rules.variable("builder_part")

    def run(self, s: State) -> cython.int:
        s.own[self.flag] = NONE
        return NOBODY
