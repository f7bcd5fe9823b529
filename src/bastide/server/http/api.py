"""Games over REST: start them, look at them, download them."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
import unicodedata
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from urllib.parse import quote, unquote

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from bastide import Ruleset, Setup, SetupError, compose, preset_setup
from bastide.core.setup import COLOURS
from bastide.expansions import preset_of
from bastide.expansions.loader import load
from bastide.players import OPPONENTS, PLAYERS
from bastide.record import codec, notation
from bastide.record.fair_draw import FairDraw
from bastide.record.record import check_setup
from bastide.server.context import Context, context_of
from bastide.server.http.addresses import address_of
from bastide.server.http.catalogue import FAULTS, PICTURE, SVG
from bastide.server.http.descriptions import JSON, answer
from bastide.server.http.limiter import ANSWERING
from bastide.server.http.lobby import clock_choice, listed_games, vars_of
from bastide.server.http.models import (
    DrawPromise,
    ErrorAnswer,
    GameCreated,
    GameNow,
    ListedGames,
    LobbySeat,
    NewGame,
    RematchKeys,
    Salted,
    SameDraws,
    SameTable,
    SameTables,
    SeatChoice,
    SeatToken,
    SeatWish,
)
from bastide.server.http.slow_jobs import PRIVATE
from bastide.server.play.colours import colours_of
from bastide.server.play.names import check_names, stand_ins
from bastide.server.play.replays import (
    MAX_STEPS,
    film_of,
    picture_at,
    proof_of,
    replay_of_game,
    replay_of_record,
    track_at,
    track_of,
)
from bastide.server.play.room import AI, HUMAN, OPEN, opened
from bastide.server.play.served_game import ServedGame, fair_draw, seat_views
from bastide.server.refusal import Refusal, bad_token
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.store import GameRow, Manners, Seat, Taken
from bastide.server.storage.tokens import digest, heir, matches, new_game_id, new_token
from bastide.view.messages import LARGEST, StateMessage
from bastide.view.structs import DrawProof, Replay
from bastide.words import Message

GAME_FAULTS: dict[int | str, dict[str, Any]] = {
    **FAULTS,
    400: answer(ErrorAnswer, "It cannot be played, or read, like this"),
    403: answer(ErrorAnswer, "The key does not fit"),
    409: answer(ErrorAnswer, "Not now"),
    413: answer(ErrorAnswer, "Too large"),
    503: answer(ErrorAnswer, "Not at the moment"),
}
router = APIRouter(prefix="/api", tags=["games"], responses=GAME_FAULTS)
DAY_MINUTES = 24 * 60
MAX_SAME = 30  # games with the same draws that are compared
GameId = Annotated[str, Path(max_length=40)]
First = Annotated[int, Query(alias="from", ge=0, le=LARGEST)]
Scores = Annotated[str | None, Query(pattern=r"^\d{1,4}(,\d{1,4}){0,9}$")]
Last = Annotated[int | None, Query(alias="to", ge=0, le=LARGEST)]


@asynccontextmanager
async def charged(request: Request) -> AsyncIterator[None]:
    """For so long, what is worked out takes everybody's time, and is counted by address."""
    context = context_of(request)
    limiter, address = context.limiter, address_of(request, context.settings)
    if not limiter.has_time(ANSWERING, address):
        raise Refusal("rate", Message("server-many-questions"), status=429)
    async with context.answering.turn(address):
        started = time.perf_counter()
        try:
            yield
        finally:
            # As long again to pack it.
            limiter.take_time(ANSWERING, address, 2 * (time.perf_counter() - started))


@dataclass(frozen=True)
class Asker:
    """Who asks about which game, and by which key."""

    request: Request
    context: Context
    served: ServedGame
    token: str
    seat: int | None

    @property
    def seats(self) -> tuple[int, ...]:
        return () if self.seat is None else (self.seat,)

    @asynccontextmanager
    async def charged(self) -> AsyncIterator[ServedGame]:
        """The game as it is stored, for something that takes everybody's time."""
        await self.settled()  # which may take long, if the database does
        async with charged(self.request):
            yield await self.settled()

    async def settled(self) -> ServedGame:
        """The game as it is stored: nobody hears of a decision before."""
        await self.context.games.settle(self.served)
        return self.served


