"""The Princess & the Dragon: what may be done with its tiles in the figure step.

The dragon's flight and journey are in ``dragon.py``, the fairy's points in ``fairy.py``, refusals in
words in ``reasons.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import DEPLOY, MAX_SEGMENTS
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion
from bastide.core.geometry import SPOTS, unpack
from bastide.core.marks import Mark
from bastide.core.pieces import FIGURE, TokenKind
from bastide.core.setup import Option
from bastide.core.shown import Shown, on_segment, on_tile
from bastide.core.tally import LineKind
from bastide.core.ways import Way
from bastide.expansions.princess_and_dragon import reasons
from bastide.expansions.princess_and_dragon.dragon import (
    JourneyAfterScoring,
    JourneyBeforeScoring,
    MoveDragon,
    Volcano,
)
from bastide.expansions.princess_and_dragon.fairy import FairyFarms, FairyPoint, FairyThree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.expansion import Step
    from bastide.core.moves import Moves
    from bastide.core.reasons import Reason
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

SPOT_PARTS = (Part("piece", "piece"), Part("spot", "spot"))


class PrincessAndDragon(Expansion):
    """FAIRY, VOLCANO, DRAGON, PORTAL, PRINCESS; the tiles of PDTILE are as printed."""

    name = "princess-and-dragon"
    tile_sets = ("princess-and-dragon",)
    tokens = (TokenKind("dragon", FIGURE), TokenKind("fairy", FIGURE))
    hooks = ("set_aside", "figures", "forbids", "left", "bars")
    piles_aside = (1000,)
    marks = (
        Mark("princess", on="city"),
        Mark("volcano", on="tile"),
        Mark("dragon", on="tile"),
        Mark("portal", on="tile"),
        Mark("tunnel", on="road", crosses=True),
    )
    variables = (
        Variable("dragon", holds="tile", initial=-1),
        Variable("fairy", holds="tile", initial=-1),
        Variable("fairy_owner", holds="player", initial=-1),
        Variable("fairy_kind", initial=-1),
        Variable("fairy_segment", holds="segment", initial=-1),
        Variable("dragon_visited", per="tile"),
    )
    options = (
        Option("dragon_timing", ("before-scoring", "after-scoring"), "OPT-9"),
        Option("princess", ("must", "may"), "OPT-11"),
        Option("fairy", ("on-tile", "next-to-follower"), "OPT-12"),
        Option(
            "dragon_at_carcassonne",
            ("barred", "outer-ring"),
            "OPT-13",
            needs=("count-of-carcassonne",),
        ),
    )
    actions = (
        ActionKind(
            "dragon",
            has_at=True,
            form="dragon:{at}",
            steps=("dragon",),
            when=("DRAGON-3", "DRAGON-5"),
        ),
        ActionKind(
            "fairy",
            has_at=True,
            form="fairy:{at}",
            rule="FAIRY-2",
            steps=("figure",),
            when=("FAIRY-2",),
        ),
        ActionKind(
            "fairy-to",
            SPOT_PARTS,
            has_at=True,
            form="fairy:{piece}@{at}.{spot}",
            rule="FAIRY-2",
            steps=("figure",),
            when=("FAIRY-2",),
        ),
        ActionKind(
            "princess",
            (*SPOT_PARTS, Part("player", "player")),
            has_at=True,
            form="princess:{piece}@{at}.{spot}={player}",
            rule="PRINCESS-1",
            steps=("figure",),
            when=("PRINCESS-1", "PRINCESS-2"),
        ),
    )
    lines = (
        LineKind("fairy-point", ("FAIRY-6",)),
        LineKind("fairy-three", ("FAIRY-8",)),
    )
    reasons = reasons.KINDS
    events = (
        "dragon-flies",
        "dragon-tiles-return",
        "dragon-moves",
        "dragon-stuck",
        "fairy-moves",
        "princess-sends",
        "set-aside",
    )

    def steps(self) -> Sequence[Step]:
        return (
            FairyPoint(),
            FairyThree(),
            FairyFarms(),
            Volcano(),
            JourneyBeforeScoring(),
            JourneyAfterScoring(),
            MoveDragon(),
        )

    def shows(self, s: State) -> list[Shown]:
        shown = [on_tile(s, "dragon", s.own[self.dragon_at])] if s.own[self.dragon_at] >= 0 else []
        if s.own[self.fairy_segment] >= 0:
            shown.append(on_segment(s, "fairy", s.own[self.fairy_segment]))
        elif s.own[self.fairy_at] >= 0:
            shown.append(on_tile(s, "fairy", s.own[self.fairy_at]))
        return shown

    def ways(self, s: State) -> list[Way]:
        if s.step == s.rules.step("dragon"):
            here = s.own[self.dragon_at]
            tiles = [t for t in range(s.n_tiles) if s.own[self.visited + t] and t != here]
            past = tuple(unpack(s.tile_at[t]) for t in tiles)
            return [Way("dragon", "dragon", at=unpack(s.tile_at[here]), past=past)]
        if s.step != s.rules.step("figure"):
            return []
        fairies = [thing for thing in self.shows(s) if thing.kind == "fairy"]
        return [
            Way(action, "fairy", at=fairy.at, spot=fairy.spot)
            for fairy in fairies
            for action in ("fairy", "fairy-to")
        ]

    def bind(self, rules: Ruleset) -> None:
        self.visited = rules.variable("dragon_visited")
        self.dragon_at = rules.variable("dragon")
        self.fairy_at = rules.variable("fairy")
        self.fairy_owner = rules.variable("fairy_owner")
        self.fairy_kind = rules.variable("fairy_kind")
        self.fairy_segment = rules.variable("fairy_segment")
        self.volcano = rules.tile_mark("volcano")
        self.dragon_tile = rules.tile_mark("dragon")
        self.portal = rules.tile_mark("portal")
        self.princess_mark = rules.mark("princess")
        self.with_princess = rules.as_array([self.has_princess(rules, d) for d in range(rules.n_designs)])
        self.barn = rules.piece_kind("barn")
        self.aside = rules.pile_number(1000)
        self.fairy = rules.action("fairy")
        self.fairy_to = rules.action("fairy-to")
        self.princess = rules.action("princess")
        self.fairy_moved = rules.event("fairy-moves")
        self.princess_sent = rules.event("princess-sends")
        self.put_aside = rules.event("set-aside")
        self.no_figure_on_volcano = rules.reason("volcano")
        self.dragon_there = rules.reason("dragon-there")
        self.princess_must = rules.reason("princess-must")
        self.must = rules.options["princess"] == "must"
        self.assigned = rules.options["fairy"] == "next-to-follower"

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        if name == "dragon-tiles-return":
            return {"tiles": words[0]}
        if name == "set-aside":
            return {"player": words[0], "tile": rules.names[words[1]]}
        data: dict[str, Any] = {"player": words[0], "at": list(unpack(words[1]))}
        if name == "princess-sends":
            data |= {"piece": rules.piece_kinds[words[2]].name, "owner": words[3]}
        elif name == "dragon-stuck":
            data["rules"] = ["DRAGON-8"]
        elif name == "fairy-moves" and words[2] >= 0:
            data |= {"piece": rules.piece_kinds[words[2]].name, "spot": SPOTS[words[3]]}
        return data

    def explain(self, s: State, action: Action) -> list[Reason]:
        return reasons.figure(s, action, self.princess_city(s) >= 0, self.is_marked(s, self.portal))

    # Drawing ----------------------------------------------------------------------------------

    def set_aside(self, s: State, design: cython.int) -> cython.bint:
        """DRAGON-1: before the dragon is in play its tiles wait."""
        if s.own[self.dragon_at] >= 0 or not s.rules.tile_mark_of[self.dragon_tile + design]:
            return False
        s.unseen[self.aside * s.rules.n_designs + design] += 1
        s.note(self.put_aside, s.active, design)
        return True

    # The figure step --------------------------------------------------------------------------

    def is_marked(self, s: State, mark: cython.int) -> cython.bint:
        """Does the tile of this part bear the mark?"""
        return s.laid >= 0 and s.rules.tile_mark_of[mark + (s.tile_lie[s.laid] >> 2)] != 0

    def figures(self, s: State, out: Moves) -> None:
        if self.is_marked(s, self.portal):
            self.offer_portal(s, out)
        self.offer_fairy(s, out)
        self.offer_princess(s, out)

    def offer_portal(self, s: State, out: Moves) -> None:
        """PORTAL-1: any unoccupied, unfinished feature on any tile already placed, row by row."""
        tile: cython.int = s.tile_after(-1)
        while tile >= 0:
            if tile != s.laid:  # the tile itself is offered by the ordinary rules (PORTAL-4)
                self.offer_through_portal(s, tile, out)
            tile = s.tile_after(s.tile_at[tile])

    def offer_through_portal(self, s: State, tile: cython.int, out: Moves) -> None:
        """The same for one tile."""
        lie: cython.int = s.tile_lie[tile]
        first: cython.int = s.tile_first[tile]
        kind: cython.int
        i: cython.int
        k: cython.int
        f: cython.int
        n: cython.int = s.rules.n_segments[lie >> 2]
        free: cython.int = 0  # a bit for each segment
        for i in range(n):
            f = s.feature_of[first + s.rules.spot_order[lie * MAX_SEGMENTS + i]]
            if not s.occupied[f] and s.opens[f]:  # PORTAL-2, PORTAL-3
                free |= 1 << i
        if free == 0:
            return
        for kind in range(s.rules.n_kinds):
            if s.supply[s.active * s.rules.n_kinds + kind] == 0 or not s.rules.is_follower[kind]:
                continue
            for i in range(n):
                if not free >> i & 1:
                    continue
                k = s.rules.spot_order[lie * MAX_SEGMENTS + i]
                if s.rules.stands_on[kind] >> s.kind_of(first + k) & 1:
                    out.offer(DEPLOY, s.tile_at[tile], kind, s.rules.spot[lie * MAX_SEGMENTS + k], 0)

    def offer_fairy(self, s: State, out: Moves) -> None:
        """FAIRY-2: to a tile with one of their followers, or with OPT-12 to that follower."""
        i: cython.int
        t: cython.int
        spot: cython.int
        stamp: cython.int = s.next_stamp()
        for i in range(s.rules.n_pieces):
            if (
                s.where[i] < 0
                or s.rules.owner[i] != s.active
                or not s.rules.is_follower[s.rules.kind_of_piece[i]]
            ):
                continue
            t = s.tile_of[s.where[i]]
            if self.assigned:
                if self.has_twin(s, i) or (
                    s.own[self.fairy_segment] == s.where[i]
                    and s.own[self.fairy_owner] == s.active
                    and s.own[self.fairy_kind] == s.rules.kind_of_piece[i]
                ):
                    continue
                spot = s.spot_of(s.where[i])
                out.offer(self.fairy_to, s.tile_at[t], s.rules.kind_of_piece[i], spot, 0)
            elif t != s.own[self.fairy_at] and s.seen_tile[t] != stamp:  # FAIRY-4
                s.seen_tile[t] = stamp
                out.offer(self.fairy, s.tile_at[t], 0, 0, 0)

    def has_twin(self, s: State, piece: cython.int) -> cython.bint:
        """Does an earlier piece of the same owner and kind stand on the same segment?"""
        i: cython.int
        for i in range(piece - 1, -1, -1):
            if (
                s.rules.owner[i] != s.rules.owner[piece]
                or s.rules.kind_of_piece[i] != s.rules.kind_of_piece[piece]
            ):
                return False
            if s.where[i] == s.where[piece]:
                return True
        return False

    def has_princess(self, rules: Ruleset, design: int) -> bool:
        """Does a tile of the design show a princess?"""
        first = self.princess_mark + rules.first_printed[design]
        return any(rules.mark_of[first + k] for k in range(rules.n_segments[design]))

    def princess_city(self, s: State) -> cython.int:
        """The city with knights that a princess on the tile of this part added to, or -1 (PRINCESS-4)."""
        k: cython.int
        first: cython.int
        if s.laid < 0 or not self.with_princess[s.tile_lie[s.laid] >> 2]:
            return -1
        first = s.tile_first[s.laid]
        for k in range(first, first + s.rules.n_segments[s.tile_lie[s.laid] >> 2]):
            if s.rules.mark_of[self.princess_mark + s.printed_of[k]] and s.occupied[s.feature_of[k]]:
                return s.feature_of[k]
        return -1

    def offer_princess(self, s: State, out: Moves) -> None:
        """PRINCESS-1: any knight of the city, of any player and size."""
        i: cython.int
        t: cython.int
        spot: cython.int
        city: cython.int = self.princess_city(s)
        if city < 0:
            return
        for i in range(s.rules.n_pieces):
            if s.where[i] < 0 or s.feature_of[s.where[i]] != city:
                continue
            if s.rules.is_follower[s.rules.kind_of_piece[i]] and not self.has_twin(s, i):
                t = s.tile_of[s.where[i]]
                spot = s.spot_of(s.where[i])
                out.offer(self.princess, s.tile_at[t], s.rules.kind_of_piece[i], spot, s.rules.owner[i])

    def forbids(self, s: State) -> cython.int:
        if self.must and s.move_kind != self.princess and self.princess_city(s) >= 0:  # OPT-11
            return self.princess_must
        if (
            s.move_kind == DEPLOY
            and s.move_a != self.barn  # it stands on the corner, not on the tile (INT-68)
            and self.is_marked(s, self.volcano)
            and s.move_at == s.tile_at[s.laid]
        ):
            return self.no_figure_on_volcano
        return 0

    def bars(self, s: State, segment: cython.int) -> cython.int:
        """DRAGON-11: nobody comes to the dragon's tile by any means."""
        tile: cython.int = s.own[self.dragon_at]
        if tile < 0 or s.tile_of[segment] != tile:
            return 0
        if tile == s.laid and self.is_marked(s, self.volcano):  # VOLCANO-1
            return self.no_figure_on_volcano
        return self.dragon_there

    def act(self, s: State) -> None:
        i: cython.int
        segment: cython.int
        if s.move_kind == self.fairy:
            s.own[self.fairy_at] = s.tile_on(s.move_at)
            s.note(self.fairy_moved, s.active, s.move_at, -1)
        elif s.move_kind == self.fairy_to:
            s.own[self.fairy_at] = s.tile_on(s.move_at)
            s.own[self.fairy_owner] = s.active
            s.own[self.fairy_kind] = s.move_a
            s.own[self.fairy_segment] = s.segment_on(s.move_at, s.move_b)
            s.note(self.fairy_moved, s.active, s.move_at, s.move_a, s.move_b)
        elif s.move_kind == self.princess:
            segment = s.segment_on(s.move_at, s.move_b)
            for i in range(s.rules.n_pieces):
                if (
                    s.where[i] == segment
                    and s.rules.owner[i] == s.move_c
                    and s.rules.kind_of_piece[i] == s.move_a
                ):
                    s.note(self.princess_sent, s.active, s.move_at, s.move_a, s.move_c)
                    s.send_home(i)
                    break

    def left(self, s: State, piece: cython.int, segment: cython.int) -> None:
        """FAIRY-14: when her follower leaves she stays on the tile, with nobody."""
        i: cython.int
        if (
            s.own[self.fairy_segment] != segment
            or s.own[self.fairy_owner] != s.rules.owner[piece]
            or s.own[self.fairy_kind] != s.rules.kind_of_piece[piece]
        ):
            return
        for i in range(s.rules.n_pieces):  # one like it still stands there: the other one has left
            if (
                s.where[i] == segment
                and s.rules.owner[i] == s.rules.owner[piece]
                and s.rules.kind_of_piece[i] == s.rules.kind_of_piece[piece]
            ):
                return
        s.own[self.fairy_owner] = -1
        s.own[self.fairy_kind] = -1
        s.own[self.fairy_segment] = -1
