"""The rules in our own words, by id: what every client shows when somebody asks why.

>>> rule("ROAD-3").section
'Roads'
>>> rule("ROAD-3", "de").section
'Straßen'
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
from bastide.expansions import folders
from bastide.words import Message

ENGLISH = "en"
BASE = "base"  # the chapter that comes first
MAX_NAMED = 5  # ids named one by one where a rule is not found
OWN = "rulebook"  # the page of an expansion
BOARDS = "boards"  # how files begin that hold positions, and no rules


class UnknownRule(BastideError):
    """No rule has this id; the message names the nearest ids."""

    code = "rule"


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section and page it stands on, what it says, worked examples.

    ``chapter`` names the page in every language: a set, or one of the pages that belong to all.
    """

    id: str
    section: str
    text: str
    examples: tuple[str, ...] = ()
    page: str = ""
    chapter: str = ""

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


def rule(id: str, language: str = ENGLISH) -> Rule:
    """The rule with this id, in upper or lower case; ``UnknownRule`` with near matches if there is none."""
    known = rules(language)
    wanted, named = id.strip().upper(), repr(id.strip()[:40])
    if wanted in known:
        return known[wanted]
    near = [key for key in known if key.rpartition("-")[0] == wanted.rpartition("-")[0]]
    if not near:
        near = get_close_matches(wanted, known, n=MAX_NAMED, cutoff=0.5)
    if not near:
        raise UnknownRule(Message("rulebook-no-rule", rule=named))
    if len(near) > MAX_NAMED:
        raise UnknownRule(Message("rulebook-no-rule-but-from", rule=named, first=near[0], last=near[-1]))
    raise UnknownRule(Message("rulebook-no-rule-but", rule=named, there=tuple(near)))


def rules(language: str = ENGLISH) -> Mapping[str, Rule]:
    """Every rule by id, page after page; in English where the language does not have it."""
    return _rules(language if language in languages() else ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts in, English first: those that the shared pages are translated into."""
    names = (page.name.split(".") for page in _shared())
    return (ENGLISH, *sorted({parts[1] for parts in names if len(parts) == 3}))


@cache
def _rules(language: str) -> Mapping[str, Rule]:
    found: dict[str, Rule] = {}
    for chapter, folder, stem in _pages():
        spoken = _read(folder / f"{stem}.{language}.toml", chapter) if language != ENGLISH else {}
        for id, entry in _read(folder / f"{stem}.toml", chapter).items():
            if id in found:
                raise BastideError(Message("rulebook-twice", rule=id))
            found[id] = spoken.get(id, entry)
    return found


def _shared() -> list[Traversable]:
    """The pages that belong to all expansions, in every language."""
    files = (resources.files("bastide") / "rulebook").iterdir()
    pages = (f for f in files if f.name.endswith(".toml") and not f.name.startswith(BOARDS))
    return sorted(pages, key=lambda f: f.name)


def _pages() -> list[tuple[str, Traversable, str]]:
    """Chapter, folder and stem of every page: base game, other expansions by name, what belongs to all."""
    named = sorted(folders(), key=lambda entry: (entry[0] != BASE, entry[0]))
    own = [(name, folder, OWN) for name, folder in named if (folder / f"{OWN}.toml").is_file()]
    stems = dict.fromkeys(page.name.split(".")[0] for page in _shared())
    return own + [(stem, resources.files("bastide") / "rulebook", stem) for stem in stems]


def _read(page: Traversable, chapter: str) -> dict[str, Rule]:
    if not page.is_file():  # not translated yet
        return {}
    document = tomllib.loads(page.read_text(encoding="utf-8"))
    title = str(document.get("title", ""))
    return {id: _rule(id, entry, title, chapter) for id, entry in document.items() if isinstance(entry, dict)}


def _rule(id: str, entry: Mapping[str, Any], page: str, chapter: str) -> Rule:
    examples = tuple(str(example) for example in entry.get("examples", ()))
    return Rule(id, str(entry.get("section", "")), str(entry.get("text", "")), examples, page, chapter)
