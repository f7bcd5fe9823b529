"""A follower goes into Carcassonne when the tile gave points to others only (COUNT-6 to COUNT-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import NOBODY, PART, PASS
from bastide.core.expansion import Step
from bastide.core.reasons import Reason
from bastide.expansions.count_of_carcassonne.quarters import FEATURES, QUARTERS, title
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class BeforeScoring(Step):
    """Remember everybody's points before step 3 (COUNT-8)."""

    name = "before-scoring"
    slot = PART
    order = 1550
    rule = "COUNT-8"

    def bind(self, rules: Ruleset) -> None:
        self.before = rules.variable("before")

    def run(self, s: State) -> cython.int:
        p: cython.int
        for p in range(s.rules.n_players):
            s.own[self.before + p] = s.score[p]
        return NOBODY


class AfterScoring(Step):
    """COUNT-6: did an opponent get something in step 3, and the active player nothing?"""

    name = "after-scoring"
    slot = PART
    order = 2090
    rule = "COUNT-6"

    def bind(self, rules: Ruleset) -> None:
        self.before = rules.variable("before")
        self.entitled = rules.variable("entitled")

    def run(self, s: State) -> cython.int:
        p: cython.int
        gain: cython.int
        mine: cython.int = 0
        others: cython.int = 0
        for p in range(s.rules.n_players):
            gain = s.score[p] - s.own[self.before + p]
            if gain > 0 and p == s.active:
                mine = 1
            elif gain > 0:
                others = 1
            s.own[self.before + p] = 0
        s.own[self.entitled] = 1 if others and not mine else 0
        return NOBODY


class EnterQuarter(Step):
    """STEP-24: one follower from the supply into a quarter, besides the figure of the part (COUNT-7)."""

    name = "enter-quarter"
    slot = PART
    order = 2400
    rule = "STEP-24"
    guides = ("COUNT-6", "COUNT-10")

    def bind(self, rules: Ruleset) -> None:
        self.entitled = rules.variable("entitled")
        self.count_at = rules.variable("count")
        self.turn_entered = rules.variable("turn_entered")
        self.place = rules.as_array([rules.place(name) for name in QUARTERS])
        self.enter = rules.action("enter")
        self.entered = rules.event("entered")
        self.move_count = rules.step("move-count")
        self.blocks = rules.options["count_blocks"] == "to-and-from"
        self.once = rules.options["count_per_turn"] == "once"
        self.feature_of = rules.as_array([rules.segment_kind(name) for name in FEATURES])

    def run(self, s: State) -> cython.int:
        if s.own[self.entitled] == 0:
            return NOBODY
        s.scratch.clear()
        # OPT-17. After the last tile several players have a part in the same turn.
        if not self.once or s.own[self.turn_entered] != 1 + s.turn * s.rules.n_players + s.active:
            self.offer(s, s.scratch)
        if s.scratch.n > 1:
            return s.active
        s.own[self.entitled] = 0
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        kind: cython.int
        quarter: cython.int
        for kind in range(s.rules.n_kinds):
            if s.supply[s.active * s.rules.n_kinds + kind] == 0 or not s.rules.is_follower[kind]:
                continue
            for quarter in range(4):
                if self.blocks and s.own[self.count_at] == quarter:  # COUNT-10
                    continue
                if s.rules.stands_on[kind] >> self.feature_of[quarter] & 1:  # COUNT-11
                    out.offer(self.enter, 0, kind, quarter, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        s.own[self.entitled] = 0
        if s.move_kind == PASS:
            return
        s.send_away(s.free_piece(s.active, s.move_a), self.place[s.move_b])
        s.note(self.entered, s.active, s.move_a, s.move_b)
        if self.once:
            s.own[self.turn_entered] = 1 + s.turn * s.rules.n_players + s.active
        s.push(self.move_count)  # COUNT-12

    def prompt(self, s: State) -> Message:
        return Message("count-of-carcassonne-enter")

    def passing(self, s: State) -> Message:
        return Message("count-of-carcassonne-enter-not")

    def explain(self, s: State, action: Action) -> list[Reason]:
        number, quarter, _ = action.numbers
        kind = s.rules.piece_kinds[number]
        reasons = []
        if s.in_supply(s.active, number) == 0:
            message = Message("base-none-in-supply", who=s.rules.setup.players[s.active], piece=kind.title)
            reasons.append(Reason(message, ("COUNT-6",)))
        if self.blocks and s.own[self.count_at] == quarter:
            message = Message("count-of-carcassonne-blocked", quarter=title(quarter))
            reasons.append(Reason(message, ("COUNT-10",)))
        if not kind.follower or not s.rules.may_stand(number, FEATURES[quarter]):
            message = Message("count-of-carcassonne-may-not-enter", piece=kind.title, quarter=title(quarter))
            reasons.append(Reason(message, ("COUNT-11",)))
        return reasons


class MoveCount(Step):
    """COUNT-12: who has put a follower into Carcassonne may move the count."""

    name = "move-count"
    rule = "COUNT-12"

    def bind(self, rules: Ruleset) -> None:
        self.count_at = rules.variable("count")
        self.move = rules.action("count")
        self.moved = rules.event("count-moved")

    def run(self, s: State) -> cython.int:
        return s.active

    def offer(self, s: State, out: Moves) -> None:
        quarter: cython.int
        for quarter in range(4):
            if s.own[self.count_at] != quarter:
                out.offer(self.move, 0, quarter, 0, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        if s.move_kind != PASS:
            s.own[self.count_at] = s.move_a
            s.note(self.moved, s.active, s.move_a)

    def prompt(self, s: State) -> Message:
        return Message("count-of-carcassonne-move-count")

    def passing(self, s: State) -> Message:
        return Message("count-of-carcassonne-count-stays", quarter=title(s.own[self.count_at]))

    def explain(self, s: State, action: Action) -> list[Reason]:
        message = Message("count-of-carcassonne-count-there", quarter=title(action.numbers[0]))
        return [Reason(message, ("COUNT-12",))]
