"""What came out of an arena: shares of victories, margins, ratings and times, with errors over decks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import msgspec

from bastide.lab.arena import Arena, Game, Meeting
from bastide.lab.stakes import Stakes
from bastide.lab.statistics import clustered_interval, elo, mean_error
from bastide.lab.times import Times


class Standing(msgspec.Struct):
    """One player's figures; an ``error`` is a standard error over decks.

    A share is a part of all victories, a tie for first place being shared; a margin is the player's points
    less the mean of the others'.
    """

    player: str
    games: int
    wins: int
    draws: int
    share: float
    share_error: float
    share_interval: tuple[float, float]
    score: float
    margin: float
    margin_error: float
    elo: float | None  # ahead of the other, where two play
    elo_error: float | None
    rating: float
    rating_error: float
    mean_seconds: float
    seconds_99: float
    max_seconds: float
    late: int
    stakes: Stakes


class Pair(msgspec.Struct):
    """Two players in the games that both played: how often the first had more points, and how many more.

    Equal points count half.
    """

    player: str
    other: str
    games: int
    ahead: float
    ahead_error: float
    margin: float
    margin_error: float


class Standings:
    """Collects the meetings of an arena in their order; whole decks count."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.decks: list[list[Game]] = []
        self.times = [Times() for _ in arena.players]
        self._begun: list[Meeting] = []

    def add(self, meeting: Meeting) -> bool:
        """Take the next meeting; does it complete a deck?"""
        self._begun.append(meeting)
        if len(self._begun) < len(self.arena.tables):
            return False
        self.decks.append([game for met in self._begun for game in met.games])
        for met in self._begun:
            for player, times in met.times.items():
                self.times[player].merge(times)
        self._begun = []
        return True

    @property
    def games(self) -> list[Game]:
        return [game for deck in self.decks for game in deck]

    def share(self, player: int, deck: int) -> float:
        """A player's mean share of the victories with a deck."""
        return _mean(game.shares[seat] for game, seat in _of(self.decks[deck], player))

    def players(self) -> list[Standing]:
        """Everybody's figures, in the order of the arena."""
        ratings = self.ratings()
        return [self._standing(player, *ratings[player]) for player in range(len(self.arena.players))]

    def _standing(self, player: int, rating: float, rating_error: float) -> Standing:
        games = [(game, seat) for deck in self.decks for game, seat in _of(deck, player)]
        shares = [self.share(player, deck) for deck in range(len(self.decks))]
        share, share_error = mean_error(shares)
        margins = [_mean(_margin(game, seat) for game, seat in _of(deck, player)) for deck in self.decks]
        margin, margin_error = mean_error(margins)
        ahead = elo(share, share_error) if len(self.arena.players) == 2 else None
        times = self.times[player]
        stakes = Stakes()
        for game, seat in games:
            if game.stakes:  # not in records of older versions
                stakes.add(game.stakes[seat])
        return Standing(
            player=self.arena.names[player],
            games=len(games),
            wins=sum(game.shares[seat] == 1 for game, seat in games),
            draws=sum(0 < game.shares[seat] < 1 for game, seat in games),
            share=share,
            share_error=share_error,
            share_interval=clustered_interval(shares),
            score=_mean(game.scores[seat] for game, seat in games),
            margin=margin,
            margin_error=margin_error,
            elo=None if ahead is None else ahead[0],
            elo_error=None if ahead is None else ahead[1],
            rating=rating,
            rating_error=rating_error,
            mean_seconds=times.mean,
            seconds_99=times.percentile(0.99),
            max_seconds=times.longest,
            late=times.late,
            stakes=stakes,
        )

    def pairs(self) -> list[Pair]:
        """Every two players who met."""
        result = []
        for a, b in combinations(range(len(self.arena.players)), 2):
            met = [
                [(game.scores[game.players.index(a)], game.scores[game.players.index(b)]) for game in deck
                 if a in game.players and b in game.players]
                for deck in self.decks
            ]  # fmt: skip
            ahead, ahead_error = mean_error(
                [_mean((x > y) + 0.5 * (x == y) for x, y in deck) for deck in met]
            )
            margin, margin_error = mean_error([_mean(x - y for x, y in deck) for deck in met])
            names = self.arena.names
            games = sum(map(len, met))
            result.append(Pair(names[a], names[b], games, ahead, ahead_error, margin, margin_error))
        return result

    def ratings(self) -> list[tuple[float, float]]:
        """Rating and uncertainty by OpenSkill's Plackett-Luce model, from all games in their order.

        Everybody begins with 25 and 8.3.
        """
        from openskill.models import PlackettLuce  # here, since every command would wait for it

        model = PlackettLuce()
        rated = [model.rating() for _ in self.arena.players]
        for game in self.games:
            teams = [[rated[player]] for player in game.players]
            new = model.rate(teams, scores=_order(game))
            for player, team in zip(game.players, new, strict=True):
                rated[player] = team[0]
        return [(r.mu, r.sigma) for r in rated]

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "decks": len(self.decks),
            "games": len(self.games),
            "players": msgspec.to_builtins(self.players()),
            "pairs": msgspec.to_builtins(self.pairs()),
        }


def _of(games: list[Game], player: int) -> list[tuple[Game, int]]:
    """The games of a player, each with the player's seat."""
    return [(game, game.players.index(player)) for game in games if player in game.players]


def _margin(game: Game, seat: int) -> float:
    others = game.scores[:seat] + game.scores[seat + 1 :]
    return game.scores[seat] - (_mean(others) if others else 0.0)


def _order(game: Game) -> list[float]:
    """The points, and half a point more for who has won: a tie may have a winner."""
    return [score + 0.5 * share for share, score in zip(game.shares, game.scores, strict=True)]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
