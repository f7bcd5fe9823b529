"""The dragon: it flies to volcanoes and travels when a dragon tile is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.codes import at_in
from bastide.core.constants import NOBODY, PART
from bastide.core.expansion import Step
from bastide.core.reasons import Reason
from bastide.expansions.base.going_home import note_leaving, send_noted_home
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

BESIDE = [-4096, -1, 1, 4096]  # to the four neighbours, in the order of positions
MOVES_OF_A_JOURNEY = 6


class Volcano(Step):
    """STEP-7: the dragon flies to a volcano that was just placed (VOLCANO-2)."""

    name = "volcano"
    slot = PART
    order = 700
    rule = "STEP-7"

    def bind(self, rules: Ruleset) -> None:
        self.dragon_at = rules.variable("dragon")
        self.volcano = rules.tile_mark("volcano")
        self.dragon_tile = rules.tile_mark("dragon")
        self.ordinary = rules.pile_number(100)
        self.aside = rules.pile_number(1000)
        self.flown = rules.event("dragon-flies")
        self.shuffled = rules.event("dragon-tiles-return")

    def run(self, s: State) -> cython.int:
        first: cython.bint
        n: cython.int
        if s.laid < 0 or not s.rules.tile_mark_of[self.volcano + (s.tile_lie[s.laid] >> 2)]:
            return NOBODY
        first = s.own[self.dragon_at] < 0
        s.own[self.dragon_at] = s.laid
        s.note(self.flown, s.active, s.tile_at[s.laid])
        if first:
            n = self.bring_back(s)
            if n:
                s.note(self.shuffled, n)
        return NOBODY

    def bring_back(self, s: State) -> cython.int:
        """VOLCANO-4: the dragon tiles set aside are shuffled into the stack; how many they were."""
        d: cython.int
        n: cython.int = 0
        there: cython.int
        for d in range(s.rules.n_designs):
            if s.rules.tile_mark_of[self.dragon_tile + d]:
                there = self.aside * s.rules.n_designs + d
                s.put_back(self.ordinary, d, s.unseen[there])
                n += s.unseen[there]
                s.unseen[there] = 0
        return n


class JourneyBeforeScoring(Step):
    """STEP-14: a dragon tile was placed, the dragon travels (DRAGON-3 to DRAGON-5)."""

    name = "dragon-journey"
    slot = PART
    order = 1400
    rule = "STEP-14"

    def bind(self, rules: Ruleset) -> None:
        self.dragon_at = rules.variable("dragon")
        self.visited = rules.variable("dragon_visited")
        self.dragon_tile = rules.tile_mark("dragon")
        self.move = rules.step("dragon")
        self.idle = (rules.options["dragon_timing"] == "before-scoring") != (self.order == 1400)

    def run(self, s: State) -> cython.int:
        if s.laid < 0 or s.own[self.dragon_at] < 0:
            return NOBODY
        if s.rules.tile_mark_of[self.dragon_tile + (s.tile_lie[s.laid] >> 2)]:
            s.own[self.visited + s.own[self.dragon_at]] = 1  # DRAGON-6: the start counts too
            s.push(self.move, s.active, MOVES_OF_A_JOURNEY)
        return NOBODY


class JourneyAfterScoring(JourneyBeforeScoring):
    """STEP-26: the same with OPT-9 ``after-scoring``."""

    name = "dragon-journey-after-scoring"
    order = 2600
    rule = "STEP-26"


class MoveDragon(Step):
    """One move of the journey: each player in turn, from the active one on (DRAGON-5).

    Its arguments are the player and how many moves are left.
    """

    name = "dragon"
    rule = "DRAGON-5"
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.dragon_at = rules.variable("dragon")
        self.fairy_at = rules.variable("fairy")
        self.visited = rules.variable("dragon_visited")
        self.kind = rules.action("dragon")
        self.moved = rules.event("dragon-moves")
        self.stuck = rules.event("dragon-stuck")
        self.barn = rules.piece_kind("barn")
        self.grid = rules.tile_mark("grid")
        self.barred = rules.options["dragon_at_carcassonne"] == "barred"
        self.first_reason = rules.reason("dragon-far")

    def run(self, s: State) -> cython.int:
        i: cython.int
        here: cython.int = s.tile_at[s.own[self.dragon_at]]
        if s.arg1 > 0:
            for i in range(4):
                if self.refusal(s, here + BESIDE[i]) == 0:
                    return s.arg0
            s.note(self.stuck, s.active, here)
        for i in range(s.n_tiles):  # six moves made, or nowhere to go (DRAGON-8)
            s.own[self.visited + i] = 0
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        here: cython.int = s.tile_at[s.own[self.dragon_at]]
        for i in range(4):
            if self.refusal(s, here + BESIDE[i]) == 0:
                out.offer(self.kind, here + BESIDE[i], 0, 0, 0)

    def act(self, s: State) -> None:
        tile: cython.int = s.tile_on(s.move_at)
        s.own[self.dragon_at] = tile
        s.own[self.visited + tile] = 1
        s.note(self.moved, s.arg0, s.move_at)
        self.eat(s, tile)
        s.push(self.number, (s.arg0 + 1) % s.rules.n_players, s.arg1 - 1)

    def refusal(self, s: State, at: cython.int) -> cython.int:
        """The number of the reason why the dragon may not go there next, or 0."""
        i: cython.int
        tile: cython.int
        place: cython.int
        here: cython.int = s.tile_at[s.own[self.dragon_at]]
        near: cython.bint = False
        for i in range(4):
            if at == here + BESIDE[i]:
                near = True
        if not near:
            return self.first_reason
        tile = s.tile_on(at)
        if tile < 0:
            return self.first_reason + 1
        if tile == s.own[self.fairy_at]:  # FAIRY-5, though she protect nobody (INT-16)
            return self.first_reason + 2
        if s.own[self.visited + tile]:
            return self.first_reason + 3
        place = s.rules.tile_mark_of[self.grid + (s.tile_lie[tile] >> 2)] if self.grid >= 0 else 0
        if place and self.barred:
            return self.first_reason + 4
        if place == 18 or place == 19:  # OPT-13: columns 1 and 2 of row 1 have no land outside the walls
            return self.first_reason + 5
        return 0

    def eat(self, s: State, tile: cython.int) -> None:
        """DRAGON-9: everything on the tile goes home, except barns."""
        i: cython.int
        s.scratch.clear()
        for i in range(s.rules.n_pieces):
            if s.where[i] >= 0 and s.tile_of[s.where[i]] == tile and s.rules.kind_of_piece[i] != self.barn:
                note_leaving(s, i)
        send_noted_home(s, False)

    def prompt(self, s: State) -> Message:
        return Message("princess-and-dragon-move", left=s.frames[4 * s.depth - 2])

    def explain(self, s: State, action: Action) -> list[Reason]:
        if action.number != self.kind:
            return [Reason(Message("princess-and-dragon-must-move"), ("DRAGON-5", "DRAGON-8"))]
        number: cython.int = self.refusal(s, at_in(action.code))
        return [s.rules.reasons[number].reason(action.at)]
