"""The games that an arena has kept (``--records``), one by one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bastide.lab.arena import Meeting
from bastide.lab.errors import LabError
from bastide.words import Message


class Line(msgspec.Struct):
    """One deck at one table, as the ledger has it."""

    task: int
    result: Meeting


def kept_game(path: Path, number: int) -> str:
    """The text of a game's record; games are numbered from 1, deck by deck."""
    with path.open("rb") as file:
        file.readline()  # what the run is
        try:
            lines = [msgspec.json.decode(line, type=Line) for line in file if line.endswith(b"\n")]
        except msgspec.DecodeError as error:
            raise LabError(Message("lab-no-ledger", file=str(path))) from error
    games = [game for line in sorted(lines, key=lambda line: line.task) for game in line.result.games]
    if not 1 <= number <= len(games):
        raise LabError(Message("lab-no-game", file=str(path), number=number, n=len(games)))
    return games[number - 1].record
