"""The scoring of a feature, and of whatever a part has completed."""

from __future__ import annotations

from collections.abc import Iterable

from tests.second_opinion import carcassonne, fairy, gold, majorities
from tests.second_opinion.game import Game, Steps, ask
from tests.second_opinion.table import AROUND, Feature
from tests.second_opinion.track import award
from tests.second_opinion.values import points_for

ORDER = ("road", "city", "cloister", "garden", "shrine")  # ORDER-2


def score_feature(game: Game, feature: Feature, *, final: bool) -> Steps:
    """STEP-16 for one feature: who comes from Carcassonne, majority, points, the fairy's 3, gold, pawns."""
    yield from carcassonne.leave_for(game, feature, final)
    followers = game.followers_on(feature)
    if followers:
        counted = majorities.strengths(game, followers)
        winners = majorities.leaders(counted)
        given = {p: points_for(game, feature, p, final) for p in game.from_active() if p in winners}
        game.note_scored(feature.kind, len(feature.cells), counted, given)
        yield from award(game, given.items())
        yield from fairy.fairy_three(game, feature)
        if not final and feature.kind != "field":
            gold.claim(game, feature, winners)
    if game.table.is_complete(feature):  # MAGIC-12, MAGIC-13
        game.pawns = {pawn: node for pawn, node in game.pawns.items() if node not in feature.nodes}


# Completed features ---------------------------------------------------------------------------


def find_completed(game: Game) -> list[Feature]:
    """What the tile or the ferries of this part have completed, by kind (STEP-15, FERRY-14, ORDER-2)."""
    table, laid = game.table, game.part.laid
    assert laid is not None
    near = [laid, *((laid[0] + dx, laid[1] + dy) for dx, dy in AROUND), *game.part.ferried]
    found = dict.fromkeys(
        table.feature_at[node] for cell in near if cell in table.tiles for node in table.nodes_on(cell)
    )
    done = [f for f in found if table.is_complete(f) and f.nodes not in game.completed]
    # A road that a ferry has opened again is no longer completed (FERRY-12, FERRY-13).
    roads = {table.feature_at[n].nodes for lake in game.part.ferried for n in table.nodes_on(lake)}
    touched = {node for nodes in roads for node in nodes}
    game.completed = {nodes for nodes in game.completed if nodes in roads or not nodes & touched}
    game.completed |= {f.nodes for f in done}
    return sorted(done, key=lambda f: ORDER.index(f.kind))


def score_completed(game: Game) -> Steps:
    """Each completed feature by itself; where it can matter, in the order that the active player chooses.

    ORDER-2
    """
    yield from score_in_order(game, game.part.done, final=False)


def score_in_order(game: Game, features: Iterable[Feature], *, final: bool) -> Steps:
    """The same for any features, which come by their kinds."""
    left = list(features)
    while left:
        named = {write_feature(game, f): f for f in left if order_matters(game, f, final)}
        following = named[(yield from ask(game.active, named))] if len(named) > 1 else left[0]
        left.remove(following)
        yield from score_feature(game, following, final=final)


def order_matters(game: Game, feature: Feature, final: bool) -> bool:
    """Pawns that move one after the other, or followers who can leave Carcassonne only once (ORDER-2)."""
    if not final and (game.plays("messengers") or game.plays("robbers")) and game.is_occupied(feature):
        return True
    return carcassonne.somebody_may_leave(game, feature, final)


def write_feature(game: Game, feature: Feature) -> str:
    first = game.table.first_node(feature.nodes)
    return f"score:{game.table.segment(first).spot}@{first[0]},{first[1]}"


def return_figures(game: Game) -> None:
    """STEP-19: everything on the completed features goes home; wagons wait (RETURN-1, WAGON-3)."""
    nodes = {node for feature in game.part.done for node in feature.nodes}
    for piece in [p for p in game.pieces if p.node in nodes]:
        if piece not in game.pieces:  # a builder that went with its follower
            continue
        if piece.kind == "wagon":
            game.waiting[piece.owner] = piece.node
            game.lift(piece)
        else:
            game.send_home(piece)
