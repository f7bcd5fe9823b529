"""Traders & Builders: builder, pig and goods. The tiles of TBTILE are as printed.

The double turn is in ``builder.py``, goods in ``goods.py``, who sends builder and pig home in ``company.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind
from bastide.core.constants import CITY, DEPLOY, FIELD, MAX_SEGMENTS, NO_CITY, ROAD
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.marks import Mark
from bastide.core.outlook import CITY as EACH_CITY
from bastide.core.outlook import COMPANY, LEAD, HeldOutlook, Outlook, PieceOutlook
from bastide.core.pieces import PieceKind, TokenKind
from bastide.core.reasons import ReasonKind
from bastide.core.setup import Option
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.expansions.traders_and_builders.builder import BuilderPart, BuilderRests, EarnPart
from bastide.expansions.traders_and_builders.company import Company, dismiss
from bastide.expansions.traders_and_builders.goods import GOODS, GoodsAward, GoodsMajorities, TakeGoods

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

BUILDER = PieceKind("builder", letter="B", per_player=1, follower=False, strength=0, rule="BUILDER-1")
TOKENS = tuple([TokenKind(good) for good in GOODS])
PIG = PieceKind("pig", letter="P", per_player=1, follower=False, strength=0, rule="PIG-1")


class TradersAndBuilders(Expansion):
    """BUILDER, PIG and GOODS."""

    name = "traders-and-builders"
    tile_sets = ("traders-and-builders",)
    tokens = TOKENS
    hooks = ("figures", "forbids", "left", "score")
    changed_in = 2  # BUILDER-10
    options = (Option("builder_turn", ("may", "must"), "OPT-25", formerly="must"),)
    actions = (
        ActionKind(
            "extra-part",
            form="extra",
            rule="BUILDER-10",
            steps=("builder-part",),
            when=("BUILDER-6", "BUILDER-10"),
        ),
    )
    pieces = (BUILDER, PIG)
    marks = (Mark("goods", on="city", values=GOODS),)
    variables = (Variable("builder_part"), Variable("goods", size=3, per="player"))
    lines = (
        LineKind("pig", ("PIG-3", "PIG-4")),
        LineKind("pig-won-city", ("OPT-24",)),
        LineKind("most-wine", ("GOODS-2",)),
        LineKind("most-wheat", ("GOODS-2",)),
        LineKind("most-cloth", ("GOODS-2",)),
    )
    reasons = (
        ReasonKind("builder-place", ("BUILDER-2",)),
        ReasonKind("builder-done", ("BUILDER-4",)),
        ReasonKind(
            "builder-alone",
            ("BUILDER-1", "BUILDER-5"),
        ),
        ReasonKind("pig-place", ("PIG-1",)),
        ReasonKind("pig-alone", ("PIG-1",)),
    )
    events = ("part-earned", "goods")

    def steps(self) -> Sequence[Step]:
        return (
            EarnPart(),
            BuilderPart(),
            BuilderRests(),
            TakeGoods(),
            GoodsMajorities(),
            GoodsAward(),
            Company(),
        )

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        return (
            PieceOutlook("builder", 2.0, needs=COMPANY, fades=True),  # towards further turns
            PieceOutlook("pig", 1.0, needs=LEAD, per=EACH_CITY),
            HeldOutlook("goods", 2.0),  # some of them will be a majority
        )

    def bind(self, rules: Ruleset) -> None:
        self.builder = rules.piece_kind("builder")
        self.pig = rules.piece_kind("pig")
        self.pig_line = rules.line("pig")
        self.first_reason = rules.reason("builder-place")

    def shows(self, s: State) -> list[Shown]:
        goods: cython.int = s.rules.variable("goods")
        return [
            Shown(good, s.own[goods + 3 * player + i], player=player)
            for player in range(s.rules.n_players)
            for i, good in enumerate(GOODS)
            if s.own[goods + 3 * player + i]
        ]

    # Placing ----------------------------------------------------------------------------------

    def figures(self, s: State, out: Moves) -> None:
        self.offer_kind(s, out, self.builder)
        self.offer_kind(s, out, self.pig)

    def offer_kind(self, s: State, out: Moves, kind: cython.int) -> None:
        """Offer builder or pig on every segment of the tile that takes it."""
        i: cython.int
        k: cython.int
        lie: cython.int = s.tile_lie[s.laid]
        if s.supply[s.active * s.rules.n_kinds + kind] == 0:
            return
        for i in range(s.rules.n_segments[lie >> 2]):
            k = s.rules.spot_order[lie * MAX_SEGMENTS + i]
            if self.against(s, kind, s.tile_first[s.laid] + k) == 0:
                out.offer(DEPLOY, s.tile_at[s.laid], kind, s.rules.spot[lie * MAX_SEGMENTS + k], 0)

    def against(self, s: State, kind: cython.int, segment: cython.int) -> cython.int:
        """The reason why builder or pig may not stand on a segment of the tile just placed, or 0."""
        feature: cython.int = s.feature_of[segment]
        terrain: cython.int = s.kind_of(segment)
        if kind == self.builder:
            if terrain != ROAD and terrain != CITY:
                return self.first_reason
            if s.opens[feature] == 0:
                return self.first_reason + 1
            if not s.has_follower(s.active, feature):
                return self.first_reason + 2
        else:
            if terrain != FIELD:
                return self.first_reason + 3
            if not s.has_follower(s.active, feature):
                return self.first_reason + 4
        return 0

    def forbids(self, s: State) -> cython.int:
        segment: cython.int
        if s.move_kind != DEPLOY or (s.move_a != self.builder and s.move_a != self.pig):
            return 0
        segment = s.segment_on(s.move_at, s.move_b)
        return self.against(s, s.move_a, segment) if segment >= 0 else 0

    # Company and points -----------------------------------------------------------------------

    def left(self, s: State, piece: cython.int, segment: cython.int) -> None:
        """BUILDER-13, PIG-6: when the last follower goes, builder or pig goes with it."""
        if s.rules.is_follower[s.rules.kind_of_piece[piece]]:
            if s.kind_of(segment) == FIELD:
                dismiss(s, s.rules.owner[piece], self.pig)
            else:
                dismiss(s, s.rules.owner[piece], self.builder)

    def score(self, s: State, tally: Tally) -> None:
        """PIG-3, PIG-4: one more for each city, for the owner of a pig on the farm alone.

        Under OPT-1 each city is scored by itself; there the pig's farm must touch it (OPT-24).
        """
        p: cython.int
        i: cython.int
        first: cython.int
        farm: cython.int
        if tally.kind != FIELD:
            return
        for p in range(s.rules.n_players):
            first = s.rules.first_piece[p * s.rules.n_kinds + self.pig]
            for i in range(first, first + s.rules.piece_count[self.pig]):
                if s.where[i] < 0:
                    continue
                farm = s.feature_of[s.where[i]]
                if tally.city != NO_CITY:
                    if s.touches(farm, tally.city):
                        tally.line_for(p, self.pig_line + 1, 1, 1)
                elif farm == tally.feature:
                    tally.line_for(p, self.pig_line, s.farm_cities(farm), 1)

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        if name == "part-earned":
            return {"player": words[0], "rules": ["BUILDER-6"]}
        taken, held = words[2], words[3]
        return {
            "player": words[0],
            "goods": GOODS[words[1]],
            "taken": taken,
            "tokens": held,
            "rules": ["GOODS-1"],
        }
