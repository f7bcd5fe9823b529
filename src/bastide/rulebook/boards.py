"""Boards: a small position for every rule, and what to try in it.

They are data, beside the rules that they show: ``boards.toml`` in the folder of a set,
``rulebook/boards-PAGE.toml`` for the pages that belong to all. What follows from trying is never written
down, the engine says it (``bastide.view.boards``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.expansions import folders, registered
from bastide.words import Message

OWN = "boards.toml"  # of a set
SHARED = "boards-"  # how the names of the files begin that belong to all
PLAYERS = 3  # the field of a position that names them


@dataclass(frozen=True)
class RuleBoard:
    """A position and the decisions to be tried in it, one after the other.

    ``rule`` is the rule that it was made for: others may share it. ``draws`` is what chance does meanwhile.
    Where the rules forbid something, the last decision is ``refused``. With nothing to try it is looked at.
    """

    rule: str
    position: str
    do: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    refused: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, in turn order."""
        fields = self.position.split(" | ")
        return tuple([part.split()[0] for part in fields[PLAYERS].split(", ")])

    def called(self, names: Sequence[str]) -> RuleBoard:
        """The same with players of other names."""
        new = dict(zip(self.players, names, strict=True))
        found = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, new))})(?![\w-])")

        def call(text: str) -> str:
            return found.sub(lambda name: new[name[0]], text)

        do = tuple([call(action) for action in self.do])
        return replace(self, position=call(self.position), do=do)


def boards() -> Mapping[str, RuleBoard]:
    """The board of every rule that has one, by the id of the rule."""
    return _read_all(registered())


@lru_cache(maxsize=8)
def _read_all(_: tuple[type[Expansion], ...]) -> Mapping[str, RuleBoard]:
    own: dict[str, RuleBoard] = {}
    like: dict[str, str] = {}
    for file in _files():
        for rule, entry in _entries(file).items():
            if "like" in entry:
                like[rule] = str(entry["like"])
            else:
                own[rule] = _board(rule, entry, file)
    return own | {rule: own[other] for rule, other in like.items() if other in own}


def _files() -> list[Traversable]:
    own = [folder / OWN for _, folder in folders()]
    shared = [f for f in (resources.files("bastide") / "rulebook").iterdir() if f.name.startswith(SHARED)]
    return [file for file in own if file.is_file()] + sorted(shared, key=lambda file: file.name)


def _entries(file: Traversable) -> dict[str, dict[str, Any]]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(Message("expansions-not-readable", file=file.name, error=str(error))) from None


def _board(rule: str, entry: dict[str, Any], file: Traversable) -> RuleBoard:
    try:
        do, draws = tuple(entry.pop("do", ())), tuple(entry.pop("draws", ()))
        return RuleBoard(rule, do=do, draws=draws, **entry)
    except TypeError as error:
        raise SetupError(
            Message("expansions-not-readable", file=file.name, error=f"{rule}: {error}")
        ) from None
