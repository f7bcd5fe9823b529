"""The fairy: for whom she acts, and her points."""

from __future__ import annotations

from tests.second_opinion.game import Game, Piece, Steps
from tests.second_opinion.table import Feature
from tests.second_opinion.track import award


def fairy_three(game: Game, feature: Feature) -> Steps:
    """FAIRY-8: 3 points for each player with a follower of the feature on her tile."""
    holders = [
        p
        for p in game.from_active()
        if any(p == f.owner for f in with_fairy(game) if f.node in feature.nodes)
    ]
    yield from award(game, [(player, 3) for player in holders])


def with_fairy(game: Game) -> list[Piece]:
    """The followers for whom the fairy acts (FAIRY-3, OPT-12)."""
    there = [p for p in game.pieces if p.is_follower and p.cell == game.fairy]
    if game.options.get("fairy") == "next-to-follower":
        return [p for p in there if (p.owner, p.kind, p.node) == game.fairy_with]
    return there
