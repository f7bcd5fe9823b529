"""A pack of puzzles, as the file that holds it: positions, solutions, what was measured, and how it was made.

It is JSON, one puzzle a line, so that two versions of a pack can be compared by eye.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from bastide.core.errors import BastideError
from bastide.words import Message

FORMAT = 1
PACKAGED = "pack.json"
MAX_BYTES = 20_000_000
THEMES = ("steal", "farm", "block", "finish", "save", "bag")
# From which Elo on, by the scale of the levels (``difficulty.py``), a puzzle is called so.
GRADES = {"easy": 0, "medium": 1000, "hard": 1500}


class PackError(BastideError):
    """A pack that cannot be read, or that belongs to another run."""

    code = "pack"


class Recipe(msgspec.Struct, frozen=True):
    """How puzzles were made: who played what, with which seed, and how clear a solution had to be.

    ``any_tile``: not only the tile that was drawn, but each that could have been; ``themes`` are those that
    were looked for, all if there are none.
    """

    setup: str
    players: tuple[str, ...]
    seed: int
    version: str
    worlds: int
    points: float
    errors: float
    any_tile: bool = False
    themes: tuple[str, ...] = ()


class Run(msgspec.Struct):
    """A recipe and how far it was followed: games played, positions looked at."""

    recipe: Recipe
    games: int = 0
    positions: int = 0


class Checked(msgspec.Struct, frozen=True):
    """What an independent check found: the lead over the next best in fresh worlds, with its error.

    ``other`` is the same with everybody playing by other weights; ``searched`` is how many simulations of a
    tree search, with how many seeds, came to the same move.
    """

    seed: int
    worlds: int
    margin: float
    error: float
    other: float
    other_error: float
    searched: tuple[int, int]
    version: str


class Puzzle(msgspec.Struct, frozen=True):
    """A position with one move that is clearly best.

    ``losses`` are the points that every other move loses by the playouts; the solution is not among them.
    ``found`` says how often each level of computer players plays the solution, ``rating`` is the Elo that
    follows from it. ``margin`` is the lead over the next best when it was minted, ``recipe`` the number of
    the run in the pack.
    """

    id: str
    position: str
    solution: tuple[str, ...]
    themes: tuple[str, ...]
    rating: int
    found: dict[str, float]
    margin: float
    error: float
    losses: dict[str, float]
    recipe: int = 0
    game: int = 0
    checked: Checked | None = None

    @property
    def theme(self) -> str:
        """What it is mostly about."""
        return self.themes[0]

    @property
    def grade(self) -> str:
        """How difficult it is, in a word."""
        return max((rating, name) for name, rating in GRADES.items() if rating <= max(0, self.rating))[1]

    def of_run(self, number: int) -> Puzzle:
        """The same in a pack in which its run has another number."""
        return msgspec.structs.replace(self, recipe=number)


class Pack(msgspec.Struct):
    """Puzzles and how they came about."""

    format: int = FORMAT
    runs: list[Run] = []
    puzzles: list[Puzzle] = []

    def find(self, id: str) -> Puzzle | None:
        """The puzzle of this name."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id), None)


def name_of(position: str) -> str:
    """The name of a puzzle: the same position always has the same.

    >>> name_of("base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    'a0fab1d5'
    """
    return hashlib.sha256(position.encode()).hexdigest()[:8]


def read_pack(path: Path) -> Pack:
    """The pack in a file."""
    with path.open("rb") as file:
        return decode(file.read(MAX_BYTES + 1), str(path))


def decode(data: bytes, name: str) -> Pack:
    """The pack in some bytes; ``PackError`` says what is wrong with them."""
    if len(data) > MAX_BYTES:
        raise PackError(Message("coach-pack-large", file=name, n=MAX_BYTES))
    try:
        pack = msgspec.json.decode(data, type=Pack)
    except msgspec.DecodeError as error:
        raise PackError(Message("coach-pack-broken", file=name, why=str(error)[:200])) from None
    if pack.format != FORMAT:
        raise PackError(Message("coach-pack-format", file=name, format=pack.format))
    names = [puzzle.id for puzzle in pack.puzzles]
    for puzzle in pack.puzzles:
        known = puzzle.themes and set(puzzle.themes) <= set(THEMES) and puzzle.solution
        if not known or puzzle.recipe >= len(pack.runs) or names.count(puzzle.id) > 1:
            raise PackError(Message("coach-pack-puzzle", file=name, id=puzzle.id[:40]))
    return pack


def encode(pack: Pack) -> bytes:
    """A pack as it is written."""
    one = msgspec.json.encode
    lines = [
        b'{"format": ' + one(pack.format) + b',\n"runs": [\n',
        b",\n".join(one(run) for run in pack.runs),
        b'\n],\n"puzzles": [\n',
        b",\n".join(one(puzzle) for puzzle in pack.puzzles),
        b"\n]}\n",
    ]
    return b"".join(lines)


def write_pack(path: Path, pack: Pack) -> None:
    """Write a pack so that whoever is interrupted leaves the old one."""
    half = path.with_name(path.name + ".part")
    half.write_bytes(encode(pack))
    os.replace(half, path)


@cache
def packaged() -> Pack:
    """The pack that comes with the program."""
    file = resources.files("bastide.coach.puzzles") / PACKAGED
    return decode(file.read_bytes(), PACKAGED)
