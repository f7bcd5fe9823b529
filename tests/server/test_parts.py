"""The parts of the server that need no running one."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import msgspec
import pytest
from alembic import op
from sqlalchemy import column, insert, table

from bastide import SetupError
from bastide.server.http.api import named
from bastide.server.http.limiter import Bucket
from bastide.server.operation.housekeeping import DAY, Housekeeping
from bastide.server.operation.settings import Settings
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.clock import Clock
from bastide.server.play.games import Games
from bastide.server.play.lock import Lock
from bastide.server.play.thinkers import Thinkers
from bastide.server.refusal import Refusal
from bastide.server.storage.entry import Entry, ThinkingTime
from bastide.server.storage.schema import entries, metadata
from bastide.server.storage.store import GameRow, Seat, Store, Taken, migrate
from bastide.server.storage.tokens import digest, matches, new_token
from bastide.server.ws.hub import MAX_WAITING, TOO_SLOW, Client
from bastide.view.messages import Act, read_client_message
from tests.server.serving import ROOT


def test_typescript_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "generate_types.py"), "--check"],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()


def test_files_are_named_by_day_and_players() -> None:
    seats = [Seat("Zoë der Große", "human", None, None, 0), Seat('B/"ob', "ai", "greedy", None, 1)]
    row = GameRow("x", "base", {}, 0, None, seats, "", None, None, "full", False, created=1_700_000_000.0)
    plain = 'attachment; filename="bastide-2023-11-14-Zoe_der_Groe-B_ob.bastide"'
    exact = "filename*=UTF-8''bastide-2023-11-14-Zo%C3%AB_der_Gro%C3%9Fe-B_ob.bastide"
    assert named(row, "bastide") == {"content-disposition": f"{plain}; {exact}"}


def test_settings_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"BASTIDE_PORT": "9000", "BASTIDE_LIMITS": "off", "BASTIDE_ORIGINS": "https://a, https://b"},
        host="::",
    )
    assert (settings.port, settings.limits, settings.host) == (9000, False, "::")
    assert settings.origins == ("https://a", "https://b")
    assert Settings.from_environment({"BASTIDE_MAX_LIVE": "7"}).max_live == 7
    assert Settings.from_environment({"BASTIDE_MOST_LIVE": "8"}).max_live == 8  # its name in 0.1
    assert Settings.from_environment({"BASTIDE_MAX_LIVE": "7", "BASTIDE_MOST_LIVE": "8"}).max_live == 7
    for wrong in (
        {"BASTIDE_PORT": "x"},
        {"BASTIDE_DATABASE": "mysql://x"},
        {"BASTIDE_LIMITS": "maybe"},
        {"BASTIDE_KEEP_FINISHED_DAYS": "-1"},
    ):
        with pytest.raises(SetupError):
            Settings.from_environment(wrong)


def test_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1030.0)
    monkeypatch.setattr(TIMELINE, "ahead", 700.0 - 1030.0)  # it is 700 now
    monkeypatch.setattr(TIMELINE, "started", 680.0)
    clock = Clock(2, ThinkingTime(minutes=1, increment=5))
    clock.restore([60_000, 60_000], 0, 400.0)  # no server was running then
    assert clock.remaining() == [40_000, 60_000]
    clock.restore([60_000, 60_000], 0, 900.0)  # nor then: the clock of the machine was set back since
    assert clock.remaining() == [40_000, 60_000]
    clock.restore([60_000, 60_000], 0, 700.5)  # by another machine, whose clock is a little ahead
    assert clock.remaining() == [60_000, 60_000]
    clock.restore([60_000, 60_000], 0, 690.0)
    assert clock.remaining(1030.0) == [50_000, 60_000]
    clock.restore([60_000, 60_000], 0, 700.0)
    assert clock.remaining(1040.0) == [50_000, 60_000]
    assert clock.press(0, 1040.0) == (50_000, 60_000)  # still the same player: nothing is added yet
    assert clock.press(1, 1050.0) == (45_000, 60_000)
    assert clock.press(0, 1200.0) == (45_000, 5_000)


def test_tokens() -> None:
    token = new_token()
    assert len(token) >= 32
    assert matches(token, digest(token))
    assert not matches(token, None)
    assert not matches("", digest(token))


@pytest.mark.parametrize(("most", "message"), [(3, b"x"), (1000, b"x" * (MAX_WAITING // 2))])
def test_slow_clients_are_dropped(most: int, message: bytes) -> None:
    async def run() -> None:
        gate = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            await gate.wait()
            sent.append(text)

        client = Client(send, most)
        task = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        for _ in range(10):
            client.tell(message)
            await asyncio.sleep(0)
        gate.set()
        assert (await task)[0] == TOO_SLOW
        assert len(sent) <= 2

    asyncio.run(run())


def test_messages_go_out_at_once_and_in_order_also_when_one_must_wait() -> None:
    async def run() -> None:
        gate = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            await gate.wait()
            sent.append(text)

        client = Client(send, 10)
        task = asyncio.create_task(client.run())
        client.tell(b"before anybody sends")
        gate.set()
        await asyncio.sleep(0)
        client.tell(b"at once")
        assert sent == ["before anybody sends", "at once"]
        gate.clear()
        client.tell(b"begun")
        client.tell(b"behind")
        await asyncio.sleep(0)
        assert len(sent) == 2
        gate.set()
        client.close(1000, "bye")
        assert await task == (1000, "bye")
        assert sent[2:] == ["begun", "behind"]
        client.tell(b"too late")
        assert len(sent) == 4

    asyncio.run(run())


def test_a_message_that_cannot_be_sent_ends_the_sending() -> None:
    async def run() -> None:
        async def send(text: str) -> None:
            raise OSError("gone")

        client = Client(send, 10)
        task = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        client.tell(b"x")
        with pytest.raises(OSError, match="gone"):
            await task

    asyncio.run(run())


def test_a_lock_is_handed_on_in_the_order_of_coming() -> None:
    async def run() -> None:
        lock = Lock()
        order: list[str] = []

        async def work(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        names = ("gives up", "gives up just when they get it", "first", "last")
        tasks = [asyncio.create_task(work(name)) for name in names]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # it belongs to whoever waits longest, though they have not woken up yet
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["first", "last"]
        assert lock.take()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ('{"type":"act","seq":3,"action":"@0,1>S"}', True),
        (b'{"action":"-","seq":0,"type":"act"}', True),
        ('{"type":"act","version":1,"game":"g1","seq":3,"action":"-"}', True),
        ('{"type":"act","seq":3,"action":{"type":"pass"}}', True),
        ('{"type":"act","version":true,"seq":3,"action":"-"}', False),
        ('{"type":"act","seq":3.0,"action":"-"}', False),
        ('{"type":"act","seq":true,"action":"-"}', False),
        ('{"type":"act","seq":-1,"action":"-"}', False),
        ('{"type":"act","seq":9007199254740992,"action":"-"}', False),
        ('{"type":"act","seq":3,"action":"%s"}' % ("x" * 201), False),
        ('{"type":"act","seq":3,"action":"-","id":1}', False),
        ('{"type":"act","seq":3}', False),
        ('{"type":"deed","seq":3,"action":"-"}', False),
        ('["act",3,"-"]', False),
        ("{", False),
    ],
)
def test_what_is_no_message_is_refused(text: str | bytes, right: bool) -> None:
    if right:
        assert isinstance(read_client_message(text), Act)
    else:
        with pytest.raises(msgspec.MsgspecError):
            read_client_message(text)


def test_bucket() -> None:
    bucket = Bucket(10.0, burst=1.0)
    assert [bucket.allows() for _ in range(11)] == [True] * 10 + [False]


def row(id: str, rematch_of: str | None = None) -> GameRow:
    return GameRow(
        id, "base", {}, 0, None, [Seat("Ada", "human")], "x", None, None, "full", True, rematch_of, 12.5
    )


def entry(game: str, seq: int) -> Entry:
    return Entry(game, seq, "decision", 0, ("@0,1>S", "draw:E"), (1, 2), 12.5, 3, False)


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
            assert results == [True, False, True, False, True]
            found = await store.load("a")
            assert found is not None
            assert found[0] == row("a")
            assert found[1] == [entry("a", 1), entry("a", 2), entry("a", 3)]
            assert await store.load("c") is None
            assert await store.entries_after("a", 2) == [entry("a", 3)]
            assert await store.rematch("a") == "b"
            assert await store.rematches(["a", "b"], 12.5) == {"a": "b"}
            assert await store.rematches(["a", "b"], 12.6) == {}
            eve = replace(row("a"), seats=[Seat("Eve", "human")], spectate="y", waiting=True, first=1)
            with pytest.raises(Taken):
                await store.change(entry("a", 3), eve)
            await store.change(entry("a", 4), eve)
            renamed = await store.load("a")
            assert renamed is not None
            assert renamed[0] == eve
            assert {game.id for game, _, _ in await store.listed()} == {"b"}  # the other waits for people
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


def check_broken_migration(url: str, broken: pytest.MonkeyPatch) -> None:
    """What is killed while it brings the tables up to date changes nothing; the next start does it all."""

    async def run() -> None:
        store = Store(url, "test")
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")

        def fail(*_: object, **__: object) -> None:
            raise OSError("killed")

        with broken.context() as kill:
            kill.setattr(op, "create_index", fail)
            with pytest.raises(OSError, match="killed"):
                await store.start()
        await store.start()
        try:
            async with store.engine.connect() as connection:
                assert await connection.run_sync(_tables) == _declared()
        finally:
            await store.stop()

    asyncio.run(run())


def check_migration(url: str) -> None:
    """A database as the first version made it: its games stay, and count as opened now."""

    async def run() -> None:
        store = Store(url, "test")
        old = {**asdict(row("a")), "options": "{}", "seats": "[]", "created": 1.0}
        # What the first version did not have.
        for later in ("format", "waiting", "invite", "manners", "secret", "invite_public", "same", "due"):
            del old[later]
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(insert(table("games", *map(column, old))), old)
            await connection.execute(entries.insert(), entry("a", 1).row())
        await store.start()
        try:
            assert await store.forget(time.time() - 60, time.time() - 60, 10) == []
            found = await store.load("a")
            assert found is not None
            assert (found[0].format, found[0].waiting) == (1, False)
            assert found[1] == [entry("a", 1)]
        finally:
            await store.stop()

    asyncio.run(run())


def check_retention(url: str) -> None:
    """Finished games go after 100, unfinished ones after 10, unless they were opened or played later."""

    async def run() -> None:
        store = Store(url, "test")
        await store.start()
        try:

            async def add(game: str, over: bool, played: float, opened: float) -> None:
                await store.create(row(game), entry(game, 1)._replace(at=0.0))
                await store.add(entry(game, 2)._replace(over=over, at=played))
                await store.note_opened([game], opened)

            await add("finished", over=True, played=50.0, opened=51.0)
            await add("finished-later", over=True, played=910.0, opened=50.0)
            await add("looked-at-later", over=True, played=50.0, opened=910.0)
            await add("left", over=False, played=60.0, opened=61.0)
            await add("left-later", over=False, played=995.0, opened=60.0)
            await add("looked-at", over=False, played=60.0, opened=995.0)
            assert await store.forget(None, None, 10) == []
            assert await store.forget(None, 10.0, 10) == []
            assert await store.forget(900.0, 990.0, 1) == ["finished"]  # one at a time
            assert await store.forget(900.0, None, 10) == []
            assert await store.forget(900.0, 990.0, 10) == ["left"]
            assert await store.forget(900.0, 990.0, 10) == []
            assert await store.load("left") is None
            assert await store.entries_after("left", 0) == []
            assert await store.load("left-later") is not None
            # Somebody who still has a game in memory that is no more does not hold up the others.
            results = await asyncio.gather(
                *(store.add(entry(game, 3)) for game in ("left-later", "left", "looked-at"))
            )
            assert results == [True, False, True]
        finally:
            await store.stop()

    asyncio.run(run())


def test_games_in_memory_are_noted_and_old_ones_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/games.sqlite", keep_unfinished_days=2)
        store = Store(settings.database, "test")
        await store.start()
        games = Games(settings, store, Thinkers(1))
        house = Housekeeping(settings, store, games)
        try:
            served = await games.create(row("a"))
            await games.create(row("b"))
            games.forget("b")
            now, ticks = time.time(), time.monotonic()

            async def tidy(days: float, jump: float = 0.0) -> None:
                await house.tidy(now + (days + jump) * DAY, ticks + days * DAY)

            await tidy(1.5)  # the one in memory is being looked at
            for days in (1.51, 1.52):
                await tidy(days, jump=5)  # nobody knows whether the clock was wrong before or is now
            assert await store.load("b") is not None
            await tidy(1.53)
            await tidy(2.5)
            assert await store.load("b") is None
            assert await games.find("a") is served
            games.put_away(0.0)
            await tidy(10)
            with pytest.raises(Refusal, match="no such game"):
                await games.find("a")
        finally:
            await store.stop()

    asyncio.run(run())


def test_too_many_games_in_memory(tmp_path: Path) -> None:
    """A game that was just loaded stays the only one of its kind: somebody is about to join it."""

    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/games.sqlite", max_live=2)
        store = Store(settings.database, "test")
        await store.start()
        games = Games(settings, store, Thinkers(1))
        try:
            games_made = [await games.create(row(id)) for id in "abcd"]
            for served in games_made[:2]:
                served.used -= 3600.0
            games_made.append(await games.create(row("e")))
            assert list(games.served) == ["c", "d", "e"]
            assert [await games.find(served.id) for served in games_made[2:]] == games_made[2:]
        finally:
            await store.stop()

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


def test_an_older_sqlite(tmp_path: Path) -> None:
    check_migration(f"sqlite:///{tmp_path}/games.sqlite")


def test_an_older_postgresql(postgresql: str) -> None:
    check_migration(new_database(postgresql, "older"))


def test_sqlite_that_was_left_half_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_broken_migration(f"sqlite:///{tmp_path}/games.sqlite", monkeypatch)


def test_postgresql_that_was_left_half_way(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_broken_migration(new_database(postgresql, "half"), monkeypatch)


def test_old_games_leave_sqlite(tmp_path: Path) -> None:
    check_retention(f"sqlite:///{tmp_path}/games.sqlite")


def new_database(postgresql: str, name: str) -> str:
    import psycopg

    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgresql.replace("/postgres", f"/{name}")


def test_store_in_postgresql(postgresql: str) -> None:
    check_store(new_database(postgresql, "store"))


def test_old_games_leave_postgresql(postgresql: str) -> None:
    check_retention(new_database(postgresql, "retention"))


KILLED = """
import asyncio, os, signal
from bastide.server.play.thinkers import Question, Thinkers

async def main():
    thinkers = Thinkers(1)
    await thinkers.choose(Question("g", "base", ("a", "b"), (), 0, ("draw:E",), "random", 1.0))
    print(*thinkers._processes._pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_thinking_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    with (tmp_path / "out").open("w+") as out:  # a pipe would be held open by the process that games_made on
        done = subprocess.run([sys.executable, str(tmp_path / "killed.py")], stdout=out, check=False)
        out.seek(0)
        thinker = int(out.read())
    assert done.returncode == -signal.SIGKILL
    for _ in range(200):
        try:
            os.kill(thinker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    os.kill(thinker, signal.SIGKILL)
    pytest.fail("the thinking process games_made on")
