"""Thinking time while servers come and go: it runs while one of them does, and not in between."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bastide.server.operation.timeline import Timeline
from bastide.server.storage import alarms
from bastide.server.storage.alarms import Alarms
from bastide.server.storage.store import Store

Span = tuple[float, float]


@pytest.mark.parametrize(
    ("spans", "found"),
    [
        ([], []),
        ([(30, 40), (10, 20)], [(10, 20), (30, 40)]),
        ([(10, 20), (15, 30), (16, 18)], [(10, 20), (20, 30)]),  # two processes at once
        ([(10, 20), (20, 30)], [(10, 20), (20, 30)]),
        ([(90, 120), (110, 130)], [(90, 100)]),  # this one runs, too, from 100 on
        ([(20, 10)], []),
    ],
)
def test_times_are_counted_once(
    spans: list[Span], found: list[Span], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 100.0)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    timeline = Timeline()
    timeline.remember(spans)
    assert timeline.earlier == found


def test_time_runs_while_a_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1100.0)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    timeline = Timeline()
    timeline.begin()
    timeline.remember([(500.0, 600.0), (700.0, 800.0)])
    monkeypatch.setattr(time, "monotonic", lambda: 10.0)
    assert timeline.since(1104.0) == 6
    assert timeline.since(1100.0) == 10
    assert timeline.since(790.0) == 10 + 10, "the server was killed ten seconds later"
    assert timeline.since(650.0) == 100 + 10
    assert timeline.since(590.0) == 10 + 100 + 10, "over two servers"
    assert timeline.since(100.0) == 100 + 100 + 10
    assert timeline.since(9000.0) == 10, "the clock has been set back"


def test_who_is_started_by_another_goes_by_its_time() -> None:
    timeline = Timeline()
    timeline.adopt(0.0, time.monotonic() - 50.0)
    timeline.begin()
    assert timeline.since(0.0) == pytest.approx(50, abs=5)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.sqlite"
    return str(request.getfixturevalue("postgresql"))


def test_runs_are_remembered_but_not_all_of_them(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        for number in range(4):
            store = Store(url, f"process-{number}")
            await store.start()
            await Alarms(store).start(100.0 * number, 100.0 * number)
            await store.beat(100.0 * number + 20)
            await store.beat(100.0 * number + 50.25)
            await store.stop()
        store = Store(url, "next")
        await store.start()
        assert sorted(await Alarms(store).start(400.0, 400.0)) == [
            (100.0 * n, 100.0 * n + 50.25) for n in range(4)
        ]
        monkeypatch.setattr(alarms, "MAX_RUNS", 2)
        await Alarms(store).start(500.0, 500.0)
        monkeypatch.undo()
        assert sorted(await Alarms(store).start(600.0, 600.0)) == [(400.0, 400.0), (500.0, 500.0)]
        await store.stop()

    asyncio.run(run())
