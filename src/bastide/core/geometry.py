"""Directions, rotations, spots and positions, as plain ints with names.

Edges run clockwise from the north. So do the half-edges, two to an edge::

             NNW NNE
           +---N---+
       WNW |       | ENE
           W       E
       WSW |       | ESE
           +---S---+
             SSW SSE

A *rotation* is the number of clockwise quarter turns of a tile; it is written as the direction in
which the printed top points. ``x`` grows to the east and ``y`` to the north.

>>> format_at(pack(-2, 3)), parse_rotation("S")
('-2,3', 2)
"""

from typing import Final

EDGES: Final = ("N", "E", "S", "W")
HALVES: Final = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
CORNERS: Final = ("NE", "SE", "SW", "NW")
WINDS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

# A spot names a segment by where it lies on the tile: an edge for cities and roads, a half-edge
# for fields, C for what stands in the centre, G for what stands beside it; enclosed fields reach no
# edge and are called I (inner), with the side they lie on where a tile has two.
SPOTS: Final = (*EDGES, *HALVES, "C", "IN", "IE", "IS", "IW", "I", "G")
FIRST_HALF: Final = 4
CENTRE: Final = 12
INNER_SIDE: Final = 13
INNER: Final = 17
BESIDE: Final = 18

# A position packs y above x, so that sorting positions sorts by row, then by column.
SHIFT: Final = 12
ROW: Final = 1 << SHIFT
BIAS: Final = ROW >> 1
ORIGIN: Final = BIAS * ROW + BIAS
STEPS: Final = (ROW, 1, -ROW, -1)
AROUND: Final = (ROW, ROW + 1, 1, 1 - ROW, -ROW, -ROW - 1, -1, ROW - 1)


def pack(x: int, y: int) -> int:
    """The position (x, y) as one int."""
    return (y + BIAS) * ROW + x + BIAS


def unpack(at: int) -> tuple[int, int]:
    """The (x, y) of a packed position."""
    return at % ROW - BIAS, at // ROW - BIAS


def format_at(at: int) -> str:
    """``x,y``"""
    x, y = unpack(at)
    return f"{x},{y}"


def parse_rotation(text: str) -> int:
    """The rotation whose printed top points to the edge ``text``."""
    return EDGES.index(text)


def turned_edge(edge: int, rotation: int) -> int:
    """Where a printed edge lies after the rotation."""
    return (edge + rotation) % 4


def turned_half(half: int, rotation: int) -> int:
    """Where a printed half-edge lies after the rotation."""
    return (half + 2 * rotation) % 8


def turned_spot(spot: int, rotation: int) -> int:
    """Where a printed spot lies after the rotation."""
    if spot < FIRST_HALF:
        return (spot + rotation) % 4
    if spot < CENTRE:
        return FIRST_HALF + (spot - FIRST_HALF + 2 * rotation) % 8
    if INNER_SIDE <= spot < INNER:
        return INNER_SIDE + (spot - INNER_SIDE + rotation) % 4
    return spot
