"""Stretches of country with a look of their own."""

import re

from bastide.art import seed_at, tile_svg
from bastide.art.paint.landmarks import IN_CITIES, IN_FIELDS
from bastide.art.paint.nature import PATTERN_TILES
from bastide.art.paint.regions import COPIES, REGIONS, region_at, region_of
from bastide.expansions.loader import load

ROOF = re.compile(r"#b-(?:gable|long|tall)(\d)")
CROP = re.compile(r"url\(#b-(wheat|green|plough|rape|flax|lavender)\)")


def test_the_page_reckons_the_same_seeds() -> None:
    cells = ((0, 0), (3, -2), (-1, 5), (-7, -9), (12, 4), (5, 5))
    assert [seed_at(x, y) for x, y in cells] == [0, 171, 95, 37, 64, 237]  # as in web/tests/game.test.ts


def test_neighbours_lie_on_neighbouring_stretches_of_one_meadow() -> None:
    for x in range(-6, 6):
        for y in range(-6, 6):
            here, east, south = seed_at(x, y) % COPIES, seed_at(x + 1, y) % COPIES, seed_at(x, y - 1) % COPIES
            assert east % PATTERN_TILES == (here + 1) % PATTERN_TILES
            assert south // PATTERN_TILES == (here // PATTERN_TILES + 1) % PATTERN_TILES


def test_a_large_board_lies_in_all_regions_and_each_is_wider_than_a_tile() -> None:
    cells = {(x, y): region_at(x, y) for x in range(-8, 8) for y in range(-8, 8)}
    assert set(cells.values()) == set(range(len(REGIONS)))
    alone = [
        (x, y)
        for (x, y), one in cells.items()
        if all(cells.get((x + dx, y + dy), one) != one for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    ]
    assert not alone


def test_roofs_and_crops_are_those_of_the_region() -> None:
    city, meadow = load("base").tile("C"), load("base").tile("V")
    for n in range(len(REGIONS)):
        for seed in (COPIES * n, COPIES * n + 5):
            region = region_of(seed)
            assert set(map(int, ROOF.findall(tile_svg(city, seed=seed)))) <= set(region.roofs)
            assert set(CROP.findall(tile_svg(meadow, seed=seed))) <= set(region.crops)


def test_sights_stand_here_and_there_never_two_on_a_tile() -> None:
    tiles = load("base").tiles
    found = []
    for tile in tiles:
        for seed in range(0, 4 * COPIES, 5):
            body = tile_svg(tile, seed=seed)
            sights = [name for name in IN_FIELDS if f'<use href="#b-{name}" ' in body]
            assert len(sights) <= 1
            found += sights + [name for name in IN_CITIES if f'<use href="#b-{name}" ' in body]
    assert set(found) == set(IN_FIELDS) | set(IN_CITIES)
    assert len(found) < len(tiles) * 13 / 2
