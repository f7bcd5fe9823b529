"""What a tile's picture is gathered in: ground first, then standing things from far to near."""

import random
from dataclasses import dataclass, field

import shapely
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.defs import use
from bastide.art.paint.regions import REGIONS, Region
from bastide.art.plan.curve import Point, distance


@dataclass
class Canvas:
    """A picture in the making."""

    rng: random.Random
    region: Region = REGIONS[0]
    flat: list[str] = field(default_factory=list)
    standing: list[tuple[float, str]] = field(default_factory=list)
    top: list[str] = field(default_factory=list)

    def lay(self, text: str) -> None:
        """Paint on the ground."""
        self.flat.append(text)

    def stand(self, name: str, at: Point, *, scale: float = 1.0) -> None:
        """Set up a shared drawing whose foot is at a point."""
        self.standing.append((at[1], use(name, at[0], at[1], scale=scale)))

    def raise_up(self, foot: float, text: str) -> None:
        """Set up something drawn for this tile alone."""
        self.standing.append((foot, text))

    def pin(self, text: str) -> None:
        """Put something over everything else."""
        self.top.append(text)

    def layers(self) -> tuple[str, str]:
        """The ground, and what stands on it."""
        self.standing.sort(key=lambda s: s[0])
        return "".join(self.flat), "".join([*(s for _, s in self.standing), *self.top])

    def scatter(self, region: BaseGeometry, count: int, apart: float, *, tries: int = 60) -> list[Point]:
        """Random points of a region that keep their distance."""
        if region.is_empty or count <= 0:
            return []
        x0, y0, x1, y1 = region.bounds
        points = [(round(self.rng.uniform(x0, x1)), round(self.rng.uniform(y0, y1))) for _ in range(tries)]
        inside = shapely.contains_xy(region, [p[0] for p in points], [p[1] for p in points])
        kept: list[Point] = []
        for p, ok in zip(points, inside, strict=True):
            if ok and all(distance(p, q) >= apart for q in kept):
                kept.append(p)
                if len(kept) == count:
                    break
        return kept
