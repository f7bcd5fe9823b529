"""When the clocks of games run out that nobody has in memory, and for how long servers have run.

A clock stands still while no server runs. So every process notes again and again that it is there
(``Store.beat``): what is due is put off by as long as none was, and how much of somebody's time has passed is
known after a restart, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, func, select, update

from bastide.server.storage.schema import games, runs
from bastide.server.storage.store import MIGRATION_LOCK, Store

SILENT_SECONDS = 35.0  # after which a process counts as gone
GRACE_SECONDS = 30.0  # that whoever has a game in memory has for it
CLAIMED_SECONDS = 300.0  # that whoever takes up a game has for it, before it is offered again
KEPT_SECONDS = 100 * 86_400.0  # that it is remembered when servers ran
MAX_RUNS = 2000


class Alarms:
    """The part of the database that knows when something is due."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.process = store.process
        self.is_sqlite = store.is_sqlite

    async def start(self, now: float, started: float) -> list[tuple[float, float]]:
        """This process runs; from when to when others did, as far as they have noted it.

        If nobody is there but us, whatever is due has waited for as long as nobody was.
        """
        async with self.engine.begin() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:  # several processes may start at once
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            columns = runs.c.started, runs.c.beat
            found = (
                await connection.execute(select(*columns).order_by(runs.c.n.desc()).limit(MAX_RUNS))
            ).all()
            others = [(float(begun), float(beat)) for begun, beat in found]
            if others and all(abs(now - beat) > SILENT_SECONDS for _, beat in others):
                waited = now - others[0][1]  # also back, if the clock of the machine was set
                due = games.c.due.is_not(None)
                await connection.execute(update(games).where(due).values(due=games.c.due + waited))
            last = (await connection.execute(select(func.max(runs.c.n)))).scalar_one_or_none()
            n = (last or 0) + 1
            row = {"n": n, "process": self.process, "started": started, "beat": now}
            await connection.execute(runs.insert(), row)
            old = ~runs.c.beat.between(now - KEPT_SECONDS, now + KEPT_SECONDS)
            await connection.execute(delete(runs).where(old | (runs.c.n <= n - MAX_RUNS)))
            return others

    async def note(self, due: Mapping[str, float | None]) -> None:
        """When the clocks of these games run out; None: they have nothing to wait for."""
        if due:
            these = update(games).where(games.c.id == bindparam("game")).values(due=bindparam("at"))
            async with self.engine.begin() as connection:
                await connection.execute(these, [{"game": game, "at": at} for game, at in due.items()])

    async def take(self, now: float, most: int) -> list[str]:
        """Some games whose clock has run out, each given to one process only.

        Not at once: who has a game in memory sees to it, and notes it.
        """
        late = games.c.due <= now - GRACE_SECONDS
        some = select(games.c.id).where(late).order_by(games.c.due).limit(most)
        async with self.engine.begin() as connection:
            ids = (await connection.execute(some.with_for_update(skip_locked=True))).scalars().all()
            if ids:
                later = now + CLAIMED_SECONDS
                await connection.execute(update(games).where(games.c.id.in_(ids)).values(due=later))
            return [str(id) for id in ids]
