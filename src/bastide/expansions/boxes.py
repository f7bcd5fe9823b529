"""What would be printed on the box of a set: how long it takes, how much there is to learn (``box.toml``)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.expansions.loader import folder_of
from bastide.words import Message

MAX_MINUTES, MAX_COMPLEXITY = 600, 3


@dataclass(frozen=True)
class Box:
    """Minutes that a set adds for two players, and from 1 to 3 how much there is to learn; 0: nobody says."""

    minutes: int = 0
    complexity: int = 0


def box_of(expansion: type[Expansion]) -> Box:
    """What the box of an expansion says; nothing where there is no file."""
    path = folder_of(expansion) / "box.toml"
    return read_box(path) if path.exists() else Box()


def read_box(path: Path) -> Box:
    """What a file says; ``SetupError`` where it cannot be read."""
    where = "/".join(path.parts[-2:])
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(Message("expansions-not-readable", file=where, error=str(error))) from None
    most = {"minutes": MAX_MINUTES, "complexity": MAX_COMPLEXITY}
    for key, value in document.items():
        if key not in most:
            fault = Message("expansions-unknown-key", key=repr(key), there=tuple(most))
            raise SetupError(Message("expansions-file", file=where, error=fault))
        if type(value) is not int or not 0 <= value <= most[key]:
            fault = Message("expansions-box-number", key=key, max=most[key])
            raise SetupError(Message("expansions-file", file=where, error=fault))
    return Box(**document)
