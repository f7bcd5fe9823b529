"""Why an action may not be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.view.structs import ReasonView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.core.reasons import Reason


def reason_views(reasons: Iterable[Reason]) -> list[ReasonView]:
    """Reasons in words, with the rules behind them and the places they speak of."""
    return [ReasonView(str(reason.text), list(reason.rules), list(reason.places)) for reason in reasons]
