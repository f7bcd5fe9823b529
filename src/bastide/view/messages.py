"""What server and browser say to each other over the WebSocket, version 2."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bastide.view.coaching import CellOdds, Depth, FeatureOdds, HintView
from bastide.view.structs import (
    ClockView,
    DrawView,
    Farm,
    FeatureView,
    LogLine,
    MessageView,
    OfferView,
    OutcomeView,
    Outgoing,
    Preview,
    ReasonView,
    RoomView,
    SeatView,
    TalkLine,
    Target,
    TimeView,
    View,
    ViewUpdate,
)

VERSION = 2
MAX_ACTION = 200  # characters of an action
MAX_TOKEN = 100
MAX_PREVIEWS = 24  # targets that are tried out for one question
MAX_SEATS = 6
MAX_COLOURS = 6
MAX_HOLIDAYS = 60  # days, of a game by post
MAX_TALK = 200  # characters that are said at once
# What can be said in every language; the page has the words (phrase-NAME).
PHRASES = (
    "hello",
    "good-luck",
    "well-done",
    "thanks",
    "moment",
    "your-turn",
    "oops",
    "good-game",
    "smile",
    "surprise",
    "clap",
    "tear",
)
LARGEST = 2**53 - 1  # of the whole numbers that every JSON reader keeps

Seq: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Token: TypeAlias = Annotated[str, Meta(max_length=MAX_TOKEN)]
Word: TypeAlias = Annotated[str, Meta(max_length=MAX_ACTION)]
Whole: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Parts: TypeAlias = Annotated[list[Word | Whole | float | None], Meta(max_length=8)]
Part: TypeAlias = Word | Whole | float | bool | Parts | None
ActionForm: TypeAlias = Word | dict[Word, Part]
Tile: TypeAlias = Annotated[int, Meta(ge=-2000, le=2000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Called: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Colour: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_COLOURS)]
Salt: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]


# What a client says -------------------------------------------------------------------------------


class Incoming(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a client says; unknown fields are refused, because they are most likely slips."""


class Join(Incoming, tag="join"):
    """The first message: which game, and by which link.

    ``tokens`` are further seats of the same screen; ``name`` is what somebody who takes an open seat
    wants to be called.
    """

    version: Version
    game: Token
    token: Token
    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)] = []
    name: Annotated[str, Meta(max_length=40)] | None = None


class Decision(Incoming):
    """Something decided in the state with this sequence number.

    ``game`` and ``version`` may be left out; if they are there, they must be those of the join.
    """

    seq: Seq
    game: Token | None = None
    version: Version | None = None


class Act(Decision, tag="act", kw_only=True):
    """Choose an action."""

    action: ActionForm


class Undo(Decision, tag="undo"):
    """Take the last own decision back."""


class Settle(Incoming, tag="settle"):
    """Before the game begins: what somebody wants to be called, in which colour, and whether they are ready.

    What is left out stays as it is; ``seat`` is needed where several people sit at one screen. ``salt`` is
    what they add to the draws of the game: random bytes, hexadecimal.
    """

    seat: SeatNumber | None = None
    name: Called | None = None
    colour: Colour | None = None
    ready: bool | None = None
    salt: Salt | None = None


class StandUp(Incoming, tag="stand-up"):
    """Before the game begins: give one's seat back."""


class Chair(Struct, forbid_unknown_fields=True):
    """A seat as the host wants it: one of before (``was``), of a computer player, or free for a guest."""

    was: SeatNumber | None = None
    player: Called | None = None
    name: Called | None = None


class Arrange(Decision, tag="arrange", kw_only=True):
    """Before the game begins, by the host: the seats in their order. Who is not among them must go."""

    seats: Annotated[list[Chair], Meta(min_length=1, max_length=MAX_SEATS)]


class Begin(Decision, tag="begin"):
    """By the host: begin, although somebody is not ready."""


class Publish(Incoming, tag="publish"):
    """By the host: show the table in the lobby, with the key that invites to it; without one, hide it."""

    invite: Token | None = None


class Resign(Incoming, tag="resign"):
    """Leave the game for good: the computer plays on, or the seat is out, as the table agreed."""

    seat: SeatNumber | None = None


class Offer(Incoming, tag="offer"):
    """Offer to end the game: as a draw, or by the points there are. All who play must accept."""

    what: Literal["draw", "end"]


class AnswerOffer(Incoming, tag="answer"):
    """Accept an offer, or decline it; whoever made it takes it back."""

    accept: bool


class StandIn(Incoming, tag="stand-in"):
    """Let the computer decide for somebody who must decide and has been away for a while."""

    seat: SeatNumber


class Claim(Incoming, tag="claim"):
    """Somebody has been away beyond their time: they count as having left, and a last opponent has won."""

    seat: SeatNumber


class Rest(Incoming, tag="rest"):
    """Take some days off, where a table plays by post and agreed on holidays."""

    days: Annotated[int, Meta(ge=1, le=MAX_HOLIDAYS)]
    seat: SeatNumber | None = None


class Say(Incoming, tag="say"):
    """Say something to the table: a phrase, or words where the table agreed to that."""

    phrase: Annotated[str, Meta(max_length=20)] | None = None
    text: Annotated[str, Meta(max_length=MAX_TALK)] | None = None


class Report(Incoming, tag="report"):
    """Tell whoever runs the server that something should not have been said."""

    n: Id


class Explain(Incoming, tag="explain"):
    """Why may this not be chosen?"""

    id: Id
    action: ActionForm


class AskFeature(Incoming, tag="feature"):
    """What is this feature, whose is it and what is it worth?"""

    id: Id
    at: tuple[Tile, Tile]
    spot: Annotated[str, Meta(max_length=4)]


