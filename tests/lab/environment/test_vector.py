"""Many games in one call are the same games as one by one."""

import os
import subprocess
import sys
from functools import partial

import numpy as np
import numpy.typing as npt
import pytest

from bastide.lab.environment import bastide_v0
from bastide.lab.environment.vector import VectorGames
from tests.lab.environment.positions import EVERYTHING, SMALL


def drawn(mask: npt.NDArray[np.int8], random: np.random.Generator) -> list[int]:
    """A random choice for every row."""
    return [int(random.choice(np.flatnonzero(row))) for row in mask]


@pytest.mark.parametrize(
    ("setup", "steps"), [("base", 400), ("base+princess-and-dragon+abbey-and-mayor", 150), (EVERYTHING, 25)]
)
def test_a_row_is_the_game_of_its_seed(setup: str, steps: int) -> None:
    games = VectorGames(setup, n=2, seed=11, reward="margin", board=31)
    single = bastide_v0.raw_env(setup, reward="margin", board=31)
    single.reset(int(games.seeds[1]))
    random = np.random.default_rng(5)
    ends = 0
    for _ in range(steps):
        agent = single.agent_selection
        seen = single.observe(agent)
        assert games.to_play[1] == single.possible_agents.index(agent)
        assert np.array_equal(seen["action_mask"], games.mask[1])
        for name, array in seen["observation"].items():
            assert np.array_equal(array, games.observations[name][1]), name
        actions = drawn(games.mask, random)
        rewards, ended = games.step(actions)
        single.step(actions[1])
        assert rewards[1].tolist() == pytest.approx(list(single.rewards.values()))
        if ended[1]:
            ends += 1
            assert all(single.terminations.values())
            assert games.final_scores[1].tolist() == list(single.game.scores())
            single.reset(int(games.seeds[1]))
    assert ends > 0 or setup != "base"


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_rows() -> None:
    few, many = VectorGames(n=1, seed=3), VectorGames(n=5, seed=3)
    assert few.seeds[0] == many.seeds[0]
    assert len(set(many.seeds.tolist())) == 5
    few.reset(4)
    assert few.seeds[0] != many.seeds[0]


def test_victory_is_shared_out_at_the_end() -> None:
    games = VectorGames(stack=SMALL, n=8, reward="victory", seed=1, players=3)
    random = np.random.default_rng(5)
    seen = []
    for _ in range(40):
        rewards, ended = games.step(drawn(games.mask, random))
        assert not rewards[ended == 0].any()
        seen += [row.tolist() for row in rewards[ended == 1]]
    assert len(seen) > 10
    for row in seen:
        assert sum(row) == pytest.approx(0)
        assert max(row) <= 1


def test_a_game_is_cut_off_after_so_many_choices() -> None:
    games = VectorGames(n=2, max_steps=3)
    endings = [games.step(games.mask.argmax(axis=1))[1].tolist() for _ in range(6)]
    assert endings == [[0, 0], [0, 0], [2, 2]] * 2


def test_one_wrong_action_changes_no_game() -> None:
    games = VectorGames(n=3)
    good = games.mask.argmax(axis=1)
    before = [table.state.key() for table in games.batch.tables]
    with pytest.raises(ValueError, match="game 2"):
        games.step([good[0], good[1], 0])
    with pytest.raises(ValueError, match="game 0"):
        games.step([-1, good[1], 10**6])
    assert [table.state.key() for table in games.batch.tables] == before


def test_observations_are_filled_in_place() -> None:
    games = VectorGames(n=2)
    board = games.observations["board"]
    games.step(games.mask.argmax(axis=1))
    assert games.observations["board"] is board
    assert board[0][0].sum() == 2  # the start tile, and the one just laid


def test_without_arrays_there_is_the_mask() -> None:
    games = VectorGames(n=2, arrays=False)
    assert games.observations == {}
    assert games.mask.any(axis=1).all()


PURE = """
import hashlib
from bastide.lab.environment.vector import VectorGames
games = VectorGames("base+inns-and-cathedrals", n=2, stack="3*V 2*U E", seed=1)
seen = hashlib.sha256()
for n in range(12):
    games.step([row.nonzero()[0][n % row.sum()] for row in games.mask])
    for array in (games.mask, games.scores, *games.observations.values()):
        seen.update(array.tobytes())
print(seen.hexdigest())
"""


def test_uncompiled_it_is_the_same() -> None:
    run = partial(subprocess.run, [sys.executable, "-c", PURE], capture_output=True, text=True, check=True)
    texts = [run(env={**os.environ, "BASTIDE_PURE": pure}).stdout for pure in ("0", "1")]
    assert texts[0] == texts[1] != ""
