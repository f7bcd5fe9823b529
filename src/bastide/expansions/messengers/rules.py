"""The Messengers: a second pawn on the track, and messages for landing on a dark space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import (
    AWARD,
    CHANCE,
    CITY,
    FIELD,
    FINAL,
    NOBODY,
    PART,
    ROAD,
    TURN,
)
from bastide.core.declarations import Slot
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion, Step
from bastide.core.reasons import Reason
from bastide.core.setup import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

# The messages in the order of MSG-14 to MSG-24.
MESSAGES = (
    "shortest-road",
    "smallest-city",
    "smallest-monastery",
    "pennants",
    "knights",
    "farmers",
    "another-tile",
    "score-and-return",
)
ROAD_VALUE = 0
CITY_VALUE = 1
CLOISTER_VALUE = 2
PENNANTS = 3
KNIGHTS = 4
FARMERS = 5
ANOTHER_TILE = 6
RETURN = 7
N_MESSAGES = 8

# Own state, in the order of ``slots``.
PAWN = 0
DUE = 1
EXTRA = 2
KNOWN = 3
FRONT = 4
OFF = 5
QUEUE = 6
MESSENGER = 14


class Messengers(Expansion):
    """MSG-1 to MSG-28. A player's score is the sum of both pawns; ``messenger`` is the messenger's share."""

    name = "messengers"
    title = "The Messengers"
    tile_sets = ("messengers",)
    orders_scoring = True
    slots = (
        Slot("pawn"),  # 1: the points being awarded move the messenger
        Slot("message_due"),
        Slot("message_part"),  # the extra part of message 7 is still to come
        Slot("messages_known"),  # how many messages have been seen; they lie in the queue in that order
        Slot("message_front"),  # once all are known: where the queue begins
        Slot("messengers_off"),
        Slot("message_queue", size=8, initial=-1),
        Slot("messenger", per="player"),
    )
    actions = (
        ActionKind("pawn", (Part("pawn", "choice", ("marker", "messenger")),), title="move a pawn"),
        ActionKind("message", (Part("message", "choice", MESSAGES),), title="reveal a message"),
        ActionKind(
            "use",
            (Part("for", "choice", ("message", "points")),),
            title="use the message, or take 2 points",
        ),
        ActionKind("value", (Part("spot", "spot"),), has_at=True, title="score this feature by the message"),
        ActionKind(
            "recall",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            title="score a follower and take it back",
        ),
    )
    events = ("message",)
    options = (Option("message_farmer_points", ("2", "3"), "OPT-20", "points for each farmer of message 6"),)

    def steps(self) -> Sequence[Step]:
        return (
            ChoosePawn(self),
            MovePawn(self),
            GetMessage(self),
            GetMessageAtStart(self),
            GetMessageForAbbot(self),
            Reveal(self),
            UseMessage(self),
            ExtraPart(self),
            PawnsTogether(self),
        )

    def bind(self, rules: Ruleset) -> None:
        self.pawn_action = rules.action("pawn")
        self.message_action = rules.action("message")
        self.use_action = rules.action("use")
        self.recall_action = rules.action("recall")
        self.revealed = rules.event("message")
        self.pennant = rules.mark("pennant")
        self.farmer_points = int(rules.options["message_farmer_points"])
        self.around = sum(1 << i for i, k in enumerate(rules.segment_kinds) if k.closes == "around")

    def check(self, rules: Ruleset) -> None:
        if dict(rules.setup.sets).get("messengers", 1) > 1:
            raise SetupError("messengers: there is one stack of eight messages; one copy of the set")

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {"player": words[0], "message": MESSAGES[words[1]]}

    def worth(self, s: State, player: cython.int, feature: cython.int) -> cython.int:
        """What final scoring would give the player for a feature if he won it (MSG-16)."""
        s.appraise(feature)
        return s.tally.points(player)

    def matches(self, message: cython.int, kind: cython.int) -> cython.bint:
        """Is this the kind of feature that messages 1 to 3 speak of?"""
        if message == ROAD_VALUE:
            return kind == ROAD
        if message == CITY_VALUE:
            return kind == CITY
        return (self.around >> kind & 1) != 0

    def lowest(self, s: State, message: cython.int) -> cython.int:
        """The lowest value among the player's features of that kind, or -1 (MSG-14)."""
        i: cython.int
        f: cython.int
        n: cython.int
        best: cython.int = -1
        for i in range(s.rules.n_pieces):
            if s.rules.owner[i] != s.active or s.where[i] < 0 or not s.rules.is_follower[s.rules.sort[i]]:
                continue
            f = s.feature_of[s.where[i]]
            if self.matches(message, s.kind_of(f)):
                n = self.worth(s, s.active, f)
                if best < 0 or n < best:
                    best = n
        return best

    def has_follower(self, s: State, player: cython.int, feature: cython.int) -> cython.bint:
        i: cython.int
        for i in range(s.rules.n_pieces):
            if (
                s.rules.owner[i] == player
                and s.where[i] >= 0
                and s.rules.is_follower[s.rules.sort[i]]
                and s.feature_of[s.where[i]] == feature
            ):
                return True
        return False

    def counted(self, s: State, message: cython.int) -> cython.int:
        """What messages 4 to 6 are worth to the active player (MSG-18, MSG-19)."""
        i: cython.int
        f: cython.int
        n: cython.int = 0
        if message == PENNANTS:
            for f in range(s.n_segments):
                if s.feature_of[f] != f or s.kind_of(f) != CITY:
                    continue
                if s.occupied[f] and self.has_follower(s, s.active, f):
                    n += 2 * s.count_mark(f, self.pennant)
            return n
        for i in range(s.rules.n_pieces):
            if s.rules.owner[i] != s.active or s.where[i] < 0 or not s.rules.is_follower[s.rules.sort[i]]:
                continue
            if message == KNIGHTS and s.kind_of(s.where[i]) == CITY:
                n += 2
            if message == FARMERS and s.kind_of(s.where[i]) == FIELD:
                n += self.farmer_points
        return n

    def offer_use(self, s: State, message: cython.int, out: Moves) -> None:
        """Every way to use a message; none where it is worth nothing (MSG-17, MSG-23)."""
        i: cython.int
        f: cython.int
        t: cython.int
        low: cython.int
        if message <= CLOISTER_VALUE:
            low = self.lowest(s, message)
            if low < 1:
                return
            for f in range(s.n_segments):
                if not s.occupied[f] or s.feature_of[f] != f or not self.matches(message, s.kind_of(f)):
                    continue
                if self.has_follower(s, s.active, f) and self.worth(s, s.active, f) == low:
                    t = s.anchor(f)
                    out.offer(self.use_action + 1, s.tile_at[s.tile_of[t]], s.spot_at(t), 0, 0)
        elif message == ANOTHER_TILE:
            if s.current_pile() >= 0:
                out.offer(self.use_action, 0, 0, 0, 0)
        elif message == RETURN:
            for i in range(s.rules.n_pieces):
                if s.rules.owner[i] != s.active or s.where[i] < 0 or not s.rules.is_follower[s.rules.sort[i]]:
                    continue
                f = s.feature_of[s.where[i]]
                s.appraise(f)
                if s.tally.winners >> s.active & 1:
                    t = s.tile_at[s.tile_of[s.where[i]]]
                    f = s.spot_at(s.where[i])
                    if not self.offered(out, t, s.rules.sort[i], f):
                        out.offer(self.recall_action, t, s.rules.sort[i], f, 0)
        elif self.counted(s, message) > 0:
            out.offer(self.use_action, 0, 0, 0, 0)

    def offered(self, out: Moves, at: cython.int, sort: cython.int, spot: cython.int) -> cython.bint:
        """Is the same kind of piece on the same segment in the list already?"""
        code: cython.longlong = self.recall_action
        code = (code << 24) | at
        return out.has((code << 24) | (sort << 16) | (spot << 8))


