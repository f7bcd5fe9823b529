"""The end of the game: last abbeys, final scoring, and what is counted after it."""

from __future__ import annotations

from collections.abc import Callable

from tests.second_opinion import carcassonne, fairy, farms, gold, scoring
from tests.second_opinion.game import Game, Steps
from tests.second_opinion.stacks import Stacks
from tests.second_opinion.track import award

GOODS = ("wine", "wheat", "cloth")


def end(game: Game, stacks: Stacks, part: Callable[[Game, Stacks], Steps]) -> Steps:
    """STEP-29 to STEP-34. ``part`` plays one round of tile, figure and scoring, for the last abbeys."""
    if game.plays("abbey-and-mayor") and game.options["abbey_after_last_tile"] == "yes":  # ABBEY-9
        last = game.active
        for player in game.from_left():
            game.active = player
            if game.abbeys[player]:
                yield from part(game, stacks)
        game.active = last
    game.final = True
    for player in game.seats:  # MSG-28, ROBBER-14
        game.marker[player] += game.messenger[player]
        game.messenger[player] = 0
    game.robber.clear()
    game.spent.clear()
    open_ones = [f for f in game.table.features() if f.kind in scoring.ORDER and game.is_occupied(f)]
    by_kind = sorted(open_ones, key=lambda f: scoring.ORDER.index(f.kind))
    yield from scoring.score_in_order(game, by_kind, final=True)
    for piece in [p for p in game.pieces if game.table.segment(p.node).kind != "field"]:  # FINAL-4
        if piece in game.pieces:
            game.send_home(piece)
    yield from score_farms(game)
    for player, points in honours(game):
        yield from award(game, [(player, points)])
    game.ingots.clear()


def honours(game: Game) -> list[tuple[int, int]]:
    """STEP-33, STEP-34: goods, king, robber baron, gold."""
    result = []
    for good in GOODS:  # GOODS-2, GOODS-3
        most = max((game.goods[player, good] for player in game.seats), default=0)
        result += [(p, 10) for p in game.seats if most and game.goods[p, good] == most]
    complete = [f for f in game.table.features() if game.table.is_complete(f)]
    if game.king >= 0:  # KING-7, KING-8
        cities = sum(f.kind == "city" for f in complete) + int(game.plays("count-of-carcassonne"))
        result.append((game.king, cities))
    if game.baron >= 0:  # BARON-3, BARON-4
        result.append((game.baron, sum(f.kind == "road" for f in complete)))
    result += [(player, gold.value(game.gold[player])) for player in game.seats]  # GOLD-12
    return result


def score_farms(game: Game) -> Steps:
    """STEP-32: every farm with farmers, then every barn (BARN-11, BARN-12)."""
    if game.options["farm_scoring"] == "first-edition":
        if game.plays("count-of-carcassonne"):
            for farm in farms.farms_with_farmers(game):
                yield from carcassonne.leave_for(game, farm, True)
        yield from score_first_edition(game)
    else:
        yield from scoring.score_in_order(game, farms.farms_with_farmers(game), final=True)
    for player in game.from_active():
        for barn in [p for p in game.pieces if p.kind == "barn" and p.owner == player]:
            farm = game.feature_of(barn)
            yield from award(game, [(player, 4 * farms.cities(game, farm))])


def score_first_edition(game: Game) -> Steps:
    """OPT-1: each completed city once, for the most farmers on all farms around it."""
    farmed = farms.farms_with_farmers(game)
    done = [f for f in game.table.features() if f.kind == "city" and game.table.is_complete(f)]
    for city in (*done, None):  # None is Carcassonne
        around = [farm for farm in farmed if farms.touches(game, farm, city)]
        for player, gained in farms.city_award(game, city, around):
            yield from award(game, [(player, gained)])
    for farm in farmed:  # FAIRY-9: once for each farm
        yield from fairy.fairy_three(game, farm)
