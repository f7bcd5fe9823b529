"""Whoever chooses: random, greedy and searching players, and playouts for search."""

from collections.abc import Callable

from bastide.players.greedy import GreedyPlayer
from bastide.players.greedy_1 import Greedy1Player
from bastide.players.levels import LEVELS, Level, makers
from bastide.players.mcts import MctsPlayer
from bastide.players.player import NO_LIMIT, Limit, Player, RandomPlayer
from bastide.players.search import SearchPlayer
from bastide.players.search_1 import Search1Player
from bastide.players.specification import Specification, make_player, parse_specification
from bastide.players.weights import Tables

# Opponents for people, weakest first; the page lists them.
OPPONENTS: dict[str, Callable[[int], Player]] = makers()
# Those of which there is nothing but a way to choose.
PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "search": SearchPlayer,
}
# Those that can be given weights of their own.
WEIGHTED: dict[str, Callable[[int, Tables | None], Player]] = {
    "greedy": GreedyPlayer,
    "search": SearchPlayer,
}
# To measure others by: they never change (docs/players.md).
YARDSTICKS: dict[str, Callable[[int], Player]] = {
    "greedy-1": Greedy1Player,
    "mcts": MctsPlayer,
    "search-1": Search1Player,
}

__all__ = [
    "LEVELS",
    "NO_LIMIT",
    "OPPONENTS",
    "PLAYERS",
    "WEIGHTED",
    "YARDSTICKS",
    "Greedy1Player",
    "GreedyPlayer",
    "Level",
    "Limit",
    "MctsPlayer",
    "Player",
    "RandomPlayer",
    "Search1Player",
    "SearchPlayer",
    "Specification",
    "make_player",
    "parse_specification",
]
