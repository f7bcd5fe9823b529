"""A tile as a small square of pixels, each belonging to one of its segments: what a terminal can show.

The printed tile is drawn once, roads first, then cities, then what stands in the middle; fields flow
into the rest from the half-edges they reach. A turned tile is the same picture turned.
"""

from __future__ import annotations

from functools import lru_cache

from bastide.core.geometry import CENTRE, FIRST_HALF, INNER_SIDE
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Segment, Tile

NOTHING = -1
JUNCTION = -2  # where roads end at each other
GREAT_CITY = -3  # the city in the middle of a block of tiles, which is no segment
INNER_EDGE = "X"  # of such a block

Grid = tuple[tuple[int, ...], ...]  # rows of segment numbers, the top row first


@lru_cache(maxsize=4096)
def raster(tile: Tile, rotation: int, size: int) -> Grid:
    """The segment at each of ``size`` x ``size`` pixels (``size`` even) as the tile lies."""
    grid = _printed(tile, size)
    for _ in range(rotation % 4):
        grid = [[grid[size - 1 - x][y] for x in range(size)] for y in range(size)]
    return tuple(map(tuple, grid))


def anchor(tile: Tile, rotation: int, size: int, spot: int) -> tuple[int, int]:
    """The column and the text row (two pixels high) where a sign of two letters stands best."""
    number = tile.segment_at(spot, rotation)
    return _anchors(tile, rotation, size)[number] if number >= 0 else _rim(spot, size)


