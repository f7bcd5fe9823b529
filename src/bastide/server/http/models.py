"""What the REST interface takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bastide.server.wire.protocol import (
    LARGEST,
    MOST_SEATS,
    Assist,
    EventView,
    Incoming,
    Outgoing,
    ReasonView,
    SeatView,
    Token,
    View,
)

Name = Annotated[str, Field(min_length=1, max_length=40)]


class SeatChoice(Incoming):
    """A seat of a new game: somebody at this screen, a computer player, or whoever gets the link."""

    kind: Literal["human", "ai", "open"] = "human"
    name: Name | None = None
    player: Annotated[str, Field(max_length=40)] | None = None
    colour: Annotated[int, Field(ge=0, le=5)] | None = None


class ClockChoice(Incoming):
    """Thinking time for the whole game, and seconds added after each turn."""

    minutes: Annotated[float, Field(gt=0, le=24 * 60, strict=False)]
    increment: Annotated[float, Field(ge=0, le=3600, strict=False)] = 0


class NewGame(Incoming):
    """A game to be started. ``seed`` makes its draws repeatable, so it is for trying things out."""

    setup: Annotated[str, Field(max_length=1000)] = "base"
    options: Annotated[dict[Name, Annotated[str, Field(max_length=40)]], Field(max_length=100)] = {}
    preset: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[list[SeatChoice], Field(min_length=1, max_length=MOST_SEATS)]
    first: Annotated[int, Field(ge=0, lt=MOST_SEATS)] = 0
    seed: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    clock: ClockChoice | None = None
    assist: Assist = "full"
    listed: bool = False


class RematchKeys(Incoming):
    """Further keys of the game that is over, of the same screen: each is exchanged for one of the rematch."""

    tokens: Annotated[list[Token], Field(max_length=MOST_SEATS)] = []


class SeatToken(Outgoing):
    """The key to a seat. Null for computer players, and in a rematch for the seats of others."""

    seat: int
    token: str | None


class GameCreated(Outgoing):
    """A new game, with the keys to its seats and the key for those who only watch."""

    game: str
    seats: list[SeatToken]
    spectate: str | None


class ListedGame(Outgoing):
    """A game that anybody may watch; ``current`` is the seat that must decide, where that is at hand."""

    game: str
    setup: str
    players: list[str]
    turn: int
    current: int | None
    over: bool
    spectate: str


class ListedGames(Outgoing):
    games: list[ListedGame]


class GameNow(Outgoing):
    """How far a game is: who plays, and which seat must decide (null: none, it is over).

    ``spectate`` is a key for those who only watch, for everybody to pass on: of a game that anybody may
    watch; of others, only if it is the key that was asked with.
    """

    players: list[str]
    turn: int
    current: int | None
    you: int | None
    spectate: str | None


class SetInfo(Outgoing):
    """A set that can be played with: how many copies at most, and which chapters of the rule book are its."""

    name: str
    title: str
    summary: str
    tiles: int
    stands_alone: bool
    excludes: list[str]
    copies: int
    chapters: list[str]


class OptionInfo(Outgoing):
    """A difference in the rules of the set ``set``; without the sets in ``needs`` it changes nothing."""

    key: str
    values: list[str]
    default: str
    rule: str
    title: str
    set: str
    needs: list[str]


class Sets(Outgoing):
    """Everything a new game can be made of."""

    sets: list[SetInfo]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    players: list[str]
    colours: list[str]
    pieces: list[str]


class RuleInfo(Outgoing):
    """A rule in words."""

    id: str
    section: str
    text: str
    examples: list[str]
    page: str
    chapter: str


class Rules(Outgoing):
    rules: list[RuleInfo]


class Phrases(Outgoing):
    """What the server says, in another language: templates in English, with holes, and their translation."""

    phrases: dict[str, str]


class SegmentShape(Outgoing):
    """A segment as printed: the spots that name it (first ``spot``), its outline, where pieces stand."""

    spot: str
    spots: list[str]
    kind: str
    outline: str
    anchors: list[tuple[float, float]]


class TileShape(Outgoing):
    """A tile in a square of 100 by 100, y downwards.

    ``others`` are parts where nobody stands, ``places`` where pieces stand in the quarters of a city.
    """

    set: str
    id: str
    turn: int
    segments: list[SegmentShape]
    others: dict[str, str]
    places: dict[str, list[tuple[float, float]]]


class ReplayStep(Outgoing):
    """One action of a game and the position after it. Step 0 is the beginning and has no action."""

    seq: int
    turn: int
    actor: int | Literal["chance"] | None
    action: str | None
    text: str
    events: list[EventView]
    view: View


class Replay(Outgoing):
    """A game step by step; ``total`` counts all steps, of which those asked for are given."""

    setup: str
    players: list[str]
    seats: list[SeatView]
    total: int
    steps: list[ReplayStep]


class ErrorBody(Outgoing):
    """What went wrong."""

    code: str
    message: str
    rules: list[str] = []
    reasons: list[ReasonView] = []


class ErrorAnswer(Outgoing):
    error: ErrorBody


class Health(BaseModel):
    """Is the server well?"""

    model_config = ConfigDict(extra="forbid")

    status: Literal["ok", "starting", "stopping", "failing"]
    version: str
