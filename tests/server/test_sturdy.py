"""Answers that stay sensible whatever is asked, and whatever has become of the file or of the time."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.refusal import Refusal
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.sqlite_writer import is_faulty
from bastide.server.storage.store import GameRow, Seat, Store
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving
from tests.server.test_faults import with_games


@pytest.mark.parametrize("number", ["9" * 30, "-" + "9" * 30, "1e400", "9" * 5000], ids=lambda n: n[:6])
@pytest.mark.parametrize("kind", ["explain", "act"])
def test_numbers_without_end_are_refused_in_words(server: Serving, kind: str, number: str) -> None:
    created = create(server, "human", "human")
    guest = Guest.all_seats(server, created)
    for action in (f'{{"type":"place","at":[{number},0]}}', f'{{"type":{number}}}', f'{{"at":[[{number}]]}}'):
        more = '"id":1' if kind == "explain" else f'"seq":{guest.seq}'
        guest.socket.send(f'{{"type":"{kind}",{more},"action":{action}}}')
        assert guest.hear()["code"] == "message"
    guest.say(type="ping")
    assert guest.hear()["type"] == "pong"
    guest.close()


def test_keys_are_not_read_from_addresses(server: Serving) -> None:
    """Whoever keeps logs would keep the keys."""
    created = create(server, "human", "human")
    address, token = f"{server.http}/api/games/{created['game']}", created["seats"][0]["token"]
    for path in ("", "/now", "/record", "/replay", "/picture.svg", "/track.svg"):
        assert httpx.get(f"{address}{path}", params={"token": token}).status_code == 403
    assert httpx.get(address, headers=key(token)).status_code == 200


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    try:
        for _ in range(5):
            create(server, "human", "human")
        with sqlite3.connect(tmp_path / "games.sqlite") as writer:
            writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with (tmp_path / "games.sqlite").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * 4096 * 100)
        answer = httpx.get(f"{server.http}/readyz")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert httpx.get(f"{server.http}/healthz").status_code == 200
    finally:
        assert server.process is not None
        server.process.kill()  # what it would say goodbye to is damaged
        server.process.wait(10)
        assert "malformed" in server.errors()


def test_a_full_disk_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Undoing what SQLite has undone already must not hide why."""

    async def test(games: Games, store: Store) -> None:
        await games.create(row("a"))
        assert store._file is not None
        connection = store._file._connect()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(Refusal, match="cannot store"):
            await _create_many(games)

    with_games(tmp_path, test)
    assert "full" in capsys.readouterr().out


async def _create_many(games: Games) -> None:
    for n in range(1000):
        await games.create(row(f"b{n}"))


def row(id: str, clock: ThinkingTime | None = None) -> GameRow:
    seats = [Seat("Ada", "human"), Seat("Bob", "human")]
    return GameRow(id, "base", {}, 0, 5, seats, "x", None, clock, "full", False)


@pytest.mark.parametrize("step", [-7200.0, 7200.0], ids=["back", "forward"])
def test_setting_the_time_changes_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    """Not of a game in memory, nor of one that sleeps meanwhile, nor of one of another process."""
    real = time.time

    def left(served: ServedGame) -> int:
        assert served.clock is not None
        return served.clock.remaining()[0]

    async def test(games: Games, store: Store) -> None:
        awake = await games.create(row("awake", ThinkingTime(10)))
        await games.create(row("asleep", ThinkingTime(10)))
        games.forget("asleep")
        monkeypatch.setattr(time, "time", lambda: real() + step)
        for served in (awake, await games.find("asleep")):
            assert 590_000 < left(served) <= 600_000
        # What is stored after it counts from then on, also for who reads it later.
        await games.act(awake, [0, 1], awake.seq, str(awake.match.state.legal_actions()[0]))
        games.forget("awake")
        assert 590_000 < left(await games.find("awake")) <= 600_000

    with_games(tmp_path, test)


def test_processes_agree_on_the_time() -> None:
    """One that is started later, after the time was set, goes by the time of the first."""
    ahead, started = TIMELINE.ahead, TIMELINE.started
    try:
        TIMELINE.adopt(ahead + 7200, started + 7200)
        assert TIMELINE.now() - time.time() == pytest.approx(7200, abs=60)
        assert TIMELINE.since(TIMELINE.now() - 5) == pytest.approx(
            min(5, TIMELINE.now() - started - 7200), abs=1
        )
    finally:
        TIMELINE.adopt(ahead, started)


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_versions_of_sqlite_with_a_known_fault(version: tuple[int, int, int], faulty: bool) -> None:
    assert is_faulty(version) is faulty


def test_the_version_of_sqlite_is_told_at_the_start(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", log_level="info").wait()
    said = server.stop()
    assert f"sqlite={sqlite3.sqlite_version}" in said
    assert ("WAL-reset" in said) is is_faulty(sqlite3.sqlite_version_info)
