"""The River of the 2021 edition: the rules of the River with tiles of its own."""

from __future__ import annotations

from bastide.expansions.river_1.rules import River1


class River2021(River1):
    """A road runs round the spring, a cloister stands at the lake, a bend has a garden."""

    name = "river-2021"
    rank = 2
    tile_sets = ("river-2021",)
