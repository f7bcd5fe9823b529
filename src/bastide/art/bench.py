"""How long pictures take and how large they are."""

import random
import time
from collections.abc import Sequence

from bastide.art.board import BoardInput, Laid, board_svg
from bastide.art.layout import layout
from bastide.art.tile_art import tile_art, tile_svg
from bastide.art.turned import lying
from bastide.core.tiles import Tile


def bench(tiles: Sequence[Tile], *, board_size: int = 200) -> dict[str, float]:
    """Time and size of single tiles and of one large board; caches are emptied first."""
    for cached in (layout, lying, tile_art):
        cached.cache_clear()
    start = time.perf_counter()
    sizes = [len(tile_svg(t)) for t in tiles]
    cold = (time.perf_counter() - start) / max(len(tiles), 1)
    start = time.perf_counter()
    for t in tiles:
        tile_svg(t, seed=1)
    new_copy = (time.perf_counter() - start) / max(len(tiles), 1)
    rng = random.Random(1)
    wide = 20
    laid = tuple(
        Laid(rng.choice(tiles), n % wide, n // wide, rng.randrange(4), seed=n) for n in range(board_size)
    )
    start = time.perf_counter()
    board = board_svg(BoardInput(laid))
    first = time.perf_counter() - start
    start = time.perf_counter()
    board_svg(BoardInput(laid))
    again = time.perf_counter() - start
    return {
        "tile_first_ms": 1000 * cold,
        "tile_copy_ms": 1000 * new_copy,
        "tile_bytes_mean": sum(sizes) / max(len(sizes), 1),
        "tile_bytes_most": float(max(sizes)),
        "board_tiles": float(board_size),
        "board_first_s": first,
        "board_again_s": again,
        "board_bytes": float(len(board)),
    }
