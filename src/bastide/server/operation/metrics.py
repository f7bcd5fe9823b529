"""Figures for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

GAMES = Gauge("bastide_games_live", "Games in memory", registry=REGISTRY)
CLIENTS = Gauge("bastide_clients", "Open connections", registry=REGISTRY)
CREATED = Counter("bastide_games_created", "Games started", registry=REGISTRY)
REFUSED = Counter("bastide_refused", "Messages refused", ["code"], registry=REGISTRY)
DROPPED = Counter("bastide_clients_dropped", "Clients dropped because they were too slow", registry=REGISTRY)
STORED = Histogram("bastide_store_seconds", "Time of one transaction", buckets=FAST, registry=REGISTRY)
BATCH = Histogram(
    "bastide_store_entries",
    "Entries of one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "bastide_think_seconds", "Time computer players took for a decision", buckets=FAST, registry=REGISTRY
)


class Decisions(Collector):
    """Counts accepted decisions, without locks and labels of the library: nothing is counted more often."""

    def __init__(self) -> None:
        self._computers = 0
        self._times = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def by_computer(self) -> None:
        self._computers += 1

    def by_people(self, seconds: float) -> None:
        """Count a decision of a person (or a program in their seat), acknowledged after so long."""
        self._times[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        people = sum(self._times)
        decisions = CounterMetricFamily("bastide_decisions", "Decisions accepted", labels=["by"])
        decisions.add_metric(["people"], people)
        decisions.add_metric(["computer"], self._computers)
        yield decisions
        bounds = [*map(floatToGoString, FAST), "+Inf"]
        buckets = [(bound, sum(self._times[: n + 1])) for n, bound in enumerate(bounds)]
        about = "From a decision's arrival to its acknowledgement"
        yield HistogramMetricFamily("bastide_acknowledge_seconds", about, buckets, self._sum)


DECISIONS = Decisions()
REGISTRY.register(DECISIONS)
