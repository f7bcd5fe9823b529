"""What whoever runs a server for months relies on."""

from __future__ import annotations

import os
import random
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import psycopg
import pytest

from bastide.server.http.limiter import Limiter
from bastide.server.operation.settings import Settings
from tests.server.guest import Guest, create
from tests.server.serving import ROOT, Serving, need


def refused(*options: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "bastide.cli", "serve", "--port=0", *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    return done.stderr


def test_every_setting_is_told_of() -> None:
    said = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        found = re.search(rf"^\| `BASTIDE_{field.name.upper()}`[^|]*\| ([^|]*)", said, re.MULTILINE)
        assert found, field.name
        if field.name != "database":
            value = found[1].strip()
            told = Settings.from_environment({f"BASTIDE_{field.name.upper()}": value})
            assert getattr(told, field.name) == field.default, field.name


# One server to a file --------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="nothing prevents it there")
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    try:
        assert server.process is not None
        created = create(server, "human", "greedy")
        guest = Guest.all_seats(server, created)
        guest.play(random.Random(1), 3)  # now a thinking process has been started too
        (tmp_path / "link.sqlite").symlink_to(tmp_path / "games.sqlite")
        for name in ("games", "link"):
            said = refused(f"--database=sqlite:///{tmp_path}/{name}.sqlite")
            assert len(said.splitlines()) == 1
            assert f"process {server.process.pid}" in said
            assert str(tmp_path / "games.sqlite") in said
            assert "PostgreSQL" in said
        guest.play(random.Random(1), 3)
        with sqlite3.connect(f"file:{tmp_path}/games.sqlite?mode=ro", uri=True) as reader:
            assert reader.execute("SELECT count(*) FROM games").fetchone() == (1,)
        server.kill()
        server.start()
        server.wait()
        assert Guest.all_seats(server, created).seq >= guest.seq
    finally:
        server.stop()


def test_a_place_for_the_file_that_cannot_be_had(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused(f"--database=sqlite:///{tmp_path}/file/games.sqlite")
    assert len(said.splitlines()) == 1
    assert "cannot be used" in said


def test_it_ends_without_leaving_anything_behind(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    guest = Guest.all_seats(server, create(server, "human", "greedy"))
    guest.play(random.Random(1), 3)
    # Whether there is something to be said about SQLite depends on the machine.
    assert [line for line in server.stop().splitlines() if "SQLite" not in line] == []
    assert server.process is not None
    assert server.process.returncode == 0
    assert {path.name for path in tmp_path.iterdir()} == {"games.sqlite", "games.sqlite-lock"}


# Limits by address ---------------------------------------------------------------------------------


def test_addresses_are_counted_by_the_minute_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 600.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limiter = Limiter(Settings(games_a_minute=4))
    assert [limiter.allows("games", "a") for _ in range(5)] == [True] * 4 + [False]
    assert limiter.allows("joins", "a")
    assert limiter.allows("games", "b")
    now = 659.0
    assert not limiter.allows("games", "a")
    now = 661.0  # a new minute is no licence to do all of it again
    assert not limiter.allows("games", "a")
    now = 690.0
    assert [limiter.allows("games", "a") for _ in range(3)] == [True, True, False]
    now = 840.0
    assert [limiter.allows("games", "a") for _ in range(5)] == [True] * 4 + [False]
    for number in range(1000):
        limiter.allows("games", str(number))
    now = 900.0
    assert limiter.allows("games", "c")
    now = 960.0
    assert limiter.allows("games", "d")
    assert set(limiter._now) | set(limiter._before) == {("games", "c"), ("games", "d")}


# Backups -------------------------------------------------------------------------------------------


def told(beginning: str) -> str:
    """The command in docs/server.md that begins so."""
    words = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").split("`")
    (found,) = {word for word in words[1::2] if word.startswith(beginning)}
    return found


def backup_and_restore(server: Serving, backup: Callable[[], None], restore: Callable[[], None]) -> None:
    """Games go on while the backup is made; what was acknowledged before is in it, and their keys."""
    games = [create(server, "human", "human") for _ in range(4)]
    guests = [Guest.all_seats(server, game) for game in games]
    made = threading.Event()

    def play(guest: Guest) -> None:
        generator = random.Random(1)
        while not made.is_set() and guest.play(generator, 1):
            pass

    players = [threading.Thread(target=play, args=(guest,)) for guest in guests]
    for guest in guests:
        guest.play(random.Random(2), 5)
    known = [guest.seq for guest in guests]
    for player in players:
        player.start()
    try:
        backup()
    finally:
        made.set()
        for player in players:
            player.join(60)
    for guest in guests:
        guest.play(random.Random(3), 5)
        guest.close()
    server.stop()
    restore()
    server.start()
    server.wait()
    for game, seq, before in zip(games, known, guests, strict=True):
        again = Guest.all_seats(server, game)
        assert seq <= again.seq < before.seq
        assert again.log == before.log[: len(again.log)]
        again.play(random.Random(4), 3)
        again.close()


def test_backup_and_restore_of_sqlite(tmp_path: Path) -> None:
    need("sqlite3")

    def run(command: str) -> None:
        subprocess.run(command, shell=True, cwd=tmp_path, check=True, timeout=60)

    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    try:
        backup_and_restore(
            server,
            lambda: run(told('sqlite3 games.sqlite ".backup')),
            lambda: run(told("mv ") + " && " + told("rm ")),
        )
    finally:
        server.stop()


def test_backup_and_restore_of_postgresql(postgresql: str, tmp_path: Path) -> None:
    need("pg_dump", "pg_restore")
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE DATABASE kept")
    database = postgresql.rpartition("/")[0] + "/kept"

    def run(command: str) -> None:
        named = command.replace(" bastide", f" {database}")
        subprocess.run(named, shell=True, cwd=tmp_path, check=True, timeout=60)

    server = Serving(database).wait()
    try:
        backup_and_restore(server, lambda: run(told("pg_dump ")), lambda: run(told("pg_restore ")))
    finally:
        server.stop()
