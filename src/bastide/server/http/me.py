"""Somebody's own things over REST: their games on all devices, and how they want to be told.

They are known by a key, a bearer token that only their browsers have.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from pydantic import Field

from bastide.server.context import Context, context_of
from bastide.server.http.addresses import address_of
from bastide.server.http.api import GAME_FAULTS
from bastide.server.http.limiter import ANSWERING
from bastide.server.http.models import (
    Answer,
    GameKeys,
    Me,
    MyGame,
    Name,
    NewPerson,
    PersonCreated,
    Question,
    RatedOne,
    RatingLine,
)
from bastide.server.http.ratings import line_of
from bastide.server.http.slow_jobs import PRIVATE
from bastide.server.play.names import check_names
from bastide.server.refusal import Refusal, bad_token
from bastide.server.storage.people import Person, PersonGame, Push, unseal
from bastide.server.storage.tokens import digest
from bastide.words import Message, say

router = APIRouter(prefix="/api", tags=["people"], responses=GAME_FAULTS)
MAX_SHOWN = 60  # games of one answer
MAX_ASKED = 30  # of them are read to see whose turn it is
GameId = Annotated[str, Path(max_length=40)]
# As browsers check it: nothing that means anything else in the head of a letter.
ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"


@dataclass(frozen=True)
class Someone:
    """Who asks, and their key."""

    context: Context
    person: Person
    key: str
    address: str


async def someone(request: Request, authorization: Annotated[str, Header(max_length=400)] = "") -> Someone:
    """Who has this key."""
    scheme, _, key = authorization.partition(" ")
    context = context_of(request)
    person = await context.people.find(key.strip()) if scheme.lower() == "bearer" and key else None
    if person is None:
        raise bad_token()
    return Someone(context, person, key.strip(), address_of(request, context.settings))


SomeoneIn = Annotated[Someone, Depends(someone)]


class PushWish(Question):
    """A browser that wants to be told, as it describes itself (``PushSubscription``)."""

    endpoint: Annotated[str, Field(max_length=500)]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{20,200}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{10,100}$")]
    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] = "en"


class PushGone(Question):
    endpoint: Annotated[str, Field(max_length=500)]


class MailWish(Question):
    """Where somebody wants to be told."""

    address: Annotated[str, Field(max_length=200, pattern=ADDRESS)]
    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] = "en"


class MailCode(Question):
    """The number from the letter."""

    code: Annotated[str, Field(max_length=20)]


class PersonChange(Question):
    name: Name


class Export(Answer):
    """Everything that is kept about somebody."""

    id: str
    name: str
    created: float
    mail: str | None
    signs_in: bool
    browsers: list[str]
    games: list[MyGame]
    ratings: list[RatingLine]
    rated: list[RatedOne]


@router.post("/people", status_code=201)
async def create_person(wanted: NewPerson, request: Request) -> PersonCreated:
    """Become somebody: a name, and a key to keep. No more is asked."""
    context = context_of(request)
    if not context.limiter.allows("games", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-requests"), status=429)
    person, key = await context.people.create(checked(wanted.name), wanted.language)
    return PersonCreated(id=person.id, name=person.name, key=key)


def checked(name: str) -> str:
    check_names([name.strip()])
    return name.strip()


@router.get("/me")
async def get_me(who: SomeoneIn, response: Response) -> Me:
    """Who I am, and my games: whose turn it is in each."""
    response.headers.update(PRIVATE)
    context, person = who.context, who.person
    return Me(
        id=person.id,
        name=person.name,
        mail=person.mail,
        mail_confirmed=person.mail is not None and person.mail_code is None,
        can_mail=bool(context.settings.smtp),
        push_key=context.caller.push_key,
        signs_in=await context.identities.signs_in(person.id),
        games=await my_games(who),
    )


@router.patch("/me")
async def change_me(wanted: PersonChange, who: SomeoneIn) -> dict[str, str]:
    """Be called something else."""
    await who.context.people.change(who.person.id, name=checked(wanted.name))
    return {"name": wanted.name.strip()}


@router.delete("/me", status_code=204)
async def delete_me(who: SomeoneIn) -> None:
    """Be forgotten: name, address, browsers, and which games were mine. The games themselves stay."""
    await who.context.people.delete(who.person.id)


@router.get("/me/export")
async def export_me(who: SomeoneIn, response: Response) -> Export:
    """Everything that is kept about me."""
    response.headers.update({**PRIVATE, "content-disposition": 'attachment; filename="bastide-me.json"'})
    person, people = who.person, who.context.people
    return Export(
        id=person.id,
        name=person.name,
        created=person.created,
        mail=person.mail,
        signs_in=await who.context.identities.signs_in(person.id),
        browsers=[push.endpoint for push in await people.pushes_of(person.id)],
        games=await my_games(who, most=1000),
        ratings=[line_of(standing) for standing in await who.context.ratings.of(person.id)],
        rated=[RatedOne(**game._asdict()) for game in await who.context.ratings.games_of(person.id, 10_000)],
    )


@router.delete("/me/sign-in", status_code=204)
async def untie_me(who: SomeoneIn) -> None:
    """My account elsewhere does not stand for me any more."""
    await who.context.identities.untie(who.person.id)


# Games --------------------------------------------------------------------------------------------


@router.post("/me/games", status_code=204)
async def add_games(wanted: GameKeys, who: SomeoneIn) -> None:
    """These seats are mine; whoever said so first has them."""
    served = await who.context.games.find(wanted.game)
    for token in wanted.tokens:
        if await who.context.games.seat_of(served, token) is not None:
            await who.context.people.add_game(who.person.id, who.key, served.id, token)


@router.delete("/me/games/{id}", status_code=204)
async def drop_game(id: GameId, who: SomeoneIn) -> None:
    """This game is not among mine any more."""
    await who.context.people.drop_game(who.person.id, id)


async def my_games(who: Someone, most: int = MAX_SHOWN) -> list[MyGame]:
    """The games of somebody, the newest first; those whose turn it is are read, as far as that is allowed."""
    context, limiter = who.context, who.context.limiter
    keys: dict[str, list[PersonGame]] = {}
    for found in await context.people.games_of(who.person.id):
        keys.setdefault(found.game, []).append(found)
    shown = list(keys)[:most]
    known = await context.store.summaries(shown)
    asked = 0
    result: list[MyGame] = []
    for game in (game for game in shown if game in known):
        row, turn, over = known[game]
        mine = {entry.token for entry in keys[game]}
        current: int | None = None
        if not (over or row.waiting) and asked < MAX_ASKED and limiter.has_time(ANSWERING, who.address):
            asked += 1
            started = time.perf_counter()
            served = await context.games.find(game)
            await context.games.settle(served)
            row, turn, over, current = served.row, served.turn, served.is_over, served.decider
            limiter.take_time(ANSWERING, who.address, time.perf_counter() - started)
        result.append(
            MyGame(
                game=game,
                tokens=[unseal(who.key, entry.sealed) for entry in keys[game]],
                setup=row.setup,
                players=[seat.name for seat in row.seats],
                turn=turn,
                current=current,
                yours=[n for n, seat in enumerate(row.seats) if seat.token in mine],
                over=over,
                waiting=row.waiting,
                created=row.created,
            )
        )
    return result


# Being told ---------------------------------------------------------------------------------------


@router.post("/me/pushes", status_code=204)
async def add_push(wanted: PushWish, who: SomeoneIn) -> None:
    """Tell this browser when it is my turn and I am away."""
    who.context.caller.check_endpoint(wanted.endpoint)
    push = Push(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    await who.context.people.add_push(who.person.id, push)


@router.post("/me/pushes/gone", status_code=204)
async def drop_push(gone: PushGone, who: SomeoneIn) -> None:
    """Do not tell this browser any more."""
    await who.context.people.drop_push(gone.endpoint, who.person.id)


@router.put("/me/mail", status_code=204)
async def set_mail(wanted: MailWish, who: SomeoneIn) -> None:
    """Write to me at this address, once I have sent the number that is in the first letter."""
    context, people = who.context, who.context.people
    if not context.settings.smtp:
        raise Refusal("illegal", Message("server-no-mail"), status=409)
    if not context.limiter.allows("letters", who.address):
        raise Refusal("rate", Message("server-many-requests"), status=429)
    code = f"{secrets.randbelow(10**8):08d}"
    await people.change(who.person.id, mail=wanted.address, mail_code=digest(code), language=wanted.language)
    person = who.person._replace(mail=wanted.address, language=wanted.language)
    text = say(Message("server-tell-code", code=code), person.language)
    if not await context.caller.mail(person, Message("server-tell-code-subject"), f"{text}\n"):
        raise Refusal("busy", Message("server-no-letter"), status=503)


@router.post("/me/mail", status_code=204)
async def confirm_mail(given: MailCode, who: SomeoneIn) -> None:
    """That is my address: the number from the letter."""
    if not who.context.limiter.allows("letters", who.address):  # eight digits are guessed in no time
        raise Refusal("rate", Message("server-many-requests"), status=429)
    if who.person.mail_code is None or digest(given.code.strip()) != who.person.mail_code:
        raise Refusal("message", Message("server-wrong-code"))
    await who.context.people.change(who.person.id, mail_code=None)


@router.delete("/me/mail", status_code=204)
async def drop_mail(who: SomeoneIn) -> None:
    """Do not write to me any more."""
    await who.context.people.change(who.person.id, mail=None, mail_code=None)
