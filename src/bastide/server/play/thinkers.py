"""Computer players think in processes of their own, so that they never hold up anybody else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from bastide import Setup, State, compose
from bastide.core.setup import FORMAT
from bastide.players import PLAYERS, Limit, make_player
from bastide.players.greedy import GreedyPlayer
from bastide.server.operation.logs import get_logger
from bastide.server.operation.metrics import THOUGHT
from bastide.server.operation.parents import when_alone

log = get_logger(__name__)
MOST_POSITIONS = 200  # that a process remembers, to have to carry out only what is new
SPARE_SECONDS = 10.0  # beyond its limit until a thinking process is given up
ADVISER = "greedy"
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Question:
    """A position, told by how it came about, and how long may be thought about it."""

    game: str
    sets: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    first: int
    actions: tuple[str, ...]
    player: str
    seconds: float
    format: int = FORMAT

    def setup(self) -> Setup:
        return Setup.parse(self.sets, self.players, dict(self.options), self.first, format=self.format)


class Thinkers:
    """The pool of processes; it is started when the first computer player must decide."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(processes)  # waiting for a free process is no fault of the player's

    async def choose(self, question: Question) -> str | None:
        """The decision of a computer player as text; None if it could not decide in time."""
        started = time.perf_counter()
        async with self._turns:
            answer = await self._ask(choose, question)
        THOUGHT.observe(time.perf_counter() - started)
        return answer

    async def advise(self, question: Question) -> list[float | None] | None:
        """What the adviser thinks of every legal action."""
        async with self._turns:
            return await self._ask(advise, question)

    async def _ask(self, what: Callable[[Question], Answer], question: Question) -> Answer | None:
        for attempt in (1, 2):
            pool = self._start()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, what, question)
                return await asyncio.wait_for(future, question.seconds + SPARE_SECONDS * (attempt + 1))
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("thinking failed", game=question.game, player=question.player, error=repr(error))
                self._give_up(pool)
            except Exception as error:
                log.error("player failed", game=question.game, player=question.player, error=repr(error))
                return None
        return None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: this process has threads and a running loop.
            self._pool = ProcessPoolExecutor(
                self.processes, multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End all processes; what they think about is not waited for."""
        if self._pool is not None:
            self._give_up(self._pool)


# In the processes ---------------------------------------------------------------------------------

_positions: OrderedDict[str, tuple[tuple[str, ...], State]] = OrderedDict()


def _begin() -> None:
    """Ctrl-C is the server's business; and thinking gives way to serving."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    when_alone(lambda: os._exit(1))


def position(question: Question) -> State:
    """The position, going on from the one remembered if that lies on the way."""
    known, state = _positions.pop(question.game, ((), None))
    if state is None or known != question.actions[: len(known)]:
        known, state = (), State(compose(question.setup()))
        state.listen(False)
    for text in question.actions[len(known) :]:
        state.apply(text)
    _positions[question.game] = (question.actions, state.copy())
    if len(_positions) > MOST_POSITIONS:
        _positions.popitem(last=False)
    return state


def choose(question: Question) -> str:
    """What the player decides."""
    state = position(question)
    seed = len(question.actions) * 31 + state.current_player()
    player = make_player(question.player if question.player in PLAYERS else ADVISER, seed)
    return str(player.choose(state, Limit(question.seconds)))


def advise(question: Question) -> list[float | None]:
    """What the adviser thinks of every legal action, in their order."""
    state = position(question)
    ranked = dict(GreedyPlayer().rank(state, Limit(question.seconds)))
    return [round(ranked[a], 3) if a in ranked else None for a in state.legal_actions()]
