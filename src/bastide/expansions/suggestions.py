"""Games to begin with: sets and rules that go well together, for whoever does not want to choose."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources


@dataclass(frozen=True)
class Suggestion:
    """A game to propose: the text of its sets, and the preset of its rules."""

    name: str
    sets: str
    preset: str = "current"


@lru_cache(maxsize=1)
def suggestions() -> tuple[Suggestion, ...]:
    """Every proposal, in the order in which they are shown."""
    text = (resources.files("bastide") / "expansions" / "suggestions.toml").read_text(encoding="utf-8")
    return tuple(Suggestion(**entry) for entry in tomllib.loads(text)["suggestion"])
