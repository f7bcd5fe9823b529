"""What became of a position in many worlds: means with standard errors, and differences world by world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.core.state import State


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float

    @property
    def z(self) -> float:
        """How many standard errors it is away from 0; large where it is certain."""
        if self.error > 0:
            return self.value / self.error
        return 0.0 if self.value == 0 else float("inf") if self.value > 0 else float("-inf")


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of some values.

    >>> mean_of([1.0, 3.0])
    Mean(value=2.0, error=1.0)
    """
    n = len(values)
    middle = sum(values) / n
    spread = sum((value - middle) ** 2 for value in values)
    return Mean(middle, sqrt(spread / (n - 1) / n) if n > 1 else float("inf"))


class Sample:
    """The results of one position in the worlds 0, 1, 2 and so on, for whoever sits in a seat."""

    def __init__(self, state: State, seat: int) -> None:
        rules = state.rules
        self.seat = seat
        self.players: int = rules.n_players
        self.starter = state.starter()
        self.loses_ties = rules.options.get("tie") == "starter-loses" and self.players == 2
        self.points: list[list[float]] = [[] for _ in range(self.players)]
        self.leads: list[float] = []
        self.wins: list[float] = []

    @property
    def n(self) -> int:
        """How many worlds it was played out in."""
        return len(self.leads)

    def add(self, scores: Sequence[Sequence[int]]) -> None:
        """Take in the points of further worlds."""
        for row in scores:
            for seat, points in enumerate(row):
                self.points[seat].append(points)
            self.leads.append(lead(row, self.seat))
            self.wins.append(self.shares(row)[self.seat])

    def shares(self, row: Sequence[float]) -> list[float]:
        """Whose the victory is; a tie shares it unless the rules say otherwise."""
        best = [seat for seat, points in enumerate(row) if points == max(row)]
        if len(best) > 1 and self.loses_ties:
            best = [seat for seat in best if seat != self.starter]
        return [1 / len(best) if seat in best else 0.0 for seat in range(len(row))]

    @property
    def lead(self) -> Mean:
        """How far ahead of the others' mean at the end; alone, the points."""
        return mean_of(self.leads)

    @property
    def win(self) -> Mean:
        """The chance to win."""
        return mean_of(self.wins)

    def wins_of(self, seat: int) -> float:
        """The chance of any seat to win."""
        rows = zip(*self.points, strict=True)
        return sum(self.shares(row)[seat] for row in rows) / self.n

    def expected(self) -> list[float]:
        """Everybody's points at the end."""
        return [sum(points) / len(points) for points in self.points]

    def ahead_of(self, other: Sample) -> Difference:
        """What it has over another position, in the worlds that both were played out in."""
        n = min(self.n, other.n)
        return Difference(
            mean_of([a - b for a, b in zip(self.leads[:n], other.leads[:n], strict=True)]),
            mean_of([a - b for a, b in zip(self.wins[:n], other.wins[:n], strict=True)]),
            n,
        )


@dataclass(frozen=True)
class Difference:
    """Two positions compared world by world: points of the lead, and chance to win."""

    points: Mean
    win: Mean
    worlds: int

    def is_clear(self, points: float = 1.0, z: float = 2.0) -> bool:
        """Is the first better, by so much and with so many standard errors?"""
        return self.points.value >= points and self.points.z >= z


def lead(row: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others' mean.

    >>> lead((10, 4, 8), 0)
    4.0
    """
    if len(row) == 1:
        return row[0]
    return row[seat] - (sum(row) - row[seat]) / (len(row) - 1)
