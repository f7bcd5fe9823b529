"""What expansions put on and beside the table beyond tiles and pieces: figures, tokens, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.geometry import EDGES, SPOTS, unpack

if TYPE_CHECKING:
    from bastide.core.state import State

EDGE_MIDDLES = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))  # in the order of EDGES
MAX_LYING = 6  # tokens of one kind on a tile; more are not told apart


@dataclass(frozen=True)
class Shown:
    """Something to be seen, and where: on a tile, on the track, in a named place, or with a player.

    ``kind`` is also the name of its picture, ``n`` how many there are, ``value`` the number it stands
    for: the points of a messenger, the tiles of the king's city. ``spot`` is a segment or a corner of
    the tile; of a ferry, the two edges it joins. What ``lies`` on a tile is a token, of which there may be
    several; anything else stands there. Something with the name of a piece says more exactly where that
    player's piece stands.
    """

    kind: str
    n: int = 1
    player: int = -1
    at: tuple[int, int] | None = None
    spot: str = ""
    space: int = -1
    place: str = ""
    value: int = 0
    lies: bool = False


def on_tile(s: State, kind: str, tile: int) -> Shown:
    """Something in the middle of a tile."""
    return Shown(kind, at=unpack(s.lying(tile)[0]))


def tokens_on(s: State, kind: str, tile: int, n: int) -> Shown:
    """Tokens on a tile."""
    return Shown(kind, n, at=unpack(s.lying(tile)[0]), lies=True)


def on_segment(s: State, kind: str, segment: int) -> Shown:
    """Something on a segment."""
    return Shown(kind, at=s.place_of(segment), spot=SPOTS[s.spot_of(segment)])


def lying(thing: Shown) -> list[tuple[float, float]]:
    """Where its tokens lie, in a square of 100 by 100: what joins edges between them, others heaped up."""
    if not thing.lies:
        return []
    if thing.spot:
        ends = [EDGE_MIDDLES[EDGES.index(edge)] for edge in thing.spot]
        x, y = (50 + sum(end[i] - 50 for end in ends) / 6 for i in (0, 1))  # from the middle towards both
        return [(x, y)]
    return [(72.0 - 3 * (n % 2), 80.0 - 7 * n) for n in range(min(thing.n, MAX_LYING))]
