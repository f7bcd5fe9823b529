"""Many games in batches: the same games as one after the other, on any number of processes."""

from itertools import chain

import pytest

from bastide.core.setup import Setup
from bastide.lab.processes import Processes
from bastide.lab.runner import Here, run
from bastide.lab.simulation import BATCH, Ending, Simulation
from bastide.record.loading import load_record
from bastide.record.record import replay

TWO = Setup.parse("base", ("random", "mcts:2"))


def endings(work: Simulation, processes: int = 1) -> list[Ending]:
    backend = Here() if processes == 1 else Processes(processes)
    return list(chain.from_iterable(batch.games for batch in run(work, work.tasks, backend)))


@pytest.mark.parametrize("setup", [TWO, None], ids=["fixed", "drawn"])
def test_one_process_and_two_play_the_same_games(setup: Setup | None) -> None:
    work = Simulation(setup, ("random", "mcts:2"), 3 * BATCH + 1, seed=3)
    games = endings(work)
    assert len(games) == 3 * BATCH + 1
    assert endings(work, 2) == games


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    for setup in (TWO, None):
        short, long = (endings(Simulation(setup, ("random",) * 2, n, seed=3)) for n in (3, BATCH + 3))
        assert long[:3] == short


def test_setups_are_drawn_alike_in_any_order() -> None:
    work = Simulation(None, ("random",), 10, seed=8)
    forwards = [work.game(n) for n in range(4)]
    assert [work.game(n) for n in (3, 0, 2, 1)] == [forwards[n] for n in (3, 0, 2, 1)]


def test_the_last_game_is_kept() -> None:
    work = Simulation(TWO, ("random", "mcts:2"), BATCH + 2, seed=3, keeps_last=True)
    first, last = (work(n) for n in range(2))
    assert first.record == ""
    record = load_record(last.record.encode())
    assert replay(record).scores() == last.games[-1].scores
    assert endings(Simulation(TWO, ("random", "mcts:2"), BATCH + 2, seed=3))[-1] == last.games[-1]
