"""Tasks on a Ray cluster: many machines that have the same version of Bastide installed."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from bastide.lab.errors import LabError
from bastide.lab.runner import Result, Work
from bastide.words import Message

if TYPE_CHECKING:
    import msgspec

AHEAD = 2  # tasks per core that are given out: nobody waits for the next one
MAX_TRIES = 5  # of a task, when the worker or the machine that does it is lost


class RayCluster:
    """All cores of a cluster."""

    def __init__(self, address: str) -> None:
        """``HOST:PORT`` of a cluster that runs, or ``auto`` for the one that this machine belongs to."""
        self.address = address

    def run(self, work: Work[Result], numbers: Iterator[int]) -> Generator[tuple[int, Result], None, None]:
        ray = _ray()
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise LabError(Message("lab-no-cluster", address=repr(self.address))) from error
        try:
            do = ray.remote(num_cpus=1, max_retries=MAX_TRIES)(_do)
            shared = ray.put(work)
            limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            under_way: dict[Any, int] = {}
            while True:
                for number in islice(numbers, limit - len(under_way)):
                    under_way[do.remote(shared, number)] = number
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way), num_returns=1)
                for reference in done:
                    yield under_way.pop(reference), ray.get(reference)
        finally:
            ray.shutdown()


def _do(work: Work[msgspec.Struct], number: int) -> msgspec.Struct:
    return work(number)


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise LabError(Message("lab-needs-ray")) from error
    return ray
