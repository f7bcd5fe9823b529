"""How well people play, by kind of table, as far as their games were agreed to be rated (openskill)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.schema import people, rated_games, ratings
from bastide.server.storage.store import Store

KINDS = ("duel-live", "duel-post", "table-live", "table-post")
DAY_MINUTES = 24 * 60
MODEL = PlackettLuce()
MIDDLE, POINT = 1000, 40  # what whoever has played no game has, and how many points are one of openskill's


class Standing(NamedTuple):
    """Somebody in a table of ratings."""

    person: str
    name: str
    kind: str
    mu: float
    sigma: float
    games: int
    won: float  # a shared victory counts in part

    @property
    def points(self) -> int:
        return points_of(self.mu, self.sigma)


class RatedGame(NamedTuple):
    """A rated game of somebody."""

    game: str
    kind: str
    at: float
    players: str  # with commas between them
    score: int
    won: float
    before: int
    after: int


def points_of(mu: float, sigma: float) -> int:
    """A rating as people read it: what they are worth at least, as far as that is known."""
    return round(MIDDLE + POINT * (mu - 3 * sigma))


def kind_of(seats: int, clock: ThinkingTime | None) -> str:
    """Which games are compared with each other: of two or of more, at once or by post."""
    by_post = clock is not None and clock.per_move and clock.minutes >= DAY_MINUTES
    return f"{'duel' if seats == 2 else 'table'}-{'post' if by_post else 'live'}"


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Who came before whom: those who have won, then the others by their points."""
    best = max(scores) + 1
    counted = [best if seat in winners else score for seat, score in enumerate(scores)]
    return [sum(other > mine for other in counted) for mine in counted]


class Ratings:
    """The part of the database that knows how well people play."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self._insert = sqlite.insert if store.is_sqlite else postgresql.insert

    async def rate(
        self,
        game: str,
        kind: str,
        persons: Sequence[str],
        names: Sequence[str],
        scores: Sequence[int],
        winners: Sequence[int],
    ) -> bool:
        """Let a finished game count, once: False if it has already, or somebody is no more."""
        try:
            async with self.engine.begin() as connection:
                # For update: two games of the same person may end at the same moment.
                rows = await connection.execute(
                    select(ratings)
                    .where(ratings.c.kind == kind, ratings.c.person.in_(persons))
                    .with_for_update()
                )
                known = {row["person"]: row for row in rows.mappings()}
                there = set(
                    (await connection.execute(select(people.c.id).where(people.c.id.in_(persons)))).scalars()
                )
                if there != set(persons):
                    return False
                before = [
                    MODEL.rating(mu=known[p]["mu"], sigma=known[p]["sigma"]) if p in known else MODEL.rating()
                    for p in persons
                ]
                after = MODEL.rate([[one] for one in before], ranks=ranks_of(scores, winners))
                for seat, (person, old, [new]) in enumerate(zip(persons, before, after, strict=True)):
                    won = 1 / len(winners) if seat in winners else 0.0
                    await connection.execute(
                        rated_games.insert().values(
                            game=game,
                            person=person,
                            kind=kind,
                            at=time.time(),
                            players=", ".join(names),
                            score=scores[seat],
                            won=won,
                            before=points_of(old.mu, old.sigma),
                            after=points_of(new.mu, new.sigma),
                        )
                    )
                    played = known.get(person) or {"games": 0, "won": 0.0}
                    row = {
                        "person": person,
                        "kind": kind,
                        "mu": new.mu,
                        "sigma": new.sigma,
                        "points": points_of(new.mu, new.sigma),
                        "games": played["games"] + 1,
                        "won": played["won"] + won,
                    }
                    put = self._insert(ratings).values(row)
                    await connection.execute(
                        put.on_conflict_do_update(index_elements=["person", "kind"], set_=row)
                    )
        except IntegrityError:
            return False
        return True

    async def best(self, kind: str, most: int) -> list[Standing]:
        """The best of a kind of table."""
        return await self._standings(ratings.c.kind == kind, most)

    async def of(self, person: str) -> list[Standing]:
        """How well somebody plays at each kind of table."""
        return await self._standings(ratings.c.person == person, len(KINDS))

    async def _standings(self, which: ColumnElement[bool], most: int) -> list[Standing]:
        columns = [ratings.c.person, people.c.name, *(ratings.c[name] for name in Standing._fields[2:])]
        found = select(*columns).join(people, people.c.id == ratings.c.person).where(which)
        async with self.engine.connect() as connection:
            rows = await connection.execute(found.order_by(ratings.c.points.desc(), people.c.id).limit(most))
            return [Standing(*row) for row in rows]

    async def games_of(self, person: str, most: int) -> list[RatedGame]:
        """The rated games of somebody, the newest first."""
        columns = [rated_games.c[name] for name in RatedGame._fields]
        mine = select(*columns).where(rated_games.c.person == person).order_by(rated_games.c.at.desc())
        async with self.engine.connect() as connection:
            return [RatedGame(*row) for row in await connection.execute(mine.limit(most))]
