"""``VectorGames``: many games stepped in one call inside the compiled core, for training at full speed.

>>> import numpy as np
>>> games = VectorGames("base", n=4, seed=7)
>>> games.observations["board"].shape[0], games.to_play.tolist()
(4, [0, 0, 0, 0])
>>> actions = games.mask.argmax(axis=1)
>>> rewards, ended = games.step(actions)
>>> rewards.shape
(4, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import numpy.typing as npt

from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.arrays import Array, new_arrays
from bastide.lab.environment.batch import Batch
from bastide.lab.environment.endings import OVER
from bastide.lab.environment.observer import Observer
from bastide.lab.seeds import seed_of
from bastide.lab.study import study_state
from bastide.players.rewards import MARGIN, POINTS, check_reward, victory


class VectorGames:
    """So many games of one setup, all at a decision of a player; whoever has ended begins anew at once.

    All arrays are filled in place: what must last is copied by whoever wants it.

    - ``observations``: arrays by name, a row for each game, seen by whoever must choose in it; empty with
      ``arrays=False``;
    - ``mask``: 1 for each action id that may be chosen;
    - ``to_play``: the seat that must choose;
    - ``seeds``: the seed of each game, with which any environment plays the same game;
    - ``scores``: points by seat; ``final_scores`` those of the last game that has ended in the row.
    """

    def __init__(
        self,
        setup: str | Setup = "base",
        n: int = 64,
        *,
        players: int | Iterable[str] = 2,
        options: Mapping[str, str] | None = None,
        stack: str | None = None,
        board: int | None = None,
        reward: str = POINTS,
        arrays: bool = True,
        max_steps: int = 0,
        seed: int = 0,
    ) -> None:
        """``stack`` are the tiles of a small game; ``board`` is the width of the window; after ``max_steps``
        choices a game is cut off, if that is not 0."""
        self.reward = check_reward(reward)
        self.start: State = study_state(setup, stack, players=players, options=options)
        rules = self.start.rules
        self.n, self.n_players = n, rules.n_players
        self.ids = ActionIds(rules, board or window(1 + sum(self.start.unseen_tiles().values())))
        self.observer = Observer(self.ids)
        self.observations: dict[str, Array] = new_arrays(self.observer, n) if arrays else {}
        self.mask: npt.NDArray[np.int8] = np.zeros((n, self.ids.n), np.int8)
        self.to_play: npt.NDArray[np.int32] = np.zeros(n, np.int32)
        self.seeds: npt.NDArray[np.uint64] = np.zeros(n, np.uint64)
        self.scores: npt.NDArray[np.int32] = np.zeros((n, self.n_players), np.int32)
        self.final_scores: npt.NDArray[np.int32] = np.zeros((n, self.n_players), np.int32)
        self._actions: npt.NDArray[np.int32] = np.zeros(n, np.int32)
        self._ended: npt.NDArray[np.int8] = np.full(n, OVER, np.int8)
        self._gained: npt.NDArray[np.int32] = np.zeros((n, self.n_players), np.int32)
        flat = {
            "actions": self._actions,
            "mask": self.mask.reshape(-1),
            "to_play": self.to_play,
            "seeds": self.seeds,
            "ended": self._ended,
            "scores": self.scores.reshape(-1),
            "gained": self._gained.reshape(-1),
        }
        self.batch = Batch(self.ids, self.start, n, self.observer, flat, max_steps)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same draws in every row, whatever the others do."""
        for row in range(self.n):
            self.batch.reseed(row, seed_of(seed, "row", row))
        self._ended[:] = OVER
        self.batch.renew()
        self.batch.check()

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """Choose an action id in every game: everybody's rewards, and 1 where a game is over (2: cut off).

        If one of them may not be chosen, nothing happens but a ``ValueError``.
        """
        self._actions[:] = actions
        wrong = self.batch.refused()
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {self._actions[wrong]} may not be chosen now")
        n_ended = self.batch.step()
        self.batch.check()
        ended = self._ended.copy()
        gained: npt.NDArray[np.float32] = self._gained.astype(np.float32)
        if self.reward == MARGIN and self.n_players > 1:
            gained -= (gained.sum(axis=1, keepdims=True) - gained) / (self.n_players - 1)
        elif self.reward not in (POINTS, MARGIN):
            gained[:] = 0
        if n_ended:
            rows = np.flatnonzero(ended)
            self.final_scores[rows] = self.scores[rows]
            if self.reward not in (POINTS, MARGIN):
                for row in np.flatnonzero(ended == OVER):
                    gained[row] = victory(self.batch.tables[row].state)
        self.batch.renew()
        return gained, ended
