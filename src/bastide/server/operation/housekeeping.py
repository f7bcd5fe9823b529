"""What is done now and then: games nobody looks at leave memory, old ones leave the database."""

from __future__ import annotations

import asyncio
import time

from bastide.server.operation.logs import get_logger
from bastide.server.operation.settings import Settings
from bastide.server.play.games import Games
from bastide.server.storage.store import Store

log = get_logger(__name__)
TIDY_SECONDS = 20.0
SEARCH_SECONDS = 3600.0  # between two searches for old games that find none
# After a start, and after the clock was set, what seems old may be so only by a clock that is wrong.
DOUBT_SECONDS = 3600.0
DAY = 86400.0
MAX_FORGOTTEN = 20  # games at once, so that no decision waits for long


class Housekeeping:
    """Tidies up memory and database. Every process runs its own; none needs to know of the others."""

    def __init__(self, settings: Settings, store: Store, games: Games) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self._ahead = time.time() - time.monotonic()
        self._search_at = time.monotonic() + DOUBT_SECONDS

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

    def limits(self, now: float) -> tuple[float | None, float | None]:
        """Finished and unfinished games last touched before these times are deleted; None: never."""
        finished, unfinished = self.settings.keep_finished_days, self.settings.keep_unfinished_days
        return (now - finished * DAY if finished else None, now - unfinished * DAY if unfinished else None)
