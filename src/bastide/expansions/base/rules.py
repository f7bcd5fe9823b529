"""The base game: turn, tiles, followers, end.

Scoring is in ``scoring.py``, refusals in words in ``reasons.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import code_of, kind_in
from bastide.core.constants import (
    BARS,
    CHANCE,
    DEPLOY,
    DRAW,
    E_DISCARDED,
    E_DRAWN,
    E_PLACED,
    E_TURN,
    FIGURES,
    FINAL,
    FORBIDS,
    MAX_SEGMENTS,
    NOBODY,
    PART,
    PASS,
    PLACE,
    SET_ASIDE,
    START,
    TURN,
)
from bastide.core.declarations import SegmentKind
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import ORIGIN, unpack
from bastide.core.marks import SUM, Mark
from bastide.core.outlook import KindOutlook, MarkOutlook, Outlook
from bastide.core.pieces import PieceKind, TokenKind
from bastide.core.setup import Option, Preset
from bastide.core.tally import LineKind
from bastide.expansions.base import reasons
from bastide.expansions.base.scoring import (
    ChooseFeature,
    Evaluate,
    FinalFarms,
    FinalFeatures,
    FinalReturn,
    FirstEditionFarms,
    GameOver,
    Give,
    ReturnFigures,
    ScoreCompleted,
)
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.reasons import Reason
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tiles import Tile

PENNANT = Mark("pennant", on="city", maximum=4, merge=SUM, key="pennants")
FOLLOWER = PieceKind(
    "follower",
    letter="M",
    per_player=7,
    stands_on=("road", "city", "cloister", "field"),
    lies_on=("field",),
)
FOLLOWERS = ("7", *(str(n) for n in range(1, 21) if n != 7))


class Base(Expansion):
    """The base game."""

    name = "base"
    tile_sets = ("base",)
    tokens = (TokenKind("50"), TokenKind("100"))  # worn by who has come round the track
    stands_alone = True
    hooks = ("begin",)
    segment_kinds = (
        SegmentKind("road", "thief", closes="edges"),
        SegmentKind("city", "knight", closes="edges"),
        SegmentKind("cloister", "monk", closes="around"),
        SegmentKind("field", "farmer", closes="never"),
        SegmentKind("river", "", closes="edges", refused_by="RIVER1-7"),
    )
    pieces = (FOLLOWER,)
    marks = (PENNANT,)
    actions = (
        ActionKind(
            "draw",
            (Part("tile", "tile"),),
            form="draw:{tile}",
            steps=("draw",),
            when=("TURN-1", "TILE-1"),
        ),
        ActionKind(
            "place",
            (Part("top", "rotation"),),
            has_at=True,
            form="@{at}>{top}",
            steps=("place", "place-spring"),
            when=("TURN-1",),
        ),
        ActionKind(
            "deploy",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            form="{piece}@{at}.{spot}",
            steps=("figure", "land"),
            when=("TURN-1", "FOLLOW-1"),
        ),
        ActionKind(
            "start",
            (Part("player", "player"),),
            form="start:{player}",
            steps=("name-starter",),
            when=("OPT-3",),
        ),
        ActionKind(
            "score",
            (Part("spot", "spot"),),
            has_at=True,
            form="score:{spot}@{at}",
            steps=("choose-feature",),
            when=("ORDER-2",),
        ),
        ActionKind("pass", form="-"),
    )
    numbered_actions = {"draw": DRAW, "place": PLACE, "deploy": DEPLOY, "start": START, "pass": PASS}
    lines = (
        LineKind("road-tile", ("ROAD-3",), unfinished=("FINAL-2",)),
        LineKind("city-tile", ("CITY-2",), unfinished=("FINAL-2",)),
        LineKind("pennant", ("CITY-2",), unfinished=("FINAL-2",)),
        LineKind("small-city-tile", ("OPT-2",)),
        LineKind("small-city-pennant", ("OPT-2",)),
        LineKind("cloister", ("CLOISTER-1",), single=True, unfinished=("FINAL-2",)),
        LineKind("neighbour", ("CLOISTER-1",), unfinished=("FINAL-2",)),
        LineKind("farm-city", ("FARM-5", "FARM-6")),
        LineKind("won-city", ("OPT-1",), single=True),
    )
    reasons = reasons.KINDS
    events = ("unasked",)
    options = (
        Option("farm_scoring", ("current", "first-edition"), "OPT-1"),
        Option("small_city", ("off", "on"), "OPT-2"),
        Option(
            "start_player",
            ("any", "youngest-decides", "youngest-starts"),
            "OPT-3",
        ),
        Option("farmers", ("on", "off"), "OPT-4"),
        Option("tie", ("shared", "replay", "starter-loses"), "OPT-5"),
        Option("max_players", ("6", "5"), "OPT-6"),
        Option(
            "followers",
            FOLLOWERS,
            "SETUP-3",
        ),
    )
    presets = (
        Preset("current", {}),
        Preset(
            "first-edition",
            {"farm_scoring": "first-edition", "small_city": "on", "start_player": "youngest-decides"},
        ),
        Preset(
            "2021-first-game",
            {"farmers": "off", "abbot": "off", "start_player": "youngest-starts", "max_players": "5"},
        ),
        Preset("championship", {"tie": "starter-loses"}, sets="base", players=2, minutes=15, rule="OPT-26"),
        Preset("family", {"farmers": "off"}),
    )

    def steps(self) -> Sequence[Step]:
        return (
            NameStarter(),
            BeginPart(),
            Draw(),
            Place(),
            PlaceFigure(),
            ScoreCompleted(),
            ChooseFeature(),
            Evaluate(),
            Give(),
            ReturnFigures(),
            NextTurn(),
            FinalFeatures(),
            FinalReturn(),
            FinalFarms(),
            FirstEditionFarms(),
            GameOver(),
        )

    def adjust_pieces(self, pieces: dict[str, int], options: dict[str, str]) -> None:
        pieces["follower"] = int(options["followers"])

    def allowed_on(self, piece: PieceKind, options: dict[str, str]) -> Iterable[str] | None:
        if options["farmers"] == "off":  # OPT-4
            return [kind for kind in piece.stands_on if kind != "field"]
        return None

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        small = 1.0 if rules.options["small_city"] == "on" else 0.0
        per_city = 4.0 if rules.options["farm_scoring"] == "first-edition" else 3.0
        return (
            KindOutlook("city", each=2.0, small=small, opening=0.74),
            KindOutlook("field", per_city=per_city),
            MarkOutlook("pennant", counts=1),
        )

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        return -1 if is_start else None  # SETUP-2: it lies on the table

    def check(self, rules: Ruleset) -> None:
        most = int(rules.options["max_players"])
        if rules.n_players > most:
            raise SetupError(Message("base-max-players", players=rules.n_players, max=most), rules=("OPT-6",))
        if sum(rules.unseen[i] for i in range(rules.n_piles * rules.n_designs)) == 0:
            raise SetupError(Message("base-no-tile", setup=rules.setup.text))

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        kind = rules.reasons[words[1]]
        what = kind.reason(unpack(words[2])).message
        return {"player": words[0], "reason": kind.name, "what": what, "rules": list(kind.rules)}

    def begin(self, s: State) -> None:
        """SETUP-2: the start tile lies before the first turn, unless an expansion has begun the map."""
        if s.n_tiles == 0 and s.rules.start_design >= 0:
            s.lay(s.rules.start_design, ORIGIN, 0)


class NameStarter(Step):
    """OPT-3: the youngest player names who starts."""

    name = "name-starter"
    slot = TURN
    order = 0
    rule = "OPT-3"

    def bind(self, rules: Ruleset) -> None:
        self.idle = rules.options["start_player"] != "youngest-decides"

    def run(self, s: State) -> cython.int:
        return s.active if s.turn == 0 else NOBODY

    def offer(self, s: State, out: Moves) -> None:
        p: cython.int
        for p in range(s.rules.n_players):
            out.offer(START, 0, p, 0, 0)

    def act(self, s: State) -> None:
        s.active = s.move_a
        s.note(E_TURN, s.active, s.turn)

    def prompt(self, s: State) -> Message:
        return Message("base-name-starter")

    def explain(self, s: State, action: Action) -> list[Reason]:
        return reasons.name_starter(s, action)


class BeginPart(Step):
    """One round of tile, figure, scoring (STEP-1). Expansions push this step for a further part."""

    name = "part"
    slot = TURN
    order = 500
    rule = "STEP-1"
    usual = True

    def run(self, s: State) -> cython.int:
        self.clear(s)
        s.push(PART)
        return NOBODY

    def clear(self, s: State) -> None:
        """No tile is drawn or laid yet, and nothing completed."""
        s.n_done = 0
        s.tile = -1
        s.laid = -1
        s.cut = 0


class Draw(Step):
    """STEP-5: chance draws from what is unseen. A tile that fits nowhere leaves the game (TILE-6)."""

    name = "draw"
    slot = PART
    order = 500
    rule = "STEP-5"
    usual = True
    due = ("TURN-1", "TILE-1")

    def run(self, s: State) -> cython.int:
        if s.laid >= 0:  # something else was placed instead of a drawn tile
            return NOBODY
        s.arg0 = s.current_pile()
        if s.arg0 < 0:  # TILE-8
            s.cut = 1
            return NOBODY
        return CHANCE

    def offer(self, s: State, out: Moves) -> None:
        d: cython.int
        first: cython.int = s.arg0 * s.rules.n_designs
        for d in range(s.rules.n_designs):
            if s.unseen[first + d] > 0:
                out.offer(DRAW, 0, d >> 8, d & 255, 0)

    def allows(self, s: State) -> cython.bint:
        design: cython.int = s.move_a * 256 + s.move_b
        return (
            s.move_kind == DRAW
            and s.move_at == 0
            and s.move_c == 0
            and design < s.rules.n_designs
            and s.unseen[s.arg0 * s.rules.n_designs + design] > 0
        )

    def act(self, s: State) -> None:
        self.take(s, s.arg0, s.move_a * 256 + s.move_b)

    def take(self, s: State, pile: cython.int, design: cython.int) -> None:
        """A tile is drawn from a pile; another one, if it cannot be laid."""
        s.take_out(pile, design)
        if s.noting:
            s.note(E_DRAWN, s.active, design)
        if s.rules.has_hook[SET_ASIDE] and s.sets_aside(design):
            s.push(self.number)
        elif not s.fits_anywhere(design):
            s.note(E_DISCARDED, s.active, design)
            s.push(self.number)
        else:
            s.tile = design

    def weight(self, s: State) -> cython.int:
        """As many chances as copies are left."""
        return s.unseen[s.arg0 * s.rules.n_designs + s.move_a * 256 + s.move_b]

    def total(self, s: State) -> cython.int:
        return self.copies(s, s.frames[4 * (s.depth - 1) + 1])

    def copies(self, s: State, pile: cython.int) -> cython.int:
        """How many tiles a pile has."""
        i: cython.int
        n: cython.int = 0
        unseen: cython.p_int = s.unseen
        first: cython.int = pile * s.rules.n_designs
        last: cython.int = first + s.rules.n_designs
        if pile == s.pile:
            return s.left
        for i in range(first, last):
            n += unseen[i]
        return n

    def sample(self, s: State, ticket: cython.int) -> cython.longlong:
        design: cython.int = self.picked(s, s.frames[4 * (s.depth - 1) + 1], ticket)
        return code_of(DRAW, 0, design >> 8, design & 255, 0)

    def picked(self, s: State, pile: cython.int, ticket: cython.int) -> cython.int:
        """The tile of a pile that holds a ticket."""
        unseen: cython.p_int = s.unseen
        first: cython.int = pile * s.rules.n_designs
        i: cython.int = first
        while ticket >= unseen[i]:
            ticket -= unseen[i]
            i += 1
        return i - first

    def prompt(self, s: State) -> Message:
        return Message("base-draw")

    def explain(self, s: State, action: Action) -> list[Reason]:
        return reasons.draw(s, action)


class Place(Step):
    """STEP-6: the drawn tile must be placed where it fits (TILE-2, TILE-3, TILE-7)."""

    name = "place"
    slot = PART
    order = 600
    rule = "STEP-6"
    usual = True
    guides = ("TILE-2", "TILE-3")
    due = ("TURN-1",)

    def run(self, s: State) -> cython.int:
        return s.active if s.tile >= 0 and s.laid < 0 else NOBODY

    def offer(self, s: State, out: Moves) -> None:
        s.placements(s.tile, out)

    def allows(self, s: State) -> cython.bint:
        return (
            s.move_kind == PLACE
            and s.move_b == 0
            and s.move_c == 0
            and s.move_a < 4
            and s.may_lie(s.tile, s.move_at, s.move_a)
        )

    def count(self, s: State) -> cython.int:
        return s.count_placements(s.tile)

    def nth(self, s: State, n: cython.int) -> cython.longlong:
        return s.nth_placement(s.tile, n)

    def act(self, s: State) -> None:
        s.laid = s.lay(s.tile, s.move_at, s.move_a)
        s.last_laid = s.laid
        if s.noting:
            s.note(E_PLACED, s.active, s.laid)

    def prompt(self, s: State) -> Message:
        return Message("base-place", tile=s.rules.names[s.tile])

    def explain(self, s: State, action: Action) -> list[Reason]:
        return reasons.place(s, action)


class PlaceFigure(Step):
    """STEP-11: at most one figure action (FOLLOW-1 to FOLLOW-7). Who has none is not asked."""

    name = "figure"
    slot = PART
    order = 1100
    rule = "STEP-11"
    usual = True
    guides = ("FOLLOW-1", "FOLLOW-5")
    due = ("TURN-1",)

    def bind(self, rules: Ruleset) -> None:
        self.unasked = rules.event("unasked")
        self.none_left = rules.reason(reasons.NONE_LEFT)
        self.all_taken = rules.reason(reasons.ALL_TAKEN)
        self.none_suits = rules.reason(reasons.NONE_SUITS)
        self.forbidden = rules.has_hook[FORBIDS] + rules.has_hook[BARS] > 0
        self.plain = not self.forbidden and rules.has_hook[FIGURES] == 0

    def free_segments(self, s: State, kind: cython.int) -> cython.int:
        """Where on the tile a figure of a kind from the supply may stand (FOLLOW-2 to FOLLOW-5).

        A bit for each segment, in the order of their spots. What expansions forbid is not looked at.
        """
        i: cython.int = 0
        lie: cython.int = s.tile_lie[s.laid]
        first: cython.int = s.tile_first[s.laid]
        free: cython.int = s.rules.standing[kind * 4 * s.rules.n_designs + lie]
        if s.supply[s.active * s.rules.n_kinds + kind] == 0:
            return 0
        while free >> i:
            if s.occupied[s.feature_of[first + s.rules.spot_order[lie * MAX_SEGMENTS + i]]]:
                free &= ~(1 << i)
            i += 1
        return free

    def any_place(self, s: State) -> cython.bint:
        """Can the active player put any figure from the supply on the tile?"""
        kind: cython.int
        i: cython.int
        free: cython.int
        order: cython.int = s.tile_lie[s.laid] * MAX_SEGMENTS
        for kind in range(s.rules.n_kinds):
            free = self.free_segments(s, kind)
            if free and not self.forbidden:
                return True
            i = 0
            while free >> i:
                if free >> i & 1:
                    s.move_kind = DEPLOY
                    s.move_at = s.tile_at[s.laid]
                    s.move_a = kind
                    s.move_b = s.rules.spot[order + s.rules.spot_order[order + i]]
                    s.move_c = 0
                    if s.refuses_figure() == 0:
                        return True
                i += 1
        return False

    def run(self, s: State) -> cython.int:
        if s.laid < 0:
            return NOBODY
        if self.any_place(s):
            return s.active
        if s.rules.has_hook[FIGURES]:
            s.scratch.clear()
            self.offer(s, s.scratch)
            if s.scratch.n > 1 or (s.scratch.n == 1 and kind_in(s.scratch.at(0)) != PASS):
                return s.active
        if s.noting:
            s.note(self.unasked, s.active, self.why_nobody(s), s.tile_at[s.laid])
        return NOBODY

    def why_nobody(self, s: State) -> cython.int:
        """The number of the reason why the active player can place no follower."""
        kind: cython.int
        k: cython.int
        reason: cython.int
        free: cython.bint = False
        left: cython.bint = False
        here: cython.bint
        lie: cython.int = s.tile_lie[s.laid]
        for kind in range(s.rules.n_kinds):
            here = s.supply[s.active * s.rules.n_kinds + kind] > 0 and s.rules.stands_on[kind] != 0
            left = left or here
            for k in range(s.rules.n_segments[lie >> 2]):
                if (
                    s.occupied[s.feature_of[s.tile_first[s.laid] + k]]
                    or s.rules.stands_on[kind] >> s.kind_of(s.tile_first[s.laid] + k) & 1 == 0
                ):
                    continue
                free = True
                if here:
                    s.move_kind = DEPLOY
                    s.move_at = s.tile_at[s.laid]
                    s.move_a = kind
                    s.move_b = s.rules.spot[lie * MAX_SEGMENTS + k]
                    reason = s.refuses_figure()
                    if reason:
                        return reason
        return self.none_left if not left else self.none_suits if free else self.all_taken

    def offer(self, s: State, out: Moves) -> None:
        at: cython.int = s.tile_at[s.laid]
        order: cython.int = s.tile_lie[s.laid] * MAX_SEGMENTS
        kind: cython.int
        i: cython.int
        k: cython.int
        n: cython.int
        free: cython.int
        for kind in range(s.rules.n_kinds):
            free = self.free_segments(s, kind)
            i = 0
            while free >> i:
                if free >> i & 1:
                    out.offer(DEPLOY, at, kind, s.rules.spot[order + s.rules.spot_order[order + i]], 0)
                i += 1
        for i in range(s.rules.hook_start[FIGURES], s.rules.hook_start[FIGURES + 1]):
            cython.cast(Expansion, s.rules.hooked[i]).figures(s, out)
        out.offer(PASS, 0, 0, 0, 0)
        if self.forbidden:
            k = 0
            n = out.n
            for i in range(n):
                s.unpack(out.at(i))
                if s.refuses_figure() == 0:
                    out.replace(k, out.at(i))
                    k += 1
            out.cut(k)

    def count(self, s: State) -> cython.int:
        kind: cython.int
        free: cython.int
        n: cython.int = 1  # to place none
        if not self.plain:
            return Step.count(self, s)
        for kind in range(s.rules.n_kinds):
            free = self.free_segments(s, kind)
            while free:
                free &= free - 1
                n += 1
        return n

    def nth(self, s: State, n: cython.int) -> cython.longlong:
        choice: cython.int
        if not self.plain:
            return Step.nth(self, s, n)
        choice = self.nth_choice(s, n)
        if choice < 0:
            return code_of(PASS, 0, 0, 0, 0)
        n = s.rules.spot[s.tile_lie[s.laid] * MAX_SEGMENTS + choice % MAX_SEGMENTS]
        return code_of(DEPLOY, s.tile_at[s.laid], choice // MAX_SEGMENTS, n, 0)

    def nth_choice(self, s: State, n: cython.int) -> cython.int:
        """The n-th figure and segment of those that ``count`` counts, as one number; -1 is to place none."""
        kind: cython.int
        i: cython.int
        free: cython.int
        for kind in range(s.rules.n_kinds):
            free = self.free_segments(s, kind)
            i = 0
            while free >> i:
                if free >> i & 1:
                    if n == 0:
                        return kind * MAX_SEGMENTS + s.rules.spot_order[s.tile_lie[s.laid] * MAX_SEGMENTS + i]
                    n -= 1
                i += 1
        return -1

    def carry_out(self, s: State, choice: cython.int) -> None:
        """Place what ``nth_choice`` gave."""
        if choice >= 0:
            s.deploy(s.active, choice // MAX_SEGMENTS, s.tile_first[s.laid] + choice % MAX_SEGMENTS)

    def act(self, s: State) -> None:
        i: cython.int
        if s.move_kind == DEPLOY:
            s.deploy(s.active, s.move_a, s.segment_on(s.move_at, s.move_b))
        elif s.move_kind != PASS:
            for i in range(s.rules.hook_start[FIGURES], s.rules.hook_start[FIGURES + 1]):
                cython.cast(Expansion, s.rules.hooked[i]).act(s)

    def prompt(self, s: State) -> Message:
        return Message("base-figure")

    def passing(self, s: State) -> Message | None:
        s.move_kind = PASS
        if s.refuses_figure():  # somebody must act, and passing is not offered
            return None
        return Message("base-pass-scores") if s.n_done else Message("base-pass-nothing")

    def explain(self, s: State, action: Action) -> list[Reason]:
        return reasons.figure(s, action)


class NextTurn(Step):
    """STEP-28: the player to the left (TURN-2), or the end when no tile is left (END-1)."""

    name = "next-turn"
    slot = TURN
    order = 2800
    rule = "STEP-28"
    usual = True

    def run(self, s: State) -> cython.int:
        s.tile = -1
        s.laid = -1
        if s.current_pile() < 0:
            s.push(FINAL)
        else:
            self.pass_on(s)
            s.push(TURN)
        return NOBODY

    def pass_on(self, s: State) -> None:
        """It is the turn of the player to the left."""
        s.active += 1
        if s.active == s.rules.n_players:
            s.active = 0
        s.turn += 1
        if s.noting:
            s.note(E_TURN, s.active, s.turn)
