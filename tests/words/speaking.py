"""Finds the template that a sentence was made from, as the page does in web/src/words/phrases.ts."""

from __future__ import annotations

import re
from collections.abc import Mapping

HOLE = re.compile(r"\{([a-z]+)(\d*)\}")
KEPT = {"who": ".+?", "tile": ".+?", "text": ".+?", "place": r"-?\d+,-?\d+", "n": r"-?\d+"}


def holes(template: str) -> set[str]:
    """The holes of a template, by name."""
    return {match[0] for match in HOLE.finditer(template)}


class Speaker:
    """One language."""

    def __init__(self, phrases: Mapping[str, str]) -> None:
        self.phrases = phrases
        by_length = sorted((p for p in phrases if HOLE.search(p)), key=lambda p: -len(HOLE.sub("", p)))
        self.templates = [(re.compile(self.pattern(said)), phrases[said]) for said in by_length]

    @staticmethod
    def pattern(template: str) -> str:
        parts = HOLE.split(template)
        pattern = re.escape(parts[0])
        for sort, number, literal in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            pattern += f"(?P<{sort}{number}>{KEPT.get(sort, '.+?')}){re.escape(literal)}"
        return pattern

    def say(self, text: str) -> str | None:
        """The sentence in this language, or None if no template fits."""
        if text in self.phrases:
            return self.phrases[text]
        for pattern, spoken in self.templates:
            match = pattern.fullmatch(text)
            if match is None:
                continue
            filled = {
                name: value if name.rstrip("0123456789") in KEPT else self.say(value)
                for name, value in match.groupdict().items()
            }
            if None not in filled.values():
                return spoken.format(**filled)
        return None
