"""Carcassonne as a completed city for the farms of the first edition (COUNT-4 with OPT-1 and OPT-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import FIELD, FINAL, NOBODY
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

TILES = 12


class FirstEditionCarcassonne(Step):
    """The most farmers on all farms that touch it win it, as they win any other city."""

    name = "first-edition-carcassonne"
    slot = FINAL
    order = 3202
    rule = "OPT-1"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] != "first-edition"
        self.mark = rules.mark("carcassonne")
        self.city: cython.int = rules.farm_city("count-of-carcassonne")

    def run(self, s: State) -> cython.int:
        s.appraise_city(self.city, self.farm_beside(s), TILES)
        if s.tally.winners:
            s.award_winners()
        return NOBODY

    def farm_beside(self, s: State) -> cython.int:
        """One of the farms that touch it, for people to be shown; nobody stands on any if there is none."""
        f: cython.int
        for f in range(s.n_segments):
            if s.feature_of[f] == f and s.kind_of(f) == FIELD and s.has_mark(f, self.mark):
                return f
        return 0
