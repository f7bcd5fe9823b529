"""The Ferries: a ferry joins two roads of its lake, and parts them again when it moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in
from bastide.core.constants import NOBODY, PART, PASS, ROAD
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import EDGES, unpack
from bastide.core.marks import Mark
from bastide.core.pieces import TokenKind
from bastide.core.reasons import Reason
from bastide.core.shown import Shown
from bastide.words import Message, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class Ferries(Expansion):
    """FERRY-1 to FERRY-19.

    The slot ``ferry_roads`` holds for every lake the two roads that its ferry joins, -1 for none.
    """

    name = "ferries"
    tile_sets = ("ferries",)
    tokens = (TokenKind("ferry"),)
    hooks = ("links",)
    marks = (Mark("lake_ferry", on="tile"),)
    variables = (
        Variable("ferry_roads", holds="segment", size=2, initial=-1, per="tile"),
        Variable("ferries_used", per="tile"),  # 1: set or moved in this part (FERRY-9)
    )
    actions = (
        ActionKind(
            "ferry",
            (Part("from", "edge"), Part("to", "edge")),
            has_at=True,
            steps=("set-ferry", "move-ferries"),
            when=("FERRY-3", "FERRY-5", "FERRY-15"),
        ),
    )
    events = ("ferry",)

    def steps(self) -> Sequence[Step]:
        return (SetFerry(self), MoveFerries(self))

    def bind(self, rules: Ruleset) -> None:
        self.lake = rules.tile_mark("lake_ferry")
        self.roads = rules.variable("ferry_roads")
        self.moved = rules.variable("ferries_used")
        self.ferry = rules.action("ferry")
        self.company: cython.int = rules.step_index.get("company", -1)
        self.event = rules.event("ferry")

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {
            "player": words[0],
            "at": list(unpack(words[1])),
            "from": EDGES[words[2]],
            "to": EDGES[words[3]],
        }

    def shows(self, s: State) -> list[Shown]:
        return [
            Shown("ferry", at=unpack(s.tile_at[t]), spot="".join(self.joined(s, t)), lies=True)
            for t in range(s.n_tiles)
            if self.has_ferry(s, t)
        ]

    def joined(self, s: State, tile: int) -> list[str]:
        """The edges whose roads the ferry of a tile joins."""
        return [
            EDGES[e]
            for e in range(4)
            if self.road(s, tile, e) >= 0 and self.carries(s, tile, self.road(s, tile, e))
        ]

    def is_lake(self, s: State, tile: cython.int) -> cython.bint:
        return s.rules.tile_mark_of[self.lake + (s.tile_lie[tile] >> 2)] != 0

    def has_ferry(self, s: State, tile: cython.int) -> cython.bint:
        return s.own[self.roads + 2 * tile] >= 0 and s.own[self.roads + 2 * tile + 1] >= 0

    def road(self, s: State, tile: cython.int, edge: cython.int) -> cython.int:
        """The road at an edge of a tile, or -1."""
        k: cython.int = s.rules.main[s.tile_lie[tile] * 4 + edge]
        if k < 0 or s.kind_of(s.tile_first[tile] + k) != ROAD:
            return -1
        return s.tile_first[tile] + k

    def carries(self, s: State, tile: cython.int, segment: cython.int) -> cython.bint:
        """Does the ferry of a tile join this road?"""
        return s.own[self.roads + 2 * tile] == segment or s.own[self.roads + 2 * tile + 1] == segment

    def offer_pairs(self, s: State, tile: cython.int, out: Moves) -> None:
        """Every pair of roads that the ferry does not join now (FERRY-3, FERRY-8)."""
        a: cython.int
        b: cython.int
        for a in range(4):
            for b in range(a + 1, 4):
                if self.road(s, tile, a) < 0 or self.road(s, tile, b) < 0:
                    continue
                if not (
                    self.carries(s, tile, self.road(s, tile, a))
                    and self.carries(s, tile, self.road(s, tile, b))
                ):
                    out.offer(self.ferry, s.tile_at[tile], a, b, 0)

    def can_move(self, s: State, tile: cython.int) -> cython.bint:
        """Has the lake a ferry that was neither set nor moved in this part? (FERRY-9)"""
        return self.has_ferry(s, tile) and s.own[self.moved + tile] == 0

    def sail(self, s: State, tile: cython.int, a: cython.int, b: cython.int) -> None:
        """Let the ferry join two roads, parting those it joined before; find what is completed thereby."""
        ferry: cython.int = self.roads + 2 * tile
        left: cython.int = s.own[ferry]
        right: cython.int = s.own[ferry + 1]
        i: cython.int
        n: cython.int
        if left >= 0:
            s.own[ferry] = -1
            s.own[ferry + 1] = -1
            s.relink(s.feature_of[left])
        s.own[ferry] = self.road(s, tile, a)
        s.own[ferry + 1] = self.road(s, tile, b)
        s.own[self.moved + tile] = 1
        s.join(s.own[ferry], s.own[ferry + 1], 0)
        # What was complete may be so no longer, or have become part of something else.
        n = s.n_done
        s.n_done = 0
        for i in range(n):
            self.check_done(s, s.done[i])
        self.check_done(s, s.own[ferry])
        if left >= 0:  # the tile continues the road that is parted, which was open until this part
            self.check_done(s, left)
            self.check_done(s, right)
        s.note(self.event, s.active, s.tile_at[tile], a, b)
        if self.company >= 0:  # FERRY-18: a builder left alone on its road goes home
            s.push(self.company)

    def check_done(self, s: State, segment: cython.int) -> None:
        """Remember the feature of a segment as completed in this part, if it is complete (FERRY-14)."""
        if s.opens[s.feature_of[segment]] == 0:
            s.mark_done(s.feature_of[segment])

    def forget_moves(self, s: State) -> None:
        """The ferries have been moved; in the next part each may move again (FERRY-9)."""
        i: cython.int
        own: cython.p_int = s.own
        end: cython.int = self.moved + s.n_tiles
        for i in range(self.moved, end):
            own[i] = 0

    def links(self, s: State, segment: cython.int) -> None:
        """The other ferries of a road that is being built anew keep their places."""
        t: cython.int
        for t in range(s.n_tiles):
            if self.has_ferry(s, t):
                s.join(s.own[self.roads + 2 * t], s.own[self.roads + 2 * t + 1], 0)


class SetFerry(Step):
    """STEP-12: the lake just placed gets its ferry, follower or not (FERRY-3)."""

    name = "set-ferry"
    slot = PART
    order = 1200
    rule = "FERRY-3"

    def __init__(self, home: Ferries) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        if s.laid < 0 or not self.home.is_lake(s, s.laid):
            return NOBODY
        return s.active

    def offer(self, s: State, out: Moves) -> None:
        self.home.offer_pairs(s, s.laid, out)

    def act(self, s: State) -> None:
        self.home.sail(s, s.laid, s.move_a, s.move_b)

    def prompt(self, s: State) -> Message:
        return Message("ferries-set")

    def explain(self, s: State, action: Action) -> list[Reason]:
        placed = s.placed()[s.laid]
        lake = (placed.x, placed.y)
        if action.name == "ferry" and action.at != lake:
            return [Reason(Message("ferries-new-lake-first"), ("FERRY-3", "FERRY-10"), (lake,))]
        if action.name == "ferry":
            return [Reason(Message("ferries-two-roads"), ("FERRY-3",), (lake,))]
        return [Reason(Message("ferries-must-set"), ("FERRY-3", "FERRY-15"), (lake,))]


class MoveFerries(Step):
    """STEP-12: the first ferry along each road that the tile continues may move (FERRY-5 to FERRY-11)."""

    name = "move-ferries"
    slot = PART
    order = 1210
    rule = "FERRY-5"

    def __init__(self, home: Ferries) -> None:
        Step.__init__(self)
        self.home = home

    def spread(self, s: State) -> cython.int:
        """Stamp the lakes whose ferry is met first from the tile just placed; how often one was met."""
        e: cython.int
        met: cython.int = 0
        s.next_stamp()
        for e in range(4):
            if self.home.road(s, s.laid, e) >= 0:
                met += self.spread_from(s, self.home.road(s, s.laid, e))
        return met

    def spread_from(self, s: State, segment: cython.int) -> cython.int:
        """Follow a road along its edges, over no ferry; how many lakes were met."""
        t: cython.int = s.tile_of[segment]
        e: cython.int
        u: cython.int
        other: cython.int
        met: cython.int = 0
        if s.seen_feature[segment] == s.stamp:
            return 0
        s.seen_feature[segment] = s.stamp
        if t != s.laid and self.home.carries(s, t, segment):
            s.seen_tile[t] = s.stamp
            met = 1
        for e in range(4):
            if self.home.road(s, t, e) != segment:
                continue
            u = s.tile_on(s.tile_at[t] + (4096 if e == 0 else 1 if e == 1 else -4096 if e == 2 else -1))
            if u >= 0:
                other = self.home.road(s, u, (e + 2) & 3)
                if other >= 0:
                    met += self.spread_from(s, other)
        return met

    def run(self, s: State) -> cython.int:
        t: cython.int
        if s.laid < 0:
            return NOBODY
        if self.spread(s):
            for t in range(s.n_tiles):
                if s.seen_tile[t] == s.stamp and self.home.can_move(s, t):
                    return s.active
        self.home.forget_moves(s)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        t: cython.int
        self.spread(s)
        for t in range(s.n_tiles):
            if s.seen_tile[t] == s.stamp and self.home.can_move(s, t):
                self.home.offer_pairs(s, t, out)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        if s.move_kind == PASS:
            self.home.forget_moves(s)
            return
        s.push(self.number)  # FERRY-11: then judged again
        self.home.sail(s, s.tile_on(s.move_at), s.move_a, s.move_b)

    def prompt(self, s: State) -> Message:
        return Message("ferries-move")

    def passing(self, s: State) -> Message:
        return Message("ferries-move-not")

    def explain(self, s: State, action: Action) -> list[Reason]:
        at = action.at or (0, 0)
        here = (at,)
        t = s.tile_on(at_in(action.code))
        if t < 0 or not self.home.has_ferry(s, t):
            return [Reason(Message("ferries-no-ferry", at=position(at)), ("FERRY-5",), here)]
        if s.own[self.home.moved + t]:
            return [Reason(Message("ferries-moved-already"), ("FERRY-9",), here)]
        if any(a.at == action.at for a in s.legal_actions() if a.name == "ferry"):
            return [Reason(Message("ferries-other-roads"), ("FERRY-8",), here)]
        return [Reason(Message("ferries-first-only"), ("FERRY-5", "FERRY-6"), here)]
