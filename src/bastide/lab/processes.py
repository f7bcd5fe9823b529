"""Tasks in processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

import msgspec

from bastide.lab.errors import LabError
from bastide.lab.runner import Result, Work
from bastide.words import Message

AHEAD = 2  # tasks per process that are given out: nobody waits for the next one
MAX_LOSSES = 3  # times that processes may be lost without a result in between


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """So many processes, started anew when one of them is lost."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, work: Work[Result], numbers: Iterator[int]) -> Generator[tuple[int, Result], None, None]:
        losses = 0
        waiting: list[int] = []  # tasks to be given out, those again whose process was lost
        pool = self._start(work)
        under_way: dict[Future[Any], int] = {}
        try:
            while True:
                try:
                    limit = AHEAD * self.processes
                    waiting += islice(numbers, max(0, limit - len(under_way) - len(waiting)))
                    while waiting and len(under_way) < limit:
                        under_way[pool.submit(_do, waiting[0])] = waiting[0]
                        del waiting[0]
                    if not under_way:
                        return
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        losses = 0
                        yield under_way.pop(future), result
                except BrokenProcessPool as error:
                    losses += 1
                    if losses > MAX_LOSSES:
                        raise LabError(Message("lab-processes-lost", n=losses)) from error
                    waiting = sorted([*waiting, *under_way.values()])
                    under_way = {}
                    _end(pool)
                    pool = self._start(work)
        finally:
            _end(pool)

    def _start(self, work: Work[Result]) -> ProcessPoolExecutor:
        # Not forked: the process may have threads, and other systems cannot fork at all.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=_begin, initargs=(work,))


def _end(pool: ProcessPoolExecutor) -> None:
    """End all processes; what they do is not waited for."""
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


# In the processes ---------------------------------------------------------------------------------

_work: Work[msgspec.Struct] | None = None


def _begin(work: Work[msgspec.Struct]) -> None:
    """Prepare a process: Ctrl-C is left to the one that started it."""
    global _work  # noqa: PLW0603  a process has one work
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """End this process when its parent is gone: one that is killed cannot end its processes itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(number: int) -> msgspec.Struct:
    assert _work is not None
    return _work(number)
