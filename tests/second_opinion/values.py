"""What a feature is worth to somebody who wins it."""

from __future__ import annotations

from tests.second_opinion import farms
from tests.second_opinion.game import Game
from tests.second_opinion.table import BUILDINGS, Feature


def worth(game: Game, feature: Feature, final: bool) -> int:
    """What a road, city or building gives each of its winners, with inn, cathedral, mage and witch."""
    table = game.table
    tiles = len(feature.cells)
    complete = table.is_complete(feature)
    if feature.kind in BUILDINGS:
        return 1 + table.neighbours(next(iter(feature.cells)))  # CLOISTER-1, FINAL-2, CULT-1, ABBOT-4
    if feature.kind == "road":
        counted, each = tiles, 1
        raised = game.plays("inns-and-cathedrals") and table.count(feature, "inn") > 0
    else:
        counted = tiles + table.count(feature, "pennants")
        each = 2 if complete else 1
        if complete and tiles == 2 and game.options["small_city"] == "on":
            each = 1  # OPT-2
        raised = game.plays("inns-and-cathedrals") and table.count(feature, "cathedral") > 0
    if raised:
        each = each + 1 if complete else 0  # INN-1, INN-2, CATH-1, CATH-2
    points = counted * each
    if "mage" in game.pawns and game.pawns["mage"] in feature.nodes:
        points += tiles  # MAGIC-9, MAGIC-15
    if "witch" in game.pawns and game.pawns["witch"] in feature.nodes:
        points = (points + 1) // 2  # MAGIC-10, MAGIC-11
    return points


def points_for(game: Game, feature: Feature, player: int, final: bool) -> int:
    """What a winner gets for a feature."""
    if feature.kind == "field":
        return farms.points(game, feature, player, final)
    return worth(game, feature, final)
