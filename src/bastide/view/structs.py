"""The things that a player sees, as typed structures: positions, choices, events, score sheets, reasons."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, cast

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

At: TypeAlias = tuple[int, int]
SpotAt: TypeAlias = tuple[int, int, str]
Current: TypeAlias = int | Literal["chance", "over"]
SeatKind: TypeAlias = Literal["human", "ai", "open"]
Absence: TypeAlias = Literal["stand-in", "left"]
OutcomeWhy: TypeAlias = Literal["resigned", "claimed", "draw", "end", "out"]
Corner: TypeAlias = Literal["NE", "SE", "SW", "NW"]
Edge: TypeAlias = Literal["N", "E", "S", "W"]
Thing = TypeVar("Thing")


class Outgoing(Struct, forbid_unknown_fields=True):
    """Something that is sent to a client."""


_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def encoded(thing: Thing) -> Thing:
    """The same, written as JSON already: whatever it is put into takes it over as it stands."""
    return cast(Thing, Raw(encode(thing)))


def plain(thing: object) -> Any:
    """The same as plain dicts, lists, numbers and texts."""
    return msgspec.json.decode(encode(thing))


# What is said -------------------------------------------------------------------------------------


class PartView(Outgoing, omit_defaults=True, gc=False):
    """A message that is a parameter of another: the sentence of that one says it."""

    id: str
    args: dict[str, int | str | PartView | list[int | str | PartView]] = {}


class MessageView(Outgoing, gc=False):
    """Something said: its id and parameters, for every language, and the English sentence."""

    id: str
    text: str
    args: dict[str, int | str | PartView | list[int | str | PartView]]


# A position ---------------------------------------------------------------------------------------


class TileView(Outgoing):
    """A tile on the table; ``tile`` is its name in this game, ``set`` and ``id`` name its picture."""

    tile: str
    set: str
    id: str
    at: At
    top: Edge


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


class WayView(Outgoing):
    """Something that targets of the kind ``action`` would move, from where it is to the place that they name.

    ``kind`` is its picture, a piece or a token, ``seat`` whose it is; it is on a tile (``at``, ``spot``) or
    on a space of the track. ``past`` are tiles that it came by, ``may`` those to which chance may bring it.
    ``to`` is the space to which it would go, where the target does not say that, and ``choice`` which value
    of the target it belongs to, where there are several.
    """

    action: str
    kind: str
    seat: int | None
    at: At | None
    spot: str | None
    past: list[At]
    may: list[At]
    space: int | None
    to: int | None
    choice: str | None


class LastView(Outgoing):
    """The place of the last decision that had one."""

    at: At
    spot: str | None


class View(Outgoing):
    """A position as its players see it; nothing still to come can fill the cells in ``impossible``.

    ``prompt`` says what must be decided, ``passing`` what comes of doing nothing, if that is allowed.
    ``ended`` says why a game was decided before its last tile.
    """

    setup: str
    options: dict[str, str]
    turn: int
    active: int
    current: Current
    step: str
    prompt: MessageView
    passing: MessageView | None
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
    ended: MessageView | None
    shown: list[ShownView]
    ways: list[WayView]
    last: LastView | None
    key: str


class ViewUpdate(Outgoing):
    """What has changed: a missing field stays as it was. ``tiles`` go behind the first ``tiles_from``,
    ``unseen`` holds only the designs whose number has changed.
    """

    turn: int | UnsetType = UNSET
    active: int | UnsetType = UNSET
    current: Current | UnsetType = UNSET
    step: str | UnsetType = UNSET
    prompt: MessageView | UnsetType = UNSET
    passing: MessageView | UnsetType | None = UNSET
    rules: list[str] | UnsetType = UNSET
    tile: str | UnsetType | None = UNSET
    tile_set: str | UnsetType | None = UNSET
    tile_id: str | UnsetType | None = UNSET
    tile_turns: list[int] | UnsetType = UNSET
    tiles_from: int | UnsetType = UNSET
    tiles: list[TileView] | UnsetType = UNSET
    pieces: list[PieceView] | UnsetType = UNSET
    elsewhere: list[ElsewhereView] | UnsetType = UNSET
    players: list[PlayerView] | UnsetType = UNSET
    unseen: dict[str, int] | UnsetType = UNSET
    impossible: list[At] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    ended: MessageView | UnsetType | None = UNSET
    shown: list[ShownView] | UnsetType = UNSET
    ways: list[WayView] | UnsetType = UNSET
    last: LastView | UnsetType | None = UNSET


# What may be chosen -------------------------------------------------------------------------------


class Place(Outgoing, tag_field="type"):
    """Where an action is: what to click on."""


class CellWhere(Place, tag="cell"):
    """An empty cell, and the rotation in which the tile would lie there.

    ``tile`` is the set and the id of the tile, where it is not the one that was drawn.
    """

    at: At
    turn: int
    tile: tuple[str, str] | UnsetType | None = UNSET


class SegmentWhere(Place, tag="segment"):
    """A segment of a tile, and the piece that would act there (or null).

    ``feature`` is the kind of segment, ``role`` what a follower is called on it.
    """

    at: At
    spot: str
    piece: str | None
    feature: str | None
    role: str | None


class CornerWhere(Place, tag="corner"):
    """A corner of a tile, and the piece that would stand there (or null)."""

    at: At
    corner: Corner
    piece: str | None


class TileWhere(Place, tag="tile"):
    """A whole tile; ``edges`` are those that what is chosen would join, as "NE"."""

    at: At
    edges: str | UnsetType = UNSET


class PlaceWhere(Place, tag="place"):
    """A place with a name, the tile that it is drawn on, and the piece that would stand there (or null)."""

    at: At
    place: str
    piece: str | None


class PlayerWhere(Place, tag="player"):
    """A player."""

    seat: int


class NumberWhere(Place, tag="number"):
    """A number."""

    value: int


class ChoiceWhere(Place, tag="choice"):
    """One of several words; all words of the action where it has several."""

    value: str


class PassWhere(Place, tag="pass"):
    """Doing nothing."""


Where: TypeAlias = (
    CellWhere
    | SegmentWhere
    | CornerWhere
    | TileWhere
    | PlaceWhere
    | PlayerWhere
    | NumberWhere
    | ChoiceWhere
    | PassWhere
)


class Target(Outgoing):
    """Something that may be chosen: the action to send, its kind, where to click, and what it means.

    ``label`` is missing where the tile that was drawn is laid: cell and rotation tell all, and there are many
    of them. ``values`` are the parts of the action by name, where its place does not tell all.
    """

    text: str
    kind: str
    where: Where
    label: MessageView | UnsetType = UNSET
    values: dict[str, str | int | None] | UnsetType = UNSET


class Preview(Outgoing):
    """What a target would bring: points at once, by seat; else what its feature is worth afterwards.

    ``finished`` is what it will be worth when it is finished, with the tiles that this takes at the least;
    null for what never is. ``grows`` says that it may become more.
    """

    points: dict[str, int]
    worth: int | None = None
    finished: int | None = None
    grows: bool = False


# What has happened --------------------------------------------------------------------------------


class SheetLine(Outgoing):
    """One line of a score sheet."""

    what: MessageView
    count: int
    worth: int
    points: int
    player: int | None
    rules: list[str]


class SheetNote(MessageView):
    """A remark on a score sheet."""

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
    why: MessageView
    lines: list[SheetLine]
    notes: list[SheetNote]
    points: dict[str, int]
    rules: list[str]
    spots: list[SpotAt]
    counted: Counted


class _EventFields(TypedDict):
    type: str
    said: MessageView


class EventView(_EventFields, total=False):
    """Something that followed from an action; further fields depend on its type."""

    player: int | None
    tile: str | None
    at: At | None
    spot: str | None
    feature: str | None
    piece: str | None
    points: int | None
    score: int | None
    sheet: Sheet | None


class LogLine(Outgoing):
    """One action in words, with what followed. ``seat`` is null for chance.

    ``kind`` is the kind of action; "" for a line that no action stands behind. ``computer``: it decided in
    place of the person in this seat.
    """

    seq: int
    turn: int
    seat: int | None
    kind: str
    said: MessageView
    events: list[EventView]
    computer: bool = False


class ReasonView(MessageView):
    """One reason against an action."""

    rules: list[str]
    places: list[At]


# Who plays ----------------------------------------------------------------------------------------


class SeatView(Outgoing):
    """Who sits in a seat. ``player`` names the computer player; ``colour`` is a number for pictures.

    ``absence``: the computer decides for somebody who is away, or has left for good.
    """

    name: str
    kind: SeatKind
    player: str | None
    colour: int
    absence: Absence | None = None


class OfferView(Outgoing):
    """Somebody offers to end the game, as a draw or by the points there are; who has accepted so far."""

    what: Literal["draw", "end"]
    by: int
    accepted: list[int]


class OutcomeView(Outgoing):
    """How a game ended, if not by its rules alone: why, by whose doing, and who has won."""

    why: OutcomeWhy
    by: int
    winners: list[int]


class GoneView(Outgoing):
    """Who has just left the waiting room: they gave their seat back, or the host asked them to."""

    name: str
    why: Literal["stood-up", "removed"]


class RoomView(Outgoing):
    """A table at which the game has not begun: the seat of its host, and who is ready, seat by seat."""

    host: int | None
    ready: list[bool]
    open: bool = False
    gone: GoneView | None = None


class TimeView(Outgoing):
    """How much time everybody has: ``minutes`` for the game or for each move, and seconds more after a turn.

    ``holidays`` are the days that each seat may still take off, ``resting`` the milliseconds for which one's
    time does not run yet. Whose time is up ``loses``, or the computer decides for them.
    """

    minutes: float
    increment: float
    loses: bool
    per: Literal["game", "move"]
    holidays: list[int]
    resting: list[int]


class DrawView(Outgoing):
    """The promise that all draws follow from a secret with this hash, and which seats have added a salt."""

    hash: str
    salted: list[bool]


class DrawProof(Outgoing):
    """After the game: the secret that was promised, the salts by seat, and how many draws followed from them.

    All of them did: they were drawn again and compared.
    """

    hash: str
    secret: str
    salts: list[str]
    draws: int


class TalkLine(Outgoing):
    """Something said at the table: one of the phrases that are known in every language, or words."""

    n: int
    seat: int
    phrase: str | None
    text: str | None


class ClockView(Outgoing):
    """Milliseconds left for every seat when the message was sent, and whose clock runs."""

    left: list[int]
    running: int | None


# Features, farms, replays -------------------------------------------------------------------------


class Owner(Outgoing):
    """A seat with followers on a feature."""

    seat: int
    strength: int


class FeatureView(Outgoing):
    """A feature.

    ``value_finished`` is what it will be worth when it is finished, with the tiles that this takes at the
    least; ``grows`` says that it may become more.
    """

    kind: str
    title: MessageView
    spots: list[SpotAt]
    complete: bool
    open: int
    owners: list[Owner]
    value_now: int
    value_finished: int | None
    grows: bool
    rules: list[str]


class Farm(Outgoing):
    """A farm, who owns it, and what it is worth now."""

    spots: list[SpotAt]
    owners: list[int]
    worth: int


class ReplayStep(Outgoing):
    """One action of a game and the position after it. Step 0 is the beginning and has no action."""

    seq: int
    turn: int
    actor: int | Literal["chance"] | None
    action: str | None
    kind: str
    said: MessageView | None
    events: list[EventView]
    view: View


class Replay(Outgoing):
    """A game step by step; ``total`` counts all steps, of which those asked for are given."""

    setup: str
    players: list[str]
    seats: list[SeatView]
    total: int
    steps: list[ReplayStep]
