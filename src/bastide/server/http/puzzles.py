"""Puzzles: the list, one of them at a table that the server does not keep, and what is said to a move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import TypeVar

from fastapi import APIRouter, Request, Response

from bastide.coach.puzzles import answers
from bastide.coach.puzzles.pack import Puzzle, packaged
from bastide.core.errors import BastideError, IllegalAction, NotationError
from bastide.rulebook import ENGLISH
from bastide.server.context import context_of
from bastide.server.http.addresses import address_of
from bastide.server.http.api import GAME_FAULTS
from bastide.server.http.catalogue import Language, Word
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.limiter import COACHING
from bastide.server.http.models import PuzzleMove, SoFar
from bastide.server.http.unkept import message_to, unkept_game
from bastide.server.play.names import stand_ins
from bastide.server.refusal import Refusal, refusal_of
from bastide.view.coaching import PuzzleAnswer, PuzzleList, PuzzleView
from bastide.view.structs import encode
from bastide.words import Message
from bastide.words import languages as spoken

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=GAME_FAULTS)
Found = TypeVar("Found")


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of a name or a day."""
    try:
        return answers.find_puzzle(name)
    except BastideError as error:
        raise Refusal("puzzle", error.message, status=404) from None


async def _worked_out(request: Request, work: Callable[[], Found]) -> Found:
    """Something that takes a moment: not in the way of those who play, and counted by address."""
    context = context_of(request)
    address = address_of(request, context.settings)
    if not context.limiter.has_time(COACHING, address):
        raise Refusal("rate", Message("server-many-questions"), status=429)
    started = time.perf_counter()
    try:
        return await asyncio.to_thread(work)
    except (IllegalAction, NotationError) as error:
        raise refusal_of(error) from None
    finally:
        context.limiter.take_time(COACHING, address, time.perf_counter() - started)


def _known(language: str) -> str:
    return language if language in spoken() else ENGLISH


@router.get("", responses={200: answer(PuzzleList)}, response_class=Response)
async def list_puzzles(day: date | None = None) -> Response:
    """All puzzles, and which is that of a day; without one, of today by universal time."""
    found = answers.list_view(packaged(), day or datetime.now(UTC).date())
    return Response(encode(found), media_type=JSON)


@router.get("/{name}", responses={200: answer(PuzzleView)}, response_class=Response)
async def get_puzzle(request: Request, name: Word, language: Language = ENGLISH) -> Response:
    """A puzzle by its name, or that of a day, without the solution."""
    id, known = find_puzzle(name).id, _known(language)
    found = await _worked_out(request, lambda: answers.packaged_view(id, known))
    return Response(encode(found), media_type=JSON)


@router.post("/{name}", response_class=Response)
async def play_puzzle(name: Word, so_far: SoFar) -> Response:
    """The table of a puzzle, as whoever solves it is told: the state, what changed, or an answer."""
    puzzle = find_puzzle(name)
    board = answers.board_of(puzzle)
    if len(so_far.names) != len(board.players):
        raise Refusal("puzzle", Message("server-board-players", n=len(board.players)), status=422)
    match = answers.begin_puzzle(board.called(stand_ins(len(board.players))))
    served = unkept_game(f"puzzle.{puzzle.id}", match, so_far.names)
    solver = (match.current_player(),)  # what is drawn afterwards is nobody's to choose
    return Response(message_to(served, so_far, solver), media_type=JSON)


@router.post("/{name}/answer", responses={200: answer(PuzzleAnswer)}, response_class=Response)
async def answer_puzzle(
    request: Request, name: Word, move: PuzzleMove, language: Language = ENGLISH
) -> Response:
    """What is said to a move: the solution, or what it loses and why; ``reveal`` tells the solution too."""
    id, known = find_puzzle(name).id, _known(language)
    found = await _worked_out(
        request, lambda: answers.packaged_answer(id, move.actions, known, reveal=move.reveal)
    )
    return Response(encode(found), media_type=JSON)
