"""Makes sure that one SQLite file has one server: a second would not hear of what the first accepts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy import URL

from bastide import BastideError
from bastide.words import Message


@contextmanager
def only_server(database: URL) -> Iterator[None]:
    """Hold a lock as long as this server runs, so that a second one on the same file is refused.

    The lock lies in a file beside it, so that whoever only reads or makes a backup never meets it. The system
    takes it back when the process ends, however it ends; the file stays, for the next one.
    """
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows
        yield
        return
    path = Path(str(database.database)).resolve()  # whatever name it goes by
    with _open(path) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise BastideError(
                Message("server-database-taken", process=file.read() or "?", path=str(path))
            ) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def _open(path: Path) -> TextIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return open(f"{path}-lock", "a+")
    except OSError as error:
        raise BastideError(Message("server-database-unusable", database=str(path), why=str(error))) from None
