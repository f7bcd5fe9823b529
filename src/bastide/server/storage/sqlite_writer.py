"""Writing to SQLite, many decisions at once.

The work of a transaction is done in one go in a thread of its own. Each time that thread comes back to Python
it waits its turn behind the busy loop, so that happens rarely: a whole batch is one value of one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import orjson
from sqlalchemy import URL

from bastide.server.storage.entry import Entry
from bastide.server.storage.schema import entries

COLUMNS = [column.name for column in entries.columns]
INSERT = (
    f"INSERT INTO entries ({', '.join(COLUMNS)}) "
    f"SELECT {', '.join(f'value ->> {n}' for n in range(len(COLUMNS)))} FROM json_each(?)"
)


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
