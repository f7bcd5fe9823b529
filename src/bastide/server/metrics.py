"""What Prometheus may ask."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

GAMES = Gauge("bastide_games_live", "Games in memory", registry=REGISTRY)
CLIENTS = Gauge("bastide_clients", "Open connections", registry=REGISTRY)
CREATED = Counter("bastide_games_created", "Games started", registry=REGISTRY)
DECISIONS = Counter("bastide_decisions", "Decisions accepted", ["by"], registry=REGISTRY)
BY_PEOPLE, BY_COMPUTER = DECISIONS.labels(by="people"), DECISIONS.labels(by="computer")
REFUSED = Counter("bastide_refused", "Messages refused", ["code"], registry=REGISTRY)
DROPPED = Counter("bastide_clients_dropped", "Clients dropped because they were too slow", registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "bastide_acknowledge_seconds",
    "From a decision's arrival to its acknowledgement",
    buckets=FAST,
    registry=REGISTRY,
)
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
