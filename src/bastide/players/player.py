"""What a player is: something that chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bastide.core.errors import SetupError
from bastide.record.dealer import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.core.actions import Action
    from bastide.core.state import State


@dataclass(frozen=True)
class Limit:
    """How long a player may think. None means no limit of that sort."""

    seconds: float | None = None
    nodes: int | None = None


NO_LIMIT = Limit()


class Player(Protocol):
    """Whoever chooses in a seat."""

    name: str

    def choose(self, state: State, limit: Limit = ...) -> Action:
        """One of ``state.legal_actions()``; the state is not changed."""
        ...


class RandomPlayer:
    """Chooses uniformly at each decision."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.generator = Generator(seed)

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        actions = state.legal_actions()
        return actions[self.generator.draw(len(actions))] if len(actions) > 1 else actions[0]


def make_player(name: str, seed: int = 0) -> Player:
    """The built-in player of that name."""
    from bastide.players import PLAYERS

    if name not in PLAYERS:
        raise SetupError(f"unknown player {name!r}; there are {', '.join(PLAYERS)}")
    make: Callable[[int], Player] = PLAYERS[name]
    return make(seed)
