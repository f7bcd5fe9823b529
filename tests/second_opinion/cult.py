"""Cult & Heretic: challenges between cloisters and cult places."""

from __future__ import annotations

from tests.second_opinion.game import Game
from tests.second_opinion.table import AROUND, Feature


def challenged(game: Game) -> list[Feature]:
    """The buildings that lose to one completed now: incomplete, occupied by somebody else.

    CULT-7 to CULT-10
    """
    losers = []
    other = {"cloister": "shrine", "shrine": "cloister"}
    for winner in game.part.done:
        if winner.kind not in other:
            continue
        ((x, y),) = winner.cells
        for dx, dy in AROUND:
            for node in game.table.nodes_on((x + dx, y + dy)):
                rival = game.table.feature_at[node]
                if rival.kind != other[winner.kind] or game.table.is_complete(rival):
                    continue
                here = {p.owner for p in game.followers_on(winner)}
                there = {p.owner for p in game.followers_on(rival)}
                if here and there and len(here | there) > 1:
                    losers.append(rival)
    return losers


def end_challenges(game: Game, losers: list[Feature]) -> None:
    """STEP-17: the followers of the losers return without having scored (CULT-9, CULT-14)."""
    for loser in losers:
        for piece in game.followers_on(loser):
            game.send_home(piece)
