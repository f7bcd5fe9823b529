"""Lessons: games that the server does not keep. The page says what was played, and gets what follows."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from bastide.expansions.lessons import Lesson, lessons
from bastide.server.http.api import GAME_FAULTS, charged
from bastide.server.http.catalogue import Word
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.models import LessonSoFar
from bastide.server.http.unkept import message_to, unkept_game
from bastide.server.play.names import stand_ins
from bastide.server.refusal import Refusal
from bastide.view.catalogue import catalogue
from bastide.view.lessons import LessonView, begin_lesson, lesson_view
from bastide.view.structs import encode
from bastide.words import Message

LEARNER = (0,)  # the seat of whoever learns
router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=GAME_FAULTS)


def find_lesson(name: str) -> Lesson:
    """The lesson of a set."""
    found = lessons().get(name)
    if found is None:
        raise Refusal("lesson", Message("server-no-lesson", set=name[:40]), status=404)
    return found


@router.get("/{name}", responses={200: answer(LessonView)}, response_class=Response)
async def get_lesson(name: Word) -> Response:
    """The steps of a lesson, in words."""
    lesson = find_lesson(name)
    title = next(found.title for found in catalogue().sets if found.name == name)
    return Response(encode(lesson_view(lesson, title)), media_type=JSON)


@router.post("/{name}", response_class=Response)
async def play_lesson(request: Request, name: Word, so_far: LessonSoFar) -> Response:
    """What a player of this game is told: its state, what the last action changed, or an answer."""
    lesson = find_lesson(name)
    async with charged(request):
        match = begin_lesson(lesson, stand_ins(len(so_far.names)))
        served = unkept_game(f"lesson.{lesson.name}", match, so_far.names)
        for text in lesson.opening:
            served.narrator.decide(served.read(text))
        return Response(message_to(served, so_far, LEARNER), media_type=JSON)
