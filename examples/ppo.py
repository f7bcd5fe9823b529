"""Masked PPO on a small game against itself, measured against random play: a plain PyTorch loop.

    pip install bastide[ppo]
    python examples/ppo.py

The game: few tiles, no farmers, three followers each. A network sees the arrays of the environment and
chooses among the actions that the mask allows, for whoever is to choose in each row of ``VectorGames``.
Rewards are margins, so that what one seat gains the other loses.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from bastide.lab.environment.vector import VectorGames
from bastide.lab.statistics import mean_interval

SMALL: dict[str, Any] = {
    "setup": "base",
    "stack": "3*U 4*V 2*E 2*D 2*K 2*J",
    "options": {"farmers": "off", "followers": "3"},
    "reward": "margin",
    "board": 11,
}
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.9, 0.2, 0.01, 1e-3


class Policy(nn.Module):
    """Planes by convolutions, the rest by one layer; a logit for each action id, and a value."""

    def __init__(self, games: VectorGames) -> None:
        super().__init__()
        planes, size, _ = games.observations["board"].shape[1:]
        rest = sum(games.observations[name][0].size for name in ("players", "tile", "decision", "unseen"))
        self.board = nn.Sequential(
            nn.Conv2d(planes, 32, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(32, 16, 3, padding=1),
            nn.ReLU(),
            nn.Flatten(),
        )
        self.body = nn.Sequential(nn.Linear(16 * size * size + rest, 128), nn.ReLU())
        self.action = nn.Linear(128, games.ids.n)
        self.value = nn.Linear(128, 1)

    def forward(self, board: Any, rest: Any, mask: Any) -> tuple[Any, Any]:
        """The distribution over legal actions, and the value."""
        hidden = self.body(torch.cat([self.board(board), rest], dim=1))
        logits = self.action(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[:, 0] * 10


def tensors(games: VectorGames) -> tuple[Any, Any, Any]:
    """What is seen in all rows."""
    seen = games.observations
    rest = [seen[name].reshape(games.n, -1) for name in ("players", "tile", "decision", "unseen")]
    return (
        torch.as_tensor(seen["board"], dtype=torch.float32).clamp(max=3),
        torch.as_tensor(np.concatenate(rest, axis=1), dtype=torch.float32) / 4,
        torch.as_tensor(games.mask, dtype=torch.bool),
    )


@dataclass
class Step:
    """One choice in every row."""

    seen: tuple[Any, Any, Any]
    seat: Any
    action: Any
    logp: Any
    value: Any
    reward: Any  # by seat, after the choice
    ended: Any


def collect(games: VectorGames, policy: Policy, n: int) -> list[Step]:
    """Play some steps in all rows."""
    steps = []
    for _ in range(n):
        seen = tensors(games)
        with torch.no_grad():
            distribution, value = policy(*seen)
            action = distribution.sample()
        seat = games.to_play.copy()
        reward, ended = games.step(action.numpy())
        steps.append(
            Step(seen, seat, action, distribution.log_prob(action), value.numpy(), reward, ended > 0)
        )
    return steps


def advantages(steps: list[Step]) -> list[Any]:
    """Generalised advantages of whoever chose: values of the other seat count with the other sign."""
    rows = np.arange(len(steps[0].seat))
    result: list[Any] = [None] * len(steps)
    ahead = np.zeros(len(rows), np.float32)
    for t in reversed(range(len(steps))):
        step = steps[t]
        gained = step.reward[rows, step.seat]
        if t + 1 < len(steps):
            after = steps[t + 1]
            sign = np.where(after.seat == step.seat, 1.0, -1.0) * ~step.ended
            delta = gained + GAMMA * sign * after.value - step.value
            ahead = delta + GAMMA * LAMBDA * sign * ahead
        else:
            ahead = np.where(step.ended, gained - step.value, 0.0)  # what comes after is not known
        result[t] = ahead.astype(np.float32)
    return result


def learn(policy: Policy, optimiser: Any, steps: list[Step], epochs: int = 3, batch: int = 512) -> None:
    """Improve the policy by the clipped objective."""
    gained = torch.as_tensor(np.concatenate(advantages(steps)))
    values = torch.as_tensor(np.concatenate([step.value for step in steps]))
    seen = [torch.cat([step.seen[i] for step in steps]) for i in range(3)]
    action, logp = torch.cat([step.action for step in steps]), torch.cat([step.logp for step in steps])
    goal = gained + values
    scaled = (gained - gained.mean()) / (gained.std() + 1e-6)
    for _ in range(epochs):
        for rows in torch.randperm(len(action)).split(batch):
            distribution, value = policy(*(array[rows] for array in seen))
            ratio = torch.exp(distribution.log_prob(action[rows]) - logp[rows])
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * scaled[rows], clipped * scaled[rows]).mean()
            loss = (
                -better + 0.01 * (value - goal[rows]).pow(2).mean() - ENTROPY * distribution.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def margin(policy: Policy, games: int, seed: int, rows: int = 64) -> list[float]:
    """Margins of the policy against random play, each seat half of the time."""
    table = VectorGames(**SMALL, n=rows, seed=seed)
    random = np.random.default_rng(seed)
    ours = np.arange(rows) % 2
    result: list[float] = []
    while len(result) < games:
        with torch.no_grad():
            chosen = policy(*tensors(table))[0].sample().numpy()
        for row in np.flatnonzero(table.to_play != ours):
            chosen[row] = random.choice(np.flatnonzero(table.mask[row]))
        _, ended = table.step(chosen)
        for row in np.flatnonzero(ended):
            scores = table.final_scores[row]
            result.append(float(scores[ours[row]] - scores[1 - ours[row]]))
    return result[:games]


def train(updates: int, rows: int = 64, length: int = 32, seed: int = 1) -> Policy:
    """A policy that has played against itself."""
    torch.manual_seed(seed)
    games = VectorGames(**SMALL, n=rows, seed=seed)
    policy = Policy(games)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    for _ in range(updates):
        learn(policy, optimiser, collect(games, policy, length))
    return policy


def main(arguments: list[str] | None = None) -> Mapping[str, float]:
    parser = argparse.ArgumentParser(description="Masked PPO on a small game of Carcassonne")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=400, help="how many games measure it")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)
    policy = train(given.updates, seed=given.seed)
    mean, low, high = mean_interval(margin(policy, given.games, seed=1000 + given.seed))
    print(f"margin over random play: {mean:+.2f} points, 95 % {low:+.2f} to {high:+.2f}, {given.games} games")
    return {"mean": mean, "low": low, "high": high}


if __name__ == "__main__":
    main()
