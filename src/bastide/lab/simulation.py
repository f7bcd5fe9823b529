"""Many games with one seating, as ``bastide simulate`` plays them; a task is a batch of games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.games import play_game, play_match
from bastide.lab.setups import random_setup
from bastide.players import NO_LIMIT, Limit, Player, make_player
from bastide.record.dealer import Generator
from bastide.record.notation import format_record

BATCH = 5  # games of a task: a game may take less time than handing a task over


class Ending(msgspec.Struct):
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    tiles: int

    @staticmethod
    def of(state: State) -> Ending:
        return Ending(state.scores(), tuple(state.returns()), state.n_tiles)


class Batch(msgspec.Struct):
    """Some games, and the record of the last one if that was asked for."""

    games: tuple[Ending, ...]
    record: str = ""


@dataclass(frozen=True)
class Simulation:
    """Everything that the games depend on. It is the work of a run."""

    setup: Setup | None  # None: drawn anew for every game
    players: tuple[str, ...]  # specifications, seat by seat
    games: int
    seed: int
    limit: Limit = NO_LIMIT
    keeps_last: bool = False  # the record of the last game
    options: Mapping[str, str] = field(default_factory=dict)  # of setups that are drawn
    tiles: str = ""

    @property
    def result(self) -> type[Batch]:
        return Batch

    @property
    def tasks(self) -> int:
        return -(-self.games // BATCH)

    def describe(self) -> dict[str, object]:
        return {
            "kind": "simulation",
            "players": self.players,
            "setup": None if self.setup is None else self.setup.text,
            "options": dict(self.options if self.setup is None else self.setup.options),
            "tiles": self.tiles if self.setup is None else self.setup.tiles,
            "games": self.games,
            "seed": self.seed,
            "seconds": self.limit.seconds,
            "nodes": self.limit.nodes,
        }

    def __call__(self, number: int) -> Batch:
        """Play a batch."""
        games = []
        record = ""
        for n in range(number * BATCH, min((number + 1) * BATCH, self.games)):
            seed, setup = self.game(n)
            seats = self.seats(setup, seed)
            if n == self.games - 1 and self.keeps_last:
                match = play_match(setup, seats, seed, self.limit)
                record = format_record(match.record())
                state = match.state
            else:
                state = play_game(setup, seats, seed, self.limit)
            games.append(Ending.of(state))
        return Batch(tuple(games), record)

    def game(self, n: int) -> tuple[int, Setup]:
        """The seed and the setup of a game."""
        if self.setup is not None:
            seeds = Generator(self.seed)
            seeds.skip(2 * n)
            return draw_seed(seeds), self.setup
        # One game's drawing begins where the last one's ended.
        key = (self.seed, self.players, tuple(sorted(self.options.items())), self.tiles)
        at, seeds = _drawn.pop(key, (0, Generator(self.seed)))
        if at > n:
            at, seeds = 0, Generator(self.seed)
        while True:
            seed = draw_seed(seeds)
            setup = random_setup(seeds, self.players, self.options, self.tiles)
            at += 1
            if at > n:
                _drawn[key] = at, seeds
                return seed, setup

    def seats(self, setup: Setup, seed: int) -> list[Player]:
        """The players of a game, each with a seed of its own."""
        seeds = Generator(seed ^ 0x5EA75)
        names = (self.players[seat % len(self.players)] for seat in range(len(setup.players)))
        return [make_player(name, draw_seed(seeds)) for name in names]


_drawn: dict[object, tuple[int, Generator]] = {}  # how far the setups of a work were drawn in this process


def draw_seed(generator: Generator) -> int:
    """A seed for one game; two numbers of the generator."""
    return (generator.draw(1 << 30) << 30) | generator.draw(1 << 30)
