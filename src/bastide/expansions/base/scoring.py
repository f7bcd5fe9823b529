"""Scoring in the base game: completed features, the end of the game, farms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import (
    AWARD,
    CITY,
    E_OVER,
    FEATURE,
    FIELD,
    FINAL,
    NO_CITY,
    NOBODY,
    PART,
    RIVER,
    ROAD,
)
from bastide.core.expansion import Step
from bastide.core.reasons import Reason
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class ScoreCompleted(Step):
    """STEP-16: each completed feature by itself; roads, cities, cloisters (ORDER-1, ORDER-2)."""

    name = "score"
    slot = PART
    order = 1600
    rule = "STEP-16"

    def bind(self, rules: Ruleset) -> None:
        self.choose = rules.step("choose-feature")

    def run(self, s: State) -> cython.int:
        i: cython.int
        kind: cython.int
        if s.n_done == 0:
            return NOBODY
        if s.rules.orders_scoring:
            s.push(self.choose)
            return NOBODY
        # Pushed last comes first, so the agenda is filled from the last kind to the first.
        for kind in range(s.rules.n_segment_kinds - 1, -1, -1):
            if kind == FIELD or kind == RIVER:
                continue
            for i in range(s.n_done - 1, -1, -1):
                if s.kind_of(s.done[i]) == kind:
                    s.push(FEATURE, 0, s.done[i], 0)
        return NOBODY


class ChooseFeature(Step):
    """ORDER-2: where it can matter, the active player says which completed feature is scored next.

    ``arg0`` counts the features that have been; they stand first in ``done``.
    """

    name = "choose-feature"
    rule = "ORDER-2"

    def bind(self, rules: Ruleset) -> None:
        self.score = rules.action("score")

    def run(self, s: State) -> cython.int:
        i: cython.int
        left: cython.int = 0
        for i in range(s.arg0, s.n_done):
            if s.occupied[s.done[i]]:
                left += 1
        if left > 1:
            return s.active
        for i in range(s.n_done - 1, s.arg0 - 1, -1):
            s.push(FEATURE, 0, s.done[i], 0)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        f: cython.int
        for i in range(s.arg0, s.n_done):
            if s.occupied[s.done[i]]:
                f = s.anchor(s.done[i])
                out.offer(self.score, s.tile_at[s.tile_of[f]], s.spot_at(f), 0, 0)

    def act(self, s: State) -> None:
        i: cython.int
        f: cython.int = s.feature_of[s.segment_on(s.move_at, s.move_a)]
        for i in range(s.arg0, s.n_done):
            if s.done[i] == f:
                s.done[i] = s.done[s.arg0]
                s.done[s.arg0] = f
        s.push(self.number, s.arg0 + 1)
        s.push(FEATURE, 0, f, 0)

    def prompt(self, s: State) -> Message:
        return Message("base-score-next")

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(Message("base-say-next"), ("ORDER-2",))]


class Evaluate(Step):
    """What a feature is worth, and who gets it (MAJ-1 to MAJ-5)."""

    name = "evaluate"
    slot = FEATURE
    order = 1600
    rule = "STEP-16"

    def bind(self, rules: Ruleset) -> None:
        self.road_tile = rules.line("road-tile")
        self.city_tile = rules.line("city-tile")
        self.pennant = rules.line("pennant")
        self.cloister = rules.line("cloister")
        self.neighbour = rules.line("neighbour")
        self.farm_city = rules.line("farm-city")
        self.won_city = rules.line("won-city")
        self.pennant_mark = rules.mark("pennant")
        self.small_city = rules.options["small_city"] == "on"
        self.around = sum(1 << i for i, k in enumerate(rules.segment_kinds) if k.closes == "around")

    def run(self, s: State) -> cython.int:
        if s.occupied[s.arg0] == 0:  # MAJ-5
            return NOBODY
        s.gather(s.arg0, s.arg1 != 0)
        self.value(s)
        s.award_winners()
        return NOBODY

    def value(self, s: State) -> None:
        """Fill the tally's lines."""
        worth: cython.int
        n: cython.int
        if s.tally.kind == ROAD:
            s.tally.line(self.road_tile, s.tally.tiles, 1)
        elif s.tally.kind == CITY:
            worth = 2 if s.tally.complete else 1
            if self.small_city and s.tally.complete and s.tally.tiles == 2:  # OPT-2
                worth = 1
            s.tally.line(self.city_tile, s.tally.tiles, worth)
            n = s.count_mark(s.tally.feature, self.pennant_mark)
            if n:
                s.tally.line(self.pennant, n, worth)
        elif s.tally.city != NO_CITY:  # OPT-1
            s.tally.line(self.won_city, 1, 4)
        elif s.tally.kind == FIELD:
            s.tally.line(self.farm_city, s.farm_cities(s.tally.feature), 3)
        elif self.around >> s.tally.kind & 1:
            s.tally.line(self.cloister, 1, 1)
            s.tally.line(self.neighbour, 8 - s.opens[s.tally.feature], 1)
        s.modify_score()


