"""A game step by step, for looking at it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bastide.view.events import event_views
from bastide.view.log_lines import line
from bastide.view.positions import whole
from bastide.view.said import message_view
from bastide.view.structs import ReplayStep
from bastide.view.targets import known_actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.state import State
    from bastide.record.record import Outcome
    from bastide.view.structs import LastView


def steps(
    start: State, actions: Sequence[Action | str], first: int, last: int, outcome: Outcome | None = None
) -> list[ReplayStep]:
    """The steps from ``first`` up to, not including, ``last``; step 0 is the beginning.

    The outcome, of a game that was decided before its last tile, is shown with the last action.
    """
    result: list[ReplayStep] = []
    marked: LastView | None = None
    if first == 0 < last:
        result.append(ReplayStep(0, start.turn + 1, None, None, "", None, [], whole(start)))
    state = start.copy()
    for number, form in enumerate(actions[: max(0, last - 1)], 1):
        who, turn = state.current_player(), state.turn + 1
        action = state.action(form)
        known = known_actions(state.rules).of(state, action)
        said = message_view(line(state, action))
        state.apply(action)
        if who >= 0:
            marked = known.mark or marked
        if number >= first:
            actor: int | Literal["chance"] = who if who >= 0 else "chance"
            events = event_views(state, state.events())
            view = whole(state, marked, outcome if number == len(actions) else None)
            result.append(ReplayStep(number, turn, actor, known.text, action.name, said, events, view))
    return result
