"""The boards of the rules: pictures, captions, and games that are not kept to try them in."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request, Response

from bastide.art import TriedBoard, tried_board, tried_svg
from bastide.coach.guide import GUIDE, guide
from bastide.rulebook import ENGLISH, rules
from bastide.rulebook.boards import RuleBoard, boards
from bastide.server.context import context_of
from bastide.server.http.api import GAME_FAULTS, charged
from bastide.server.http.catalogue import PICTURE, SVG, Language, Word
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.models import SoFar
from bastide.server.http.unkept import message_to, unkept_game
from bastide.server.play.names import stand_ins
from bastide.server.refusal import Refusal
from bastide.view.boards import RuleBoards, begin_board, board_view, try_board
from bastide.view.structs import encode
from bastide.words import Message
from bastide.words import languages as spoken

KEPT = {"cache-control": "public, max-age=86400"}  # by browsers
router = APIRouter(prefix="/api/boards", tags=["boards"], responses=GAME_FAULTS)


def find_board(id: str) -> RuleBoard:
    """The board of a rule, or of a piece of advice."""
    name = id.upper()
    found = guide()[name].board if name in guide() else boards().get(name)
    if found is None:
        raise Refusal("board", Message("server-no-board", rule=id[:40]), status=404)
    return found


def _plan(board: RuleBoard) -> TriedBoard:
    tried = try_board(board)
    return tried_board(tried.start, tried.state, tried.actions, tried.signs, refused=board.refused)


@lru_cache(maxsize=128)
def _chapter(name: str, language: str) -> bytes:
    known = boards()
    of = {id: known[id] for id, rule in rules().items() if rule.chapter == name and id in known}
    if name == GUIDE:
        of = {id: advice.board for id, advice in guide().items()}
    if not of:
        raise Refusal("board", Message("server-no-board", rule=name[:40]), status=404)
    views = {board.rule: board_view(board, language) for board in of.values()}
    sizes = {board.rule: _plan(board).size for board in of.values()}
    return encode(RuleBoards({id: board.rule for id, board in of.items()}, list(views.values()), sizes))


@router.get("/chapter/{name}", responses={200: answer(RuleBoards)}, response_class=Response)
async def get_boards(name: Word, language: Language = ENGLISH) -> Response:
    """The boards of all rules of a chapter, in words."""
    # A chapter is played through once, in a few tenths of a second: nobody's move waits for it.
    said = await asyncio.to_thread(_chapter, name, language if language in spoken() else ENGLISH)
    return Response(said, media_type=JSON)


def board_picture(board: RuleBoard) -> str:
    """The board of a rule, drawn."""
    return tried_svg(_plan(board))


@router.get("/{id}.svg", responses=PICTURE, response_class=Response)
async def get_board_picture(request: Request, id: Word) -> Response:
    """The board of a rule as a picture; it is drawn where those who play do not notice, and kept."""
    board = find_board(id)
    about = ("board", board.rule)
    return await context_of(request).workshop.make(request, about, SVG, KEPT, board_picture, board)


@router.post("/{id}", response_class=Response)
async def play_board(request: Request, id: Word, so_far: SoFar) -> Response:
    """What somebody who plays for everybody is told: the state, what changed, or an answer."""
    board = find_board(id)
    if len(so_far.names) != len(board.players):
        raise Refusal("board", Message("server-board-players", n=len(board.players)), status=422)
    async with charged(request):
        match = begin_board(board.called(stand_ins(len(board.players))))
        served = unkept_game(f"board.{board.rule}", match, so_far.names)
        return Response(message_to(served, so_far), media_type=JSON)
