"""How long moves take: count, sum, longest, and a histogram from which percentiles are read."""

from __future__ import annotations

import math

import msgspec

STEPS = 20  # of the histogram for each factor of e: a percentile is off by 5 % at most
SPARE = 1.1  # a move may take so many times its limit before it counts as late


class Times(msgspec.Struct):
    """The times of some moves, in seconds; two of them can be added."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0
    histogram: dict[int, int] = {}  # msgspec gives each its own

    def add(self, seconds: float, limit: float | None = None) -> None:
        """Count a move."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.late += limit is not None and seconds > SPARE * limit
        step = math.ceil(STEPS * math.log(max(seconds, 1e-7)))
        self.histogram[step] = self.histogram.get(step, 0) + 1

    def merge(self, other: Times) -> None:
        """Count the moves of another too."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.late += other.late
        for step, n in other.histogram.items():
            self.histogram[step] = self.histogram.get(step, 0) + n

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0

    def percentile(self, share: float) -> float:
        """The time within which this share of the moves was made, at most 5 % too long.

        >>> times = Times()
        >>> for ms in range(1, 101):
        ...     times.add(ms / 1000)
        >>> 0.099 <= times.percentile(0.99) <= 0.099 * 1.05
        True
        """
        left = share * self.moves
        for step in sorted(self.histogram):
            left -= self.histogram[step]
            if left <= 1e-9:
                return min(self.longest, math.exp(step / STEPS))
        return self.longest
