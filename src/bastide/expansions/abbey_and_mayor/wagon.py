"""The wagon drives on after its feature has been scored (WAGON-3 to WAGON-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
from bastide.core.constants import CITY, LETTERS, NOBODY, PART, PASS, ROAD
from bastide.core.expansion import Step
from bastide.core.geometry import SPOTS
from bastide.core.reasons import Reason
from bastide.expansions.base.reasons import may_not_stand, no_segment
from bastide.words import Message, position

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

BESIDE = [4096, 1, -4096, -1]  # to the neighbour at each edge
ABBEY_EDGE = LETTERS.index("A")


class MoveWagons(Step):
    """STEP-25: wagons one after the other, the active player's first (WAGON-7).

    A wagon that waits has left its feature and remembers the segment it stood on.
    """

    name = "wagons"
    slot = PART
    order = 2500
    rule = "STEP-25"
    guides = ("WAGON-3", "WAGON-4")
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.wagon = rules.piece_kind("wagon")
        self.drive = rules.action("drive")
        self.origin = rules.variable("wagons")
        self.waiting = rules.place("waiting")
        self.drove = rules.event("drove")
        self.roads_only = rules.setup.format == 1

    def may_enter(self, s: State, segment: cython.int) -> cython.bint:
        """Is the feature of the segment one that the wagon may go to: incomplete and unoccupied?"""
        f: cython.int = s.feature_of[segment]
        return (
            s.opens[f] != 0 and s.occupied[f] == 0 and s.rules.stands_on[self.wagon] >> s.kind_of(f) & 1 != 0
        )

    def meet(self, s: State, segment: cython.int, stamp: cython.int, out: Moves) -> None:
        """Offer every tile of the feature that is met (WAGON-8), once."""
        f: cython.int = s.feature_of[segment]
        g: cython.int = f
        i: cython.int
        if s.seen_feature[f] == stamp or not self.may_enter(s, f):
            return
        s.seen_feature[f] = stamp
        for i in range(s.size[f]):
            if s.barred(g) == 0:
                out.offer(self.drive, s.tile_at[s.tile_of[g]], s.spot_of(g), 0, 0)
            g = s.next_of[g]

    def leads(self, here: cython.int, there: cython.int) -> cython.bint:
        """May the wagon drive between features of these kinds that meet? Not from city to city (WAGON-4)."""
        if self.roads_only:
            return here == ROAD or there == ROAD
        return here != CITY or there != CITY

    def reach(self, s: State, feature: cython.int, out: Moves) -> None:
        """Offer whatever is connected to a feature (WAGON-4, INT-30)."""
        f: cython.int = feature
        i: cython.int
        j: cython.int
        e: cython.int
        t: cython.int
        u: cython.int
        k: cython.int
        is_abbey: cython.bint
        stamp: cython.int = s.next_stamp()
        for i in range(s.size[feature]):
            t = s.tile_of[f]
            for j in range(s.rules.joint_start[s.printed_of[f]], s.rules.joint_start[s.printed_of[f] + 1]):
                k = s.tile_first[t] + s.rules.joint[j]
                if self.leads(s.kind_of(f), s.kind_of(k)):
                    self.meet(s, k, stamp, out)
            is_abbey = s.rules.edge[s.tile_lie[t] * 4] == ABBEY_EDGE
            for e in range(4):
                if not is_abbey and s.rules.main[s.tile_lie[t] * 4 + e] != f - s.tile_first[t]:
                    continue
                u = s.tile_on(s.tile_at[t] + BESIDE[e])
                if u < 0:
                    continue
                if is_abbey:
                    k = s.rules.main[s.tile_lie[u] * 4 + ((e + 2) & 3)]
                    if k >= 0:
                        self.meet(s, s.tile_first[u] + k, stamp, out)
                elif s.rules.edge[s.tile_lie[u] * 4] == ABBEY_EDGE:
                    self.meet(s, s.tile_first[u] + s.rules.centre[s.tile_lie[u] >> 2], stamp, out)
            f = s.next_of[f]

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        piece: cython.int
        for i in range(s.rules.n_players):
            p = (s.active + i) % s.rules.n_players
            piece = s.rules.first_piece[p * s.rules.n_kinds + self.wagon]
            if s.where[piece] != self.waiting:
                continue
            s.scratch.clear()
            self.reach(s, s.feature_of[s.own[self.origin + p]], s.scratch)
            if s.scratch.n:
                s.arg0 = p
                return p
            s.own[self.origin + p] = -1
            s.send_home(piece)  # WAGON-5
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        self.reach(s, s.feature_of[s.own[self.origin + s.arg0]], out)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        piece: cython.int = s.rules.first_piece[s.arg0 * s.rules.n_kinds + self.wagon]
        s.own[self.origin + s.arg0] = -1
        if s.move_kind == PASS:
            s.send_home(piece)
        else:
            s.stand(piece, s.segment_on(s.move_at, s.move_a))
            s.note(self.drove, s.arg0, s.move_at, s.move_a)
        s.push(self.number)  # the next wagon sees where this one has gone

    def prompt(self, s: State) -> Message:
        return Message("abbey-and-mayor-drive")

    def passing(self, s: State) -> Message:
        return Message("abbey-and-mayor-wagon-home")

    def explain(self, s: State, action: Action) -> list[Reason]:
        at = at_in(action.code)
        spot = action.numbers[0]
        x, y = action.at or (0, 0)
        here, where = ((x, y),), position((x, y))
        segment = s.segment_on(at, spot)
        if s.tile_here(at) is None:
            return [Reason(Message("base-no-tile-there", at=where), ("WAGON-3",), here)]
        if segment < 0:
            return [no_segment(s, at, spot)]
        feature = s.feature(x, y, SPOTS[spot])
        reasons = []
        if not s.rules.may_stand(self.wagon, feature.kind):
            return [may_not_stand(s, self.wagon, feature, here)]
        if feature.complete:
            message = Message("base-complete", feature=feature.title, at=where)
            reasons.append(Reason(message, ("WAGON-3",), here))
        for piece in feature.followers[:1]:
            message = Message(
                "base-occupied",
                feature=feature.title,
                at=where,
                who=s.rules.setup.players[piece.owner],
                role=Message(f"role-{feature.follower}"),
                there=position((piece.x, piece.y)),
            )
            reasons.append(Reason(message, ("WAGON-3",), ((piece.x, piece.y),)))
        number = s.barred(segment)
        if number:
            reasons.append(s.rules.reasons[number].reason((x, y)))
        if not reasons:
            message = Message("abbey-and-mayor-not-connected", feature=feature.title, at=where)
            reasons.append(Reason(message, ("WAGON-4",), here))
        return reasons
