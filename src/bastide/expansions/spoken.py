"""Which messages there must be: those of what expansions declare, and those that sources make."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from bastide.core.events import NAMES
from bastide.core.expansion import Expansion
from bastide.words import ENGLISH
from bastide.words.texts import files, messages


@dataclass(frozen=True)
class Made:
    """A message that a source makes: its id (or how that begins, if it is put together), its parameters."""

    file: Path
    line: int
    id: str
    is_whole: bool
    given: frozenset[str] | None  # None: some come by ``**``


def declared_ids(expansion: type[Expansion]) -> Iterator[tuple[str, str]]:
    """The ids that follow from what an expansion declares, each with the thing: ``pieces: carrier``."""
    yield expansion.title().id, f"name: {expansion.name}"
    yield from ((f"preset-{preset.name}", f"presets: {preset.name}") for preset in expansion.presets)
    yield from ((kind.title.id, f"pieces: {kind.name}") for kind in expansion.pieces)
    for segment in expansion.segment_kinds:
        yield segment.title.id, f"segment_kinds: {segment.name}"
        if segment.role:
            yield segment.role.id, f"segment_kinds: {segment.name}"
    yield from ((mark.title.id, f"marks: {mark.name}") for mark in expansion.marks)
    for token in expansion.tokens:
        if not token.name.isdigit():
            yield f"token-{token.name}", f"tokens: {token.name}"
    yield from ((f"place-{place.name}", f"places: {place.name}") for place in expansion.places)
    yield from ((f"line-{kind.name}", f"lines: {kind.name}") for kind in expansion.lines)
    yield from ((f"reason-{kind.name}", f"reasons: {kind.name}") for kind in expansion.reasons)
    yield from ((f"event-{name}", f"events: {name}") for name in expansion.events)
    for option in expansion.options:
        yield option.title.id, f"options: {option.key}"
        for value in option.values:
            if not value.isdigit():
                yield f"{option.title.id}-{value}", f"options: {option.key}"
    for action in expansion.actions:
        yield f"action-{action.name}", f"actions: {action.name}"
        if action.when:
            yield f"when-{action.name}", f"actions: {action.name}"
        for part in action.parts:
            yield from ((f"choice-{part.name}-{c}", f"actions: {action.name}") for c in part.choices)


@cache
def made_in(folder: Path) -> tuple[Made, ...]:
    """Every message that the sources of a folder make."""
    return tuple(
        made
        for path in sorted(folder.rglob("*.py"))
        if "tests" not in path.relative_to(folder).parts and path.name != "message.py"
        for node in _calls(path.read_text(encoding="utf-8"))
        for made in _made(path, node)
    )


def _calls(source: str) -> list[ast.Call]:
    """The calls that make messages."""
    if "Message(" not in source:
        return []
    nodes = ast.walk(ast.parse(source))
    return [
        n
        for n in nodes
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id == "Message"
    ]


def _made(path: Path, call: ast.Call) -> Iterator[Made]:
    names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    given = names if all(keyword.arg for keyword in call.keywords) else None
    match call.args:
        case [ast.Constant(value=str(id))]:
            yield Made(path, call.lineno, id, True, given)
        case [ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_])]:
            yield Made(path, call.lineno, beginning, False, given)


def english() -> frozenset[str]:
    """Every id that has English words."""
    return frozenset(entry.id.name for file in files(ENGLISH) for entry in messages(file))


def missing_english() -> list[str]:
    """The ids that are declared or made somewhere and that have no English words."""
    from bastide.expansions import folders, registered

    used = {id: None for expansion in registered() for id, _ in declared_ids(expansion)}
    used |= {f"event-{name}": None for name in NAMES.values()}
    ours = Path(str(resources.files("bastide")))
    outside = [Path(str(folder)) for _, folder in folders() if not Path(str(folder)).is_relative_to(ours)]
    for folder in (ours, *outside):
        used |= {made.id: None for made in made_in(folder) if made.is_whole}
    return sorted(used.keys() - english())
