"""What the game says besides its rules, in other languages: prompts, reasons, labels, lines of a score.

The engine speaks English. A ``phrases.de.toml`` beside the code maps its sentences to German ones; what
changes from case to case is a hole, as in ``"no tile lies at {place}"``. Clients find the template that a
sentence was made from and fill in the translation (docs/translating.md tells how).

>>> phrases("de")["do nothing"]
'nichts tun'
>>> phrases("en")
{}
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from bastide.core.errors import BastideError
from bastide.rulebook import ENGLISH, languages

SPEAKERS = ("core", "expansions", "record", "server")  # besides the folders of the expansions


def phrases(language: str) -> Mapping[str, str]:
    """Every template in English with its translation; none for English or a language that is not there."""
    return _phrases(language) if language in languages() and language != ENGLISH else {}


@cache
def _phrases(language: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for folder in _folders():
        page = folder / f"phrases.{language}.toml"
        if not page.is_file():
            continue
        for said, spoken in tomllib.loads(page.read_text(encoding="utf-8")).items():
            if found.setdefault(said, spoken) != spoken:
                raise BastideError(f"{said!r} is translated in two ways, as {found[said]!r} and {spoken!r}")
    return found


def _folders() -> list[Traversable]:
    root = resources.files("bastide")
    expansions = sorted((f for f in (root / "expansions").iterdir() if f.is_dir()), key=lambda f: f.name)
    return [*(root / name for name in SPEAKERS), *expansions]
