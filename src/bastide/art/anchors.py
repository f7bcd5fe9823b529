"""Where pieces stand: several points in every segment, the first with the most room."""

from collections.abc import Sequence

from shapely import MultiPolygon
from shapely.geometry.base import BaseGeometry

from bastide.art.curve import Point
from bastide.art.places import spread_points

Spots = tuple[Point, ...]

WANTED = 4
APART = (19.0, 16.0, 13.0, 10.5, 8.5, 7.0)


def anchors_for(outlines: Sequence[BaseGeometry], shunned: Sequence[Point]) -> tuple[Spots, ...]:
    """Anchors of every outline; no two of a tile lie closer than the last of ``APART``.

    All segments get their first anchor before any gets a second, small segments first: a large
    field has room elsewhere, a short road has not.
    """
    order = sorted(range(len(outlines)), key=lambda i: outlines[i].area)
    found: list[list[Point]] = [[] for _ in outlines]
    for turn in range(WANTED):
        for i in order:
            if outlines[i].is_empty or outlines[i].area < 4:
                continue
            taken = [p for spots in found for p in spots]
            for apart in APART if turn < 2 else APART[:4]:
                more = spread_points(_main(outlines[i]) if turn == 0 else outlines[i], 1, taken, shunned, apart=apart)
                if more:
                    found[i] += more
                    break
    return tuple(tuple(spots) for spots in found)


def _main(shape: BaseGeometry) -> BaseGeometry:
    """The largest piece of a segment that a bridge parts."""
    return max(shape.geoms, key=lambda p: p.area) if isinstance(shape, MultiPolygon) else shape
