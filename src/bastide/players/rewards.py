"""What a player is rewarded with: points, margin or victory."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.core.state import State

POINTS, MARGIN, VICTORY = "points", "margin", "victory"
REWARDS = (POINTS, MARGIN, VICTORY)


def check_reward(reward: str) -> str:
    """The name of a reward, or ``ValueError``."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def margins(gained: Sequence[float]) -> list[float]:
    """What each has gained, less the mean of what the others have; the sum is 0.

    >>> margins([6, 0, 0])
    [6.0, -3.0, -3.0]
    """
    n = len(gained)
    if n == 1:
        return [float(gained[0])]
    total = sum(gained)
    return [value - (total - value) / (n - 1) for value in gained]


def victory(state: State) -> list[float]:
    """1 for who has won, as much less for the others that the sum is 0; a tie shares. For one alone 1."""
    shares = state.returns()
    n = len(shares)
    if n == 1 or not any(shares):
        return shares
    return [(share * n - 1) / (n - 1) for share in shares]


def rewards(reward: str, gained: Sequence[float], state: State) -> list[float]:
    """Everybody's reward for a step in which they have gained these points; the state is the one after it."""
    if reward == POINTS:
        return [float(value) for value in gained]
    if reward == MARGIN:
        return margins(gained)
    return victory(state) if state.is_terminal() else [0.0] * len(gained)
