"""``Games``: the games being played. Whatever is accepted is stored first and told afterwards."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import orjson

from bastide import BastideError, NotationError
from bastide.server.operation import metrics
from bastide.server.operation.logs import get_logger
from bastide.server.operation.settings import Settings
from bastide.server.play.appraisal import farms_json, feature_json
from bastide.server.play.live import AI, HUMAN, OPEN, Live, time_up_text
from bastide.server.play.names import Names, check_names
from bastide.server.play.table import DECISION, NAMED, TIME_UP, UNDO, Table
from bastide.server.play.thinkers import ADVISER, Question, Thinkers
from bastide.server.storage.store import Entry, GameRow, Outcome, Seat, Store, Taken
from bastide.server.storage.tokens import digest
from bastide.server.wire.refusal import Refusal, no_game, reason_json
from bastide.server.ws.hub import Client

log = get_logger(__name__)
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
CROWDED_SECONDS = 60.0  # after which an idle game leaves memory if there are too many
RETRY_SECONDS = 1.0  # after the database did not answer
RECOVER_SECONDS = 5.0  # until a game goes on whose next decision was not made, or could not be stored
STOP_SECONDS = 5.0  # for saying goodbye
TAKE_OVER_SECONDS = 15.0  # until a process moves for a computer player that another process should move for


def table_of(row: GameRow, entries: Sequence[Entry]) -> Table:
    """A game as it stands after everything that was stored."""
    table = Table(row.setup, len(row.seats), row.options, row.first, row.seed)
    for entry in entries:
        take_in(table, entry)
    table.refresh()
    return table


def take_in(table: Table, entry: Entry) -> None:
    """Carry out something that was stored."""
    if entry.kind == UNDO:
        table.undo()
    elif entry.kind == NAMED:
        table.seq += 1
    else:
        if entry.kind == TIME_UP:
            table.remark(time_up_text(table), entry.seat)
        table.replay(entry.actions, entry.seat)
        if entry.kind == TIME_UP:
            table.seal()


class Games:
    """All games of this process, loaded when somebody asks for them and put away when nobody does."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.tell_others: Callable[[str], None] = lambda text: None  # set where there are other processes
        self.stopping = False

    # Coming and going ----------------------------------------------------------------------------

    async def find(self, game: str) -> Live:
        """A game, from memory or from the store; ``Refusal`` if there is none."""
        live = self.live.get(game)
        if live is None:
            if not ID.fullmatch(game):  # not every database takes every character
                raise no_game()
            loading = self._loading.get(game)
            if loading is None:
                loading = asyncio.ensure_future(self._load(game))
                self._loading[game] = loading
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, game: str) -> Live:
        row, entries = await self._read(game)
        try:
            live = Live(row, await asyncio.to_thread(table_of, row, entries))  # nobody waits for a long game
        except BastideError as error:
            log.error("stored game cannot be played", game=game, error=str(error))
            raise Refusal("no-game", "this version cannot read that game", status=409) from None
        self._restore_clock(live, entries)
        self._keep(live)
        self.tell_others(f"who {game}")
        return live

    def _keep(self, live: Live) -> None:
        self.live[live.id] = live
        metrics.GAMES.set(len(self.live))
        if len(self.live) > self.settings.most_live:
            # Never the one just loaded: whoever asked for it is about to join it.
            self.put_away(min(CROWDED_SECONDS, self.settings.idle_seconds))
        self._go_on(live)

    def _restore_clock(self, live: Live, entries: Sequence[Entry]) -> None:
        if live.clock is not None:
            last = entries[-1]
            live.clock.restore(last.clock or live.clock.left, live.running(), last.at)

    def put_away(self, idle: float) -> None:
        """Forget games that nobody has looked at for so long; everything about them is stored.

        Computer players go on when somebody looks again.
        """
        now = time.monotonic()
        for game, live in list(self.live.items()):
            busy = live.hub.clients or live.lock.locked()
            if not busy and now - live.used >= idle:
                self._drop(game)
        metrics.GAMES.set(len(self.live))

    def _drop(self, game: str) -> None:
        live = self.live.pop(game)
        if live.flag is not None:
            live.flag.cancel()
        if live.thinking is not None:
            live.thinking.cancel()

    def forget(self, game: str) -> None:
        """A game is stored no more."""
        if game in self.live:
            self._drop(game)
            metrics.GAMES.set(len(self.live))

    async def create(self, row: GameRow) -> Live:
        """Store a new game and let it begin; ``Taken`` if it is a rematch that exists already."""
        table = Table(row.setup, len(row.seats), row.options, row.first, row.seed)
        texts = table.begin()
        table.refresh()
        live = Live(row, table)
        try:
            await self.store.create(row, live.entry(DECISION, None, texts, live.press()))
        except Taken:
            raise
        except Exception as error:
            raise self._not_stored(live, error) from None
        metrics.CREATED.inc()
        log.info("game created", game=row.id, setup=row.setup, seats=[seat.kind for seat in row.seats])
        self._keep(live)
        return live

    # Decisions -----------------------------------------------------------------------------------

    async def act(self, live: Live, seats: Sequence[int], seq: int, form: object) -> None:
        """Carry out the decision of a client, store it, then tell everybody."""
        started = time.perf_counter()
        async with live.lock:
            await self._freshen(live)
            await self._store(live, live.obey(seats, seq, form))
            self._tell(live)
        metrics.DECISIONS.by_people(time.perf_counter() - started)
        self._go_on(live)

    def act_now(self, live: Live, client: Client, seq: int, form: object) -> bool:
        """The same without waiting for anything; False if something else is being done with the game.

        Once it is stored, everybody is told, or the client why not.
        """
        if live.stale or not live.lock.take():
            return False
        started = time.perf_counter()
        try:
            entry = live.obey(client.seats, seq, form)
        except BaseException:
            live.lock.release()
            raise

        def stored(outcome: Outcome) -> None:
            if outcome is not True:
                self.spawn(self._take_back(live, client, outcome))
                return
            live.stale = False
            try:
                self._tell(live)
            finally:
                live.lock.release()
            metrics.DECISIONS.by_people(time.perf_counter() - started)
            if live.needs_us:
                self._go_on(live)

        self.store.put(entry, stored)
        return True

    def _tell(self, live: Live) -> None:
        """With the lock held, and everything stored: tell everybody what is different."""
        live.tell_change()
        if live.table.is_over:
            table = live.table
            log.info("game over", game=live.id, scores=list(table.state.scores()), turns=table.turn)

    async def _store(self, live: Live, entry: Entry) -> None:
        """Make an entry durable. If that fails, what is in memory counts for nothing."""
        live.stale = True
        try:
            stored = await self.store.add(entry)
        except Exception as error:
            raise self._not_stored(live, error) from None
        if not stored:
            await self._freshen(live)
            raise too_late()
        live.stale = False

    async def _take_back(self, live: Live, client: Client, outcome: Outcome) -> None:
        """With the lock held: what a client decided could not be stored."""
        try:
            if isinstance(outcome, Exception):
                raise self._not_stored(live, outcome)
            await self._freshen(live)
            raise too_late()
        except Refusal as refusal:
            metrics.REFUSED.labels(code=refusal.code).inc()
            if client in live.hub.clients:  # else it is in another game by now, or gone
                client.tell(orjson.dumps(refusal.json(live.table.seq)))
        finally:
            live.lock.release()

    def _not_stored(self, live: Live, error: Exception) -> Refusal:
        log.error("not stored", game=live.id, error=repr(error))
        self._settle_later(live)
        return Refusal("busy", "the server cannot store anything at the moment", status=503)

    async def _read(self, game: str) -> tuple[GameRow, list[Entry]]:
        """What is stored about a game; ``Refusal`` if there is nothing, or no answer."""
        try:
            found = await self.store.load(game)
        except Exception as error:
            log.error("not loaded", game=game, error=repr(error))
            raise Refusal("busy", "the server cannot read anything at the moment", status=503) from None
        if found is None:
            raise no_game()
        return found

    async def _freshen(self, live: Live) -> None:
        """With the lock held: if memory and store may differ, go by the store."""
        if not live.stale:
            return
        row, entries = await self._read(live.id)
        live.table = await asyncio.to_thread(table_of, row, entries)
        live.row = row
        live.names = Names([seat.name for seat in row.seats])
        self._restore_clock(live, entries)
        live.stale = False
        live.tell_state()
        self._go_on(live)

    async def undo(self, live: Live, seats: Sequence[int], seq: int) -> None:
        """Take the last own decision back."""
        async with live.lock:
            await self._freshen(live)
            live.check_seq(seq)
            table = live.table
            if not table.can_undo(seats):
                raise Refusal("undo", "there is nothing that could be taken back", status=409)
            seat = table.moved[-1].seat
            live.stale = True
            table.undo()
            await self._store(live, live.entry(UNDO, seat, (), live.press()))
            table.refresh()
            live.tell_state()
        self._go_on(live)

    async def rename(self, live: Live, seat: int, name: str) -> None:
        """Whoever takes an open seat says what they want to be called, once."""
        async with live.lock:
            await self._freshen(live)
            if live.seats[seat].kind != OPEN:
                return
            seats = [replace_seat(s, name) if n == seat else s for n, s in enumerate(live.seats)]
            try:
                check_names([s.name for s in seats])
            except BastideError as error:
                raise Refusal("name", str(error)) from None
            if not await self._seat(live, seat, replace(live.row, seats=seats)):
                raise Refusal("busy", "the game has gone on; try again", status=409)

    async def give_keys(self, live: Live, keys: Mapping[int | None, str]) -> None:
        """In a rematch: let these keys open these seats, None being the place of those who watch."""
        async with live.lock:
            while True:
                await self._freshen(live)
                row = with_keys(live.row, keys)
                if row == live.row or await self._seat(live, None, row):
                    return

    async def _seat(self, live: Live, seat: int | None, row: GameRow) -> bool:
        """With the lock held: store who sits where and tell; False if the game has gone on elsewhere."""
        live.table.seq += 1
        live.stale = True
        left = tuple(live.clock.remaining()) if live.clock is not None else None
        try:
            await self.store.seat(live.entry(NAMED, seat, (), left), row.seats, row.spectate)
        except Taken:
            await self._freshen(live)
            return False
        except Exception as error:
            raise self._not_stored(live, error) from None
        live.stale = False
        live.row = row
        live.names = Names([s.name for s in row.seats])
        live.table.refresh()
        live.tell_state()
        return True

    async def seat_of(self, live: Live, token: str) -> int | None:
        """The seat a key belongs to; a key to a rematch may just have been given by another process."""
        try:
            return live.seat_of(token)
        except Refusal:
            if live.row.rematch_of is None or self.store.is_sqlite:
                raise
        await self.catch_up(live)
        return live.seat_of(token)

    # Computer players and clocks -------------------------------------------------------------------

    def _go_on(self, live: Live, after: float | None = None) -> None:
        """See to it that the next decision is made: by a computer player, or before a clock runs out."""
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        if self.stopping or live.table.is_over or live.id not in self.live:
            return
        current = live.table.current
        if live.seats[current].kind == AI:
            if after is not None:
                live.flag = asyncio.get_running_loop().call_later(after, self._go_on, live)
            else:
                player = live.seats[current].player or ADVISER
                self._think(live, player, DECISION, self.settings.pause_seconds)
        elif live.clock is not None and live.clock.running is not None:
            wait = live.clock.remaining()[current] / 1000 + (after or 0.0)
            live.flag = asyncio.get_running_loop().call_later(wait + 0.01, self._time_up, live)

    def _time_up(self, live: Live) -> None:
        live.flag = None
        if not self.stopping and live.clock is not None and live.clock.is_up():
            self._think(live, ADVISER, TIME_UP, 0.0)

    def _think(self, live: Live, player: str, kind: str, pause: float) -> None:
        if live.thinking is None:
            live.thinking = asyncio.create_task(self._decide_for(live, player, kind, pause))
            live.thinking.add_done_callback(lambda task: self._thought(live, task))

    def _thought(self, live: Live, task: asyncio.Task[None]) -> None:
        live.thinking = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("computer player failed", game=live.id, error=repr(error))
            if not self.stopping:
                asyncio.get_running_loop().call_later(RECOVER_SECONDS, self._go_on, live)
        else:
            self._go_on(live)

    def question(self, live: Live, player: str) -> Question:
        """The position for a thinking process."""
        table = live.table
        return Question(
            live.id,
            table.setup.text,
            table.setup.players,
            tuple(sorted(table.setup.options.items())),
            table.setup.first,
            tuple(str(action) for action in table.actions()),
            player,
            self.settings.think_seconds,
        )

    async def _decide_for(self, live: Live, player: str, kind: str, pause: float) -> None:
        """Let a computer player decide; if it cannot, take the first thing that is legal."""
        seq, seat = live.table.seq, live.table.current
        if pause:
            await asyncio.sleep(pause)
        if live.table.seq != seq:
            return
        text = await self.thinkers.choose(self.question(live, player))
        async with live.lock:
            await self._freshen(live)
            table = live.table
            # What it thought about may never have been stored: then it may be somebody else's turn.
            if table.seq != seq or table.current != seat or table.is_over:
                return
            legal = table.state.legal_actions()
            action = next((a for a in legal if str(a) == text), legal[0])
            try:
                await self._store(live, live.play(kind, action))
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
                return  # another process was faster
            self._tell(live)
        metrics.DECISIONS.by_computer()

    async def hints(self, live: Live, seats: Sequence[int]) -> tuple[int, list[float | None]]:
        """What the adviser thinks of the targets."""
        if live.row.assist != "full":
            raise Refusal("illegal", "this game is played without such help", status=403)
        if live.table.current not in seats:
            raise Refusal("not-your-turn", "hints are for whoever must decide", status=409)
        seq = live.table.seq
        answer = await self.thinkers.advise(self.question(live, ADVISER))
        if answer is None:
            raise Refusal("busy", "no hint could be found in time", status=503)
        return seq, answer

    # Questions ---------------------------------------------------------------------------------

    async def settle(self, live: Live) -> None:
        """Wait until what is in memory is what is stored; it stays so until the caller waits again."""
        async with live.lock:
            await self._freshen(live)

    def _settle_later(self, live: Live) -> None:
        """Even if nobody asks for it: a computer player or a clock must go on from what is stored."""
        asyncio.get_running_loop().call_later(RECOVER_SECONDS, self._settle_again, live)

    def _settle_again(self, live: Live) -> None:
        if live.stale and not self.stopping and self.live.get(live.id) is live:
            self.spawn(self._settle_if_possible(live))

    async def _settle_if_possible(self, live: Live) -> None:
        with suppress(Refusal):
            async with live.lock:
                await self._freshen_or_later(live)

    async def _freshen_or_later(self, live: Live) -> None:
        try:
            await self._freshen(live)
        except Refusal as refusal:
            if refusal.code == "busy":
                self._settle_later(live)
            raise

    async def state(self, live: Live, seats: Sequence[int]) -> bytes:
        """The whole position, once it is certain."""
        await self.settle(live)
        return live.state_message(seats)

    async def explain(self, live: Live, form: object) -> tuple[bool, list[dict[str, object]]]:
        """Why an action may not be chosen now."""
        async with live.lock:
            await self._freshen(live)
            table = live.table
            if table.is_over:
                return False, [{"text": "the game is over", "rules": [], "places": []}]
            try:
                action = table.read(live.names.take(table.rules, form, table.state.legal_actions))
                if table.state.is_legal(action):
                    return True, []
                reasons = [reason_json(reason) for reason in table.state.explain(action)]
            except NotationError as error:
                reasons = [{"text": str(error), "rules": [], "places": []}]
            put = live.names.put_text
            return False, [{**reason, "text": put(str(reason["text"]))} for reason in reasons]

    async def feature(self, live: Live, at: Sequence[int], spot: str) -> dict[str, Any]:
        """A feature on the table."""
        async with live.lock:
            await self._freshen(live)
            try:
                return feature_json(live.table.state, at[0], at[1], spot)
            except (KeyError, ValueError):
                raise Refusal("notation", f"no segment {spot} at {at[0]},{at[1]}") from None

    async def farms(self, live: Live) -> list[dict[str, Any]]:
        """All farms."""
        async with live.lock:
            await self._freshen(live)
            return farms_json(live.table.state)

    # Connections ---------------------------------------------------------------------------------

    async def join(self, live: Live, client: Client, seats: Sequence[int]) -> None:
        """A client comes: it gets everything, the others hear of it."""
        async with live.lock:
            await self._freshen(live)
            client.seats = tuple(dict.fromkeys(seats))
            live.hub.clients.add(client)
            client.tell(live.state_message(client.seats))
        self._presence(live, but=client)
        self._go_on(live)

    def leave(self, live: Live, client: Client) -> None:
        """A client has gone."""
        live.hub.clients.discard(client)
        live.used = time.monotonic()
        self._presence(live)

    def _presence(self, live: Live, but: Client | None = None) -> None:
        live.tell_presence(but)
        self.tell_others(f"presence {live.id} {','.join(map(str, live.hub.here()))}")

    def tell_rematch(self, live: Live, game: str) -> None:
        """The players of a game start another one."""
        live.hub.tell_all(orjson.dumps({"type": "rematch", "game": game}))

    # Other processes -----------------------------------------------------------------------------

    async def catch_up(self, live: Live, seq: int | None = None) -> None:
        """Another process has stored something: take it in and tell our clients."""
        async with live.lock:
            if seq is not None and live.table.seq >= seq and not live.stale:
                return
            if live.stale:
                await self._freshen_or_later(live)
                return
            try:
                missed = await self.store.entries_after(live.id, live.table.seq)
            except Exception as error:
                log.error("not loaded", game=live.id, error=repr(error))
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._catch_up_again, live)
                return
            for entry in missed:
                if entry.seq != live.table.seq + 1 or entry.kind not in (DECISION, TIME_UP):
                    live.stale = True
                    await self._freshen_or_later(live)
                    break
                live.stale = True
                take_in(live.table, entry)
                live.stale = False
                if live.clock is not None:
                    live.clock.restore(entry.clock or live.clock.left, live.running(), entry.at)
                live.write_change()
                live.tell_change()
        # The process that stored it also sees to computer players and clocks, unless it stops doing so.
        self._go_on(live, TAKE_OVER_SECONDS)

    def _catch_up_again(self, live: Live) -> None:
        if not self.stopping:
            self.spawn(self.catch_up(live))

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
        bye = orjson.dumps({"type": "bye", "reason": reason})
        try:
            async with asyncio.timeout(STOP_SECONDS):  # a database that hangs must not keep us
                await asyncio.gather(*(self._part(live, bye, reason) for live in self.live.values()))
        except TimeoutError:
            log.warning("not everybody heard goodbye")
        for task in list(self._tasks):
            task.cancel()

    async def _part(self, live: Live, bye: bytes, reason: str) -> None:
        if live.flag is not None:
            live.flag.cancel()
        if live.thinking is not None:
            live.thinking.cancel()
        async with live.lock:  # what is on its way to the store is acknowledged first
            for client in list(live.hub.clients):
                client.tell(bye)
                client.close(1001, reason)


def too_late() -> Refusal:
    return Refusal("stale", "somebody else was faster", status=409)


def with_keys(row: GameRow, keys: Mapping[int | None, str]) -> GameRow:
    """A game whose seats, and the place of those who watch, open with these keys besides the others."""
    seats = [replace(s, token=digest(keys[n])) if n in keys else s for n, s in enumerate(row.seats)]
    return replace(row, seats=seats, spectate=digest(keys[None]) if None in keys else row.spectate)


def replace_seat(seat: Seat, name: str) -> Seat:
    """A seat that has been taken."""
    return Seat(name.strip(), HUMAN, seat.player, seat.token, seat.colour)
