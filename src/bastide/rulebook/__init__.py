"""The rules in our own words, by id: what every client shows when somebody asks why.

>>> rule("ROAD-3").section
'Roads'
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from bastide.core.errors import BastideError


class UnknownRule(BastideError):
    """No rule has this id; the message names the nearest ids."""

    code = "rule"


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section and page it stands on, what it says, worked examples."""

    id: str
    section: str
    text: str
    examples: tuple[str, ...] = ()
    page: str = ""

    @property
    def title(self) -> str:
        """``Base game, Roads``"""
        return f"{self.page}, {self.section}" if self.section else self.page

    def json(self) -> dict[str, object]:
        """The rule as plain data."""
        return {
            "rule": self.id,
            "page": self.page,
            "section": self.section,
            "text": self.text,
            "examples": list(self.examples),
        }

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"


def rule(id: str) -> Rule:
    """The rule with this id, in upper or lower case; ``UnknownRule`` with near matches if there is none."""
    known = rules()
    wanted = id.strip().upper()
    if wanted in known:
        return known[wanted]
    near = [key for key in known if key.rpartition("-")[0] == wanted.rpartition("-")[0]]
    if not near:
        near = get_close_matches(wanted, known, n=5, cutoff=0.5)
    if not near:
        raise UnknownRule(f"no rule {id.strip()[:40]!r}; ids look like ROAD-3 or FARM-6")
    span = near[0] if len(near) == 1 else f"{near[0]} to {near[-1]}" if len(near) > 5 else ", ".join(near)
    raise UnknownRule(f"no rule {id.strip()[:40]!r}; there is {span}")


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by id, page after page."""
    found: dict[str, Rule] = {}
    for page in _pages():
        for entry in _read(page):
            if entry.id in found:
                raise BastideError(f"rule {entry.id} stands in two pages")
            found[entry.id] = entry
    return found


def _pages() -> list[Traversable]:
    """Base game first, then the other expansions by name, then the pages that belong to all."""
    folders = sorted(
        (resources.files("bastide") / "expansions").iterdir(), key=lambda f: (f.name != "base", f.name)
    )
    pages = [folder / "rulebook.toml" for folder in folders if folder.is_dir()]
    shared = sorted((resources.files("bastide") / "rulebook").iterdir(), key=lambda f: f.name)
    return [p for p in pages if p.is_file()] + [p for p in shared if p.name.endswith(".toml")]


def _read(page: Traversable) -> list[Rule]:
    document = tomllib.loads(page.read_text(encoding="utf-8"))
    title = str(document.get("title", ""))
    return [_rule(id, entry, title) for id, entry in document.items() if isinstance(entry, dict)]


def _rule(id: str, entry: Mapping[str, Any], page: str) -> Rule:
    examples = tuple(str(example) for example in entry.get("examples", ()))
    return Rule(id, str(entry.get("section", "")), str(entry.get("text", "")), examples, page)
