"""``Games``: the games being played. Whatever is accepted is stored first and told afterwards."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bastide import BastideError, NotationError
from bastide.server.operation import metrics
from bastide.server.operation.logs import get_logger
from bastide.server.operation.settings import Settings
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play import coaching, room
from bastide.server.play.bystander import least
from bastide.server.play.leaving import BACK, CLAIMED, DAY, RESIGNED, REST, back, is_computers, is_out
from bastide.server.play.names import Names, check_names
from bastide.server.play.room import AI, HUMAN, OPEN
from bastide.server.play.served_game import (
    BEGUN,
    BY_COMPUTER,
    DECISION,
    ENDED,
    NAMED,
    NOTES,
    STOOD_IN,
    TIME_UP,
    UNDO,
    Plan,
    ServedGame,
    end_early,
    new_narrator,
    time_up,
)
from bastide.server.play.talk import MAX_LINES, line_of, talk_line
from bastide.server.play.thinkers import ADVISER, Question, Thinkers
from bastide.server.refusal import Refusal, no_game
from bastide.server.storage.ratings import kind_of
from bastide.server.storage.store import Entry, GameRow, Outcome, Seat, Store, Taken, TalkRow
from bastide.server.storage.tokens import digest
from bastide.server.ws.hub import Client
from bastide.view.coaching import HintView
from bastide.view.messages import AskHint, Bye, Rematch, Say, TalkMessage
from bastide.view.narrator import Narrator
from bastide.view.previews import preview
from bastide.view.structs import Preview, encode
from bastide.words import Message

log = get_logger(__name__)
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
CROWDED_SECONDS = 60.0  # after which an idle game leaves memory if there are too many
RETRY_SECONDS = 1.0  # after the database did not answer
RECOVER_SECONDS = 5.0  # until a game goes on whose next decision was not made, or could not be stored
STOP_SECONDS = 5.0  # for saying goodbye
OUT = ("out",)  # what is stored of somebody who has left and cannot win any more
ATTEMPTS = 5  # at something that another process may do at the same moment
NOBODY = -1  # no seat
TAKE_OVER_SECONDS = 15.0  # until a process moves for a computer player that another process should move for


def narrator_of(row: GameRow, entries: Sequence[Entry]) -> Narrator:
    """A game as it stands after everything that was stored."""
    narrator = new_narrator(row)
    for entry in entries:
        take_in(narrator, entry)
    narrator.refresh()
    return narrator


def take_in(narrator: Narrator, entry: Entry) -> None:
    """Carry out something that was stored."""
    if entry.kind == UNDO:
        narrator.undo()
    elif entry.kind == NAMED:
        narrator.wait()
    elif entry.kind in NOTES:
        narrator.note(note_of(narrator, entry.kind, entry.seat or 0, entry.actions), entry.seat or 0)
    elif entry.kind == ENDED:
        end_early(narrator, entry.actions, entry.seat)
    else:
        remark = time_up(narrator.match) if entry.kind == TIME_UP else None
        narrator.follow(entry.actions, remark, entry.kind in BY_COMPUTER)
        if entry.kind in BY_COMPUTER:
            narrator.match.seal()


def note_of(narrator: Narrator, kind: str, seat: int, more: Sequence[str] = ()) -> Message:
    """What the log says of somebody who leaves, returns, or takes so many days off."""
    if more == OUT:
        return Message(f"server-log-{kind}-out", who=narrator.match.setup.players[seat])
    args = {"days": int(more[0])} if kind == REST else {}
    return Message(f"server-log-{kind}", who=narrator.match.setup.players[seat], **args)


class Games:
    """All games of this process, loaded when somebody asks for them and put away when nobody does."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.served: dict[str, ServedGame] = {}
        self._loading: dict[str, asyncio.Future[ServedGame]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.tell_others: Callable[[str], None] = lambda text: None  # set where there are other processes
        self.turn_passed: Callable[[ServedGame], None] = lambda served: None  # who is away may be told
        self.sitting_at: Callable[[str], Awaitable[Mapping[str, str]]] = _nobody  # who, by the hash of a key
        self.rate: Callable[..., Awaitable[bool]] | None = None  # lets a finished game count
        self.stopping = False

    # Coming and going ----------------------------------------------------------------------------

    async def find(self, game: str) -> ServedGame:
        """A game, from memory or from the store; ``Refusal`` if there is none."""
        served = self.served.get(game)
        if served is None:
            if not ID.fullmatch(game):  # not every database takes every character
                raise no_game()
            loading = self._loading.get(game)
            if loading is None:
                loading = asyncio.ensure_future(self._load(game))
                self._loading[game] = loading
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            served = await asyncio.shield(loading)
        served.used = time.monotonic()
        return served

    async def _load(self, game: str) -> ServedGame:
        row, entries = await self._read(game)
        try:
            # Nobody waits for a long game.
            served = ServedGame(row, await asyncio.to_thread(narrator_of, row, entries))
        except BastideError as error:
            log.error("stored game cannot be played", game=game, error=str(error))
            raise Refusal("no-game", Message("server-unreadable-game"), status=409) from None
        self._restore_clock(served, entries)
        if row.due is None:  # nothing was waited for
            served.left_alone = NOBODY
        self._keep(served)
        self._count(served)
        self.tell_others(f"who {game}")
        return served

    def _keep(self, served: ServedGame) -> None:
        self.served[served.id] = served
        metrics.GAMES.set(len(self.served))
        if len(self.served) > self.settings.max_live:
            # Never the one just loaded: whoever asked for it is about to join it.
            self.put_away(min(CROWDED_SECONDS, self.settings.idle_seconds))
        self._go_on(served)

    def _restore_clock(self, served: ServedGame, entries: Sequence[Entry]) -> None:
        if served.clock is not None:
            last = entries[-1]
            served.clock.restore(last.clock or served.clock.left, served.running(), last.at)

    def put_away(self, idle: float) -> None:
        """Forget games that nobody has looked at for so long; everything about them is stored.

        Computer players go on when somebody looks again.
        """
        now = time.monotonic()
        for game, served in list(self.served.items()):
            busy = served.hub.clients or served.lock.locked()
            if not busy and now - served.used >= idle:
                self._drop(game)
        metrics.GAMES.set(len(self.served))

    def _drop(self, game: str) -> None:
        served = self.served.pop(game)
        if served.flag is not None:
            served.flag.cancel()
        if served.thinking is not None:
            served.thinking.cancel()

    def forget(self, game: str) -> None:
        """A game is stored no more."""
        if game in self.served:
            self._drop(game)
            metrics.GAMES.set(len(self.served))

    async def create(self, row: GameRow, address: str = "") -> ServedGame:
        """Store a new game of somebody at an address and let it begin; ``Taken`` if that rematch exists."""
        narrator = new_narrator(row)
        texts = narrator.begin() if not row.waiting else narrator.wait()
        narrator.refresh()
        served = ServedGame(row, narrator)
        served.address = address
        kind = NAMED if row.waiting else DECISION
        try:
            first = served.entry(kind, None, texts, served.press())
            served.due_noted = served.due()
            await self.store.create(replace(row, due=served.due_noted), first)
        except Taken:
            raise
        except Exception as error:
            raise self._not_stored(served, error) from None
        metrics.CREATED.inc()
        log.info("game created", game=row.id, setup=row.setup, seats=[seat.kind for seat in row.seats])
        self._keep(served)
        return served

    # Decisions -----------------------------------------------------------------------------------

    async def act(self, served: ServedGame, seats: Sequence[int], seq: int, form: object) -> None:
        """Carry out the decision of a client, store it, then tell everybody."""
        started = time.perf_counter()
        async with served.lock:
            await self._freshen(served)
            await self._store(served, served.obey(seats, seq, form))
            self._tell(served)
        metrics.DECISIONS.by_people(time.perf_counter() - started)
        self._go_on(served)

    def act_now(self, served: ServedGame, client: Client, seq: int, form: object) -> bool:
        """The same without waiting for anything; False if something else is being done with the game.

        Once it is stored, everybody is told, or the client why not.
        """
        if served.stale or not served.lock.take():
            return False
        started = time.perf_counter()
        try:
            entry = served.obey(client.seats, seq, form)
        except BaseException:
            served.lock.release()
            raise

        def stored(outcome: Outcome) -> None:
            if outcome is not True:
                self.spawn(self._take_back(served, client, outcome))
                return
            served.stale = False
            try:
                self._tell(served)
            finally:
                served.lock.release()
            metrics.DECISIONS.by_people(time.perf_counter() - started)
            if served.needs_us:
                self._go_on(served)

        self.store.put(entry, stored)
        return True

    def _tell(self, served: ServedGame) -> None:
        """With the lock held, and everything stored: tell everybody what is different."""
        served.tell_change()
        self.turn_passed(served)
        if served.is_over:
            self._count(served)
            log.info("game over", game=served.id, scores=list(served.match.state.scores()), turns=served.turn)

    async def _store(self, served: ServedGame, entry: Entry) -> None:
        """Make an entry durable. If that fails, what is in memory counts for nothing."""
        served.stale = True
        try:
            stored = await self.store.add(entry)
        except Exception as error:
            raise self._not_stored(served, error) from None
        if not stored:
            await self._freshen(served)
            raise too_late()
        served.stale = False

    async def _take_back(self, served: ServedGame, client: Client, outcome: Outcome) -> None:
        """With the lock held: what a client decided could not be stored."""
        try:
            if isinstance(outcome, Exception):
                raise self._not_stored(served, outcome)
            await self._freshen(served)
            raise too_late()
        except Refusal as refusal:
            metrics.REFUSED.labels(code=refusal.code).inc()
            if client in served.hub.clients:  # else it is in another game by now, or gone
                client.tell(encode(refusal.message_of(served.seq)))
        finally:
            served.lock.release()

    def _not_stored(self, served: ServedGame, error: Exception) -> Refusal:
        log.error("not stored", game=served.id, error=repr(error))
        self._settle_later(served)
        return Refusal("busy", Message("server-cannot-store"), status=503)

    async def _read(self, game: str) -> tuple[GameRow, list[Entry]]:
        """What is stored about a game; ``Refusal`` if there is nothing, or no answer."""
        try:
            found = await self.store.load(game)
        except Exception as error:
            log.error("not loaded", game=game, error=repr(error))
            raise Refusal("busy", Message("server-cannot-read"), status=503) from None
        if found is None:
            raise no_game()
        return found

    async def _freshen(self, served: ServedGame) -> None:
        """With the lock held: if memory and store may differ, go by the store."""
        if not served.stale:
            return
        row, entries = await self._read(served.id)
        served.narrator = await asyncio.to_thread(narrator_of, row, entries)
        served.sit(row)
        self._restore_clock(served, entries)
        served.stale = False
        served.tell_state()
        self._presence(served)
        self._go_on(served)

    async def undo(self, served: ServedGame, seats: Sequence[int], seq: int) -> None:
        """Take the last own decision back."""
        async with served.lock:
            await self._freshen(served)
            served.check_seq(seq)
            seat = served.match.taken_back_by()
            if seat is None or seat not in seats:
                raise Refusal("undo", Message("server-nothing-to-undo"), status=409)
            served.stale = True
            served.narrator.undo()
            await self._store(served, served.entry(UNDO, seat, (), served.press()))
            served.narrator.refresh()
            served.tell_state()
        self._go_on(served)

    async def rename(self, served: ServedGame, seat: int, name: str) -> None:
        """Whoever takes an open seat says what they want to be called, once."""
        async with served.lock:
            await self._freshen(served)
            if served.seats[seat].kind != OPEN:
                return
            seats = [replace_seat(s, name) if n == seat else s for n, s in enumerate(served.seats)]
            try:
                check_names([s.name for s in seats])
            except BastideError as error:
                raise Refusal("name", error.message) from None
            if not await self._seat(served, seat, replace(served.row, seats=seats)):
                raise Refusal("busy", Message("server-gone-on"), status=409)

    async def give_keys(self, served: ServedGame, keys: Mapping[int | None, str]) -> None:
        """In a rematch: let these keys open these seats, None being the place of those who watch."""
        async with served.lock:
            while True:
                await self._freshen(served)
                row = with_keys(served.row, keys)
                if row == served.row or await self._seat(served, None, row):
                    return

    async def _seat(self, served: ServedGame, seat: int | None, row: GameRow) -> bool:
        """With the lock held: store who sits where and tell; False if the game has gone on elsewhere."""
        served.stale = True
        served.narrator.wait()
        left = tuple(served.clock.remaining()) if served.clock is not None else None
        return await self._change(served, served.entry(NAMED, seat, (), left), row)

    async def _change(self, served: ServedGame, entry: Entry, row: GameRow) -> bool:
        """With the lock held, and memory ahead of the store: make it durable and tell everybody."""
        try:
            due = served.due()
            await self.store.change(entry, row, due)
        except Taken:
            await self._freshen(served)
            return False
        except Exception as error:
            raise self._not_stored(served, error) from None
        served.stale = False
        served.due_noted = due
        served.row = row
        served.names = Names([s.name for s in row.seats])
        served.narrator.refresh()
        served.tell_state()
        return True

    # Leaving -----------------------------------------------------------------------------------------

    async def part(
        self,
        served: ServedGame,
        seat: int,
        change: Callable[[GameRow], tuple[str, GameRow]],
        texts: tuple[str, ...] = (),
    ) -> None:
        """Somebody leaves, returns, or ends the game: ``change`` gives its name and the table after it.

        ``texts`` is what else is stored of it.
        """
        async with served.lock:
            await self._insist(lambda: self._part_once(served, seat, change, texts))
            self.turn_passed(served)
        self._go_on(served)

    async def _part_once(
        self,
        served: ServedGame,
        seat: int,
        change: Callable[[GameRow], tuple[str, GameRow]],
        texts: tuple[str, ...],
    ) -> bool:
        await self._freshen(served)
        if served.row.waiting:
            raise Refusal("waiting", Message("server-not-begun"), status=409)
        if served.is_over:
            raise Refusal("over", Message("core-game-over"), status=409)
        kind, row = change(served.row)
        if row == served.row:
            return True
        served.stale = True
        if row.manners.outcome is not None:
            why, seat, winners = row.manners.outcome
            kind, texts = ENDED, (why, *map(str, winners))
            end_early(served.narrator, texts, seat)
        elif kind in NOTES:
            if kind in (RESIGNED, CLAIMED) and row.manners.leaving == "out":
                texts = OUT
            served.narrator.note(note_of(served.narrator, kind, seat, texts), seat)
            if kind == REST and served.clock is not None and served.clock.running == seat:
                served.clock.give(seat, int(texts[0]) * DAY)
        else:
            served.narrator.wait()
        served.row = row
        served.needs_us = True
        if not await self._change(served, served.entry(kind, seat, texts, served.press()), row):
            return False
        if served.is_over:
            self._count(served)
            log.info("game over", game=served.id, ending=kind, turns=served.turn)
        return True

    def _count(self, served: ServedGame) -> None:
        """A finished game that was agreed to be rated counts, once, whichever process sees it first."""
        if self.rate is not None and served.is_over and served.row.manners.persons:
            self.spawn(self._rate(served, served.row.manners.persons, self.rate))

    async def _rate(
        self, served: ServedGame, persons: Sequence[str], rate: Callable[..., Awaitable[bool]]
    ) -> None:
        outcome = served.outcome()
        winners = served.match.winners() if outcome is None else outcome.winners
        names = [seat.name for seat in served.seats]
        kind = kind_of(len(served.seats), served.row.clock)
        await rate(served.id, kind, persons, names, served.match.state.scores(), tuple(winners))

    async def _who_sits(self, row: GameRow) -> tuple[str, ...]:
        """Who sits at a table whose game is to be rated; everybody must be somebody, and somebody else."""
        known = await self.sitting_at(row.id)
        persons = [known.get(seat.token or "") for seat in row.seats]
        missing = [seat.name for seat, person in zip(row.seats, persons, strict=True) if person is None]
        if missing:
            raise Refusal("name", Message("server-rated-who", who=tuple(missing)), status=409)
        if len(set(persons)) < len(persons) or len(persons) < 2:
            raise Refusal("name", Message("server-rated-two"), status=409)
        return tuple(person for person in persons if person is not None)

    async def _insist(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try again what is no decision of the game, if another process was faster: it is still meant."""
        for _ in range(ATTEMPTS):
            if await attempt():
                return
        raise Refusal("busy", Message("server-gone-on"), status=409)

    def check_away(self, served: ServedGame, seat: int, *, beyond: bool) -> None:
        """Refuse unless somebody who must decide has been away for a while, or ``beyond`` their time."""
        if seat >= len(served.seats) or served.running() != seat:
            raise Refusal("early", Message("server-not-their-turn"), status=409)
        away = served.away_for(seat)
        if away is None:
            raise Refusal("early", Message("server-is-there", who=served.seats[seat].name), status=409)
        if beyond and served.clock is not None:
            left = served.clock.remaining()[seat] - served.clock.increment
            if left > 0:
                raise Refusal(
                    "early", Message("server-has-time", time=how_long(left // 1000 + 1)), status=409
                )
        elif away < self.settings.away_seconds:
            wait = round(self.settings.away_seconds - away) + 1
            raise Refusal("early", Message("server-wait", time=how_long(wait)), status=409)

    # Talking -----------------------------------------------------------------------------------------

    async def talk_of(self, served: ServedGame) -> list[TalkRow]:
        """Everything that is kept of what was said."""
        if served.talk is None:
            served.talk = await self.store.talk_after(served.id, 0)
        return served.talk

    async def _talk_if_possible(self, served: ServedGame) -> Sequence[TalkRow]:
        """The same for somebody who joins: they can play even if it cannot be read."""
        try:
            return await self.talk_of(served)
        except Exception as error:
            log.error("not loaded", game=served.id, error=repr(error))
            return ()

    async def say(self, served: ServedGame, seat: int, said: Say) -> None:
        """Somebody says something: it is stored, then told."""
        for _ in range(ATTEMPTS):
            spoken = await self.talk_of(served)
            n = spoken[-1].n + 1 if spoken else 1
            line = line_of(served.row, seat, said, n, TIMELINE.now())
            try:
                await self.store.say(line, MAX_LINES)
            except Taken:
                await self.hear_talk(served)
            except Exception as error:
                log.error("not stored", game=served.id, error=repr(error))
                raise Refusal("busy", Message("server-cannot-store"), status=503) from None
            else:
                self._tell_talk(served, [line])
                self.tell_others(f"talk {served.id}")
                return
        raise Refusal("busy", Message("server-cannot-store"), status=503)

    async def hear_talk(self, served: ServedGame) -> None:
        """Something was said by way of another process."""
        known = served.talk[-1].n if served.talk else 0
        self._tell_talk(served, await self.store.talk_after(served.id, known))

    def _tell_talk(self, served: ServedGame, lines: Sequence[TalkRow]) -> None:
        last = served.talk[-1].n if served.talk else 0
        new = [line for line in lines if line.n > last]
        served.talk = [*(served.talk or []), *new][-MAX_LINES:]
        if new:
            served.hub.tell_all(encode(TalkMessage([talk_line(line) for line in new])))

    async def report(self, served: ServedGame, n: int) -> None:
        """Somebody finds that something should not have been said: whoever runs the server is told."""
        if not await self.store.report(served.id, n):
            raise Refusal("message", Message("server-no-line"))
        log.warning("talk reported", game=served.id, line=n)

    # Before the game -------------------------------------------------------------------------------

    async def arrange(
        self, served: ServedGame, change: Callable[[GameRow], GameRow], *, begin: bool = False
    ) -> None:
        """Change who sits where while people take their seats; if everybody is ready, the game begins."""
        async with served.lock:
            await self._insist(lambda: self._arrange(served, change, begin))
            self.turn_passed(served)
        self._presence(served)
        self._go_on(served)

    async def _arrange(self, served: ServedGame, change: Callable[[GameRow], GameRow], begin: bool) -> bool:
        await self._freshen(served)
        if not served.row.waiting:
            raise Refusal("begun", Message("server-begun"), status=409)
        row = change(served.row)
        begins = begin or room.is_complete(row)
        if row == served.row and not begins:
            return True
        if begins and row.manners.rated:
            row = replace(row, manners=replace(row.manners, persons=await self._who_sits(row)))
        if begins:
            row = replace(row, waiting=False, seats=[replace(s, host=False, ready=False) for s in row.seats])
        seq = served.seq
        try:
            narrator = await asyncio.to_thread(new_narrator, row)  # there may be other seats now
        except BastideError as error:
            raise Refusal("message", error.message, rules=error.rules) from None
        served.stale = True
        narrator.seq = seq
        texts = narrator.begin() if begins else narrator.wait()
        served.narrator = narrator
        served.sit(row)
        entry = served.entry(BEGUN if begins else NAMED, None, texts, served.press())
        return await self._change(served, entry, row)

    async def take_seat(self, served: ServedGame, name: str, token: str) -> int:
        """Somebody with the invitation takes a free seat; which."""
        seat = -1

        def take(row: GameRow) -> GameRow:
            nonlocal seat
            row, seat = room.take(row, name, digest(token))
            return row

        await self.arrange(served, take)
        return seat

    async def seat_of(self, served: ServedGame, token: str) -> int | None:
        """The seat a key belongs to; a key to a rematch may just have been given by another process."""
        try:
            return served.seat_of(token)
        except Refusal:
            if self.store.is_sqlite or not (served.row.rematch_of or served.row.invite):
                raise
        await self.catch_up(served)
        return served.seat_of(token)

    # Computer players and clocks -------------------------------------------------------------------

    def _go_on(self, served: ServedGame, after: float | None = None) -> None:
        """See to it that the next decision is made: by a computer player, or before a clock runs out."""
        if served.flag is not None:
            served.flag.cancel()
            served.flag = None
        if self.stopping or served.is_over or served.row.waiting or served.id not in self.served:
            return
        current = served.current
        if is_computers(served.row, current):
            if not served.is_watched():
                return  # it goes on when somebody comes
            if after is not None:
                served.flag = asyncio.get_running_loop().call_later(after, self._go_on, served)
            else:
                player = served.seats[current].player or ADVISER
                kind = DECISION if served.seats[current].kind == AI else STOOD_IN
                self._think(served, player, kind, self.settings.pause_seconds)
        elif served.clock is not None and served.clock_counts():
            wait = served.clock.remaining()[current] / 1000 + (after or 0.0)
            served.flag = asyncio.get_running_loop().call_later(wait + 0.01, self._time_up, served)

    def _time_up(self, served: ServedGame) -> None:
        served.flag = None
        if not self.stopping and served.clock is not None and served.clock.is_up():
            if served.clock.loses:
                self.spawn(self._lose_on_time(served))
                return
            served.left_alone = None if served.is_watched() else served.current
            self._think(served, ADVISER, TIME_UP, 0.0)

    async def _lose_on_time(self, served: ServedGame) -> None:
        with suppress(Refusal):  # not stored, which was noted, or another process was faster
            async with served.lock:
                await self._freshen(served)
                if served.clock is None or served.is_over or not served.clock.is_up():
                    return
                await self._store(served, served.lose_on_time())
                self._tell(served)

    def _think(self, served: ServedGame, player: str, kind: str, pause: float) -> None:
        if served.thinking is None:
            served.thinking = asyncio.create_task(self._decide_for(served, player, kind, pause))
            served.thinking.add_done_callback(lambda task: self._thought(served, task))

    def _thought(self, served: ServedGame, task: asyncio.Task[None]) -> None:
        served.thinking = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("computer player failed", game=served.id, error=repr(error))
            if not self.stopping:
                asyncio.get_running_loop().call_later(RECOVER_SECONDS, self._go_on, served)
        else:
            self._go_on(served)

    def question(self, served: ServedGame, player: str) -> Question:
        """What a thinking process is asked."""
        setup = served.match.setup
        return Question(
            served.id,
            setup.text,
            setup.players,
            tuple(sorted(setup.options.items())),
            setup.first,
            tuple(str(action) for action in served.match.actions),
            player,
            self.settings.think_seconds,
            setup.format,
            self.settings.think_cores,
        )

    async def _decide_for(self, served: ServedGame, player: str, kind: str, pause: float) -> None:
        """Let a computer player decide; if it cannot, take the first thing that is legal."""
        seq, seat = served.seq, served.current
        if pause:
            await asyncio.sleep(pause)
        if served.seq != seq:
            return
        out = is_out(served.row, seat)
        texts = [] if out else await self._thoughts(served, player)
        async with served.lock:
            await self._freshen(served)
            # What it thought about may never have been stored: then it may be somebody else's turn.
            if served.seq != seq or served.current != seat or served.is_over:
                return
            legal = served.match.state.legal_actions()
            if out:
                action = await asyncio.to_thread(least, served.match.state.copy(), legal)
            else:
                action = next((a for a in legal if str(a) in texts[:1]), legal[0])
            try:
                await self._store(served, served.play(kind, action))
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
                return  # another process was faster
            # What was to follow holds only after what was decided.
            served.plan = Plan(served.seq, player, texts[1:] if str(action) in texts[:1] else [])
            self._tell(served)
        metrics.DECISIONS.by_computer()

    async def _thoughts(self, served: ServedGame, player: str) -> list[str]:
        """What a computer player decides now and what next: as it has planned, or as it thinks now."""
        plan = served.plan
        if plan.decided and (plan.seq, plan.player) == (served.seq, player):
            return plan.decided
        return await self.thinkers.choose(self.question(served, player), served.address)

    async def hints(
        self, served: ServedGame, seats: Sequence[int], address: str = ""
    ) -> tuple[int, list[float | None]]:
        """What the adviser thinks of the targets."""
        if served.row.assist != "full":
            raise Refusal("illegal", Message("server-no-help"), status=403)
        if served.decider not in seats:
            raise Refusal("not-your-turn", Message("server-hints-for-decider"), status=409)
        seq = served.seq
        answer = await self.thinkers.advise(self.question(served, ADVISER), address)
        if answer is None:
            raise Refusal("busy", Message("server-no-hint"), status=503)
        return seq, answer

    async def hint(
        self, served: ServedGame, seats: Sequence[int], message: AskHint, address: str = ""
    ) -> tuple[int, HintView]:
        """What the coach says, with the names of the players in it."""
        if served.row.assist != "full":
            raise Refusal("illegal", Message("server-no-help"), status=403)
        if served.decider not in seats:
            raise Refusal("not-your-turn", Message("server-hints-for-decider"), status=409)
        seq = served.seq
        asked = served.line(message.instead)
        work = partial(coaching.hint, depth=message.depth, instead=asked)
        answer = await self.thinkers.consult(work, self.question(served, ADVISER), address)
        if answer is None:
            raise Refusal("busy", Message("server-no-hint"), status=503)
        return seq, served.names.put_in(answer)

    def previews(
        self, served: ServedGame, seats: Sequence[int], forms: Sequence[object]
    ) -> list[Preview | None]:
        """What some targets would bring; None for what may not be chosen."""
        if served.row.assist != "full":
            raise Refusal("illegal", Message("server-no-help"), status=403)
        if served.current not in seats:
            raise Refusal("not-your-turn", Message("server-hints-for-decider"), status=409)
        return [self._preview(served, form) for form in forms]

    def _preview(self, served: ServedGame, form: object) -> Preview | None:
        try:
            action = served.read(form)
        except NotationError:
            return None
        state = served.match.state
        return preview(state, action) if state.is_legal(action) else None

    # Questions ---------------------------------------------------------------------------------

    async def settle(self, served: ServedGame) -> None:
        """Wait until what is in memory is what is stored; it stays so until the caller waits again."""
        async with served.lock:
            await self._freshen(served)

    def _settle_later(self, served: ServedGame) -> None:
        """Settle the game in the background: computer players and clocks go on even if nobody asks for it."""
        asyncio.get_running_loop().call_later(RECOVER_SECONDS, self._settle_again, served)

    def _settle_again(self, served: ServedGame) -> None:
        if served.stale and not self.stopping and self.served.get(served.id) is served:
            self.spawn(self._settle_if_possible(served))

    async def _settle_if_possible(self, served: ServedGame) -> None:
        with suppress(Refusal):
            async with served.lock:
                await self._freshen_or_later(served)

    async def _freshen_or_later(self, served: ServedGame) -> None:
        try:
            await self._freshen(served)
        except Refusal as refusal:
            if refusal.code == "busy":
                self._settle_later(served)
            raise

    # Connections ---------------------------------------------------------------------------------

    async def join(self, served: ServedGame, client: Client, seats: Sequence[int], address: str = "") -> None:
        """A client comes from an address: it gets everything, the others hear of it."""
        async with served.lock:
            await self._freshen(served)
            client.seats = served.seats_of(client.keys) if client.keys else tuple(dict.fromkeys(seats))
            served.hub.clients.add(client)
            served.left_alone = None
            if seats or not served.address:
                served.address = address
            client.tell(served.state_message(client.seats))
            if served.row.manners.talk != "none" and (spoken := await self._talk_if_possible(served)):
                client.tell(encode(TalkMessage([talk_line(line) for line in spoken])))
        self._presence(served, but=client)
        self._go_on(served)
        returned = [n for n in client.seats if served.seats[n].absence is not None]
        if returned and not served.is_over:
            with suppress(Refusal):  # the game has gone on: they are asked again when they come the next time
                await self.part(served, returned[0], lambda row: (BACK, back(row, returned)))

    def leave(self, served: ServedGame, client: Client) -> None:
        """A client has gone."""
        served.hub.clients.discard(client)
        served.used = time.monotonic()
        self._presence(served)

    def _presence(self, served: ServedGame, but: Client | None = None) -> None:
        served.note_presence()
        served.tell_presence(but)
        self.tell_others(f"presence {served.id} {','.join(map(str, served.hub.here()))}")

    def tell_rematch(self, served: ServedGame, game: str) -> None:
        """The players of a game start another one."""
        served.hub.tell_all(encode(Rematch(game)))

    # Other processes -----------------------------------------------------------------------------

    async def catch_up(self, served: ServedGame, seq: int | None = None) -> None:
        """Another process has stored something: take it in and tell our clients."""
        async with served.lock:
            if seq is not None and served.seq >= seq and not served.stale:
                return
            if served.stale:
                await self._freshen_or_later(served)
                return
            try:
                missed = await self.store.entries_after(served.id, served.seq)
            except Exception as error:
                log.error("not loaded", game=served.id, error=repr(error))
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._catch_up_again, served)
                return
            for entry in missed:
                if entry.seq != served.seq + 1 or entry.kind not in (DECISION, TIME_UP, STOOD_IN):
                    served.stale = True
                    await self._freshen_or_later(served)
                    break
                served.stale = True
                take_in(served.narrator, entry)
                served.stale = False
                if served.clock is not None:
                    served.clock.restore(entry.clock or served.clock.left, served.running(), entry.at)
                served.write_change()
                served.tell_change()
        # The process that stored it also sees to computer players and clocks, unless it stops doing so.
        self._go_on(served, TAKE_OVER_SECONDS)

    def _catch_up_again(self, served: ServedGame) -> None:
        if not self.stopping:
            self.spawn(self.catch_up(served))

    def spawn(self, work: Any) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", error=repr(error))

    async def stop(self, reason: str) -> None:
        """Say goodbye to everybody. Everything accepted is stored already, or still being stored."""
        self.stopping = True
        bye = encode(Bye(reason))
        try:
            async with asyncio.timeout(STOP_SECONDS):  # a database that hangs must not keep us
                await asyncio.gather(*(self._part(served, bye, reason) for served in self.served.values()))
        except TimeoutError:
            log.warning("not everybody heard goodbye")
        for task in list(self._tasks):
            task.cancel()

    async def _part(self, served: ServedGame, bye: bytes, reason: str) -> None:
        if served.flag is not None:
            served.flag.cancel()
        if served.thinking is not None:
            served.thinking.cancel()
        async with served.lock:  # what is on its way to the store is acknowledged first
            for client in list(served.hub.clients):
                client.tell(bye)
                client.close(1001, reason)


async def _nobody(_game: str) -> Mapping[str, str]:
    return {}


def how_long(seconds: int) -> Message:
    """A time in words, as exactly as anybody wants to know it.

    >>> [str(how_long(n)) for n in (1, 100, 5000, 90_000, 200_000)]
    ['1 second', '100 seconds', '83 minutes', '25 hours', '2 days']
    """
    for name, unit, from_n in (("days", 86_400, 2), ("hours", 3600, 2), ("minutes", 60, 3)):
        if seconds >= from_n * unit:
            return Message(f"server-{name}-long", n=seconds // unit)
    return Message("server-seconds-long", n=seconds)


def too_late() -> Refusal:
    return Refusal("stale", Message("server-faster"), status=409)


def with_keys(row: GameRow, keys: Mapping[int | None, str]) -> GameRow:
    """A game whose seats, and the place of those who watch, open with these keys besides the others."""
    seats = [replace(s, token=digest(keys[n])) if n in keys else s for n, s in enumerate(row.seats)]
    return replace(row, seats=seats, spectate=digest(keys[None]) if None in keys else row.spectate)


def replace_seat(seat: Seat, name: str) -> Seat:
    """A seat that has been taken."""
    return Seat(name.strip(), HUMAN, seat.player, seat.token, seat.colour)
