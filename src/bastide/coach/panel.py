"""``Panel``: several judges, each on a core of its own. What they find does not depend on how many."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TYPE_CHECKING

from bastide.coach.judge import Judge

if TYPE_CHECKING:
    from types import TracebackType

    from bastide.core.state import State
    from bastide.players.weights import Weights

Stop = Callable[[], bool]
Scores = tuple[int, ...]
Job = tuple[
    "State", int, int
]  # a position, and the worlds in which it is played out: the first, and how many


class Stopped(Exception):
    """Whoever asked does not want to know any more."""


def never() -> bool:
    """Nobody stops it."""
    return False


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Panel:
    """Judges of one game. ``with Panel(state) as panel`` gives their threads back."""

    def __init__(
        self, like: State, seed: int = 0, judges: int | None = None, weights: Weights | None = None
    ) -> None:
        """``weights`` are what everybody plays by; without them, the program's."""
        self.number = judges or cores()
        self.first = Judge(like, seed, weights)
        self._free: SimpleQueue[Judge] = SimpleQueue()
        self._free.put(self.first)
        for _ in range(self.number - 1):
            self._free.put(Judge(like, seed, weights))
        self._pool = ThreadPoolExecutor(self.number) if self.number > 1 else None

    def __enter__(self) -> Panel:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the threads back."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def scores(self, jobs: Sequence[Job], stop: Stop = never) -> list[list[Scores]]:
        """The points at the end of every game of every job, in the order of worlds; it may be stopped."""
        batch = self.first.at_once()
        parts = [
            (number, state, world, min(batch, first + n - world))
            for number, (state, first, n) in enumerate(jobs)
            for world in range(first, first + n, batch)
        ]

        def play(part: tuple[int, State, int, int]) -> tuple[int, list[Scores]]:
            number, state, world, n = part
            if stop():
                raise Stopped
            judge = self._free.get()
            try:
                return number, judge.scores(state, world, n)
            finally:
                self._free.put(judge)

        found: list[list[Scores]] = [[] for _ in jobs]
        for number, scores in self._pool.map(play, parts) if self._pool is not None else map(play, parts):
            found[number] += scores
        return found
