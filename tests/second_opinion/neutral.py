"""Dragon, mage and witch: figures that belong to nobody."""

from __future__ import annotations

from tests.second_opinion.game import Game, Steps, ask
from tests.second_opinion.stacks import Stacks
from tests.second_opinion.table import STEP, Cell, at, beside, cell_of

WITHOUT_LAND = ((1, -1), (2, -1))  # the two tiles of Carcassonne that have no land outside the walls (OPT-13)


def wake_dragon(game: Game, stacks: Stacks, volcano: Cell) -> None:
    """STEP-7: the dragon flies to the volcano; the first time its tiles come into the stack.

    VOLCANO-2, VOLCANO-4
    """
    if game.dragon is None:
        stacks.bring_back_dragons()
    game.dragon = volcano


def journey(game: Game) -> Steps:
    """Six moves, each player in turn, never twice to a tile (DRAGON-5 to DRAGON-9)."""
    assert game.dragon is not None
    visited = {game.dragon}
    for number in range(6):
        player = (game.active + number) % len(game.names)
        ways = [
            beside(game.dragon, edge) for edge in STEP if may_enter(game, beside(game.dragon, edge), visited)
        ]
        if not ways:
            return
        choice = yield from ask(player, [f"dragon:{at(cell)}" for cell in ways])
        game.dragon = cell_of(choice.removeprefix("dragon:"))
        visited.add(game.dragon)
        for piece in [p for p in game.pieces if p.cell == game.dragon and p.kind != "barn"]:
            if piece in game.pieces:
                game.send_home(piece)


def may_enter(game: Game, cell: Cell, visited: set[Cell]) -> bool:
    """DRAGON-6, DRAGON-7, OPT-13"""
    if cell not in game.table.tiles or cell in visited or cell == game.fairy:
        return False
    if game.table.design(cell).set != "count-of-carcassonne":
        return True
    return game.options["dragon_at_carcassonne"] == "outer-ring" and cell not in WITHOUT_LAND


# Mage and witch -------------------------------------------------------------------------------


def pawns_meet(game: Game) -> bool:
    """Do both stand on one feature? (MAGIC-3, MAGIC-7)"""
    return len({game.table.feature_at[node] for node in game.pawns.values()}) < len(game.pawns)


def move_pawn(game: Game) -> Steps:
    """One of them goes to another incomplete road or city; where there is none, one leaves.

    MAGIC-1 to MAGIC-8
    """
    taken = {game.table.feature_at[node] for node in game.pawns.values()}
    free = {
        f
        for f in game.table.features()
        if f.kind in ("road", "city") and f not in taken and not game.table.is_complete(f)
    }
    targets = {
        f"magic:{pawn}@{game.table.write(node)}": (pawn, node)
        for pawn in ("mage", "witch")
        for feature in free
        for node in feature.nodes
    }
    if targets:
        pawn, node = targets[(yield from ask(game.active, targets))]
        game.pawns[pawn] = node
    elif len(game.pawns) == 2:
        choice = yield from ask(game.active, ["magic-off:mage", "magic-off:witch"])
        del game.pawns[choice.removeprefix("magic-off:")]
    else:
        game.pawns.clear()
