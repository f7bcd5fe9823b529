"""Carcassonne for PettingZoo: any setup, any number of players.

>>> from bastide.lab.environment import bastide_v0
>>> env = bastide_v0.env("base", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     action = None if over else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

Action ids, observations, rewards and the history of versions are in ``docs/research.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.arrays import Array, new_arrays
from bastide.lab.environment.observer import Observer
from bastide.lab.environment.rendering import RENDER_MODES, picture
from bastide.lab.environment.spaces import StateSpace, array_spaces
from bastide.lab.environment.table import Table
from bastide.lab.study import study_state
from bastide.players.rewards import POINTS, check_reward, rewards

ARRAYS, STATE, NONE = "arrays", "state", "none"
END, RAISE, RANDOM = "end", "raise", "random"
PENALTY = -1.0  # for an action that may not be chosen, where that ends the game


def env(*args: Any, **options: Any) -> AECEnv[str, Any, int]:
    """The environment with the usual checks around it: that it is reset first, and actions are in bounds."""
    inner = raw_env(*args, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv[str, Any, int]):
    """The environment itself, for speed. Chance is played by a dealer with the seed of ``reset``."""

    metadata = {
        "name": "bastide_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: str | Setup = "base",
        players: int | Iterable[str] = 2,
        options: Mapping[str, str] | None = None,
        *,
        stack: str | None = None,
        board: int | None = None,
        reward: str = POINTS,
        observation: str = ARRAYS,
        illegal: str = END,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``stack`` are the tiles of a small game; ``board`` is the width of the window of the action ids.

        ``observation`` is ``arrays``, ``state`` (a copy of the ``State``) or ``none``; the action mask is
        always there. An illegal action ends the game with a penalty (``end``), raises ``ValueError``
        (``raise``) or is replaced by a legal one (``random``). A game is cut off when somebody who has
        already chosen ``max_cycles`` times is to choose again.
        """
        super().__init__()
        _check("observation", observation, (ARRAYS, STATE, NONE))
        _check("illegal", illegal, (END, RAISE, RANDOM))
        if render_mode is not None:
            _check("render_mode", render_mode, tuple(RENDER_MODES))
        self.reward, self.observation, self.illegal = check_reward(reward), observation, illegal
        self.max_cycles, self.render_mode = max_cycles, render_mode
        start = study_state(setup, stack, players=players, options=options)
        self.rules = start.rules
        self.ids = ActionIds(self.rules, board or window(1 + sum(start.unseen_tiles().values())))
        self.table = Table(self.ids, start)
        self.observer = Observer(self.ids)
        self._arrays: dict[str, Array] = new_arrays(self.observer, 1) if observation == ARRAYS else {}
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.n_players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.ids.n) for agent in self.possible_agents}
        inner: spaces.Space[Any]
        if observation == ARRAYS:
            inner = array_spaces(self.observer)
        else:
            inner = StateSpace(start) if observation == STATE else spaces.Discrete(1)
        mask = spaces.Box(0, 1, (self.ids.n,), np.int8)
        self._observation_space = spaces.Dict({"observation": inner, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.np_random, _ = seeding.np_random(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> State:
        """The state that is played; look, but leave it as it is."""
        return self.table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same draws; without one the next is drawn from the last."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        else:
            seed = int(self.np_random.integers(1 << 63))
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._chosen = dict.fromkeys(self.agents, 0)
        self._scores = self.game.scores()
        self.agent_selection = self.agents[self.game.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; what may be chosen is marked for the one who must choose."""
        seat = self._seat[agent]
        mask = np.zeros(self.ids.n, np.int8)
        is_asked = seat == self.game.current_player() and not self.terminations.get(agent, True)
        if is_asked:
            mask[self.table.choices()] = 1
        seen: Any = np.int64(0)
        if self.observation == ARRAYS:
            self.observer.write(self.game, seat, 0, self.table.asked if is_asked else -1)
            seen = {name: array[0].copy() for name, array in self._arrays.items()}
        elif self.observation == STATE:
            seen = self.game.copy()
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is selected chooses an action id; None if it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        is_done = action is not None and self.table.choose(int(action))
        if not is_done and not self._replace(agent, action):
            return
        self._chosen[agent] += 1
        state = self.game
        scores = state.scores()
        gained = [now - before for now, before in zip(scores, self._scores, strict=True)]
        self._scores = scores
        self.rewards = dict(zip(self.agents, rewards(self.reward, gained, state), strict=True))
        if state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[state.current_player()]
            if self.max_cycles is not None and self._chosen[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _replace(self, agent: str, action: int | None) -> bool:
        """Deal with an action that may not be chosen; has another been carried out instead?"""
        if self.illegal == RAISE:
            raise ValueError(f"action {action} may not be chosen now")
        if self.illegal == RANDOM:
            choices = self.table.choices()
            return self.table.choose(choices[int(self.np_random.integers(len(choices)))])
        self.infos[agent]["illegal"] = action
        self.rewards = {other: PENALTY if other == agent else 0.0 for other in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        return False

    def render(self) -> Any:
        """The board as a picture, in the ``render_mode``."""
        return None if self.render_mode is None else picture(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv[str, Any, int]):
    """The same game where everybody acts at once: only the action of whoever must choose counts."""

    metadata = {**raw_env.metadata, "is_parallelizable": True}

    def __init__(self, *args: Any, max_cycles: int | None = None, **options: Any) -> None:
        """As ``raw_env``; ``max_cycles`` counts steps."""
        self.turns = raw_env(*args, **options)
        self.max_cycles = max_cycles
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.turns.reset(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.turns.step(actions[self.turns.agent_selection])
        self.steps += 1
        is_cut = self.max_cycles is not None and self.steps >= self.max_cycles
        result = (
            self._seen(),
            dict(self.turns.rewards),
            dict(self.turns.terminations),
            dict.fromkeys(self.agents, is_cut),
            {agent: dict(self.turns.infos[agent]) for agent in self.agents},
        )
        if is_cut or any(self.turns.terminations.values()):
            self.agents = []
        return result

    def _seen(self) -> dict[str, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        return self.turns.render()

    def close(self) -> None:
        self.turns.close()


def _check(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{name} is one of {', '.join(allowed)}, not {value!r}")
