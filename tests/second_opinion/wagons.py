"""STEP-25: wagons of scored features drive on to something connected, or go home."""

from __future__ import annotations

from tests.second_opinion.designs import ABBEY, EDGES, OPPOSITE, wagon_groups
from tests.second_opinion.game import Game, Piece, Steps, ask
from tests.second_opinion.table import Feature, Node, beside


def move_wagons(game: Game) -> Steps:
    """One after the other from the active player on; each sees where the others have gone (WAGON-7)."""
    for player in game.from_active():
        if player not in game.waiting:
            continue
        origin = game.table.feature_at[game.waiting.pop(player)]
        choices = {
            f"drive:{game.table.segment(node).spot}@{node[0]},{node[1]}": node
            for feature in connected(game, origin)
            if not game.table.is_complete(feature)
            and not game.is_occupied(feature)
            and game.may_stand("wagon", feature.kind)
            for node in feature.nodes
            if not game.is_barred(node)
        }
        choice = "-"
        if choices:
            choice = yield from ask(player, [*choices, "-"])
        if choice == "-":
            game.supply[player, "wagon"] += 1  # WAGON-5
        else:
            game.pieces.append(Piece(player, "wagon", choices[choice]))


def connected(game: Game, origin: Feature) -> set[Feature]:
    """Whatever meets the feature in one spot, and what an abbey touches (WAGON-4, INT-30)."""
    table = game.table
    result: set[Feature] = set()
    for node in origin.nodes:
        cell = (node[0], node[1])
        here = table.segment(node)
        for group in wagon_groups(table.design(cell)):
            if here.name in group:
                result |= {
                    table.feature_at[other]
                    for other in table.nodes_on(cell)
                    if table.segment(other).name in group
                    and are_connected(here.kind, table.segment(other).kind)
                }
        for edge in EDGES if table.design(cell) == ABBEY else here.reach:
            result |= over_the_wall(game, node, edge)
    return result - {origin}


def are_connected(one: str, two: str) -> bool:
    """Cities are never connected to cities directly."""
    return one != "city" or two != "city"


def over_the_wall(game: Game, node: Node, edge: str) -> set[Feature]:
    """An abbey leads to the roads and cities that touch its sides, and they to it."""
    table, cell = game.table, (node[0], node[1])
    there = beside(cell, edge)
    if there not in table.tiles:
        return set()
    if table.design(cell) == ABBEY:
        return {
            table.feature_at[n] for n in table.nodes_on(there) if OPPOSITE[edge] in table.segment(n).reach
        }
    if table.design(there) == ABBEY:
        return {table.feature_at[n] for n in table.nodes_on(there)}
    return set()