async def asker(
    request: Request,
    id: GameId,
    authorization: Annotated[str, Header(max_length=400)] = "",
) -> Asker:
    """Find the game and check the key, a bearer token: in an address it would end up in logs."""
    scheme, _, bearer = authorization.partition(" ")
    token = unquote(bearer.strip()) if scheme.lower() == "bearer" else ""
    context = context_of(request)
    served = await context.games.find(id)
    return Asker(request, context, served, token, await context.games.seat_of(served, token))


AskerIn = Annotated[Asker, Depends(asker)]


# Starting -----------------------------------------------------------------------------------------


def make_seats(choices: Sequence[SeatChoice]) -> list[Seat]:
    """The seats of a new game, everybody with a name."""
    taken = {choice.name for choice in choices if choice.name}
    seats: list[Seat] = []
    for number, choice in enumerate(choices):
        if choice.kind == AI and choice.player not in OPPONENTS and choice.player not in PLAYERS:
            there = (*OPPONENTS, *PLAYERS)
            raise SetupError(Message("players-unknown", player=repr(choice.player), there=there))
        wanted = choice.name
        if wanted is None:
            wanted = base = {AI: choice.player, OPEN: "Guest"}.get(choice.kind) or COLOURS[number]
            copy = 1
            while wanted in taken:
                copy += 1
                wanted = f"{base} {copy}"
            taken.add(wanted)
        seats.append(
            Seat(wanted, choice.kind, choice.player if choice.kind == AI else None, None, choice.colour)
        )
    check_names([seat.name for seat in seats])
    return seats


async def make_row(context: Context, wanted: NewGame) -> tuple[GameRow, GameCreated]:
    """A new game as it is stored, and as whoever starts it is told of it, with its keys."""
    seats = make_seats(wanted.seats)
    like = None if wanted.same is None else await game_like(context, wanted.same, len(seats))
    if like is not None:
        wanted = wanted.model_copy(update=like_it(like))
    setup = Setup.parse(wanted.setup, stand_ins(len(seats)), wanted.options, wanted.first)
    setup = preset_setup(setup, wanted.preset)
    check_setup(replace(setup, players=tuple(seat.name for seat in seats)))
    tiles = sum(copies * _count_tiles(name) for name, copies in setup.sets)
    if tiles > context.settings.max_tiles:
        raise SetupError(Message("server-many-tiles", tiles=tiles, max=context.settings.max_tiles))
    clock = thinking_time(wanted, context.settings.least_clock_seconds)
    rules = await rules_of(setup)
    keyless = (AI, OPEN) if wanted.waiting else (AI,)
    tokens = [None if seat.kind in keyless else new_token() for seat in seats]
    for seat, token in zip(seats, tokens, strict=True):
        seat.token = None if token is None else digest(token)
    spectate, invite = new_token(), new_token() if wanted.waiting else None
    if wanted.rated:
        check_rated(wanted)
    if wanted.open and not wanted.waiting:
        raise SetupError(Message("server-open-waits"))
    if wanted.draw is not None and (wanted.waiting or wanted.seed is not None or like is not None):
        raise SetupError(Message("server-draw-at-once"))
    secret = like.secret if like is not None else "" if wanted.seed is not None else FairDraw.new_secret()
    if wanted.draw is not None:
        secret, seats = await context.promises.take(wanted.draw.hash), salted(seats, wanted.draw.salt)
    row = GameRow(
        id=new_game_id(),
        setup=rules.setup.text,
        options=dict(rules.setup.options),
        first=wanted.first,
        seed=wanted.seed,
        seats=seats,
        spectate=digest(spectate),
        spectate_public=spectate if wanted.listed else None,
        clock=clock,
        assist=wanted.assist,
        listed=wanted.listed,
        format=rules.setup.format,
        invite=digest(invite) if invite else "",
        invite_public=invite if wanted.open else None,
        manners=Manners(
            leaving="out" if wanted.rated else wanted.leaving,  # nobody plays on for points of somebody else
            talk=wanted.talk,
            rated=wanted.rated,
            salts=None if like is None else salts_of(like),
        ),
        secret=secret,
        same=wanted.same,
    )
    keys = [SeatToken(seat=n, token=token) for n, token in enumerate(tokens)]
    created = GameCreated(
        game=row.id, seats=keys, spectate=spectate, invite=invite, salted=wanted.draw is not None
    )
    return opened(row) if wanted.waiting else row, created


