"""Secrets that are promised before anybody says which game they are for.

Whoever starts a game adds a salt to its draws. So that the server cannot choose its secret by that salt, it
must have promised the secret before: it gives the hash away, and takes the secret for the game that names it,
once.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select

from bastide.record.fair_draw import FairDraw
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import promises
from bastide.server.storage.store import Store
from bastide.words import Message

LASTS_SECONDS = 600.0
MAX_PROMISES = 20_000


class Promises:
    """Secrets without a game."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    async def make(self) -> str:
        """The hash of a new secret."""
        now, draw = time.time(), FairDraw(FairDraw.new_secret())
        async with self.engine.begin() as connection:
            late = ~promises.c.made.between(now - LASTS_SECONDS, now + LASTS_SECONDS)
            await connection.execute(delete(promises).where(late))
            count = (await connection.execute(select(func.count()).select_from(promises))).scalar_one()
            if count >= MAX_PROMISES:
                raise Refusal("busy", Message("server-many-games"), status=503)
            await connection.execute(
                promises.insert(), {"hash": draw.hash, "secret": draw.secret, "made": now}
            )
        return draw.hash

    async def take(self, hash: str) -> str:
        """The secret of that hash, for one game only: who has played it knows what comes."""
        this = delete(promises).where(promises.c.hash == hash).returning(promises.c.secret)
        async with self.engine.begin() as connection:
            secret = (await connection.execute(this)).scalar_one_or_none()
        if secret is None:
            raise Refusal("stale", Message("server-no-promise"), status=409)
        return str(secret)
