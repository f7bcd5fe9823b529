"""``Processes``: work that must not hold up anybody is done elsewhere. What dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bastide.server.operation.parents import when_alone

Answer = TypeVar("Answer")
RARELY = 100_000, 10, 100  # looks for garbage: pictures and searches hardly make cycles


class NoAnswer(Exception):
    """The process died, or took too long."""


class Processes:
    """So many processes, started when there is something to do.

    With ``rest_seconds`` they end when there was nothing to do for so long, and their memory is free again.
    """

    def __init__(self, number: int, most_bytes: int | None = None, rest_seconds: float | None = None) -> None:
        self.number = number
        self.most_bytes = most_bytes
        self.rest_seconds = rest_seconds
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._rest: asyncio.TimerHandle | None = None

    async def ask(self, seconds: float, work: Callable[..., Answer], *given: Any) -> Answer:
        """Have it done within so many seconds; what the work raises is raised here."""
        pool, loop = self._start(), asyncio.get_running_loop()
        future = loop.run_in_executor(pool, work, *given)
        self._busy += 1
        if self._rest is not None:
            self._rest.cancel()
        try:
            return await asyncio.wait_for(future, seconds)
        except (BrokenProcessPool, TimeoutError) as error:
            self._give_up(pool)
            raise NoAnswer(repr(error)) from None
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():  # whoever asked does not wait any more
                raise
            raise NoAnswer("stopped") from None
        finally:
            self._busy -= 1
            if self.rest_seconds is not None and not self._busy:
                self._rest = loop.call_later(self.rest_seconds, self.stop)

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: this process has threads and a running loop.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.number, spawn, initializer=begin, initargs=(self.most_bytes,)
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
        """End all of them; what they do is not waited for."""
        if self._pool is not None:
            self._give_up(self._pool)


def begin(most_bytes: int | None) -> None:
    """In a new process: Ctrl-C is the server's business, serving comes first, and memory has an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    when_alone(lambda: os._exit(1))
    gc.freeze()
    gc.set_threshold(*RARELY)
    if most_bytes is not None:
        try:
            import resource
        except ModuleNotFoundError:  # Windows
            return
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = most_bytes if hard == resource.RLIM_INFINITY else min(most_bytes, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
