"""What the moves of a position are worth: the search proposes, games played out on common orders judge.

A move is a *line*: a placement with its figure, where they belong together. Expected points, lead and chance
to win come with standard errors; two moves are compared world by world, which is sharper than comparing their
means. With a budget in games the same seed finds the same; with one in seconds it takes what it gets.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.coach.lines import Line, line_of, lines
from bastide.coach.panel import Panel, Stop, never
from bastide.coach.sample import Difference, Sample
from bastide.players.player import Limit
from bastide.players.search import SearchPlayer

if TYPE_CHECKING:
    from bastide.core.state import State

ROUND = 16  # worlds of the first round; each further one doubles what there is
CLEARLY = 3.0  # standard errors behind the best: not tried further
FRESH = 1 << 40  # worlds that have no part in choosing begin here
FEW = 1.5  # points by estimate that a line may be behind and still be tried for it


@dataclass(frozen=True)
class Budget:
    """How much is spent on a position.

    ``worlds`` games for each of at most ``moves`` moves, which a search of so many simulations and the
    estimate propose; with ``seconds`` no longer than that.
    """

    worlds: int = 128
    moves: int = 6
    simulations: int = 200
    seconds: float | None = None


QUICK = Budget(48, 4, 60)
NORMAL = Budget()
DEEP = Budget(512, 10, 1000)
BUDGETS = {"quick": QUICK, "normal": NORMAL, "deep": DEEP}


@dataclass(frozen=True)
class Judged:
    """A move, and what became of it."""

    line: Line
    sample: Sample


@dataclass(frozen=True)
class Analysis:
    """The moves that were judged, best first, for the seat that must decide."""

    seat: int
    moves: tuple[Judged, ...]
    total: int  # how many moves there are altogether

    @property
    def best(self) -> Judged:
        return self.moves[0]

    def of(self, codes: Sequence[int]) -> Judged | None:
        """What was found of a move."""
        return next((judged for judged in self.moves if judged.line.codes == tuple(codes)), None)

    def behind(self, judged: Judged) -> Difference:
        """What the best move has over another."""
        return self.best.sample.ahead_of(judged.sample)


class Analyst:
    """Judges the moves of positions of one game."""

    def __init__(self, like: State, seed: int = 0, panel: Panel | None = None) -> None:
        self.seed = seed
        self.panel = panel or Panel(like, seed)

    def analyse(
        self,
        state: State,
        budget: Budget = NORMAL,
        also: Sequence[tuple[int, ...]] = (),
        stop: Stop = never,
    ) -> Analysis:
        """Judge the moves of whoever must decide; ``also`` are moves that are judged in any case."""
        started = time.perf_counter()
        until = None if budget.seconds is None else started + budget.seconds
        seat = state.current_player()
        there = self.propose(state, seat)
        wanted = self.shortlist(state, there, budget)
        asked = [line_of(state, codes) for codes in also]
        wanted = [*wanted, *(line for line in asked if line not in wanted)]
        samples = {line: Sample(state, seat) for line in wanted}
        running = list(wanted)
        while running:
            have = samples[running[0]].n
            more = min(max(ROUND, have), budget.worlds - have)
            if more <= 0 or (have and until is not None and time.perf_counter() >= until):
                break
            rows = self.panel.scores([(line.after, have, more) for line in running], stop)
            for line, scores in zip(running, rows, strict=True):
                samples[line].add(scores)
            best = samples[max(running, key=lambda line: samples[line].lead.value)]
            running = [
                line for line in running if line in asked or best.ahead_of(samples[line]).points.z < CLEARLY
            ]
            if len(running) == 1:  # it is clear which, but not yet how good
                running += sorted(
                    (
                        line
                        for line in wanted
                        if line not in running and samples[line].n == samples[running[0]].n
                    ),
                    key=lambda line: -samples[line].lead.value,
                )[:1]
        full = max(sample.n for sample in samples.values())
        best = max((s for s in samples.values() if s.n == full), key=lambda sample: sample.lead.value)
        judged = [Judged(line, sample) for line, sample in samples.items()]
        moves = sorted(judged, key=lambda j: (j.sample is not best, best.ahead_of(j.sample).points.value))
        return Analysis(seat, tuple(moves), len(there))

    def propose(self, state: State, seat: int) -> list[Line]:
        """Every line, those first that the estimate likes best."""
        judge = self.panel.first
        found = [Line(line.codes, line.after, judge.estimate(line.after, seat)) for line in lines(state)]
        return sorted(found, key=lambda line: -line.estimate)

    def shortlist(self, state: State, there: list[Line], budget: Budget) -> list[Line]:
        """The lines that are worth judging: what the search would play, and what the estimate likes."""
        if len(there) <= budget.moves:
            return there
        search = SearchPlayer(self.seed)
        limit = Limit(None if budget.seconds is None else budget.seconds / 4, budget.simulations)
        choice = search.choose(state.copy(), limit).code
        thoughts = search.thoughts()
        firsts = sorted(thoughts, key=lambda code: (code != choice, -thoughts[code]))
        wanted: list[Line] = []
        for first in firsts[: budget.moves // 2 + 1]:
            line = next((line for line in there if line.codes[0] == first), None)
            if line is not None:
                wanted.append(line)
        for line in there:
            if len(wanted) >= budget.moves:
                break
            if line not in wanted and line.after.key() not in {other.after.key() for other in wanted}:
                wanted.append(line)
        return wanted

    def compare(
        self, state: State, one: tuple[int, ...], other: tuple[int, ...], worlds: int, stop: Stop = never
    ) -> Difference:
        """What one move has over another, in worlds that had no part in choosing them."""
        seat = state.current_player()
        pair = [line_of(state, codes) for codes in (one, other)]
        rows = self.panel.scores([(line.after, FRESH, worlds) for line in pair], stop)
        first, second = (Sample(state, seat) for _ in pair)
        first.add(rows[0])
        second.add(rows[1])
        return first.ahead_of(second)

    def outlook(self, state: State, seat: int, worlds: int, stop: Stop = never) -> Sample:
        """What becomes of a position as it is, seen from a seat."""
        sample = Sample(state, seat)
        sample.add(self.panel.scores([(state, 0, worlds)], stop)[0])
        return sample
