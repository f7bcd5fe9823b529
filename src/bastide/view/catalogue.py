"""Everything that a game can be made of: sets, options, presets."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.core.errors import TileError
from bastide.core.marks import JOINTS, Mark
from bastide.expansions import all_presets, presets, registered
from bastide.expansions.boxes import box_of
from bastide.expansions.drawings import drawings
from bastide.expansions.loader import load
from bastide.expansions.suggestions import suggestions
from bastide.expansions.things import (
    foot_of,
    piece_kinds,
    piece_view,
    pieces,
    scale_of,
    token_kinds,
    tokens,
)
from bastide.expansions.vocabulary import vocabulary
from bastide.rulebook import rules
from bastide.view.said import message_view
from bastide.view.structs import MessageView, Outgoing
from bastide.words import Message, form_of

if TYPE_CHECKING:
    from bastide.core.expansion import Expansion

MAX_COPIES = 9  # of a set, that a page should offer


class SetInfo(Outgoing):
    """A set that can be played with: how many copies at most, and which chapters of the rule book are its.

    ``minutes`` is how much longer a game of two takes with it, ``complexity`` from 1 to 3 how much there is
    to learn; 0 where nobody says.
    """

    name: str
    title: MessageView
    summary: str
    tiles: int
    stands_alone: bool
    excludes: list[str]
    copies: int
    chapters: list[str]
    minutes: int
    complexity: int


class OptionInfo(Outgoing):
    """A difference in the rules of the set ``set``; without the sets in ``needs`` it changes nothing."""

    key: str
    values: list[str]
    default: str
    rule: str
    title: MessageView
    set: str
    needs: list[str]


class SuggestionInfo(Outgoing):
    """A game to begin with: what it is called, its sets as in a setup, and the preset of its rules."""

    name: str
    title: MessageView
    sets: str
    preset: str


class PresetTable(Outgoing):
    """What a preset is meant for: sets, players, and minutes for each of them, who lose when they are up."""

    sets: str
    players: int
    minutes: int


class Catalogue(Outgoing):
    """What there is to play with; ``tables`` holds those presets that are meant for a certain table."""

    sets: list[SetInfo]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    tables: dict[str, PresetTable]
    suggestions: list[SuggestionInfo]


class PieceInfo(Outgoing):
    """A piece, a pawn in a player's colour or a figure, and its picture ``/api/pieces/NAME.svg``.

    ``view`` is left, top and width of the picture about its foot, ``lying`` the same where it lies (on the
    kinds of segment in ``lies_on``); on a board it is ``scale`` times as large, its foot ``foot`` below.
    """

    name: str
    stands: str
    lies_on: list[str]
    view: list[float]
    lying: list[float] | None
    scale: float
    foot: float


class MarkInfo(Outgoing):
    """What can be printed on kinds of segment or on tiles; its picture is ``/api/marks/NAME.svg``."""

    name: str
    on: list[str]
    values: list[str]
    sign: str
    drawn: bool


class Face(Outgoing):
    """What shows best what a set is about: one of its tiles, or a piece where it has none."""

    tile: str | None
    piece: str | None


class Sets(Catalogue):
    """Everything a new game can be made of, and the sets that have a lesson (``/api/lessons/NAME``)."""

    players: list[str]
    colours: list[str]
    pieces: list[PieceInfo]
    tokens: list[str]
    marks: list[MarkInfo]
    faces: dict[str, Face]
    lessons: list[str]


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Every set, every option with its values, every preset."""
    return Catalogue(
        [_set_info(expansion, name) for expansion in registered() for name in _names(expansion)],
        [
            OptionInfo(
                option.key,
                list(option.values),
                option.default,
                option.rule,
                message_view(option.title),
                _names(expansion)[0],
                list(option.needs),
            )
            for expansion in registered()
            for option in expansion.options
        ],
        {name: dict(values) for name, values in presets().items()},
        {p.name: PresetTable(p.sets, p.players, p.minutes) for p in all_presets() if p.sets},
        [
            SuggestionInfo(s.name, message_view(Message(f"expansions-suggestion-{s.name}")), s.sets, s.preset)
            for s in suggestions()
        ],
    )


def things() -> tuple[list[PieceInfo], list[str], list[MarkInfo], dict[str, Face]]:
    """Pieces, tokens and marks as they are drawn, and the face of every set."""
    sets = [name for expansion in registered() for name in _names(expansion)]
    marks = [_mark_info(mark) for mark in vocabulary().marks.values() if mark.takes != JOINTS]
    return [_piece_info(name) for name in piece_kinds()], token_kinds(), marks, {n: _face(n) for n in sets}


def _piece_info(name: str) -> PieceInfo:
    lies_on = list(pieces()[name].lies_on) if name in pieces() else []
    lying = list(piece_view(name, lying=True)) if lies_on else None
    stands = tokens()[name].stands if name in tokens() else "piece"
    return PieceInfo(name, stands, lies_on, list(piece_view(name)), lying, scale_of(name), foot_of(name))


def _mark_info(mark: Mark) -> MarkInfo:
    looks = [drawings().look("mark", mark.name, value) for value in mark.values or ("",)]
    drawn = any(look.svg or not look.shape for look in looks)  # else it only shapes the ground of its tile
    return MarkInfo(mark.name, list(mark.places), list(mark.values), looks[0].sign, drawn)


def _face(name: str) -> Face:
    """What the drawing file names; the first tile where it says nothing."""
    chosen = drawings().faces.get(name, "")
    try:
        tiles = [tile.id for tile in load(name).tiles]
    except TileError:
        tiles = []
    tile = chosen if chosen in tiles else next(iter(tiles), None)
    return Face(tile, chosen if chosen in piece_kinds() else None)


def _names(expansion: type[Expansion]) -> tuple[str, ...]:
    """The sets of tiles that an expansion brings; its own name if it brings none."""
    return tuple(expansion.tile_sets) or (expansion.name,)


TILES_A_MINUTE = 2  # a tile takes half a minute, where nobody says how long a set takes


def _set_info(expansion: type[Expansion], name: str) -> SetInfo:
    box, tiles = box_of(expansion), count_tiles(name)
    return SetInfo(
        name,
        message_view(Message(f"set-{name}")),
        form_of(Message(f"set-{name}"), "summary") or "",
        tiles,
        expansion.stands_alone,
        list(expansion.excludes),
        1 if expansion.once else MAX_COPIES,
        _chapters(expansion),
        box.minutes or -(-tiles // TILES_A_MINUTE),
        box.complexity,
    )


def count_tiles(name: str) -> int:
    """How many tiles a set has; none if it is one of rules alone."""
    try:
        return sum(tile.count for tile in load(name).tiles)
    except TileError:
        return 0


def _chapters(expansion: type[Expansion]) -> list[str]:
    """The chapters of the rule book that a set adds to those of the base game, its forerunners' included."""
    known = {found.chapter for found in rules().values()}
    folders = [cls.__module__.split(".")[2:3] for cls in reversed(expansion.__mro__)]
    names = dict.fromkeys(name.replace("_", "-") for folder in folders for name in folder)
    names[expansion.name] = None  # a package from outside has a folder of any name
    return [name for name in names if name in known]
