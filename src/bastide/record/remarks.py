"""The remarks in the braces of a text record: who got how many points for what."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from bastide.core.events import Event, Line, ScoreSheet

# What is counted, and what tells which: "tile" "of the" "city".
_PHRASE = re.compile(r"(.*?)(?:( of the | at the | around | with )(.*))?", re.DOTALL)


def remarks(events: Sequence[Event], names: Sequence[str], *, final: bool) -> list[str]:
    """Every award of the final scoring, or every other one, as ``Ada 4: city 2 tiles x 2``."""
    result: list[str] = []
    told: Counter[tuple[int, int]] = Counter()
    for event in events:
        if event.sheet is not None:
            told.update(event.sheet.points.items())
            if event.sheet.final == final and event.sheet.winners:
                result.append(_award(event.sheet, names))
        elif event.name == "points":
            player, points = int(event.data["player"]), int(event.data["points"])
            if told[player, points]:
                told[player, points] -= 1
            elif not final:  # points that come without a sheet
                result.append(f"{names[player]} {points}")
    return [_harmless(text) for text in result]


def _award(sheet: ScoreSheet, names: Sequence[str]) -> str:
    winners = ", ".join(f"{names[p]} {sheet.points.get(p, 0)}" for p in sheet.winners)
    lines = ", ".join(_line(line, sheet.title, names) for line in sheet.lines)
    notes = "".join(f"; {text}" for text, _ in sheet.notes)
    return f"{winners}: {sheet.title} {lines}{notes}"


def _line(line: Line, title: str, names: Sequence[str]) -> str:
    owner = f"{names[line.player]}'s " if line.player is not None else ""
    if line.what == f"the {title}":
        return f"{owner}itself x {line.worth}"
    thing, link, rest = _PHRASE.fullmatch(line.what).groups()  # type: ignore[union-attr]
    if rest == title:  # the tiles of the city: everybody sees which city
        link = rest = ""
    return f"{owner}{line.count} {_plural(thing, line.count)}{link or ''}{rest or ''} x {line.worth}"


def _plural(thing: str, count: int) -> str:
    if count == 1:
        return thing
    return f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}s"


def _harmless(text: str) -> str:
    """Without what would end the braces or the line."""
    return " ".join(text.replace("{", "(").replace("}", ")").split())
