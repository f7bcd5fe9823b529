"""Means and shares with the intervals that hold the true value in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964  # of the normal distribution, two sides, 95 %


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its interval.

    >>> [round(v, 2) for v in mean_interval([1, 2, 3, 4])]
    [2.5, 1.23, 3.77]
    """
    n = len(values)
    mean = math.fsum(values) / n
    if n == 1:
        return mean, mean, mean
    spread = math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (n - 1))
    reach = Z * spread / math.sqrt(n)
    return mean, mean - reach, mean + reach


def share_interval(wins: float, n: int) -> tuple[float, float, float]:
    """A share of ``n`` games, and the ends of its interval (Wilson's).

    >>> [round(v, 2) for v in share_interval(9, 10)]
    [0.9, 0.6, 0.98]
    """
    share = wins / n
    below = 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / below
    reach = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / below
    return share, max(0.0, middle - reach), min(1.0, middle + reach)
