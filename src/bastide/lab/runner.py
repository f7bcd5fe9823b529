"""One way to do much work: numbered tasks, done anywhere and in any order, their results handed out in order.

The result of a task depends on its number and on what the work was made with (a seed, a setup), on nothing
else. So the same run gives the same results with one process or many, and one that was killed goes on
where it was: what the ledger holds is not done again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import count
from typing import Protocol, TypeVar

import msgspec

Result = TypeVar("Result", bound=msgspec.Struct)
Given = TypeVar("Given", bound=msgspec.Struct, covariant=True)


class Work(Protocol[Given]):
    """What is to be done, ready to be sent to another process (by ``pickle``)."""

    @property
    def result(self) -> type[Given]:
        """What a task gives."""
        ...

    def describe(self) -> dict[str, object]:
        """Everything that the results depend on, as plain data."""
        ...

    def __call__(self, number: int) -> Given:
        """Do a task."""
        ...


class Backend(Protocol):
    """Where tasks are done: in this process, in others, on other machines."""

    def run(self, work: Work[Result], numbers: Iterator[int]) -> Generator[tuple[int, Result], None, None]:
        """Do the tasks with these numbers; results as they come, in any order.

        A number is taken when there is room for its task, since there may be endlessly many. A task is done
        again when whoever did it is lost. Closing the generator ends all that is still under way.
        """
        ...


class Kept(Protocol[Result]):
    """Results that are there already, and where new ones are kept: a ledger, a folder of shards."""

    results: dict[int, Result]

    def add(self, number: int, result: Result) -> None:
        """Keep a result; when this returns, it is not lost any more."""
        ...


class Here:
    """Tasks are done one after the other in this process."""

    def run(self, work: Work[Result], numbers: Iterator[int]) -> Generator[tuple[int, Result], None, None]:
        for number in numbers:
            yield number, work(number)


def run(
    work: Work[Result], tasks: int | None, backend: Backend, ledger: Kept[Result] | None = None
) -> Iterator[Result]:
    """The results of tasks 0, 1, 2 and so on, in this order; without a number of tasks endlessly.

    New ones are written into the ledger as soon as they are there.
    """
    known = {} if ledger is None else ledger.results
    ready: dict[int, Result] = {}
    missing = (number for number in _numbers(tasks) if number not in known)
    with closing(backend.run(work, missing)) as results:
        for number in _numbers(tasks):
            while number not in known and number not in ready:
                done, result = next(results)
                ready[done] = result
                if ledger is not None:
                    ledger.add(done, result)
            yield known[number] if number in known else ready.pop(number)


def _numbers(tasks: int | None) -> Iterator[int]:
    return count() if tasks is None else iter(range(tasks))
