"""What the REST interface takes and gives, beside what a player sees (``bastide.view``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bastide.view.messages import (
    LARGEST,
    MAX_ACTION,
    MAX_HOLIDAYS,
    MAX_SEATS,
    MAX_TOKEN,
    Assist,
    Leaving,
    Talking,
)
from bastide.view.structs import MessageView, Outgoing, ReasonView

Name = Annotated[str, Field(min_length=1, max_length=40)]
Token = Annotated[str, Field(max_length=MAX_TOKEN)]


class Question(BaseModel):
    """What somebody asks for; unknown fields are refused, because they are most likely slips."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What somebody gets."""

    model_config = ConfigDict(extra="forbid")


class SeatChoice(Question):
    """A seat of a new game: somebody at this screen, a computer player, or whoever gets the link."""

    kind: Literal["human", "ai", "open"] = "human"
    name: Name | None = None
    player: Annotated[str, Field(max_length=40)] | None = None
    colour: Annotated[int, Field(ge=0, le=5)] | None = None


class ClockChoice(Question):
    """Thinking time for the whole game, and seconds added after each turn; or for each move (``per``).

    A move may take up to 14 days; then people may take ``holidays``, so many days in all. If somebody's time
    is up, the computer decides for them, or (``loses``, with two players) the other wins.
    """

    minutes: Annotated[float, Field(gt=0, le=14 * 24 * 60, strict=False)]
    increment: Annotated[float, Field(ge=0, le=3600, strict=False)] = 0
    loses: bool = False
    per: Literal["game", "move"] = "game"
    holidays: Annotated[int, Field(ge=0, le=MAX_HOLIDAYS)] = 0


class Salted(Question):
    """A number of one's own for the draws of a game whose secret was promised before (``POST /draws``)."""

    hash: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    salt: Annotated[str, Field(pattern="^[0-9a-f]{16,64}$")]


class DrawPromise(Answer):
    """The hash of a secret, for a game that is about to be started."""

    hash: str


class NewGame(Question):
    """A game to be started. ``seed`` makes its draws repeatable, so it is for trying things out.

    A ``waiting`` one begins when everybody has taken their seat and is ready; one key invites to all of them.
    If it is ``open``, the lobby shows it, and anybody may join; else only who has the link. If ``rated``, it
    counts: it is for people who are known (``POST /people``) and agree by being ready, without help.
    For somebody who is ``leaving``, the computer plays on, or their seat is out and cannot win.
    At the table people ``talk`` in phrases of every language, freely, or not at all.
    A ``preset`` may bring a clock; one that is given here comes first.
    With the ``same`` draws as others it has their sets, options and beginner, and as many seats.
    Whoever starts a game that begins at once may add to its ``draw``; in a waiting room everybody may.
    """

    setup: Annotated[str, Field(max_length=1000)] = "base"
    options: Annotated[dict[Name, Annotated[str, Field(max_length=40)]], Field(max_length=100)] = {}
    preset: Annotated[str, Field(max_length=40)] | None = None
    same: Annotated[str, Field(max_length=40)] | None = None
    draw: Salted | None = None
    seats: Annotated[list[SeatChoice], Field(min_length=1, max_length=MAX_SEATS)]
    first: Annotated[int, Field(ge=0, lt=MAX_SEATS)] = 0
    seed: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    clock: ClockChoice | None = None
    assist: Assist = "full"
    listed: bool = False
    waiting: bool = False
    open: bool = False
    rated: bool = False
    leaving: Leaving = "computer"
    talk: Talking = "phrases"


class NewPerson(Question):
    """Somebody who wants to find their games on all their devices."""

    name: Name
    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] = "en"


class GameKeys(Question):
    """Seats of a game that are mine."""

    game: Annotated[str, Field(max_length=40)]
    tokens: Annotated[list[Token], Field(max_length=MAX_SEATS)]


class Attempt(Question):
    """Another move at a decision that was made: one action, or two that belong together."""

    actions: Annotated[list[Annotated[str, Field(max_length=MAX_ACTION)]], Field(min_length=1, max_length=2)]


class PuzzleMove(Question):
    """A move in a puzzle, one action or two that belong together; ``reveal`` asks for the solution too."""

    actions: Annotated[list[Annotated[str, Field(max_length=MAX_ACTION)]], Field(max_length=2)] = []
    reveal: bool = False


class SeatWish(Question):
    """Somebody wants to sit down."""

    name: Name


class SoFar(Question):
    """What was played in a game that is not kept: its state is answered, or what the last action ``changed``.

    ``ask`` is a question about the game, as over the WebSocket.
    """

    actions: Annotated[list[Annotated[str, Field(max_length=MAX_ACTION)]], Field(max_length=200)] = []
    names: Annotated[list[Name], Field(min_length=1, max_length=MAX_SEATS)]
    changed: bool = False
    ask: Annotated[dict[str, Any], Field(max_length=10)] | None = None


class LessonSoFar(SoFar):
    """What was played in a lesson."""

    names: Annotated[list[Name], Field(min_length=2, max_length=2)] = ["Ada", "Bob"]


class RematchKeys(Question):
    """Further keys of the game that is over, of the same screen: each is exchanged for one of the rematch.

    Who is the first to ask may add to its ``draw``.
    """

    tokens: Annotated[list[Token], Field(max_length=MAX_SEATS)] = []
    draw: Salted | None = None


