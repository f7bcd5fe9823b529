"""Where the figures and tokens of the expansions stand on the table (``State.shown``)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bastide.art.paint.defs import use
from bastide.art.paint.tokens import TOKENS
from bastide.art.plan.curve import EDGE_MIDDLE, Point
from bastide.core.geometry import EDGES
from bastide.core.shown import Shown

SCALE = 0.85
MOST_LYING = 6  # of one kind on a tile; more are not told apart


@dataclass(frozen=True)
class Token:
    """A token on a tile, its middle at a point in hundredths of the tile."""

    kind: str
    x: int
    y: int
    at: Point = (50.0, 50.0)

    def fragment(self) -> str:
        """The token where it lies on the table."""
        return use(self.kind, 100 * self.x + self.at[0], -100 * self.y + self.at[1], scale=SCALE)


def lying(thing: Shown) -> list[Point]:
    """Where its tokens lie on the tile: what joins edges between them, others heaped up in a corner."""
    if thing.at is None or f"token-{thing.kind}" not in TOKENS:
        return []
    if thing.spot:
        ends = [EDGE_MIDDLE[EDGES.index(edge)] for edge in thing.spot]
        x, y = (50 + sum(end[i] - 50 for end in ends) / 6 for i in (0, 1))  # from the middle towards both
        return [(x, y)]
    return [(72.0 - 3 * (n % 2), 80.0 - 7 * n) for n in range(min(thing.n, MOST_LYING))]


def tokens(shown: Iterable[Shown]) -> list[Token]:
    """What lies on the tiles."""
    return [
        Token(f"token-{thing.kind}", *thing.at, point)
        for thing in shown
        if thing.at is not None
        for point in lying(thing)
    ]
