"""Counting what can happen: by the engine, and by the second opinion for comparison.

A ``.perft`` file has a setup, options, forced draws and, for each number of turns, how many ways
there are to play them. What chance does besides drawing is counted like a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import bastide
from bastide import CHANCE, State
from tests.second_opinion.comparing import SecondOpinion


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
    if state.current_player() == CHANCE and state.legal_actions()[0].name == "draw":
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


def slow_count(perft: Perft, depth: int) -> int:
    """The same by the second opinion, from the tile files and the rules alone.

    It cannot go back, so that every line of play is played from the beginning.
    """
    state = perft.start()

    def visit(played: tuple[str, ...], draws: Sequence[str]) -> int:
        opinion = SecondOpinion(state)
        for action in played:
            opinion.choose(action)
        if opinion.asked is None:
            return 0
        if any(action.startswith("draw:") for action in opinion.asked.choices):
            return visit((*played, f"draw:{draws[0]}"), draws[1:]) if draws else 1
        return sum(visit((*played, action), draws) for action in opinion.asked.choices)

    return visit((), perft.draws[:depth])
