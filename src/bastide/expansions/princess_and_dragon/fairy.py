"""What the fairy gives: a point as the turn begins, three when a feature is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import AWARD, E_AWARD, FEATURE, FIELD, FINAL, NOBODY, TURN
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class WithFairy(Step):
    """A step that asks whom the fairy is with."""

    def bind(self, rules: Ruleset) -> None:
        self.fairy_at = rules.variable("fairy")
        self.fairy_owner = rules.variable("fairy_owner")
        self.fairy_kind = rules.variable("fairy_kind")
        self.fairy_segment = rules.variable("fairy_segment")
        self.assigned = rules.options["fairy"] == "next-to-follower"

    def is_with_fairy(self, s: State, piece: cython.int) -> cython.bint:
        """Does she act for this piece? Only for followers (FAIRY-3), with OPT-12 for one of them only."""
        segment: cython.int = s.where[piece]
        if segment < 0 or s.own[self.fairy_at] < 0 or s.tile_of[segment] != s.own[self.fairy_at]:
            return False
        if not s.rules.is_follower[s.rules.kind_of_piece[piece]]:
            return False
        if not self.assigned:
            return True
        return (
            s.own[self.fairy_segment] == segment
            and s.own[self.fairy_owner] == s.rules.owner[piece]
            and s.own[self.fairy_kind] == s.rules.kind_of_piece[piece]
        )


class FairyPoint(WithFairy):
    """FAIRY-6: one point before anything else, once a turn (FAIRY-7)."""

    name = "fairy-point"
    slot = TURN
    order = 400
    rule = "STEP-4"

    def bind(self, rules: Ruleset) -> None:
        WithFairy.bind(self, rules)
        self.line = rules.line("fairy-point")

    def run(self, s: State) -> cython.int:
        i: cython.int
        if s.own[self.fairy_at] < 0:
            return NOBODY
        for i in range(s.rules.n_pieces):
            if s.rules.owner[i] == s.active and self.is_with_fairy(s, i):
                s.award(s.active, 1, self.line, s.tile_at[s.own[self.fairy_at]])
                break
        return NOBODY


class FairyThree(WithFairy):
    """FAIRY-8: three points for every player with a follower of the scored feature on her tile."""

    name = "fairy-three"
    slot = FEATURE
    order = 1650
    rule = "FAIRY-8"

    def bind(self, rules: Ruleset) -> None:
        WithFairy.bind(self, rules)
        self.line = rules.line("fairy-three")

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        fairy: cython.int = s.own[self.fairy_at]
        if fairy < 0:
            return NOBODY
        for i in range(s.rules.n_players):
            p = (s.active + i) % s.rules.n_players
            if self.earns(s, p, s.arg0):
                s.note(E_AWARD, p, 3, self.line, s.tile_at[fairy])
                if s.rules.slot_length[AWARD] <= 1:
                    s.give(p, 3)
        if s.rules.slot_length[AWARD] > 1:  # pushed last comes first
            for i in range(s.rules.n_players - 1, -1, -1):
                p = (s.active + i) % s.rules.n_players
                if self.earns(s, p, s.arg0):
                    s.reward(p, 3)
        return NOBODY

    def earns(self, s: State, player: cython.int, feature: cython.int) -> cython.bint:
        """Have they such a follower? Majority and the worth of the feature do not matter (FAIRY-10)."""
        i: cython.int
        for i in range(s.rules.n_pieces):
            if (
                s.rules.owner[i] == player
                and self.is_with_fairy(s, i)
                and s.feature_of[s.where[i]] == feature
            ):
                return True
        return False


class FairyFarms(Step):
    """FAIRY-9 with OPT-1: farms of the first edition are scored by city, but each gives her three once."""

    name = "fairy-farms"
    slot = FINAL
    order = 3202
    rule = "FAIRY-9"

    def bind(self, rules: Ruleset) -> None:
        self.three = rules.step("fairy-three")
        self.idle = rules.options["farm_scoring"] != "first-edition"

    def run(self, s: State) -> cython.int:
        f: cython.int
        for f in range(s.n_segments - 1, -1, -1):
            if s.feature_of[f] == f and s.occupied[f] and s.kind_of(f) == FIELD:
                s.push(self.three, f, 1)
        return NOBODY