class ChoosePawn(Step):
    """MSG-2, MSG-3: for every scoring the player chooses which of his pawns moves."""

    name = "choose-pawn"
    slot = AWARD
    order = 10
    rule = "MSG-2"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        s.own[self.home.own + PAWN] = 0
        return NOBODY if s.own[self.home.own + OFF] else s.arg0

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.home.pawn_action, 0, 0, 0, 0)
        out.offer(self.home.pawn_action, 0, 1, 0, 0)

    def act(self, s: State) -> None:
        s.own[self.home.own + PAWN] = s.move_a

    def prompt(self, s: State) -> str:
        return "choose which pawn moves: the marker or the messenger"

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason("points have been scored; first choose which pawn moves", ("MSG-2",))]


class MovePawn(Step):
    """MSG-6: a pawn of the active player that ends on a dark space earns a message."""

    name = "move-pawn"
    slot = AWARD
    order = 55
    rule = "MSG-6"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        own: cython.int = self.home.own
        space: cython.int
        if s.own[own + OFF]:
            return NOBODY
        if s.own[own + PAWN]:
            s.own[own + MESSENGER + s.arg0] += s.arg1
            space = s.own[own + MESSENGER + s.arg0]
        else:
            space = s.score[s.arg0] - s.own[own + MESSENGER + s.arg0]
        if s.arg0 == s.active and space % 5 == 0:  # MSG-5: the track has 50 spaces, so laps do not matter
            s.own[own + DUE] = 1
        return NOBODY