class SeatToken(Answer):
    """The key to a seat. Null for computer players, and in a rematch for the seats of others."""

    seat: int
    token: str | None


class GameCreated(Answer):
    """A new game, with the keys to its seats and the key for those who only watch.

    ``invite`` is the key with which anybody can take a free seat until the game begins. ``salted``: what was
    added to its draw counts; in a rematch it does not if somebody else was faster.
    """

    game: str
    seats: list[SeatToken]
    spectate: str | None
    invite: str | None = None
    salted: bool = False


class ListedGame(Answer):
    """A game that anybody may watch; ``current`` is the seat that must decide, where that is at hand."""

    game: str
    setup: str
    players: list[str]
    turn: int
    current: int | None
    over: bool
    spectate: str


class ListedGames(Answer):
    games: list[ListedGame]


class LobbySeat(Answer):
    """A seat of an open table."""

    name: str
    kind: Literal["human", "ai", "open"]
    player: str | None


class OpenTable(Answer):
    """A table that anybody may join with the key of its invitation.

    ``options`` are the rules that differ from the official ones.
    """

    game: str
    setup: str
    options: dict[str, str]
    seats: list[LobbySeat]
    free: int
    clock: ClockChoice | None
    assist: Assist
    talk: Talking
    leaving: Leaving
    rated: bool
    invite: str


class Lobby(Answer):
    """What goes on at this server for anybody to see: tables to join, and games to watch that go on."""

    tables: list[OpenTable]
    games: list[ListedGame]


class SameDraws(Answer):
    """The name under which others can play with the draws of a game."""

    same: str


class SameTable(Answer):
    """A game among those with the same draws; scores and winners once it is over."""

    players: list[LobbySeat]
    turn: int
    over: bool
    scores: list[int] | None
    winners: list[int] | None


class SameTables(Answer):
    """Games with the same draws, the oldest first: what is played, and what came of it."""

    setup: str
    options: dict[str, str]
    clock: ClockChoice | None
    tables: list[SameTable]


class RatingLine(Answer):
    """How well somebody plays at a kind of table."""

    person: str
    name: str
    kind: str
    rating: int
    games: int
    won: float


class Ratings(Answer):
    """The best at a kind of table."""

    kind: str
    best: list[RatingLine]


class RatedOne(Answer):
    """A rated game of somebody, and what it changed."""

    game: str
    kind: str
    at: float
    players: str
    score: int
    won: float
    before: int
    after: int


class PersonPage(Answer):
    """What anybody may know of somebody."""

    id: str
    name: str
    ratings: list[RatingLine]
    games: list[RatedOne]


class PersonCreated(Answer):
    """Somebody new, with the key by which they are known. It is told only once."""

    id: str
    name: str
    key: str


class MyGame(Answer):
    """A game of somebody: the keys to their seats, and whose turn it is, where that was looked up."""

    game: str
    tokens: list[str]
    setup: str
    players: list[str]
    turn: int
    current: int | None
    yours: list[int]
    over: bool
    waiting: bool
    created: float


class Me(Answer):
    """Who I am. ``push_key`` is what a browser needs to be told by this server.

    ``signs_in``: an account elsewhere stands for me, by which I can sign in here.
    """

    id: str
    name: str
    mail: str | None
    mail_confirmed: bool
    can_mail: bool
    push_key: str
    signs_in: bool
    games: list[MyGame]


class SignIn(Answer):
    """Where people can sign in with an account that they have already, as they know it; null: nowhere."""

    name: str | None


class SignInBegun(Answer):
    """Where the browser goes next."""

    address: str


class SignInWish(Question):
    """What somebody wants to be called whom nobody knows yet, if their account does not say."""

    name: Annotated[str, Field(max_length=40)] = ""
    language: Annotated[str, Field(pattern="^[a-z]{2,3}$")] = "en"


class GameNow(Answer):
    """How far a game is: who plays, and which seat must decide (null: none, it is over, or ``waiting``).

    ``spectate`` is a key for those who only watch, for everybody to pass on: of a game that anybody may
    watch; of others, only if it is the key that was asked with.
    """

    players: list[str]
    turn: int
    current: int | None
    you: int | None
    waiting: bool
    spectate: str | None


class RuleInfo(Answer):
    """A rule in words."""

    id: str
    section: str
    text: str
    examples: list[str]
    page: str
    chapter: str


class Rules(Answer):
    rules: list[RuleInfo]


class SegmentShape(Answer):
    """A segment as printed: the spots that name it (first ``spot``), its outline, where pieces stand."""

    spot: str
    spots: list[str]
    kind: str
    outline: str
    anchors: list[tuple[float, float]]


class TileShape(Answer):
    """A tile in a square of 100 by 100, y downwards.

    ``others`` are parts where nobody stands, ``places`` where pieces stand in the quarters of a city.
    """

    set: str
    id: str
    turn: int
    segments: list[SegmentShape]
    others: dict[str, str]
    places: dict[str, list[tuple[float, float]]]


class Health(Answer):
    """Is the server well?"""

    status: Literal["ok", "starting", "stopping", "failing"]
    version: str


class ErrorBody(Outgoing):
    """What went wrong."""

    code: str
    message: MessageView
    rules: list[str]
    reasons: list[ReasonView]


class ErrorAnswer(Outgoing):
    error: ErrorBody
