"""The WebSocket: a client joins a game, acts, asks; whatever it says wrong is refused in words."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Message as Frame
from starlette.types import Receive, Scope, Send

from bastide.server.context import Context, context_of
from bastide.server.http.addresses import address_of
from bastide.server.http.limiter import ANSWERING, COACHING, Bucket
from bastide.server.http.security import is_own_origin
from bastide.server.operation import metrics
from bastide.server.operation.logs import get_logger
from bastide.server.operation.timeline import TIMELINE
from bastide.server.play import leaving, room
from bastide.server.play.answers import Question, answer_to
from bastide.server.play.games import Games
from bastide.server.play.served_game import NAMED, ServedGame
from bastide.server.play.talk import A_SECOND, BURST
from bastide.server.refusal import Refusal
from bastide.server.storage.store import GameRow
from bastide.server.storage.tokens import digest
from bastide.server.ws.hub import Client, Sending
from bastide.view.messages import (
    VERSION,
    Act,
    AnswerOffer,
    Arrange,
    AskCell,
    AskFarms,
    AskFeature,
    AskHint,
    AskHints,
    AskPreviews,
    Begin,
    Claim,
    ClientMessage,
    Decision,
    Explain,
    HintMessage,
    HintsMessage,
    Join,
    Offer,
    Ping,
    Pong,
    PreviewsMessage,
    Publish,
    Report,
    Resign,
    Rest,
    Say,
    Settle,
    StandIn,
    StandUp,
    Undo,
    read_client_message,
)
from bastide.view.structs import encode
from bastide.words import Message

log = get_logger(__name__)
PATH = "/api/ws"
POLICY, TOO_LARGE, TRY_LATER = 1008, 1009, 1013
QUESTIONS = (Explain, AskFeature, AskFarms, AskCell, AskHints, AskHint, AskPreviews)
PONG = encode(Pong())
# Seconds that it takes, about: to store something by itself, to write a state for somebody, of each turn.
STORING, TELLING = 0.003, 0.000_015


async def play(scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from the handshake to the end.

    Messages go straight to the server, past the layers of the framework: they are many.
    """
    socket = WebSocket(scope, receive, send)
    context = context_of(socket)
    if not is_own_origin(socket, context.settings):
        await socket.close(POLICY, "origin")
        return
    address = address_of(socket, context.settings)
    await socket.accept()
    try:
        context.come(address)
    except Refusal as refusal:  # in words: a browser cannot read why a handshake failed
        metrics.REFUSED.labels(code=refusal.code).inc()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.send_text(encode(refusal.message_of(None)).decode())
            await socket.close(TRY_LATER, refusal.code)
        return

    def send_text(text: str) -> Sending:
        return send({"type": "websocket.send", "text": text})  # type: ignore[return-value]

    client = Client(send_text, context.settings.max_waiting, context.visit_of(address).untaken)
    sender = asyncio.create_task(_send(socket, client))
    connection = Connection(context, socket, receive, client)
    try:
        # In a task of its own: what wakes it up need not go through all layers of the framework.
        await asyncio.create_task(connection.run())
    except WebSocketDisconnect:
        client.close(1000, "")
    except asyncio.CancelledError:
        client.close(1001, "the server stops")
        raise
    except Exception as error:  # a fault of ours must not look like one of the client's
        log.exception("connection failed", error=repr(error))
        client.close(1011, "internal error")
    finally:
        if connection.hinting is not None:
            connection.hinting.cancel()
        if connection.served is not None:
            context.games.leave(connection.served, client)
        context.go(address)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sender, 5.0)


