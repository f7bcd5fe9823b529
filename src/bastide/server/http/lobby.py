"""The lobby: tables that anybody may join, and games that anybody may watch.

Pages ask for it again and again while they show it, so it is put together once for everybody every few
seconds, and who knows it already gets no more than that. It comes from the tables, so that every process on
the same database has the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from bastide.server.context import Context
from bastide.server.http.catalogue import FAULTS
from bastide.server.http.descriptions import JSON
from bastide.server.http.models import ClockChoice, ListedGame, Lobby, LobbySeat, OpenTable
from bastide.server.play.room import OPEN
from bastide.server.play.served_game import ServedGame
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.store import GameRow

router = APIRouter(prefix="/api", tags=["games"], responses=FAULTS)
KEPT_SECONDS = 2.0
MAX_TABLES = 50
AWAY_SECONDS = 90.0  # after which a table at which nobody sits is not shown
POST_SECONDS = 7 * 86_400.0  # the same where a move has days
DAY_MINUTES = 24 * 60


class LobbyBoard:
    """The lobby as everybody sees it, renewed now and then."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lock = asyncio.Lock()
        self._until = 0.0
        self.text, self.tag = b"", ""

    async def renew(self) -> None:
        """Look again, if that was some time ago; whoever comes meanwhile waits for the same."""
        async with self._lock:
            if time.monotonic() < self._until:
                return
            lobby = await lobby_of(self._context)
            self.text = lobby.model_dump_json().encode()
            self.tag = f'"{hashlib.sha256(self.text).hexdigest()[:20]}"'
            self._until = time.monotonic() + KEPT_SECONDS


@router.get("/lobby", responses={200: {"model": Lobby}, 304: {}}, response_class=Response)
async def get_lobby(request: Request, if_none_match: Annotated[str, Header(max_length=100)] = "") -> Response:
    """Tables that anybody may join, and games that anybody may watch."""
    board: LobbyBoard = request.app.state.lobby
    await board.renew()
    headers = {"etag": board.tag, "cache-control": "no-cache"}
    if if_none_match == board.tag:
        return Response(status_code=304, headers=headers)
    return Response(board.text, media_type=JSON, headers=headers)


async def lobby_of(context: Context) -> Lobby:
    """The lobby at this moment."""
    now = time.time()
    tables = await context.store.open_tables(now - POST_SECONDS, 4 * MAX_TABLES)
    shown = [open_table(row) for row, seen in tables if seen >= now - patience(row.clock)]
    return Lobby(
        tables=[table for table in shown if table.free][:MAX_TABLES],
        games=[game for game in await listed_games(context) if not game.over],
    )


def patience(clock: ThinkingTime | None) -> float:
    """For how long a table is shown at which nobody sits at the moment."""
    by_post = clock is not None and clock.per_move and clock.minutes >= DAY_MINUTES
    return POST_SECONDS if by_post else AWAY_SECONDS


def open_table(row: GameRow) -> OpenTable:
    """A table as the lobby shows it."""
    clock = row.clock
    return OpenTable.model_validate(
        {
            "game": row.id,
            "setup": row.setup,
            "options": dict(row.options),
            "seats": [LobbySeat.model_validate(vars_of(seat)) for seat in row.seats],
            "free": sum(seat.kind == OPEN for seat in row.seats),
            "clock": None if clock is None else clock_choice(clock),
            "assist": row.assist,
            "talk": row.manners.talk,
            "leaving": row.manners.leaving,
            "rated": row.manners.rated,
            "invite": row.invite_public or "",
        }
    )


def vars_of(seat: object) -> dict[str, object]:
    """What anybody may know of a seat."""
    return {name: getattr(seat, name) for name in LobbySeat.model_fields}


def clock_choice(clock: ThinkingTime) -> ClockChoice:
    """A clock as it was asked for."""
    return ClockChoice(
        minutes=clock.minutes,
        increment=clock.increment,
        loses=clock.loses,
        per="move" if clock.per_move else "game",
        holidays=clock.holidays,
    )


async def listed_games(context: Context) -> list[ListedGame]:
    """Games that anybody may watch, the newest first."""
    return [
        ListedGame(
            game=row.id,
            setup=row.setup,
            players=[seat.name for seat in row.seats],
            turn=turn,
            current=decider_of(context.games.served.get(row.id), turn),
            over=over,
            spectate=row.spectate_public or "",
        )
        for row, turn, over in await context.store.listed()
    ]


def decider_of(served: ServedGame | None, turn: int) -> int | None:
    """The seat that must decide, where a game is in memory as it is stored; to load others takes too long."""
    if served is None or served.stale or served.lock.locked() or served.turn != turn:
        return None
    return served.decider
