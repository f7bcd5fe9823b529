"""Cult & Heretic: cult places are cloisters of another faith, and challenge a cloister beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.constants import CLOISTER
from bastide.core.declarations import SegmentKind
from bastide.core.expansion import Expansion
from bastide.core.geometry import unpack
from bastide.core.reasons import ReasonKind
from bastide.core.tally import LineKind
from bastide.expansions.cult.challenge import LOSERS, EndChallenges, FindChallenges

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.expansion import Step
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

AROUND = [4096, 4097, 1, -4095, -4096, -4097, -1, 4095]


class Cult(Expansion):
    """CULT-1: a cult place is like a cloister in all that the base game does; here is what is not."""

    name = "cult"
    tile_sets = ("cult",)
    tile_guides = ("CULT-3",)
    hooks = ("forbids_tile", "score")
    segment_kinds = (SegmentKind("shrine", "heretic", closes="around", like="cloister"),)
    variables = (LOSERS,)
    lines = (
        LineKind("shrine", ("CULT-1",), single=True, unfinished=("CULT-1", "FINAL-2")),
        LineKind("shrine-neighbour", ("CULT-1",), unfinished=("CULT-1", "FINAL-2")),
    )
    reasons = (
        ReasonKind("cult-two-cloisters", ("CULT-3",)),
        ReasonKind("cult-two-cults", ("CULT-4",)),
        ReasonKind("cult-second-cult", ("CULT-5",)),
        ReasonKind(
            "cult-second-cloister",
            ("CULT-5",),
        ),
    )
    events = ("challenge",)

    def steps(self) -> Sequence[Step]:
        return (FindChallenges(), EndChallenges())

    def bind(self, rules: Ruleset) -> None:
        self.shrine = rules.segment_kind("shrine")
        self.reason = rules.reason("cult-two-cloisters")
        self.cloister_line = rules.line("cloister")
        self.neighbour_line = rules.line("neighbour")
        self.shrine_line = rules.line("shrine")
        self.shrine_neighbour_line = rules.line("shrine-neighbour")

    def score(self, s: State, tally: Tally) -> None:
        """CULT-1: a cult place scores like a cloister, under its own name."""
        if tally.kind == self.shrine:
            tally.reprice(self.cloister_line, self.shrine_line, 0)
            tally.reprice(self.neighbour_line, self.shrine_neighbour_line, 0)

    def forbids_tile(self, s: State, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """CULT-3 to CULT-5; buildings of one faith may be as many as they like (CULT-6)."""
        kind: cython.int = self.building(s, design)
        other: cython.int
        i: cython.int
        t: cython.int
        n: cython.int = 0
        if kind < 0:
            return 0
        other = CLOISTER if kind == self.shrine else self.shrine
        for i in range(8):
            t = s.tile_on(at + AROUND[i])
            if t >= 0 and self.building(s, s.tile_lie[t] >> 2) == other:
                n += 1
                if n == 2:
                    return self.reason if kind == self.shrine else self.reason + 1
                if self.count_around(s, at + AROUND[i], kind):
                    return self.reason + 2 if kind == self.shrine else self.reason + 3
        return 0

    def building(self, s: State, design: cython.int) -> cython.int:
        """Whether a tile bears a cloister or a cult place: its kind, or -1. Abbeys are cloisters (INT-31)."""
        k: cython.int
        kind: cython.int
        first: cython.int = s.rules.first_printed[design]
        if s.rules.centre[design] >= 0:
            for k in range(first, first + s.rules.n_segments[design]):
                kind = s.rules.kind[k]
                if kind == CLOISTER or kind == self.shrine:
                    return kind
        return -1

    def count_around(self, s: State, at: cython.int, kind: cython.int) -> cython.int:
        """How many buildings of a kind lie next to a cell, also diagonally."""
        i: cython.int
        t: cython.int
        n: cython.int = 0
        for i in range(8):
            t = s.tile_on(at + AROUND[i])
            if t >= 0 and self.building(s, s.tile_lie[t] >> 2) == kind:
                n += 1
        return n

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {"at": list(unpack(words[0])), "lost_at": list(unpack(words[1])), "rules": ["CULT-9"]}
