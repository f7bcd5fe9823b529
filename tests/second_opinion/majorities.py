"""Who is how strong on a feature, and who has the majority."""

from __future__ import annotations

from collections import Counter

from tests.second_opinion.game import Game, Piece


def strength(game: Game, piece: Piece) -> int:
    """How much a follower counts where it stands."""
    if piece.marched and piece.kind in ("mayor", "wagon") and game.options["count_strength"] == "two":
        return 2  # COUNT-19
    if piece.kind == "large":
        return 2  # BIG-2
    if piece.kind == "mayor":
        return game.table.count(game.feature_of(piece), "pennants")  # MAYOR-2
    return 1


def strengths(game: Game, pieces: list[Piece]) -> Counter[int]:
    """How strong each player is; builders, pigs and barns do not count (FIG-2)."""
    result: Counter[int] = Counter()
    for piece in pieces:
        if piece.is_follower:
            result[piece.owner] += strength(game, piece)
    return result


def leaders(counted: Counter[int]) -> list[int]:
    """Those with the most, all who tie; strength 0 is none (MAJ-1, MAJ-2, MAYOR-3)."""
    top = max(counted.values(), default=0)
    return sorted(player for player, n in counted.items() if n == top and n > 0)