def salted(seats: Sequence[Seat], salt: str) -> list[Seat]:
    """Seats of a game to whose draws the first person among them has added; without one, the first seat."""
    first = next((n for n, seat in enumerate(seats) if seat.kind == HUMAN), 0)
    return [replace(seat, salt=salt) if n == first else seat for n, seat in enumerate(seats)]


def check_rated(wanted: NewGame) -> None:
    """Refuse to let a game count that is no game of people by themselves."""
    if not wanted.waiting or any(choice.kind == AI for choice in wanted.seats) or len(wanted.seats) < 2:
        raise SetupError(Message("server-rated-people"))
    if wanted.seed is not None or wanted.same is not None:
        raise SetupError(Message("server-rated-draws"))
    if wanted.assist == "full":
        raise SetupError(Message("server-rated-help"))


async def game_like(context: Context, same: str, seats: int) -> GameRow:
    """The first of the games with the same draws, for so many people."""
    found = list((await context.store.with_same_draws(same, 1)).values())
    if not found:
        raise Refusal("no-game", Message("server-no-draws"), status=404)
    row = found[0][0]
    if len(row.seats) != seats:
        raise SetupError(Message("server-same-seats", n=len(row.seats)))
    return row


def like_it(row: GameRow) -> dict[str, Any]:
    """What a game with the same draws has in common with another."""
    clock = None if row.clock is None else clock_choice(row.clock)
    return {
        "setup": row.setup,
        "options": dict(row.options),
        "preset": None,
        "first": row.first,
        "seed": row.seed,
        "clock": clock,
    }


def salts_of(row: GameRow) -> tuple[str, ...] | None:
    """What was added to the draws of a game."""
    draw = fair_draw(row)
    return None if draw is None else draw.salts


def thinking_time(wanted: NewGame, least: float) -> ThinkingTime | None:
    """The clock that is asked for, or that of the preset (OPT-26)."""
    clock = wanted.clock
    if clock is None:
        minutes = 0 if wanted.preset is None else preset_of(wanted.preset).minutes
        return ThinkingTime(minutes, loses=True) if minutes else None
    if clock.minutes * 60 < least:
        raise SetupError(Message("server-short-clock", seconds=round(least)))
    if clock.loses and len(wanted.seats) != 2:
        raise SetupError(Message("server-time-loses-two"), rules=("OPT-26",))
    per_move = clock.per == "move"
    if per_move and clock.increment:
        raise SetupError(Message("server-increment-per-game"))
    if not per_move and clock.minutes > DAY_MINUTES:
        raise SetupError(Message("server-long-clock"))
    if clock.holidays and not (per_move and clock.minutes >= DAY_MINUTES):
        raise SetupError(Message("server-holidays-by-post"))
    return ThinkingTime(clock.minutes, clock.increment, clock.loses, per_move, clock.holidays)


async def rules_of(setup: Setup) -> Ruleset:
    """The rules of a setup; putting together a new combination takes a moment, so nobody waits for it."""
    if setup not in _known:
        await asyncio.to_thread(compose, setup)
        if len(_known) >= 50:  # fewer than are kept composed
            _known.clear()
        _known.add(setup)
    return compose(setup)


_known: set[Setup] = set()


def _count_tiles(name: str) -> int:
    try:
        return sum(tile.count for tile in load(name.replace("_", "-")).tiles)
    except Exception:  # unknown, or without tiles: composing will say so
        return 0


