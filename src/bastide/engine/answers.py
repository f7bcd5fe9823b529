"""Pieces of answers: actions, errors and sets as plain data."""

from __future__ import annotations

from typing import Any

from bastide import Action, BastideError, IllegalAction, Reason, State, presets
from bastide.expansions import EXPANSIONS
from bastide.expansions.loader import load
from bastide.record.saying import say
from bastide.record.wording import short_text


def action_data(state: State, action: Action) -> dict[str, Any]:
    """An action in all its forms."""
    return {
        "text": str(action),
        "short": short_text(state, action),
        "json": action.json(),
        "title": say(state, action),
    }


def error_data(error: BastideError) -> dict[str, Any]:
    """An error as the client sees it; illegal actions come with their reasons."""
    data: dict[str, Any] = {"code": error.code, "message": str(error)[:2000], "rules": list(error.rules)}
    reasons: tuple[Reason, ...] = getattr(error, "reasons", ())
    if isinstance(error, IllegalAction) or reasons:
        data["reasons"] = [
            {"text": r.text, "rules": list(r.rules), "places": [list(place) for place in r.places]}
            for r in reasons
        ]
    line = getattr(error, "line", 0)
    if line:
        data["line"] = line
    return data


def sets_data() -> dict[str, Any]:
    """Every set with its tiles, every option with its values, every preset."""
    sets = []
    options = []
    for expansion in EXPANSIONS:
        for name in expansion.tile_sets or (expansion.name,):
            tile_set = load(name)
            sets.append(
                {
                    "set": name,
                    "title": tile_set.title,
                    "tiles": tile_set.total,
                    "stands_alone": expansion.stands_alone,
                    "excludes": list(expansion.excludes),
                }
            )
        for option in expansion.options:
            options.append(
                {
                    "option": option.key,
                    "values": list(option.values),
                    "default": option.default,
                    "title": str(option.title),
                    "rule": option.rule,
                    "from": expansion.name,
                }
            )
    return {
        "sets": sets,
        "options": options,
        "presets": {name: dict(chosen) for name, chosen in presets().items()},
    }
