"""The arena: players meet over the same tiles, each from every seat, so that luck and seat cancel out.

A *table* is a choice of players for the seats; with as many seats as players there is one. A task is one deck
at one table: as many games as there are seats, the players moving on by a seat each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations

import msgspec

from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.decks import Deck
from bastide.lab.games import play_match
from bastide.lab.seeds import seed_of
from bastide.lab.setups import distinct_names, random_setup
from bastide.lab.stakes import Stakes, stakes_of
from bastide.lab.times import Times
from bastide.players import make_player
from bastide.record.dealer import Generator
from bastide.record.notation import format_record


class Game(msgspec.Struct):
    """How a game ended, by seat."""

    players: tuple[int, ...]  # their numbers
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    record: str = ""
    stakes: tuple[Stakes, ...] = ()


class Meeting(msgspec.Struct):
    """One deck at one table: a game for every seating."""

    games: tuple[Game, ...]
    times: dict[int, Times]  # by the number of the player


@dataclass(frozen=True)
class Arena:
    """Everything that the games of a run depend on. It is the work of a run: task by task one ``Meeting``."""

    setup: Setup | None  # its players are replaced; None: drawn anew for every deck
    players: tuple[str, ...]  # specifications
    seats: int
    seed: int
    keeps_records: bool = False
    options: Mapping[str, str] = field(default_factory=dict)  # of setups that are drawn
    tiles: str = ""

    @property
    def result(self) -> type[Meeting]:
        return Meeting

    def describe(self) -> dict[str, object]:
        return {
            "kind": "arena",
            "players": self.players,
            "setup": "random" if self.setup is None else self.setup.text,
            "options": dict(self.options if self.setup is None else self.setup.options),
            "tiles": self.tiles if self.setup is None else self.setup.tiles,
            "seats": self.seats,
            "seed": self.seed,
        }

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the players at each table."""
        return tuple(combinations(range(len(self.players)), self.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, no two alike."""
        return distinct_names(self.players)

    def setup_of(self, deck: int) -> Setup:
        """What is played with a deck."""
        if self.setup is not None:
            return self.setup
        generator = Generator(seed_of(self.seed, "setup", deck))
        return random_setup(generator, self.names, self.options, self.tiles, self.seats)

    def __call__(self, number: int) -> Meeting:
        """Play a deck at a table."""
        deck, at = divmod(number, len(self.tables))
        table = self.tables[at]
        chosen = self.setup_of(deck)
        names = self.names
        times = {player: Times() for player in table}
        games = []
        for first in range(self.seats):
            seating = table[first:] + table[:first]
            # The seed of the players tells nothing about the deck's, and no two games have the same.
            seats = [
                make_player(self.players[player], seed_of(self.seed, "player", number, first, seat))
                for seat, player in enumerate(seating)
            ]
            setup = replace(chosen, players=tuple(names[player] for player in seating))
            order = Deck(seed_of(self.seed, "deck", deck))
            match = play_match(setup, seats, order, times=[times[player] for player in seating])
            match.tags = (("Deck", str(deck)), ("Table", str(at)), ("Seating", str(first)))
            record = format_record(match.record()) if self.keeps_records else ""
            scores, shares = match.state.scores(), shares_of(match.state)
            games.append(Game(seating, scores, shares, record, stakes_of(match)))
        return Meeting(tuple(games), times)


def shares_of(state: State) -> tuple[float, ...]:
    """What each seat has of the victory, by the rules in play; a tie that means another game is shared."""
    shares = tuple(state.returns())
    if any(shares):
        return shares
    scores = state.scores()
    return tuple(1.0 / scores.count(max(scores)) if score == max(scores) else 0.0 for score in scores)