@lru_cache(maxsize=4096)
def _anchors(tile: Tile, rotation: int, size: int) -> tuple[tuple[int, int], ...]:
    """A place for each segment, no two the same: one city may pass over another and cover it."""
    grid = raster(tile, rotation, size)
    places = [(x, y) for y in range(size // 2) for x in range(size - 1)]
    found: list[tuple[int, int]] = []
    for number, segment in enumerate(tile.segments):
        own = [(x, y) for y in range(size) for x in range(size) if grid[y][x] == number]
        if own:
            middle_x = sum(x for x, _ in own) / len(own)
            middle_y = sum(y for _, y in own) / len(own)
        else:
            column, row = _rim(segment.spots(rotation)[0], size)
            middle_x, middle_y = column + 0.5, 2 * row + 0.5

        def goodness(
            place: tuple[int, int], number: int = number, x: float = middle_x, y: float = middle_y
        ) -> tuple[float, float, int, int]:
            column, row = place
            cells = [grid[2 * row + dy][column + dx] for dy in (0, 1) for dx in (0, 1)]
            away = (column + 0.5 - x) ** 2 + (2 * row + 0.5 - y) ** 2
            return cells.count(number), -away, -row, -column

        found.append(max((place for place in places if place not in found), key=goodness))
    return tuple(found)


def _rim(spot: int, size: int) -> tuple[int, int]:
    """Where a spot lies on the rim of the tile, for segments too small to be seen."""
    last, low, middle = size - 2, size // 2 - 1, size // 2 - 1
    if INNER_SIDE <= spot < INNER_SIDE + 4:  # enclosed by cities: beside the middle, clockwise from its side
        left, right, up, down = size // 5, size - 2 - size // 5, low // 4, low - low // 4
        return ((right, up), (right, down), (left, down), (left, up))[spot - INNER_SIDE]
    if spot >= CENTRE:
        return middle, low // 2
    if spot < FIRST_HALF:
        return ((middle, 0), (last, low // 2), (middle, low), (0, low // 2))[spot]
    places = ((0, 0), (last, 0), (last, 0), (last, low), (last, low), (0, low), (0, low), (0, 0))
    return places[spot - FIRST_HALF]


def _printed(tile: Tile, size: int) -> list[list[int]]:
    grid = [[NOTHING] * size for _ in range(size)]
    dead_ends = [s for s in tile.segments if s.kind == ROAD and len(s.edges) == 1]
    for kind in (RIVER, ROAD):
        for number, segment in enumerate(tile.segments):
            if segment.kind == kind:
                for edge in segment.edges:
                    _way(grid, number, edge)
    half = size // 2
    if len(dead_ends) > 1:
        for y in (half - 1, half):
            for x in (half - 1, half):
                grid[y][x] = JUNCTION
    cities = [(number, segment) for number, segment in enumerate(tile.segments) if segment.kind == CITY]
    if INNER_EDGE in tile.edges:
        inner = tuple(edge for edge, letter in enumerate(tile.edges) if letter == INNER_EDGE)
        cities.append((GREAT_CITY, Segment(CITY, inner)))
    for number, segment in cities:
        for y in range(size):
            for x in range(size):
                if _in_city(segment, (x + 0.5) / size, (y + 0.5) / size):
                    grid[y][x] = number
    for number, segment in enumerate(tile.segments):
        if segment.kind not in (CITY, ROAD, RIVER, FIELD):
            reach = max(1, size // 5)
            for y in range(half - reach, half + reach):
                for x in range(half - reach, half + reach):
                    grid[y][x] = number
    _flow(grid, tile.segments, size)
    return grid


def _way(grid: list[list[int]], number: int, edge: int) -> None:
    """A road or river from an edge to the middle, two pixels wide."""
    size = len(grid)
    half = size // 2
    for i in range(half + 1):
        for j in (half - 1, half):
            x, y = ((j, i), (size - 1 - i, j), (j, size - 1 - i), (i, j))[edge]
            grid[y][x] = number


def _in_city(city: Segment, x: float, y: float) -> bool:
    """Does the point lie inside the walls?"""
    edges = set(city.edges)
    if len(edges) >= 4:
        return True
    if len(edges) == 3:
        gap = ({0, 1, 2, 3} - edges).pop()
        return not _cap(gap, x, y, 0.22)
    if len(edges) == 2:
        if edges == {0, 2}:
            return abs(x - 0.5) < 0.24 + 0.26 * abs(2 * y - 1)
        if edges == {1, 3}:
            return abs(y - 0.5) < 0.24 + 0.26 * abs(2 * x - 1)
        right = x if 3 in edges else 1 - x
        down = y if 0 in edges else 1 - y
        return right + down < 0.95
    return all(_cap(edge, x, y, 0.32) for edge in edges) and bool(edges)


def _cap(edge: int, x: float, y: float, height: float) -> bool:
    """The piece of wall over one edge."""
    across, deep = ((x, y), (y, 1 - x), (x, 1 - y), (y, x))[edge]
    return deep < height and deep < 0.9 * min(across, 1 - across)


def _flow(grid: list[list[int]], segments: tuple[Segment, ...], size: int) -> None:
    """Let the fields fill what is left, each from the half-edges it reaches."""
    edge = [
        (number, place) for number, s in enumerate(segments) if s.kind == FIELD for place in _mouths(s, size)
    ]
    front = []
    for number, (x, y) in edge:
        if grid[y][x] == NOTHING:
            grid[y][x] = number
            front.append((x, y))
    while front:
        reached = []
        for x, y in front:
            for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if 0 <= nx < size and 0 <= ny < size and grid[ny][nx] == NOTHING:
                    grid[ny][nx] = grid[y][x]
                    reached.append((nx, ny))
        front = reached


def _mouths(field: Segment, size: int) -> list[tuple[int, int]]:
    """The pixels on the rim where a field comes in, or beside the middle for one that is enclosed."""
    half, last = size // 2, size - 1
    low, high = range(half - 1), range(half + 1, size)
    sides = (
        [(x, 0) for x in low],
        [(x, 0) for x in high],
        [(last, y) for y in low],
        [(last, y) for y in high],
        [(x, last) for x in high],
        [(x, last) for x in low],
        [(0, y) for y in high],
        [(0, y) for y in low],
    )
    if field.halves:
        return [place for h in field.halves for place in sides[h]]
    side = field.side if field.side >= 0 else INNER_SIDE % 4
    near = half // 2
    return [((half, near), (last - near, half), (half, last - near), (near, half))[side]]
