"""The Gold Mines: ingots on tiles, who may take them, and what they are worth."""

from __future__ import annotations

from tests.second_opinion.game import Game, Steps, ask
from tests.second_opinion.table import AROUND, BUILDINGS, Cell, Feature, at, cell_of, reading


def find(game: Game, cell: Cell) -> Steps:
    """STEP-8: one ingot on the gold tile, one on a neighbour; who has only one is not asked (GOLD-1)."""
    game.ingots[cell] += 1
    around = [
        (cell[0] + dx, cell[1] + dy) for dx, dy in AROUND if (cell[0] + dx, cell[1] + dy) in game.table.tiles
    ]
    if len(around) == 1:
        game.ingots[around[0]] += 1
    else:
        choice = yield from ask(game.active, [f"ingot:{at(other)}" for other in around])
        game.ingots[cell_of(choice.removeprefix("ingot:"))] += 1


def claim(game: Game, feature: Feature, winners: list[int]) -> None:
    """GOLD-4, GOLD-5: who wins a completed feature may take what lies on its tiles, or around a building."""
    cells = set(feature.cells)
    if feature.kind in BUILDINGS:
        ((x, y),) = feature.cells
        cells |= {(x + dx, y + dy) for dx, dy in AROUND}
    for cell in cells:
        if game.ingots[cell]:
            game.claims.setdefault(cell, set()).update(winners)


def share(game: Game) -> Steps:
    """GOLD-6, GOLD-7: one ingot after the other from the active player on.

    Where it makes no difference which one is taken, nobody is asked: all are open to the same players.
    """
    turn = game.active
    while any(game.ingots[cell] and players for cell, players in game.claims.items()):
        mine = [cell for cell, players in game.claims.items() if turn in players and game.ingots[cell]]
        if mine:
            taken = min(mine, key=reading)
            if any(game.claims[cell] != game.claims[taken] for cell in mine):
                choice = yield from ask(turn, [f"gold:{at(cell)}" for cell in mine])
                taken = cell_of(choice.removeprefix("gold:"))
            game.ingots[taken] -= 1
            game.gold[turn] += 1
        turn = (turn + 1) % len(game.names)
    game.claims.clear()


def value(ingots: int) -> int:
    """GOLD-12"""
    each = 4 if ingots >= 10 else 3 if ingots >= 7 else 2 if ingots >= 4 else 1
    return each * ingots
