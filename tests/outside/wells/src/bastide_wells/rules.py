"""Wells: water beside the road, carriers who fetch it, and a neighbour who is thirsty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind
from bastide.core.constants import NOBODY, PART, PASS, ROAD
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.marks import SUM, Mark
from bastide.core.pieces import PieceKind, TokenKind
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

WELL = Mark("well", on="road", merge=SUM)
CARRIER = PieceKind("carrier", letter="Q", per_player=1, stands_on=("road",), rule="WELL-2")


class Wells(Expansion):
    """Water beside the road: a carrier fetches it, and the neighbour may drink first."""

    name = "wells"
    tile_sets = ("wells",)
    hooks = ("score",)
    marks = (WELL,)
    pieces = (CARRIER,)
    tokens = (TokenKind("water"),)
    variables = (Variable("drunk", per="player"),)
    actions = (ActionKind("drink", steps=("ask-neighbour",), when=("WELL-4",)),)
    lines = (LineKind("well", ("WELL-3",)), LineKind("drink", ("WELL-4",)))
    events = ("drunk",)

    def steps(self) -> Sequence[Step]:
        return (FindWell(), AskNeighbour())

    def bind(self, rules: Ruleset) -> None:
        self.well = rules.mark("well")
        self.carrier = rules.piece_kind("carrier")
        self.line = rules.line("well")

    def score(self, s: State, tally: Tally) -> None:
        """WELL-3: two points for each well of a completed road, if a carrier stands on it."""
        if tally.kind == ROAD and tally.complete and self.is_carried(s, tally.feature):
            tally.line(self.line, s.count_mark(tally.feature, self.well), 2)

    def is_carried(self, s: State, feature: cython.int) -> cython.bint:
        """Does anybody's carrier stand on the feature?"""
        i: cython.int
        for i in range(s.rules.n_pieces):
            if (
                s.rules.kind_of_piece[i] == self.carrier
                and s.where[i] >= 0
                and s.feature_of[s.where[i]] == feature
            ):
                return True
        return False

    def shows(self, s: State) -> list[Shown]:
        first = s.rules.variable("drunk")
        held = s.peek("own")[first : first + s.rules.n_players]
        return [Shown("water", n, player=player) for player, n in enumerate(held) if n]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {"player": words[0]}


class FindWell(Step):
    """WELL-4: whoever sits to the left of the active player is asked about each new well."""

    name = "find-well"
    slot = PART
    order = 750  # the tile lies, no figure has been placed yet
    rule = "WELL-4"

    def bind(self, rules: Ruleset) -> None:
        self.well = rules.mark("well")
        self.ask = rules.step("ask-neighbour")

    def run(self, s: State) -> cython.int:
        i: cython.int
        if s.laid >= 0:
            for i in range(s.rules.n_segments[s.tile_lie[s.laid] >> 2]):
                if s.rules.mark_of[self.well + s.printed_of[s.tile_first[s.laid] + i]]:
                    s.push(self.ask, (s.active + 1) % s.rules.n_players)
        return NOBODY


class AskNeighbour(Step):
    """The neighbour drinks, for a point, or does not."""

    name = "ask-neighbour"
    rule = "WELL-4"
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.drink = rules.action("drink")
        self.drunk = rules.variable("drunk")
        self.line = rules.line("drink")
        self.event = rules.event("drunk")

    def run(self, s: State) -> cython.int:
        return NOBODY if s.rules.n_players == 1 else s.arg0

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.drink, 0, 0, 0, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        if s.move_kind == PASS:
            return
        s.own[self.drunk + s.arg0] += 1
        s.note(self.event, s.arg0)
        s.award(s.arg0, 1, self.line, 0)

    def prompt(self, s: State) -> Message:
        return Message("wells-thirsty")

    def passing(self, s: State) -> Message:
        return Message("wells-not-thirsty")
