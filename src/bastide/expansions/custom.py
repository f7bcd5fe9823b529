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
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile, TileSet
from bastide.expansions.checks import check_document
from bastide.expansions.loader import CENTRES, MAX_CHARACTERS, build, read_document

VERSION = 1
FORBIDDEN = "'\"|\\"  # what the text needs for itself, or what it stands in


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
    if faults:
        raise TileError("; ".join(faults[:5]) + (f"; and {len(faults) - 5} more" if len(faults) > 5 else ""))
    return _text(document_of(build(document)))


@lru_cache(maxsize=64)
def tiles_from_text(text: str) -> TileSet:
    """The tile set that a text describes; the inverse of ``tiles_text``."""
    document = _document(text)
    faults = check_document(document)
    if faults:
        raise TileError(f"tiles: {faults[0]}")
    return build(document)


def _text(document: Mapping[str, Any]) -> str:
    inside = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return f"{VERSION} {inside.replace(chr(34), chr(39))}"


def _document(text: str) -> Mapping[str, Any]:
    if len(text) > MAX_CHARACTERS:
        raise TileError(f"tiles: {len(text)} characters; at most {MAX_CHARACTERS}")
    version, _, inside = text.strip().partition(" ")
    if version != str(VERSION):
        raise TileError(f"tiles: version {version[:20]!r}; this program reads {VERSION}")
    if any(sign in inside for sign in '"|\\'):
        raise TileError("tiles: a double quote, bar or backslash in the text")
    try:
        document = json.loads(inside.replace("'", '"'))
    except (ValueError, RecursionError) as error:
        raise TileError(f"tiles: not readable: {error}") from None
    if not isinstance(document, dict):
        raise TileError("tiles: definitions are needed")
    return document


def document_of(tiles: TileSet) -> dict[str, Any]:
    """A tile set as its file would say it; the inverse of ``loader.build``."""
    return {"set": tiles.name, "title": _plain(tiles.title), "tile": [entry_of(t) for t in tiles.tiles]}


def _plain(text: str) -> str:
    return "".join(c for c in text if c not in FORBIDDEN and c.isprintable())


def entry_of(tile: Tile) -> dict[str, Any]:
    """One tile in the notation of the files."""
    entry: dict[str, Any] = {"id": tile.id, "count": tile.count, "edges": tile.edges}
    names = _names(tile)
    cities, roads, fields, rivers = (
        [(i, s) for i, s in enumerate(tile.segments) if s.kind == kind] for kind in (CITY, ROAD, FIELD, RIVER)
    )
    for key, kind in CENTRES.items():
        if any(s.kind == kind for s in tile.segments):
            entry[key] = True
    if cities:
        entry["cities"] = []
        for n, (_, city) in enumerate(cities):
            part: dict[str, Any] = {"edges": " ".join(EDGES[e] for e in city.edges)}
            for mark, value in city.marks.items():
                part["pennants" if mark == "pennant" else mark] = (
                    value if mark in ("pennant", "goods") else True
                )
            entry["cities"].append(part | _drawn(tile, "reaches", f"city:{n}"))
    if roads:
        entry["roads"] = []
        for n, (_, road) in enumerate(roads):
            part = {"edges": " ".join(EDGES[e] for e in road.edges)} | dict.fromkeys(road.marks, True)
            entry["roads"].append(
                part | _drawn(tile, "ends", f"road:{n}") | _drawn(tile, "cuts", f"road:{n}")
            )
    if fields:
        number = {i: n for n, (i, _) in enumerate(cities)}
        entry["fields"] = []
        for _, field in fields:
            part = {
                "at": " ".join(HALVES[h] for h in field.halves),
                "cities": [number[c] for c in field.cities],
            }
            if field.side >= 0:
                part["side"] = EDGES[field.side]
            entry["fields"].append(part | dict.fromkeys(field.marks, True))
    if rivers:
        entry["rivers"] = [" ".join(EDGES[e] for e in river.edges) for _, river in rivers]
    if tile.joints:
        entry["wagon"] = [[names[i] for i in group] for group in tile.joints]
    for key, value in tile.marks.items():
        entry[key] = list(value) if isinstance(value, tuple) else True if value == 1 else value
    for key in ("junction", "meets", "bridge", "under"):
        if key in tile.drawing:
            entry[key] = tile.drawing[key]
    return entry


def _names(tile: Tile) -> dict[int, str]:
    """How a wagon group calls each segment."""
    counts: dict[str, int] = {}
    names = {}
    for i, segment in enumerate(tile.segments):
        if segment.kind in (CITY, ROAD, RIVER):
            names[i] = f"{segment.kind}:{counts.get(segment.kind, 0)}"
            counts[segment.kind] = counts.get(segment.kind, 0) + 1
        elif segment.kind != FIELD:
            names[i] = "garden" if segment.kind == "garden" else "cloister"
    return names


def _drawn(tile: Tile, key: str, name: str) -> dict[str, Any]:
    found = tile.drawing.get(key)
    return {key: found[name]} if isinstance(found, Mapping) and name in found else {}
