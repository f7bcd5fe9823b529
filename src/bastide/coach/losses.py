"""What players lose with a decision, by the reviews of their games.

Only what a review calls clearly worse counts, so that the figure is at most what was lost in truth; it is the
same one that people are shown of their own games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from bastide.coach.sample import Mean

if TYPE_CHECKING:
    from bastide.coach.review import Accuracy, Review


@dataclass(frozen=True)
class Loss:
    """What a player loses: ``each`` is points a decision, with the standard error over games."""

    player: str
    games: int
    decisions: int
    sound: float  # the share of decisions that were not clearly worse than the best
    each: Mean


def losses(reviews: Iterable[Review]) -> list[Loss]:
    """What everybody lost in some games, who lost least first."""
    by_player: dict[str, list[Accuracy]] = {}
    for review in reviews:
        for one in review.accuracy:
            by_player.setdefault(review.players[one.seat], []).append(one)
    return sorted(
        (_loss(player, games) for player, games in by_player.items()), key=lambda loss: loss.each.value
    )


def _loss(player: str, games: list[Accuracy]) -> Loss:
    decisions = max(1, sum(one.decisions for one in games))
    mean = sum(one.lost for one in games) / decisions
    spread = sum((one.lost - mean * one.decisions) ** 2 for one in games)
    n = len(games)
    error = sqrt(spread * n / (n - 1)) / decisions if n > 1 else float("inf")
    return Loss(player, n, decisions, sum(one.sound for one in games) / decisions, Mean(mean, error))
