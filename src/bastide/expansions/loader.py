"""Reads ``tiles.toml`` of an expansion's folder (or a user's own file) into a ``TileSet``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bastide.core.errors import TileError
from bastide.core.geometry import EDGES
from bastide.core.tiles import (
    CITY,
    CLOISTER,
    FIELD,
    GARDEN_KIND,
    RIVER,
    ROAD,
    SHRINE,
    Segment,
    Tile,
    TileSet,
    parse_edges,
    parse_halves,
)

HERE = Path(__file__).parent
CENTRES = {"cloister": CLOISTER, "shrine": SHRINE, "garden": GARDEN_KIND}
TILE_MARKS = (
    "role",
    "volcano",
    "dragon",
    "portal",
    "gold",
    "magic",
    "bag",
    "lake_ferry",
    "flying_machine",
    "crop_circle",
    "quarter",
    "grid",
)
MAX_CHARACTERS = 200_000  # of the text of a tile file
MAX_DOTS = 40  # on one line: the time and memory that a dotted key takes grow with the square of its dots
DRAWING = ("junction", "meets", "bridge", "under")


@cache
def load(name: str) -> TileSet:
    """The tile set called ``name``, as in ``load("inns-and-cathedrals")``."""
    return read(HERE / name.replace("-", "_") / "tiles.toml")


def read(path: Path) -> TileSet:
    """The tile set written in a file."""
    return build(read_document(path), path.stem)


def read_document(source: Path | str) -> Mapping[str, Any]:
    """The plain data of a file, or of the text of one."""
    name = source.name if isinstance(source, Path) else "tiles"
    try:
        text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
        _check_size(text)
        return tomllib.loads(text)
    except OSError as error:
        raise TileError(f"{name}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:  # what TOML forbids, and numbers of too many digits
        raise TileError(f"{name}: {error}") from None


def _check_size(text: str) -> None:
    """Refuse what would take long to read, before it is read: texts may come from anybody."""
    if len(text) > MAX_CHARACTERS:
        raise ValueError(f"{len(text)} characters; at most {MAX_CHARACTERS}")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise ValueError(f"line {number}: more than {MAX_DOTS} dots")


def build(doc: Mapping[str, Any], stem: str = "tiles") -> TileSet:
    """The tile set that a file's data describes."""
    name = str(doc.get("set", stem))

    def tiles(key: str) -> tuple[Tile, ...]:
        return tuple(_tile(name, entry) for entry in doc.get(key, ()))

    start = next((str(t["id"]) for t in doc.get("tile", ()) if t.get("start")), "")
    return TileSet(
        name=name,
        title=str(doc.get("title", name)),
        tiles=tiles("tile"),
        start=start,
        held=tiles("abbey"),
        spare=tiles("spare"),
        tokens=tuple(doc.get("token", ())),
    )


def _tile(set_name: str, entry: Mapping[str, Any]) -> Tile:
    where = f"{set_name}/{entry.get('id', '?')}"
    try:
        return _build(set_name, entry)
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise TileError(f"{where}: {type(error).__name__} {error}") from None


def _mark(value: Any) -> int | str | tuple[int, ...]:
    if isinstance(value, list):
        return tuple(int(v) for v in value)
    return int(value) if isinstance(value, bool) else str(value)


def _build(set_name: str, entry: Mapping[str, Any]) -> Tile:
    names: dict[str, int] = {}
    segments: list[Segment] = []

    def add(name: str, segment: Segment) -> None:
        names[name] = len(segments)
        segments.append(segment)

    for i, city in enumerate(entry.get("cities", ())):
        marks: dict[str, int | str] = {}
        if city.get("pennants"):
            marks["pennant"] = int(city["pennants"])
        for key in ("cathedral", "princess"):
            if city.get(key):
                marks[key] = 1
        if "goods" in city:
            marks["goods"] = str(city["goods"])
        add(f"city:{i}", Segment(CITY, parse_edges(city["edges"]), marks=marks))
    for i, road in enumerate(entry.get("roads", ())):
        marks = {key: 1 for key in ("inn", "tunnel") if road.get(key)}
        add(f"road:{i}", Segment(ROAD, parse_edges(road["edges"]), marks=marks))
    for key, kind in CENTRES.items():
        if entry.get(key):
            name = "garden" if key == "garden" else "cloister"
            add(name, Segment(kind))
    for field in entry.get("fields", ()):
        marks = {key: 1 for key in ("pig_herd", "carcassonne") if field.get(key)}
        touched = tuple(names[f"city:{c}"] for c in field["cities"])
        side = EDGES.index(field["side"]) if "side" in field else -1
        segments.append(Segment(FIELD, (), parse_halves(field["at"]), touched, marks, side))
    for i, river in enumerate(entry.get("rivers", ())):
        add(f"river:{i}", Segment(RIVER, parse_edges(river)))
    drawing: dict[str, object] = {key: entry[key] for key in DRAWING if key in entry}
    for key in ("reaches",):
        found = {f"city:{i}": c[key] for i, c in enumerate(entry.get("cities", ())) if key in c}
        if found:
            drawing[key] = found
    for key in ("ends", "cuts"):
        found = {f"road:{i}": r[key] for i, r in enumerate(entry.get("roads", ())) if key in r}
        if found:
            drawing[key] = found
    tile_marks = {key: _mark(entry[key]) for key in TILE_MARKS if key in entry}
    return Tile(
        set=set_name,
        id=str(entry["id"]),
        count=int(entry["count"]),
        edges=str(entry["edges"]),
        segments=tuple(segments),
        marks=tile_marks,
        joints=tuple(tuple(names[n] for n in group) for group in entry.get("wagon", ())),
        drawing=drawing,
        note=str(entry.get("note", "")),
    )
