"""Where a tile may lie: edges match, rivers run on, cult places keep to themselves, abbeys fill holes."""

from __future__ import annotations

from functools import cache

from tests.second_opinion.designs import ABBEY, EDGES, OPPOSITE, Design, letters, rotations, waters
from tests.second_opinion.game import Game
from tests.second_opinion.table import AROUND, Cell, Table, at, beside


def placements(game: Game, design: Design) -> list[str]:
    """Every legal placement of a drawn tile as text, each look once (TILE-2, TILE-3)."""
    return [
        f"@{at(cell)}>{EDGES[rotation]}"
        for cell in game.table.rim
        for rotation in matching_rotations(game.table, design, cell)
        if river_runs(game.table, design, cell, rotation) and not offends_cult(game, design, cell)
    ]


def matching_rotations(table: Table, design: Design, cell: Cell) -> list[int]:
    """The rotations in which every edge shows the same as the neighbour's edge that it touches."""
    return turns_showing(design, table.rim[cell])


@cache
def turns_showing(design: Design, wanted: tuple[tuple[str, str], ...]) -> list[int]:
    """The rotations in which these edges of a tile show these letters."""
    return [
        t for t in rotations(design) if all(letters(design, t)[edge] == letter for edge, letter in wanted)
    ]


# Rivers ---------------------------------------------------------------------------------------


def meets_water(table: Table, cell: Cell, edge: str) -> bool:
    """Does the river of the neighbour at that edge reach this cell?"""
    neighbour = table.tiles.get(beside(cell, edge))
    return neighbour is not None and OPPOSITE[edge] in waters(*neighbour)


def open_arms(game: Game) -> int:
    """How many ends of the river are open."""
    table = game.table
    return sum(
        beside(cell, edge) not in table.tiles for cell, tile in table.tiles.items() for edge in waters(*tile)
    )


def river_runs(table: Table, design: Design, cell: Cell, rotation: int) -> bool:
    """A river tile continues the river at one place, and does not turn back at once.

    RIVER1-4 to RIVER1-6, RIVER2-6
    """
    mine = waters(design, rotation)
    if not mine:
        return True
    met = [edge for edge in mine if meets_water(table, cell, edge)]
    if len(met) != 1:
        return False
    before = beside(cell, met[0])
    came_from, left_by = inlet(table, before), OPPOSITE[met[0]]
    if came_from in ("", OPPOSITE[left_by]):  # the spring, or straight through
        return True
    return came_from not in mine


def inlet(table: Table, cell: Cell) -> str:
    """The edge by which the water comes to a tile, followed from the spring; nothing at the spring itself."""
    spring = next(c for c, (design, _) in table.tiles.items() if design.raw.get("role") == "spring")
    came_by, todo = {spring: ""}, [spring]
    while todo:
        here = todo.pop()
        for edge in waters(*table.tiles[here]):
            there = beside(here, edge)
            if (
                there in table.tiles
                and there not in came_by
                and OPPOSITE[edge] in waters(*table.tiles[there])
            ):
                came_by[there] = OPPOSITE[edge]
                todo.append(there)
    return came_by[cell]


def spring_places(game: Game, spring: Design) -> list[tuple[Cell, int]]:
    """Where the spring may lie at the edge of Carcassonne, so that the river leaves it (RIVER2-13)."""
    table, result = game.table, []
    for cell in sorted(table.rim, key=lambda c: (c[1], c[0])):
        for rotation in matching_rotations(table, spring, cell):
            (out,) = waters(spring, rotation)
            next_cell = beside(cell, out)
            clear = (
                all(beside(next_cell, edge) not in table.tiles for edge in EDGES)
                and next_cell not in table.tiles
            )
            if beside(cell, OPPOSITE[out]) in table.tiles and clear:
                result.append((cell, rotation))
    return result


# Cloisters and cult places ----------------------------------------------------------------------


def building(design: Design) -> str:
    """Cloister (an abbey is one, INT-31), cult place, or neither."""
    return "cloister" if design.has("cloister") else "shrine" if design.has("shrine") else ""


def offends_cult(game: Game, design: Design, cell: Cell) -> bool:
    """Would a cloister or cult place have two of the other kind around it? (CULT-3 to CULT-5)"""
    if not building(design) or not game.plays("cult"):
        return False
    other = {"cloister": "shrine", "shrine": "cloister"}

    def kind_at(where: Cell) -> str:
        if where == cell:
            return building(design)
        return building(game.table.design(where)) if where in game.table.tiles else ""

    def rivals(where: Cell) -> int:
        return sum(kind_at((where[0] + dx, where[1] + dy)) == other[kind_at(where)] for dx, dy in AROUND)

    touched = [cell, *((cell[0] + dx, cell[1] + dy) for dx, dy in AROUND)]
    return any(
        rivals(where) > 1 for where in touched if where == cell or kind_at(where) == other[building(design)]
    )


def abbey_places(game: Game) -> list[Cell]:
    """Holes with a tile on all four sides, whatever they show (ABBEY-2)."""
    return [
        cell
        for cell in game.table.rim
        if all(beside(cell, edge) in game.table.tiles for edge in EDGES)
        and not offends_cult(game, ABBEY, cell)
    ]
