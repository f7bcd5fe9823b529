"""The game for OpenSpiel, with explicit chance nodes: who imports this can ``pyspiel.load_game("bastide")``.

>>> import pyspiel
>>> game = pyspiel.load_game("bastide(stack=2*V U,options=farmers:off;followers:2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [state.action_to_string(action) for action, _ in state.chance_outcomes()]
(True, ['draw:U', 'draw:V'])

Actions are the ids of ``ActionIds``, those of chance its plain ones. Parameters are those of the other
environments; options are written ``farmers:off;followers:2``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from bastide.core.actions import Action
from bastide.core.constants import CHANCE, TERMINAL
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.arrays import new_arrays
from bastide.lab.environment.observer import Observer
from bastide.lab.environment.table import Table
from bastide.lab.study import study_state
from bastide.players.rewards import MARGIN, POINTS, VICTORY, check_reward, rewards
from bastide.record.position import format_position

PARAMETERS = {"setup": "base", "players": 2, "options": "", "stack": "", "board": 0, "reward": VICTORY}
MAX_POINTS = 40  # of a tile, on average over a game: a bound that OpenSpiel wants to know
MAX_DECISIONS = 60  # of a tile, likewise; with the base game alone two


def game_type(reward: str, players: int) -> pyspiel.GameType:
    """What kind of game it is in OpenSpiel's terms."""
    is_zero_sum = reward in (VICTORY, MARGIN) and players > 1
    return pyspiel.GameType(
        short_name="bastide",
        long_name="Carcassonne",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class BastideGame(pyspiel.Game):
    """The rules of one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.reward = check_reward(str(given["reward"]))
        options = dict(pair.split(":", 1) for pair in str(given["options"]).split(";") if pair)
        n = int(given["players"])
        self.start = study_state(str(given["setup"]), str(given["stack"]) or None, players=n, options=options)
        tiles = 1 + sum(self.start.unseen_tiles().values())
        self.ids = ActionIds(self.start.rules, int(given["board"]) or window(tiles))
        most = 1.0 if self.reward == VICTORY else float(MAX_POINTS * tiles)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ids.n,
            max_chance_outcomes=sum(block.count for block in self.ids.ranges if block.name == "plain"),
            num_players=n,
            min_utility=0.0 if self.reward == POINTS else -most,
            max_utility=most,
            utility_sum=0.0 if n > 1 and self.reward != POINTS else None,
            max_game_length=MAX_DECISIONS * n * tiles,
        )
        super().__init__(game_type(self.reward, n), info, params or {})

    def new_initial_state(self) -> BastideState:
        return BastideState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> BastideObserver:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        return BastideObserver(Observer(self.ids))


class BastideState(pyspiel.State):
    """A position; what was chosen so far is OpenSpiel's business."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.table = Table(game.ids, game.start, deals=False)
        self.table.reset()

    def current_player(self) -> int:
        player = self.table.state.current_player()
        if player == TERMINAL:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted((self.table.id_of(a.code), odds) for a, odds in self.table.state.chance_outcomes())

    def _apply_action(self, action: int) -> None:
        if not self.table.choose(action):
            raise ValueError(f"action {action} may not be chosen now")

    def _action_to_string(self, player: int, action: int) -> str:
        code = self.table.code_of(action)
        if code >= 0:
            return str(Action(self.table.state.rules, code))
        return self.table.ids.describe(action)

    def is_terminal(self) -> bool:
        return self.table.state.is_terminal()

    def returns(self) -> list[float]:
        state = self.table.state
        if not state.is_terminal():
            return [0.0] * state.rules.n_players
        return rewards(self.reward, state.scores(), state)

    def __str__(self) -> str:
        asked = "" if self.table.asked < 0 else f" | {self.table.ids.describe(self.table.asked)}"
        return format_position(self.table.state) + asked


class BastideObserver:
    """Observations in OpenSpiel's form: the arrays of ``Observer`` one after the other, as floats."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.arrays = new_arrays(observer, 1)
        self.tensor = np.zeros(sum(array[0].size for array in self.arrays.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, array in self.arrays.items():
            self.dict[name] = self.tensor[at : at + array[0].size].reshape(array[0].shape)
            at += array[0].size

    def set_from(self, state: BastideState, player: int) -> None:
        """Let the tensor show what a player sees."""
        self.observer.write(state.table.state, player, 0, state.table.asked)
        for name, array in self.arrays.items():
            self.dict[name][:] = array[0]

    def string_from(self, state: BastideState, player: int) -> str:
        """The position in one line: everybody sees the same."""
        return str(state)


pyspiel.register_game(game_type(VICTORY, 2), BastideGame)
