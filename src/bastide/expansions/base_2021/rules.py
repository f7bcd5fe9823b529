"""The 2021 tiles, and the abbot and its gardens unless the option ``abbot`` (OPT-7) is off.

The tiles stand alone: the rules of the base game are always in play. With the option off a garden is
a picture and nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in
from bastide.core.constants import DEPLOY
from bastide.core.declarations import SegmentKind
from bastide.core.expansion import Expansion
from bastide.core.pieces import PieceKind
from bastide.core.reasons import Reason, ReasonKind
from bastide.core.setup import Option
from bastide.core.tally import LineKind
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

ABBOT = PieceKind(
    "abbot",
    letter="A",
    per_player=1,
    stands_on=("cloister", "garden"),
    rule="ABBOT-2",
    lies_on=("field",),
)


class Abbot(Expansion):
    """ABBOT: it stands on cloisters and, alone among followers, on gardens; it may be taken back."""

    name = "base-2021"
    tile_sets = ("base-2021",)
    stands_alone = True
    changed_in = 2  # OPT-7
    hooks = ("figures", "forbids", "score")
    # Like a cloister to its eight neighbours, but no other follower's place (ABBOT-3, ABBOT-9).
    segment_kinds = (SegmentKind("garden", "abbot", closes="around", spot="G"),)
    pieces = (ABBOT,)
    options = (Option("abbot", ("on", "off"), "OPT-7", formerly="off"),)
    actions = (
        ActionKind(
            "take-back",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            form="back:{piece}@{at}.{spot}",
            rule="ABBOT-5",
            steps=("figure",),
            when=("ABBOT-5",),
        ),
    )
    lines = (
        LineKind("garden", ("ABBOT-4",), single=True, unfinished=("ABBOT-8",)),
        LineKind("garden-neighbour", ("ABBOT-4",), unfinished=("ABBOT-8",)),
        LineKind("taken-back", ("ABBOT-5",), single=True),
        LineKind("taken-back-neighbour", ("ABBOT-5",)),
    )
    reasons = (
        ReasonKind("back-other", ("FOLLOW-8", "ABBOT-5")),
        ReasonKind("back-absent", ("ABBOT-5",)),
        ReasonKind("back-done", ("ABBOT-6",)),
    )

    def in_play(self, options: dict[str, str]) -> bool:
        return options["abbot"] == "on"

    def bind(self, rules: Ruleset) -> None:
        self.abbot = rules.piece_kind("abbot")
        self.garden = rules.segment_kind("garden")
        self.back = rules.action("take-back")
        self.first_line = rules.line("garden")
        self.first_reason = rules.reason("back-other")
        self.cloister_line = rules.line("cloister")
        self.neighbour_line = rules.line("neighbour")

    def figures(self, s: State, out: Moves) -> None:
        """ABBOT-5, ABBOT-6: instead of any other figure, while its place is incomplete."""
        i: cython.int
        segment: cython.int
        first: cython.int = s.rules.first_piece[s.active * s.rules.n_kinds + self.abbot]
        for i in range(first, first + s.rules.piece_count[self.abbot]):
            segment = s.where[i]
            if segment >= 0 and s.opens[s.feature_of[segment]]:
                out.offer(self.back, s.tile_at[s.tile_of[segment]], self.abbot, s.spot_of(segment), 0)

    def abbot_on(self, s: State, segment: cython.int) -> cython.int:
        """The active player's abbot on a segment, or -1."""
        i: cython.int
        first: cython.int = s.rules.first_piece[s.active * s.rules.n_kinds + self.abbot]
        if segment >= 0:
            for i in range(first, first + s.rules.piece_count[self.abbot]):
                if s.where[i] == segment:
                    return i
        return -1

    def forbids(self, s: State) -> cython.int:
        segment: cython.int
        if s.move_kind != self.back:
            return 0
        if s.move_a != self.abbot:
            return self.first_reason
        segment = s.segment_on(s.move_at, s.move_b)
        if self.abbot_on(s, segment) < 0:
            return self.first_reason + 1
        return self.first_reason + 2 if s.opens[s.feature_of[segment]] == 0 else 0

    def explain(self, s: State, action: Action) -> list[Reason]:
        """ABBOT-2, ABBOT-3: who may stand where."""
        if action.number != DEPLOY or action.at is None:
            return []
        piece, spot, _ = action.numbers
        segment = s.segment_on(at_in(action.code), spot)
        if segment < 0 or not s.rules.piece_kinds[piece].stands_on:
            return []
        kind = s.rules.segment_kinds[s.kind_of(segment)]
        if s.rules.may_stand(piece, kind.name):
            return []
        if kind.name == "garden":
            return [Reason(Message("base-2021-only-abbots"), ("ABBOT-3",), (action.at,))]
        if piece == self.abbot:
            return [Reason(Message("base-2021-abbot-places"), ("ABBOT-2",), (action.at,))]
        return []

    def act(self, s: State) -> None:
        """What final scoring would give, at once and for the abbot alone; not a completion (ABBOT-10)."""
        segment: cython.int
        feature: cython.int
        if s.move_kind != self.back:
            return
        segment = s.segment_on(s.move_at, s.move_b)
        feature = s.feature_of[segment]
        s.tally.open(feature, s.kind_of(feature), 1, False, False)
        s.tally.add_strength(s.active, 1, self.abbot)
        s.tally.settle_majority()
        s.tally.line(self.first_line + 2, 1, 1)
        s.tally.line(self.first_line + 3, 8 - s.opens[feature], 1)
        s.send_home(self.abbot_on(s, segment))
        s.award_winners()

    def score(self, s: State, tally: Tally) -> None:
        """ABBOT-4, ABBOT-8: a garden scores like a cloister, under its own name."""
        if tally.kind == self.garden:
            tally.reprice(self.cloister_line, self.first_line, 0)
            tally.reprice(self.neighbour_line, self.first_line + 1, 0)
