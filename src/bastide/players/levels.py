"""The opponents by name, from a child's first one to the strongest: what each knows, and how it errs.

The weaker ones lack what people learn later: which tiles are to come, that followers are scarce, what farms
bring, what a feature may still become. Beyond that they slip as people do, small losses more often than large
ones, and never by more than a few points: nobody throws a game away by lot. ``docs/players.md`` has ratings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import exp
from typing import TYPE_CHECKING

from bastide.players.greedy import GreedyPlayer
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.players.search import SearchPlayer
from bastide.players.weights import FIRST, Weights
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

NO_FARMS = (1.0, 1e-6)  # all of their worth is lost as long as a tile is to come
FINE = 1 << 24  # steps of a draw by lot


@dataclass(frozen=True)
class Level:
    """One opponent."""

    name: str
    slips: float = 0.0  # points; an action that loses so many is e times less likely than the best
    most: float = 0.0  # points that one decision may lose at most
    weights: Weights | None = None  # what it goes by; None is all that the program knows
    seconds: float | None = None  # it looks ahead for so long where no limit is given; None is at once
    longest: float = 0.0  # seconds that it uses at most, where a limit allows more

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"players-level-{self.name}")

    @property
    def character(self) -> Message:
        """What it is like, in a sentence."""
        return Message(f"players-level-is-{self.name}")


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "highwayman",
            2.0,
            6.0,
            replace(FIRST, tries=0.0, follower=0.5, fewer=1.0, back=0.0, farm=NO_FARMS),
        ),
        Level("monk", 1.5, 5.0, replace(FIRST, follower=1.5, back=1.5, farm=NO_FARMS)),
        Level("farmer", 1.0, 4.0, replace(FIRST, follower=3.0, back=2.5)),
        Level("knight", 0.6, 3.0, FIRST),
        Level("mayor"),
        Level("count", seconds=0.2, longest=0.2),
        Level("king", seconds=3.0, longest=20.0),
    )
}


class ErringPlayer(GreedyPlayer):
    """Looks one turn ahead by what its level knows, and slips now and then."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        super().__init__(seed, None if level.weights is None else {2: level.weights})
        self.name = level.name
        self.level = level

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """A legal action: the best one most likely, one that loses much never."""
        if not self.level.slips or len(state.legal_actions()) == 1:
            return super().choose(state, limit)
        ranked = self.rank(state, limit)
        top = max(value for _, value in ranked)
        near = [(action, top - value) for action, value in ranked if top - value <= self.level.most]
        chances = [exp(-loss / self.level.slips) for _, loss in near]
        ticket = self.generator.draw(FINE) / FINE * sum(chances)
        for (action, _), chance in zip(near, chances, strict=True):
            ticket -= chance
            if ticket < 0:
                return action
        return near[-1][0]


class LookingPlayer(SearchPlayer):
    """Searches as long as its level may."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = level.name
        self.level = level

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """What looks best after the time of the level, or after what the limit allows."""
        limit = limit.within(self.limit)
        if limit.seconds is None and limit.nodes is None:
            return super().choose(state, replace(limit, seconds=self.level.seconds))
        return super().choose(state, limit.within(Limit(seconds=self.level.longest)))


def makers() -> dict[str, Callable[[int], Player]]:
    """What makes each of them from a seed."""
    return {
        name: partial(ErringPlayer, level) if level.seconds is None else partial(LookingPlayer, level)
        for name, level in LEVELS.items()
    }