class AskFarms(Incoming, tag="farms"):
    """All farms with their owners and what they are worth."""

    id: Id


class AskCell(Incoming, tag="cell"):
    """Which tiles may lie in this empty cell?"""

    id: Id
    at: tuple[Tile, Tile]


class AskHints(Incoming, tag="hints"):
    """What the computer thinks of each target; only where the game's assistance is full."""

    id: Id


class AskHint(Incoming, tag="hint"):
    """What should whoever decides look at, or do? Only where the game's assistance is full.

    ``instead`` is a move, one decision or two that belong together: why not this one?
    """

    id: Id
    depth: Depth = "nudge"
    instead: Annotated[list[ActionForm], Meta(max_length=2)] = []


class AskPreviews(Incoming, tag="previews"):
    """What some targets would bring; only for whoever decides, where the game's assistance is full."""

    id: Id
    actions: Annotated[list[ActionForm], Meta(max_length=MAX_PREVIEWS)]


class Ping(Incoming, tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = (
    Join
    | Act
    | Undo
    | Settle
    | StandUp
    | Arrange
    | Begin
    | Publish
    | Resign
    | Offer
    | AnswerOffer
    | StandIn
    | Claim
    | Rest
    | Say
    | Report
    | Explain
    | AskFeature
    | AskFarms
    | AskCell
    | AskHints
    | AskHint
    | AskPreviews
    | Ping
)
read_client_message = msgspec.json.Decoder(ClientMessage).decode


# What the server says -----------------------------------------------------------------------------

Assist: TypeAlias = Literal["full", "some", "none"]
Leaving: TypeAlias = Literal["computer", "out"]
Talking: TypeAlias = Literal["none", "phrases", "free"]


class Telling(Outgoing, tag_field="type"):
    """Something the server says."""


class StateMessage(Telling, tag="state"):
    """The whole position. ``you`` is the seat of the first token, ``yours`` are all seats of this client.

    While the game has not begun, ``room`` says who is ready. ``leaving`` is what becomes of the seat of
    somebody who leaves, ``draw`` what is promised about the draws,
    ``time`` what clock was agreed on.
    """

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
    room: RoomView | None = None
    leaving: Leaving = "computer"
    offer: OfferView | None = None
    outcome: OutcomeView | None = None
    talk: Talking = "phrases"
    draw: DrawView | None = None
    time: TimeView | None = None
    rated: bool = False


class UpdateMessage(Telling, tag="update"):
    """What has changed since the sequence number before."""

    version: int
    game: str
    seq: int
    view: ViewUpdate
    targets: list[Target]
    can_undo: bool
    log: list[LogLine]
    clock: ClockView | None


class Explained(Telling, tag="explained"):
    """Why an action may not be chosen; no reasons if it may."""

    id: int
    action: ActionForm
    legal: bool
    reasons: list[ReasonView]


class FeatureMessage(FeatureView, tag_field="type", tag="feature"):
    """A feature.

    ``value_finished`` is what it will be worth when it is finished, with the tiles that this takes at the
    least; ``grows`` says that it may become more. ``odds`` are those of an open one, for the seat that asks,
    unless the game is played without assistance.
    """

    id: int
    odds: FeatureOdds | None = None


class FarmsMessage(Telling, tag="farms"):
    """All farms."""

    id: int
    farms: list[Farm]


class CellMessage(Telling, tag="cell"):
    """The designs of the game, by name, that may lie in an empty cell, whether any of them is left or not.

    ``lost`` tells that nothing still to come can fill it. ``odds`` are for the seat that asks, unless the
    game is played without assistance.
    """

    id: int
    at: tuple[int, int]
    tiles: list[str]
    lost: bool
    odds: CellOdds | None = None


class HintsMessage(Telling, tag="hints"):
    """The computer's opinion of the targets of a state, in their order; higher is better."""

    id: int
    seq: int
    hints: list[float | None]


class HintMessage(Telling, tag="hint"):
    """A hint about the position with this sequence number."""

    id: int
    seq: int
    hint: HintView


class PreviewsMessage(Telling, tag="previews"):
    """What the targets that were asked about would bring, in their order; null for what is none."""

    id: int
    previews: list[Preview | None]


RefusalCode: TypeAlias = Literal[
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
    "waiting",
    "begun",
    "taken",
    "early",
    "message",
    "busy",
]


class Refused(Telling, tag="refused"):
    """Something was refused; nothing has changed. ``id`` repeats that of a question."""

    seq: int | None
    code: RefusalCode
    message: MessageView
    rules: list[str]
    reasons: list[ReasonView]
    id: int | None = None


class Presence(Telling, tag="presence"):
    """Which seats have somebody connected; those of computer players always have."""

    connected: list[bool]


class TalkMessage(Telling, tag="talk"):
    """What was said at the table: after a join all that is kept of it, then each line as it comes."""

    lines: list[TalkLine]


class Rematch(Telling, tag="rematch"):
    """The same players start another game; ``POST /games/{id}/rematch`` exchanges a key for one of it."""

    game: str


class Pong(Telling, tag="pong"):
    """Yes."""


class Bye(Telling, tag="bye"):
    """The server ends the connection; come back."""

    reason: str


ServerMessage: TypeAlias = (
    StateMessage
    | UpdateMessage
    | Explained
    | FeatureMessage
    | FarmsMessage
    | CellMessage
    | HintsMessage
    | HintMessage
    | PreviewsMessage
    | Refused
    | Presence
    | TalkMessage
    | Rematch
    | Pong
    | Bye
)
read_server_message = msgspec.json.Decoder(ServerMessage).decode
