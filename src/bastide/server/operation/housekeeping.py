"""What is done now and then: games nobody looks at leave memory, old ones leave the database.

And where a clock runs out that nobody looks at, the game is looked at, so that it has its effect.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from bastide.server.operation.logs import get_logger
from bastide.server.operation.settings import Settings
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play.games import Games
from bastide.server.refusal import Refusal
from bastide.server.storage.alarms import CLAIMED_SECONDS, Alarms
from bastide.server.storage.store import Store

log = get_logger(__name__)
TIDY_SECONDS = 20.0
SEARCH_SECONDS = 3600.0  # between two searches for old games that find none
# After a start, and after the clock was set, what seems old may be so only by a clock that is wrong.
DOUBT_SECONDS = 3600.0
DAY = 86400.0
MAX_FORGOTTEN = 20  # games at once, so that no decision waits for long
MAX_WOKEN = 20  # games at once, because of their clocks
STOP_SECONDS = 3.0


class Housekeeping:
    """Tidies up memory and database. Every process runs its own; none needs to know of the others."""

    def __init__(self, settings: Settings, store: Store, games: Games) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self.alarms = Alarms(store)
        self._ahead = time.time() - time.monotonic()
        self._search_at = time.monotonic() + DOUBT_SECONDS

    async def stop(self) -> None:
        """Leave everything noted."""
        with suppress(Exception):  # a database that is away must not keep us
            async with asyncio.timeout(STOP_SECONDS):
                await self.note_due()

    async def run(self) -> None:
        """Tidy up for ever."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy(time.time(), time.monotonic())
            except Exception as error:
                log.warning("tidying failed", error=repr(error))

    async def tidy(self, now: float, ticks: float) -> None:
        """Put away what is idle, note what is being looked at, forget what is old.

        ``now`` is what the clock says, ``ticks`` counts on even if the clock is set.
        """
        ahead, self._ahead = self._ahead, now - ticks
        if abs(self._ahead - ahead) > DOUBT_SECONDS:
            log.warning("the clock was set; old games are left alone for an hour")
            self._search_at = ticks + DOUBT_SECONDS
        await self.note_due()
        await self.wake()
        self.games.put_away(self.settings.idle_seconds)
        opened = [
            served
            for served in self.games.served.values()
            if abs(now - served.noted) >= DAY or (served.is_in_lobby and served.hub.clients)
        ]
        await self.store.note_opened([served.id for served in opened], now)
        for served in opened:
            served.noted = now
        if ticks >= self._search_at:
            forgotten = await self.store.forget(*self.limits(now), MAX_FORGOTTEN)
            for game in forgotten:
                self.games.forget(game)
            if forgotten:
                log.info("old games forgotten", games=len(forgotten))
            if len(forgotten) < MAX_FORGOTTEN:
                self._search_at = ticks + SEARCH_SECONDS

    async def note_due(self) -> None:
        """Note when clocks run out, where that has changed: somebody must know when nobody is here."""
        changed: dict[str, float | None] = {}
        clocks = [served for served in self.games.served.values() if served.clock and not served.stale]
        for served in clocks:
            due, noted = served.due(), served.due_noted
            if (due is None) != (noted is None) or abs((due or 0.0) - (noted or 0.0)) > 1.0:
                changed[served.id] = due
        await self.alarms.note(changed)
        for served in clocks:
            if served.id in changed:
                served.due_noted = changed[served.id]

    async def wake(self) -> None:
        """Load games whose clocks have run out while nobody looked; being there, they go on by themselves."""
        now = TIMELINE.now()
        for game in await self.alarms.take(now, MAX_WOKEN):
            try:
                served = await self.games.find(game)
                served.due_noted = now + CLAIMED_SECONDS
            except Refusal as refusal:
                if refusal.code == "no-game":  # it cannot be played, and need not be tried again
                    await self.alarms.note({game: None})

    def limits(self, now: float) -> tuple[float | None, float | None]:
        """Finished and unfinished games last touched before these times are deleted; None: never."""
        finished, unfinished = self.settings.keep_finished_days, self.settings.keep_unfinished_days
        return (now - finished * DAY if finished else None, now - unfinished * DAY if unfinished else None)
