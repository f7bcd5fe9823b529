"""``Unseen``: what is still to be drawn, and how likely one of some tiles comes when, by exact counts.

Tiles are drawn one a turn in the order of the seats, pile after pile, and within a pile every order is as
likely as any other (hypergeometric). An extra tile that an expansion grants, or one that replaces a tile that
fits nowhere, makes everything come a little earlier than said here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE

if TYPE_CHECKING:
    from bastide.core.state import State

DRAW = "draw"


@dataclass(frozen=True)
class Chances:
    """How likely one of some tiles is drawn, seen from a seat.

    ``count`` of the ``of`` tiles to be drawn are among them, ``aside`` more are set aside and count only if
    they come back. ``ever``: anybody draws one before the end; ``mine``: this seat does; ``before``: one of
    the others does before this seat draws next; ``next``: this seat does with its next tile.
    """

    count: int
    of: int
    aside: int
    ever: float
    mine: float
    before: float
    next: float


class Unseen:
    """The tiles that a position has not shown yet.

    >>> import bastide
    >>> unseen = Unseen(bastide.start("base", players=("Ada", "Bob")))
    >>> unseen.size, unseen.count(("U", "V"))
    (71, 17)
    >>> round(unseen.chances(("C",), 1).before, 4)  # the one city with four sides: Ada's first tile of 71
    0.0141
    """

    def __init__(self, state: State) -> None:
        rules = state.rules
        unseen, n = state.peek("unseen"), rules.n_designs
        names = [rules.names[i] for i in range(n)]
        rows = [
            {names[i]: have for i, have in enumerate(unseen[p * n : (p + 1) * n]) if have}
            for p in range(rules.n_piles)
        ]
        self.players: int = rules.n_players
        self.piles = [row for row in rows[: rules.n_drawn] if row]  # in the order in which they are drawn
        self.aside = [row for row in rows[rules.n_drawn :] if row]
        self.size = sum(sum(row.values()) for row in self.piles)
        # Whose turn it is draws next only if that tile is still to come.
        draws = state.current_player() == CHANCE and state.step == rules.step(DRAW)
        self.first = state.active if draws else (state.active + 1) % self.players

    def count(self, tiles: Collection[str]) -> int:
        """How many copies of these designs are to be drawn."""
        return sum(pile.get(name, 0) for pile in self.piles for name in tiles)

    def copies(self, tiles: Iterable[str]) -> dict[str, int]:
        """How many copies there are of each of these designs, those set aside too; only what is left."""
        rows = [*self.piles, *self.aside]
        found = {name: sum(row.get(name, 0) for row in rows) for name in tiles}
        return {name: n for name, n in found.items() if n}

    def draws_of(self, seat: int) -> range:
        """The places in the order of drawing, from 0, that are a seat's."""
        return range((seat - self.first) % self.players, self.size, self.players)

    def chance(self, tiles: Collection[str], places: Collection[int]) -> Fraction:
        """The chance that one of these designs is drawn at one of these places, exactly."""
        none, start = Fraction(1), 0
        for pile in self.piles:
            size = sum(pile.values())
            fitting = sum(pile.get(name, 0) for name in tiles)
            looks = sum(start <= place < start + size for place in places)
            none *= Fraction(comb(size - fitting, looks), comb(size, looks))
            start += size
        return 1 - none

    def chances(self, tiles: Collection[str], seat: int) -> Chances:
        """Everything that is asked about the coming of some designs."""
        mine = self.draws_of(seat)
        first = mine.start if mine else self.size
        return Chances(
            count=self.count(tiles),
            of=self.size,
            aside=_total(self.aside, tiles),
            ever=float(self.chance(tiles, range(self.size))),
            mine=float(self.chance(tiles, mine)),
            before=float(self.chance(tiles, range(min(first, self.size)))),
            next=float(self.chance(tiles, mine[:1])),
        )


def _total(rows: list[dict[str, int]], tiles: Collection[str]) -> int:
    return sum(row.get(name, 0) for row in rows for name in tiles)


def total(copies: Mapping[str, int]) -> int:
    """How many tiles that are."""
    return sum(copies.values())
