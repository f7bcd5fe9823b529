"""Why an action may not be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.view.said import message_view
from bastide.view.structs import ReasonView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.core.reasons import Reason
    from bastide.words import Message


def reason_views(reasons: Iterable[Reason]) -> list[ReasonView]:
    """Reasons in words, with the rules behind them and the places they speak of."""
    return [reason_view(reason.message, reason.rules, reason.places) for reason in reasons]


def reason_view(
    message: Message, rules: Iterable[str] = (), places: Iterable[tuple[int, int]] = ()
) -> ReasonView:
    """One reason."""
    said = message_view(message)
    return ReasonView(said.id, said.text, said.args, list(rules), list(places))
