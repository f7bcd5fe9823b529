"""Where pieces stand: several points in every segment, the first with the most room."""

from collections.abc import Sequence

from shapely import MultiPolygon
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.curve import Point
from bastide.art.plan.places import FINE, GRID, Room, room_in, spread_point

Spots = tuple[Point, ...]

WANTED = 4
APART = (19.0, 16.0, 13.0, 10.5, 8.5, 7.0)
SMALL = 250.0


def anchors_for(outlines: Sequence[BaseGeometry], shunned: Sequence[Point]) -> tuple[Spots, ...]:
    """Anchors of every outline; no two of a tile lie closer than the last of ``APART``.

    All segments get their first anchor before any gets a second, small segments first: a large
    field has room elsewhere, a short road has not.
    """
    order = sorted((i for i, o in enumerate(outlines) if o.area >= 4), key=lambda i: outlines[i].area)
    rooms: dict[int, Room] = {}
    mains: dict[int, Room] = {}
    for i in order:
        pitch = GRID if outlines[i].area > SMALL else FINE
        rooms[i] = room_in(outlines[i], pitch)
        mains[i] = room_in(_main(outlines[i]), pitch) if isinstance(outlines[i], MultiPolygon) else rooms[i]
    found: list[list[Point]] = [[] for _ in outlines]
    for nth in range(WANTED):
        for i in order:
            taken = [p for spots in found for p in spots]
            for apart in APART if nth < 2 else APART[:4]:
                at = spread_point(mains[i] if nth == 0 else rooms[i], taken, shunned, apart=apart)
                if at is not None:
                    found[i].append(at)
                    break
    return tuple(tuple(spots) for spots in found)


def _main(shape: BaseGeometry) -> BaseGeometry:
    """The largest piece of a segment that a bridge parts."""
    return max(shape.geoms, key=lambda p: p.area) if isinstance(shape, MultiPolygon) else shape
