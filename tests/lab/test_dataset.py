"""Datasets: what is in them, that a stopped run goes on, and that it is the same anywhere."""

from collections.abc import Generator, Iterator
from pathlib import Path

import msgspec
import polars
import pytest

import bastide
from bastide.cli.app import run as command
from bastide.core.setup import Setup
from bastide.lab.dataset.folder import CARD, MANIFEST, Folder, Manifest
from bastide.lab.dataset.work import RECORDS, Dataset
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.table import Table
from bastide.lab.errors import LabError
from bastide.lab.processes import Processes
from bastide.lab.runner import Here, Result, Work, run
from bastide.lab.simulation import Simulation

SETUP = Setup.parse("base", ("greedy", "random"), {"followers": "3"})
WORK = Dataset(SETUP, ("greedy", "random"), games=3, seed=5, shard=2)
VERSIONS = {"bastide": "test"}


def write(folder: Path, work: Dataset = WORK, backend: object = None) -> Manifest:
    kept = Folder(folder, work, VERSIONS)
    for _ in run(work, work.tasks, backend or Here(), kept):  # type: ignore[arg-type]
        pass
    kept.finish()
    return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset")
    write(path)
    return path


def test_one_line_reads_it_back(folder: Path) -> None:
    rows = polars.read_parquet(folder / "*.parquet")
    assert rows["game"].unique().sort().to_list() == [0, 1, 2]
    assert (rows["action_id"].is_in(rows["legal_ids"])).all()
    assert rows.filter(polars.col("player") == "random")["values"].list.drop_nulls().list.len().sum() == 0
    greedy = rows.filter((polars.col("player") == "greedy") & (polars.col("legal").list.len() > 1))
    assert (greedy["values"].list.drop_nulls().list.len() > 0).all()


def test_a_row_tells_the_position_and_what_was_chosen_in_it(folder: Path) -> None:
    rows = polars.read_parquet(folder / "games-00000.parquet").rows(named=True)
    for row in rows[:40]:
        state = bastide.parse_position(row["position"])
        assert [str(action) for action in state.legal_actions()] == row["legal"]
        table = Table(ActionIds(state.rules, window(73)), state)
        table.reset()
        assert table.choices() == row["legal_ids"]
        assert row["action"] == row["legal"][row["legal_ids"].index(row["action_id"])]
        assert list(state.scores()) == row["scores"]


def test_games_are_those_of_a_simulation(folder: Path) -> None:
    rows = polars.read_parquet(folder / "*.parquet").unique(subset="game", maintain_order=True)
    endings = Simulation(SETUP, WORK.players, 3, 5)(0).games
    assert [tuple(scores) for scores in rows["final_scores"].to_list()] == [game.scores for game in endings]


def test_two_processes_write_the_same_files(folder: Path, tmp_path: Path) -> None:
    one = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    assert write(tmp_path, backend=Processes(2)).shards == one.shards


class Counted(Here):
    """Notes which tasks are done."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def run(self, work: Work[Result], numbers: Iterator[int]) -> Generator[tuple[int, Result], None, None]:
        for number, result in super().run(work, numbers):
            self.done.append(number)
            yield number, result


def test_a_run_that_was_stopped_goes_on(folder: Path, tmp_path: Path) -> None:
    kept = Folder(tmp_path, WORK, VERSIONS)
    next(run(WORK, WORK.tasks, Here(), kept))  # only the first shard
    backend = Counted()
    assert write(tmp_path, backend=backend).shards == write(folder).shards
    assert backend.done == [1]
    (tmp_path / "games-00000.parquet").write_bytes(b"half of it")
    again = Counted()
    write(tmp_path, backend=again)
    assert again.done == [0]


def test_another_dataset_is_not_written_over(folder: Path, tmp_path: Path) -> None:
    other = Dataset(SETUP, WORK.players, games=3, seed=6, shard=2)
    with pytest.raises(LabError, match="seed is 5, not 6"):
        Folder(folder, other, VERSIONS)
    with pytest.raises(LabError, match="versions"):
        Folder(folder, WORK, {"bastide": "another"})
    (tmp_path / MANIFEST).write_text("{}")
    with pytest.raises(LabError, match="not the manifest"):
        Folder(tmp_path, WORK, VERSIONS)


def test_records_can_be_read_as_records(tmp_path: Path) -> None:
    work = Dataset(SETUP, WORK.players, games=1, seed=5, shard=1, format=RECORDS)
    (shard,) = write(tmp_path, work).shards
    line = msgspec.json.decode((tmp_path / shard.file).read_bytes(), type=dict[str, object])
    match = bastide.Match.from_record(bastide.parse_record(str(line["record"])))
    assert list(match.state.scores()) == line["scores"]


def test_the_card_says_what_is_in_it(folder: Path) -> None:
    card = (folder / CARD).read_text(encoding="utf-8")
    rows = polars.read_parquet(folder / "*.parquet")
    assert f"3 games between greedy, random, {len(rows)} rows" in card
    for column in rows.columns:
        assert f"| `{column}` |" in card


def test_the_command_goes_on_with_its_own_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["dataset", str(tmp_path / "out"), "-p", "random,random", "--processes", "1", "--shard", "1"]
    assert command([*arguments, "-n", "1"]) == 0
    assert command([*arguments, "-n", "2"]) == 0
    assert "2 games" in capsys.readouterr().out.splitlines()[-1]
    assert command([*arguments, "--format", "csv"]) == 1
    assert "no format 'csv'" in capsys.readouterr().err
