"""What several processes on one PostgreSQL tell each other: which games have gone on, and who is where.

Nothing depends on a notice arriving: what counts is in the tables, and a process that tries to store
something out of date is refused there.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

import psycopg

from bastide.server.operation.logs import get_logger
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.storage.outbox import Outbox
from bastide.server.storage.store import CHANNEL, Store

log = get_logger(__name__)
BEAT_SECONDS = 10.0
SILENT_SECONDS = 35.0  # after which a process counts as gone


class Notices:
    """Listens to the other processes and speaks to them."""

    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._outgoing = Outbox()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: dict[str, float] = {}
        self.listening = asyncio.Event()
        games.tell_others = self._outgoing.put

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._speak, self._beat)]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.listening.wait(), 5.0)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def _listen(self) -> None:
        heard = time.time()
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self.games.spawn(self._ask_around(heard))
                    async for notice in connection.notifies():
                        try:
                            self._hear(notice.payload)
                        except ValueError:  # of another version, perhaps
                            log.warning("notice not understood", notice=notice.payload[:100])
            except (psycopg.Error, OSError) as error:
                log.warning("listening failed", error=repr(error))
            if self.listening.is_set():
                heard = time.time() - BEAT_SECONDS  # a line that is cut is not noticed at once
            self.listening.clear()
            await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    # Who has not heard of us for long has forgotten who is here.
                    for served in self.games.served.values():
                        self._tell_presence(served)
                    await self._outgoing.send_all(lambda notice: self._notify(connection, notice))
            except (psycopg.Error, OSError) as error:
                log.warning("speaking failed", error=repr(error))
            await asyncio.sleep(1.0)

    async def _notify(self, connection: psycopg.AsyncConnection[tuple[object, ...]], notice: str) -> None:
        kind, _, rest = notice.partition(" ")
        payload = f"{kind} {self.store.process} {rest}"
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def _ask_around(self, since: float) -> None:
        """Whatever was said while nobody listened is found in the tables; the others say who is there."""
        games = list(self.games.served.values())
        for served in games:
            self.games.spawn(self.games.catch_up(served))
            self._outgoing.put(f"who {served.id}")
        started = await self.store.rematches([served.id for served in games if served.is_over], since)
        for served in games:
            if served.id in started:
                self.games.tell_rematch(served, started[served.id])

    def _tell_presence(self, served: ServedGame) -> None:
        if here := served.hub.here():
            self._outgoing.put(f"presence {served.id} {','.join(map(str, here))}")

    async def _beat(self) -> None:
        """Say that we are alive, and forget those who have not said so for long."""
        while True:
            self._outgoing.put("alive")
            await asyncio.sleep(BEAT_SECONDS)
            limit = time.monotonic() - SILENT_SECONDS
            for process in [name for name, heard in self._heard.items() if heard < limit]:
                del self._heard[process]
                self._forget(process)

    def _forget(self, process: str) -> None:
        for served in self.games.served.values():
            if served.hub.elsewhere.pop(process, None):
                served.tell_presence()

    def _hear(self, payload: str) -> None:
        words = payload.split(" ")
        if len(words) < 2 or words[1] == self.store.process:
            return
        kind, process = words[0], words[1]
        self._heard[process] = time.monotonic()
        if kind == "entries":
            for word in words[2:]:
                game, _, seq = word.partition(":")
                served = self.games.served.get(game)
                if served is not None:
                    self.games.spawn(self.games.catch_up(served, int(seq)))
        elif kind == "who" and len(words) > 2:
            served = self.games.served.get(words[2])
            if served is not None:
                self._tell_presence(served)
        elif kind == "presence" and len(words) > 3:
            served = self.games.served.get(words[2])
            if served is not None:
                seats = tuple(int(seat) for seat in words[3].split(",") if seat)
                if served.hub.elsewhere.get(process, ()) != seats:
                    served.hub.elsewhere[process] = seats
                    served.tell_presence()
        elif kind == "talk" and len(words) > 2:
            served = self.games.served.get(words[2])
            if served is not None:
                self.games.spawn(self.games.hear_talk(served))
        elif kind == "rematch" and len(words) > 3:
            served = self.games.served.get(words[2])
            if served is not None:
                self.games.tell_rematch(served, words[3])