async def _count_game(request: Request) -> Context:
    """Starting games is limited more strictly than asking."""
    context = context_of(request)
    if not context.limiter.allows("games", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-games"), status=429)
    return context


async def _count_drawing(request: Request) -> None:
    """Drawing takes long, so it is limited more strictly, too."""
    context = context_of(request)
    if not context.limiter.allows("drawings", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-requests"), status=429)


DRAWINGS = [Depends(_count_drawing)]


@router.post("/draws", status_code=201)
async def promise_draw(request: Request) -> DrawPromise:
    """Promise a secret for the draws of a game; who starts it then can add what the server could not know."""
    context = context_of(request)
    if not context.limiter.allows("draws", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-games"), status=429)
    return DrawPromise(hash=await context.promises.make())


@router.post("/games", status_code=201)
async def create_game(
    wanted: NewGame, request: Request, context: Annotated[Context, Depends(_count_game)]
) -> GameCreated:
    """Start a game. The answer holds the keys to all seats of people; each opens one seat."""
    row, created = await make_row(context, wanted)
    await context.games.create(row, address_of(request, context.settings))
    return created


@router.post("/games/{id}/seats", status_code=201)
async def take_seat(wanted: SeatWish, who: AskerIn) -> SeatToken:
    """Take a free seat of a game that has not begun, by the key of the invitation; the key to the seat."""
    if not matches(who.token, who.served.row.invite):
        raise bad_token()
    token = new_token()
    seat = await who.context.games.take_seat(who.served, wanted.name, token)
    return SeatToken(seat=seat, token=token)


@router.post("/games/{id}/rematch", status_code=201)
async def rematch(who: AskerIn, request: Request, more: RematchKeys | None = None) -> GameCreated:
    """The same players once more, the next seat beginning.

    Each key becomes a new one that opens the same seat of the rematch, or lets watch it. Asking twice gives
    the same game and the same keys.
    """
    served, context = who.served, context_of(request)
    opens = {who.token: who.seat}
    for token in more.tokens if more is not None else ():
        opens[token] = await context.games.seat_of(served, token)
    if not served.is_over:
        raise Refusal("illegal", Message("server-not-over"), status=409)
    game, counts = await context.store.rematch(served.id), False
    if game is None:
        if not any(seat is not None for seat in opens.values()):
            raise Refusal("not-your-turn", Message("server-rematch-for-players"), status=403)
        draw = None if more is None else more.draw
        game, fresh = await _start_rematch(await _count_game(request), served, draw)
        counts = fresh and draw is not None
    keys = {seat: heir(token, game) for token, seat in opens.items()}
    await context.games.give_keys(await context.games.find(game), keys)
    return GameCreated(
        game=game,
        seats=[SeatToken(seat=n, token=keys.get(n)) for n in range(len(served.seats))],
        spectate=keys.get(None),
        salted=counts,
    )


async def _start_rematch(context: Context, served: ServedGame, draw: Salted | None) -> tuple[str, bool]:
    """Store the rematch of a game, unless it is there; its id, and whether it was not.

    Its seats get their keys when they are asked for (``heir``).
    """
    game = new_game_id()
    seats = [
        replace(seat, token=None, absence=None, salt=None, rested=0, rests_until=0.0) for seat in served.seats
    ]
    secret = FairDraw.new_secret()
    if draw is not None:
        secret, seats = await context.promises.take(draw.hash), salted(seats, draw.salt)
    public = served.row.spectate_public and heir(served.row.spectate_public, game)
    row = replace(
        served.row,
        id=game,
        first=(served.row.first + 1) % len(served.seats),
        seed=None,
        secret=secret,
        seats=seats,
        manners=replace(served.row.manners, offer=None, outcome=None, salts=None, rated=False, persons=None),
        same=None,
        spectate=digest(public) if public else "",
        spectate_public=public,
        rematch_of=served.id,
        created=time.time(),
    )
    try:
        await context.games.create(row)
    except Taken:  # somebody asked at the same moment
        found = await context.store.rematch(served.id)
        if found is None:
            raise
        return found, False
    context.games.tell_rematch(served, game)
    context.games.tell_others(f"rematch {served.id} {game}")
    return game, True


# The same draws -----------------------------------------------------------------------------------


@router.post("/games/{id}/same", status_code=201)
async def share_draws(who: AskerIn) -> SameDraws:
    """Let others play with the draws of this game: the name under which they can, always the same."""
    if who.seat is None:
        raise Refusal("not-your-turn", Message("server-no-seat"), status=403)
    if who.served.row.waiting:
        raise Refusal("waiting", Message("server-not-begun"), status=409)
    return SameDraws(same=await who.context.store.share_draws(who.served.id, new_token()))


@router.get("/same/{same}")
async def get_same(same: Annotated[str, Path(max_length=40)], request: Request) -> SameTables:
    """The games with the same draws, and what came of them."""
    context = context_of(request)
    found = await context.store.with_same_draws(same, MAX_SAME)
    if not found:
        raise Refusal("no-game", Message("server-no-draws"), status=404)
    like = next(iter(found.values()))[0]
    tables = [await same_table(context, *one) for one in found.values()]
    clock = None if like.clock is None else clock_choice(like.clock)
    return SameTables(setup=like.setup, options=dict(like.options), clock=clock, tables=tables)


async def same_table(context: Context, row: GameRow, turn: int, over: bool) -> SameTable:
    """One of them; nothing is told of one that goes on."""
    scores: Sequence[int] | None = None
    winners: Sequence[int] | None = None
    if over:
        served = await context.games.find(row.id)
        outcome = served.outcome()
        scores = served.match.state.scores()
        winners = served.match.winners() if outcome is None else outcome.winners
    return SameTable(
        players=[LobbySeat.model_validate(vars_of(seat)) for seat in row.seats],
        turn=turn,
        over=over,
        scores=None if scores is None else list(scores),
        winners=None if winners is None else list(winners),
    )


# Looking ------------------------------------------------------------------------------------------


@router.get("/games")
async def list_games(request: Request) -> ListedGames:
    """Games that anybody may watch."""
    return ListedGames(games=await listed_games(context_of(request)))


@router.get("/games/{id}", responses={200: answer(StateMessage)}, response_class=Response)
async def get_game(who: AskerIn) -> Response:
    """The whole position, as over the WebSocket."""
    async with who.charged() as served:
        return Response(served.state_message(who.seats), media_type=JSON, headers=PRIVATE)


@router.get("/games/{id}/now")
async def get_now(who: AskerIn) -> GameNow:
    """Whose turn it is, without everything else."""
    served = await who.settled()
    return GameNow(
        players=[seat.name for seat in served.seats],
        turn=served.turn,
        current=served.decider,
        you=who.seat,
        waiting=served.row.waiting,
        spectate=who.token if who.seat is None else served.row.spectate_public,
    )


RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}, JSON: {"schema": {"type": "object"}}}}
}


