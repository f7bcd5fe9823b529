"""The scoring quiz and the strategy guide over REST.

A question goes by its seed; it is made where those who play do not notice, and kept for a while.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from bastide.coach.guide import guide_view
from bastide.coach.quiz_views import ask, quiz_view
from bastide.expansions import set_names
from bastide.rulebook import ENGLISH
from bastide.server.context import context_of
from bastide.server.http.api import GAME_FAULTS
from bastide.server.http.catalogue import Language
from bastide.server.http.descriptions import JSON, answer
from bastide.server.refusal import Refusal
from bastide.view.coaching import GuideView, QuizView
from bastide.view.structs import encode
from bastide.words import Message
from bastide.words import languages as spoken

KEPT = {"cache-control": "public, max-age=3600"}  # by browsers
MAX_SEED = (1 << 32) - 1
router = APIRouter(prefix="/api", tags=["coach"], responses=GAME_FAULTS)
Sets = Annotated[str, Query(max_length=600, pattern=r"^[a-z0-9,-]*$", description="Names, joined by commas.")]
Seed = Annotated[int, Query(ge=0, le=MAX_SEED)]


def question(sets: tuple[str, ...], seed: int, language: str) -> bytes:
    """The question of a seed."""
    return encode(quiz_view(ask(sets, seed, language)))


@router.get("/quiz", responses={200: answer(QuizView)}, response_class=Response)
async def get_question(
    request: Request, seed: Seed, sets: Sets = "", language: Language = ENGLISH
) -> Response:
    """What is this worth, and to whom? From some sets, or from all; the same seed asks the same."""
    there = set_names()
    asked = set(sets.split(",")) - {""}
    if unknown := sorted(asked - set(there)):
        raise Refusal("setup", Message("coach-no-set", name=unknown[0][:40], there=tuple(there)), status=400)
    chosen = tuple([name for name in there if name in asked])
    tongue = language if language in spoken() else ENGLISH
    about = ("quiz", chosen, seed, tongue)
    return await context_of(request).workshop.make(request, about, JSON, KEPT, question, chosen, seed, tongue)


@router.get("/guide", responses={200: answer(GuideView)}, response_class=Response)
async def get_guide() -> Response:
    """The strategy guide; its boards are those of the chapter ``guide``."""
    return Response(encode(guide_view()), media_type=JSON, headers=KEPT)
