"""Whoever chooses: random and greedy players, and playouts for search."""

from collections.abc import Callable

from bastide.players.player import Limit, Player, RandomPlayer, make_player

PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer}

__all__ = ["PLAYERS", "Limit", "Player", "RandomPlayer", "make_player"]
