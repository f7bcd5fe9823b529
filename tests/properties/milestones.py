"""An expansion that adds lines to a sheet, and the same games with it before and after the others.

Run with ``BASTIDE_PURE=1``: the engine calls its hooks only when it runs as Python.
"""

from __future__ import annotations

import bastide
import bastide.expansions as registry
from bastide.core.constants import ROAD
from bastide.core.expansion import Expansion
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.tally import LineKind, Tally
from bastide.core.tiles import TileSet
from bastide.expansions.loader import load
from bastide.testing import play
from tests.registry_order import Registry, compare, registered

SETUP = "base+inns-and-cathedrals+traders-and-builders+mage-and-witch+milestones"

NO_TILES = TileSet("milestones", "Milestones", ())


class Milestones(Expansion):
    """A milestone on every road, one more for whoever sits in the first seat, and a toll on long roads."""

    name = "milestones"
    tile_sets = ("milestones",)
    hooks = ("score",)
    lines = (
        LineKind("milestone", ("ROAD-3",)),
        LineKind("first-milestone", ("ROAD-3",)),
        LineKind("toll", ("ROAD-3",)),
        LineKind("paved", ("ROAD-3",)),
        LineKind("ruin", ("ROAD-3",)),
    )

    def bind(self, rules: Ruleset) -> None:
        self.line = {kind.name: rules.line(kind.name) for kind in self.lines}

    def score(self, s: State, tally: Tally) -> None:
        if tally.kind != ROAD:
            return
        tally.bonus(self.line["toll"], 1, tally.tiles // 4)
        tally.line_for(0, self.line["first-milestone"], 1, 1)
        tally.line(self.line["milestone"], 1, 1)
        if tally.tiles > 4:
            tally.raise_each(2, self.line["paved"])
            tally.reprice(self.line["milestone"], self.line["paved"], 1)
        if tally.tiles == 7:
            tally.void(self.line["ruin"])


def orders() -> list[Registry]:
    """The new one right after the foundation, in the middle and last."""
    known = registry.EXPANSIONS
    return [
        (*known[:1], Milestones, *known[1:]),
        (*known[:1], *reversed(known[1:9]), Milestones, *known[9:]),
        (*known, Milestones),
    ]


def check_road() -> None:
    """Three tiles, two milestones, all at 2 because of the inn, whoever spoke first."""
    game = play("base+inns-and-cathedrals+milestones", "EC@1,0>S M.W", "W@-1,0>N -")
    assert game.scores == (10, 0), game.scores
    (sheet,) = game.sheets
    lines = [(line.kind, line.count, line.worth) for line in sheet.lines]
    assert lines == [
        ("road-tile", 3, 2),
        ("first-milestone", 1, 2),
        ("milestone", 1, 2),
        ("toll", 1, 0),
    ], lines


if __name__ == "__main__":
    assert not bastide.is_compiled()
    vars(registry)["load"] = lambda name: NO_TILES if name == "milestones" else load(name)
    first, *others = orders()
    with registered(first):
        for seed in range(3):
            compare(SETUP, others, players=3, seed=seed)
    for order in (first, *others):
        with registered(order):
            check_road()
    print("checked")