def named(row: GameRow, ending: str, how: str = "attachment") -> dict[str, str]:
    """The name of a file that somebody keeps: when it was played, and by whom."""
    day = datetime.fromtimestamp(row.created, UTC).date().isoformat()
    players = "-".join(re.sub(r"[^\w]+", "_", seat.name).strip("_") for seat in row.seats)
    name = f"bastide-{day}-{players}.{ending}"
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return {"content-disposition": f"{how}; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}"}


@router.get("/games/{id}/record", responses=RECORD, response_class=Response)
async def get_record(who: AskerIn, format: Literal["text", "json"] = "text") -> Response:
    """The game written down."""
    served = await who.settled()
    told = served.is_over and await who.context.store.are_draws_over(served.id)
    write = codec.format_json if format == "json" else notation.format_record
    return await who.context.workshop.make(
        who.request,
        (served.id, served.seq, served.match.state.key(), "record", format, told),
        JSON if format == "json" else "text/plain; charset=utf-8",
        {**PRIVATE, **named(served.row, "json" if format == "json" else "bastide")},
        write,
        served.record(told),
    )


@router.get("/games/{id}/draw", responses={200: answer(DrawProof)}, response_class=Response)
async def get_draw(who: AskerIn) -> Response:
    """Once the game is over: what its draws followed from, and that all of them did."""
    served = await who.settled()
    told = served.is_over and await who.context.store.are_draws_over(served.id)
    if served.row.secret and not told:
        why = Message("server-same-not-over") if served.is_over else Message("server-not-over")
        raise Refusal("illegal", why, status=409)
    return await who.context.workshop.make(
        who.request,
        (served.id, served.seq, served.match.state.key(), "draw"),
        JSON,
        PRIVATE,
        proof_of,
        served.record(told),
    )


