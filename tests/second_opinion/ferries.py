"""The Ferries: a ferry is set on a new lake, and the first ferry along a continued road may move."""

from __future__ import annotations

from itertools import combinations

from tests.second_opinion.designs import EDGES
from tests.second_opinion.game import Game, Steps, ask
from tests.second_opinion.table import Cell, Node, at, beside, cell_of


def pairs(game: Game, lake: Cell) -> list[str]:
    """Two roads of the lake that its ferry does not join now (FERRY-3, FERRY-8)."""
    roads = [s.reach for s in game.table.lying[lake] if s.kind == "road"]
    edges = [edge for edge in EDGES if any(edge in reach for reach in roads)]
    return [
        f"ferry:{one},{two}@{at(lake)}"
        for one, two in combinations(edges, 2)
        if {one, two} != set(game.table.ferries.get(lake, ()))
    ]


def sail(game: Game, choice: str) -> None:
    """Set or move a ferry; builders left alone go home (FERRY-18)."""
    edges, _, where = choice.removeprefix("ferry:").partition("@")
    one, two = edges.split(",")
    game.table.set_ferry(cell_of(where), one, two)
    game.part.ferried.add(cell_of(where))
    game.dismiss_lonely()


def ferry_steps(game: Game) -> Steps:
    """STEP-12"""
    laid = game.part.laid
    assert laid is not None
    if game.table.design(laid).has("lake_ferry"):
        sail(game, (yield from ask(game.active, pairs(game, laid))))
    while movable := [lake for lake in first_ferries(game, laid) if lake not in game.part.ferried]:
        choice = yield from ask(game.active, [*(pair for lake in movable for pair in pairs(game, lake)), "-"])
        if choice == "-":
            return
        sail(game, choice)


def first_ferries(game: Game, laid: Cell) -> list[Cell]:
    """The lakes whose ferry is met first from the new tile, along roads and over no ferry.

    FERRY-5 to FERRY-7
    """
    table = game.table
    todo: list[Node] = [n for n in table.nodes_on(laid) if table.segment(n).kind == "road"]
    seen, met = set(todo), []
    while todo:
        x, y, i = todo.pop()
        reach = table.lying[x, y][i].reach
        if (x, y) != laid and reach & set(table.ferries.get((x, y), ())):
            met.append((x, y))
        for other in table.joined_to((x, y, i)):
            if (other[0], other[1]) in [beside((x, y), edge) for edge in reach] and other not in seen:
                seen.add(other)
                todo.append(other)
    return list(dict.fromkeys(met))
