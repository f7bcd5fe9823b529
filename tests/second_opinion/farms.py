"""Farms: the cities around them, and what they give their owners."""

from __future__ import annotations

from tests.second_opinion.game import Game, Piece
from tests.second_opinion.majorities import leaders, strengths
from tests.second_opinion.table import Feature


def touches_carcassonne(game: Game, farm: Feature) -> bool:
    return game.table.count(farm, "carcassonne") > 0


def cities(game: Game, farm: Feature) -> int:
    """How many completed cities touch a farm; Carcassonne is one (COUNT-4)."""
    return len(game.table.cities_at(farm)) + int(touches_carcassonne(game, farm))


def has_herd(game: Game, farm: Feature) -> bool:
    """RIVER2-12; without Traders & Builders a herd has no effect (RIVER2-11)."""
    return game.plays("traders-and-builders") and game.table.count(farm, "pig_herd") > 0


def has_pig(game: Game, player: int, farm: Feature) -> bool:
    return any(p.kind == "pig" and p.owner == player for p in game.on(farm))


def points(game: Game, farm: Feature, player: int, final: bool) -> int:
    """What a winner gets for a farm: 3 a city, 1 if it was joined to a barn, more with pig and herd."""
    each = 3  # FARM-6, BARN-5
    if not final and not is_fresh_barn(game, farm):
        each = 1  # BARN-8
    each += int(has_herd(game, farm)) + int(has_pig(game, player, farm))  # BARN-13, PIG-3
    return each * cities(game, farm)


def is_fresh_barn(game: Game, farm: Feature) -> bool:
    """Has the active player put their barn on this farm with the tile of this part?"""
    return any(
        p.kind == "barn" and p.owner == game.active and p.cell == game.part.laid for p in game.on(farm)
    )


def farms_with_farmers(game: Game) -> list[Feature]:
    return [f for f in game.table.features() if f.kind == "field" and game.is_occupied(f)]


def touches(game: Game, farm: Feature, city: Feature | None) -> bool:
    """Does a farm touch a city, or Carcassonne?"""
    return touches_carcassonne(game, farm) if city is None else city in game.table.cities_at(farm)


def city_award(game: Game, city: Feature | None, around: list[Feature]) -> list[tuple[int, int]]:
    """Who gets how much for a city of the first edition: 4, one more with a pig or a herd at it (OPT-24)."""
    farmers: list[Piece] = [p for farm in around for p in game.followers_on(farm)]
    winners = leaders(strengths(game, farmers))
    result = []
    for player in winners:
        own = [farm for farm in around if game.has_follower(player, farm)]
        pig = any(has_pig(game, player, farm) for farm in around)
        herd = any(has_herd(game, farm) for farm in own)
        result.append((player, 4 + int(pig) + int(herd)))
    return result


def worth_by_city(game: Game, player: int, farm: Feature) -> int:
    """What a player would get for the cities at a farm that they win one by one (MSG-25, OPT-1)."""
    farmed = farms_with_farmers(game)
    cities_here: list[Feature | None] = [*game.table.cities_at(farm)]
    if touches_carcassonne(game, farm):
        cities_here.append(None)
    total = 0
    for city in cities_here:
        around = [other for other in farmed if touches(game, other, city)]
        total += dict(city_award(game, city, around)).get(player, 0)
    return total
