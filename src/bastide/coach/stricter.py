"""``Stricter``: a judge with worlds of its own and many of them, against which hints and grades are held.

It plays in rounds and stops as soon as further worlds could hardly change the verdict. A position is given up
when no move seems able to get far enough ahead of all others: that costs some positions that are just on the
border, but says nothing wrong about any. A move is left alone when it is far enough behind for certain; what
is close gets all worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.coach.analysis import Analyst, Budget
from bastide.coach.lines import line_of
from bastide.coach.sample import Mean, Sample

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.coach.panel import Panel
    from bastide.core.state import State

POINTS, ERRORS = 2.0, 2.0  # by which a move must be better than every other
FIRST = 64  # worlds of the first round; each further one doubles what there is
SURE = 3.0  # standard errors from which a move is held for far enough behind
HOPE = 2.0  # standard errors by which a move that seems too little ahead may still get there
SIMULATIONS = 400  # of the search that proposes moves


class Stricter:
    """Finds the move that is better than all others, if there is one, and what a move loses."""

    def __init__(self, like: State, panel: Panel, worlds: int, moves: int) -> None:
        """It plays ``worlds`` games at most for each of ``moves`` moves and those that it is asked about."""
        self.analyst = Analyst(like, panel.first.seed, panel)
        self.panel = panel
        self.worlds = worlds
        self.budget = Budget(worlds, moves, SIMULATIONS)

    def clearly_best(self, state: State, also: Sequence[Line] = ()) -> Line | None:
        """The move that is 2 points and 2 standard errors better than every other; None if no move is."""
        seat = state.current_player()
        proposed = self.analyst.shortlist(state, self.analyst.propose(state, seat), self.budget)
        different = {line.after.key(): line for line in (*also, *proposed)}
        samples = {line: Sample(state, seat) for line in different.values()}
        needed = list(samples)
        while True:
            self._play(needed, samples)
            hopeful = [line for line in samples if all(self._may(line, o, samples) for o in samples)]
            if len(samples) < 2 or not hopeful:
                return None
            best = max(hopeful, key=lambda line: samples[line].lead.value)
            rivals = [line for line in samples if not self._must(best, line, samples)]
            if not rivals and len(hopeful) == 1:
                return best
            # Whoever may be it, and the one who is most in the way of the best: the others can wait.
            nearest = sorted(rivals, key=lambda line: samples[best].ahead_of(samples[line]).points.value)[:1]
            needed = [line for line in samples if line in hopeful or line in nearest]

    def loss(self, state: State, better: Sequence[int], played: Sequence[int]) -> Mean:
        """What one move has over another; fewer worlds where it is clear that it has something."""
        seat = state.current_player()
        pair = [line_of(state, tuple(codes)) for codes in (better, played)]
        samples = {line: Sample(state, seat) for line in pair}
        while True:
            self._play(pair, samples)
            found = samples[pair[0]].ahead_of(samples[pair[1]]).points
            if samples[pair[0]].n >= self.worlds or abs(found.z) >= SURE + 1:
                return found

    def _play(self, lines: Sequence[Line], samples: dict[Line, Sample]) -> None:
        """A round for those of some lines that were played least."""
        have = min(samples[line].n for line in lines)
        more = min(max(FIRST, have), self.worlds - have)
        least = [line for line in lines if samples[line].n == have]
        rows = self.panel.scores([(line.after, have, more) for line in least])
        for line, scores in zip(least, rows, strict=True):
            samples[line].add(scores)

    def _may(self, line: Line, other: Line, samples: dict[Line, Sample]) -> bool:
        """May one still turn out far enough ahead of another?"""
        if line == other:
            return True
        found = samples[line].ahead_of(samples[other])
        if found.worlds >= self.worlds:
            return found.is_clear(POINTS, ERRORS)
        return found.points.value + HOPE * found.points.error >= POINTS

    def _must(self, line: Line, other: Line, samples: dict[Line, Sample]) -> bool:
        """Is it certain that one is far enough ahead of another?"""
        if line == other:
            return True
        found = samples[line].ahead_of(samples[other])
        if found.worlds >= self.worlds:
            return found.is_clear(POINTS, ERRORS)
        return found.points.value - SURE * found.points.error >= POINTS
