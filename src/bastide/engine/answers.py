"""Pieces of answers: actions and errors as plain data."""

from __future__ import annotations

from typing import Any

from bastide import Action, BastideError, IllegalAction, Reason, State
from bastide.record.saying import label
from bastide.record.wording import short_text
from bastide.view.reasons import reason_views
from bastide.view.said import message_view
from bastide.view.structs import plain


def action_data(state: State, action: Action) -> dict[str, Any]:
    """An action in all its forms."""
    return {
        "text": str(action),
        "short": short_text(state, action),
        "json": action.json(),
        "title": plain(message_view(label(state, action))),
    }


def error_data(error: BastideError) -> dict[str, Any]:
    """An error as the client sees it; illegal actions come with their reasons."""
    data: dict[str, Any] = {"code": error.code, "message": error.message.json(), "rules": list(error.rules)}
    reasons: tuple[Reason, ...] = getattr(error, "reasons", ())
    if isinstance(error, IllegalAction) or reasons:
        data["reasons"] = plain(reason_views(reasons))
    line = getattr(error, "line", 0)
    if line:
        data["line"] = line
    return data
