"""The parts of the server that need no running one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from serving import ROOT

from bastide import SetupError
from bastide.server import clock as clocks
from bastide.server.clock import Clock
from bastide.server.entry import Entry
from bastide.server.hub import TOO_SLOW, Client
from bastide.server.limiter import Bucket
from bastide.server.schema import metadata
from bastide.server.settings import Settings
from bastide.server.store import GameRow, Seat, Store, Taken
from bastide.server.tokens import digest, matches, new_token


def test_typescript_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "generate_types.py"), "--check"],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()


def test_settings_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"BASTIDE_PORT": "9000", "BASTIDE_LIMITS": "off", "BASTIDE_ORIGINS": "https://a, https://b"},
        host="::",
    )
    assert (settings.port, settings.limits, settings.host) == (9000, False, "::")
    assert settings.origins == ("https://a", "https://b")
    for wrong in ({"BASTIDE_PORT": "x"}, {"BASTIDE_DATABASE": "mysql://x"}, {"BASTIDE_LIMITS": "maybe"}):
        with pytest.raises(SetupError):
            Settings.from_environment(wrong)


def test_clock() -> None:
    clocks.STARTED = 0.0
    clock = Clock(2, minutes=1, increment=5)
    clock.restore([60_000, 60_000], 0, 1000.0)
    assert clock.remaining(1010.0) == [50_000, 60_000]
    assert clock.press(0, 1010.0) == (50_000, 60_000)  # still the same player: nothing is added yet
    assert clock.press(1, 1020.0) == (45_000, 60_000)
    assert clock.press(0, 1200.0) == (45_000, 5_000)


def test_tokens() -> None:
    token = new_token()
    assert len(token) >= 32
    assert matches(token, digest(token))
    assert not matches(token, None)
    assert not matches("", digest(token))


def test_slow_clients_are_dropped() -> None:
    async def run() -> None:
        gate = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            await gate.wait()
            sent.append(text)

        client = Client(send, most_waiting=3)
        task = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        for _ in range(10):
            client.tell(b"x")
            await asyncio.sleep(0)
        gate.set()
        assert (await task)[0] == TOO_SLOW
        assert len(sent) <= 2

    asyncio.run(run())


def test_bucket() -> None:
    bucket = Bucket(10.0, burst=1.0)
    assert [bucket.allows() for _ in range(11)] == [True] * 10 + [False]


def row(id: str, rematch_of: str | None = None) -> GameRow:
    return GameRow(id, "base", {}, 0, None, [Seat("Ada", "human")], "x", None, None, "full", True, rematch_of)


def entry(game: str, seq: int) -> Entry:
    return Entry(game, seq, "decision", 0, ("@0,1>S", "draw:E"), (1, 2), 3, False, 12.5)


def check_store(url: str) -> None:
    async def run() -> None:
        store = Store(url, "test")
        await store.start()
        try:
            await store.create(row("a"), entry("a", 1))
            await store.create(row("b", "a"), entry("b", 1))
            with pytest.raises(Taken):
                await store.create(row("c", "a"), entry("c", 1))
            results = await asyncio.gather(
                *(
                    store.add(entry(game, seq))
                    for game, seq in [("a", 2), ("a", 2), ("b", 2), ("b", 1), ("a", 3)]
                )
            )
            assert results == [True, True, True, False, True] or results == [True, False, True, False, True]
            found = await store.load("a")
            assert found is not None
            assert found[0] == row("a")
            assert found[1] == [entry("a", 1), entry("a", 2), entry("a", 3)]
            assert await store.load("c") is None
            assert await store.entries_after("a", 2) == [entry("a", 3)]
            assert await store.rematch("a") == "b"
            with pytest.raises(Taken):
                await store.rename(entry("a", 3), [Seat("Eve", "human")])
            await store.rename(entry("a", 4), [Seat("Eve", "human")])
            renamed = await store.load("a")
            assert renamed is not None
            assert renamed[0].seats == [Seat("Eve", "human")]
            assert {game.id for game, _, _ in await store.listed()} == {"a", "b"}
            async with store.engine.connect() as connection:
                tables = await connection.run_sync(_tables)
            assert tables == _declared()
        finally:
            await store.stop()
        again = Store(url, "test")  # the tables are there already
        await again.start()
        assert await again.load("a") is not None
        await again.stop()

    asyncio.run(run())


def _tables(connection: object) -> dict[str, list[tuple[str, bool]]]:
    from sqlalchemy import inspect

    found = inspect(connection)
    return {
        name: sorted((column["name"], column["nullable"]) for column in found.get_columns(name))
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def _declared() -> dict[str, list[tuple[str, bool]]]:
    return {
        name: sorted((column.name, bool(column.nullable)) for column in table.columns)
        for name, table in metadata.tables.items()
    }


def test_store_in_sqlite(tmp_path: Path) -> None:
    check_store(f"sqlite:///{tmp_path}/a/games.sqlite")


def test_store_in_postgresql(postgresql: str) -> None:
    import psycopg

    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE DATABASE store")
    check_store(postgresql.replace("/postgres", "/store"))
