"""``ServedGame``: a game in memory, who sits at it, what its players decide and what they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, cast

from bastide import Action, IllegalAction, Match, NotationError, Record, SecretDealer, Setup, State
from bastide.coach.hint_views import read_line
from bastide.core.constants import TERMINAL
from bastide.record.fair_draw import FairDealer, FairDraw
from bastide.record.record import Outcome
from bastide.record.wording import read_action
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.clock import Clock
from bastide.server.play.colours import colours_of
from bastide.server.play.leaving import (
    BACK,
    CLAIMED,
    RESIGNED,
    REST,
    STAND_IN,
    is_computers,
    offer_view,
    outcome_of,
    resting,
)
from bastide.server.play.lock import Lock
from bastide.server.play.names import Names, stand_ins
from bastide.server.play.room import AI, room_view
from bastide.server.refusal import Refusal, bad_token, refusal_of
from bastide.server.storage.entry import Entry
from bastide.server.storage.store import GameRow, Seat, TalkRow
from bastide.server.storage.tokens import matches
from bastide.server.ws.hub import Client, Hub
from bastide.view.features import farm_views, feature_view
from bastide.view.messages import VERSION, Assist, Leaving, Presence, StateMessage, Talking, UpdateMessage
from bastide.view.narrator import Narrator
from bastide.view.reasons import reason_view, reason_views
from bastide.view.structs import (
    Absence,
    ClockView,
    DrawView,
    Farm,
    FeatureView,
    OutcomeView,
    ReasonView,
    SeatKind,
    SeatView,
    TimeView,
    encode,
    encoded,
)
from bastide.words import Message, position

Thing = TypeVar("Thing")
MAX_ANSWERS = 2000  # about one position
# What is stored of a game: decisions, who sits where, and that it begins once everybody has a seat. ENDED:
# why it was decided before its last tile, then the seats that have won.
DECISION, UNDO, NAMED, TIME_UP, BEGUN, ENDED = "decision", "undo", "named", "time-up", "begun", "ended"
STOOD_IN = "stood-in"  # a decision of the computer in place of a person
NOTES = (RESIGNED, CLAIMED, STAND_IN, BACK, REST)  # which the log tells (server-log-...) if the game goes on


def new_narrator(row: GameRow) -> Narrator:
    """The game at its very beginning."""
    setup = Setup.parse(row.setup, stand_ins(len(row.seats)), row.options, row.first, format=row.format)
    draw = fair_draw(row)
    dealer = None if row.seed is not None else SecretDealer() if draw is None else FairDealer(draw)
    # No copies: there are thousands of games, and to take something back one of them is played again.
    return Narrator(Match(setup, seed=row.seed, dealer=dealer, max_copies=0))


def fair_draw(row: GameRow) -> FairDraw | None:
    """What its draws follow from, if that was promised."""
    if not row.secret:
        return None
    own = tuple(seat.salt or "" for seat in row.seats)
    return FairDraw(row.secret, own if row.manners.salts is None else row.manners.salts)


def time_view(row: GameRow) -> TimeView | None:
    """How much time there is, in words of the page."""
    clock, now = row.clock, TIMELINE.now()
    if clock is None:
        return None
    return TimeView(
        clock.minutes,
        clock.increment,
        clock.loses,
        "move" if clock.per_move else "game",
        [clock.holidays - seat.rested for seat in row.seats],
        [round(resting(row, seat, now) * 1000) for seat in range(len(row.seats))],
    )


def seat_views(seats: Sequence[Seat]) -> list[SeatView]:
    """Who sits where, and in which colour."""
    return [
        SeatView(
            seat.name, cast(SeatKind, seat.kind), seat.player, colour, cast("Absence | None", seat.absence)
        )
        for seat, colour in zip(seats, colours_of(seats), strict=True)
    ]


@dataclass(frozen=True)
class Plan:
    """What a computer player has decided for the rest of its turn, while nothing else happens."""

    seq: int = -1
    player: str = ""
    decided: list[str] = field(default_factory=list)


class ServedGame:
    """A game in memory. Whatever changes it is done with its lock held."""

    def __init__(self, row: GameRow, narrator: Narrator) -> None:
        self.id = row.id
        self.narrator = narrator
        self.hub = Hub()
        self.lock = Lock()
        self._places: list[tuple[str, str | None, str | None]] = []
        self._away: dict[int, float] = {}  # since when seats have nobody there
        self.talk: list[TalkRow] | None = None  # what was said, once somebody has asked
        self.arranged = 0  # the state since which everybody has the same seat
        self.sit(row)
        self.used = time.monotonic()
        self.noted = 0.0  # when the store was last told that somebody looks at it
        self._updates: list[tuple[UpdateMessage, list[Client]]] = []  # to be sent once it is stored
        self.told: list[bool] = []  # who is there, as everybody was told
        self.stale = False  # what is in memory may not be what is stored
        self.address = ""  # of whoever opened it last, in whose name computer players think
        self.called: int | None = None  # the seat whose turn it was when somebody was last told of it
        # Whose time was up last, since everybody left: the next one's has no effect until somebody comes.
        self.left_alone: int | None = None
        self.due_noted: float | None = row.due
        self._answers: dict[Hashable, Any] = {}  # to questions about one position
        self._answers_about: tuple[Narrator, int] = (narrator, -1)
        self.thinking: asyncio.Task[None] | None = None
        self.plan = Plan()
        self.flag: asyncio.TimerHandle | None = None

    def sit(self, row: GameRow) -> None:
        """Who sits where from now on, and who is in which seat of those who are there."""
        places = [(seat.kind, seat.player, seat.token) for seat in row.seats]
        if places != self._places:
            self._places = places
            self.arranged = self.seq
        self.row = row
        self.names = Names([seat.name for seat in row.seats])
        self.clock = Clock(len(row.seats), row.clock) if row.clock is not None else None
        # Does it need us, for a computer player or a clock, or does it wait for people alone?
        self.needs_us = self.clock is not None or any(is_computers(row, n) for n in range(len(row.seats)))
        for client in self.hub.clients:
            if client.keys:
                client.seats = self.seats_of(client.keys)

    def seats_of(self, keys: Sequence[str]) -> tuple[int, ...]:
        """The seats that open with the keys of these hashes."""
        seats = {seat.token: n for n, seat in enumerate(self.seats) if seat.token}
        return tuple(dict.fromkeys(seats[key] for key in keys if key in seats))

    @property
    def match(self) -> Match:
        return self.narrator.match

    @property
    def seq(self) -> int:
        """What counts the states of the game."""
        return self.narrator.seq

    @property
    def current(self) -> int:
        """Whose decision it is: a seat, or ``TERMINAL``."""
        return self.match.current_player()

    @property
    def is_over(self) -> bool:
        return self.current == TERMINAL or self.row.manners.outcome is not None

    @property
    def is_in_lobby(self) -> bool:
        """Can anybody join it?"""
        return self.row.waiting and self.row.invite_public is not None

    @property
    def decider(self) -> int | None:
        """The seat that must decide, if there is one."""
        return self.current if self.current >= 0 and not self.is_over else None

    @property
    def turn(self) -> int:
        return self.match.state.turn + 1

    @property
    def seats(self) -> Sequence[Seat]:
        return self.row.seats

    def computers(self) -> list[bool]:
        return [seat.kind == AI for seat in self.seats]

    def connected(self) -> list[bool]:
        return self.hub.connected(self.computers())

    def running(self) -> int | None:
        """Whose clock runs: that of a person who must decide."""
        current = self.decider
        return current if current is not None and not is_computers(self.row, current) else None

    def is_watched(self) -> bool:
        """Is anybody there, here or at another process?"""
        return bool(self.hub.clients) or any(self.hub.elsewhere.values())

    def seat_of(self, token: str) -> int | None:
        """The seat a key belongs to, None for the key of those who watch; ``Refusal`` for any other.

        Every hash is compared, so that the time taken tells nothing.
        """
        found = [seat for seat, entry in enumerate(self.seats) if matches(token, entry.token)]
        watches = matches(token, self.row.spectate)
        invited = matches(token, self.row.invite)
        if found:
            return found[0]
        if watches or (invited and self.row.waiting):
            return None
        if invited:
            raise Refusal("begun", Message("server-begun"), status=409)
        raise bad_token()

    # Decisions -------------------------------------------------------------------------------

    def obey(self, seats: Sequence[int], seq: int, form: object) -> Entry:
        """Carry out the decision of somebody who plays these seats, or refuse it; what is to be stored."""
        current = self.current
        self.check_seq(seq)
        if self.row.waiting:
            raise Refusal("waiting", Message("server-not-begun"), status=409)
        if self.is_over:
            raise Refusal("over", Message("core-game-over"), status=409)
        if current not in seats:
            raise Refusal(
                "not-your-turn", Message("server-not-your-turn", who=self.seats[current].name), status=409
            )
        if self.clock is not None and self.clock.is_up():
            raise Refusal("stale", Message("server-time-up"), status=409)
        try:
            return self.play(DECISION, self.read(form))
        except (IllegalAction, NotationError) as error:
            raise self._named(refusal_of(error)) from None

    def read(self, form: object) -> Action:
        """An action as a client writes it, text or JSON; ``NotationError`` if it is neither."""
        state = self.match.state
        known = self.narrator.read(form) if isinstance(form, str) else None
        return known or read_action(state, self.names.take(state.rules, form, state.legal_actions))  # type: ignore[arg-type]

    def line(self, forms: Sequence[object], state: State | None = None) -> tuple[str, ...]:
        """A move that somebody asks about, one decision or two, as the actions are written inside."""
        state = self.match.state if state is None else state
        known = [self.names.take(state.rules, form, state.legal_actions) for form in forms]
        try:
            codes = read_line(state, known)
        except (IllegalAction, NotationError) as error:
            raise self._named(refusal_of(error)) from None
        return tuple(str(Action(state.rules, code)) for code in codes)

    def play(self, kind: str, action: Action) -> Entry:
        """Carry out a decision; what is to be stored of it."""
        seat = self.current
        # Should anything break half-way, what is stored counts, not what is in memory.
        self.stale = True
        try:
            remark = time_up(self.match) if kind == TIME_UP else None
            texts = self.narrator.decide(action, remark, kind in BY_COMPUTER)
        except IllegalAction:  # nothing has changed
            self.stale = False
            raise
        if kind in BY_COMPUTER:
            self.match.seal()
        self.write_change()
        return self.entry(kind, seat, texts, self.press())

    def lose_on_time(self) -> Entry:
        """Whoever must decide has lost, because their time is up; what is to be stored of it."""
        seat = self.current
        self.stale = True
        actions = ("time", *(str(other) for other in range(len(self.seats)) if other != seat))
        end_early(self.narrator, actions, seat)
        self.write_change()
        return self.entry(ENDED, seat, actions, self.press())

    def check_seq(self, seq: int) -> None:
        """Refuse what is not about the position as it is."""
        if seq != self.seq:
            raise Refusal("stale", Message("server-stale", seq=seq, now=self.seq), status=409)

    def check_seats(self, seq: int) -> None:
        """Refuse what speaks of seats as they were before."""
        if not self.arranged <= seq <= self.seq:
            raise Refusal("stale", Message("server-stale", seq=seq, now=self.seq), status=409)

    def press(self) -> tuple[int, ...] | None:
        """Stop one clock and start the next; what is left."""
        if self.clock is None:
            return None
        running = self.running()
        off = 0.0 if running is None else resting(self.row, running, TIMELINE.now())
        return self.clock.press(running, resting=off)

    def clock_counts(self) -> bool:
        """Does a clock run that has an effect? Nobody's game is played on while nobody is there.

        Except that whose time is up has their turn, all of it, in some way.
        """
        running = None if self.clock is None or self.row.waiting else self.clock.running
        return running is not None and self.left_alone in (None, running)

    def due(self) -> float | None:
        """When the clock that runs will have run out, if that has an effect."""
        if self.clock is None or self.clock.running is None or not self.clock_counts():
            return None
        return TIMELINE.now() + self.clock.remaining()[self.clock.running] / 1000

    def entry(self, kind: str, seat: int | None, texts: Sequence[str], left: tuple[int, ...] | None) -> Entry:
        """What is stored of something that was just done."""
        return Entry(
            self.id, self.seq, kind, seat, tuple(texts), left, TIMELINE.now(), self.turn, self.is_over
        )

    # Questions -------------------------------------------------------------------------------

    def answer(self, question: Hashable, make: Callable[[], Thing]) -> Thing:
        """The answer to a question about the position as it is, worked out once."""
        about = (self.narrator, self.seq)
        if about != self._answers_about or len(self._answers) >= MAX_ANSWERS:
            self._answers_about = about
            self._answers.clear()
        if question not in self._answers:
            self._answers[question] = make()
        return cast("Thing", self._answers[question])

    def explain(self, form: object) -> list[ReasonView] | None:
        """Why an action may not be chosen now; None if it may."""
        if self.is_over:
            return [reason_view(Message("core-game-over"))]
        state = self.match.state
        try:
            action = self.read(form)
            if state.is_legal(action):
                return None
            reasons = reason_views(state.explain(action))
        except NotationError as error:
            reasons = [reason_view(error.message)]
        return [self.names.put_in(reason) for reason in reasons]

    def feature(self, at: tuple[int, int], spot: str) -> FeatureView:
        """A feature on the table."""
        try:
            return self.answer(
                ("feature", at, spot), lambda: feature_view(self.match.state, at[0], at[1], spot)
            )
        except (KeyError, ValueError):
            raise Refusal("notation", Message("server-no-segment", spot=spot, at=position(at))) from None

    def farms(self) -> list[Farm]:
        """All farms, written as JSON already."""
        return self.answer("farms", lambda: encoded(farm_views(self.match.state)))

    def _named(self, refusal: Refusal) -> Refusal:
        """A refusal with the names of the players in its texts."""
        refusal.said = self.names.put_in(refusal.said)
        refusal.reasons = [self.names.put_in(reason) for reason in refusal.reasons]
        return refusal

    # Messages ----------------------------------------------------------------------------------

    def clock_view(self) -> ClockView | None:
        return None if self.clock is None else ClockView(self.clock.remaining(), self.clock.running)

    def state_message(self, seats: Sequence[int]) -> bytes:
        """The whole position for somebody who plays these seats."""
        narrator = self.narrator
        view, outcome = narrator.view(), self.outcome()
        if outcome is not None:
            view.current, view.winners = "over", outcome.winners
        message = StateMessage(
            version=VERSION,
            game=self.id,
            seq=self.seq,
            you=seats[0] if seats else None,
            yours=list(seats),
            view=view,
            targets=narrator.targets() if self.decider in seats else [],
            can_undo=narrator.can_undo(seats) and outcome is None,
            log=narrator.log(),
            connected=self.connected(),
            clock=self.clock_view(),
            seats=seat_views(self.seats),
            assist=cast(Assist, self.row.assist),
            seeded=self.row.seed is not None,
            listed=self.row.listed,
            room=room_view(self.row),
            leaving=cast(Leaving, self.row.manners.leaving),
            offer=offer_view(self.row.manners),
            outcome=outcome,
            talk=cast(Talking, self.row.manners.talk),
            draw=self.draw_view(),
            time=time_view(self.row),
            rated=self.row.manners.rated,
        )
        return self.names.put(encode(message))

    def draw_view(self) -> DrawView | None:
        """What is promised about the draws, and who has added to them."""
        draw = fair_draw(self.row)
        return None if draw is None else DrawView(draw.hash, [bool(salt) for salt in draw.salts])

    def outcome(self) -> OutcomeView | None:
        """How the game ended, if not by its rules alone."""
        state = self.match.state
        return outcome_of(self.row, state.is_terminal(), state.scores())

    def write_change(self) -> None:
        """Write to everybody what is different since they were told; targets only to whoever must decide.

        At once, while everything about the game is at hand; it is sent when it is stored.
        """
        narrator = self.narrator
        self._updates = []
        if not self.hub.clients:
            narrator.refresh()
            return
        changed, lines = narrator.change()
        view, current, by = encoded(changed), self.current, self.match.taken_back_by()
        groups: dict[tuple[bool, bool], list[Client]] = {}
        for client in self.hub.clients:
            groups.setdefault((current in client.seats, by in client.seats), []).append(client)
        for (decides, can_undo), clients in groups.items():
            targets = encoded(narrator.targets()) if decides else []
            update = UpdateMessage(VERSION, self.id, self.seq, view, targets, can_undo, lines, None)
            self._updates.append((update, clients))

    def tell_change(self) -> None:
        """Send what was written."""
        clock = self.clock_view()
        for update, clients in self._updates:
            update.clock = clock
            message = self.names.put(encode(update))
            for client in clients:
                if client in self.hub.clients:  # else gone meanwhile
                    client.tell(message)
        self._updates = []
        if self.is_over and self.outcome() is not None:  # which the position alone does not tell
            self.tell_state()

    def tell_state(self) -> None:
        """Send everybody everything."""
        written: dict[Sequence[int], bytes] = {}  # for many who watch it is the same
        for client in self.hub.clients:
            if client.seats not in written:
                written[client.seats] = self.state_message(client.seats)
            client.tell(written[client.seats])

    def note_presence(self) -> None:
        """Remember since when each seat has nobody there."""
        now = time.monotonic()
        there = self.connected()
        self._away = {n: self._away.get(n, now) for n, here in enumerate(there) if not here}

    def away_for(self, seat: int) -> float | None:
        """Seconds since somebody was last seen here; None if they are there."""
        if self.connected()[seat]:
            return None
        return time.monotonic() - self._away.get(seat, self.used)

    def tell_presence(self, but: Client | None = None) -> None:
        """Tell who is there, if that has changed: hundreds who watch may come and go."""
        connected = self.connected()
        if connected != self.told:
            self.told = connected
            message = encode(Presence(connected))
            for client in self.hub.clients:
                if client is not but:
                    client.tell(message)

    def record(self, told: bool | None = None) -> Record:
        """The game so far. A seed or a secret is told only when nothing can be drawn from it any more.

        That is when the game is over, and any other with the same draws (``told``).
        """
        told = self.is_over if told is None else told
        record, outcome = self.match.record(), self.outcome()
        tags = record.tags
        if outcome is not None and outcome.why == "out":  # which the rules do not know
            winners = ", ".join(self.seats[n].name for n in outcome.winners).replace('"', "'")
            tags = (*tags, ("Ending", outcome.why), ("Winners", winners))
        if (draw := fair_draw(self.row)) is not None and not self.row.waiting:
            tags = (*tags, *draw.tags(over=told))
        return replace(
            record,
            tags=tags,
            setup=replace(record.setup, players=tuple(seat.name for seat in self.seats)),
            actions=tuple(self.names.put_text(action) for action in record.actions),
            seed=record.seed if told else None,
        )


BY_COMPUTER = (TIME_UP, STOOD_IN)


def end_early(narrator: Narrator, actions: Sequence[str], by: int | None) -> None:
    """Decide a game before its last tile, as it is stored; the log tells by whose doing."""
    why, *winners = actions
    names = narrator.match.setup.players
    outcome = Outcome(tuple(map(int, winners)), why)
    won = tuple(names[seat] for seat in outcome.winners)
    said = outcome.message(names)
    if by is not None and why in (RESIGNED, CLAIMED):
        said = Message(f"server-log-{why}", who=names[by])
    remark = Message("server-log-ended", why=said, who=won, n=len(won))
    narrator.end(outcome.winners, why, remark)


def time_up(match: Match) -> Message:
    """What the log says of whoever has no time left."""
    state = match.state
    return Message("server-log-time-up", who=state.rules.setup.players[state.current_player()])
