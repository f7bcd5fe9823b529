"""Reads a tile file, of an expansion or of a user, into a ``TileSet``, by what the expansions declare."""

import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bastide.core.errors import TileError
from bastide.core.expansion import Expansion
from bastide.core.geometry import EDGES, SPOTS
from bastide.core.marks import TILE
from bastide.core.tiles import (
    CITY,
    FIELD,
    RIVER,
    ROAD,
    Marks,
    Segment,
    Tile,
    TileSet,
    parse_edges,
    parse_halves,
)
from bastide.expansions.vocabulary import NOTATION, Vocabulary, vocabulary
from bastide.words import Message

HERE = Path(__file__).parent
MAX_CHARACTERS = 200_000  # of the text of a tile file
MAX_DOTS = 40  # on one line: the time and memory that a dotted key takes grow with the square of its dots
DRAWING = ("junction", "meets", "bridge", "under")


def folder_of(expansion: type[Expansion]) -> Path:
    """Where the rules of an expansion are, and its other files beside them."""
    return Path(str(sys.modules[expansion.__module__].__file__)).parent


def expansion_of(name: str) -> type[Expansion] | None:
    """The expansion that a set belongs to, if there is such a set."""
    from bastide.expansions import registered

    return next((e for e in registered() if name in (e.tile_sets or (e.name,))), None)


def has_tiles(expansion: type[Expansion]) -> bool:
    """Does an expansion bring tiles? One that names no ``tile_sets`` and has no tile file is all rules."""
    return bool(expansion.tile_sets) or tile_file_of(expansion, expansion.name).exists()


def tile_file_of(expansion: type[Expansion], name: str) -> Path:
    """The file with the tiles of one of an expansion's sets."""
    own = folder_of(expansion) / f"{name}.toml"  # an expansion with several sets
    return own if own.exists() else folder_of(expansion) / "tiles.toml"


@cache
def load(name: str) -> TileSet:
    """The tile set called ``name``, as in ``load("inns-and-cathedrals")``; it is empty if it is all rules."""
    name = name.replace("_", "-")
    expansion = expansion_of(name)
    if expansion is None:
        return read(HERE / name.replace("-", "_") / "tiles.toml")
    if not has_tiles(expansion):
        return TileSet(name, str(expansion.title()), ())
    return read(tile_file_of(expansion, name))


def read(path: Path) -> TileSet:
    """The tile set written in a file."""
    return build(read_document(path), path.stem, file="/".join(path.parts[-2:]))


def read_document(source: Path | str) -> Mapping[str, Any]:
    """The plain data of a file, or of the text of one."""
    name: str | Message = source.name if isinstance(source, Path) else Message("expansions-tiles")
    try:
        text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
        _check_size(name, text)
        return tomllib.loads(text)
    except OSError as error:
        raise TileError(Message("expansions-file", file=name, error=str(error.strerror or error))) from None
    except (ValueError, RecursionError) as error:  # what TOML forbids, and numbers of too many digits
        raise TileError(Message("expansions-not-readable", file=name, error=str(error))) from None


def _check_size(name: str | Message, text: str) -> None:
    """Refuse what would take long to read, before it is read: texts may come from anybody."""
    if len(text) > MAX_CHARACTERS:
        message = Message("expansions-too-long", file=name, characters=len(text), max=MAX_CHARACTERS)
        raise TileError(message)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise TileError(Message("expansions-too-many-dots", file=name, line=number, max=MAX_DOTS))


def build(
    doc: Mapping[str, Any], stem: str = "tiles", *, file: str = "", words: Vocabulary | None = None
) -> TileSet:
    """The tile set that a file's data describes; ``file`` is its name in errors."""
    name = str(doc.get("set", stem))
    known = words or vocabulary()
    where = file or name

    def tiles(key: str) -> tuple[Tile, ...]:
        return tuple(_tile(name, entry, where, known) for entry in doc.get(key, ()))

    # A held tile is written [[held]], or by its name as it once was: [[abbey]].
    held = tuple(tile for key in ("held", *sorted(known.held)) for tile in tiles(key))
    for tile in held:
        if tile.id not in known.held:
            fault = Message("expansions-not-held")
            raise TileError(Message("expansions-tile-of-file", file=where, tile=tile.id, fault=fault))
    for token in doc.get("token", ()):  # by its own name, or by that of the declared thing it is
        if str(token.get("token", token.get("id"))) not in known.tokens:
            raise TileError(Message("expansions-unknown-token", file=where, token=str(token.get("id"))))
    start = next((str(t["id"]) for t in doc.get("tile", ()) if t.get("start")), "")
    return TileSet(
        name=name,
        title=str(doc.get("title", name)),
        tiles=tiles("tile"),
        start=start,
        held=held,
        spare=tiles("spare"),
        tokens=tuple(doc.get("token", ())),
    )


