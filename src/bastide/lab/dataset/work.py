"""The work of a dataset: a task is a shard of games, its result the bytes of a file."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from typing import Any

import msgspec

from bastide.core.setup import Setup
from bastide.lab.dataset.decisions import decisions
from bastide.lab.errors import LabError
from bastide.lab.games import play_match
from bastide.lab.simulation import Simulation
from bastide.record.notation import format_record
from bastide.words import Message

PARQUET, RECORDS = "parquet", "records"
ENDINGS = {PARQUET: ".parquet", RECORDS: ".jsonl"}


class Shard(msgspec.Struct):
    """A file of a dataset; ``data`` is empty once it is written."""

    file: str
    first: int  # number of its first game
    games: int
    rows: int
    sha256: str
    size: int
    data: bytes = b""


@dataclass(frozen=True)
class Dataset:
    """Everything that a dataset depends on. It is the work of a run: task by task one ``Shard``."""

    setup: Setup
    players: tuple[str, ...]  # specifications, seat by seat
    games: int
    seed: int
    shard: int  # games in a file
    format: str = PARQUET

    @property
    def result(self) -> type[Shard]:
        return Shard

    @property
    def tasks(self) -> int:
        return -(-self.games // self.shard)

    @property
    def simulation(self) -> Simulation:
        """The same games as ``bastide simulate`` plays by this seed."""
        return Simulation(self.setup, self.players, self.games, self.seed)

    def describe(self) -> dict[str, object]:
        return {
            "kind": "dataset",
            "format": self.format,
            "players": self.players,
            "setup": self.setup.text,
            "options": dict(self.setup.options),
            "tiles": self.setup.tiles,
            "games": self.games,
            "shard": self.shard,
            "seed": self.seed,
        }

    def __call__(self, number: int) -> Shard:
        """Play the games of a shard."""
        first = number * self.shard
        numbers = range(first, min(first + self.shard, self.games))
        rows = [row for n in numbers for row in self._rows(n)]
        data = _parquet(rows) if self.format == PARQUET else _lines(rows)
        file = f"games-{number:05}{ENDINGS[self.format]}"
        return Shard(file, first, len(numbers), len(rows), hashlib.sha256(data).hexdigest(), len(data), data)

    def _rows(self, n: int) -> list[dict[str, Any]]:
        seed, setup = self.simulation.game(n)
        seats = self.simulation.seats(setup, seed)
        if self.format == PARQUET:
            return decisions(n, setup, self.players, seats, seed)
        match = play_match(setup, seats, seed)
        scores = match.state.scores()
        return [{"game": n, "seed": seed, "scores": scores, "record": format_record(match.record())}]


def _parquet(rows: list[dict[str, Any]]) -> bytes:
    try:
        import polars
    except ImportError as error:
        raise LabError(Message("lab-needs-polars")) from error
    types: dict[str, Any] = {
        "game": polars.Int64,
        "move": polars.Int32,
        "seat": polars.Int8,
        "scores": polars.List(polars.Int32),
        "unseen": polars.Int32,
        "features": polars.List(polars.Int16),
        "legal_ids": polars.List(polars.Int32),
        "action_id": polars.Int32,
        "values": polars.List(polars.Float64),
        "final_scores": polars.List(polars.Int32),
    }
    file = io.BytesIO()
    polars.DataFrame(rows, schema_overrides=types).write_parquet(file)
    return file.getvalue()


def _lines(rows: list[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
