"""Mage & Witch: two neutral pawns on roads and cities; one adds a point per tile, the other halves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in
from bastide.core.constants import CITY, FEATURE, MAX_SEGMENTS, NOBODY, PART, ROAD
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import SPOTS, unpack
from bastide.core.marks import Mark
from bastide.core.pieces import FIGURE, TokenKind
from bastide.core.reasons import Reason, ReasonKind
from bastide.core.shown import Shown, on_segment
from bastide.core.tally import LineKind
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

PAWNS = ("mage", "witch")
MAGE, WITCH = range(2)


class MageAndWitch(Expansion):
    """MAGIC. The variables of the pawns hold the segment each stands on; they are no pieces (MAGIC-17)."""

    name = "mage-and-witch"
    tile_sets = ("mage-and-witch",)
    tokens = (TokenKind("mage", FIGURE), TokenKind("witch", FIGURE))
    hooks = ("score",)
    marks = (Mark("magic", on="tile"),)
    variables = (
        Variable("mage", holds="segment", initial=-1),
        Variable("witch", holds="segment", initial=-1),
    )
    actions = (
        ActionKind(
            "magic",
            (Part("pawn", "choice", PAWNS), Part("spot", "spot")),
            has_at=True,
            form="magic:{pawn}@{at}.{spot}",
            steps=("magic",),
            when=("MAGIC-1", "MAGIC-7"),
        ),
        ActionKind(
            "magic-off",
            (Part("pawn", "choice", PAWNS),),
            steps=("magic",),
            when=("MAGIC-6", "MAGIC-8"),
        ),
    )
    lines = (
        LineKind("mage", ("MAGIC-9",), unfinished=("MAGIC-9", "MAGIC-14"), despite=("MAGIC-14", "MAGIC-15")),
        LineKind("witch", ("MAGIC-10",), unfinished=("MAGIC-10", "MAGIC-14")),
    )
    # In the order of ``MovePawn.refusal``.
    reasons = (
        ReasonKind("magic-segment", ("MAGIC-2",)),
        ReasonKind("magic-complete", ("MAGIC-2", "MAGIC-5")),
        ReasonKind("magic-same", ("MAGIC-4",)),
        ReasonKind("magic-other", ("MAGIC-3",)),
    )
    events = ("magic-moves",)

    def steps(self) -> Sequence[Step]:
        return (MagicTile(), PawnsMeet(), MovePawn(), PawnLeaves())

    def bind(self, rules: Ruleset) -> None:
        self.pawns = rules.as_array([rules.variable(pawn) for pawn in PAWNS])
        self.first_line = rules.line("mage")

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        data: dict[str, Any] = {"pawn": Message(f"choice-pawn-{PAWNS[words[0]]}"), "leaves": not words[1]}
        return data | ({"at": list(unpack(words[1])), "spot": SPOTS[words[2]]} if words[1] else {"at": None})

    def shows(self, s: State) -> list[Shown]:
        held = [s.own[self.pawns[i]] for i in range(2)]
        return [on_segment(s, pawn, held[i]) for i, pawn in enumerate(PAWNS) if held[i] >= 0]

    def score(self, s: State, tally: Tally) -> None:
        """After inns, cathedrals and pennants, whatever they made of it (MAGIC-11, MAGIC-15)."""
        if tally.kind != ROAD and tally.kind != CITY:
            return
        if s.own[self.pawns[MAGE]] >= 0 and s.feature_of[s.own[self.pawns[MAGE]]] == tally.feature:
            tally.bonus(self.first_line, tally.tiles, 1)
        if s.own[self.pawns[WITCH]] >= 0 and s.feature_of[s.own[self.pawns[WITCH]]] == tally.feature:
            tally.halve(self.first_line + 1)


class MagicTile(Step):
    """STEP-9: a magic tile was placed, or a tile has brought both pawns together (MAGIC-1, MAGIC-7)."""

    name = "magic-tile"
    slot = PART
    order = 900
    rule = "STEP-9"

    def bind(self, rules: Ruleset) -> None:
        self.pawns = rules.as_array([rules.variable(pawn) for pawn in PAWNS])
        self.magic_tile = rules.tile_mark("magic")
        self.move = rules.step("magic")

    def is_magic(self, s: State) -> cython.bint:
        """Does the tile of this part call for a pawn?"""
        return s.laid >= 0 and s.rules.tile_mark_of[self.magic_tile + (s.tile_lie[s.laid] >> 2)] != 0

    def run(self, s: State) -> cython.int:
        mage: cython.int = s.own[self.pawns[MAGE]]
        witch: cython.int = s.own[self.pawns[WITCH]]
        if self.is_magic(s) or (mage >= 0 and witch >= 0 and s.feature_of[mage] == s.feature_of[witch]):
            s.push(self.move)
        return NOBODY


class PawnsMeet(MagicTile):
    """STEP-13: ferries may have brought them together."""

    name = "pawns-meet"
    order = 1300
    rule = "STEP-13"

    def is_magic(self, s: State) -> cython.bint:
        return False


class MovePawn(Step):
    """One pawn is placed or moved; where there is no target, one leaves the board (MAGIC-6, MAGIC-8)."""

    name = "magic"
    rule = "MAGIC-1"
    due = ("MAGIC-1", "MAGIC-7")

    def bind(self, rules: Ruleset) -> None:
        self.pawns = rules.as_array([rules.variable(pawn) for pawn in PAWNS])
        self.kind = rules.action("magic")
        self.off = rules.action("magic-off")
        self.moved = rules.event("magic-moves")
        self.first_reason = rules.reason("magic-segment")

    def run(self, s: State) -> cython.int:
        if self.has_target(s):
            return s.active
        if s.own[self.pawns[MAGE]] >= 0 and s.own[self.pawns[WITCH]] >= 0:
            return s.active
        if s.own[self.pawns[MAGE]] >= 0:
            self.put(s, 0, -1)
        elif s.own[self.pawns[WITCH]] >= 0:
            self.put(s, 1, -1)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        x: cython.int
        y: cython.int
        tile: cython.int
        lie: cython.int
        i: cython.int
        k: cython.int
        pawn: cython.int
        if not self.has_target(s):
            out.offer(self.off, 0, 0, 0, 0)
            out.offer(self.off, 0, 1, 0, 0)
            return
        for y in range(s.low_y, s.high_y + 1):
            for x in range(s.low_x, s.high_x + 1):
                tile = s.tile_on(y * 4096 + x)
                if tile < 0:
                    continue
                lie = s.tile_lie[tile]
                for pawn in range(2):
                    for i in range(s.rules.n_segments[lie >> 2]):
                        k = s.rules.spot_order[lie * MAX_SEGMENTS + i]
                        if self.refusal(s, pawn, s.tile_first[tile] + k) == 0:
                            out.offer(
                                self.kind, s.tile_at[tile], pawn, s.rules.spot[lie * MAX_SEGMENTS + k], 0
                            )

    def act(self, s: State) -> None:
        if s.move_kind == self.off:
            self.put(s, s.move_a, -1)
        else:
            self.put(s, s.move_a, s.segment_on(s.move_at, s.move_b))

    def feature_with(self, s: State, pawn: cython.int) -> cython.int:
        """The feature a pawn is on, or -1."""
        return s.feature_of[s.own[self.pawns[pawn]]] if s.own[self.pawns[pawn]] >= 0 else -1

    def refusal(self, s: State, pawn: cython.int, segment: cython.int) -> cython.int:
        """The number of the reason why the pawn may not go there, or 0."""
        f: cython.int
        if segment < 0 or (s.kind_of(segment) != ROAD and s.kind_of(segment) != CITY):
            return self.first_reason
        f = s.feature_of[segment]
        if s.opens[f] == 0:
            return self.first_reason + 1
        if f == self.feature_with(s, pawn):
            return self.first_reason + 2
        if f == self.feature_with(s, 1 - pawn):
            return self.first_reason + 3
        return 0

    def has_target(self, s: State) -> cython.bint:
        """Is there an open road or city without a pawn? Both pawns have the same targets."""
        i: cython.int
        for i in range(s.n_segments):
            if self.refusal(s, 0, i) == 0:
                return True
        return False

    def put(self, s: State, pawn: cython.int, segment: cython.int) -> None:
        """Set a pawn on a segment, or take it off the board."""
        s.own[self.pawns[pawn]] = segment
        if segment < 0:
            s.note(self.moved, pawn, 0, 0)
            return
        s.note(self.moved, pawn, s.tile_at[s.tile_of[segment]], s.spot_of(segment))

    def prompt(self, s: State) -> Message:
        if self.has_target(s):
            return Message("mage-and-witch-move")
        return Message("mage-and-witch-take-off")

    def explain(self, s: State, action: Action) -> list[Reason]:
        pawn: cython.int
        if action.number == self.off:
            return [Reason(Message("mage-and-witch-stay-on"), ("MAGIC-6",))]
        if action.number != self.kind:
            return [Reason(Message("mage-and-witch-first"), ("MAGIC-1", "MAGIC-7"))]
        if not self.has_target(s):
            return [Reason(Message("mage-and-witch-must-leave"), ("MAGIC-6", "MAGIC-8"))]
        pawn, spot, _ = action.numbers
        number = self.refusal(s, pawn, s.segment_on(at_in(action.code), spot))
        return [s.rules.reasons[number].reason(action.at)]


class PawnLeaves(Step):
    """MAGIC-12, MAGIC-13: with its feature completed the pawn leaves, whether anybody scored or not.

    A feature that is scored while open, by a message, keeps its pawn (INT-52).
    """

    name = "pawn-leaves"
    slot = FEATURE
    order = 1690
    rule = "MAGIC-12"

    def bind(self, rules: Ruleset) -> None:
        self.pawns = rules.as_array([rules.variable(pawn) for pawn in PAWNS])
        self.moved = rules.event("magic-moves")

    def run(self, s: State) -> cython.int:
        pawn: cython.int
        if s.opens[s.arg0]:
            return NOBODY
        for pawn in range(2):
            if s.own[self.pawns[pawn]] >= 0 and s.feature_of[s.own[self.pawns[pawn]]] == s.arg0:
                s.own[self.pawns[pawn]] = -1
                s.note(self.moved, pawn, 0, 0)
        return NOBODY
