"""Whoever chooses: random and greedy players, and playouts for search."""

from collections.abc import Callable

from bastide.players.greedy import GreedyPlayer
from bastide.players.player import NO_LIMIT, Limit, Player, RandomPlayer, make_player

PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

__all__ = ["NO_LIMIT", "PLAYERS", "GreedyPlayer", "Limit", "Player", "RandomPlayer", "make_player"]
