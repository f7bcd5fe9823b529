"""Inns & Cathedrals: a large follower; inns and cathedrals are worth more when finished, nothing when not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.constants import CITY, ROAD
from bastide.core.expansion import Expansion
from bastide.core.marks import Mark
from bastide.core.outlook import MarkOutlook, Outlook
from bastide.core.pieces import PieceKind
from bastide.core.tally import LineKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

LARGE = PieceKind(
    "large",
    letter="L",
    per_player=1,
    strength=2,
    strength_rule="BIG-2",
    stands_on=("road", "city", "cloister", "field"),
    rule="BIG-1",
    lies_on=("field",),
)


class InnsAndCathedrals(Expansion):
    """BIG, INN and CATH; the tiles of ICTILE are as printed."""

    name = "inns-and-cathedrals"
    tile_sets = ("inns-and-cathedrals",)
    hooks = ("score",)
    pieces = (LARGE,)
    marks = (Mark("inn", on="road"), Mark("cathedral", on="city"))
    lines = (
        LineKind("inn", ("INN-1",)),
        LineKind("inn-unfinished", ("INN-2",)),
        LineKind("cathedral", ("CATH-1",)),
        LineKind("cathedral-unfinished", ("CATH-2",)),
    )

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        return (MarkOutlook("inn", raises=1.0, voids=True), MarkOutlook("cathedral", raises=1.0, voids=True))

    def bind(self, rules: Ruleset) -> None:
        self.inn = rules.mark("inn")
        self.cathedral = rules.mark("cathedral")
        self.first_line = rules.line("inn")

    def score(self, s: State, tally: Tally) -> None:
        if tally.kind == ROAD and s.has_mark(tally.feature, self.inn):
            if tally.complete:
                tally.raise_each(1, self.first_line)
            else:
                tally.void(self.first_line + 1)
        elif tally.kind == CITY and s.has_mark(tally.feature, self.cathedral):
            if tally.complete:
                tally.raise_each(1, self.first_line + 2)
            else:
                tally.void(self.first_line + 3)
