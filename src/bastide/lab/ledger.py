"""The ledger: a file with the results of a run, one line each, from which a run that was killed goes on.

The first line says what the run is. A line is written at once when its result is there; one that was only
half written is cut off and its task done again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Generic

import msgspec

from bastide.lab.errors import LabError
from bastide.lab.runner import Result, Work
from bastide.words import Message

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on this system: two runs in one file are then nobody's business but theirs
    flock = None  # type: ignore[assignment]


class Ledger(Generic[Result]):
    """The results of a run by the numbers of their tasks, in memory and in a file."""

    def __init__(self, path: Path, work: Work[Result]) -> None:
        """Open the file of a run, or begin it; ``LabError`` if it belongs to another run."""
        self.path = path
        self.results: dict[int, Result] = {}
        self._file: BinaryIO = path.open("a+b")
        try:
            self._lock()
            self._read(work)
        except BaseException:
            self._file.close()
            raise

    def add(self, number: int, result: Result) -> None:
        """Write a result down; the file has it when this returns."""
        self._write({"task": number, "result": result})

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Ledger[Result]:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _lock(self) -> None:
        if flock is not None:
            try:
                flock(self._file, LOCK_EX | LOCK_NB)
            except OSError as error:
                raise LabError(Message("lab-in-use", file=str(self.path))) from error

    def _read(self, work: Work[Result]) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            self._file.truncate(sum(map(len, lines[:-1])))
            del lines[-1]
        wanted = msgspec.json.decode(msgspec.json.encode(work.describe()), type=dict[str, object])
        if not lines:
            self._write({"run": wanted})
            return
        found = _run_of(self.path, lines[0])
        for key in {**wanted, **found}:
            if found.get(key) != wanted.get(key):
                raise LabError(
                    Message(
                        "lab-other-run",
                        file=str(self.path),
                        what=key,
                        there=str(found.get(key)),
                        wanted=str(wanted.get(key)),
                    )
                )
        for n, line in enumerate(lines[1:], 2):
            try:
                entry = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
                number = msgspec.json.decode(entry["task"], type=int)
                result = msgspec.json.decode(entry["result"], type=work.result)
            except (msgspec.DecodeError, KeyError) as error:
                raise LabError(Message("lab-bad-line", file=str(self.path), line=n)) from error
            self.results.setdefault(number, result)

    def _write(self, entry: dict[str, object]) -> None:
        self._file.seek(0, os.SEEK_END)
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()


def read_run(path: Path) -> dict[str, object] | None:
    """What the run in a file is; None if there is no such file or it is empty."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return _run_of(path, line) if line.endswith(b"\n") else None


def _run_of(path: Path, line: bytes) -> dict[str, object]:
    try:
        return msgspec.json.decode(line, type=dict[str, dict[str, object]])["run"]
    except (msgspec.DecodeError, KeyError) as error:
        raise LabError(Message("lab-no-ledger", file=str(path))) from error
