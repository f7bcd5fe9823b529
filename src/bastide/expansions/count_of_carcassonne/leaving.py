"""Followers leave Carcassonne for a feature that is being scored (COUNT-14 to COUNT-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
from bastide.core.constants import FEATURE, FIELD, FINAL, MAX_SEGMENTS, NOBODY, PASS
from bastide.core.expansion import Step
from bastide.core.reasons import Reason
from bastide.expansions.count_of_carcassonne.quarters import FEATURES, MARKET, QUARTERS, title
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class LeaveQuarter(Step):
    """STEP-16: before the majority is found, each player from the active one's left on, the active one last.

    ``arg0`` is the feature, ``arg1`` whether this is final scoring, ``arg2`` how many players have
    had their say. A player moves one follower at a time until they pass or have no more.
    """

    name = "leave-quarter"
    slot = FEATURE
    order = 1500
    rule = "COUNT-14"
    args = ("feature",)

    def bind(self, rules: Ruleset) -> None:
        self.count_at = rules.variable("count")
        self.place = rules.keep([rules.place(name) for name in QUARTERS])
        self.leave = rules.action("leave")
        self.left_quarter = rules.event("left-quarter")
        self.fairy = rules.find_variable("fairy")
        self.marched = rules.variable("marched")
        self.mayor = rules.piece_kind("mayor")
        self.wagon = rules.piece_kind("wagon")
        self.market_only = rules.options["count_final"] == "market-only"
        self.unoccupied = rules.options["count_to_unoccupied"] == "yes"
        quarters = []
        for kind in rules.segment_kinds:
            if kind.closes == "around":  # cloister, abbey, cult place, garden (COUNT-21)
                quarters.append(QUARTERS.index("cathedral"))
            else:
                quarters.append(FEATURES.index(kind.name) if kind.name in FEATURES else -1)
        self.quarter_of = rules.keep(quarters)

    def source(self, s: State, feature: cython.int, final: cython.bint) -> cython.int:
        """The quarter from which followers may now come to the feature, or -1."""
        quarter: cython.int = self.quarter_of[s.kind_of(feature)]
        if quarter < 0 or s.own[self.count_at] == quarter:  # COUNT-17
            return -1
        if quarter == MARKET and not final:  # COUNT-15
            return -1
        if final and self.market_only and quarter != MARKET:  # OPT-16
            return -1
        if s.occupied[feature] == 0 and (final or not self.unoccupied):  # OPT-18, COUNT-23
            return -1
        return quarter

    def landing(self, s: State, feature: cython.int, tile: cython.int) -> cython.int:
        """The first segment of the feature, by position and spot, where a follower may be put; or -1.

        ``tile`` -1 stands for any tile. Which one it is matters only for the fairy.
        """
        f: cython.int = feature
        i: cython.int
        t: cython.int
        spot: cython.int
        first: cython.bint
        best: cython.int = -1
        best_at: cython.int = 0
        best_spot: cython.int = 0
        for i in range(s.size[feature]):
            t = s.tile_of[f]
            spot = s.rules.spot[s.tile_lie[t] * MAX_SEGMENTS + f - s.tile_first[t]]
            first = best < 0 or s.tile_at[t] < best_at or (s.tile_at[t] == best_at and spot < best_spot)
            if first and (tile < 0 or t == tile) and s.barred(f) == 0:  # INT-60
                best = f
                best_at = s.tile_at[t]
                best_spot = spot
            f = s.next_of[f]
        return best

    def waiting(
        self, s: State, player: cython.int, kind: cython.int, feature: cython.int, quarter: cython.int
    ) -> cython.int:
        """A piece of the kind that the player has in the quarter and may stand on the feature, or -1."""
        i: cython.int
        first: cython.int = s.rules.first_piece[player * s.rules.n_kinds + kind]
        if s.rules.stands_on[kind] >> s.kind_of(feature) & 1 == 0:
            return -1
        for i in range(first, first + s.rules.piece_count[kind]):
            if s.where[i] == self.place[quarter]:
                return i
        return -1

    def anybody(self, s: State, feature: cython.int, final: cython.bint) -> cython.bint:
        """Could somebody's follower leave Carcassonne for the feature now?"""
        p: cython.int
        kind: cython.int
        quarter: cython.int = self.source(s, feature, final)
        if quarter < 0 or self.landing(s, feature, -1) < 0:
            return False
        for p in range(s.rules.n_players):
            for kind in range(s.rules.n_kinds):
                if self.waiting(s, p, kind, feature, quarter) >= 0:
                    return True
        return False

    def run(self, s: State) -> cython.int:
        p: cython.int
        kind: cython.int
        quarter: cython.int = self.source(s, s.arg0, s.arg1 != 0)
        if quarter < 0:
            return NOBODY
        while s.arg2 < s.rules.n_players:
            p = (s.active + 1 + s.arg2) % s.rules.n_players  # COUNT-16
            for kind in range(s.rules.n_kinds):
                if self.waiting(s, p, kind, s.arg0, quarter) >= 0 and self.landing(s, s.arg0, -1) >= 0:
                    return p
            s.arg2 += 1
        return NOBODY

    def propose(self, s: State, kind: cython.int, segment: cython.int, out: Moves) -> None:
        """Offer the move of a kind of follower to a segment."""
        t: cython.int = s.tile_of[segment]
        spot: cython.int = s.rules.spot[s.tile_lie[t] * MAX_SEGMENTS + segment - s.tile_first[t]]
        out.offer(self.leave, s.tile_at[t], kind, spot, 0)

    def offer(self, s: State, out: Moves) -> None:
        p: cython.int = (s.active + 1 + s.arg2) % s.rules.n_players
        quarter: cython.int = self.quarter_of[s.kind_of(s.arg0)]
        kind: cython.int
        here: cython.int = self.landing(s, s.arg0, -1)
        hers: cython.int = -1
        if self.fairy >= 0 and s.own[self.fairy] >= 0:  # INT-61
            hers = self.landing(s, s.arg0, s.own[self.fairy])
        for kind in range(s.rules.n_kinds):
            if self.waiting(s, p, kind, s.arg0, quarter) >= 0:
                self.propose(s, kind, here, out)
                if hers >= 0 and hers != here:
                    self.propose(s, kind, hers, out)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        p: cython.int = (s.active + 1 + s.arg2) % s.rules.n_players
        piece: cython.int
        if s.move_kind == PASS:
            s.push(self.number, s.arg0, s.arg1, s.arg2 + 1)
            return
        piece = self.waiting(s, p, s.move_a, s.arg0, self.quarter_of[s.kind_of(s.arg0)])
        s.stand(piece, s.segment_on(s.move_at, s.move_b))
        if s.move_a == self.mayor:  # COUNT-19
            s.own[self.marched + p] |= 1
        elif s.move_a == self.wagon:
            s.own[self.marched + p] |= 2
        s.note(self.left_quarter, p, s.move_a, s.move_at, s.move_b)
        s.push(self.number, s.arg0, s.arg1, s.arg2)

    def prompt(self, s: State) -> Message:
        feature = s.rules.segment_kinds[s.kind_of(s.agenda().pop()[1])]
        return Message("count-of-carcassonne-leave", feature=feature.title)

    def passing(self, s: State) -> Message:
        return Message("count-of-carcassonne-leave-not")

    def explain(self, s: State, action: Action) -> list[Reason]:
        feature = s.agenda().pop()[1]
        quarter = self.quarter_of[s.kind_of(feature)]
        number, spot, _ = action.numbers
        kind = s.rules.piece_kinds[number]
        here = (action.at,) if action.at else ()
        segment = s.segment_on(at_in(action.code), spot)
        if segment < 0 or s.peek("feature_of")[segment] != feature:
            return [Reason(Message("count-of-carcassonne-other-feature"), ("COUNT-14",), here)]
        barred = s.barred(segment)
        if barred:
            return [s.rules.reasons[barred].reason(action.at)]
        if (s.current_player(), kind.name, QUARTERS[quarter]) in s.elsewhere():
            message = Message("count-of-carcassonne-first-tile", piece=kind.title)
            return [Reason(message, ("COUNT-14", "INT-61"), here)]
        message = Message("count-of-carcassonne-none-there", piece=kind.title, quarter=title(quarter))
        return [Reason(message, ("COUNT-14",))]


class LeaveMarket(Step):
    """COUNT-22 with farms of the first edition (OPT-1), where no farm is scored by itself."""

    name = "leave-market"
    slot = FINAL
    order = 3200
    rule = "COUNT-22"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["farm_scoring"] != "first-edition"
        self.each = rules.step("leave-quarter")
        self.by_number = rules.setup.format == 1

    def run(self, s: State) -> cython.int:
        f: cython.int
        if not self.by_number:  # by their first segments
            s.n_done = 0
            for f in range(s.n_segments):
                if s.kind_of(f) == FIELD and s.occupied[s.feature_of[f]]:
                    s.mark_done(s.feature_of[f])
            for f in range(s.n_done - 1, -1, -1):
                s.push(self.each, s.done[f], 1, 0)
            return NOBODY
        for f in range(s.n_segments - 1, -1, -1):
            if s.feature_of[f] == f and s.occupied[f] and s.kind_of(f) == FIELD:
                s.push(self.each, f, 1, 0)
        return NOBODY
