"""Chance, seeded or secret: the only place where random numbers come from.

The generator is SplitMix64 in plain integers, so the same seed gives the same game on every
machine, compiled or not.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import cython

from bastide.core.actions import action_of
from bastide.core.constants import CHANCE
from bastide.core.errors import RecordError
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
MASK = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


class Generator:
    """Random numbers from a seed.

    >>> g = Generator(7)
    >>> [g.draw(6) for _ in range(5)]
    [2, 0, 5, 3, 2]
    """

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def next(self) -> cython.ulonglong:
        """The next 64 bits."""
        z: cython.ulonglong
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return z ^ (z >> 31)

    def below(self, n: cython.int) -> cython.int:
        """A number from 0 to n - 1."""
        wide: cython.ulonglong = self.next() >> 32
        return (wide * n) >> 32

    def fill(self, words: cython.p_longlong, n: cython.int) -> None:
        """The next ``n`` times 32 bits, an even number, for somebody who needs many."""
        i: cython.int
        z: cython.ulonglong
        for i in range(0, n, 2):
            z = self.next()
            words[i] = z >> 32
            words[i + 1] = z & HALF

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, for Python callers."""
        return self.below(n)

    def skip(self, n: int) -> None:
        """Go on by n numbers; back, if n is negative."""
        self.state = (int(self.state) + n * int(GOLDEN)) & int(MASK)

    def copy(self) -> Generator:
        """A generator that goes on with the same numbers."""
        other: Generator = Generator()
        other.state = self.state
        return other


class Dealer:
    """Plays chance from a seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.generator = Generator(seed)

    def deal(self, s: State) -> cython.longlong:
        """The code of a chance move, drawn with its true odds."""
        return s.chance_sample(self.generator.below(s.chance_total()))

    def choose(self, state: State) -> Action:
        """What chance does."""
        if state.current_player() != CHANCE:
            raise RecordError(Message("record-not-chance"))
        return action_of(state.rules, self.deal(state))

    def skip(self, n: int, action: Action | None = None) -> None:
        """Go on as if it had dealt (this) n times more; back, if n is negative."""
        self.generator.skip(n)

    def copy(self) -> Dealer:
        """A dealer that goes on with the same draws."""
        other: Dealer = Dealer(self.seed)
        other.generator = self.generator.copy()
        return other


class SecretDealer:
    """Plays chance so that no draw can be worked out from those before: each has a seed of its own."""

    def choose(self, state: State) -> Action:
        """What chance does."""
        return Dealer(_secret_number()).choose(state)

    def skip(self, n: int, action: Action | None = None) -> None:
        """Nothing: its draws do not hang together."""


_numbers: list[int] = []


def _secret_number() -> int:
    """From the machine's source of such numbers; many are fetched at once."""
    if not _numbers:
        _numbers.extend(struct.unpack("128Q", os.urandom(1024)))
    return _numbers.pop()


class Forced:
    """Plays chance from a list of tile names (or other chance actions as text), in order."""

    def __init__(self, draws: Iterable[str]) -> None:
        self.draws: Sequence[str] = tuple(draws)
        self.used = 0

    def choose(self, state: State) -> Action:
        """The next of the list; a tile name stands for its draw."""
        if self.used == len(self.draws):
            raise RecordError(Message("record-draws-end", n=self.used))
        word = self.draws[self.used]
        self.used += 1
        return state.action(f"draw:{word}" if word in state.rules.design_of else word)
