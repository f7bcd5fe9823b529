"""The City of Carcassonne: one great city on a block of twelve tiles, four wide and three high."""

from shapely import Point as Dot
from shapely import Polygon, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, Point, step
from bastide.core.tiles import Tile

# Where each quarter's picture stands in the block, and how much room it takes.
QUARTERS: dict[str, tuple[Point, float]] = {
    "castle": ((258.0, 88.0), 31.0),
    "cathedral": ((150.0, 128.0), 31.0),
    "market": ((312.0, 150.0), 27.0),
    "blacksmith": ((274.0, 222.0), 25.0),
}
# How far the picture reaches from there: west, north, east, south.
REACH: dict[str, Polygon] = {
    "castle": box(-33, -54, 35, 21),
    "cathedral": box(-24, -33, 25, 18),
    "market": box(-23, -22, 25, 12),
    "blacksmith": box(-19, -32, 23, 14),
}


def cell(tile: Tile) -> tuple[int, int]:
    """Column and row of a tile in the block."""
    grid = tile.marks["grid"]
    column, row = grid if isinstance(grid, tuple) else (0, 0)
    return int(column), int(row)


def city() -> Polygon:
    """The whole city in the measure of the block (400 by 300)."""
    core = box(50, 50, 350, 250)
    return core.buffer(-34).buffer(34, 12)


def city_from(tile: Tile) -> BaseGeometry:
    """The whole city as seen from a tile of the block."""
    column, row = cell(tile)
    return translate(city(), -100 * column, -100 * row)


def ground(tile: Tile) -> BaseGeometry:
    """The part of the city that lies on a tile."""
    return city_from(tile).intersection(box(0, 0, 100, 100))


def gate(tile: Tile, edge: int) -> Point:
    """Where the road from an edge meets the city wall."""
    eye = step(EDGE_MIDDLE[edge], INWARDS[edge], 30)
    at, _ = nearest_points(ground(tile), Dot(eye))
    return at.x, at.y


def quarters(tile: Tile) -> dict[str, list[Point]]:
    """The quarters whose picture has its middle on a tile of the block, with places for eight pieces."""
    column, row = cell(tile)
    return {
        name: [quarter_spot(tile, name, n) for n in range(8)]
        for name, ((x, y), _) in QUARTERS.items()
        if (x // 100, y // 100) == (column, row)
    }


def quarter_at(tile: Tile, quarter: str) -> Point:
    """Where the picture of a quarter stands, as seen from a tile of the block."""
    column, row = cell(tile)
    (x, y), _ = QUARTERS[quarter]
    return x - 100 * column, y - 100 * row


def quarter_spot(tile: Tile, quarter: str, count: int) -> Point:
    """Where the next follower stands in a quarter, as seen from a tile of the block; rows of four."""
    x, y = quarter_at(tile, quarter)
    return x + 11 * (count % 4) - 16, y + 14 + 8 * (count // 4)
