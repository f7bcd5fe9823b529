"""Geometry for clients: the outline of every segment and the anchors where pieces stand, as plain data."""

from typing import TypedDict

from bastide.art.plan.block import block_of
from bastide.art.plan.curve import Point, shape_path
from bastide.art.plan.turned import lying
from bastide.core.geometry import SPOTS
from bastide.core.tiles import Tile


class SegmentGeometry(TypedDict):
    """One segment: its kind, the spots that name it, an SVG path and points in the square of 100 by 100."""

    kind: str
    spots: list[str]
    outline: str
    anchors: list[Point]


class TileGeometry(TypedDict):
    """A tile as it lies.

    ``others`` are parts where nobody stands: a village, a lake, a circle. ``places`` are places with
    a name of their own where pieces may stand: the quarters of a city on a block of tiles.
    """

    set: str
    id: str
    turn: int  # as it is called on the wire
    segments: list[SegmentGeometry]
    others: dict[str, str]
    places: dict[str, list[Point]]


def tile_geometry(tile: Tile, rotation: int = 0) -> TileGeometry:
    """Outlines and anchors of a tile that lies turned.

    >>> from bastide.expansions.loader import load
    >>> road = tile_geometry(load("base").tile("D"), rotation=1)["segments"][1]
    >>> road["kind"], road["spots"]
    ('road', ['N', 'S'])
    """
    plan = lying(tile, rotation % 4)
    segments: list[SegmentGeometry] = []
    for i, s in enumerate(tile.segments):
        segments.append(
            {
                "kind": s.kind,
                "spots": [SPOTS[k] for k in s.spots(rotation % 4)],
                "outline": shape_path(plan.outlines[i]),
                "anchors": [(round(x, 1), round(y, 1)) for x, y in plan.anchors[i]],
            }
        )
    others = {name.replace(" ", "_"): shape_path(shape) for name, shape in plan.others.items()}
    return {
        "set": tile.set,
        "id": tile.id,
        "turn": rotation % 4,
        "segments": segments,
        "others": others,
        "places": places_on(tile),
    }


def places_on(tile: Tile) -> dict[str, list[Point]]:
    """The places with a name that are drawn on a tile, each with points for several pieces."""
    block = block_of(tile)
    return block.places_here() if block else {}
