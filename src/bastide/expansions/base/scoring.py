"""Scoring in the base game: completed features, the end of the game, farms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
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
    PASS,
    RIVER,
    ROAD,
)
from bastide.core.expansion import Step
from bastide.core.reasons import Reason
from bastide.expansions.base.going_home import note_leaving, send_noted_home
from bastide.words import Message, position

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
    usual = True

    def bind(self, rules: Ruleset) -> None:
        self.choose = rules.step("choose-feature")

    def run(self, s: State) -> cython.int:
        if s.n_done:
            s.push(self.choose)
        return NOBODY


class ChooseFeature(Step):
    """ORDER-2: where it can matter, the active player says which completed feature is scored next.

    ``arg0`` counts the features that have been; they stand first in ``done``. ``arg1`` is 1 in final scoring.
    """

    name = "choose-feature"
    rule = "ORDER-2"

    def bind(self, rules: Ruleset) -> None:
        self.score = rules.action("score")
        self.as_found = rules.orders_scoring and rules.setup.format == 1

    def matters(self, s: State, feature: cython.int) -> cython.bint:
        """Can it matter when this feature is scored? Always while pawns move on the track, for it is paid."""
        if s.rules.orders_scoring and not s.arg1 and s.occupied[feature]:
            return True
        return s.depends_on_order(feature, s.arg1 != 0)

    def run(self, s: State) -> cython.int:
        i: cython.int
        left: cython.int = 0
        for i in range(s.arg0, s.n_done):
            if self.matters(s, s.done[i]):
                left += 1
        if left > 1:
            return s.active
        self.push_rest(s)
        return NOBODY

    def push_rest(self, s: State) -> None:
        """The others by their kinds. Pushed last comes first, so it goes from the last kind to the first."""
        i: cython.int
        kind: cython.int
        if self.as_found and not s.arg1:
            for i in range(s.n_done - 1, s.arg0 - 1, -1):
                s.push(FEATURE, 0, s.done[i], 0)
            return
        for kind in range(s.rules.n_segment_kinds - 1, -1, -1):
            if not s.arg1 and (kind == FIELD or kind == RIVER):
                continue
            for i in range(s.n_done - 1, s.arg0 - 1, -1):
                if s.kind_of(s.done[i]) == kind:
                    s.push(FEATURE, 0, s.done[i], s.arg1)

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        f: cython.int
        for i in range(s.arg0, s.n_done):
            if self.matters(s, s.done[i]):
                f = s.anchor(s.done[i])
                out.offer(self.score, s.tile_at[s.tile_of[f]], s.spot_of(f), 0, 0)

    def act(self, s: State) -> None:
        i: cython.int
        f: cython.int = s.feature_of[s.segment_on(s.move_at, s.move_a)]
        for i in range(s.arg0, s.n_done):
            if s.done[i] == f:
                s.done[i] = s.done[s.arg0]
                s.done[s.arg0] = f
        s.push(self.number, s.arg0 + 1, s.arg1)
        s.push(FEATURE, 0, f, s.arg1)

    def prompt(self, s: State) -> Message:
        return Message("base-score-next")

    def explain(self, s: State, action: Action) -> list[Reason]:
        if action.number == PASS:
            return [Reason(Message("base-say-next"), ("ORDER-2",))]
        here = action.at or (0, 0)
        segment = s.segment_on(at_in(action.code), action.numbers[0])
        if segment >= 0:
            at = s.place_of(s.anchor(s.feature_of[segment]))
            if any(other.at == at for other in s.legal_actions()):
                kind = s.rules.segment_kinds[s.kind_of(segment)]
                message = Message("base-goes-by", feature=kind.title, at=position(at))
                return [Reason(message, ("ORDER-2",), (at,))]
        return [Reason(Message("base-not-to-order", at=position(here)), ("ORDER-2",), (here,))]


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
        self.small_city_tile = rules.line("small-city-tile")
        self.small_city_pennant = rules.line("small-city-pennant")
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
            n = s.count_mark(s.tally.feature, self.pennant_mark)
            if self.small_city and s.tally.complete and s.tally.tiles == 2:  # OPT-2
                s.tally.line(self.small_city_tile, 2, 1)
                if n:
                    s.tally.line(self.small_city_pennant, n, 1)
            else:
                worth = 2 if s.tally.complete else 1
                s.tally.line(self.city_tile, s.tally.tiles, worth)
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
    usual = True

    def run(self, s: State) -> cython.int:
        i: cython.int
        j: cython.int
        f: cython.int
        if s.n_done == 0:
            return NOBODY
        s.scratch.clear()
        for i in range(s.rules.n_pieces):
            if s.where[i] < 0:
                continue
            f = s.feature_of[s.where[i]]
            if s.opens[f]:
                continue
            for j in range(s.n_done):
                if s.done[j] == f:
                    note_leaving(s, i)
                    break
        send_noted_home(s, True)
        return NOBODY


def collect_occupied(s: State, farms: cython.bint) -> None:
    """Put the farms with followers, or all other features with some, into ``done``, oldest first."""
    i: cython.int
    j: cython.int
    f: cython.int
    first: cython.int
    s.n_done = 0
    for i in range(s.rules.n_pieces):
        if s.where[i] < 0 or not s.rules.is_follower[s.rules.kind_of_piece[i]]:
            continue
        if (s.rules.kind[s.printed_of[s.where[i]]] == FIELD) == farms:
            s.mark_done(s.feature_of[s.where[i]])
    for i in range(1, s.n_done):
        f = s.done[i]
        first = s.first_segment(f)
        j = i
        while j > 0 and s.first_segment(s.done[j - 1]) > first:
            s.done[j] = s.done[j - 1]
            j -= 1
        s.done[j] = f


class FinalFeatures(Step):
    """STEP-31: incomplete roads, cities and cloisters (FINAL-1, FINAL-2)."""

    name = "final-features"
    slot = FINAL
    order = 3100
    rule = "STEP-31"

    def bind(self, rules: Ruleset) -> None:
        self.choose = rules.step("choose-feature")

    def run(self, s: State) -> cython.int:
        collect_occupied(s, False)
        s.push(self.choose, 0, 1)
        return NOBODY


class FinalReturn(Step):
    """FINAL-4: their followers leave before the farms are scored."""

    name = "final-return"
    slot = FINAL
    order = 3150
    rule = "FINAL-4"

    def run(self, s: State) -> cython.int:
        i: cython.int
        s.scratch.clear()
        for i in range(s.rules.n_pieces):
            if s.where[i] >= 0 and s.kind_of(s.where[i]) != FIELD:
                note_leaving(s, i)
        send_noted_home(s, False)
        return NOBODY


class FinalFarms(Step):
    """STEP-32: each farm by itself (FARM-5 to FARM-10)."""

    name = "final-farms"
    slot = FINAL
    order = 3200
    rule = "STEP-32"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] == "first-edition"
        self.choose = rules.step("choose-feature")
        self.in_order = rules.setup.format == 1

    def run(self, s: State) -> cython.int:
        f: cython.int
        if not self.in_order:
            collect_occupied(s, True)
            s.push(self.choose, 0, 1)
            return NOBODY
        f = self.last_farm(s, s.n_segments)
        while f >= 0:
            s.push(FEATURE, 0, f, 1)
            f = self.last_farm(s, f)
        return NOBODY

    def last_farm(self, s: State, before: cython.int) -> cython.int:
        """The farm with followers that has the highest number below ``before``, or -1."""
        i: cython.int
        f: cython.int
        last: cython.int = -1
        for i in range(s.rules.n_pieces):
            if s.where[i] < 0:
                continue
            f = s.feature_of[s.where[i]]
            if last < f < before and s.occupied[f] and s.kind_of(f) == FIELD:
                last = f
        return last


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
