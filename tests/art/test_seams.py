"""Neighbours join without a seam: along the rim all edges of one letter look the same."""

import io

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from shapely import Point, unary_union

from bastide.art import to_png
from bastide.art.paint.palette import MEADOW
from bastide.art.paint.tile import framed, tile_art
from bastide.art.plan.block import SHAPE
from bastide.art.plan.places import best_point
from bastide.art.plan.turned import lying
from bastide.core.tiles import FIELD, Tile

SIZE = 100
Pixels = npt.NDArray[np.int16]


def ground_pixels(tile: Tile, rotation: int) -> Pixels:
    """The ground alone: meadow in one tone, no trees or roofs."""
    body = f'<rect width="100" height="100" fill="{MEADOW}"/>' + tile_art(tile, rotation, 5).flat
    png = to_png(framed(body, (0, 0, 100, 100), SIZE), width=SIZE)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.int16)


def rim(pixels: Pixels, edge: int) -> Pixels:
    """The outermost pixels along an edge, read left to right or top to bottom; the corners bear towers."""
    line = (pixels[0], pixels[:, -1], pixels[-1], pixels[:, 0])[edge]
    return line[14:-14]


@pytest.fixture(scope="module")
def rims(tiles: list[Tile]) -> dict[tuple[str, int], list[tuple[str, Pixels]]]:
    """For every letter and edge, what the rims of a choice of tiles look like."""
    found: dict[tuple[str, int], list[tuple[str, Pixels]]] = {}
    chosen: dict[str, Tile] = {}
    for tile in tiles:
        if not set(tile.edges) & set("XA"):
            chosen.setdefault(tile.edges + str(len(tile.segments)), tile)
    for n, tile in enumerate(chosen.values()):
        rotation = n % 4
        pixels = ground_pixels(tile, rotation)
        for e in range(4):
            found.setdefault((tile.edge(e, rotation), e), []).append(
                (f"{tile.set}/{tile.id}", rim(pixels, e))
            )
    return found


@pytest.mark.parametrize("rotation", range(4))
def test_carcassonne_is_painted_as_it_lies(tiles: list[Tile], rotation: int) -> None:
    for tile in tiles:
        if "grid" not in tile.marks or (city := lying(tile, rotation).others[SHAPE]).is_empty:
            continue
        pixels = ground_pixels(tile, rotation)
        plan = lying(tile, rotation)
        meadow = unary_union(
            [o for o, s in zip(plan.outlines, tile.segments, strict=True) if s.kind == FIELD]
        )
        for region, wanted in ((city, True), (meadow, False)):
            if region.area < 200:
                continue
            at = best_point(region)
            reds = pixels[int(at[1]) - 2 : int(at[1]) + 3, int(at[0]) - 2 : int(at[0]) + 3, 0]
            assert (reds.mean() > 205) == wanted, (tile.id, rotation)  # streets are sandy, meadows are not
        for gate in plan.gates:
            assert city.boundary.distance(Point(gate.at)) < 0.5


@pytest.mark.parametrize("letter", list("CFRI"))
def test_edges_of_a_letter_join(rims: dict[tuple[str, int], list[tuple[str, Pixels]]], letter: str) -> None:
    for a, b in ((0, 2), (1, 3)):
        here, there = rims[letter, a], rims[letter, b]
        for name, one in here:
            for other_name, other in there[:12]:
                far = np.abs(one - other).max(axis=1)
                # cobbles and ripples may differ, a wall, a bank or a road's edge may not
                assert np.mean(far > 60) < 0.06, (name, other_name, letter)
                assert np.abs(one.mean(axis=0) - other.mean(axis=0)).max() < 9, (name, other_name, letter)
