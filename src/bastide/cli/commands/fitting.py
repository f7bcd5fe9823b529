"""How often a tile will fit: tried on random boards of a setup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bastide import CHANCE, Dealer, Setup, State, compose
from bastide.core.tiles import Tile
from bastide.players import RandomPlayer

EDGE_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Fit:
    """The share of positions in which a tile has a place, and how many places and rotations on average."""

    tile: Tile
    share: float
    places: float


def fitting(setup: Setup, tiles: Sequence[Tile], games: int = 20, seed: int = 1) -> list[Fit]:
    """Every tile tried whenever somebody draws in random games. Only edges are compared (TILE-3)."""
    hits = [0] * len(tiles)
    places = [0] * len(tiles)
    tried = 0
    for game in range(games):
        state = State(compose(setup))
        dealer, player = Dealer(seed + game), RandomPlayer(seed + game)
        while not state.is_terminal():
            is_chance = state.current_player() == CHANCE
            action = (dealer if is_chance else player).choose(state)
            state.apply(action)
            if is_chance and action.name == "draw":
                tried += 1
                for n, ways in enumerate(_ways(state, tiles)):
                    hits[n] += ways > 0
                    places[n] += ways
    tried = max(1, tried)
    return [Fit(tile, hits[n] / tried, places[n] / tried) for n, tile in enumerate(tiles)]


def _ways(state: State, tiles: Sequence[Tile]) -> list[int]:
    """The number of places and rotations for each tile on the board."""
    shown: dict[tuple[int, int], list[str]] = {}
    placed = state.placed()
    taken = {(p.x, p.y) for p in placed}
    for p in placed:
        for edge, (dx, dy) in enumerate(EDGE_STEPS):
            at = (p.x + dx, p.y + dy)
            if at not in taken:
                shown.setdefault(at, ["", "", "", ""])[(edge + 2) % 4] = p.tile.edge(edge, p.rotation)
    demands: dict[tuple[str, ...], int] = {}
    for sides in shown.values():
        demands[tuple(sides)] = demands.get(tuple(sides), 0) + 1
    return [
        sum(
            n
            for sides, n in demands.items()
            for rotation in tile.rotations
            if all(want in ("", "A", tile.edge(e, rotation)) for e, want in enumerate(sides))
        )
        for tile in tiles
    ]
