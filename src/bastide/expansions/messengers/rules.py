"""The Messengers: a second pawn on the track, and messages for landing on a dark space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in, code_of
from bastide.core.constants import (
    AWARD,
    CHANCE,
    CITY,
    FIELD,
    FINAL,
    NOBODY,
    PART,
    PASS,
    ROAD,
    TURN,
)
from bastide.core.declarations import Variable
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion, Step
from bastide.core.moves import Moves
from bastide.core.pieces import TokenKind
from bastide.core.reasons import Reason
from bastide.core.setup import Option
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.core.ways import Way
from bastide.words import Message, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
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
TOKENS = (TokenKind("messenger", stands="pawn"), *[TokenKind(f"message-{name}") for name in MESSAGES])
ROAD_VALUE = 0
CITY_VALUE = 1
CLOISTER_VALUE = 2
VALUED = ("road", "city", "cloister")  # by messages 1 to 3
PENNANTS = 3
KNIGHTS = 4
FARMERS = 5
ANOTHER_TILE = 6
RETURN = 7
N_MESSAGES = 8

TRACK = 50  # spaces of the scoreboard
DARK = 5  # every fifth is dark (MSG-5)


class Messengers(Expansion):
    """MSG-1 to MSG-28. A player's score is the sum of both pawns; ``messenger`` is the messenger's share."""

    name = "messengers"
    once = True
    tile_sets = ("messengers",)
    changed_in = 2  # MSG-10
    tokens = TOKENS
    orders_scoring = True
    variables = (
        Variable("pawn"),  # 1: the points being awarded move the messenger
        Variable("message_due"),
        Variable("message_parts"),  # extra parts of message 7 still to come
        Variable("messengers_off"),
        Variable(
            "message_queue", size=8, initial=-1
        ),  # those seen, in order; when all are, the next one first
        Variable("messenger", per="player"),
    )
    actions = (
        ActionKind(
            "pawn",
            (Part("pawn", "choice", ("marker", "messenger")),),
            steps=("choose-pawn",),
            when=("MSG-2",),
        ),
        ActionKind(
            "message",
            (Part("message", "choice", MESSAGES),),
            steps=("reveal",),
            when=("MSG-6",),
        ),
        ActionKind(
            "use",
            (Part("for", "choice", ("message", "points")),),
            steps=("use-message",),
            when=("MSG-10",),
        ),
        ActionKind(
            "value",
            (Part("spot", "spot"),),
            has_at=True,
            steps=("use-message",),
            when=("MSG-14", "MSG-15"),
        ),
        ActionKind(
            "recall",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            steps=("use-message",),
            when=("MSG-24",),
        ),
    )
    events = ("message",)
    # In the order of MESSAGES, then the points instead.
    lines = (
        LineKind("message-road", ("MSG-14", "MSG-16")),
        LineKind("message-city", ("MSG-15", "MSG-16")),
        LineKind("message-cloister", ("MSG-15", "MSG-16")),
        LineKind("message-pennants", ("MSG-18",)),
        LineKind("message-knights", ("MSG-19",)),
        LineKind("message-farmers", ("MSG-19", "OPT-20")),
        LineKind("message-return", ("MSG-24",)),
        LineKind("message-return-farm", ("MSG-24", "MSG-25")),
        LineKind("message-points", ("MSG-10",)),
    )
    options = (Option("message_farmer_points", ("2", "3"), "OPT-20"),)

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
        self.pawn = rules.variable("pawn")
        self.due = rules.variable("message_due")
        self.extra_parts = rules.variable("message_parts")
        self.off = rules.variable("messengers_off")
        self.queue = rules.variable("message_queue")
        self.messenger = rules.variable("messenger")
        self.pawn_action = rules.action("pawn")
        self.message_action = rules.action("message")
        self.use_action = rules.action("use")
        self.value_action = rules.action("value")
        self.recall_action = rules.action("recall")
        self.revealed = rules.event("message")
        self.pennant = rules.mark("pennant")
        self.farmer_points = int(rules.options["message_farmer_points"])
        # A garden is no cloister (ABBOT-9); a cult place is like one (CULT-1).
        self.cloisters = sum(
            1 << i for i, k in enumerate(rules.segment_kinds) if "cloister" in (k.name, k.like)
        )
        self.first_line = rules.line("message-road")
        self.return_line = rules.line("message-return")
        self.points_line = rules.line("message-points")
        self.always_asks = rules.setup.format > 1
        self.by_city = rules.options["farm_scoring"] == "first-edition"

    def check(self, rules: Ruleset) -> None:
        if dict(rules.setup.sets).get(self.name, 1) > 1:
            raise SetupError(Message("messengers-one-copy"))

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {"player": words[0], "message": MESSAGES[words[1]]}

    def shows(self, s: State) -> list[Shown]:
        second = [s.own[self.messenger + player] for player in range(s.rules.n_players)]
        shown = [
            Shown("messenger", player=player, space=points % TRACK, value=points)
            for player, points in enumerate(second)
        ]
        if s.step == s.rules.step("use-message"):
            shown.append(
                Shown(f"message-{MESSAGES[message_asked(s)]}", player=s.current_player(), place="table")
            )
        return shown

    def ways(self, s: State) -> list[Way]:
        if s.step != s.rules.step("choose-pawn"):
            return []
        agenda = s.agenda()
        _, player, points, _ = agenda[len(agenda) - 1]
        messenger = s.own[self.messenger + player]
        pawns = {"marker": s.score[player] - messenger, "messenger": messenger}
        return [
            Way("pawn", pawn, player, space=stands % TRACK, to=(stands + points) % TRACK, choice=pawn)
            for pawn, stands in pawns.items()
        ]

    def worth(self, s: State, player: cython.int, feature: cython.int) -> cython.int:
        """What final scoring would give the player for a feature if they won it (MSG-16)."""
        if self.by_city and s.kind_of(feature) == FIELD:
            return s.worth_by_city(player, feature)
        s.appraise(feature)
        return s.tally.points(player)

    def matches(self, message: cython.int, kind: cython.int) -> cython.bint:
        """Is this the kind of feature that messages 1 to 3 speak of?"""
        if message == ROAD_VALUE:
            return kind == ROAD
        if message == CITY_VALUE:
            return kind == CITY
        return (self.cloisters >> kind & 1) != 0

    def lowest(self, s: State, message: cython.int) -> cython.int:
        """The lowest value among the player's features of that kind, or -1 (MSG-14)."""
        i: cython.int
        f: cython.int
        n: cython.int
        best: cython.int = -1
        for i in range(s.rules.n_pieces):
            if (
                s.rules.owner[i] != s.active
                or s.where[i] < 0
                or not s.rules.is_follower[s.rules.kind_of_piece[i]]
            ):
                continue
            f = s.feature_of[s.where[i]]
            if self.matches(message, s.kind_of(f)):
                n = self.worth(s, s.active, f)
                if best < 0 or n < best:
                    best = n
        return best

    def counted(self, s: State, message: cython.int) -> cython.int:
        """What messages 4 to 6 are worth to the active player (MSG-18, MSG-19)."""
        i: cython.int
        f: cython.int
        n: cython.int = 0
        if message == PENNANTS:
            for f in range(s.n_segments):
                if s.feature_of[f] != f or s.kind_of(f) != CITY:
                    continue
                if s.has_follower(s.active, f):
                    n += 2 * s.count_mark(f, self.pennant)
            return n
        for i in range(s.rules.n_pieces):
            if (
                s.rules.owner[i] != s.active
                or s.where[i] < 0
                or not s.rules.is_follower[s.rules.kind_of_piece[i]]
            ):
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
                if s.has_follower(s.active, f) and self.worth(s, s.active, f) == low:
                    t = s.anchor(f)
                    out.offer(self.value_action, s.tile_at[s.tile_of[t]], s.spot_of(t), 0, 0)
        elif message == ANOTHER_TILE:
            if s.current_pile() >= 0:
                out.offer(self.use_action, 0, 0, 0, 0)
        elif message == RETURN:
            for i in range(s.rules.n_pieces):
                if (
                    s.rules.owner[i] != s.active
                    or s.where[i] < 0
                    or not s.rules.is_follower[s.rules.kind_of_piece[i]]
                ):
                    continue
                f = s.feature_of[s.where[i]]
                s.appraise(f)
                if s.tally.winners >> s.active & 1:
                    t = s.tile_at[s.tile_of[s.where[i]]]
                    f = s.spot_of(s.where[i])
                    if not self.offered(out, t, s.rules.kind_of_piece[i], f):
                        out.offer(self.recall_action, t, s.rules.kind_of_piece[i], f, 0)
        elif self.counted(s, message) > 0:
            out.offer(self.use_action, 0, 0, 0, 0)

    def offered(self, out: Moves, at: cython.int, kind: cython.int, spot: cython.int) -> cython.bint:
        """Is the same kind of piece on the same segment in the list already?"""
        return out.has(code_of(self.recall_action, at, kind, spot, 0))


