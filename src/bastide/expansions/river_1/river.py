"""What all rivers share: the spring, the stack of river tiles, and how a river may run.

Several rivers in one game make one river (RIVER1-12). The one with the highest ``rank`` leads: its
spring and its lake are used, the springs and lakes of the others stay in the box.

The river is a tree that grows from the spring, so nothing of it is remembered: which way a tile
was entered is read off the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import cython

from bastide.core.constants import DEMANDS, E_PLACED, NOBODY, PLACE, TURN
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import ORIGIN
from bastide.core.marks import Mark
from bastide.core.reasons import Reason, ReasonKind
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tiles import Tile

# Piles in the order in which they are drawn from; the ordinary stack is 100.
FORK_PILE = 5
RIVER_PILE = 10
KEPT_BACK = 15  # ends of arms that were drawn too early
LAKE_PILE = 20
START_PILE = 30

WATER = 4  # the letter I of an edge
BESIDE = [4096, 1, -4096, -1]  # to the neighbour at each edge


# Where a river begins, parts and ends.
ROLE = Mark("role", on="tile", values=("spring", "fork", "lake"), reserved=True)


class River(Expansion):
    """A river of any edition."""

    hooks: ClassVar[tuple[str, ...]] = ("begin", "forbids_tile")
    begin_order = 500
    rank = 1  # of several rivers the highest leads
    marks: ClassVar[tuple[Mark, ...]] = (ROLE,)
    reasons: ClassVar[tuple[ReasonKind, ...]] = (
        ReasonKind("river-apart", ("RIVER1-4",)),
        ReasonKind("river-joined", ("RIVER2-6",)),
        ReasonKind("river-u-turn", ("RIVER1-5",)),
    )

    def __init__(self) -> None:
        Expansion.__init__(self)
        self.leads = True
        self.spring = -1

    def steps(self) -> Sequence[Step]:
        return (PlaceSpring(self),) if self.leads else ()

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        if tile.set not in self.tile_sets:
            return None
        return {"spring": -1, "lake": LAKE_PILE}.get(str(tile.marks.get("role")), RIVER_PILE)

    def arrange(self, rules: Ruleset, piles: dict[int, list[int]]) -> None:
        """One lake ends the river, that of the river which leads (RIVER1-12)."""
        self.leads = self is max(
            (e for e in rules.expansions if isinstance(e, River)), key=lambda e: (e.rank, e.name)
        )
        for design, tile in enumerate(rules.tiles):
            if tile.set not in self.tile_sets:
                continue
            role = tile.marks.get("role")
            if role == "spring":
                self.spring = design
            elif role == "lake":
                piles[LAKE_PILE][design] = 1 if self.leads else 0

    def bind(self, rules: Ruleset) -> None:
        self.apart = rules.reason("river-apart")
        self.joined = rules.reason("river-joined")
        self.u_turn = rules.reason("river-u-turn")
        # Beside a map that lies before the game, in games since format 2, its place is chosen.
        self.asks = rules.setup.format > 1 and rules.tile_mark("grid") >= 0

    def begin(self, s: State) -> None:
        """The spring lies before the first turn (RIVER1-2, RIVER2-3)."""
        if not self.leads:
            return
        if s.n_tiles == 0:
            s.lay(self.spring, ORIGIN, 0)
        elif not self.asks:
            s.scratch.clear()
            self.offer_spring(s, s.scratch)
            s.scratch.sort()
            s.unpack(s.scratch.at(0))
            s.lay(self.spring, s.move_at, s.move_a)

    def offer_spring(self, s: State, out: Moves) -> None:
        """RIVER2-13: the spring lies at the edge of the map that is there; the river runs straight off."""
        i: cython.int
        rotation: cython.int
        e: cython.int
        at: cython.int
        rotations: cython.int
        for i in range(s.n_open):
            at = s.open_at[i]
            rotations = s.rules.fit[s.rules.signature[self.spring] * DEMANDS + s.open_demand[i]]
            for rotation in range(4):
                if not rotations >> rotation & 1:
                    continue
                e = 0
                while s.rules.edge[(self.spring * 4 + rotation) * 4 + e] != WATER:
                    e += 1
                if s.tile_on(at + BESIDE[(e + 2) & 3]) >= 0 and self.is_clear(s, at + BESIDE[e]):
                    out.offer(PLACE, at, rotation, 0, 0)

    def is_clear(self, s: State, at: cython.int) -> cython.bint:
        """Does no tile lie in the cell or beside it?"""
        e: cython.int
        for e in range(4):
            if s.tile_on(at + BESIDE[e]) >= 0:
                return False
        return s.tile_on(at) < 0

    # How the river may run --------------------------------------------------------------------

    def forbids_tile(self, s: State, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        e: cython.int
        inlet: cython.int = -1
        waters: cython.int = 0
        meetings: cython.int = 0
        lie: cython.int = design * 4 + rotation
        if not self.leads:
            return 0
        for e in range(4):
            if s.rules.edge[lie * 4 + e] == WATER:
                waters += 1
                if self.beyond(s, at, e) >= 0:
                    meetings += 1
                    inlet = e
        if waters == 0:
            return 0
        if meetings == 0:
            return self.apart
        if meetings > 1:
            return self.joined
        if self.turns_back(s, lie, at, inlet):
            return self.u_turn
        return 0

    def beyond(self, s: State, at: cython.int, edge: cython.int) -> cython.int:
        """The tile whose water meets that edge of a cell, or -1."""
        t: cython.int = s.tile_on(at + BESIDE[edge])
        if t >= 0 and s.rules.edge[s.tile_lie[t] * 4 + ((edge + 2) & 3)] == WATER:
            return t
        return -1

    def turns_back(self, s: State, lie: cython.int, at: cython.int, inlet: cython.int) -> cython.bint:
        """Does a bend follow a bend that turned the same way? (RIVER1-5)

        The water runs into the tile before by edge ``a`` and out of it by ``b``. If that is a bend,
        this tile turns back exactly where it lets the water out by ``a`` too.
        """
        b: cython.int = (inlet + 2) & 3
        a: cython.int = self.entry(s, self.beyond(s, at, inlet), b)
        if a < 0 or (a + 2) & 3 == b:
            return False
        return s.rules.edge[lie * 4 + a] == WATER

    def entry(self, s: State, tile: cython.int, outlet: cython.int) -> cython.int:
        """The edge by which the water that leaves a tile by ``outlet`` has come; -1 at the spring."""
        e: cython.int
        found: cython.int = -1
        others: cython.int = 0
        for e in range(4):
            if e != outlet and s.rules.edge[s.tile_lie[tile] * 4 + e] == WATER:
                others += 1
                found = e
        if others < 2:
            return found
        for e in range(4):
            if (
                e != outlet
                and s.rules.edge[s.tile_lie[tile] * 4 + e] == WATER
                and self.comes_from(s, tile, e)
            ):
                return e
        return -1

    def comes_from(self, s: State, tile: cython.int, edge: cython.int) -> cython.bint:
        """Does the spring lie beyond an edge of a fork? Walks round that part of the river along its bank."""
        t: cython.int = tile
        u: cython.int
        e: cython.int = edge
        i: cython.int
        while True:
            u = self.beyond(s, s.tile_at[t], e)
            i = e  # an open end: the walk turns round there
            if u >= 0:
                t = u
                i = (e + 2) & 3
            if t == tile and i == edge:
                return False
            if s.tile_lie[t] >> 2 == self.spring:
                return True
            e = (i + 1) & 3
            while s.rules.edge[s.tile_lie[t] * 4 + e] != WATER:
                e = (e + 1) & 3


class PlaceSpring(Step):
    """RIVER2-13: beside Carcassonne the starting player places the spring, before the first turn."""

    name = "place-spring"
    slot = TURN
    order = 10
    rule = "RIVER2-13"

    def __init__(self, home: River) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.idle = not self.home.asks

    def run(self, s: State) -> cython.int:
        i: cython.int
        if s.turn:
            return NOBODY
        for i in range(s.n_tiles):
            if s.tile_lie[i] >> 2 == self.home.spring:
                return NOBODY
        s.tile = self.home.spring
        return s.active

    def offer(self, s: State, out: Moves) -> None:
        self.home.offer_spring(s, out)

    def act(self, s: State) -> None:
        tile: cython.int = s.lay(s.tile, s.move_at, s.move_a)
        s.tile = -1
        s.n_done = 0
        s.note(E_PLACED, s.active, tile)

    def prompt(self, s: State) -> Message:
        return Message("river-1-place-spring")

    def explain(self, s: State, action: Action) -> list[Reason]:
        if action.name != "place":
            return [Reason(Message("river-1-spring-first"), ("RIVER2-13",))]
        return [Reason(Message("river-1-spring-place"), ("RIVER2-13",), (action.at,) if action.at else ())]
