"""A user's own tiles as text that fits into a setup, a record and a position.

The text is a version and the definitions, JSON with single quotes, all on one line::

    1 {'set':'mine','title':'Mine','tile':[{'id':'T1','count':2,'edges':'FFFF','fields':[...]}]}

It says what a file says and nothing more, so equal tiles have equal texts.
"""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bastide.core.errors import TileError
from bastide.core.geometry import EDGES, HALVES
from bastide.core.marks import TILE
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Marks, Segment, Tile, TileSet
from bastide.expansions.checks import check_document
from bastide.expansions.loader import DRAWING, MAX_CHARACTERS, build, read_document
from bastide.expansions.vocabulary import vocabulary
from bastide.words import Message

VERSION = 1
FORBIDDEN = "'\"|\\"  # what the text needs for itself, or what it stands in
MAX_FAULTS = 5  # that are named at once


def tiles_text(source: TileSet | Path | str) -> str:
    """The text of a tile set, of a file (a ``Path``), or of what a file or such a text says; checked.

    A plain ``str`` is never taken for the name of a file, so that records and requests cannot open any.
    """
    if isinstance(source, TileSet):
        document: Mapping[str, Any] = document_of(source)
    elif isinstance(source, str) and re.match(r"\s{0,9}[0-9]{1,9} \{", source):
        document = _document(source)
    else:
        document = read_document(source)
    faults = check_document(document)
    named = tuple(faults[:MAX_FAULTS])
    if len(faults) > MAX_FAULTS:
        raise TileError(Message("expansions-more-faults", faults=named, more=len(faults) - MAX_FAULTS))
    if faults:
        raise TileError(Message("expansions-faults", faults=named))
    return _text(document_of(build(document)))


@lru_cache(maxsize=64)
def tiles_from_text(text: str) -> TileSet:
    """The tile set that a text describes; the inverse of ``tiles_text``."""
    document = _document(text)
    faults = check_document(document)
    if faults:
        raise TileError(Message("expansions-in-part", part=Message("expansions-tiles"), fault=faults[0]))
    return build(document)


def _text(document: Mapping[str, Any]) -> str:
    inside = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return f"{VERSION} {inside.replace(chr(34), chr(39))}"


def _document(text: str) -> Mapping[str, Any]:
    name = Message("expansions-tiles")
    if len(text) > MAX_CHARACTERS:
        message = Message("expansions-too-long", file=name, characters=len(text), max=MAX_CHARACTERS)
        raise TileError(message)
    version, _, inside = text.strip().partition(" ")
    if version != str(VERSION):
        raise TileError(Message("expansions-version", version=repr(version[:20]), reads=VERSION))
    if any(sign in inside for sign in '"|\\'):
        raise TileError(Message("expansions-quotes"))
    try:
        document = json.loads(inside.replace("'", '"'))
    except (ValueError, RecursionError) as error:
        raise TileError(Message("expansions-not-readable", file=name, error=str(error))) from None
    if not isinstance(document, dict):
        raise TileError(Message("expansions-definitions"))
    return document


def document_of(tiles: TileSet) -> dict[str, Any]:
    """A tile set as its file would say it; the inverse of ``loader.build``."""
    return {"set": tiles.name, "title": _plain(tiles.title), "tile": [entry_of(t) for t in tiles.tiles]}


def _plain(text: str) -> str:
    return "".join(c for c in text if c not in FORBIDDEN and c.isprintable())


def entry_of(tile: Tile) -> dict[str, Any]:
    """One tile in the notation of the files."""
    entry: dict[str, Any] = {"id": tile.id, "count": tile.count, "edges": tile.edges}
    cities, roads, fields, rivers = (
        [(i, s) for i, s in enumerate(tile.segments) if s.kind == kind] for kind in (CITY, ROAD, FIELD, RIVER)
    )
    for segment in tile.segments:
        if segment.stands:
            entry[segment.kind] = _marks(segment.marks, segment.kind) or True
    if cities:
        entry["cities"] = [
            _way(city) | _drawn(tile, "reaches", n, CITY) for n, (_, city) in enumerate(cities)
        ]
    if roads:
        entry["roads"] = [
            _way(road) | _drawn(tile, "ends", n, ROAD) | _drawn(tile, "cuts", n, ROAD)
            for n, (_, road) in enumerate(roads)
        ]
    if fields:
        number = {i: n for n, (i, _) in enumerate(cities)}
        entry["fields"] = []
        for _, field in fields:
            part: dict[str, Any] = {
                "at": " ".join(HALVES[h] for h in field.halves),
                "cities": [number[c] for c in field.cities],
            }
            if field.side >= 0:
                part["side"] = EDGES[field.side]
            entry["fields"].append(part | _marks(field.marks, FIELD))
    if rivers:
        entry["rivers"] = [_way(river) if river.marks else _way(river)["edges"] for _, river in rivers]
    if tile.joints:
        names = _names(tile)
        entry[vocabulary().joint_keys[0]] = [[names[i] for i in group] for group in tile.joints]
    entry |= _marks(tile.marks, TILE)
    for key in DRAWING:
        if key in tile.drawing:
            entry[key] = tile.drawing[key]
    return entry


def _way(segment: Segment) -> dict[str, Any]:
    """A city, road or river: its edges and its marks."""
    return {"edges": " ".join(EDGES[e] for e in segment.edges)} | _marks(segment.marks, segment.kind)


def _marks(marks: Marks, place: str) -> dict[str, Any]:
    """Marks as a tile file writes them."""
    declared = vocabulary().on(place).values()
    return {m.key: m.write(marks[m.name]) for m in declared if m.name in marks}


def _names(tile: Tile) -> dict[int, str]:
    """How joints call each segment."""
    standing = vocabulary().standing
    counts: dict[str, int] = {}
    names = {}
    for i, segment in enumerate(tile.segments):
        if segment.stands:
            names[i] = standing[segment.kind].like or segment.kind
        elif segment.kind != FIELD:
            names[i] = f"{segment.kind}:{counts.get(segment.kind, 0)}"
            counts[segment.kind] = counts.get(segment.kind, 0) + 1
    return names


def _drawn(tile: Tile, key: str, n: int, kind: str) -> dict[str, Any]:
    found, name = tile.drawing.get(key), f"{kind}:{n}"
    return {key: found[name]} if isinstance(found, Mapping) and name in found else {}
