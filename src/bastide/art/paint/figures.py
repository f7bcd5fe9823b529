"""Where the figures and tokens of the expansions stand on the table (``State.shown``)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bastide.art.paint.defs import use
from bastide.art.plan.curve import Point
from bastide.core.shown import Shown, lying

SCALE = 0.85


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


def tokens(shown: Iterable[Shown]) -> list[Token]:
    """What lies on the tiles."""
    return [
        Token(f"token-{thing.kind}", *thing.at, point)
        for thing in shown
        if thing.at is not None
        for point in lying(thing)
    ]
