"""One seat against players of the house, for Gymnasium: ``gymnasium.make("bastide/Bastide-v0")``.

>>> env = BastideSingle("base", opponents=("random",))
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(env.action_masks().argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from bastide.core.actions import Action
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.arrays import new_arrays
from bastide.lab.environment.observer import Observer
from bastide.lab.environment.rendering import RENDER_MODES, picture
from bastide.lab.environment.spaces import array_spaces
from bastide.lab.environment.table import Table
from bastide.lab.seeds import seed_of
from bastide.lab.study import study_state
from bastide.players import Player, make_player
from bastide.players.rewards import MARGIN, check_reward, rewards

NAME = "bastide/Bastide-v0"
PENALTY = -1.0


class BastideSingle(gymnasium.Env[dict[str, Any], np.int64]):
    """The agent has one seat, the players named as ``opponents`` the others, in turn.

    An observation has the arrays of ``Observer`` and the ``action_mask``; ``action_masks()`` gives the mask
    alone, as ``sb3_contrib`` asks for it. An action that may not be chosen ends the game with a penalty.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        setup: str | Setup = "base",
        opponents: Sequence[str] = ("greedy",),
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = None,
        stack: str | None = None,
        board: int | None = None,
        reward: str = MARGIN,
        render_mode: str | None = None,
    ) -> None:
        """``seat`` is that of the agent; without it, it is drawn for every game."""
        self.reward, self.render_mode = check_reward(reward), render_mode
        self.opponents = tuple(opponents)
        self.fixed_seat = seat
        n = 1 + len(self.opponents)
        if seat is not None and not 0 <= seat < n:
            raise ValueError(f"seat is from 0 to {n - 1}, not {seat}")
        start = study_state(setup, stack, players=n, options=options)
        for name in self.opponents:
            make_player(name)
        self.ids = ActionIds(start.rules, board or window(1 + sum(start.unseen_tiles().values())))
        self.table = Table(self.ids, start)
        self.observer = Observer(self.ids)
        self._arrays = new_arrays(self.observer, 1)
        inside = dict(array_spaces(self.observer).spaces)
        inside["action_mask"] = spaces.Box(0, 1, (self.ids.n,), np.int8)
        self.observation_space = spaces.Dict(inside)
        self.action_space = spaces.Discrete(self.ids.n)
        self.seat = 0
        self._players: dict[int, Player] = {}

    @property
    def game(self) -> State:
        """The state that is played; look, but leave it as it is."""
        return self.table.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 60))
        n = self.game.rules.n_players
        self.seat = seed_of(number, "seat") % n if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + 1 + i) % n for i in range(n - 1)]
        self._players = {
            seat: make_player(name, seed_of(number, "player", seat))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self.table.reset(seed_of(number, "deck"))
        for seat, player in self._players.items():
            player.begin(self.game, seat)
        self._others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        before = self.game.scores()
        if self.game.is_terminal():
            raise ValueError("the game is over: reset it")
        if not self.table.choose(int(action)):
            return self._seen(), PENALTY, True, False, {"seat": self.seat, "illegal": int(action)}
        self._others_play()
        gained = [now - then for now, then in zip(self.game.scores(), before, strict=True)]
        reward = rewards(self.reward, gained, self.game)[self.seat]
        is_over = self.game.is_terminal()
        if self.render_mode == "human":
            self.render()
        info: dict[str, Any] = {"seat": self.seat}
        if is_over:
            info["scores"] = self.game.scores()
        return self._seen(), float(reward), is_over, False, info

    def _others_play(self) -> None:
        """Everybody else chooses until it is the agent's turn or the game is over."""
        while not self.game.is_terminal() and self.game.current_player() != self.seat:
            action: Action = self._players[self.game.current_player()].choose(self.game)
            self.table.play_code(action.code)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each action id that may be chosen."""
        mask = np.zeros(self.ids.n, np.bool_)
        if not self.game.is_terminal():
            mask[self.table.choices()] = True
        return mask

    def _seen(self) -> dict[str, Any]:
        self.observer.write(self.game, self.seat, 0, self.table.asked)
        seen: dict[str, Any] = {name: array[0].copy() for name, array in self._arrays.items()}
        seen["action_mask"] = self.action_masks().astype(np.int8)
        return seen

    def render(self) -> Any:
        return None if self.render_mode is None else picture(self.game, self.render_mode)


def register() -> None:
    """Make the environment known to Gymnasium by its name."""
    if NAME not in gymnasium.registry:
        gymnasium.register(NAME, entry_point="bastide.lab.environment.single:BastideSingle")
