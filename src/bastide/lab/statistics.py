"""Means and shares with their errors, and ratings from shares."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964  # of the normal distribution, two sides, 95 %


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of the interval that holds the true one in 95 of 100 cases.

    >>> [round(v, 2) for v in mean_interval([1, 2, 3, 4])]
    [2.5, 1.23, 3.77]
    """
    mean, error = mean_error(values)
    return mean, mean - Z * error, mean + Z * error


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, 0 for a single value.

    >>> [round(v, 3) for v in mean_error([1, 2, 3, 4])]
    [2.5, 0.645]
    """
    n = len(values)
    mean = math.fsum(values) / n
    return mean, math.sqrt(variance(values) / n)


def variance(values: Sequence[float]) -> float:
    """The variance of what the values were drawn from, 0 for a single one."""
    n = len(values)
    if n == 1:
        return 0.0
    mean = math.fsum(values) / n
    return math.fsum((v - mean) ** 2 for v in values) / (n - 1)


def share_interval(wins: float, n: float) -> tuple[float, float, float]:
    """A share of ``n`` games, and the ends of its interval (Wilson's).

    >>> [round(v, 2) for v in share_interval(9, 10)]
    [0.9, 0.6, 0.98]
    """
    share = wins / n
    below = 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / below
    reach = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / below
    return share, max(0.0, middle - reach), min(1.0, middle + reach)


def clustered_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The interval of a mean of shares, one of each deck: Wilson's, for as many games as the decks are worth.

    That number is the one with which independent games would have the same error; it is the number of decks
    where all are alike and the error cannot be seen.

    >>> [round(v, 3) for v in clustered_interval([1.0] * 20)]
    [0.839, 1.0]
    """
    mean, error = mean_error(shares)
    worth = mean * (1 - mean) / error**2 if error and 0 < mean < 1 else len(shares)
    _, low, high = share_interval(mean * worth, worth)
    return low, high


def elo(share: float, error: float = 0.0) -> tuple[float, float] | None:
    """The difference in Elo that a share of points means, and its error; None where one side has all.

    >>> [round(v, 1) for v in elo(0.75, 0.02)]
    [190.8, 18.5]
    """
    if not 0 < share < 1:
        return None
    slope = 400 / math.log(10) / (share * (1 - share))
    return 400 * math.log10(share / (1 - share)), slope * error