class GetMessage(Step):
    """STEP-22: the message of this part, after all scoring and gold (MSG-7, MSG-9)."""

    name = "message"
    slot = PART
    order = 2200
    rule = "MSG-9"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.reveal = rules.step("reveal")

    def run(self, s: State) -> cython.int:
        if s.own[self.home.own + DUE]:
            s.own[self.home.own + DUE] = 0
            s.push(self.reveal)
        return NOBODY


class GetMessageAtStart(GetMessage):
    """MSG-12: the fairy's point at the start of a turn may bring a message of its own."""

    name = "message-at-start"
    slot = TURN
    order = 450


class GetMessageForAbbot(GetMessage):
    """MSG-12: so may the points of an abbot who is taken back."""

    name = "message-for-abbot"
    order = 1150


class Reveal(Step):
    """The top message. Used ones go under the stack, so their order is known once all have been seen."""

    name = "reveal"
    rule = "MSG-6"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.use = rules.step("use-message")

    def run(self, s: State) -> cython.int:
        own: cython.int = self.home.own
        message: cython.int
        if s.own[own + KNOWN] < N_MESSAGES:
            return CHANCE
        message = s.own[own + QUEUE + s.own[own + FRONT]]
        s.own[own + FRONT] = (s.own[own + FRONT] + 1) % N_MESSAGES
        s.note(self.home.revealed, s.active, message)
        s.push(self.use, message)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        m: cython.int
        seen: cython.int = 0
        for i in range(s.own[self.home.own + KNOWN]):
            seen |= 1 << s.own[self.home.own + QUEUE + i]
        for m in range(N_MESSAGES):
            if not seen >> m & 1:
                out.offer(self.home.message_action, 0, m, 0, 0)

    def act(self, s: State) -> None:
        own: cython.int = self.home.own
        s.own[own + QUEUE + s.own[own + KNOWN]] = s.move_a
        s.own[own + KNOWN] += 1
        s.note(self.home.revealed, s.active, s.move_a)
        s.push(self.use, s.move_a)

    def prompt(self, s: State) -> str:
        return "a message is revealed"

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [
            Reason(
                "first the message is revealed; each of the eight lies in the stack once", ("MSG-1", "MSG-6")
            )
        ]


class UseMessage(Step):
    """MSG-10: use the message ``arg0`` or score 2 points."""

    name = "use-message"
    rule = "MSG-10"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.again = rules.step("message")

    def run(self, s: State) -> cython.int:
        s.scratch.clear()
        self.home.offer_use(s, s.arg0, s.scratch)
        if s.scratch.n == 0:  # worth nothing, so there is nothing to choose
            s.push(self.again)
            s.reward(s.active, 2)
            return NOBODY
        return s.active

    def offer(self, s: State, out: Moves) -> None:
        self.home.offer_use(s, s.arg0, out)
        out.offer(self.home.use_action, 0, 1, 0, 0)

    def act(self, s: State) -> None:
        points: cython.int = 0
        segment: cython.int
        i: cython.int
        if s.move_kind == self.home.use_action:
            if s.move_a == 1:
                points = 2
            elif s.arg0 == ANOTHER_TILE:
                s.own[self.home.own + EXTRA] = 1
            else:
                points = self.home.counted(s, s.arg0)
        else:
            segment = s.segment_on(
                s.move_at, s.move_b if s.move_kind == self.home.recall_action else s.move_a
            )
            points = self.home.worth(s, s.active, s.feature_of[segment])
            if s.move_kind == self.home.recall_action:
                for i in range(s.rules.n_pieces):
                    if s.rules.owner[i] == s.active and s.rules.sort[i] == s.move_a and s.where[i] == segment:
                        s.send_home(i)
                        break
        s.push(self.again)  # MSG-11: these points may bring a further message
        s.reward(s.active, points)

    def prompt(self, s: State) -> str:
        agenda = s.agenda()
        return f"use the message {MESSAGES[agenda[len(agenda) - 1][1]]}, or take 2 points"

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(f"now the player may {self.prompt(s)}", ("MSG-10", "MSG-14", "MSG-17", "MSG-24"))]


class ExtraPart(Step):
    """MSG-20, MSG-21: message 7 gives one more part, before a builder's."""

    name = "message-part"
    slot = PART
    order = 2820
    rule = "MSG-20"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.part = rules.step("part")

    def run(self, s: State) -> cython.int:
        if s.own[self.home.own + EXTRA]:
            s.own[self.home.own + EXTRA] = 0
            s.push(self.part)
        return NOBODY


class PawnsTogether(Step):
    """STEP-30: both pawns are added up and the messengers leave (MSG-28)."""

    name = "pawns-together"
    slot = FINAL
    order = 3000
    rule = "MSG-28"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        p: cython.int
        s.own[self.home.own + OFF] = 1
        s.own[self.home.own + DUE] = 0
        for p in range(s.rules.n_players):
            s.own[self.home.own + MESSENGER + p] = 0
        return NOBODY
