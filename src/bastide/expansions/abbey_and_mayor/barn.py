"""The barn: where four fields meet; scores its farm when it comes and at the end (BARN-1 to BARN-14).

A barn is recorded on the field segment of the tile it was placed with; its corner is kept for pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import FEATURE, FIELD, FINAL, NOBODY, PART
from bastide.core.expansion import Step
from bastide.expansions.base.going_home import note_leaving, send_noted_home

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

BESIDE = [4096, 1, -4096, -1]  # to the neighbour at each edge


def has_barn(s: State, barn: cython.int, farm: cython.int) -> cython.bint:
    """Does any player's barn stand on the farm?"""
    p: cython.int
    at: cython.int
    for p in range(s.rules.n_players):
        at = s.where[s.rules.first_piece[p * s.rules.n_kinds + barn]]
        if at >= 0 and s.feature_of[at] == farm:
            return True
    return False


def just_placed(s: State, barn: cython.int, farm: cython.int) -> cython.bint:
    """Has the active player put their barn on the farm with the tile of this part?"""
    at: cython.int = s.where[s.rules.first_piece[s.active * s.rules.n_kinds + barn]]
    return at >= 0 and s.laid >= 0 and s.tile_of[at] == s.laid and s.feature_of[at] == farm


def corner_field(s: State, tile: cython.int, corner: cython.int) -> cython.int:
    """The segment that alone fills a corner (NE, SE, SW, NW) of a tile with field, or -1.

    Where a wall runs into the corner the two half-edges beside it belong to different fields.
    """
    first: cython.int = s.rules.half[s.tile_lie[tile] * 8 + 2 * corner + 1]
    second: cython.int = s.rules.half[s.tile_lie[tile] * 8 + (2 * corner + 2) % 8]
    return s.tile_first[tile] + first if first >= 0 and first == second else -1


def four_fields(s: State, tile: cython.int, corner: cython.int) -> cython.bint:
    """Do four tiles meet at the corner, each showing only field there? (BARN-1)"""
    at: cython.int = s.tile_at[tile]
    one: cython.int = s.tile_on(at + BESIDE[corner])
    two: cython.int = s.tile_on(at + BESIDE[(corner + 1) % 4])
    far: cython.int = s.tile_on(at + BESIDE[corner] + BESIDE[(corner + 1) % 4])
    if one < 0 or two < 0 or far < 0:
        return False
    return (
        corner_field(s, tile, corner) >= 0
        and corner_field(s, one, (corner + 1) % 4) >= 0
        and corner_field(s, far, (corner + 2) % 4) >= 0
        and corner_field(s, two, (corner + 3) % 4) >= 0
    )


class ScoreBarns(Step):
    """STEP-18: the farm of a barn just placed (BARN-5), then farms joined to a barn (BARN-8)."""

    name = "barns"
    slot = PART
    order = 1800
    rule = "STEP-18"

    def bind(self, rules: Ruleset) -> None:
        self.barn = rules.piece_kind("barn")

    def run(self, s: State) -> cython.int:
        k: cython.int
        farm: cython.int
        first: cython.int
        fresh: cython.int = -1
        stamp: cython.int
        if s.laid < 0:
            return NOBODY
        first = s.tile_first[s.laid]
        stamp = s.next_stamp()
        for k in range(s.rules.n_segments[s.tile_lie[s.laid] >> 2] - 1, -1, -1):
            farm = s.feature_of[first + k]
            if s.kind_of(farm) != FIELD or s.seen_feature[farm] == stamp:
                continue
            s.seen_feature[farm] = stamp
            if s.occupied[farm] and has_barn(s, self.barn, farm):
                if just_placed(s, self.barn, farm):
                    fresh = farm
                else:
                    s.push(FEATURE, 0, farm, 0)
        if fresh >= 0:  # pushed last comes first
            s.push(FEATURE, 0, fresh, 0)
        return NOBODY


class ReturnFarmers(Step):
    """STEP-19: farmers and pigs of these farms go home, barns stay (BARN-4, BARN-6, BARN-8)."""

    name = "return-farmers"
    slot = PART
    order = 1910
    rule = "STEP-19"

    def bind(self, rules: Ruleset) -> None:
        self.barn = rules.piece_kind("barn")

    def run(self, s: State) -> cython.int:
        i: cython.int
        k: cython.int
        farm: cython.int
        first: cython.int
        if s.laid < 0:
            return NOBODY
        first = s.tile_first[s.laid]
        for k in range(s.rules.n_segments[s.tile_lie[s.laid] >> 2]):
            farm = s.feature_of[first + k]
            if s.kind_of(farm) != FIELD or not has_barn(s, self.barn, farm):
                continue
            s.scratch.clear()
            for i in range(s.rules.n_pieces):
                if (
                    s.where[i] >= 0
                    and s.rules.kind_of_piece[i] != self.barn
                    and s.feature_of[s.where[i]] == farm
                ):
                    note_leaving(s, i)
            send_noted_home(s, False)
        return NOBODY


class FinalBarns(Step):
    """STEP-32: after the farms every barn scores for its owner (BARN-11)."""

    name = "final-barns"
    slot = FINAL
    order = 3250
    rule = "STEP-32"

    def bind(self, rules: Ruleset) -> None:
        self.barn = rules.piece_kind("barn")
        self.each = rules.step("final-barn")

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        for i in range(s.rules.n_players - 1, -1, -1):  # pushed last comes first
            p = (s.active + i) % s.rules.n_players
            if s.where[s.rules.first_piece[p * s.rules.n_kinds + self.barn]] >= 0:
                s.push(self.each, p)
        return NOBODY


class FinalBarn(Step):
    """4 points a completed city; neither pig nor herd raises them (BARN-12)."""

    name = "final-barn"
    rule = "BARN-11"
    stake = "barn"
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.barn = rules.piece_kind("barn")
        self.line = rules.line("barn")

    def run(self, s: State) -> cython.int:
        farm: cython.int = s.feature_of[s.where[s.rules.first_piece[s.arg0 * s.rules.n_kinds + self.barn]]]
        s.tally.open(farm, FIELD, s.count_tiles(farm), False, True)
        s.tally.add_strength(s.arg0, 1, self.barn)
        s.tally.settle_majority()
        s.tally.line(self.line, s.farm_cities(farm), 4)
        s.award_winners()
        return NOBODY
