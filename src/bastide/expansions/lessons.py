"""Lessons: short games with forced draws that show what a set brings, one thing at a time (``lesson.toml``).

A lesson is data: the tiles in the order in which they are drawn, what has happened before, and steps with
their words. Whoever learns is the first player. The texts are messages ``lesson-SET-NAME`` beside the
rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.expansions.loader import folder_of
from bastide.words import Message


@dataclass(frozen=True)
class LessonStep:
    """One thing to read or to do.

    ``do`` are the actions that lead on, the first being the one that is shown; without any there is only
    something to read. ``by`` is who does it: 0 whoever learns, 1 the other player, for whom it is done.
    ``score`` is how the players stand afterwards, as the words say.
    """

    say: str = ""
    do: tuple[str, ...] = ()
    by: int = 0
    score: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson of a set: ``pile`` is all that is drawn, in order; ``opening`` is played before it begins."""

    name: str
    setup: str
    pile: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    opening: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def message(self, step: LessonStep) -> Message | None:
        """What a step says."""
        return Message(f"lesson-{self.name}-{step.say}") if step.say else None


def lessons() -> Mapping[str, Lesson]:
    """The lesson of every set that has one, by the name of the set."""
    from bastide.expansions import registered

    return _read_all(registered())


@lru_cache(maxsize=8)
def _read_all(expansions: tuple[type[Expansion], ...]) -> Mapping[str, Lesson]:
    found = {}
    for expansion in expansions:
        path = folder_of(expansion) / "lesson.toml"
        if path.exists():
            found[expansion.name] = read_lesson(path, expansion.name)
    return found


def read_lesson(path: Path, name: str) -> Lesson:
    """What a file says; ``SetupError`` where it is no lesson."""
    where = "/".join(path.parts[-2:])
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        steps = tuple(_step(entry) for entry in document.pop("step"))
        pile, opening = tuple(document.pop("pile")), tuple(document.pop("opening", ()))
        return Lesson(name, pile=pile, steps=steps, opening=opening, **document)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise SetupError(Message("expansions-not-readable", file=where, error=str(error))) from None


def _step(entry: dict[str, Any]) -> LessonStep:
    do = entry.pop("do", ())
    score = tuple(entry.pop("score", ()))
    return LessonStep(do=(do,) if isinstance(do, str) else tuple(do), score=score, **entry)