class ChoosePawn(Step):
    """MSG-2, MSG-3: for every scoring the player chooses which of their pawns moves."""

    name = "choose-pawn"
    slot = AWARD
    order = 10
    rule = "MSG-2"

    def __init__(self, home: Messengers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        s.own[self.home.pawn] = 0
        return NOBODY if s.own[self.home.off] else s.arg0

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.home.pawn_action, 0, 0, 0, 0)
        out.offer(self.home.pawn_action, 0, 1, 0, 0)

    def act(self, s: State) -> None:
        s.own[self.home.pawn] = s.move_a

    def prompt(self, s: State) -> Message:
        agenda = s.agenda()
        _, player, points, _ = agenda[len(agenda) - 1]
        messenger = s.own[self.home.messenger + player]
        marker = s.score[player] - messenger
        return Message(
            "messengers-choose-pawn",
            points=points,
            marker=marker % TRACK,
            marker_to=(marker + points) % TRACK,
            marker_lands=shade(marker + points),
            messenger=messenger % TRACK,
            messenger_to=(messenger + points) % TRACK,
            messenger_lands=shade(messenger + points),
        )

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(Message("messengers-pawn-first"), ("MSG-2", "MSG-3"))]


def shade(points: int) -> str:
    """Whether a pawn that stands for these points is on a dark space, as the words ask it."""
    return "dark" if points % DARK == 0 else "light"


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
        space: cython.int
        if s.own[self.home.off]:
            return NOBODY
        if s.own[self.home.pawn]:
            s.own[self.home.messenger + s.arg0] += s.arg1
            space = s.own[self.home.messenger + s.arg0]
        else:
            space = s.score[s.arg0] - s.own[self.home.messenger + s.arg0]
        s.own[self.home.pawn] = 0
        if s.arg0 == s.active and space % DARK == 0:  # MSG-5: laps do not matter
            s.own[self.home.due] = 1
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
        if s.own[self.home.due]:
            s.own[self.home.due] = 0
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

    def seen(self, s: State) -> cython.int:
        """How many messages have been seen."""
        n: cython.int = 0
        while n < N_MESSAGES and s.own[self.home.queue + n] >= 0:
            n += 1
        return n

    def run(self, s: State) -> cython.int:
        queue: cython.int = self.home.queue
        message: cython.int
        i: cython.int
        if self.seen(s) < N_MESSAGES:
            return CHANCE
        message = s.own[queue]  # MSG-10: it goes under the stack
        for i in range(N_MESSAGES - 1):
            s.own[queue + i] = s.own[queue + i + 1]
        s.own[queue + N_MESSAGES - 1] = message
        s.note(self.home.revealed, s.active, message)
        s.push(self.use, message)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        m: cython.int
        mask: cython.int = 0
        for i in range(self.seen(s)):
            mask |= 1 << s.own[self.home.queue + i]
        for m in range(N_MESSAGES):
            if not mask >> m & 1:
                out.offer(self.home.message_action, 0, m, 0, 0)

    def act(self, s: State) -> None:
        s.own[self.home.queue + self.seen(s)] = s.move_a
        s.note(self.home.revealed, s.active, s.move_a)
        s.push(self.use, s.move_a)

    def prompt(self, s: State) -> Message:
        return Message("messengers-reveal")

    def explain(self, s: State, action: Action) -> list[Reason]:
        seen = action.name == "message"
        message = Message("messengers-seen") if seen else Message("messengers-reveal-first")
        return [Reason(message, ("MSG-1", "MSG-6"))]


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
        if s.arg0 < 0 or s.arg0 >= N_MESSAGES:
            return NOBODY
        s.scratch.clear()
        self.home.offer_use(s, s.arg0, s.scratch)
        if s.scratch.n == 0 and not self.home.always_asks:  # in games of format 1
            s.push(self.again)
            s.award(s.active, 2, self.home.points_line, 0)
            return NOBODY
        return s.active

    def offer(self, s: State, out: Moves) -> None:
        self.home.offer_use(s, s.arg0, out)
        if out.n == 0:  # it is worth nothing, which may be better than to be robbed or to land
            out.offer(self.home.use_action, 0, 0, 0, 0)
        out.offer(self.home.use_action, 0, 1, 0, 0)

    def act(self, s: State) -> None:
        points: cython.int = 0
        line: cython.int = self.home.first_line + s.arg0
        each: cython.int
        segment: cython.int
        i: cython.int
        s.push(self.again)  # MSG-11: these points may bring a further message
        if s.move_kind == self.home.use_action:
            if s.move_a == 1:
                points = 2
                line = self.home.points_line
            elif s.arg0 == ANOTHER_TILE:
                if s.current_pile() >= 0:  # MSG-23
                    s.own[self.home.extra_parts] += 1
            else:
                each = self.home.farmer_points if s.arg0 == FARMERS else 2
                points = self.home.counted(s, s.arg0)
                if points:
                    s.award_each(s.active, points // each, each, line, 0)
                return
        else:
            segment = s.segment_on(
                s.move_at, s.move_b if s.move_kind == self.home.recall_action else s.move_a
            )
            points = self.home.worth(s, s.active, s.feature_of[segment])
            if s.move_kind == self.home.recall_action:
                line = self.home.return_line + (1 if s.kind_of(segment) == FIELD else 0)
                for i in range(s.rules.n_pieces):
                    if (
                        s.rules.owner[i] == s.active
                        and s.rules.kind_of_piece[i] == s.move_a
                        and s.where[i] == segment
                    ):
                        s.send_home(i)
                        break
        if points:
            s.award(s.active, points, line, s.move_at)

    def prompt(self, s: State) -> Message:
        message = message_asked(s)
        name = MESSAGES[message]
        ways = Moves()
        self.home.offer_use(s, message, ways)
        if ways.n == 0:
            return Message("messengers-use-nothing", message=Message(f"choice-message-{name}"))
        return Message(f"messengers-use-{name}", farmer=self.home.farmer_points)

    def explain(self, s: State, action: Action) -> list[Reason]:
        message = message_asked(s)
        if action.number == PASS:
            return [Reason(Message("messengers-lies-open", prompt=self.prompt(s)), ("MSG-9", "MSG-10"))]
        ways = Moves()
        self.home.offer_use(s, message, ways)
        if ways.n and action.name == "value" and message <= CLOISTER_VALUE:
            rule = "MSG-14" if VALUED[message] == "road" else "MSG-15"
            return [Reason(self.why_not(s, message, action), (rule,), self.place(action))]
        if ways.n and action.name == "recall" and message == RETURN:
            return [Reason(Message("messengers-no-majority"), ("MSG-24",), self.place(action))]
        return [Reason(Message("messengers-not-with-this", prompt=self.prompt(s)), ("MSG-10",))]

    def why_not(self, s: State, message: int, action: Action) -> Message:
        """Why messages 1 to 3 do not score the feature of an action."""
        what = Message(f"segment-{VALUED[message]}")
        at = action.at or (0, 0)
        segment = s.segment_on(at_in(action.code), action.numbers[0])
        if segment < 0 or not self.home.matches(message, s.kind_of(segment)):
            return Message("messengers-nobody-there", feature=what, at=position(at))
        feature = s.feature_of[segment]
        if not s.has_follower(s.active, feature):
            return Message("messengers-nobody-there", feature=what, at=position(at))
        if self.home.worth(s, s.active, feature) > self.home.lowest(s, message):
            return Message("messengers-not-least", feature=what, at=position(at))
        return Message("base-goes-by", feature=what, at=position(s.place_of(s.anchor(feature))))

    def place(self, action: Action) -> tuple[tuple[int, int], ...]:
        return (action.at,) if action.at else ()


def message_asked(s: State) -> int:
    """The message that the player is asked about."""
    agenda = s.agenda()
    return agenda[len(agenda) - 1][1]


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
        if s.own[self.home.extra_parts]:
            s.own[self.home.extra_parts] -= 1
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
        s.own[self.home.off] = 1
        s.own[self.home.due] = 0
        for p in range(s.rules.n_players):
            s.own[self.home.messenger + p] = 0
        return NOBODY
