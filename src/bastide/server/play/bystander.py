"""``least``: what is decided for a seat that is out of the game, so that nobody has anything of it.

The rules know no player who has gone: their tiles must be laid. So they are laid where the fewest points
follow for anybody, and nothing else is done: no figure is placed, nothing is moved that may stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.view.previews import PASS, preview

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

MAX_TRIED = 100  # so that nobody waits


def least(state: State, legal: Sequence[Action]) -> Action:
    """Passing if that is allowed, else what brings the seat, and then everybody, the fewest points."""
    for action in legal:
        if action.name == PASS:
            return action
    seat = str(state.current_player())

    def worth(action: Action) -> tuple[int, int]:
        points = preview(state, action).points
        return points.get(seat, 0), sum(points.values())

    return min(legal[:MAX_TRIED], key=worth)
