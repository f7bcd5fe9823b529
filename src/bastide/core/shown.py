"""What expansions put on and beside the table beyond tiles and pieces: figures, tokens, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.geometry import SPOTS, unpack

if TYPE_CHECKING:
    from bastide.core.state import State


@dataclass(frozen=True)
class Shown:
    """Something to be seen, and where: on a tile, on the track, in a named place, or with a player.

    ``kind`` is also the name of its picture, ``n`` how many there are, ``value`` the number it stands
    for: the points of a messenger, the tiles of the king's city. ``spot`` is a segment or a corner of
    the tile; of a ferry, the two edges it joins. Something with the name of a piece says more exactly
    where that player's piece stands.
    """

    kind: str
    n: int = 1
    player: int = -1
    at: tuple[int, int] | None = None
    spot: str = ""
    space: int = -1
    place: str = ""
    value: int = 0


def on_tile(s: State, kind: str, tile: int, n: int = 1) -> Shown:
    """Something in the middle of a tile."""
    return Shown(kind, n, at=unpack(s.peek("tile_at")[tile]))


def on_segment(s: State, kind: str, segment: int) -> Shown:
    """Something on a segment."""
    at = unpack(s.peek("tile_at")[s.peek("tile_of")[segment]])
    return Shown(kind, at=at, spot=SPOTS[s.spot_of(segment)])