def _tile(set_name: str, entry: Mapping[str, Any], file: str, words: Vocabulary) -> Tile:
    try:
        return _Reader(words).read(set_name, entry)
    except TileError as error:
        fault: str | Message = error.message
    except (KeyError, ValueError, IndexError, TypeError, AttributeError) as error:
        fault = f"{type(error).__name__} {error}"
    tile = str(entry.get("id", "?"))
    raise TileError(Message("expansions-tile-of-file", file=file, tile=tile, fault=fault))


class _Reader:
    """Reads one tile; ``names`` is how joints call its segments."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.names: dict[str, int] = {}
        self.segments: list[Segment] = []

    def read(self, set_name: str, entry: Mapping[str, Any]) -> Tile:
        self._check_keys(entry, TILE)
        for i, city in enumerate(entry.get("cities", ())):
            marks = self._marks(city, CITY, Message("expansions-part-city", n=i))
            self._add(f"city:{i}", Segment(CITY, parse_edges(city["edges"]), marks=marks))
        for i, road in enumerate(entry.get("roads", ())):
            marks = self._marks(road, ROAD, Message("expansions-part-road", n=i))
            self._add(f"road:{i}", Segment(ROAD, parse_edges(road["edges"]), marks=marks))
        for kind in self.words.standing.values():
            value = entry.get(kind.name)
            if value:
                marks = self._marks(value, kind.name, kind.title) if isinstance(value, Mapping) else {}
                spot = SPOTS.index(kind.spot)
                self._add(kind.like or kind.name, Segment(kind.name, marks=marks, spot=spot))
        for i, field in enumerate(entry.get("fields", ())):
            marks = self._marks(field, FIELD, Message("expansions-part-field", n=i))
            touched = tuple(self.names[f"city:{c}"] for c in field["cities"])
            side = EDGES.index(field["side"]) if "side" in field else -1
            self.segments.append(Segment(FIELD, (), parse_halves(field["at"]), touched, marks, side))
        for i, river in enumerate(entry.get("rivers", ())):
            part = river if isinstance(river, Mapping) else {"edges": river}
            marks = self._marks(part, RIVER, Message("expansions-part-river", n=i))
            self._add(f"river:{i}", Segment(RIVER, parse_edges(part["edges"]), marks=marks))
        groups = [group for key in self.words.joint_keys for group in entry.get(key, ())]
        return Tile(
            set=set_name,
            id=str(entry["id"]),
            count=int(entry["count"]),
            edges=str(entry["edges"]),
            segments=tuple(self.segments),
            marks=self._marks(entry, TILE, None),
            joints=tuple(tuple(self.names[n] for n in group) for group in groups),
            drawing=_drawing(entry),
            note=str(entry.get("note", "")),
        )

    def _add(self, name: str, segment: Segment) -> None:
        self.names[name] = len(self.segments)
        self.segments.append(segment)

    def _marks(self, part: Mapping[str, Any], place: str, where: Message | None) -> Marks:
        """What is printed on the tile or on a part of it."""
        marks = self.words.on(place)
        try:
            self._check_keys(part, place)
            found = {mark.name: mark.read(part[key]) for key, mark in marks.items() if key in part}
        except TileError as error:
            if where is None:
                raise
            raise TileError(Message("expansions-in-part", part=where, fault=error.message)) from None
        return {name: value for name, value in found.items() if value != 0}

    def _check_keys(self, part: Mapping[str, Any], place: str) -> None:
        unknown = next((key for key in part if key not in self.words.keys(place)), None)
        if unknown is not None:
            known = tuple(sorted(self.words.keys(place) - NOTATION.get(place, frozenset())))
            raise TileError(
                Message("expansions-unknown-mark", mark=repr(unknown), place=place, there=known),
            )


def _drawing(entry: Mapping[str, Any]) -> dict[str, object]:
    """What only a picture needs."""
    drawing: dict[str, object] = {key: entry[key] for key in DRAWING if key in entry}
    for key, parts, kind in (
        ("reaches", "cities", "city"),
        ("ends", "roads", "road"),
        ("cuts", "roads", "road"),
    ):
        found = {f"{kind}:{i}": part[key] for i, part in enumerate(entry.get(parts, ())) if key in part}
        if found:
            drawing[key] = found
    return drawing
