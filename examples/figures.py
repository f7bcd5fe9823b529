"""Figures about the game: what scores, what beginning is worth, how many places there are, what sets change.

    pip install bastide[examples]
    python examples/figures.py --games 200 --out figures

Intervals are 95 % over games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

from bastide import Setup, State, compose
from bastide.expansions import set_names
from bastide.lab.games import play_match
from bastide.lab.seeds import seed_of
from bastide.lab.statistics import mean_interval
from bastide.players import make_player


class Games:
    """Some games of one setup, and what was counted in them."""

    def __init__(self, setup: str, games: int, player: str, seed: int) -> None:
        self.by_kind: dict[str, list[float]] = defaultdict(list)  # points of both players in a game
        self.leads: list[float] = []  # of who began
        self.branching: dict[int, list[float]] = defaultdict(list)  # placements by tile
        self.points: list[float] = []  # of the winner
        self.decisions: list[float] = []
        for n in range(games):
            self._play(
                Setup.parse(setup),
                [make_player(player, seed_of(seed, n, s)) for s in (0, 1)],
                seed_of(seed, n),
            )

    def _play(self, setup: Setup, players: Sequence[Any], seed: int) -> None:
        match = play_match(setup, players, seed)
        points: dict[str, int] = defaultdict(int)
        for _, sheet in match.sheets():
            points[sheet.kind] += sum(sheet.points.values())
        for kind in {*self.by_kind, *points}:
            seen = self.by_kind[kind]
            seen += [0.0] * (len(self.leads) - len(seen))  # games before in which it did not score
            seen.append(points[kind])
        scores = match.state.scores()
        self.leads.append(scores[0] - scores[1])
        self.points.append(max(scores))
        self.decisions.append(match.decisions)
        state = State(compose(setup))
        for action in match.actions:
            if action.name == "place":
                self.branching[state.n_tiles].append(len(state.legal_codes()))
            state.play_code(action.code)


def bars(path: Path, title: str, values: dict[str, Sequence[float]]) -> None:
    """Means with their intervals, one bar each."""
    names = list(values)
    means = [mean_interval(values[name]) for name in names]
    figure, axes = plt.subplots(figsize=(7, 0.35 * len(names) + 1.2))
    errors = [[mean - low for mean, low, _ in means], [high - mean for mean, _, high in means]]
    axes.barh(names, [mean for mean, _, _ in means], xerr=errors, color="#8a6d3b", capsize=3)
    axes.axvline(0, color="black", linewidth=0.8)
    axes.invert_yaxis()
    axes.set_title(title)
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)


def curve(path: Path, title: str, values: dict[int, list[float]]) -> None:
    """Means over tiles laid, with a band."""
    tiles = sorted(values)
    means = [mean_interval(values[tile]) for tile in tiles]
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(tiles, [mean for mean, _, _ in means], color="#2f5d50")
    axes.fill_between(tiles, [m[1] for m in means], [m[2] for m in means], color="#2f5d50", alpha=0.25)
    axes.set_xlabel("tiles on the table")
    axes.set_title(title)
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)


def main(arguments: list[str] | None = None) -> list[Path]:
    parser = argparse.ArgumentParser(description="Figures about Carcassonne")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--sets", nargs="*", default=None, help="sets to compare; all without it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("figures"))
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    base = Games("base", given.games, given.player, given.seed)
    names = given.sets if given.sets is not None else [name for name in set_names() if name != "base"]
    others: dict[str, Games] = {}
    for name in names:
        others[name] = Games(f"base+{name}", given.games, given.player, given.seed)
    paths = [given.out / f"{name}.svg" for name in ("kinds", "seat", "branching", "length", "scores")]
    bars(paths[0], "points of a game by what scored, both players", dict(base.by_kind))
    bars(
        paths[1],
        "lead of who begins, in points",
        {"base": base.leads, **{n: g.leads for n, g in others.items()}},
    )
    curve(paths[2], "places for the tile in hand, turned ones counted", base.branching)
    all_games = {"base": base, **others}
    bars(paths[3], "decisions of a game", {name: games.decisions for name, games in all_games.items()})
    bars(paths[4], "points of the winner", {name: games.points for name, games in all_games.items()})
    for path in paths:
        print(path)
    return paths


if __name__ == "__main__":
    main()
