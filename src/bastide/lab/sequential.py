"""When enough has been played: the sequential probability ratio test, on decks.

Two claims about the first player's share of victories are weighed: it is ``low``, or it is ``high``. After
every deck the ratio of their likelihoods is worked out; the test ends when it leaves the bounds that keep the
chance of a wrong answer at ``error`` if one of the claims is true (Wald). A deck is one value, the mean of
its games, so that what its games have in common counts (as pairs of games do in chess); its distribution is
taken as normal, with the variance found so far.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

LEAST_DECKS = 10  # before an answer: the variance must be known a little
LEAST_VARIANCE = 0.01  # of a deck; where all decks end alike, the next may still not


@dataclass
class SequentialTest:
    """A running test; ``add`` a deck at a time, ``answer`` tells when it is over."""

    low: float
    high: float
    error: float = 0.05
    decks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count the share that the first player had of a deck's victories."""
        self.decks += 1
        self.total += share
        self.squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of the ratio of likelihoods, above 0 where ``high`` is more likely.

        >>> test = SequentialTest(0.5, 0.6)
        >>> for share in (1.0, 0.5, 0.5, 0.0, 1.0, 1.0):
        ...     test.add(share)
        >>> round(test.ratio, 4)  # 6 decks, mean 2/3, variance 1/6: 6 * 0.1 * (2/3 - 0.55) * 6
        0.42
        """
        if self.decks < 2:
            return 0.0
        mean = self.total / self.decks
        variance = (self.squares - self.decks * mean * mean) / (self.decks - 1)
        away = mean - (self.low + self.high) / 2
        return self.decks * (self.high - self.low) * away / max(variance, LEAST_VARIANCE)

    @property
    def bound(self) -> float:
        """The ratio (or minus it) at which the test ends.

        >>> round(SequentialTest(0.5, 0.55).bound, 3)  # ln 19
        2.944
        """
        return math.log((1 - self.error) / self.error)

    @property
    def answer(self) -> str | None:
        """``low`` or ``high``, None while it is open."""
        if self.decks < LEAST_DECKS or abs(self.ratio) < self.bound:
            return None
        return "high" if self.ratio > 0 else "low"
