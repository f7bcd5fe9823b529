"""Writing to SQLite, many decisions at once.

The work of a transaction is done in one go in a thread of its own. Each time that thread comes back to Python
it waits its turn behind the busy loop, so that happens rarely: a whole batch is one value of one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from urllib.parse import quote

import orjson
from sqlalchemy import URL

from bastide.server.storage.entry import Entry
from bastide.server.storage.schema import entries

COLUMNS = [column.name for column in entries.columns]
INSERT = (
    f"INSERT INTO entries ({', '.join(COLUMNS)}) "
    f"SELECT {', '.join(f'value ->> {n}' for n in range(len(COLUMNS)))} FROM json_each(?)"
)

# The beginning and the end of both tables, by way of their indexes.
READ = [
    f"SELECT * FROM {table} ORDER BY {order} LIMIT 1"
    for table, keys in (("games", ("id",)), ("entries", ("game", "seq")))
    for order in (", ".join(keys), ", ".join(f"{key} DESC" for key in keys))
]


def is_faulty(version: Sequence[int]) -> bool:
    """Can this version of SQLite damage a file whose write-ahead log begins anew? It is a matter of luck, but
    so it was up to 3.51.2, except where the repair was brought to older versions as well.

    >>> is_faulty((3, 40, 1)), is_faulty((3, 50, 7)), is_faulty((3, 51, 3))
    (True, False, False)
    """
    release = tuple(version[:2])
    if release in REPAIRED:
        return version[2] < REPAIRED[release]
    return release < (3, 51)


REPAIRED = {(3, 44): 6, (3, 50): 7, (3, 51): 3}  # which version of a release has the repair


class SqliteWriter:
    """One connection in one thread."""

    def __init__(self, url: URL) -> None:
        self._path = str(url.database)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: sqlite3.Connection | None = None

    async def store(self, batch: Sequence[Entry]) -> list[bool]:
        """Make entries durable; for each, whether its place was still free."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._store, batch, _values(batch))

    async def create(self, game: Mapping[str, object], first: Entry) -> bool:
        """Make a new game and its first entry durable; False if it may not be there twice."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._create, game, first)

    async def beat(self, process: str, now: float) -> None:
        """Note that a process is still there."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._beat, process, now)

    def _beat(self, process: str, now: float) -> None:
        self._connect().execute("UPDATE runs SET beat = ? WHERE process = ?", (now, process))

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            prepare(connection)
            self._connection = connection
        return self._connection

    def _create(self, game: Mapping[str, object], first: Entry) -> bool:
        connection = self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            marks = ", ".join("?" for _ in game)
            connection.execute(
                f"INSERT INTO games ({', '.join(game)}) VALUES ({marks})", tuple(game.values())
            )
            connection.execute(INSERT, (_values([first]),))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            return False
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already, and is what must be told
                connection.execute("ROLLBACK")
            raise
        return True

    def _store(self, batch: Sequence[Entry], values: str) -> list[bool]:
        connection = self._connect()
        try:
            connection.execute(INSERT, (values,))  # a transaction of its own
            return [True] * len(batch)
        except sqlite3.IntegrityError:
            return [self._store_one(connection, entry) for entry in batch]

    @staticmethod
    def _store_one(connection: sqlite3.Connection, entry: Entry) -> bool:
        try:
            connection.execute(INSERT, (_values([entry]),))
        except sqlite3.IntegrityError:
            return False
        return True

    async def check(self) -> None:
        """Raise if the file cannot be read: by a new connection, which remembers nothing of it."""
        await asyncio.to_thread(self._check)

    def _check(self) -> None:
        address = f"file:{quote(self._path)}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=3.0)) as connection:
            for statement in READ:
                connection.execute(statement).fetchall()

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()


def _values(batch: Sequence[Entry]) -> str:
    return orjson.dumps([entry.cells() for entry in batch]).decode()


def prepare(connection: sqlite3.Connection) -> None:
    """Durable at every commit, even if the power fails; readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()
