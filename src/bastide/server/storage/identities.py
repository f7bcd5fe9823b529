"""People who sign in with an account that they have elsewhere: which person of ours it stands for.

The key by which a person is known is kept with their account, sealed with the secret that issuer and server
share. That secret is in no database, so whoever reads one still opens nothing.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from bastide.server.refusal import Refusal
from bastide.server.storage.people import People, Person, seal, unseal
from bastide.server.storage.schema import identities, people, sign_ins
from bastide.server.storage.store import Store
from bastide.server.storage.tokens import digest
from bastide.words import Message

LASTS_SECONDS = 600.0  # that somebody may take to sign in
MAX_UNDER_WAY = 10_000


class Begun(NamedTuple):
    """What a browser that has gone to the issuer must come back with."""

    nonce: str
    verifier: str


class Identities:
    """Accounts elsewhere, and browsers that are about to sign in."""

    def __init__(self, store: Store, known: People, secrets: Sequence[str]) -> None:
        self.engine = store.engine
        self.people = known
        self.secrets = secrets  # the first is in use, the others were before

    # On the way --------------------------------------------------------------------------------------

    async def begin(self, state: str, browser: str, begun: Begun) -> None:
        """A browser goes to the issuer."""
        now = time.time()
        row = {"state": digest(state), "browser": digest(browser), "made": now, **begun._asdict()}
        async with self.engine.begin() as connection:
            late = ~sign_ins.c.made.between(now - LASTS_SECONDS, now + LASTS_SECONDS)
            await connection.execute(delete(sign_ins).where(late))
            count = (await connection.execute(select(func.count()).select_from(sign_ins))).scalar_one()
            if count >= MAX_UNDER_WAY:
                raise Refusal("busy", Message("server-sign-in-silent"), status=503)
            await connection.execute(sign_ins.insert(), row)

    async def come_back(self, state: str, browser: str) -> Begun | None:
        """It is back, once; None if it never left, is another one, or took too long."""
        this = (
            sign_ins.c.state == digest(state),
            sign_ins.c.browser == digest(browser),
            sign_ins.c.made > time.time() - LASTS_SECONDS,
            sign_ins.c.verifier != "",
        )
        async with self.engine.begin() as connection:
            columns = sign_ins.c.nonce, sign_ins.c.verifier
            found = (await connection.execute(select(*columns).where(*this))).first()
            spent = update(sign_ins).where(*this).values(verifier="").returning(sign_ins.c.state)
            taken = (await connection.execute(spent)).first()
            return None if found is None or taken is None else Begun(*found)

    async def note(self, state: str, identity: str, name: str) -> None:
        """Who it is that has come back."""
        this = sign_ins.c.state == digest(state)
        values = {"identity": identity, "name": name}
        async with self.engine.begin() as connection:
            await connection.execute(update(sign_ins).where(this).values(values))

    async def finish(self, browser: str) -> tuple[str, str] | None:
        """The account that a browser has signed in with, and the name there; once."""
        this = (
            sign_ins.c.browser == digest(browser),
            sign_ins.c.identity.is_not(None),
            sign_ins.c.made > time.time() - LASTS_SECONDS,
        )
        gone = delete(sign_ins).where(*this).returning(sign_ins.c.identity, sign_ins.c.name)
        async with self.engine.begin() as connection:
            found = (await connection.execute(gone)).first()
            return None if found is None else (str(found[0]), str(found[1] or ""))

    # Who it is ---------------------------------------------------------------------------------------

    async def person(self, identity: str, name: str, language: str, key: str | None) -> tuple[Person, str]:
        """The person that an account stands for, and their key.

        ``key`` is that of whom the browser knew before: a new account stands for them from now on.
        """
        here = None if key is None else await self.people.find(key)
        async with self.engine.connect() as connection:
            columns = identities.c.person, identities.c.sealed, people.c.key
            tied = select(*columns).join(people).where(identities.c.identity == identity)
            row = (await connection.execute(tied)).first()
        if row is None:
            person, known = await self.people.create(name, language) if here is None else (here, key or "")
            try:
                await self._tie(identity, person.id, known)
            except Refusal:
                if here is None:
                    await self.people.delete(person.id)
                raise
            return person, known
        whose, sealed, hashed = (str(cell) for cell in row)
        if here is not None and here.id != whose:
            raise taken()
        opened = [unlocked(secret, identity, sealed) for secret in self.secrets]
        known = next((text for text in (key or "", *opened) if digest(text) == hashed), "")
        owner = await self.people.by_id(whose)
        if not known or owner is None:
            raise Refusal("bad-token", Message("server-sign-in-lost"), status=409)
        values = {"sealed": seal(lock(self.secrets[0], identity), known)}
        async with self.engine.begin() as connection:
            await connection.execute(
                update(identities).where(identities.c.identity == identity).values(values)
            )
        return owner, known

    async def _tie(self, identity: str, person: str, key: str) -> None:
        sealed = seal(lock(self.secrets[0], identity), key)
        row = {"identity": identity, "person": person, "sealed": sealed, "added": time.time()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(identities.insert(), row)
        except IntegrityError:  # they have another account already, or were faster in another window
            raise taken() from None

    async def signs_in(self, person: str) -> bool:
        """Does an account stand for somebody?"""
        async with self.engine.connect() as connection:
            found = select(identities.c.person).where(identities.c.person == person)
            return (await connection.execute(found)).first() is not None

    async def untie(self, person: str) -> None:
        """No account stands for somebody any more; their key is good as before."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(identities).where(identities.c.person == person))


def taken() -> Refusal:
    return Refusal("taken", Message("server-sign-in-taken"), status=409)


def identity_of(issuer: str, subject: str) -> str:
    """What is stored of an account: nothing that could be read."""
    return digest(f"{issuer}\n{subject}")


def lock(secret: str, identity: str) -> str:
    """What the key of a person is sealed with."""
    return hmac.digest(secret.encode(), f"sign-in {identity}".encode(), "sha256").hex()


def unlocked(secret: str, identity: str, sealed: str) -> str:
    """The key again; anything else by another secret."""
    try:
        return unseal(lock(secret, identity), sealed)
    except UnicodeDecodeError:
        return ""
