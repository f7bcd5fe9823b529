"""Counting what can happen: by the engine, and by the slow checker for comparison.

A ``.perft`` file has a setup, options, forced draws and, for each number of turns, how many ways
there are to play them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import bastide
from bastide import CHANCE, State
from tests.checker import Table


@dataclass
class Perft:
    """One file."""

    setup: str = "base"
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    draws: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Perft:
        result = cls()
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, rest = line.partition(" ")
            if not line or line.startswith("#"):
                continue
            if key == "setup":
                result.setup = rest
            elif key == "players":
                result.players = int(rest)
            elif key == "option":
                name, _, value = rest.partition(" ")
                result.options[name] = value
            elif key == "draws":
                result.draws = rest.split()
            else:
                result.counts[int(key)] = int(rest)
        return result

    def start(self) -> State:
        return bastide.start(self.setup, self.players, self.options)


def count(state: State, draws: Sequence[str]) -> int:
    """How many ways there are to play these draws, by the engine."""
    if state.current_player() == CHANCE:
        if not draws:
            return 1
        state = state.copy()
        state.apply(f"draw:{draws[0]}")
        return count(state, draws[1:])
    total = 0
    for action in state.legal_actions():
        following = state.copy()
        following.apply(action)
        total += count(following, draws)
    return total


Pieces = tuple[tuple[int, str, int, int, str], ...]


def slow_count(perft: Perft, depth: int) -> int:
    """The same from the tile files and the rules alone."""
    state = perft.start()
    rules = state.rules
    start = Table.of(state)
    owned = {kind.name: kind.per_player for kind in rules.piece_kinds}
    owned["follower"] = int(rules.options["followers"])

    def visit(table: Table, player: int, draws: Sequence[str]) -> int:
        if not draws:
            return 1
        tile = rules.tiles[rules.design_of[draws[0]]]
        places = table.placements(tile.set, tile.id)
        if not places:  # the tile leaves the game, the same player goes on
            return visit(table, player, draws[1:])
        total = 0
        for x, y, turn in places:
            tiles = {**table.tiles, (x, y): (tile.set, tile.id, turn)}
            laid = Table(tiles, table.pieces, table.options)
            supply = dict(owned)
            for owner, kind, *_ in table.pieces:
                if owner == player:
                    supply[kind] -= 1
            for choice in [None, *sorted(laid.figures((x, y), supply))]:
                pieces = list(table.pieces)
                if choice:
                    pieces.append((player, choice[0], x, y, choice[1]))
                scored = Table(tiles, pieces, table.options)
                gone = {spot for f in scored.completed() for spot in f.spots}
                left = [p for p in pieces if (p[2], p[3], p[4]) not in gone]
                following = Table(tiles, left, table.options)
                total += visit(following, (player + 1) % perft.players, draws[1:])
        return total

    return visit(start, state.active, perft.draws[:depth])
