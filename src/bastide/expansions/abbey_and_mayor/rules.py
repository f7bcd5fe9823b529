"""Abbey & Mayor: an abbey in hand, the mayor, the barn and the wagon.

The abbey is in ``abbey.py``, barns and their farms in ``barn.py``, driving on in ``wagon.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import CLOISTER, DEPLOY, FIELD
from bastide.core.declarations import Place, Variable
from bastide.core.expansion import Expansion
from bastide.core.geometry import CORNERS, SPOTS, unpack
from bastide.core.marks import JOINTS, Mark
from bastide.core.outlook import FARM, Outlook, PieceOutlook
from bastide.core.pieces import PieceKind, TokenKind
from bastide.core.reasons import Reason, ReasonKind
from bastide.core.setup import Option
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.core.ways import Way
from bastide.expansions.abbey_and_mayor.abbey import LastAbbey, LastAbbeys, PlaceAbbey
from bastide.expansions.abbey_and_mayor.barn import (
    FinalBarn,
    FinalBarns,
    ReturnFarmers,
    ScoreBarns,
    corner_field,
    four_fields,
    has_barn,
    just_placed,
)
from bastide.expansions.abbey_and_mayor.wagon import MoveWagons
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.expansion import Step
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally

# Both have a strength that depends: the mayor's on pennants, the wagon's on whence it came (COUNT-19).
MAYOR = PieceKind(
    "mayor",
    letter="Y",
    per_player=1,
    strength=-1,
    stands_on=("city",),
    rule="MAYOR-1",
    lies_on=("field",),
    strength_rule="MAYOR-2",
    powerless_rule="MAYOR-3",
)
WAGON = PieceKind(
    "wagon",
    letter="W",
    per_player=1,
    strength=-1,
    stands_on=("road", "city", "cloister"),
    rule="WAGON-1",
)
BARN = PieceKind("barn", letter="N", per_player=1, follower=False)


class AbbeyAndMayor(Expansion):
    """ABBEY, MAYOR, BARN and WAGON; the tiles of AMTILE are as printed."""

    name = "abbey-and-mayor"
    tile_sets = ("abbey-and-mayor",)
    tokens = (TokenKind("abbey"),)
    changed_in = 2  # WAGON-4
    hooks = ("figures", "forbids", "bars", "strength", "score", "stays", "fills")
    pieces = (MAYOR, WAGON, BARN)
    marks = (Mark("tunnel", on="road", crosses=True), Mark("wagon", on="tile", takes=JOINTS))
    held_tiles = ("abbey",)
    places = (Place("waiting", was=10),)  # a wagon whose feature has been scored, until STEP-25
    variables = (
        Variable("abbeys", per="player", initial=1),  # in hand
        Variable("barns", per="player", initial=-1),  # corner of its tile, from the north-east clockwise
        Variable("wagons", holds="segment", per="player", initial=-1),  # where a waiting wagon stood
    )
    actions = (
        ActionKind(
            "abbey",
            has_at=True,
            form="abbey@{at}",
            lays="abbey-and-mayor/abbey",
            steps=("abbey",),
            when=("ABBEY-1",),
        ),
        ActionKind(
            "barn",
            (Part("corner", "corner"),),
            has_at=True,
            form="barn:{corner}@{at}",
            rule="BARN-1",
            steps=("figure",),
            when=("BARN-1",),
        ),
        ActionKind(
            "drive",
            (Part("spot", "spot"),),
            has_at=True,
            form="drive:{spot}@{at}",
            steps=("wagons",),
            when=("WAGON-3",),
        ),
    )
    events = ("wagon-waits", "drove")
    lines = (
        LineKind("abbey", ("ABBEY-4",), single=True),
        LineKind("abbey-neighbour", ("ABBEY-4",)),
        LineKind("barn-city", ("BARN-5",)),
        LineKind("joined-city", ("BARN-8",)),
        LineKind("barn", ("BARN-11",)),
    )
    reasons = (
        ReasonKind("no-barn-left", ("BARN-4",)),
        ReasonKind("barn-elsewhere", ("BARN-1",)),
        ReasonKind(
            "no-four-fields",
            ("BARN-1",),
        ),
        ReasonKind("second-barn", ("BARN-3",)),
        ReasonKind("barn-farm", ("BARN-7",)),
        ReasonKind("no-farmers", ("OPT-4",)),
    )
    options = (Option("abbey_after_last_tile", ("yes", "no"), "OPT-19"),)

    def steps(self) -> Sequence[Step]:
        return (
            PlaceAbbey(),
            ScoreBarns(),
            ReturnFarmers(),
            MoveWagons(),
            LastAbbeys(),
            LastAbbey(),
            FinalBarns(),
            FinalBarn(),
        )

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        return (PieceOutlook("barn", 1.0, per=FARM),)

    def bind(self, rules: Ruleset) -> None:
        self.mayor = rules.piece_kind("mayor")
        self.wagon = rules.piece_kind("wagon")
        self.barn = rules.piece_kind("barn")
        self.pennant = rules.mark("pennant")
        self.build = rules.action("barn")
        self.abbey: cython.int = rules.design_of["abbey-and-mayor/abbey"]
        self.hands = rules.variable("abbeys")
        self.corners = rules.variable("barns")
        self.origin = rules.variable("wagons")
        self.waiting = rules.place("waiting")
        self.waits = rules.event("wagon-waits")
        self.no_barn_left = rules.reason("no-barn-left")
        self.not_here = rules.reason("barn-elsewhere")
        self.no_corner = rules.reason("no-four-fields")
        self.second_barn = rules.reason("second-barn")
        self.barn_farm = rules.reason("barn-farm")
        self.no_farmers = rules.reason("no-farmers")
        self.cloister_line = rules.line("cloister")
        self.neighbour_line = rules.line("neighbour")
        self.abbey_line = rules.line("abbey")
        self.farm_city = rules.line("farm-city")
        self.barn_city = rules.line("barn-city")
        self.joined_city = rules.line("joined-city")
        self.farmers = rules.options["farmers"] == "on"

    def shows(self, s: State) -> list[Shown]:
        hand = [s.own[self.hands + player] for player in range(s.rules.n_players)]
        shown = [Shown("abbey", n, player=player) for player, n in enumerate(hand) if n]
        piece: cython.int
        for piece in range(s.rules.n_pieces):
            if s.rules.kind_of_piece[piece] == self.barn and s.where[piece] >= 0:
                owner = s.rules.owner[piece]
                corner = CORNERS[s.own[self.corners + owner]]
                shown.append(Shown(BARN.name, player=owner, at=s.place_of(s.where[piece]), spot=corner))
        return shown

    def ways(self, s: State) -> list[Way]:
        if s.step != s.rules.step("wagons"):
            return []
        player = s.current_player()
        origin = s.own[self.origin + player]
        return [Way("drive", WAGON.name, player, s.place_of(origin), SPOTS[s.spot_of(origin)])]

    def explain(self, s: State, action: Action) -> list[Reason]:
        """BARN-1: a barn is no follower on a feature."""
        if action.number != DEPLOY or action.numbers[0] != self.barn:
            return []
        return [Reason(Message("abbey-and-mayor-barn-at-corner"), ("BARN-1",))]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        if name == "drove":
            return {"player": words[0], "at": list(unpack(words[1])), "spot": SPOTS[words[2]]}
        return {"player": words[0]}

    # Abbey ------------------------------------------------------------------------------------

    def fills(self, s: State, at: cython.int) -> cython.bint:
        """An abbey fills any hole (ABBEY-2); a cell that is no hole yet may become one."""
        player: cython.int
        for player in range(s.rules.n_players):
            if s.own[self.hands + player]:
                return s.refuses_tile(self.abbey, at, 0) == 0
        return False

    # Barn -------------------------------------------------------------------------------------

    def refuses_barn(self, s: State, at: cython.int, corner: cython.int) -> cython.int:
        """The reason why the active player may not put their barn on a corner, or 0."""
        if not self.farmers:
            return self.no_farmers
        if s.supply[s.active * s.rules.n_kinds + self.barn] == 0:
            return self.no_barn_left
        if s.laid < 0 or s.tile_at[s.laid] != at:
            return self.not_here
        if corner > 3 or not four_fields(s, s.laid, corner):
            return self.no_corner
        if has_barn(s, self.barn, s.feature_of[corner_field(s, s.laid, corner)]):
            return self.second_barn
        return 0

    def figures(self, s: State, out: Moves) -> None:
        corner: cython.int
        if s.supply[s.active * s.rules.n_kinds + self.barn] == 0:
            return
        for corner in range(4):
            if self.refuses_barn(s, s.tile_at[s.laid], corner) == 0:
                out.offer(self.build, s.tile_at[s.laid], corner, 0, 0)

    def forbids(self, s: State) -> cython.int:
        if s.move_kind == self.build:
            return self.refuses_barn(s, s.move_at, s.move_a)
        return 0

    def act(self, s: State) -> None:
        segment: cython.int
        if s.move_kind != self.build:
            return
        segment = corner_field(s, s.laid, s.move_a)
        s.own[self.corners + s.active] = s.move_a
        s.deploy(s.active, self.barn, segment)

    def bars(self, s: State, segment: cython.int) -> cython.int:
        if s.kind_of(segment) == FIELD and has_barn(s, self.barn, s.feature_of[segment]):
            return self.barn_farm
        return 0

    def score(self, s: State, tally: Tally) -> None:
        """ABBEY-4: an abbey scores like a cloister, under its own name.

        BARN-5 and BARN-8: farms are scored in mid-game only by barns, at 3 or at 1 a city.
        """
        if tally.kind == CLOISTER and s.tile_lie[s.tile_of[tally.feature]] >> 2 == self.abbey:
            tally.reprice(self.cloister_line, self.abbey_line, 0)
            tally.reprice(self.neighbour_line, self.abbey_line + 1, 0)
        if tally.kind != FIELD or tally.final:
            return
        if just_placed(s, self.barn, tally.feature):
            tally.reprice(self.farm_city, self.barn_city, 0)
        elif has_barn(s, self.barn, tally.feature):
            tally.reprice(self.farm_city, self.joined_city, -2)

    # Mayor and wagon --------------------------------------------------------------------------

    def strength(self, s: State, piece: cython.int, feature: cython.int) -> cython.int:
        if s.rules.kind_of_piece[piece] == self.mayor:  # MAYOR-2
            return s.count_mark(feature, self.pennant)
        return 1 if s.rules.kind_of_piece[piece] == self.wagon else 0  # WAGON-2

    def stays(self, s: State, piece: cython.int) -> cython.bint:
        """A wagon leaves the scored feature, and waits until it may drive on (STEP-19, STEP-25)."""
        if s.rules.kind_of_piece[piece] != self.wagon:
            return False
        s.own[self.origin + s.rules.owner[piece]] = s.where[piece]
        s.send_away(piece, self.waiting)
        s.note(self.waits, s.rules.owner[piece])
        return True
