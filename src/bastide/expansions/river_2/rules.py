"""River II: a river that forks; one arm ends in the lake with the volcano."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.constants import DEPLOY, FIELD, NO_CITY, NOBODY, PART, RIVER
from bastide.core.expansion import Step
from bastide.core.marks import Mark
from bastide.core.reasons import ReasonKind
from bastide.core.tally import LineKind
from bastide.expansions.river_1.river import FORK_PILE, KEPT_BACK, LAKE_PILE, RIVER_PILE, ROLE, River

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally
    from bastide.core.tiles import Tile


class River2(River):
    """The river that forks. It leads whenever it is in play."""

    name = "river-2"
    rank = 3
    tile_sets = ("river-2",)
    tile_guides = ("RIVER2-4", "RIVER2-6")
    hooks = (*River.hooks, "set_aside", "forbids", "score")
    piles_aside = (KEPT_BACK,)
    marks = (ROLE, Mark("pig_herd", on="field"))
    lines = (LineKind("pig-herd", ("RIVER2-12",)),)
    reasons = (
        *River.reasons,
        ReasonKind("volcano-lake", ("RIVER2-8",)),
    )
    events = ("end-kept-back",)

    def steps(self) -> Sequence[Step]:
        return (*River.steps(self), VolcanoLake())

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        if is_start:  # RIVER2-1
            return -1
        return River.pile(self, tile, is_start, options)

    def arrange(self, rules: Ruleset, piles: dict[int, list[int]]) -> None:
        """The branch is the first tile (RIVER2-3); those of further copies lie in the river stack."""
        River.arrange(self, rules, piles)
        fork = rules.design_of["river-2/fork"]
        piles[RIVER_PILE][fork] -= 1
        piles.setdefault(FORK_PILE, [0] * len(rules.tiles))[fork] = 1

    def bind(self, rules: Ruleset) -> None:
        River.bind(self, rules)
        self.lake: cython.int = rules.design_of["river-2/lake-volcano"]
        self.end: cython.int = rules.design_of["river-2/lake-city"]
        self.lake_pile = rules.pile_number(LAKE_PILE) * rules.n_designs
        self.river_pile = rules.pile_number(RIVER_PILE) * rules.n_designs
        self.kept_back = rules.pile_number(KEPT_BACK) * rules.n_designs
        self.nobody_on_lake = rules.reason("volcano-lake")
        self.keeps_back = rules.event("end-kept-back")
        self.herd_line = rules.line("pig-herd")
        self.herd = rules.mark("pig_herd")
        self.has_pigs = rules.piece_kind("pig") >= 0
        self.barn = rules.piece_kind("barn")

    # The river --------------------------------------------------------------------------------

    def forbids_tile(self, s: State, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """An end other than the lake may not close the last open arm while the lake is to come (RIVER2-5).

        Nobody is told so: such a tile fits nowhere else, and waits or leaves the game.
        """
        reason: cython.int = River.forbids_tile(self, s, design, at, rotation)
        if (
            reason == 0
            and design == self.end
            and s.unseen[self.lake_pile + self.lake]
            and self.open_arms(s) < 2
        ):
            return self.apart
        return reason

    def set_aside(self, s: State, design: cython.int) -> cython.bint:
        """With several copies an end can come when one arm is open: it waits until the stack is empty."""
        d: cython.int
        left: cython.int = 0
        if design != self.end or self.open_arms(s) >= 2:
            return False
        for d in range(s.rules.n_designs):
            left += s.unseen[self.river_pile + d]
        if left == 0:
            return False
        s.unseen[self.kept_back + design] += 1
        s.note(self.keeps_back, s.active, design)
        return True

    def open_arms(self, s: State) -> cython.int:
        """How many ends of the river are open."""
        k: cython.int
        for k in range(s.n_segments):
            if s.kind_of(k) == RIVER:
                return s.opens[s.feature_of[k]]
        return 0

    # The lake with the volcano ----------------------------------------------------------------

    def forbids(self, s: State) -> cython.int:
        """RIVER2-8. A barn stands at the corner, not on the tile (INT-68)."""
        if s.move_kind != DEPLOY or s.move_a == self.barn or s.tile_lie[s.laid] >> 2 != self.lake:
            return 0
        return self.nobody_on_lake if s.move_at == s.tile_at[s.laid] else 0

    # The pig herd -----------------------------------------------------------------------------

    def score(self, s: State, tally: Tally) -> None:
        """RIVER2-12: one point more a city for everybody who scores the farm. Only with pigs (RIVER2-11)."""
        n: cython.int
        if not self.has_pigs or tally.kind != FIELD:
            return
        if tally.city != NO_CITY:
            self.score_city(s, tally)
        elif s.has_mark(tally.feature, self.herd):
            n = s.farm_cities(tally.feature)
            if n:
                tally.line(self.herd_line, n, 1)

    def score_city(self, s: State, tally: Tally) -> None:
        """With farms of the first edition (OPT-1) cities are won: one more at a city beside the herd's
        farm, for a winner who has a farmer on that farm (by OPT-24)."""
        i: cython.int
        p: cython.int
        farm: cython.int
        for p in range(s.rules.n_players):
            if not tally.winners >> p & 1:
                continue
            for i in range(s.rules.n_pieces):
                if (
                    s.rules.owner[i] != p
                    or s.where[i] < 0
                    or not s.rules.is_follower[s.rules.kind_of_piece[i]]
                ):
                    continue
                farm = s.feature_of[s.where[i]]
                if s.kind_of(farm) == FIELD and s.has_mark(farm, self.herd) and s.touches(farm, tally.city):
                    tally.line_for(p, self.herd_line, 1, 1)
                    break

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {"player": words[0], "tile": rules.names[words[1]], "rules": ["RIVER2-5"]}


class VolcanoLake(Step):
    """RIVER2-8: whoever has laid the lake with the volcano goes on with one more tile (STEP-2)."""

    name = "volcano-lake"
    slot = PART
    order = 2810
    rule = "RIVER2-8"

    def bind(self, rules: Ruleset) -> None:
        self.lake: cython.int = rules.design_of["river-2/lake-volcano"]
        self.part = rules.step("part")

    def run(self, s: State) -> cython.int:
        if s.laid >= 0 and s.tile_lie[s.laid] >> 2 == self.lake:
            s.push(self.part)
        return NOBODY
