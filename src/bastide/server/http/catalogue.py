"""Sets, rules and pictures: what does not depend on any game."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from bastide.art import (
    PLAYERS,
    all_defs,
    mark_svg,
    piece_svg,
    small_tile_svg,
    tile_geometry,
    tile_svg,
    token_svg,
)
from bastide.core.errors import TileError
from bastide.core.tiles import Tile
from bastide.expansions import set_names
from bastide.expansions.lessons import lessons
from bastide.expansions.loader import load
from bastide.players import OPPONENTS
from bastide.rulebook import ENGLISH, UnknownRule, rule, rules
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.models import ErrorAnswer, RuleInfo, Rules, TileShape
from bastide.server.refusal import Refusal
from bastide.view.catalogue import Sets, catalogue, things
from bastide.view.structs import encode
from bastide.words import Message, fluent

SVG = "image/svg+xml"
MAX_SEED = 1 << 20
Word = Annotated[str, Path(max_length=60)]
Rotation = Annotated[int, Query(ge=0, le=3, alias="turn")]
SPOKEN = "^[a-z]{2,3}$"
Language = Annotated[str, Query(pattern=SPOKEN)]
Spoken = Annotated[str, Path(pattern=SPOKEN)]
FAULTS: dict[int | str, dict[str, Any]] = {
    404: answer(ErrorAnswer, "There is no such thing"),
    429: answer(ErrorAnswer, "Too many requests"),
    422: answer(ErrorAnswer, "Not what is asked for"),
}
PICTURE: dict[int | str, dict[str, Any]] = {
    **FAULTS,
    200: {"content": {SVG: {"schema": {"type": "string"}}}, "description": "A picture"},
    304: {"description": "It has not changed"},
}
FLUENT: dict[int | str, dict[str, Any]] = {200: {"description": "Fluent messages"}}
router = APIRouter(prefix="/api", tags=["catalogue"], responses=FAULTS)


@lru_cache(maxsize=1)
def _sets() -> bytes:
    parts = catalogue()
    players, colours = list(OPPONENTS), list(PLAYERS)
    return encode(
        Sets(
            parts.sets,
            parts.options,
            parts.presets,
            parts.tables,
            parts.suggestions,
            players,
            colours,
            *things(),
            list(lessons()),
        )
    )


@router.get("/sets", responses={200: answer(Sets)}, response_class=Response)
async def get_sets() -> Response:
    """Sets, options, presets, computer players and colours."""
    return Response(_sets(), media_type=JSON)


def _rule_info(id: str, language: str) -> RuleInfo:
    found = rule(id, language)
    return RuleInfo(
        id=found.id,
        section=found.section,
        text=found.text,
        examples=list(found.examples),
        page=found.page,
        chapter=found.chapter,
    )


@lru_cache(maxsize=8)
def all_rules(language: str) -> Rules:
    return Rules(rules=[_rule_info(id, language) for id in rules(language)])


@router.get("/rules")
async def get_rules(language: Language = ENGLISH) -> Rules:
    """Every rule in words; in English where the language does not have it."""
    return all_rules(language)


@router.get("/rules/{id}")
async def get_rule(id: Word, language: Language = ENGLISH) -> RuleInfo:
    """One rule in words."""
    try:
        return _rule_info(id, language)
    except UnknownRule as error:
        raise Refusal("rule", error.message, status=404) from None


@router.get("/words/{language}", response_class=PlainTextResponse, responses=FLUENT)
async def get_words(language: Spoken) -> PlainTextResponse:
    """Everything the game says in a language, as Fluent messages."""
    return PlainTextResponse(fluent(language), headers={"cache-control": "public, max-age=600"})


def find_tile(set_name: str, id: str) -> Tile:
    """A printed tile by its set and its id."""
    try:
        if set_name not in set_names():
            raise KeyError(set_name)
        return load(set_name).tile(id)
    except (KeyError, TileError, StopIteration, ValueError):
        raise Refusal(
            "tile", Message("server-no-tile", tile=id[:40], set=set_name[:40]), status=404
        ) from None


@lru_cache(maxsize=4000)
def _tile_picture(set_name: str, id: str, rotation: int, seed: int) -> str:
    return tile_svg(find_tile(set_name, id), rotation=rotation, seed=seed)


@lru_cache(maxsize=2000)
def _small_picture(set_name: str, id: str, rotation: int) -> str:
    return small_tile_svg(find_tile(set_name, id), rotation)


@lru_cache(maxsize=1000)
def _geometry(set_name: str, id: str, rotation: int) -> TileShape:
    shape = tile_geometry(find_tile(set_name, id), rotation)
    return TileShape.model_validate(
        {**shape, "segments": [{"spot": s["spots"][0], **s} for s in shape["segments"]]}
    )


def picture(request: Request, svg: str, *, seconds: int = 86400) -> Response:
    """A picture that browsers keep."""
    tag = f'"{hashlib.blake2b(svg.encode(), digest_size=9).hexdigest()}"'
    headers = {"etag": tag, "cache-control": f"public, max-age={seconds}"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(svg, media_type=SVG, headers=headers)


@router.get("/tiles/{set_name}/{id}.svg", responses=PICTURE, response_class=Response)
async def get_tile(
    request: Request,
    set_name: Word,
    id: Word,
    rotation: Rotation = 0,
    seed: Annotated[int, Query(ge=0, lt=MAX_SEED)] = 1,
    small: bool = False,
) -> Response:
    """One tile as a picture; ``seed`` tells copies apart, ``small`` is for less than 64 pixels."""
    if small:
        return picture(request, await asyncio.to_thread(_small_picture, set_name, id, rotation))
    # Drawing takes a few milliseconds: nobody's move waits for it.
    return picture(request, await asyncio.to_thread(_tile_picture, set_name, id, rotation, seed))


@router.get("/tiles/{set_name}/{id}/geometry")
async def get_geometry(set_name: Word, id: Word, rotation: Rotation = 0) -> TileShape:
    """Outlines of the segments of a tile, and where pieces stand on them."""
    return await asyncio.to_thread(_geometry, set_name, id, rotation)


@router.get("/pieces/{kind}.svg", responses=PICTURE, response_class=Response)
async def get_piece(
    request: Request,
    kind: Word,
    colour: Annotated[int, Query(ge=-1, lt=len(PLAYERS))] = 0,
    lying: bool = False,
    size: Annotated[int, Query(ge=8, le=1000)] = 120,
) -> Response:
    """A wooden piece in a player's colour; colour -1 is nobody's."""
    try:
        return picture(request, piece_svg(kind, colour, lying=lying, size=size))
    except (KeyError, ValueError):
        raise Refusal("piece", Message("server-no-picture", kind=kind[:40]), status=404) from None


@router.get("/tokens/{kind}.svg", responses=PICTURE, response_class=Response)
async def get_token(
    request: Request, kind: Word, size: Annotated[int, Query(ge=8, le=1000)] = 160
) -> Response:
    """A token."""
    try:
        return picture(request, token_svg(kind, size=size))
    except (KeyError, ValueError):
        raise Refusal("token", Message("server-no-picture", kind=kind[:40]), status=404) from None


@router.get("/marks/{name}.svg", responses=PICTURE, response_class=Response)
async def get_mark(
    request: Request,
    name: Word,
    value: Annotated[str, Query(max_length=60)] = "",
    size: Annotated[int, Query(ge=8, le=1000)] = 120,
) -> Response:
    """What is printed on tiles; ``value`` for a mark that says one of several words."""
    try:
        return picture(request, mark_svg(name, value, size=size))
    except (KeyError, ValueError):
        raise Refusal("mark", Message("server-no-picture", kind=name[:40]), status=404) from None


@router.get("/art/defs.svg", responses=PICTURE, response_class=Response)
async def get_defs(request: Request) -> Response:
    """The drawings that all pictures share."""
    return picture(
        request, f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{all_defs()}</svg>'
    )
