"""Where games are kept: SQLite in a file, or PostgreSQL by its address.

Decisions of many games arrive at once, so they are written together: whatever has come in while one
transaction was being made durable goes into the next. Nobody is told before their transaction is durable.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import alembic.command
import alembic.config
import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    and_,
    delete,
    event,
    func,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bastide.core.setup import FORMAT
from bastide.server.operation.logs import get_logger
from bastide.server.operation.metrics import BATCH, STORED
from bastide.server.storage.entry import Entry, ThinkingTime
from bastide.server.storage.schema import entries, games, reviews, runs, talk
from bastide.server.storage.sqlite_writer import SqliteWriter

log = get_logger(__name__)
MAX_TOGETHER = 500  # entries of one transaction
STOP_SECONDS = 10.0  # that a database may take for what is waiting when the server stops
FAILED_SECONDS = 60.0  # that a failure to store counts, if nothing is stored meanwhile
CHANNEL = "bastide"
MIGRATION_LOCK = 0x62617374  # any number that nobody else uses


@dataclass
class Seat:
    """Who sits in a seat, and the hash of the key to it."""

    name: str
    kind: str  # human, ai or open
    player: str | None = None
    token: str | None = None
    colour: int | None = None  # of the art's palette; by the order of the seats if not given
    host: bool = False  # who opened the table, as long as the game has not begun
    ready: bool = False
    absence: str | None = None  # why the computer decides here for a person: stand-in, left
    salt: str | None = None  # what they have added to the secret of the draws
    rested: int = 0  # days of holiday that they have taken
    rests_until: float = 0.0  # seconds since 1970


@dataclass(frozen=True)
class Manners:
    """What a table has agreed on, and what its people have come to besides playing."""

    leaving: str = "computer"  # who decides for somebody who has left, or out: nobody can win there
    offer: tuple[str, int, tuple[int, ...]] | None = None  # to end the game how, by whom, accepted by whom
    talk: str = "phrases"  # what may be said: none, phrases, or free: words, too
    outcome: tuple[str, int, tuple[int, ...]] | None = None  # how it ended early, by whose doing, who has won
    gone: tuple[str, str] | None = None  # who has last left the waiting room, and why: stood-up, removed
    rated: bool = False  # everybody agreed that it counts
    persons: tuple[str, ...] | None = None  # who sat in which seat of a rated game when it began
    salts: tuple[str, ...] | None = None  # of the game whose draws these are, if they are not their own


@dataclass(frozen=True)
class GameRow:
    """What is known about a game apart from its course."""

    id: str
    setup: str
    options: Mapping[str, str]
    first: int
    seed: int | None
    seats: Sequence[Seat]
    spectate: str  # the hash of the key of those who watch; empty in a rematch to which none has come yet
    spectate_public: str | None
    clock: ThinkingTime | None
    assist: str
    listed: bool
    rematch_of: str | None = None
    created: float = field(default_factory=time.time)  # seconds since 1970
    format: int = FORMAT  # of records, when it was begun (``Setup.format``)
    waiting: bool = False  # it has not begun: people are still taking their seats
    invite: str = ""  # the hash of the key with which a free seat can be taken meanwhile
    manners: Manners = Manners()
    same: str | None = None  # which games have the same draws
    invite_public: str | None = None  # that key itself, where anybody may join
    due: float | None = field(default=None, compare=False)  # when a clock runs out, as it was noted last
    secret: str = ""  # from which the draws follow (``FairDraw``); empty where a seed was given, and long ago


class TalkRow(NamedTuple):
    """Something said at a table."""

    game: str
    n: int
    seat: int
    phrase: str | None
    text: str | None
    at: float


class Taken(Exception):
    """What was to be stored is there already, put there by another process."""


Outcome = bool | Exception  # durable, or its place was taken, or it could not be stored


# Whoever comes second finds the place taken; what was returned is what was stored.
INSERT = postgresql.insert(entries).on_conflict_do_nothing().returning(entries.c.game, entries.c.seq)


class Store:
    """The database."""

    def __init__(self, url: str, process: str = "") -> None:
        self.process = process
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self.url.set(drivername="sqlite+aiosqlite"))
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self._file: SqliteWriter | None = SqliteWriter(self.url)
        else:
            self.engine = create_async_engine(
                self.url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=5
            )
            self._file = None
        self._waiting: list[tuple[Entry, Callable[[Outcome], None]]] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._failed: float | None = None  # when storing failed, if it has not succeeded since

    async def start(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            if self.is_sqlite:  # which would change table after table, and could be killed in between
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:  # several processes may start at once
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(migrate)
        self._loop = asyncio.get_running_loop()
        self._writer = asyncio.create_task(self._write())

    def version(self) -> dict[str, str]:
        """Which SQLite it is, if it is one."""
        return {"sqlite": sqlite3.sqlite_version} if self.is_sqlite else {}

    async def stop(self) -> None:
        """Write what is waiting and close."""
        if self._writer is not None:
            until = time.monotonic() + STOP_SECONDS
            while self._waiting and time.monotonic() < until:
                self._called.set()
                await asyncio.sleep(0.005)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._file is not None:
            self._file.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raise if the database does not answer, or could not store or read something not long ago."""
        if self._failed is not None and time.monotonic() - self._failed < FAILED_SECONDS:
            raise ConnectionError("nothing can be stored, or read")
        if self._file is not None:
            await self._file.check()
            return
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    @contextmanager
    def _attempt(self) -> Iterator[None]:
        """Remember whether the database works."""
        try:
            yield
            self._failed = None
        except (Taken, IntegrityError):
            raise
        except Exception:
            self._failed = time.monotonic()
            raise

    # Writing -----------------------------------------------------------------------------------

    def put(self, entry: Entry, tell: Callable[[Outcome], None]) -> None:
        """Store an entry and tell what has become of it."""
        self._waiting.append((entry, tell))
        self._called.set()

    async def add(self, entry: Entry) -> bool:
        """Store an entry; True once it is durable, False if another entry has its place already."""
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self.put(entry, lambda outcome: None if future.done() else future.set_result(outcome))
        outcome = await future
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def _write(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_TOGETHER], self._waiting[MAX_TOGETHER:]
                started = time.perf_counter()
                try:
                    with self._attempt():
                        outcomes: Sequence[Outcome] = await self._store([entry for entry, _ in batch])
                except Exception as error:
                    outcomes = [error] * len(batch)
                except BaseException:
                    self._tell(batch, [ConnectionError("stopping")] * len(batch))
                    raise
                else:
                    STORED.observe(time.perf_counter() - started)
                    BATCH.observe(len(batch))
                self._tell(batch, outcomes)

    @staticmethod
    def _tell(batch: Sequence[tuple[Entry, Callable[[Outcome], None]]], outcomes: Sequence[Outcome]) -> None:
        for (entry, tell), outcome in zip(batch, outcomes, strict=True):
            try:
                tell(outcome)
            except Exception as error:  # the others wait to hear
                log.exception("not told", game=entry.game, error=repr(error))

    async def _store(self, batch: Sequence[Entry]) -> list[bool]:
        if self._file is not None:
            return await self._file.store(batch)
        try:
            return await self._insert(batch)
        except IntegrityError:  # a game that is no more must not hold up the others
            if len(batch) == 1:
                return [False]
            return [(await self._store([entry]))[0] for entry in batch]

    async def _insert(self, batch: Sequence[Entry]) -> list[bool]:
        async with self.engine.begin() as connection:
            rows = await connection.execute(INSERT, [entry.row() for entry in batch])
            stored = {(str(game), int(seq)) for game, seq in rows}
            await self._notify(connection, [f"{game}:{seq}" for game, seq in sorted(stored)])
        results = []
        for entry in batch:
            results.append((entry.game, entry.seq) in stored)
            stored.discard((entry.game, entry.seq))  # whoever wants the same place in the batch comes second
        return results

    async def _notify(self, connection: AsyncConnection, words: Sequence[str]) -> None:
        """Tell the other processes, when the transaction is durable, which games have gone on."""
        for first in range(0, len(words), 150):  # a notice holds less than 8000 bytes
            payload = f"entries {self.process} {' '.join(words[first : first + 150])}"
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def create(self, game: GameRow, first: Entry) -> None:
        """Store a new game with its first entry; ``Taken`` if its rematch exists already."""
        row = asdict(game)
        row["options"] = json.dumps(dict(game.options))
        row["seats"] = _write_seats(game.seats)
        row["clock"] = None if game.clock is None else json.dumps(game.clock)
        row["manners"] = _write_manners(game.manners)
        row["opened"] = first.at
        if self._file is not None:
            with self._attempt():
                if not await self._file.create(row, first):
                    raise Taken
            return
        try:
            with self._attempt():
                async with self.engine.begin() as connection:
                    await connection.execute(games.insert(), row)
                    await connection.execute(entries.insert(), first.row())
        except IntegrityError as error:
            raise Taken from error

    async def change(self, entry: Entry, row: GameRow, due: float | None = None) -> None:
        """Store who sits where with the entry that tells of it; ``Taken`` if the game has gone on."""
        changed = {
            "seats": _write_seats(row.seats),
            "spectate": row.spectate,
            "first": row.first,
            "waiting": row.waiting,
            "manners": _write_manners(row.manners),
            "invite_public": row.invite_public,
            "due": due,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(entries.insert(), entry.row())
                await connection.execute(update(games).where(games.c.id == entry.game).values(changed))
                if not self.is_sqlite:
                    await self._notify(connection, [f"{entry.game}:{entry.seq}"])
        except IntegrityError as error:
            raise Taken from error

    async def say(self, line: TalkRow, keep: int) -> None:
        """Store what somebody said, and forget what is older than so many lines; ``Taken`` if n is there."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(talk.insert(), line._asdict())
                unreported = (talk.c.n <= line.n - keep) & talk.c.reported.is_(False)
                old = or_(unreported, talk.c.n <= line.n - 10 * keep)
                await connection.execute(delete(talk).where(talk.c.game == line.game, old))
        except IntegrityError as error:
            raise Taken from error

    async def report(self, game: str, n: int) -> bool:
        """Mark something said as out of place; False if there is no such line."""
        async with self.engine.begin() as connection:
            this = (talk.c.game == game) & (talk.c.n == n)
            found = await connection.execute(
                update(talk).where(this).values(reported=True).returning(talk.c.n)
            )
            return found.first() is not None

    async def talk_after(self, game: str, n: int) -> list[TalkRow]:
        """What was said at a table after line n."""
        later = (talk.c.game == game) & (talk.c.n > n)
        columns = [talk.c[name] for name in TalkRow._fields]
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(later).order_by(talk.c.n))
            return [TalkRow(*row) for row in rows]

    async def keep_review(self, game: str, seq: int, text: str) -> None:
        """Keep what the coach found out about a game, in the place of an earlier review."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(reviews).where(reviews.c.game == game))
            await connection.execute(reviews.insert(), {"game": game, "seq": seq, "text": text})

    async def review(self, game: str) -> tuple[int, str] | None:
        """The review of a game and how far it had come then, if there is one."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(reviews.c.seq, reviews.c.text).where(reviews.c.game == game)
            )
            row = found.first()
            return None if row is None else (row[0], row[1])

    async def beat(self, now: float) -> None:
        """This process is still there."""
        if self._file is not None:  # by way of its thread, for which no other writer then has to wait
            await self._file.beat(self.process, now)
            return
        async with self.engine.begin() as connection:
            await connection.execute(update(runs).where(runs.c.process == self.process).values(beat=now))

    async def note_opened(self, ids: Sequence[str], now: float) -> None:
        """Somebody looks at these games."""
        for first in range(0, len(ids), MAX_TOGETHER):
            async with self.engine.begin() as connection:
                these = games.c.id.in_(ids[first : first + MAX_TOGETHER])
                await connection.execute(update(games).where(these).values(opened=now))

    async def forget(
        self, finished_before: float | None, unfinished_before: float | None, most: int
    ) -> list[str]:
        """Delete some games, finished and not, that nobody has played or opened since; which."""
        limits = {True: finished_before, False: unfinished_before}
        times = {over: before for over, before in limits.items() if before is not None}
        if not times:
            return []
        old = [
            and_(games.c.opened < before, entries.c.at < before, entries.c.over.is_(over))
            for over, before in times.items()
        ]
        other = entries.alias()
        last = select(func.max(other.c.seq)).where(other.c.game == games.c.id).correlate(games)
        at_its_end = (entries.c.game == games.c.id) & (entries.c.seq == last.scalar_subquery())
        long_ago = games.c.opened < max(times.values())  # for the index: it follows from the rest
        found = select(games.c.id).where(long_ago, at_its_end, or_(*old)).correlate(None)
        some = found.order_by(games.c.opened).limit(most).with_for_update(of=games, skip_locked=True)
        async with self.engine.begin() as connection:
            ids = (await connection.execute(some)).scalars().all()
            # Asked again now that nobody can add to them: somebody may just have gone on.
            still = found.where(games.c.id.in_(ids))  # only these: others wait to write meanwhile
            these = delete(games).where(games.c.id.in_(still)).returning(games.c.id)
            return [str(id) for id in (await connection.execute(these)).scalars()] if ids else []

    # Reading -----------------------------------------------------------------------------------

    async def load(self, game: str) -> tuple[GameRow, list[Entry]] | None:
        """A game and everything that was accepted in it."""
        with self._reading():
            return await self._load(game)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Remember that something could not be read; that something else could be says nothing."""
        try:
            yield
        except Exception:
            self._failed = time.monotonic()
            raise

    async def _load(self, game: str) -> tuple[GameRow, list[Entry]] | None:
        async with self.engine.connect() as connection:
            # First what was accepted, then who sits where: should another process change that just now, we
            # know more than we have heard of. The other way round we would undo it with our next change.
            found = await self._entries(connection, game, 0)
            row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            return (_read_game(row), found) if row is not None and found else None

    async def entries_after(self, game: str, seq: int) -> list[Entry]:
        """What was accepted after a sequence number."""
        async with self.engine.connect() as connection:
            return await self._entries(connection, game, seq)

    async def _entries(self, connection: AsyncConnection, game: str, seq: int) -> list[Entry]:
        found = await connection.execute(
            select(entries).where(entries.c.game == game, entries.c.seq > seq).order_by(entries.c.seq)
        )
        return [_read_entry(row) for row in found.mappings()]

    async def rematch(self, game: str) -> str | None:
        """The game that is the rematch of another."""
        async with self.engine.connect() as connection:
            return (
                await connection.execute(select(games.c.id).where(games.c.rematch_of == game))
            ).scalar_one_or_none()

    async def rematches(self, ids: Sequence[str], since: float) -> dict[str, str]:
        """Those of these games that have a rematch begun since then, and which it is."""
        found: dict[str, str] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(ids), MAX_TOGETHER):
                these = games.c.rematch_of.in_(ids[first : first + MAX_TOGETHER])
                rows = await connection.execute(
                    select(games.c.rematch_of, games.c.id).where(these, games.c.created >= since)
                )
                found.update((str(old), str(new)) for old, new in rows)
        return found

    async def summaries(self, ids: Sequence[str]) -> dict[str, tuple[GameRow, int, bool]]:
        """Some games, with their turn and whether they are over."""
        return await self._summaries(games.c.id.in_(ids), len(ids))

    async def with_same_draws(self, same: str, most: int) -> dict[str, tuple[GameRow, int, bool]]:
        """The games with the same draws, the oldest first."""
        return await self._summaries(games.c.same == same, most)

    async def share_draws(self, game: str, same: str) -> str:
        """Let others have the draws of a game; under which name, which may have been given before."""
        async with self.engine.begin() as connection:
            new = (games.c.id == game) & games.c.same.is_(None)
            await connection.execute(update(games).where(new).values(same=same))
            return str(
                (await connection.execute(select(games.c.same).where(games.c.id == game))).scalar_one()
            )

    async def are_draws_over(self, game: str) -> bool:
        """Is every game with the draws of this one over?"""
        async with self.engine.connect() as connection:
            same = (
                await connection.execute(select(games.c.same).where(games.c.id == game))
            ).scalar_one_or_none()
            if same is None:
                return True
            ends = select(entries.c.game).where(entries.c.over.is_(True))
            running = select(games.c.id).where(games.c.same == same, games.c.id.not_in(ends)).limit(1)
            return (await connection.execute(running)).first() is None

    async def _summaries(self, which: ColumnElement[bool], most: int) -> dict[str, tuple[GameRow, int, bool]]:
        these = select(games).where(which).order_by(games.c.created).limit(most).subquery()
        latest = (
            select(entries.c.game, func.max(entries.c.seq).label("seq"))
            .where(entries.c.game.in_(select(these.c.id)))
            .group_by(entries.c.game)
        ).subquery()
        found = (
            select(these, entries.c.turn, entries.c.over)
            .join(latest, latest.c.game == these.c.id)
            .join(entries, (entries.c.game == latest.c.game) & (entries.c.seq == latest.c.seq))
            .order_by(these.c.created)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings()
            return {str(row["id"]): (_read_game(row), row["turn"], row["over"]) for row in rows}

    async def open_tables(self, seen_since: float, most: int) -> list[tuple[GameRow, float]]:
        """Tables that anybody may join, the one seen last first, and when somebody was last there."""
        open_ones = (
            games.c.waiting.is_(True),
            games.c.opened >= seen_since,
            games.c.invite_public.is_not(None),
        )
        newest = select(games).where(*open_ones).order_by(games.c.opened.desc()).limit(most)
        async with self.engine.connect() as connection:
            found = await connection.execute(newest)
            return [(_read_game(row), float(row["opened"])) for row in found.mappings()]

    async def listed(self, most: int = 50) -> list[tuple[GameRow, int, bool]]:
        """Public games that have begun, the newest first, with their turn and whether they are over."""
        async with self.engine.connect() as connection:
            newest = (
                select(games)
                .where(games.c.listed.is_(True), games.c.waiting.is_(False))
                .order_by(games.c.created.desc())
                .limit(most)
            ).subquery()
            latest = (
                select(entries.c.game, func.max(entries.c.seq).label("seq"))
                .where(entries.c.game.in_(select(newest.c.id)))
                .group_by(entries.c.game)
            ).subquery()
            found = await connection.execute(
                select(newest, entries.c.turn, entries.c.over)
                .join(latest, latest.c.game == newest.c.id)
                .join(entries, (entries.c.game == latest.c.game) & (entries.c.seq == latest.c.seq))
                .order_by(newest.c.created.desc())
            )
            return [(_read_game(row), row["turn"], row["over"]) for row in found.mappings()]


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the tables up to date, or to an earlier form."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, to)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Durable at every commit, even if the power fails; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_seats(seats: Sequence[Seat]) -> str:
    return json.dumps([asdict(seat) for seat in seats], ensure_ascii=False)


def _write_manners(manners: Manners) -> str:
    return msgspec.json.encode(manners).decode()


def _read_manners(text: str) -> Manners:
    return msgspec.json.decode(text, type=Manners) if text else Manners()


def _read_game(row: RowMapping) -> GameRow:
    clock = json.loads(row["clock"]) if row["clock"] else None
    return GameRow(
        id=row["id"],
        setup=row["setup"],
        options=json.loads(row["options"]),
        first=row["first"],
        seed=row["seed"],
        seats=[Seat(**seat) for seat in json.loads(row["seats"])],
        spectate=row["spectate"],
        spectate_public=row["spectate_public"],
        clock=None if clock is None else ThinkingTime(*clock),
        assist=row["assist"],
        listed=row["listed"],
        rematch_of=row["rematch_of"],
        created=row["created"],
        format=row["format"],
        waiting=row["waiting"],
        invite=row["invite"],
        manners=_read_manners(row["manners"]),
        due=row["due"],
        secret=row["secret"],
        invite_public=row["invite_public"],
        same=row["same"],
    )


def _read_entry(row: RowMapping) -> Entry:
    clock = json.loads(row["clock"]) if row["clock"] else None
    return Entry(
        game=row["game"],
        seq=row["seq"],
        kind=row["kind"],
        seat=row["seat"],
        actions=tuple(row["actions"].split("\n")) if row["actions"] else (),
        clock=None if clock is None else tuple(clock),
        turn=row["turn"],
        over=row["over"],
        at=row["at"],
    )


__all__ = ["CHANNEL", "AsyncEngine", "Entry", "GameRow", "Outcome", "Seat", "Store", "Taken"]
