"""What processes tell each other, while the database is away and when it is back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import LiteralString

import httpx
import psycopg
import pytest

from bastide.server.storage.outbox import Outbox
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving


def test_one_notice_of_a_kind_waits_for_each_game() -> None:
    sent: list[str] = []

    async def run() -> None:
        outbox = Outbox()
        for n in range(1000):
            for notice in ("alive", f"who {n % 3}", f"presence {n % 3} {n}"):
                outbox.put(notice)
        assert len(outbox) == 7
        away = True

        async def send(notice: str) -> None:
            if away and notice == "who 2":
                raise OSError("away")
            sent.append(notice)
            if notice == "presence 1 997":
                outbox.put("presence 1 0,1")  # newer than the one that is just being sent
            if notice == "presence 1 0,1":
                raise EOFError

        with pytest.raises(OSError, match="away"):
            await outbox.send_all(send)
        away = False
        with pytest.raises(EOFError):
            await outbox.send_all(send)
        assert len(outbox) == 1

    asyncio.run(run())
    first, second = (
        ["who 1", "presence 1 997"],
        ["who 2", "presence 2 998", "alive", "who 0", "presence 0 999"],
    )
    assert sent == [*first, *second, "presence 1 0,1"]


def beside(url: str) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(url.replace("/postgres", "/template1"), autocommit=True)


def end_connections(url: str, which: LiteralString) -> None:
    with beside(url) as connection:
        ours = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' AND "
        connection.execute(ours + which)


@contextmanager
def away(url: str) -> Iterator[None]:
    """Nobody can reach the database."""
    with beside(url) as connection:
        connection.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS false")
        try:
            end_connections(url, "true")
            yield
        finally:
            connection.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS true")


def test_nobody_misses_anything_when_the_database_was_away(postgresql: str) -> None:
    one, two = servers = [Serving(postgresql, log_level="critical").wait() for _ in range(2)]
    try:
        created = create(one, "human", "human")
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        ada, bob = Guest.joined(one, game, tokens[0]), Guest.joined(two, game, tokens[1])
        while ada.hear("presence")["connected"] != [True, True]:
            pass
        with away(postgresql):
            assert ada.act(ada.targets[0]["text"])["code"] == "busy"
            bob.close()
        while ada.hear("presence")["connected"] != [True, False]:
            pass
        both = Guest.joined(two, game, *tokens)
        both.play(random.Random(1))
        while ada.seq < both.seq:
            ada.hear("update", "state")
        assert ada.log == both.log
        end_connections(postgresql, "query LIKE 'LISTEN%'")
        url = f"{two.http}/api/games/{game}/rematch"
        again = httpx.post(url, headers=key(tokens[1])).json()["game"]
        assert ada.hear("rematch")["game"] == both.hear("rematch")["game"] == again
    finally:
        for server in servers:
            server.stop()
