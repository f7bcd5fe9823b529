"""Small work for the tests of the runner; processes import it by name."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bastide.core.setup import Setup
from bastide.lab.arena import Arena
from bastide.lab.dataset.work import Dataset, Shard
from bastide.lab.training import Round, vector
from bastide.players.weights import fitted

ALWAYS = "always"
DATASET = Dataset(Setup.parse("base"), ("random", "greedy"), games=4, seed=3, shard=1)
ARENA = Arena(Setup.parse("base"), ("random", "mcts:3"), 2, seed=6)
TRAINING = Round(
    Setup.parse("base", ("a", "b"), {"followers": "3"}), "greedy", "", 0, 5, vector(fitted(2)), fitted(2)
)


class Square(msgspec.Struct):
    """What a task gives."""

    number: int
    square: int


@dataclass(frozen=True)
class Squares:
    """Squares of numbers, some of them slowly."""

    offset: int = 0
    slow: int = -1  # a task that takes long
    dies: str = ""  # a file: whoever does task 3 while it is not there makes it and is killed; or "always"

    @property
    def result(self) -> type[Square]:
        return Square

    def describe(self) -> dict[str, object]:
        return {"kind": "squares", "offset": self.offset}

    def __call__(self, number: int) -> Square:
        if number == self.slow:
            time.sleep(0.5)
        if self.dies and number == 3 and not Path(self.dies).exists():
            if self.dies != ALWAYS:
                Path(self.dies).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if number < 0:
            raise ValueError("no such task")
        return Square(number, (number + self.offset) ** 2)


@dataclass(frozen=True)
class Killed:
    """A dataset of which one worker is killed when it has played a shard and not yet handed it over."""

    work: Dataset
    died: str  # a file that the killed worker leaves behind

    @property
    def result(self) -> type[Shard]:
        return Shard

    def describe(self) -> dict[str, object]:
        return self.work.describe()

    def __call__(self, number: int) -> Shard:
        shard = self.work(number)
        if number == 2 and not Path(self.died).exists():
            Path(self.died).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return shard
