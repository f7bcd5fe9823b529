"""Carcassonne as a completed city for the farms of the first edition (COUNT-4 with OPT-1 and OPT-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import FIELD, FINAL, NOBODY
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class FirstEditionCarcassonne(Step):
    """4 points for the most farmers on all farms that touch it; one more for an own pig there, and
    one for a farmer beside the pig herd."""

    name = "first-edition-carcassonne"
    slot = FINAL
    order = 3202
    rule = "OPT-1"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] != "first-edition"
        self.mark = rules.mark("carcassonne")
        self.won_city = rules.line("won-city")
        self.pig = rules.piece_kind("pig")
        self.pig_line = rules.line("carcassonne-pig")
        # RIVER2-11: without pigs the herd has no effect.
        self.herd = rules.mark("pig_herd") if "pig_herd" in rules.mark_index and self.pig >= 0 else -1

    def run(self, s: State) -> cython.int:
        i: cython.int
        f: cython.int
        pigs: cython.int = 0
        herds: cython.int = 0
        s.tally.open(self.farm_beside(s), FIELD, 12, True, True)
        for i in range(s.rules.n_pieces):
            if s.where[i] < 0:
                continue
            f = s.feature_of[s.where[i]]
            if s.kind_of(f) != FIELD or not s.has_mark(f, self.mark):
                continue
            if s.rules.sort[i] == self.pig:
                pigs |= 1 << s.rules.owner[i]
            elif s.rules.is_follower[s.rules.sort[i]]:
                s.tally.add_strength(s.rules.owner[i], s.rules.strength[s.rules.sort[i]])
                if self.herd >= 0 and s.has_mark(f, self.herd):
                    herds |= 1 << s.rules.owner[i]
        s.tally.settle_majority()
        if s.tally.winners:
            s.tally.line(self.won_city, 1, 4)
            for i in range(s.rules.n_players):
                if pigs >> i & 1:
                    s.tally.line_for(i, self.pig_line, 1, 1)
                if herds >> i & 1:
                    s.tally.line_for(i, self.pig_line + 1, 1, 1)
            s.award_winners()
        return NOBODY

    def farm_beside(self, s: State) -> cython.int:
        """One of the farms that touch it, for people to be shown; nobody stands on any if there is none."""
        f: cython.int
        for f in range(s.n_segments):
            if s.feature_of[f] == f and s.kind_of(f) == FIELD and s.has_mark(f, self.mark):
                return f
        return 0
