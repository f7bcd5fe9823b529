"""Why an action may not be chosen: what is wrong about who, when and where, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE, N_SLOTS, TERMINAL
from bastide.core.reasons import Reason

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State


def explain(s: State, action: Action) -> list[Reason]:
    """The reasons against an action; none if it is legal."""
    if s.is_legal(action):
        return []
    who = s.current_player()
    if who == TERMINAL:
        return [Reason("the game is over", ("END-1",))]
    step = s.rules.steps[s.step - N_SLOTS]
    reasons = step.explain(s, action)
    if reasons:
        return reasons
    name = "chance" if who == CHANCE else s.rules.setup.players[who]
    legal = [str(a) for a in s.legal_actions()[:8]]
    return [
        Reason(
            f"not now: {name} must choose ({step.prompt(s)}), for example {', '.join(legal)}", (step.rule,)
        )
    ]