class Give(Step):
    """The marker moves; expansions put their steps before and after."""

    name = "give"
    slot = AWARD
    order = 50
    rule = "ORDER-1"

    def run(self, s: State) -> cython.int:
        s.give(s.arg0, s.arg1)
        return NOBODY


class ReturnFigures(Step):
    """STEP-19: everything on the completed features goes home together (RETURN-1)."""

    name = "return"
    slot = PART
    order = 1900
    rule = "STEP-19"

    def run(self, s: State) -> cython.int:
        i: cython.int
        j: cython.int
        f: cython.int
        if s.n_done == 0:
            return NOBODY
        for i in range(s.rules.n_pieces):
            if s.where[i] < 0:
                continue
            f = s.feature_of[s.where[i]]
            if s.opens[f]:
                continue
            for j in range(s.n_done):
                if s.done[j] == f:
                    if not s.kept(i):
                        s.send_home(i)
                    break
        return NOBODY


class FinalFeatures(Step):
    """STEP-31: incomplete roads, cities and cloisters (FINAL-1, FINAL-2)."""

    name = "final-features"
    slot = FINAL
    order = 3100
    rule = "STEP-31"

    def run(self, s: State) -> cython.int:
        f: cython.int
        kind: cython.int
        i: cython.int
        s.n_done = 0
        for f in range(s.n_segments):
            if s.kind_of(f) != FIELD and s.occupied[s.feature_of[f]]:
                s.mark_done(s.feature_of[f])
        for kind in range(s.rules.n_segment_kinds - 1, -1, -1):  # pushed last comes first
            for i in range(s.n_done - 1, -1, -1):
                if s.kind_of(s.done[i]) == kind:
                    s.push(FEATURE, 0, s.done[i], 1)
        return NOBODY


class FinalReturn(Step):
    """FINAL-4: their followers leave before the farms are scored."""

    name = "final-return"
    slot = FINAL
    order = 3150
    rule = "FINAL-4"

    def run(self, s: State) -> cython.int:
        i: cython.int
        for i in range(s.rules.n_pieces):
            if s.where[i] >= 0 and s.kind_of(s.where[i]) != FIELD:
                s.send_home(i)
        return NOBODY


class FinalFarms(Step):
    """STEP-32: each farm by itself (FARM-5 to FARM-10)."""

    name = "final-farms"
    slot = FINAL
    order = 3200
    rule = "STEP-32"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] == "first-edition"

    def run(self, s: State) -> cython.int:
        f: cython.int
        for f in range(s.n_segments - 1, -1, -1):
            if s.occupied[f] and s.feature_of[f] == f and s.kind_of(f) == FIELD:
                s.push(FEATURE, 0, f, 1)
        return NOBODY


class FirstEditionFarms(Step):
    """OPT-1: in the first edition each completed city scores once, for the most farmers around it."""

    name = "first-edition-farms"
    slot = FINAL
    order = 3201
    rule = "OPT-1"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] != "first-edition"

    def run(self, s: State) -> cython.int:
        city: cython.int
        for city in range(s.n_segments):
            if s.is_finished_city(city):
                s.appraise_city(city, city, s.count_tiles(city))
                if s.tally.winners:
                    s.award_winners()
        return NOBODY


class GameOver(Step):
    """STEP-35: the result stands."""

    name = "game-over"
    slot = FINAL
    order = 3500
    rule = "STEP-35"

    def run(self, s: State) -> cython.int:
        s.note(E_OVER)
        return NOBODY
