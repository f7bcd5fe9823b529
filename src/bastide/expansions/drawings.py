"""How the things look that expansions bring: what their ``draw.toml`` files say, as plain data.

``bastide.art`` makes pictures of it, the terminal takes its signs and colours from it. How the files are
written is told in ``docs/drawing.md``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.expansions.drawing_checks import KINDS, faults_in
from bastide.expansions.loader import folder_of
from bastide.words import Message


@dataclass(frozen=True)
class Look:
    """How one thing looks: ``svg`` is its drawing, ``data`` whatever else its ``file`` says of it."""

    kind: str
    name: str
    value: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""

    @property
    def key(self) -> str:
        """What its table in the file is called: ``mark.goods.wine``."""
        return ".".join(filter(None, (self.kind, self.name, self.value)))

    @property
    def svg(self) -> str:
        """The drawing as the file has it; empty where there is none."""
        return str(self.data.get("svg", ""))

    @property
    def symbol(self) -> str:
        """The name of a drawing of ``bastide.art`` that is used instead of an own one."""
        return str(self.data.get("symbol", ""))

    @property
    def shape(self) -> str:
        """What it makes of the ground of its tile: ``lake``, ``circle``; ``none`` if it is not seen."""
        return str(self.data.get("shape", ""))

    @property
    def sign(self) -> str:
        """What the terminal writes; the first letter of the name where nothing is said."""
        return str(self.data.get("sign", "")) or self.name[:1]

    @property
    def is_drawn(self) -> bool:
        """Is there a drawing of its own, so that no general emblem is needed?"""
        return bool(self.svg or self.symbol or self.shape or self.kind == "tile")

    def number(self, key: str, otherwise: float) -> float:
        """A number of the file."""
        return float(self.data.get(key, otherwise))

    def numbers(self, key: str, otherwise: tuple[float, ...]) -> tuple[float, ...]:
        """A list of numbers of the file."""
        return tuple(float(v) for v in self.data.get(key, otherwise))


@dataclass(frozen=True, eq=False)
class Drawings:
    """Every look that there is, and the face of every set."""

    looks: Mapping[tuple[str, str, str], Look]
    faces: Mapping[str, str]

    def look(self, kind: str, name: str, value: str = "") -> Look:
        """How a thing looks; one of which no file tells has no drawing."""
        common = self.looks.get((kind, name, ""))
        return self.looks.get((kind, name, value)) or (
            replace(common, value=value) if common else Look(kind, name, value)
        )


def drawings() -> Drawings:
    """What all expansions say."""
    from bastide.expansions import registered

    return _read_all(registered())


@lru_cache(maxsize=8)
def _read_all(expansions: tuple[type[Expansion], ...]) -> Drawings:
    looks: dict[tuple[str, str, str], Look] = {}
    faces: dict[str, str] = {}
    for expansion in expansions:
        path = folder_of(expansion) / "draw.toml"
        if not path.exists():
            continue
        document = read_file(path, expansion)
        for name in expansion.tile_sets or (expansion.name,):
            faces[name] = str(document.get("face", ""))
        for look in looks_in(document, "/".join(path.parts[-2:])):
            looks.setdefault((look.kind, look.name, look.value), look)
    return Drawings(looks, faces)


def read_file(path: Path, expansion: type[Expansion] | None = None) -> Mapping[str, Any]:
    """The plain data of a drawing file; ``SetupError`` with file and key where it says something wrong."""
    where = "/".join(path.parts[-2:])
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(Message("expansions-not-readable", file=where, error=str(error))) from None
    for fault in faults_in(document, expansion):
        raise SetupError(Message("expansions-file", file=where, error=fault))
    return document


def looks_in(document: Mapping[str, Any], file: str = "") -> list[Look]:
    """The looks that a file describes. What is said of a mark holds for each of its values too."""
    found = []
    for kind in KINDS:
        for name, data in document.get(kind, {}).items():
            values = {k: v for k, v in data.items() if isinstance(v, Mapping)}
            common = {k: v for k, v in data.items() if not isinstance(v, Mapping)}
            found.append(Look(kind, name, "", common, file))
            found += [Look(kind, name, value, common | dict(own), file) for value, own in values.items()]
    return found
