"""Tiles for small sizes: the same plan, in fewer strokes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from bastide.art import small_tile_svg, tile_svg
from bastide.expansions import set_names
from bastide.expansions.loader import load

SETS = [name for name in set_names() if name != "messengers"]


@pytest.mark.parametrize("name", SETS)
def test_every_tile_has_a_small_picture(name: str) -> None:
    for tile in load(name).tiles:
        root = ET.fromstring(small_tile_svg(tile))
        assert root.attrib["viewBox"] == "0 0 100 100"


def test_it_is_simpler_than_the_large_one() -> None:
    for id in ("C", "D", "R", "V"):
        tile = load("base").tile(id)
        assert len(small_tile_svg(tile)) < len(tile_svg(tile)) / 3, id


def test_it_is_turned() -> None:
    tile = load("base").tile("D")
    assert len({small_tile_svg(tile, turn) for turn in range(4)}) == 4
    assert small_tile_svg(tile, 0) == small_tile_svg(tile, 4)


def test_signs_are_larger() -> None:
    """The pennant of a tile that is all city."""
    tile = load("base").tile("C")
    found = [
        re.search(r'#b-m-pennant".*?scale\(([\d.]+)\)', svg) for svg in (small_tile_svg(tile), tile_svg(tile))
    ]
    small, large = (float(match[1]) for match in found if match)
    assert small > 1.5 * large
