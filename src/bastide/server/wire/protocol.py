"""What server and browser say to each other over the WebSocket, version 1.

Only the edges use these models: they check what comes in, describe what goes out (the TypeScript types
are generated from them), and tests hold real messages against them. Outgoing messages are written
directly as JSON, because they are many.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 1
MOST_ACTION = 200  # characters of an action
MOST_TOKEN = 100
MOST_SEATS = 6
LARGEST = 2**53 - 1  # of the whole numbers that every JSON reader keeps

At = tuple[int, int]
SpotAt = tuple[int, int, str]


class Incoming(BaseModel):
    """Something a client says; unknown fields are refused, because they are most likely slips."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """Something the server says."""

    model_config = ConfigDict(extra="forbid")


# What a client says -------------------------------------------------------------------------------

Seq = Annotated[int, Field(ge=0, le=LARGEST)]
Id = Annotated[int, Field(ge=0, le=LARGEST)]
Game = Annotated[str, Field(max_length=MOST_TOKEN)]
Version = Annotated[int, Field(ge=0, le=LARGEST)]
Token = Annotated[str, Field(max_length=MOST_TOKEN)]
ActionForm = Annotated[str, Field(max_length=MOST_ACTION)] | dict[str, Any]


class Join(Incoming):
    """The first message: which game, and by which link.

    ``tokens`` are further seats of the same screen; ``name`` is what somebody who takes an open seat
    wants to be called.
    """

    type: Literal["join"]
    version: Version
    game: Game
    token: Token
    tokens: Annotated[list[Token], Field(max_length=MOST_SEATS)] = []
    name: Annotated[str, Field(max_length=40)] | None = None


class Decision(Incoming):
    """Something decided in the state with this sequence number.

    ``game`` and ``version`` may be left out; if they are there, they must be those of the join.
    """

    seq: Seq
    game: Game | None = None
    version: Version | None = None


class Act(Decision):
    """Choose an action."""

    type: Literal["act"]
    action: ActionForm


class Undo(Decision):
    """Take the last own decision back."""

    type: Literal["undo"]


class Explain(Incoming):
    """Why may this not be chosen?"""

    type: Literal["explain"]
    id: Id
    action: ActionForm


class AskFeature(Incoming):
    """What is this feature, whose is it and what is it worth?"""

    type: Literal["feature"]
    id: Id
    at: Annotated[list[Annotated[int, Field(ge=-2000, le=2000)]], Field(min_length=2, max_length=2)]
    spot: Annotated[str, Field(max_length=4)]


class AskFarms(Incoming):
    """All farms with their owners and what they are worth."""

    type: Literal["farms"]
    id: Id


class AskHints(Incoming):
    """What the computer thinks of each target; only where the game's assistance is full."""

    type: Literal["hints"]
    id: Id


class Ping(Incoming):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Join | Act | Undo | Explain | AskFeature | AskFarms | AskHints | Ping, Field(discriminator="type")
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


ACT = frozenset(Act.model_fields)


def read_act(text: str | bytes, game: str) -> tuple[int, str] | None:
    """The number and the text of an ``Act`` in a game, the quick way: nearly all messages are such.

    None for whatever else it may be, right or wrong: ``client_message`` reads it.
    """
    try:
        message = orjson.loads(text)
    except ValueError:
        return None
    if type(message) is not dict or message.get("type") != "act" or not message.keys() <= ACT:
        return None
    seq, action, version = message.get("seq"), message.get("action"), message.get("version", VERSION)
    if type(seq) is not int or type(action) is not str or type(version) is not int:
        return None
    if version != VERSION or message.get("game", game) != game:
        return None
    return (seq, action) if 0 <= seq <= LARGEST and len(action) <= MOST_ACTION else None


# What a player sees -------------------------------------------------------------------------------


class TileView(Outgoing):
    """A tile on the table; ``tile`` is its name in this game, ``set`` and ``id`` name its picture."""

    tile: str
    set: str
    id: str
    at: At
    top: Literal["N", "E", "S", "W"]


class PieceView(Outgoing):
    """A piece on the table."""

    owner: int
    piece: str
    letter: str
    at: At
    spot: str


class ElsewhereView(Outgoing):
    """A piece that is neither on a tile nor in its owner's supply."""

    owner: int
    piece: str
    place: str


class TrackView(Outgoing):
    """Where a scoring marker stands, and the point tiles beside it."""

    space: int
    tiles: list[int]


class PlayerView(Outgoing):
    """A player: score, and how many of each piece are still in the supply."""

    name: str
    score: int
    track: TrackView
    supply: dict[str, int]


