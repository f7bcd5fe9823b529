"""Stretches of country with roofs, crops and woods of their own; a tile's seed says in which one it lies."""

from dataclasses import dataclass

from bastide.art.paint.nature import PATTERN_TILES

COPIES = (
    PATTERN_TILES * PATTERN_TILES
)  # seeds that choose a stretch of meadow; what is above them chooses the region
BENDS = (
    (0, 1, 1, 0, 0, -1, -1),
    (0, 0, 1, 1, 0),
)  # how the borders between regions wander, by row and by column
ACROSS = 5  # tiles, about


@dataclass(frozen=True)
class Region:
    """``roofs`` are numbers of colours in ``buildings.ROOFS``, the first ones most common."""

    roofs: tuple[int, ...]
    crops: tuple[str, ...]
    fallow: str
    woods: tuple[str, ...]
    sights: tuple[str, ...]


REGIONS = (
    Region(
        (0, 1, 2, 3, 4),
        ("wheat", "green", "plough"),
        "#c6c47c",
        ("oak1", "oak2", "oak3", "oak1", "oak2"),
        ("windmill", "shepherd", "cart"),
    ),
    Region(
        (5, 2, 6, 5, 0),
        ("rape", "wheat", "rape"),
        "#cfc987",
        ("cypress1", "cypress2", "oak1", "cypress1"),
        ("hives", "scarecrow", "orchard"),
    ),
    Region(
        (7, 8, 1, 7, 3),
        ("flax", "plough", "green"),
        "#bcb57a",
        ("oak2", "oak3", "cypress2", "oak3"),
        ("stones", "cart", "shepherd"),
    ),
    Region(
        (4, 9, 0, 4, 6),
        ("lavender", "green", "lavender"),
        "#c9c284",
        ("oak3", "cypress1", "oak1", "oak3"),
        ("orchard", "windmill", "hives"),
    ),
)


def region_of(seed: int) -> Region:
    """The region of a copy."""
    return REGIONS[seed // COPIES % len(REGIONS)]


def region_at(x: int, y: int) -> int:
    """Which region a cell of the table lies in."""
    by_row, by_column = BENDS
    u, v = (x + by_row[y % len(by_row)]) // ACROSS, (y + by_column[x % len(by_column)]) // ACROSS
    return (u + 2 * v) % len(REGIONS)


def seed_at(x: int, y: int) -> int:
    """A seed for the copy that lies at a cell: its stretch of meadow, its region, and one of four variants.

    >>> seed_at(0, 0), seed_at(4, 0) % COPIES, seed_at(0, -1) % COPIES
    (0, 0, 4)
    """
    row = -y % PATTERN_TILES  # rows of the meadow grow downwards
    variant = (x // PATTERN_TILES + 2 * (y // PATTERN_TILES)) % 4
    return x % PATTERN_TILES + PATTERN_TILES * row + COPIES * (region_at(x, y) + len(REGIONS) * variant)
