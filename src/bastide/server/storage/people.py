"""Who somebody is, without an account: a name, and a key that only their browsers have.

Of the key only the hash is stored, and the keys to their seats only sealed with it: whoever reads the
database opens nothing.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.storage.schema import kept, people, person_games, pushes
from bastide.server.storage.store import Store
from bastide.server.storage.tokens import digest, new_game_id, new_token

MAX_GAMES = 500  # that are remembered of one person
MAX_PUSHES = 10  # browsers of one person that want to be told


class Person(NamedTuple):
    """Somebody."""

    id: str
    name: str
    created: float
    mail: str | None  # where they want to be told
    mail_code: str | None  # the hash of the number that confirms it, until it has come
    language: str


class PersonGame(NamedTuple):
    """A seat of somebody: the hash of the key to it, and the key itself, sealed."""

    game: str
    token: str
    sealed: str


class Push(NamedTuple):
    """A browser that wants to be told, by the service of its maker."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class People:
    """The part of the database that knows of people."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self._insert = sqlite.insert if store.is_sqlite else postgresql.insert

    async def create(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and the key by which they are known."""
        key, person = new_token(), Person(new_game_id(), name, time.time(), None, None, language)
        async with self.engine.begin() as connection:
            await connection.execute(people.insert(), {**person._asdict(), "key": digest(key)})
        return person, key

    async def find(self, key: str) -> Person | None:
        """Who has this key."""
        return await self._person(people.c.key == digest(key))

    async def by_id(self, id: str) -> Person | None:
        return await self._person(people.c.id == id)

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        columns = [people.c[name] for name in Person._fields]
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(which))).first()
            return None if row is None else Person(*row)

    async def change(self, id: str, **values: object) -> None:
        """Another name, another address."""
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(values))

    async def delete(self, id: str) -> None:
        """Forget somebody and everything about them; games stay, without them."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(people).where(people.c.id == id))

    # Their games -----------------------------------------------------------------------------------

    async def add_game(self, person: str, key: str, game: str, token: str) -> None:
        """Somebody has a seat; of two who say so, the first."""
        row = {"person": person, "game": game, "token": digest(token), "sealed": seal(key, token)}
        added = self._insert(person_games).values(**row, added=time.time()).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(added)
            newest = (
                select(person_games.c.added)
                .where(person_games.c.person == person)
                .order_by(person_games.c.added.desc())
                .offset(MAX_GAMES)
                .limit(1)
            )
            limit = (await connection.execute(newest)).scalar_one_or_none()
            if limit is not None:
                mine = person_games.c.person == person
                await connection.execute(delete(person_games).where(mine, person_games.c.added <= limit))

    async def games_of(self, person: str) -> list[PersonGame]:
        """The seats of somebody, the newest first."""
        columns = [person_games.c[name] for name in PersonGame._fields]
        async with self.engine.connect() as connection:
            mine = select(*columns).where(person_games.c.person == person)
            rows = await connection.execute(mine.order_by(person_games.c.added.desc()))
            return [PersonGame(*row) for row in rows]

    async def drop_game(self, person: str, game: str) -> None:
        async with self.engine.begin() as connection:
            this = (person_games.c.person == person) & (person_games.c.game == game)
            await connection.execute(delete(person_games).where(this))

    async def sitting_at(self, game: str) -> dict[str, str]:
        """Who sits at a table, by the hash of the key to their seat."""
        async with self.engine.connect() as connection:
            found = select(person_games.c.token, person_games.c.person).where(person_games.c.game == game)
            return {str(token): str(person) for token, person in await connection.execute(found)}

    # Being told ------------------------------------------------------------------------------------

    async def add_push(self, person: str, push: Push) -> None:
        row = {**push._asdict(), "person": person, "added": time.time()}
        put = self._insert(pushes).values(row).on_conflict_do_update(index_elements=["endpoint"], set_=row)
        async with self.engine.begin() as connection:
            await connection.execute(put)
            mine = select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.added.desc())
            old = (await connection.execute(mine.offset(MAX_PUSHES))).scalars().all()
            await connection.execute(delete(pushes).where(pushes.c.endpoint.in_(old)))

    async def drop_push(self, endpoint: str, person: str | None = None) -> None:
        """A browser does not want to be told any more, or cannot be."""
        these = pushes.c.endpoint == endpoint
        if person is not None:
            these &= pushes.c.person == person
        async with self.engine.begin() as connection:
            await connection.execute(delete(pushes).where(these))

    async def pushes_of(self, person: str) -> list[Push]:
        columns = [pushes.c[name] for name in Push._fields]
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(pushes.c.person == person))
            return [Push(*row) for row in rows]

    async def keep(self, name: str, value: str) -> str:
        """Something the server makes once, for all its processes; what counts is what came first."""
        async with self.engine.begin() as connection:
            new = self._insert(kept).values(name=name, value=value).on_conflict_do_nothing()
            await connection.execute(new)
        async with self.engine.connect() as connection:
            return str(
                (await connection.execute(select(kept.c.value).where(kept.c.name == name))).scalar_one()
            )


def seal(key: str, token: str) -> str:
    """A key to a seat, as only who has the other key can read it."""
    nonce = secrets.token_bytes(16)
    return base64.urlsafe_b64encode(nonce + _with(_pad(key, nonce, len(token)), token.encode())).decode()


def unseal(key: str, sealed: str) -> str:
    """The inverse."""
    data = base64.urlsafe_b64decode(sealed)
    nonce, hidden = data[:16], data[16:]
    return _with(_pad(key, nonce, len(hidden)), hidden).decode()


def _pad(key: str, nonce: bytes, length: int) -> bytes:
    parts = [hmac.digest(key.encode(), nonce + bytes([n]), "sha256") for n in range(length // 32 + 1)]
    return b"".join(parts)[:length]


def _with(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
