"""Reviews over REST: start one, see how far it is, give it up, try a decision again."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Response

from bastide.coach.annotate import annotated
from bastide.coach.review_views import restored
from bastide.server.http.addresses import address_of
from bastide.server.http.api import GAME_FAULTS, AskerIn, named
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.limiter import COACHING
from bastide.server.http.models import Attempt
from bastide.server.http.slow_jobs import PRIVATE
from bastide.server.play import coaching
from bastide.server.play.thinkers import ADVISER
from bastide.server.refusal import Refusal
from bastide.view.coaching import HintView, ReviewPosition, ReviewStatus
from bastide.view.messages import LARGEST
from bastide.view.positions import whole
from bastide.view.structs import encode
from bastide.view.targets import targets
from bastide.words import Message

router = APIRouter(prefix="/api", tags=["reviews"], responses=GAME_FAULTS)
Index = Annotated[int, Path(ge=0, le=LARGEST)]


def _sent(who: AskerIn, thing: ReviewStatus | ReviewPosition | HintView) -> Response:
    """An answer with the names of the players in it."""
    return Response(who.served.names.put(encode(thing)), media_type=JSON, headers=PRIVATE)


@router.post("/games/{id}/review", responses={200: answer(ReviewStatus)}, response_class=Response)
async def start_review(who: AskerIn) -> Response:
    """Have the game reviewed in the background, if that is not done or under way; how far it is."""
    served = await who.settled()
    reviews = who.context.reviews
    reviews.check(served, who.seats)
    return _sent(who, await reviews.start(served, address_of(who.request, who.context.settings)))


@router.get("/games/{id}/review", responses={200: answer(ReviewStatus)}, response_class=Response)
async def get_review(who: AskerIn) -> Response:
    """How far the review is, and all that was found when it is complete."""
    served = await who.settled()
    async with who.charged():
        return _sent(who, await who.context.reviews.status(served))


@router.delete("/games/{id}/review", responses={200: answer(ReviewStatus)}, response_class=Response)
async def cancel_review(who: AskerIn) -> Response:
    """Give the review up."""
    served = await who.settled()
    who.context.reviews.check(served, who.seats)
    who.context.reviews.cancel(served)
    return _sent(who, await who.context.reviews.status(served))


@router.get("/games/{id}/review/record", response_class=Response)
async def get_reviewed_record(who: AskerIn) -> Response:
    """The game written down, with what the review says in its remarks."""
    served = await who.settled()
    found = await who.context.reviews.kept(served)
    if found is None:
        raise Refusal("illegal", Message("server-no-review"), status=409)
    async with who.charged():
        text = annotated(served.record(), restored(served.names.put_in(found)))
    return Response(
        text, media_type="text/plain; charset=utf-8", headers={**PRIVATE, **named(served.row, "bastide")}
    )


@router.get("/games/{id}/review/{index}", responses={200: answer(ReviewPosition)}, response_class=Response)
async def get_position(who: AskerIn, index: Index) -> Response:
    """The position before an action of the game, and what could be chosen there."""
    served = await who.settled()
    who.context.reviews.check(served, who.seats)
    _check_index(who, index)
    async with who.charged():
        state = served.match.before(index)
        return _sent(who, ReviewPosition(index, whole(state), targets(state)))


@router.post("/games/{id}/review/{index}", responses={200: answer(HintView)}, response_class=Response)
async def try_again(who: AskerIn, index: Index, attempt: Attempt) -> Response:
    """What another move would have been worth there, beside the best."""
    served = await who.settled()
    context, address = who.context, address_of(who.request, who.context.settings)
    context.reviews.check(served, who.seats)
    _check_index(who, index)
    if not context.limiter.has_time(COACHING, address):
        raise Refusal("rate", Message("server-many-questions"), status=429)
    started = time.perf_counter()
    async with who.charged():
        question = context.games.question(served, ADVISER)
        actions = question.actions[:index]
        asked = served.line(attempt.actions, served.match.before(index))
    work = partial(coaching.hint, depth="full", instead=asked)
    try:
        found = await context.games.thinkers.consult(
            work, replace(question, game=f"{served.id}/again", actions=actions), address
        )
    finally:
        context.limiter.take_time(COACHING, address, time.perf_counter() - started)
    if found is None:
        raise Refusal("busy", Message("server-no-hint"), status=503)
    return _sent(who, found)


def _check_index(who: AskerIn, index: int) -> None:
    """Somebody must have decided there."""
    match = who.served.match
    if index >= match.length or match.before(index).current_player() < 0:
        raise Refusal("illegal", Message("server-no-decision", n=index), status=409)
