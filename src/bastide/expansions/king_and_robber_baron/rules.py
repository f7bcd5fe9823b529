"""King & Robber Baron: the largest city and the longest road completed, and a point for each at the end.

The two work alike, the king for cities and the robber baron for roads, so both are an ``Honour``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.constants import CITY, FINAL, NOBODY, PART, ROAD
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.pieces import TokenKind
from bastide.core.shown import Shown
from bastide.core.tally import LineKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class KingAndRobberBaron(Expansion):
    """KING and BARON; there is one of each, however many copies of the set are in play."""

    name = "king-and-robber-baron"
    tile_sets = ("king-and-robber-baron",)
    tokens = (TokenKind("king"), TokenKind("robber-baron"))
    # Who holds it (nobody at first), and the size to beat.
    variables = (
        Variable("king", holds="player", initial=-1),
        Variable("king-size"),
        Variable("robber-baron", holds="player", initial=-1),
        Variable("robber-baron-length"),
    )
    lines = (
        LineKind("king-points", ("KING-7",)),
        LineKind("king-points-carcassonne", ("KING-7", "KING-8")),
        LineKind("robber-baron-points", ("BARON-3",)),
    )
    events = ("king", "robber-baron")

    def steps(self) -> Sequence[Step]:
        return (King(), RobberBaron(), KingPoints(), RobberBaronPoints())

    def shows(self, s: State) -> list[Shown]:
        return [
            Shown(name, player=s.own[s.rules.variable(name)], value=s.own[s.rules.variable(size)])
            for name, size in (("king", "king-size"), ("robber-baron", "robber-baron-length"))
            if s.own[s.rules.variable(name)] >= 0
        ]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        reasons = ["KING-1", "KING-2"] if name == "king" else ["BARON-1"]
        return {"player": words[0], "tiles": words[1], "rules": reasons}


class Honour(Step):
    """Goes to whoever completes something larger than everything of its kind before (STEP-20)."""

    slot = PART

    def bind(self, rules: Ruleset) -> None:
        self.kind = CITY
        self.holder = rules.variable("king")
        self.record = rules.variable("king-size")
        self.event = rules.event("king")

    def run(self, s: State) -> cython.int:
        """Occupied or not does not matter (KING-5); of several the largest is compared (KING-6)."""
        i: cython.int
        n: cython.int
        most: cython.int = s.own[self.record]
        for i in range(s.n_done):
            if s.kind_of(s.done[i]) == self.kind and s.opens[s.feature_of[s.done[i]]] == 0:
                n = s.count_tiles(s.feature_of[s.done[i]])
                if n > most:
                    most = n
        if most > s.own[self.record]:
            s.own[self.record] = most
            s.own[self.holder] = s.active
            s.note(self.event, s.active, most)
        return NOBODY


class King(Honour):
    """KING-1 to KING-6."""

    name = "king"
    order = 2010
    rule = "KING-1"


class RobberBaron(Honour):
    """BARON-1, BARON-2."""

    name = "robber-baron"
    order = 2020
    rule = "BARON-1"

    def bind(self, rules: Ruleset) -> None:
        self.kind = ROAD
        self.holder = rules.variable("robber-baron")
        self.record = rules.variable("robber-baron-length")
        self.event = rules.event("robber-baron")


class HonourPoints(Step):
    """A point for each completed feature of the kind on the board (STEP-33)."""

    slot = FINAL

    def bind(self, rules: Ruleset) -> None:
        self.kind = CITY
        self.holder = rules.variable("king")
        self.more = 1 if rules.find_variable("count") >= 0 else 0  # KING-8: Carcassonne itself
        self.line = rules.line("king-points-carcassonne" if self.more else "king-points")

    def run(self, s: State) -> cython.int:
        f: cython.int
        n: cython.int = self.more
        player: cython.int = s.own[self.holder]
        if player < 0:
            return NOBODY
        for f in range(s.n_segments):
            if s.feature_of[f] == f and s.kind_of(f) == self.kind and s.opens[f] == 0:
                n += 1
        if n:
            s.award(player, n, self.line, 0)
        return NOBODY


class KingPoints(HonourPoints):
    """KING-7, KING-8."""

    name = "king-points"
    order = 3310
    rule = "KING-7"


class RobberBaronPoints(HonourPoints):
    """BARON-3, BARON-4."""

    name = "robber-baron-points"
    order = 3320
    rule = "BARON-3"

    def bind(self, rules: Ruleset) -> None:
        self.kind = ROAD
        self.holder = rules.variable("robber-baron")
        self.line = rules.line("robber-baron-points")
        self.more = 0
