"""The Count of Carcassonne: a city of twelve tiles, its four quarters and the count.

Going in is in ``entering.py``, coming out in ``leaving.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion
from bastide.core.geometry import ORIGIN, ROW, SPOTS, unpack
from bastide.core.marks import CELL, Mark
from bastide.core.pieces import FIGURE, TokenKind
from bastide.core.setup import Option
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.expansions.count_of_carcassonne.entering import (
    AfterScoring,
    BeforeScoring,
    EnterQuarter,
    MoveCount,
)
from bastide.expansions.count_of_carcassonne.first_edition import FirstEditionCarcassonne
from bastide.expansions.count_of_carcassonne.leaving import LeaveMarket, LeaveQuarter
from bastide.expansions.count_of_carcassonne.quarters import CASTLE, PLACES, QUARTERS, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.expansion import Step
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally
    from bastide.core.tiles import Tile


class CountOfCarcassonne(Expansion):
    """COUNT."""

    name = "count-of-carcassonne"
    tile_sets = ("count-of-carcassonne",)
    tokens = (TokenKind("count", FIGURE),)
    hooks = ("begin", "farm_cities", "strength", "score", "left", "depends_on_order")
    lines = (LineKind("from-carcassonne", ("COUNT-19",)),)
    changed_in = 2  # ORDER-2, RIVER2-13
    begin_order = 10  # a river begins beside the city
    marks = (
        Mark("carcassonne", on="field", reserved=True),
        Mark("grid", on="tile", takes=CELL, reserved=True),  # its place in the block of twelve
        Mark("quarter", on="tile", values=QUARTERS, reserved=True),
    )
    places = PLACES
    variables = (
        Variable("count", initial=CASTLE),
        Variable("before", per="player"),  # points before step 3
        Variable("entitled"),  # to put a follower into a quarter
        Variable("turn_entered"),  # OPT-17: the turn in which somebody last did
        Variable("marched", per="player"),  # came from a quarter onto the scored feature: mayor 1, wagon 2
    )
    actions = (
        ActionKind(
            "enter",
            (Part("piece", "piece"), Part("quarter", "choice", QUARTERS)),
            form="enter:{piece},{quarter}",
            steps=("enter-quarter",),
            when=("COUNT-6", "COUNT-7"),
        ),
        ActionKind(
            "count",
            (Part("quarter", "choice", QUARTERS),),
            form="count:{quarter}",
            steps=("move-count",),
            when=("COUNT-12",),
        ),
        ActionKind(
            "leave",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            form="leave:{piece}@{at}.{spot}",
            steps=("leave-quarter",),
            when=("COUNT-14",),
        ),
    )
    events = ("entered", "count-moved", "left-quarter")
    options = (
        Option("count_blocks", ("to-and-from", "from-only"), "OPT-14"),
        Option(
            "count_strength",
            ("two", "own"),
            "OPT-15",
            needs=("abbey-and-mayor",),
        ),
        Option("count_final", ("all-quarters", "market-only"), "OPT-16"),
        Option("count_per_turn", ("per-tile", "once"), "OPT-17"),
        Option(
            "count_to_unoccupied",
            ("no", "yes"),
            "OPT-18",
        ),
    )

    def __init__(self) -> None:
        Expansion.__init__(self)
        self.leaving: LeaveQuarter = LeaveQuarter()

    def steps(self) -> Sequence[Step]:
        return (
            self.leaving,
            BeforeScoring(),
            AfterScoring(),
            EnterQuarter(),
            MoveCount(),
            LeaveMarket(),
            FirstEditionCarcassonne(),
        )

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        """COUNT-1: the twelve lie on the table, the start tile leaves the game."""
        return -1 if tile.set == self.name or is_start else None

    def bind(self, rules: Ruleset) -> None:
        self.mark = rules.mark("carcassonne")
        self.count_at = rules.variable("count")
        self.marched = rules.variable("marched")
        self.mayor = rules.piece_kind("mayor")
        self.wagon = rules.piece_kind("wagon")
        self.pennant = rules.mark("pennant")
        self.from_carcassonne = rules.line("from-carcassonne")
        self.two = rules.options["count_strength"] == "two"
        self.orders = rules.setup.format > 1
        block: list[int] = []
        places: list[int] = []
        for number, tile in enumerate(rules.tiles):
            grid = tile.marks.get("grid")
            if tile.set == self.name and isinstance(grid, tuple):
                block.append(number)
                places.append(ORIGIN + grid[0] - ROW * grid[1])
        self.n_block = len(block)
        self.block = rules.as_array(block)
        self.block_at = rules.as_array(places)

    def shows(self, s: State) -> list[Shown]:
        return [Shown("count", place=QUARTERS[s.own[self.count_at]])]

    def farm_city_cells(self, s: State, segment: int) -> list[tuple[int, int]]:
        if not self.farm_cities(s, s.feature_of[segment]):
            return []
        return [unpack(self.block_at[i]) for i in range(self.n_block)]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        if name == "count-moved":
            return {"player": words[0], "quarter": title(words[1])}
        piece = rules.piece_kinds[words[1]].name
        if name == "entered":
            return {"player": words[0], "piece": piece, "quarter": title(words[2])}
        return {"player": words[0], "piece": piece, "at": list(unpack(words[2])), "spot": SPOTS[words[3]]}

    def depends_on_order(self, s: State, feature: cython.int, final: cython.bint) -> cython.bint:
        """Followers that leave for one feature cannot leave for another (ORDER-2)."""
        return self.orders and self.leaving.anybody(s, feature, final)

    def begin(self, s: State) -> None:
        """COUNT-1: the city lies as printed, its north-western tile at the origin."""
        i: cython.int
        for i in range(self.n_block):
            s.lay(self.block[i], self.block_at[i], 0)

    def farm_cities(self, s: State, farm: cython.int) -> cython.int:
        """COUNT-4: Carcassonne is one completed city for the farms that touch it."""
        return 1 if s.has_mark(farm, self.mark) else 0

    def strength(self, s: State, piece: cython.int, feature: cython.int) -> cython.int:
        """COUNT-19: what mayor and wagon from Carcassonne count besides their own strength, to make two."""
        if not self.two:
            return 0
        if s.rules.kind_of_piece[piece] == self.mayor and s.own[self.marched + s.rules.owner[piece]] & 1:
            return 2 - s.count_mark(feature, self.pennant)
        if s.rules.kind_of_piece[piece] == self.wagon and s.own[self.marched + s.rules.owner[piece]] & 2:
            return 1
        return 0

    def score(self, s: State, tally: Tally) -> None:
        """COUNT-19: say why a mayor or a wagon from Carcassonne counts two."""
        p: cython.int
        if self.two:
            for p in range(s.rules.n_players):
                if s.own[self.marched + p] & 1 and self.stands_on(s, tally, p, self.mayor):
                    tally.pieces &= ~(1 << self.mayor)  # it does not count by its own rule
                    tally.raise_each(0, self.from_carcassonne)
                    return
                if s.own[self.marched + p] & 2 and self.stands_on(s, tally, p, self.wagon):
                    tally.raise_each(0, self.from_carcassonne)
                    return

    def stands_on(self, s: State, tally: Tally, player: cython.int, kind: cython.int) -> cython.bint:
        """Does the only figure of its kind of a player stand on what is being scored?"""
        segment: cython.int = s.where[s.rules.first_piece[player * s.rules.n_kinds + kind]]
        return segment >= 0 and s.feature_of[segment] == tally.feature

    def left(self, s: State, piece: cython.int, segment: cython.int) -> None:
        if s.rules.kind_of_piece[piece] == self.mayor:
            s.own[self.marched + s.rules.owner[piece]] &= 2
        elif s.rules.kind_of_piece[piece] == self.wagon:
            s.own[self.marched + s.rules.owner[piece]] &= 1