class ShownView(Outgoing):
    """What an expansion puts on or beside the table: a figure, a token, a card.

    It is on a tile (``at``; ``spot`` is a segment, a corner, or the edges that a ferry joins), on a space of
    the track, in a named place, or with the player of a seat. ``value`` is the number that it stands for,
    ``points`` are where its tokens lie on the tile, in a square of 100 by 100.
    """

    kind: str
    n: int
    seat: int | None
    at: At | None
    spot: str | None
    space: int | None
    place: str | None
    value: int
    points: list[tuple[float, float]]


class LastView(Outgoing):
    """The place of the last decision that had one."""

    at: At
    spot: str | None


class View(Outgoing):
    """A position as its players see it; nothing still to come can fill the cells in ``impossible``.

    ``prompt`` says what must be decided, ``passing`` what comes of doing nothing, if that is allowed.
    """

    setup: str
    options: dict[str, str]
    turn: int
    active: int
    current: int | Literal["chance", "over"]
    step: str
    prompt: str
    passing: str
    rules: list[str]
    tile: str | None
    tile_set: str | None
    tile_id: str | None
    tile_turns: list[int]
    tiles: list[TileView]
    pieces: list[PieceView]
    elsewhere: list[ElsewhereView]
    players: list[PlayerView]
    unseen: dict[str, int]
    impossible: list[At]
    designs: dict[str, tuple[str, str]]
    winners: list[int]
    shown: list[ShownView]
    last: LastView | None
    key: str


class ViewUpdate(Outgoing):
    """What has changed: a missing field stays as it was. ``tiles`` go behind the first ``tiles_from``,
    ``unseen`` holds only the designs whose number has changed.
    """

    # The defaults are never used: they only say that the field may be missing.
    turn: int = 0
    active: int = 0
    current: int | Literal["chance", "over"] = 0
    step: str = ""
    prompt: str = ""
    passing: str = ""
    rules: list[str] = []
    tile: str | None = None
    tile_set: str | None = None
    tile_id: str | None = None
    tile_turns: list[int] = []
    tiles_from: int = 0
    tiles: list[TileView] = []
    pieces: list[PieceView] = []
    elsewhere: list[ElsewhereView] = []
    players: list[PlayerView] = []
    unseen: dict[str, int] = {}
    impossible: list[At] = []
    winners: list[int] = []
    shown: list[ShownView] = []
    last: LastView | None = None


class CellWhere(Outgoing):
    """An empty cell, and the turn in which the tile would lie there.

    ``tile`` is the set and the id of the tile, where it is not the one that was drawn.
    """

    type: Literal["cell"]
    at: At
    turn: int
    tile: tuple[str, str] | None = None


class SegmentWhere(Outgoing):
    """A segment of a tile, and the piece that would act there (or null).

    ``feature`` is the kind of segment, ``role`` what a follower is called on it.
    """

    type: Literal["segment"]
    at: At
    spot: str
    piece: str | None
    feature: str | None
    role: str | None


class CornerWhere(Outgoing):
    """A corner of a tile, and the piece that would stand there (or null)."""

    type: Literal["corner"]
    at: At
    corner: Literal["NE", "SE", "SW", "NW"]
    piece: str | None


class TileWhere(Outgoing):
    """A whole tile."""

    type: Literal["tile"]
    at: At


class PlaceWhere(Outgoing):
    """A place with a name, the tile that it is drawn on, and the piece that would stand there (or null)."""

    type: Literal["place"]
    at: At
    place: str
    piece: str | None


class PlayerWhere(Outgoing):
    """A player."""

    type: Literal["player"]
    seat: int


class NumberWhere(Outgoing):
    """A number."""

    type: Literal["number"]
    value: int


class ChoiceWhere(Outgoing):
    """One of several words; all words of the action where it has several."""

    type: Literal["choice"]
    value: str


class PassWhere(Outgoing):
    """Doing nothing."""

    type: Literal["pass"]


Where = Annotated[
    CellWhere
    | SegmentWhere
    | CornerWhere
    | TileWhere
    | PlaceWhere
    | PlayerWhere
    | NumberWhere
    | ChoiceWhere
    | PassWhere,
    Field(discriminator="type"),
]


class Target(Outgoing):
    """Something that may be chosen: the action to send, its kind, what it means, and where to click.

    ``values`` are the parts of the action by name, where its place does not tell all.
    """

    text: str
    kind: str
    label: str
    where: Where
    values: dict[str, str | int | None] = {}


class SheetLine(Outgoing):
    """One line of a score sheet."""

    what: str
    count: int
    worth: int
    points: int
    player: int | None
    rules: list[str]


class SheetNote(Outgoing):
    """A remark on a score sheet."""

    text: str
    rules: list[str]


class Counted(Outgoing):
    """What counted for a feature without being part of it: tiles around a cloister, cities of a farm."""

    cells: list[At]
    spots: list[SpotAt]


