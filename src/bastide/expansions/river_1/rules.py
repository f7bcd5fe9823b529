"""The River: a spring, ten tiles and a lake begin the map instead of the start tile."""

from __future__ import annotations

from bastide.core.setup import Option
from bastide.core.tiles import Tile
from bastide.expansions.river_1.river import RIVER_PILE, START_PILE, River

START_TILE = Option(
    "river1_start_tile",
    ("after-river", "in-river-stack"),
    "OPT-8",
)


class River1(River):
    """The river of twelve tiles, which does not fork."""

    name = "river-1"
    tile_sets = ("river-1",)
    tile_guides = ("RIVER1-4", "RIVER1-5")
    options = (START_TILE,)

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        if is_start:  # RIVER1-10
            return START_PILE if options["river1_start_tile"] == "after-river" else RIVER_PILE
        return River.pile(self, tile, is_start, options)
