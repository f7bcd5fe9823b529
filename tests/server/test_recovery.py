"""Killing the server at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import os
import random
import re
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.view.messages import VERSION
from tests.server.guest import Guest, create
from tests.server.serving import ROOT, Serving, free_port


def test_killed_in_mid_game_nothing_is_lost(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    try:
        games = [create(server, "human", "human") for _ in range(6)]
        guests = [Guest.all_seats(server, game) for game in games]

        def play(guest: Guest, seed: int) -> None:
            try:
                guest.play(random.Random(seed))
            except (ConnectionClosed, OSError):
                return

        threads = [threading.Thread(target=play, args=(guest, n)) for n, guest in enumerate(guests)]
        for thread in threads:
            thread.start()
        while min(guest.seq for guest in guests) < 12:
            time.sleep(0.01)
        server.kill()
        for thread in threads:
            thread.join(20)
        server.start()
        server.wait()
        for game, guest in zip(games, guests, strict=True):
            again = Guest.all_seats(server, game)
            # What was acknowledged is there; one more may have been stored whose acknowledgement got lost.
            assert guest.seq <= again.seq <= guest.seq + 1
            assert again.log[: len(guest.log)] == guest.log
            if again.seq == guest.seq:
                assert {**again.view, "key": ""} == {**guest.view, "key": ""}
            again.play(random.Random(1), 3)
            again.close()
    finally:
        server.stop()


def test_goodbye_when_the_server_stops(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite").wait()
    created = create(server, "human", "greedy", clock={"minutes": 5})
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(1), 4)
    ended = threading.Thread(target=server.stop)
    ended.start()
    assert guest.hear("bye")["reason"]
    with pytest.raises(ConnectionClosed) as closed:
        guest.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001
    ended.join(20)
    assert server.process is not None
    server.start()
    server.wait()
    try:
        again = Guest.all_seats(server, created)
        assert again.seq >= guest.seq
        again.play(random.Random(1), 4)
    finally:
        server.stop()


def _say_much(guest: Guest) -> None:
    """Until the connection is closed, which may happen before everything is said."""
    for _ in range(40):
        guest.say(type="ping")
    while True:
        guest.hear()


def test_limits(tmp_path: Path) -> None:
    server = Serving(
        f"sqlite:///{tmp_path}/games.sqlite",
        limits="on",
        games_a_minute=3,
        requests_a_minute=20,
        joins_a_minute=4,
        messages_a_second=5,
        join_seconds=1,
        max_clients=3,
        metrics="off",
    ).wait()
    try:
        made = [create(server, "human") for _ in range(3)]
        body = {"seats": [{"kind": "human"}]}
        assert httpx.post(f"{server.http}/api/games", json=body).status_code == 429
        statuses = {httpx.get(f"{server.http}/api/sets").status_code for _ in range(25)}
        assert statuses == {200, 429}
        assert httpx.get(f"{server.http}/healthz").status_code == 200
        assert httpx.get(f"{server.http}/metrics").status_code == 404
        silent = Guest(server)
        with pytest.raises(ConnectionClosed):
            silent.hear()
        guest = Guest.all_seats(server, made[0])
        with pytest.raises(ConnectionClosed):
            _say_much(guest)
        for _ in range(4):
            guest = Guest(server)
            guest.say(type="join", version=VERSION, game="none", token="x")
            last = guest.hear()
            guest.close()
        assert last["code"] == "rate"
    finally:
        server.stop()


def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("no database " * 100)
    newer = sqlite3.connect(tmp_path / "newer.sqlite")
    newer.execute("CREATE TABLE alembic_version (version_num)")
    newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.commit()
    newer.close()
    for database, fault in (
        (f"sqlite:///{tmp_path}/text.sqlite", "not a database"),
        (f"sqlite:///{tmp_path}/newer.sqlite", "newer version"),
        (f"sqlite:///{tmp_path}", "it is a folder"),
        (f"postgresql://me:secret@127.0.0.1:{free_port()}/none", "refused"),
    ):
        command = [sys.executable, "-m", "bastide.cli", "serve", "--port=0", "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode != 0
        last = done.stderr.splitlines()[-1]
        assert "cannot be used" in last
        assert re.search(fault, last), last
        assert "Traceback" not in done.stderr
        assert "secret" not in done.stderr
