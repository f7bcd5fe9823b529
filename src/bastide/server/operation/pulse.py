"""``Pulse``: notes in the database that the server runs, so that the next one knows for how long it did.

Without it, whoever thinks while the server is killed would get all the time back since their last decision.
"""

from __future__ import annotations

import asyncio
import time

from bastide.server.operation.logs import get_logger
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.games import Games
from bastide.server.storage.alarms import Alarms
from bastide.server.storage.store import Store

log = get_logger(__name__)
BEAT_SECONDS = 0.5  # by which a clock may be wrong after the server was killed
QUIET_SECONDS = 20.0  # the same for games that nobody looks at


class Pulse:
    """Every process has its own."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games
        self._beaten = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Say that this process is there, and learn when others were."""
        TIMELINE.begin()
        TIMELINE.remember(await Alarms(self._store).start(TIMELINE.now(), TIMELINE.started))
        self._beaten = time.monotonic()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            quiet = time.monotonic() - self._beaten < QUIET_SECONDS
            if not quiet or self._is_a_clock_running():
                await self._beat()

    def _is_a_clock_running(self) -> bool:
        clocks = (served.clock for served in self._games.served.values())
        return any(clock is not None and clock.running is not None for clock in clocks)

    async def _beat(self) -> None:
        try:
            await self._store.beat(TIMELINE.now())
            self._beaten = time.monotonic()
        except Exception as error:  # the next one may succeed
            log.warning("not noted that the server runs", error=repr(error))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat()
