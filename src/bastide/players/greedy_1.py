"""``greedy-1``: the greedy player as it was first measured, frozen, so that results stay comparable.

Its code is that of ``greedy``, and what the things of expansions are worth is what they declare. Whoever
changes what that chooses leaves today's code here; ``tests/players/test_greedy_1.py`` holds games that must
stay as they are.
"""

from __future__ import annotations

from bastide.players.greedy import GreedyPlayer
from bastide.players.weights import Weights

GREEDY_1 = Weights(
    tries=0.073,
    follower=4.9,
    strong=0.3,
    fewer=0.98,
    turns=12.5,
    back=3.7,
    elsewhere=0.7,
    future_cities=1.15,
)


class Greedy1Player(GreedyPlayer):
    """The frozen greedy player."""

    name = "greedy-1"
    skims = False

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, {2: GREEDY_1})
