"""The runner: every task once, results in order, whatever happens to processes and files."""

from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path

import pytest

from bastide.lab.backends import backend
from bastide.lab.errors import LabError
from bastide.lab.ledger import Ledger, read_run
from bastide.lab.processes import Processes
from bastide.lab.runner import Here, run
from tests.lab.squares import ALWAYS, Square, Squares


class Backwards:
    """Gives the results of three tasks at a time, the last first."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def run(self, work: Squares, numbers: Iterator[int]) -> Generator[tuple[int, Square], None, None]:
        while three := list(islice(numbers, 3)):
            for number in reversed(three):
                self.done.append(number)
                yield number, work(number)


def squares(results: Iterator[Square]) -> list[int]:
    return [result.square for result in results]


def test_results_come_in_order() -> None:
    assert squares(run(Squares(), 7, Backwards())) == [0, 1, 4, 9, 16, 25, 36]  # type: ignore[arg-type]


def test_one_process_and_two_give_the_same() -> None:
    here = squares(run(Squares(5, slow=0), 12, Here()))
    assert squares(run(Squares(5, slow=0), 12, Processes(2))) == here
    assert isinstance(backend(1), Here)
    assert isinstance(backend(2), Processes)


def test_endless_work_stops_when_nobody_asks_any_more() -> None:
    assert squares(islice(run(Squares(), None, Processes(2)), 20)) == [n * n for n in range(20)]


def test_a_task_is_done_again_when_its_process_is_lost(tmp_path: Path) -> None:
    died = tmp_path / "died"
    assert squares(run(Squares(dies=str(died)), 8, Processes(2))) == [n * n for n in range(8)]
    assert died.exists()


def test_processes_that_are_always_lost_end_the_run() -> None:
    with pytest.raises(LabError, match="processes"):
        squares(run(Squares(dies=ALWAYS), 8, Processes(2)))


def test_what_a_task_raises_ends_the_run() -> None:
    results = Processes(2).run(Squares(), iter([1, -1]))
    with pytest.raises(ValueError, match="no such task"):
        list(results)


def test_the_ledger_keeps_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, Squares()) as ledger:
        assert squares(islice(run(Squares(), 10, Here(), ledger), 4)) == [0, 1, 4, 9]
    backwards = Backwards()
    with Ledger(path, Squares()) as ledger:
        assert sorted(ledger.results) == [0, 1, 2, 3]
        assert squares(run(Squares(), 6, backwards, ledger)) == [0, 1, 4, 9, 16, 25]  # type: ignore[arg-type]
    assert sorted(backwards.done) == [4, 5]
    with Ledger(path, Squares()) as ledger:
        assert sorted(ledger.results) == [0, 1, 2, 3, 4, 5]


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, Squares()) as ledger:
        squares(run(Squares(), 3, Here(), ledger))
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    with Ledger(path, Squares()) as ledger:
        assert sorted(ledger.results) == [0, 1]
        squares(run(Squares(), 3, Here(), ledger))
    assert path.read_bytes() == whole


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert read_run(path) is None
    Ledger(path, Squares(1)).close()
    assert read_run(path) == {"kind": "squares", "offset": 1}
    with pytest.raises(LabError, match="offset is 1, not 2"):
        Ledger(path, Squares(2))
    path.write_text("[Format]\n")
    with pytest.raises(LabError, match="not the file of a run"):
        Ledger(path, Squares())


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    Ledger(path, Squares()).close()
    with path.open("a") as file:
        file.write('{"task": 0, "result": {"number": "x", "square": 0}}\n{"task": 1}\n')
    with pytest.raises(LabError, match="line 2"):
        Ledger(path, Squares())


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="files cannot be locked on this system")
    path = tmp_path / "run.jsonl"
    with Ledger(path, Squares()), pytest.raises(LabError, match="another run"):
        Ledger(path, Squares())