@router.get("/games/{id}/picture.svg", responses=PICTURE, response_class=Response, dependencies=DRAWINGS)
async def get_picture(who: AskerIn, turn: Annotated[int | None, Query(ge=0, le=LARGEST)] = None) -> Response:
    """The board as a picture, now or at the end of a turn."""
    return await _drawn(who, turn, picture_at, named(who.served.row, "svg", "inline"))


@router.get("/games/{id}/film.svg", responses=PICTURE, response_class=Response, dependencies=DRAWINGS)
async def get_film(who: AskerIn) -> Response:
    """The game so far in motion, as an animated picture that every browser shows."""
    return await _drawn(who, None, film_of, named(who.served.row, "svg", "attachment"))


@router.get("/games/{id}/track.svg", responses=PICTURE, response_class=Response)
async def get_track(
    who: AskerIn, turn: Annotated[int | None, Query(ge=0, le=LARGEST)] = None, scores: Scores = None
) -> Response:
    """The scoreboard as a picture, now or at the end of a turn, or with other ``scores``, seat by seat.

    The final scoring is one step of the game; who tells it one after the other says how far it is.
    """
    points = None if scores is None else tuple(int(text) for text in scores.split(","))
    if points is not None and len(points) != len(who.served.seats):
        raise Refusal("message", Message("server-score-each"))
    if turn is not None and points is None:
        return await _drawn(who, turn, track_at, {})
    async with who.charged() as served:
        svg = served.answer(
            ("track", points), lambda: track_of(served.match.state, colours_of(served.seats), points)
        )
    return Response(svg, media_type=SVG, headers=PRIVATE)


async def _drawn(who: Asker, turn: int | None, draw: Callable[..., str], headers: dict[str, str]) -> Response:
    served = await who.settled()
    match = served.match
    return await who.context.workshop.make(
        who.request,
        (served.id, served.seq, match.state.key(), draw.__name__, turn),
        SVG,
        {**PRIVATE, **headers},
        draw,
        match.setup,
        tuple(map(str, match.actions)),
        turn,
        colours_of(served.seats),
    )


@router.get(
    "/games/{id}/replay", responses={200: answer(Replay)}, response_class=Response, dependencies=DRAWINGS
)
async def get_replay(who: AskerIn, first: First = 0, last: Last = None) -> Response:
    """The game step by step."""
    served = await who.settled()
    until, match = LARGEST if last is None else last, served.match
    return await who.context.workshop.make(
        who.request,
        (served.id, served.seq, match.state.key(), "replay", first, until),
        JSON,
        PRIVATE,
        replay_of_game,
        match.setup,
        tuple(map(str, match.actions)),
        served.names.names,
        seat_views(served.seats),
        first,
        until,
        match.outcome,
    )


async def _body(request: Request) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", Message("server-record-text")) from None


UPLOAD: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}, JSON: {"schema": {"type": "object"}}},
    }
}


@router.post("/replay", responses={200: answer(Replay)}, response_class=Response, openapi_extra=UPLOAD)
async def replay_record(
    text: Annotated[str, Depends(_body)],
    request: Request,
    context: Annotated[Context, Depends(_count_game)],
    first: First = 0,
    last: Last = None,
) -> Response:
    """A record that is sent, step by step; nothing is stored."""
    until = MAX_STEPS + first if last is None else last
    about = ("record", hashlib.sha256(text.encode()).digest(), first, until)
    return await context.workshop.make(request, about, JSON, PRIVATE, replay_of_record, text, first, until)


__all__ = ["AI", "HUMAN", "OPEN", "router"]
