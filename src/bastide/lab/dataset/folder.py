"""The folder of a dataset: shards, ``manifest.json``, a data card. A run that was stopped goes on in it."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec

from bastide.lab.dataset.decisions import COLUMNS
from bastide.lab.dataset.work import PARQUET, Dataset, Shard
from bastide.lab.errors import LabError
from bastide.words import Message

MANIFEST = "manifest.json"
CARD = "README.md"


class Manifest(msgspec.Struct):
    """What a dataset is, and which files it has."""

    run: dict[str, object]
    versions: dict[str, str]
    shards: list[Shard] = []


class Folder:
    """Keeps shards; a file is there as a whole or not at all, and counts if its hash is right."""

    def __init__(self, path: Path, work: Dataset, versions: dict[str, str]) -> None:
        """Open the folder of a dataset, or begin it; ``LabError`` if it belongs to another one."""
        self.path = path
        self.work = work
        self.versions = versions
        self.results: dict[int, Shard] = {}
        path.mkdir(parents=True, exist_ok=True)
        self._read()
        self._write_manifest()

    def add(self, number: int, result: Shard) -> None:
        """Write a shard and the manifest that names it."""
        _write(self.path / result.file, result.data)
        self.results[number] = msgspec.structs.replace(result, data=b"")
        self._write_manifest()

    def finish(self) -> None:
        """Write the data card."""
        _write(self.path / CARD, self._card().encode())

    def _read(self) -> None:
        file = self.path / MANIFEST
        if not file.exists():
            return
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Manifest)
        except msgspec.DecodeError as error:
            raise LabError(Message("lab-bad-manifest", file=str(file))) from error
        wanted = msgspec.json.decode(msgspec.json.encode(self.work.describe()), type=dict[str, object])
        there = {**found.run, "versions": found.versions}
        for key, value in {**wanted, "versions": self.versions}.items():
            if key != "games" and there.get(key) != value:
                raise LabError(
                    Message(
                        "lab-other-run",
                        file=str(self.path),
                        what=key,
                        there=str(there.get(key)),
                        wanted=str(value),
                    )
                )
        for shard in found.shards:
            number = shard.first // self.work.shard
            is_whole = shard.games == min(self.work.shard, self.work.games - shard.first)
            if is_whole and _sha256(self.path / shard.file) == shard.sha256:
                self.results[number] = shard

    def _write_manifest(self) -> None:
        shards = [self.results[number] for number in sorted(self.results)]
        data = msgspec.json.encode(Manifest(self.work.describe(), self.versions, shards))
        _write(self.path / MANIFEST, msgspec.json.format(data, indent=2))

    def _card(self) -> str:
        work = self.work
        rows = sum(shard.rows for shard in self.results.values())
        options = ", ".join(f"{key}={value}" for key, value in work.setup.options.items()) or "none"
        lines = [
            "---",
            "pretty_name: Carcassonne games played with Bastide",
            "tags: [board-games, reinforcement-learning, carcassonne]",
            "---",
            "",
            "# Carcassonne games",
            "",
            f"{work.games} games between {', '.join(work.players)}, {rows} rows; by `bastide dataset`.",
            "",
            f"- Setup: `{work.setup.text}`, options: {options}",
            f"- Seed: {work.seed}; the same command gives the same files, but for players limited by time",
            f"- Versions: {', '.join(f'{name} {version}' for name, version in self.versions.items())}",
            "- No people took part; players are programs (docs/players.md of Bastide)",
            f"- `{MANIFEST}` lists every file with its hash",
            "",
        ]
        if work.format == PARQUET:
            lines += ["| column | what |", "|---|---|"]
            lines += [f"| `{name}` | {what} |" for name, what in COLUMNS.items()]
            lines += ["", "```python", 'polars.read_parquet("*.parquet")', "```"]
        else:
            lines += [
                "A line of JSON for each game: number, seed, points by seat, and the record, a text that"
            ]
            lines += ["`bastide.parse_record` reads and `bastide replay` shows."]
        return "\n".join(lines) + "\n"


def read_seed(path: Path) -> int | None:
    """The seed of the dataset that is in a folder already."""
    try:
        found = msgspec.json.decode((path / MANIFEST).read_bytes(), type=Manifest).run.get("seed")
    except (OSError, msgspec.DecodeError):
        return None
    return found if isinstance(found, int) else None


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _write(path: Path, data: bytes) -> None:
    """Write a file as a whole: who reads it meanwhile sees the old one."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)
