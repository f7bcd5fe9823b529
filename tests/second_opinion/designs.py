"""The printed tiles, straight from the files: segments, edges and signs of a tile as it lies."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import bastide

EDGES = ("N", "E", "S", "W")
HALVES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SPOTS = (*EDGES, *HALVES, "C", "IN", "IE", "IS", "IW", "I", "G")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIGNS = ("pennants", "cathedral", "inn", "goods", "princess", "pig_herd", "carcassonne")


@dataclass(frozen=True)
class Design:
    """One printed tile: the set it comes from and what its file says of it."""

    set: str
    id: str

    @property
    def raw(self) -> Mapping[str, Any]:
        return raw_tiles(self.set)[self.id]

    def has(self, sign: str) -> bool:
        """Is this printed on the tile as a whole: ``dragon``, ``bag``, ``lake_ferry`` ...?"""
        return bool(self.raw.get(sign))


ABBEY = Design("abbey-and-mayor", "abbey")


@dataclass(frozen=True)
class Segment:
    """A part of a tile as it lies. ``reach`` is its edges, for fields its half-edges."""

    kind: str
    reach: frozenset[str]
    spot: str
    name: str  # as wagon groups call it, "road:0"
    cities: tuple[int, ...] = ()  # fields: the segments of the tile that are cities beside them
    signs: tuple[tuple[str, Any], ...] = ()

    def sign(self, name: str) -> Any:
        """What is printed on it under this name, or 0."""
        return dict(self.signs).get(name, 0)


@cache
def document(set_name: str) -> Mapping[str, Any]:
    """The file of a set."""
    folder = Path(str(bastide.__file__)).parent / "expansions" / set_name.replace("-", "_")
    return tomllib.loads((folder / "tiles.toml").read_text(encoding="utf-8"))


@cache
def raw_tiles(set_name: str) -> Mapping[str, Mapping[str, Any]]:
    """The tiles of a set that may come to lie on the table, in the order of the file."""
    return {str(t["id"]): t for key in ("tile", "held") for t in document(set_name).get(key, ())}


def turned(names: Iterable[str], rotation: int) -> frozenset[str]:
    """Edges or half-edges after so many clockwise quarter turns."""
    return frozenset(
        EDGES[(EDGES.index(n) + rotation) % 4] if n in EDGES else HALVES[(HALVES.index(n) + 2 * rotation) % 8]
        for n in names
    )


@cache
def segments(design: Design, rotation: int, gardens: bool) -> tuple[Segment, ...]:
    """The segments of a tile as it lies; gardens only where somebody may stand on them."""
    raw, result = design.raw, []

    def add(
        kind: str, names: str, name: str, part: Mapping[str, Any], spot: str = "", cities: Iterable[int] = ()
    ) -> None:
        reach = turned(names.split(), rotation)
        signs = tuple((sign, part[sign]) for sign in SIGNS if part.get(sign))
        at = spot or min(reach, key=SPOTS.index)
        result.append(Segment(kind, reach, at, name, tuple(cities), signs))

    for i, city in enumerate(raw.get("cities", ())):
        add("city", city["edges"], f"city:{i}", city)
    for i, road in enumerate(raw.get("roads", ())):
        add("road", road["edges"], f"road:{i}", road)
    for kind, spot in (("cloister", "C"), ("shrine", "C"), ("garden", "G")):
        if raw.get(kind) and (kind != "garden" or gardens):
            add(kind, "", "cloister" if spot == "C" else kind, {}, spot)
    for i, land in enumerate(raw.get("fields", ())):
        inner = "I" + (EDGES[(EDGES.index(land["side"]) + rotation) % 4] if "side" in land else "")
        add("field", land["at"], f"field:{i}", land, "" if land["at"] else inner, land["cities"])
    return tuple(result)


@cache
def letters(design: Design, rotation: int) -> Mapping[str, str]:
    """What each edge shows as the tile lies: C city, F field, R road, I river."""
    return {EDGES[(i + rotation) % 4]: letter for i, letter in enumerate(design.raw["edges"])}


@cache
def waters(design: Design, rotation: int) -> frozenset[str]:
    """The edges where a river leaves the tile."""
    return frozenset(edge for edge, letter in letters(design, rotation).items() if letter == "I")


def flight(design: Design, rotation: int) -> str:
    """Where the arrow of a flying machine points as the tile lies; empty without one (FLY-2)."""
    arrow = design.raw.get("flying_machine", "")
    return WINDS[(WINDS.index(arrow) + 2 * rotation) % 8] if arrow else ""


@cache
def rotations(design: Design) -> tuple[int, ...]:
    """The rotations that look different, of those that look alike the smallest."""
    looks: list[object] = []
    result = []
    for rotation in range(4):
        parts = frozenset((s.kind, s.reach, s.spot, s.signs) for s in segments(design, rotation, True))
        look = (letters(design, rotation), parts, flight(design, rotation))
        if look not in looks:
            looks.append(look)
            result.append(rotation)
    return tuple(result)


def wagon_groups(design: Design) -> list[list[str]]:
    """The names of segments that meet in one spot (WAGON-4)."""
    return [list(group) for group in design.raw.get("wagon", ())]