class Sheet(Outgoing):
    """Points with their reasons; seats are written as text where they are keys."""

    feature: str
    at: At
    spot: str
    tiles: int
    complete: bool
    final: bool
    strengths: dict[str, int]
    winners: list[int]
    why: str
    lines: list[SheetLine]
    notes: list[SheetNote]
    points: dict[str, int]
    rules: list[str]
    spots: list[SpotAt]
    counted: Counted


class EventView(BaseModel):
    """Something that followed from an action; further fields depend on its type."""

    model_config = ConfigDict(extra="allow")

    type: str
    player: int | None = None
    tile: str | None = None
    at: At | None = None
    spot: str | None = None
    feature: str | None = None
    piece: str | None = None
    points: int | None = None
    score: int | None = None
    sheet: Sheet | None = None


class LogLine(Outgoing):
    """One action in words, with what followed. ``seat`` is null for chance."""

    seq: int
    turn: int
    seat: int | None
    text: str
    events: list[EventView]


class SeatView(Outgoing):
    """Who sits in a seat. ``player`` names the computer player; ``colour`` is a number for pictures."""

    name: str
    kind: Literal["human", "ai", "open"]
    player: str | None
    colour: int


class ClockView(Outgoing):
    """Milliseconds left for every seat when the message was sent, and whose clock runs."""

    left: list[int]
    running: int | None


class ReasonView(Outgoing):
    """One reason against an action."""

    text: str
    rules: list[str]
    places: list[At]


# What the server says -----------------------------------------------------------------------------

Assist = Literal["full", "some", "none"]


class StateMessage(Outgoing):
    """The whole position. ``you`` is the seat of the first token, ``yours`` are all seats of this client."""

    type: Literal["state"]
    version: int
    game: str
    seq: int
    you: int | None
    yours: list[int]
    view: View
    targets: list[Target]
    can_undo: bool
    log: list[LogLine]
    connected: list[bool]
    clock: ClockView | None
    seats: list[SeatView]
    assist: Assist
    seeded: bool
    listed: bool


class UpdateMessage(Outgoing):
    """What has changed since the sequence number before."""

    type: Literal["update"]
    version: int
    game: str
    seq: int
    view: ViewUpdate
    targets: list[Target]
    can_undo: bool
    log: list[LogLine]
    clock: ClockView | None


class Explained(Outgoing):
    """Why an action may not be chosen; no reasons if it may."""

    type: Literal["explained"]
    id: int
    action: str | dict[str, Any]
    legal: bool
    reasons: list[ReasonView]


class Owner(Outgoing):
    """A seat with followers on a feature."""

    seat: int
    strength: int


class FeatureMessage(Outgoing):
    """A feature. ``value_finished`` is what it would be worth if it were finished as it stands."""

    type: Literal["feature"]
    id: int
    kind: str
    title: str
    spots: list[SpotAt]
    complete: bool
    open: int
    owners: list[Owner]
    value_now: int
    value_finished: int | None
    rules: list[str]


class Farm(Outgoing):
    """A farm, who owns it, and what it is worth now."""

    spots: list[SpotAt]
    owners: list[int]
    worth: int


class FarmsMessage(Outgoing):
    """All farms."""

    type: Literal["farms"]
    id: int
    farms: list[Farm]


class HintsMessage(Outgoing):
    """The computer's opinion of the targets of a state, in their order; higher is better."""

    type: Literal["hints"]
    id: int
    seq: int
    hints: list[float | None]


RefusalCode = Literal[
    "stale",
    "not-your-turn",
    "illegal",
    "notation",
    "no-game",
    "bad-token",
    "rate",
    "too-large",
    "version",
    "name",
    "undo",
    "over",
    "message",
    "busy",
]


class Refused(Outgoing):
    """Something was refused; nothing has changed. ``id`` repeats that of a question."""

    type: Literal["refused"]
    seq: int | None
    code: RefusalCode
    message: str
    rules: list[str]
    reasons: list[ReasonView]
    id: int | None = None


class Presence(Outgoing):
    """Which seats have somebody connected; those of computer players always have."""

    type: Literal["presence"]
    connected: list[bool]


class Rematch(Outgoing):
    """The same players start another game; ``POST /games/{id}/rematch`` exchanges a key for one of it."""

    type: Literal["rematch"]
    game: str


class Pong(Outgoing):
    """Yes."""

    type: Literal["pong"]


class Bye(Outgoing):
    """The server ends the connection; come back."""

    type: Literal["bye"]
    reason: str


ServerMessage = Annotated[
    StateMessage
    | UpdateMessage
    | Explained
    | FeatureMessage
    | FarmsMessage
    | HintsMessage
    | Refused
    | Presence
    | Rematch
    | Pong
    | Bye,
    Field(discriminator="type"),
]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
