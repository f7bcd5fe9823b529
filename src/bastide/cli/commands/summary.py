"""What came out of many games, seat by seat."""

from __future__ import annotations

from typing import Any

from bastide.lab.simulation import Ending
from bastide.lab.statistics import mean_interval, share_interval


class Summary:
    """Scores and victories; a game may have more seats than another."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.tiles = 0
        self.ties = 0
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.victories: list[float] = [0.0] * seats

    def add(self, game: Ending) -> None:
        """Count a finished game."""
        self.games += 1
        self.tiles += game.tiles
        self.ties += any(0 < share < 1 for share in game.shares)
        for seat, (score, share) in enumerate(zip(game.scores, game.shares, strict=True)):
            if seat == len(self.scores):
                self.scores.append([])
                self.victories.append(0.0)
            self.scores[seat].append(score)
            self.victories[seat] += share

    def seat(self, seat: int) -> dict[str, Any]:
        """One seat's figures."""
        scores = self.scores[seat]
        mean, low, high = mean_interval(scores)
        share, least, most = share_interval(self.victories[seat], len(scores))
        return {
            "games": len(scores),
            "mean_score": mean,
            "score_interval": (low, high),
            "win_share": share,
            "win_interval": (least, most),
            "best_score": max(scores),
        }

    def data(self) -> dict[str, Any]:
        """Everything as plain data; lists go by seat."""
        seats = [self.seat(seat) for seat in range(len(self.scores))]
        return {
            "games": self.games,
            "mean_scores": [round(s["mean_score"], 4) for s in seats],
            "score_intervals": [[round(v, 4) for v in s["score_interval"]] for s in seats],
            "win_shares": [round(s["win_share"], 4) for s in seats],
            "win_intervals": [[round(v, 4) for v in s["win_interval"]] for s in seats],
            "best_scores": [s["best_score"] for s in seats],
            "games_by_seat": [s["games"] for s in seats],
            "ties": self.ties,
            "mean_tiles": round(self.tiles / self.games, 4),
        }