async def _send(socket: WebSocket, client: Client) -> None:
    """Carry messages out; a connection that is to be closed is closed when they have gone."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        code, reason = await client.run()
        if code != 1000:
            await socket.close(code, reason)
        return
    client.close(1000, "")


class Connection:
    """What one client says, one thing after the other."""

    def __init__(self, context: Context, socket: WebSocket, receive: Receive, client: Client) -> None:
        self.context = context
        self.games: Games = context.games
        self.settings = context.settings
        self.socket = socket
        self.receive = receive
        self.client = client
        self.served: ServedGame | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.address = address_of(socket, self.settings)
        self.bucket = Bucket(self.settings.messages_a_second)
        self.talking = Bucket(A_SECOND, BURST)
        self.pace = context.visit_of(self.address).pace

    async def run(self) -> None:
        """Hear the client until it goes or must go."""
        until = asyncio.get_running_loop().time() + self.settings.join_seconds
        while self.served is None and self.client.closed is None:
            try:
                async with asyncio.timeout_at(until):
                    message = await self.receive()
            except TimeoutError:
                self.client.close(POLICY, "no join came")
                return
            await self._hear(_text_of(message))
        while self.client.closed is None:
            message = await self.receive()
            if (wait := self.pace.wait()) > 0.0:  # it is not refused: others of this address say much, too
                await asyncio.sleep(wait)
            await self._hear(_text_of(message))

    async def _hear(self, text: str | bytes) -> None:
        seq: int | None = self.served.seq if self.served is not None else None
        id: int | None = None
        try:
            if self.settings.limits and not self.bucket.allows():
                self.client.close(POLICY, "rate")
                raise Refusal("rate", Message("server-many-messages"), status=429)
            if len(text) > self.settings.max_message:
                self.client.close(TOO_LARGE, "too large")
                raise Refusal(
                    "too-large", Message("server-too-large", bytes=self.settings.max_message), status=413
                )
            try:
                message: ClientMessage = read_client_message(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise Refusal("message", _fault(error)) from None
            if isinstance(message, Act) and self._act(message):
                return
            id = message.id if isinstance(message, QUESTIONS) else None
            await self._obey(message)
        except Refusal as refusal:
            metrics.REFUSED.labels(code=refusal.code).inc()
            seq = self.served.seq if self.served is not None else seq
            self._tell_last(encode(refusal.message_of(seq, id)))

    def _act(self, message: Act) -> bool:
        """The quick way for what is said most: a decision, when nothing else is done with the game."""
        served = self.served
        if served is None or message.game not in (None, served.id) or message.version not in (None, VERSION):
            return False
        return self.games.act_now(served, self.client, message.seq, message.action)

    def _tell_last(self, message: bytes) -> None:
        """Tell something even if the connection is about to be closed."""
        closed, self.client.closed = self.client.closed, None
        self.client.tell(message)
        if closed is not None:
            self.client.close(*closed)

    async def _obey(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.client.tell(PONG)
            case Join():
                await self._join(message)
            case _ if self.served is None:
                self.client.close(POLICY, "join first")
                raise Refusal("message", Message("server-join-first"))
            case _:
                await self._ask(self.served, message)

    async def _ask(self, served: ServedGame, message: ClientMessage) -> None:
        games, client = self.games, self.client
        if isinstance(message, Decision):
            if message.version is not None:
                _check_version(message.version)
            if message.game is not None and message.game != served.id:
                raise Refusal("no-game", Message("server-other-game"), status=409)
        match message:
            case Act():
                await games.act(served, client.seats, message.seq, message.action)
            case Undo():
                self._pay(served)
                await games.undo(served, client.seats, message.seq)
            case Settle() | StandUp() | Arrange() | Begin() | Publish():
                await self._seat(served, message)
            case Resign() | Offer() | AnswerOffer() | StandIn() | Claim() | Rest():
                await self._part(served, message)
            case Say() | Report():
                await self._talk(served, message)
            case Explain() | AskFeature() | AskFarms() | AskCell() | AskPreviews():
                await self._answer(served, message)
            case AskHints() | AskHint():
                if self.hinting is not None and not self.hinting.done():
                    raise Refusal("busy", Message("server-one-hint"), status=429)
                self.hinting = asyncio.create_task(self._hint(served, client.seats, message))

    async def _seat(self, served: ServedGame, message: Settle | StandUp | Arrange | Begin | Publish) -> None:
        """What people do in the waiting room: each with their own seat, the host with all of them."""
        games, client = self.games, self.client
        self._pay(served)

        def change(row: GameRow) -> GameRow:
            mine = client.seats
            if isinstance(message, Arrange | Begin):
                served.check_seats(message.seq)
            for_host = isinstance(message, Arrange | Begin | Publish)
            if for_host and room.host_of(row.seats) not in mine:
                raise Refusal("not-your-turn", Message("server-for-host"), status=403)
            match message:
                case Settle():
                    seat = message.seat if message.seat is not None else next(iter(mine), None)
                    if seat is None or seat not in mine:
                        raise Refusal("not-your-turn", Message("server-no-seat"), status=403)
                    return room.settle(row, seat, message)
                case StandUp():
                    return room.stand_up(row, mine)
                case Arrange():
                    return room.arrange(row, message)
                case Begin():
                    return room.ready(row)
                case Publish():
                    return room.publish(row, message.invite)

        await games.arrange(served, change, begin=isinstance(message, Begin))
        if isinstance(message, Publish):  # it is shown while somebody is there
            await self.context.store.note_opened([served.id], time.time())

    async def _talk(self, served: ServedGame, message: Say | Report) -> None:
        """Those who play speak to the table, not too much at a time."""
        if not self.client.seats:
            raise Refusal("not-your-turn", Message("server-no-seat"), status=403)
        if self.settings.limits and not self.talking.allows():
            raise Refusal("rate", Message("server-much-talk"), status=429)
        if isinstance(message, Say):
            await self.games.say(served, self.client.seats[0], message)
        else:
            await self.games.report(served, message.n)

    async def _part(
        self, served: ServedGame, message: Resign | Offer | AnswerOffer | StandIn | Claim | Rest
    ) -> None:
        """What people do who leave, end the game together, or miss somebody. Only those who play can."""
        games = self.games
        self._pay(served)
        mine = [seat for seat in self.client.seats if seat in leaving.players_of(served.row)]
        if not mine:
            raise Refusal("not-your-turn", Message("server-no-seat"), status=403)
        me = mine[0]

        def change(row: GameRow) -> tuple[str, GameRow]:
            scores = served.match.state.scores()
            match message:
                case Resign() | Rest():
                    seat = me if message.seat is None else message.seat
                    if seat not in mine:
                        raise Refusal("not-your-turn", Message("server-no-seat"), status=403)
                    if isinstance(message, Rest):
                        return leaving.REST, leaving.rest(row, seat, message.days, TIMELINE.now())
                    return leaving.RESIGNED, leaving.leave(row, seat, scores, seat)
                case Offer():
                    return NAMED, leaving.offer(row, message.what, mine, scores)
                case AnswerOffer():
                    return NAMED, leaving.answer(row, mine, message.accept, scores)
                case StandIn():
                    games.check_away(served, message.seat, beyond=False)
                    return leaving.STAND_IN, leaving.stand_in(row, message.seat)
                case Claim():
                    games.check_away(served, message.seat, beyond=True)
                    gone = message.seat
                    return leaving.CLAIMED, leaving.leave(row, gone, scores, gone, claimed=True)

        about = message.seat if isinstance(message, StandIn | Claim | Resign | Rest) else me
        more = (str(message.days),) if isinstance(message, Rest) else ()
        await games.part(served, me if about is None else about, change, more)

    async def _answer(self, served: ServedGame, message: Question | AskPreviews) -> None:
        """Answer a question about the position. What that takes is counted by address."""
        limiter = self.context.limiter
        if not limiter.has_time(ANSWERING, self.address):
            raise Refusal("rate", Message("server-many-questions"), status=429)
        await self.games.settle(served)  # which may take long, if the database does
        async with self.context.answering.turn(self.address):
            await self.games.settle(served)
            started = time.perf_counter()
            try:
                if isinstance(message, AskPreviews):
                    found = self.games.previews(served, self.client.seats, message.actions)
                    self.client.tell(encode(PreviewsMessage(message.id, found)))
                else:
                    self.client.tell(encode(answer_to(served, message, self.client.seats)))
            finally:
                limiter.take_time(ANSWERING, self.address, time.perf_counter() - started)

    def _pay(self, served: ServedGame) -> None:
        """What brings everybody a whole state takes everybody's time, and is counted by address."""
        limiter = self.context.limiter
        if not limiter.has_time(ANSWERING, self.address):
            raise Refusal("rate", Message("server-many-questions"), status=429)
        listeners = max(1, len(served.hub.clients))
        limiter.take_time(ANSWERING, self.address, STORING + listeners * served.turn * TELLING)

    async def _hint(self, served: ServedGame, seats: Sequence[int], message: AskHints | AskHint) -> None:
        """Hints take a while, which is counted by address; the client goes on meanwhile."""
        limiter = self.context.limiter
        started = time.perf_counter()
        try:
            if not limiter.has_time(COACHING, self.address):
                raise Refusal("rate", Message("server-many-questions"), status=429)
            if isinstance(message, AskHints):
                seq, hints = await self.games.hints(served, seats, self.address)
                self.client.tell(encode(HintsMessage(message.id, seq, hints)))
            else:
                seq, hint = await self.games.hint(served, seats, message, self.address)
                self.client.tell(encode(HintMessage(message.id, seq, hint)))
        except Refusal as refusal:
            self.client.tell(encode(refusal.message_of(served.seq, message.id)))
        finally:
            limiter.take_time(COACHING, self.address, time.perf_counter() - started)

    async def _join(self, message: Join) -> None:
        """Find the game and the seats; whoever cannot be let in is told why and has to go."""
        if self.served is not None:
            self.games.leave(self.served, self.client)
            self.served = None
        try:
            if not self.context.limiter.allows("joins", self.address):
                raise Refusal("rate", Message("server-many-attempts"), status=429)
            _check_version(message.version)
            served = await self.games.find(message.game)
            self.client.keys = tuple(digest(token) for token in (message.token, *message.tokens))
            found = [await self.games.seat_of(served, token) for token in (message.token, *message.tokens)]
        except Refusal as refusal:
            self._turn_away(refusal)
            raise
        seats = [seat for seat in found if seat is not None]
        if message.name is not None and seats:
            await self.games.rename(served, seats[0], message.name)
        self.served = served
        await self.context.answering.take(self.address, served.turn * TELLING)
        try:
            await self.games.join(served, self.client, seats, self.address)
        except Refusal as refusal:
            self.served = None  # its seats are still those of another game
            self._turn_away(refusal)
            raise

    def _turn_away(self, refusal: Refusal) -> None:
        self.client.close(TRY_LATER if refusal.code == "busy" else POLICY, refusal.code)


def _text_of(message: Frame) -> str | bytes:
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | bytes | None = message.get("text")
    return text if text is not None else message["bytes"]


def _check_version(version: int) -> None:
    if version != VERSION:
        raise Refusal("version", Message("server-version", version=VERSION))


def _fault(error: Exception) -> Message:
    """What is wrong with a message, without repeating what it said."""
    if isinstance(error, msgspec.ValidationError) and not str(error).startswith("Invalid value"):
        return Message("server-invalid", fault=str(error)[:200])
    return Message("server-no-message")
