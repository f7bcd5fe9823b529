"""How long pictures take and how large they are."""

import random
import time
from collections.abc import Sequence

from bastide.art.output.board import BoardInput, Laid, board_svg
from bastide.art.paint import city as city_art
from bastide.art.paint import tile as tile_art
from bastide.art.paint.tile import tile_svg
from bastide.art.plan import passages
from bastide.art.plan.fit import curve_path
from bastide.art.plan.layout import layout
from bastide.art.plan.turned import lying
from bastide.core.tiles import Tile

CACHES = (
    layout,
    lying,
    curve_path,
    passages.passages,
    city_art.wall_body,
    city_art.masonry,
    tile_art.keep_off,
    tile_art.tile_art,
)


def bench(tiles: Sequence[Tile], *, board_size: int = 200) -> dict[str, float]:
    """Time and size of single tiles and of one large board; caches are emptied first."""
    for cached in CACHES:
        cached.cache_clear()
    begun = time.thread_time()
    sizes = [len(tile_svg(t)) for t in tiles]
    first = time.thread_time() - begun
    begun = time.thread_time()
    for t in tiles:
        tile_svg(t)
    again = time.thread_time() - begun
    begun = time.thread_time()
    for t in tiles:
        tile_svg(t, seed=1)
    copy = time.thread_time() - begun
    rng = random.Random(1)
    wide = 20
    laid = tuple(
        Laid(rng.choice(tiles), n % wide, n // wide, rng.randrange(4), seed=n) for n in range(board_size)
    )
    begun = time.thread_time()
    board = board_svg(BoardInput(laid))
    board_first = time.thread_time() - begun
    begun = time.thread_time()
    board_svg(BoardInput(laid))
    board_again = time.thread_time() - begun
    return {
        "tile_first_ms": 1000 * first / len(tiles),
        "tile_again_ms": 1000 * again / len(tiles),
        "tile_copy_ms": 1000 * copy / len(tiles),
        "tile_bytes_mean": sum(sizes) / len(sizes),
        "tile_bytes_most": float(max(sizes)),
        "board_tiles": float(board_size),
        "board_first_s": board_first,
        "board_again_s": board_again,
        "board_bytes": float(len(board)),
    }
