"""Tiles and pieces are large enough to be seen and hit, to the end of a game with every set."""

from __future__ import annotations

from bastide.cli.setups import everything
from tests.web.sizes import too_small
from tests.web.stage import Browser, Served


def test_tiles_and_pieces_never_get_too_small(browser: Browser, served: Served) -> None:
    """Each set alone: ``make sizes``."""
    assert not too_small(browser, served, everything(), (120, -1))
