"""The remarks in the braces of a text record: who got how many points for what."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.core.events import AWARD, Event, Line, ScoreSheet
from bastide.words import form_of


def remarks(events: Sequence[Event], names: Sequence[str], *, final: bool) -> list[str]:
    """All points of the final scoring, or all others, as ``Ada 4: city 2 tiles x 2``."""
    result: list[str] = []
    ending = False  # has the final scoring begun?
    for event in events:
        if event.sheet is not None:
            ending = event.sheet.final
            if ending == final and event.sheet.winners:
                result.append(_feature(event.sheet, names))
        elif event.name == AWARD and ending == final:
            result.append(f"{names[event.data['player']]} {event.data['points']}: {event.data['what']}")
    return [_harmless(text) for text in result]


def _feature(sheet: ScoreSheet, names: Sequence[str]) -> str:
    winners = ", ".join(f"{names[p]} {sheet.points.get(p, 0)}" for p in sheet.winners)
    lines = ", ".join(_line(line, names) for line in sheet.lines)
    notes = "".join(f"; {note}" for note, _ in sheet.notes)
    return f"{winners}: {sheet.title} {lines}{notes}"


def _line(line: Line, names: Sequence[str]) -> str:
    """A line in its short form: which feature it is has been said."""
    owner = f"{names[line.player]}'s " if line.player is not None else ""
    counted = form_of(line.message, "short") or f"{line.count} {line.what}"
    return f"{owner}{counted} x {line.worth}"


def _harmless(text: str) -> str:
    """Without what would end the braces or the line."""
    return " ".join(text.replace("{", "(").replace("}", ")").split())
