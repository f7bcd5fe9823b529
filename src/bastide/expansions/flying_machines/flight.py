"""A flight: the die gives the distance, the tile's arrow the direction, the player picks where to land."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
from bastide.core.constants import CHANCE, DEPLOY, FIELD, MAX_SEGMENTS, NOBODY, PASS, RIVER
from bastide.core.expansion import Step
from bastide.core.geometry import SPOTS, unpack
from bastide.core.reasons import Reason
from bastide.expansions.base.reasons import no_segment
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

AHEAD = [4096, 4097, 1, -4095, -4096, -4097, -1, 4095]  # to the next tile in each of the eight directions
FURTHEST = 3


def landing_kinds(s: State, kind: cython.int) -> cython.int:
    """The kinds of segment a piece may land on, as a bit mask (FLY-6, FLY-8, FLY-11); 0: it does not fly."""
    if not s.rules.is_follower[kind]:
        return 0
    return s.rules.stands_on[kind] & ~(1 << FIELD) & ~(1 << RIVER)


def landing_place(s: State, mark: cython.int, distance: cython.int) -> cython.int:
    """FLY-2, FLY-4: the arrow turns with the tile just laid; what lies on the way does not matter."""
    lie: cython.int = s.tile_lie[s.laid]
    wind: cython.int = s.rules.tile_mark_of[mark + (lie >> 2)] - 1
    return s.tile_at[s.laid] + distance * AHEAD[(wind + 2 * (lie & 3)) % 8]


def landing_places(s: State, mark: int) -> list[int]:
    """The same for each number on the die (FLY-3)."""
    return [landing_place(s, mark, n) for n in range(1, FURTHEST + 1)]


class Roll(Step):
    """FLY-3: the die shows 1 to 3, each with the same chance. Argument: the kind of piece that flies."""

    name = "roll"
    rule = "FLY-3"
    due = ("FLY-3", "FLY-12")

    def bind(self, rules: Ruleset) -> None:
        self.roll = rules.action("roll")
        self.land = rules.step("land")
        self.machine = rules.tile_mark("flying_machine")

    def run(self, s: State) -> cython.int:
        return CHANCE

    def offer(self, s: State, out: Moves) -> None:
        n: cython.int
        for n in range(1, FURTHEST + 1):
            out.offer(self.roll, 0, n, 0, 0)

    def act(self, s: State) -> None:
        s.push(self.land, s.arg0, landing_place(s, self.machine, s.move_a))

    def prompt(self, s: State) -> Message:
        return Message("flying-machines-roll")

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(Message("flying-machines-must-roll"), ("FLY-3", "FLY-12"))]


class Land(Step):
    """FLY-5: the follower must land on the target tile where it can. Arguments: kind of piece, position."""

    name = "land"
    rule = "FLY-5"
    due = ("FLY-5", "FLY-12")
    args = ("number", "at")

    def bind(self, rules: Ruleset) -> None:
        self.event = rules.event("flight")

    def can_land(self, s: State, kind: cython.int, segment: cython.int) -> cython.bint:
        """FLY-6 to FLY-9: what is incomplete, whoever stands there; not where nobody may come (INT-46)."""
        if not landing_kinds(s, kind) >> s.kind_of(segment) & 1:
            return False
        return s.opens[s.feature_of[segment]] != 0 and s.barred(segment) == 0

    def run(self, s: State) -> cython.int:
        k: cython.int
        t: cython.int = s.tile_on(s.arg1)
        if t >= 0:
            for k in range(s.rules.n_segments[s.tile_lie[t] >> 2]):
                if self.can_land(s, s.arg0, s.tile_first[t] + k):
                    return s.active
        s.note(self.event, s.active, s.arg0, s.arg1, 0)  # FLY-10
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        k: cython.int
        t: cython.int = s.tile_on(s.arg1)
        lie: cython.int = s.tile_lie[t]
        for i in range(s.rules.n_segments[lie >> 2]):
            k = s.rules.spot_order[lie * MAX_SEGMENTS + i]
            if self.can_land(s, s.arg0, s.tile_first[t] + k):
                out.offer(DEPLOY, s.arg1, s.arg0, s.rules.spot[lie * MAX_SEGMENTS + k], 0)

    def act(self, s: State) -> None:
        s.note(self.event, s.active, s.arg0, s.arg1, 1)
        s.deploy(s.active, s.arg0, s.segment_on(s.move_at, s.move_b))

    def prompt(self, s: State) -> Message:
        kind, at = self.flight(s)
        piece = s.rules.piece_kinds[kind].title
        return Message("flying-machines-land", piece=piece, at=position(unpack(at)))

    def flight(self, s: State) -> tuple[int, int]:
        """What flies, and where to."""
        frames = s.agenda()
        _, kind, at, _ = frames[len(frames) - 1]  # compiled code does not count from the end
        return kind, at

    def explain(self, s: State, action: Action) -> list[Reason]:
        number, target = self.flight(s)
        flying = s.rules.piece_kinds[number].title
        goal = unpack(target)
        if action.number == PASS:
            message = Message("flying-machines-must-land", piece=flying, at=position(goal))
            return [Reason(message, ("FLY-5",), (goal,))]
        piece, spot, _ = action.numbers
        if piece != number:
            return [Reason(Message("flying-machines-in-flight", piece=flying), ("FLY-12",))]
        at = at_in(action.code)
        if at != target:
            message = Message("flying-machines-goes-to", at=position(goal))
            return [Reason(message, ("FLY-3",), (goal,))]
        if s.segment_on(at, spot) < 0:
            return [no_segment(s, at, spot)]
        feature = s.feature(*goal, SPOTS[spot])
        if feature.kind == "field":
            return [Reason(Message("flying-machines-no-field"), ("FLY-8",), (goal,))]
        if not s.rules.may_stand(number, feature.kind):
            message = Message("base-may-not-stand", piece=flying, feature=feature.title)
            return [Reason(message, ("FLY-11",), (goal,))]
        if feature.complete:
            message = Message("base-complete", feature=feature.title, at=position(goal))
            return [Reason(message, ("FLY-6", "FLY-9"), (goal,))]
        return [s.rules.reasons[s.barred(s.segment_on(at, spot))].reason(goal)]
