"""Ratings over REST: who is best at a kind of table, and what somebody has played."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from bastide.server.context import context_of
from bastide.server.http.catalogue import FAULTS
from bastide.server.http.models import PersonPage, RatedOne, RatingLine, Ratings
from bastide.server.refusal import Refusal
from bastide.server.storage.ratings import Standing
from bastide.words import Message

router = APIRouter(prefix="/api", tags=["people"], responses=FAULTS)
MAX_BEST = 100
MAX_GAMES = 100
Kind = Literal["duel-live", "duel-post", "table-live", "table-post"]


def line_of(standing: Standing) -> RatingLine:
    return RatingLine(
        person=standing.person,
        name=standing.name,
        kind=standing.kind,
        rating=standing.points,
        games=standing.games,
        won=standing.won,
    )


@router.get("/ratings")
async def get_ratings(request: Request, kind: Annotated[Kind, Query()] = "duel-live") -> Ratings:
    """The best at a kind of table: of two people or of more, at once or by post."""
    best = await context_of(request).ratings.best(kind, MAX_BEST)
    return Ratings(kind=kind, best=[line_of(standing) for standing in best])


@router.get("/people/{id}")
async def get_person(id: Annotated[str, Path(max_length=40)], request: Request) -> PersonPage:
    """Somebody's rated games and what they are rated, for anybody to see."""
    context = context_of(request)
    person = await context.people.by_id(id)
    if person is None:
        raise Refusal("no-game", Message("server-no-person"), status=404)
    return PersonPage(
        id=person.id,
        name=person.name,
        ratings=[line_of(standing) for standing in await context.ratings.of(id)],
        games=[RatedOne(**game._asdict()) for game in await context.ratings.games_of(id, MAX_GAMES)],
    )
