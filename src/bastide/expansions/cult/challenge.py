"""Challenges between a cloister and the cult place beside it.

A challenge is nothing that is remembered: it is there while followers of different players occupy
the two (CULT-7, CULT-8, CULT-12). When one of them is completed it is looked for before anything is
scored, because followers that come from Carcassonne to the scoring start none (INT-59), and ended
after the scoring (STEP-17).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CLOISTER, NOBODY, PART
from bastide.core.declarations import Variable
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

AROUND = [4096, 4097, 1, -4095, -4096, -4097, -1, 4095]
MAX_LOSERS = 9  # a tile completes at most so many: its own building and those around it

# The buildings that lose their challenge in the scoring under way.
LOSERS = Variable("losers", holds="segment", size=MAX_LOSERS, initial=-1)


class FindChallenges(Step):
    """STEP-15: which buildings lose to one that has just been completed (CULT-9)."""

    name = "find-challenges"
    slot = PART
    order = 1590
    rule = "CULT-9"

    def bind(self, rules: Ruleset) -> None:
        self.losers = rules.variable("losers")
        self.event = rules.event("challenge")
        self.shrine = rules.segment_kind("shrine")

    def run(self, s: State) -> cython.int:
        i: cython.int
        k: cython.int
        n: cython.int = 0
        rival: cython.int
        other: cython.int
        at: cython.int
        for i in range(s.n_done):
            if s.occupied[s.done[i]] == 0:
                continue
            if s.kind_of(s.done[i]) == CLOISTER:
                other = self.shrine
            elif s.kind_of(s.done[i]) == self.shrine:
                other = CLOISTER
            else:
                continue
            at = s.tile_at[s.tile_of[s.done[i]]]
            for k in range(8):
                rival = self.building(s, s.tile_on(at + AROUND[k]), other)
                # If one tile completes both, both score (CULT-10).
                if rival < 0 or s.opens[rival] == 0 or n == MAX_LOSERS:
                    continue
                if self.are_rivals(s, s.done[i], rival):
                    s.own[self.losers + n] = rival
                    n += 1
                    s.note(self.event, at, s.tile_at[s.tile_of[rival]])
        return NOBODY

    def building(self, s: State, tile: cython.int, kind: cython.int) -> cython.int:
        """The segment of that kind on a tile, or -1."""
        k: cython.int
        if tile < 0 or s.rules.centre[s.tile_lie[tile] >> 2] < 0:
            return -1
        for k in range(s.tile_first[tile], s.tile_first[tile] + s.rules.n_segments[s.tile_lie[tile] >> 2]):
            if s.kind_of(k) == kind:
                return k
        return -1

    def are_rivals(self, s: State, a: cython.int, b: cython.int) -> cython.bint:
        """Do followers of different players occupy the two, one on each?"""
        i: cython.int
        on_a: cython.int = 0
        on_b: cython.int = 0
        for i in range(s.rules.n_pieces):
            if not s.rules.is_follower[s.rules.sort[i]]:
                continue
            if s.where[i] == a:
                on_a |= 1 << s.rules.owner[i]
            elif s.where[i] == b:
                on_b |= 1 << s.rules.owner[i]
        if on_a == 0 or on_b == 0:
            return False
        # One player alone on both is no challenge (CULT-8).
        return on_a != on_b or on_a & (on_a - 1) != 0


class EndChallenges(Step):
    """STEP-17: the losers' followers return without having scored (CULT-9, CULT-14, CULT-15)."""

    name = "end-challenges"
    slot = PART
    order = 1700
    rule = "CULT-9"

    def bind(self, rules: Ruleset) -> None:
        self.losers = rules.variable("losers")

    def run(self, s: State) -> cython.int:
        i: cython.int
        k: cython.int
        for k in range(MAX_LOSERS):
            if s.own[self.losers + k] < 0:
                return NOBODY
            for i in range(s.rules.n_pieces):
                if s.where[i] == s.own[self.losers + k] and s.rules.is_follower[s.rules.sort[i]]:
                    s.send_home(i)
            s.own[self.losers + k] = -1
        return NOBODY
