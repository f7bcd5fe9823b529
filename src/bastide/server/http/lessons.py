"""Lessons: games that the server does not keep. The page says what was played, and gets what follows."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from bastide import IllegalAction, NotationError
from bastide.expansions.lessons import Lesson, lessons
from bastide.server.http.api import GAME_FAULTS
from bastide.server.http.catalogue import Word
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.models import LessonSoFar
from bastide.server.play.answers import Question, answer_to
from bastide.server.play.names import check_names, stand_ins
from bastide.server.play.room import HUMAN
from bastide.server.play.served_game import ServedGame
from bastide.server.refusal import Refusal, refusal_of
from bastide.server.storage.store import GameRow, Seat
from bastide.view.catalogue import catalogue
from bastide.view.lessons import LessonView, begin_lesson, lesson_view
from bastide.view.messages import (
    VERSION,
    UpdateMessage,
    read_client_message,
)
from bastide.view.narrator import Narrator
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
async def play_lesson(name: Word, so_far: LessonSoFar, request: Request) -> Response:
    """What a player of this game is told: its state, what the last action changed, or an answer."""
    served = _served(find_lesson(name), so_far)
    try:
        message = await _message(served, so_far, request)
    except (IllegalAction, NotationError) as error:
        raise refusal_of(error) from None
    return Response(message, media_type=JSON)


def _served(lesson: Lesson, so_far: LessonSoFar) -> ServedGame:
    """The game in memory, at its beginning and not stored."""
    check_names(so_far.names)
    match = begin_lesson(lesson, tuple(stand_ins(len(so_far.names))))
    seats = [Seat(name, HUMAN, None, None, None) for name in so_far.names]
    setup = match.setup
    row = GameRow(
        f"lesson.{lesson.name}",
        setup.text,
        dict(setup.options),
        0,
        None,
        seats,
        "",
        None,
        None,
        "some",
        listed=False,
    )
    narrator = Narrator(match)
    narrator.begin()
    served = ServedGame(row, narrator)
    for text in lesson.opening:
        narrator.decide(served.read(text))
    return served


async def _message(served: ServedGame, so_far: LessonSoFar, request: Request) -> bytes:
    narrator = served.narrator
    last = so_far.actions[-1:] if so_far.changed else []
    for text in so_far.actions[: len(so_far.actions) - len(last)]:
        narrator.decide(served.read(text))
    if so_far.ask is not None:
        return _answer(served, so_far.ask)
    if not last:
        return served.state_message(LEARNER)
    narrator.refresh()
    narrator.decide(served.read(last[0]))
    changed, lines = narrator.change()
    targets = narrator.targets() if served.current in LEARNER else []
    update = UpdateMessage(VERSION, served.id, served.seq, changed, targets, False, lines, None)
    return served.names.put(encode(update))


def _answer(served: ServedGame, asked: dict[str, Any]) -> bytes:
    try:
        question = read_client_message(msgspec.json.encode(asked))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        raise Refusal("message", Message("server-lesson-question")) from None
    if not isinstance(question, Question):
        raise Refusal("message", Message("server-lesson-question"))
    return encode(answer_to(served, question, ()))
