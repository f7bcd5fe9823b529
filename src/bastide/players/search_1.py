"""``search-1``: the searching player as it was first measured, frozen, so that results stay comparable.

Its code is that of ``search``, with the style that it had then. Whoever changes what that chooses leaves
today's code here; ``tests/players/test_search.py`` holds a game that must stay as it is.
"""

from __future__ import annotations

from bastide.players.search import SearchPlayer
from bastide.players.tree import Style
from bastide.players.weights import FIRST


class Search1Player(SearchPlayer):
    """The frozen searching player."""

    name = "search-1"
    style = Style(
        weights=FIRST, plies=7, c=0.5, soft=5.0, keeps=False, early=False, worlds=False, fair=0.0, exact=0
    )
