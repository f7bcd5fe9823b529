"""What the fairy gives: a point as the turn begins, three when a feature is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import AWARD, E_AWARD, FEATURE, FIELD, FINAL, NOBODY, TURN
from bastide.core.expansion import Step
from bastide.expansions.princess_and_dragon.slots import FAIRY, FAIRY_KIND, FAIRY_OWNER, FAIRY_SEGMENT

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


def is_with_fairy(s: State, own: cython.int, assigned: cython.bint, piece: cython.int) -> cython.bint:
    """Does the fairy act for this piece? Only for followers (FAIRY-3), with OPT-12 for one of them only."""
    segment: cython.int = s.where[piece]
    if segment < 0 or s.own[own + FAIRY] < 0 or s.tile_of[segment] != s.own[own + FAIRY]:
        return False
    if not s.rules.is_follower[s.rules.sort[piece]]:
        return False
    if not assigned:
        return True
    return (
        s.own[own + FAIRY_SEGMENT] == segment
        and s.own[own + FAIRY_OWNER] == s.rules.owner[piece]
        and s.own[own + FAIRY_KIND] == s.rules.sort[piece]
    )


class FairyPoint(Step):
    """FAIRY-6: one point before anything else, once a turn (FAIRY-7)."""

    name = "fairy-point"
    slot = TURN
    order = 400
    rule = "STEP-4"

    def bind(self, rules: Ruleset) -> None:
        self.own = rules.slot("dragon")
        self.line = rules.line("fairy-point")
        self.assigned = rules.options["fairy"] == "next-to-follower"

    def run(self, s: State) -> cython.int:
        i: cython.int
        if s.own[self.own + FAIRY] < 0:
            return NOBODY
        for i in range(s.rules.n_pieces):
            if s.rules.owner[i] == s.active and is_with_fairy(s, self.own, self.assigned, i):
                s.award(s.active, 1, self.line, s.tile_at[s.own[self.own + FAIRY]])
                break
        return NOBODY


class FairyThree(Step):
    """FAIRY-8: three points for every player with a follower of the scored feature on her tile."""

    name = "fairy-three"
    slot = FEATURE
    order = 1650
    rule = "FAIRY-8"

    def bind(self, rules: Ruleset) -> None:
        self.own = rules.slot("dragon")
        self.line = rules.line("fairy-three")
        self.assigned = rules.options["fairy"] == "next-to-follower"

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        fairy: cython.int = s.own[self.own + FAIRY]
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
                and is_with_fairy(s, self.own, self.assigned, i)
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
