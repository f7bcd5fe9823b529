"""What a player is: something that chooses, within a limit, by a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.record.dealer import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.core.actions import Action
    from bastide.core.state import State


@dataclass(frozen=True)
class Limit:
    """How long a player may think about one decision. None means no limit of that kind.

    A search counts its simulations as ``nodes``, and thinks on one core unless it is allowed more.
    """

    seconds: float | None = None
    nodes: int | None = None
    cores: int | None = None

    def within(self, other: Limit) -> Limit:
        """Both limits at once.

        >>> Limit(seconds=2.0).within(Limit(seconds=0.5, nodes=100))
        Limit(seconds=0.5, nodes=100, cores=None)
        """
        seconds = [limit.seconds for limit in (self, other) if limit.seconds is not None]
        nodes = [limit.nodes for limit in (self, other) if limit.nodes is not None]
        cores = [limit.cores for limit in (self, other) if limit.cores is not None]
        return Limit(min(seconds, default=None), min(nodes, default=None), min(cores, default=None))


NO_LIMIT = Limit()


class Player:
    """Whoever chooses in a seat. Only ``choose`` must be written; the other calls tell more about the game.

    A player sees states, and a state holds no order of tiles, so that nobody knows what will be drawn.
    With a limit in nodes, or none, the same seed makes the same choices in the same games, whatever the
    machine. ``limit`` is the player's own, from its specification (``mcts:4000``); what ``choose`` is
    given holds besides.
    """

    name = ""
    limit = NO_LIMIT

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """One of ``state.legal_actions()``; the state is not changed."""
        raise NotImplementedError

    def begin(self, state: State, seat: int) -> None:
        """A new game begins, in which the player has this seat."""

    def follow(self, state: State, action: Action) -> None:
        """Somebody has chosen: this player, another, or chance. The state is the one after it."""

    def thoughts(self) -> dict[int, float]:
        """What the actions of the last choice between several seemed worth, by their codes.

        On a scale of the player's own; empty where it has none.
        """
        return {}

    def think(self, state: State, is_over: Callable[[], bool]) -> None:
        """Others must choose in this state. Whoever thinks meanwhile asks often whether that time is over."""


class RandomPlayer(Player):
    """Chooses uniformly at each decision."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.generator = Generator(seed)

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        actions = state.legal_actions()
        return actions[self.generator.draw(len(actions))] if len(actions) > 1 else actions[0]
