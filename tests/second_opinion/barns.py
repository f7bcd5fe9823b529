"""Barns: where one may be placed, and the farms that are scored because of one."""

from __future__ import annotations

from tests.second_opinion import scoring
from tests.second_opinion.designs import OPPOSITE
from tests.second_opinion.farms import is_fresh_barn
from tests.second_opinion.game import Game, Steps
from tests.second_opinion.table import STEP, Cell, Feature, Node, Table

# The corners of a tile: the two sides that meet there and the half-edges beside it.
CORNERS = {
    "NE": (("N", "E"), ("NNE", "ENE")),
    "SE": (("S", "E"), ("SSE", "ESE")),
    "SW": (("S", "W"), ("SSW", "WSW")),
    "NW": (("N", "W"), ("NNW", "WNW")),
}


def corner_field(table: Table, cell: Cell, corner: str) -> Node | None:
    """The one field that fills a corner of a tile, if it shows nothing else there (BARN-1)."""
    halves = set(CORNERS[corner][1])
    return next((n for n in table.nodes_on(cell) if halves <= table.segment(n).reach), None)


def barn_corners(game: Game) -> list[str]:
    """The corners of the tile just laid where four tiles meet with field only, on a farm without a barn.

    BARN-1, BARN-3
    """
    table, laid, result = game.table, game.part.laid, []
    assert laid is not None
    for corner, ((up, side), _) in CORNERS.items():
        dx, dy = STEP[side][0], STEP[up][1]
        meeting = {
            laid: corner,
            (laid[0], laid[1] + dy): OPPOSITE[up] + side,
            (laid[0] + dx, laid[1]): up + OPPOSITE[side],
            (laid[0] + dx, laid[1] + dy): OPPOSITE[up] + OPPOSITE[side],
        }
        if all(cell in table.tiles and corner_field(table, cell, name) for cell, name in meeting.items()):
            node = corner_field(table, laid, corner)
            if node is not None and not game.has_barn(table.feature_at[node]):
                result.append(corner)
    return result


def barn_farms(game: Game) -> list[Feature]:
    """The farms with barns that the tile of this part belongs to, that of a barn just placed first.

    STEP-18
    """
    laid = game.part.laid
    assert laid is not None
    found = dict.fromkeys(game.table.feature_at[n] for n in game.table.nodes_on(laid))
    with_barn = [farm for farm in found if farm.kind == "field" and game.has_barn(farm)]
    return sorted(with_barn, key=lambda farm: not is_fresh_barn(game, farm))


def score_barns(game: Game) -> Steps:
    """BARN-5 and BARN-8."""
    for farm in barn_farms(game):
        if game.is_occupied(farm):
            yield from scoring.score_feature(game, farm, final=False)


def return_farmers(game: Game) -> None:
    """Farmers and pigs of these farms go home, barns stay (BARN-4, BARN-6)."""
    for farm in barn_farms(game):
        for piece in game.on(farm):
            if piece.kind != "barn" and piece in game.pieces:
                game.send_home(piece)
