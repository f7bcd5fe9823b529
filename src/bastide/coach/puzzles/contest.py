"""All moves of a position in the same worlds: which is best, by how much, and what each of the others loses.

Every move is tried, none is left out for its looks: a puzzle with a second solution is none.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bastide.coach.lines import Line, lines
from bastide.coach.sample import Difference, Sample

if TYPE_CHECKING:
    from bastide.coach.panel import Panel
    from bastide.core.state import State


class Contest:
    """The moves of whoever decides in a position, and what became of them so far.

    Moves that lead to the same position are one.
    """

    def __init__(self, state: State, panel: Panel) -> None:
        self.state = state
        self.panel = panel
        self.seat: int = state.current_player()
        # Those first that the estimate likes best.
        self._all = sorted(lines(state), key=lambda line: -self.estimated(line))
        self.samples: dict[Line, Sample] = {}

    def estimated(self, line: Line) -> float:
        """How far ahead the mover may expect to be after a move, by the estimate alone."""
        return self.panel.first.estimate(line.after, self.seat)

    @cached_property
    def by_key(self) -> dict[object, Line]:
        """Every move by the position that it leads to."""
        found: dict[object, Line] = {}
        for line in self._all:
            found.setdefault(line.after.key(), line)
        return found

    @property
    def lines(self) -> list[Line]:
        """Every move."""
        return list(self.by_key.values())

    @property
    def number(self) -> int:
        """How many ways to decide there are."""
        return len(self._all)

    def likely(self, n: int) -> list[Line]:
        """The moves that the estimate likes best."""
        found: dict[object, Line] = {}
        for line in self._all:
            if len(found) == n:
                break
            found.setdefault(line.after.key(), line)
        return list(found.values())

    def extend(self, running: list[Line], worlds: int) -> None:
        """Play moves out until each has been in so many worlds."""
        for line in running:
            self.samples.setdefault(line, Sample(self.state, self.seat))
        behind = [line for line in running if self.samples[line].n < worlds]
        jobs = [(line.after, self.samples[line].n, worlds - self.samples[line].n) for line in behind]
        for line, scores in zip(behind, self.panel.scores(jobs), strict=True):
            self.samples[line].add(scores)

    def best(self, among: list[Line] | None = None) -> Line:
        """The move with the best lead, of those that were tried."""
        tried = [line for line in (among or self.samples) if self.samples[line].n]
        return max(tried, key=lambda line: self.samples[line].lead.value)

    def behind(self, line: Line, best: Line) -> Difference:
        """What the best has over a move."""
        return self.samples[best].ahead_of(self.samples[line])

    def rivals(self, best: Line, among: list[Line] | None = None) -> list[Line]:
        """The other moves, the nearest to the best first."""
        tried = [line for line in (among or self.samples) if line != best and self.samples[line].n]
        return sorted(tried, key=lambda line: self.behind(line, best).points.value)

    def near(self, best: Line, points: float, z: float) -> list[Line]:
        """The moves of which it is not yet certain that they lose so much."""
        return [line for line in self.rivals(best) if not self.behind(line, best).is_clear(points, z)]
