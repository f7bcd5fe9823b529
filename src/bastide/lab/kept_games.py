"""The games that an arena has kept (``--records``), one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bastide.lab.arena import Game, Meeting
from bastide.lab.errors import LabError
from bastide.words import Message


class Line(msgspec.Struct):
    """One deck at one table, as the ledger has it."""

    task: int
    result: Meeting


def kept_games(path: Path) -> list[Game]:
    """All games of a file, deck by deck."""
    with path.open("rb") as file:
        file.readline()  # what the run is
        try:
            lines = [msgspec.json.decode(line, type=Line) for line in file if line.endswith(b"\n")]
        except msgspec.DecodeError as error:
            raise LabError(Message("lab-no-ledger", file=str(path))) from error
    return [game for line in sorted(lines, key=lambda line: line.task) for game in line.result.games]


def kept_game(path: Path, number: int) -> str:
    """The text of a game's record; games are numbered from 1."""
    games = kept_games(path)
    if not 1 <= number <= len(games):
        raise LabError(Message("lab-no-game", file=str(path), number=number, n=len(games)))
    return games[number - 1].record


def some_of_each(games: Sequence[Game], most: int) -> list[Game]:
    """The first games in which somebody plays who has not had so many yet."""
    had: Counter[int] = Counter()
    chosen = []
    for game in games:
        if min(had[player] for player in game.players) < most:
            chosen.append(game)
            had.update(game.players)
    return chosen
