"""PettingZoo's and Gymnasium's own tests, and what they do not look at."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from bastide.core.state import State
from bastide.lab.environment import bastide_v0
from bastide.lab.environment.single import NAME, BastideSingle, register
from tests.lab.environment.positions import EVERYTHING, SMALL

# They advise against dictionaries, of which the usual form with an action mask is one.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"players": 1, "reward": "margin"},
        {"setup": "base+inns-and-cathedrals+princess-and-dragon", "players": 5, "reward": "victory"},
        {"setup": EVERYTHING, "players": 3, "observation": "none"},
        {"stack": SMALL, "options": {"farmers": "off"}},
    ],
    ids=["base", "alone", "five", "everything", "small"],
)
def test_it_is_an_environment_of_pettingzoo(arguments: dict[str, Any]) -> None:
    api_test(bastide_v0.env(**arguments), num_cycles=150)


def test_seeds_are_exact() -> None:
    seed_test(partial(bastide_v0.env, stack=SMALL), num_cycles=60)


def test_cycles_are_counted() -> None:
    make = {"env": bastide_v0.env, "parallel_env": bastide_v0.parallel_env}
    max_cycles_test(SimpleNamespace(**{name: partial(f, illegal="random") for name, f in make.items()}))


def test_everybody_can_act_at_once() -> None:
    parallel_api_test(bastide_v0.parallel_env(stack=SMALL, illegal="random"), num_cycles=60)


def test_it_is_drawn_in_every_mode() -> None:
    render_test(partial(bastide_v0.env, stack="V"), {"svg": lambda text: text.startswith("<svg")})


def test_it_is_an_environment_of_gymnasium() -> None:
    register()
    env = gymnasium.make(NAME, stack="V", opponents=("greedy", "random"))
    check_env(env.unwrapped)


def play(env: Any, seed: int) -> list[float]:
    """A game by random choices: what each has been rewarded with in all."""
    env.reset(seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return list(total.values())


def test_rewards_by_points_add_up_to_the_score() -> None:
    env = bastide_v0.raw_env("base", players=3, observation="none")
    assert play(env, 5) == list(env.game.scores())
    assert sum(env.game.scores()) > 0


def test_rewards_by_margin_add_up_to_the_lead() -> None:
    env = bastide_v0.raw_env("base", reward="margin", observation="none")
    total = play(env, 5)
    ada, bob = env.game.scores()
    assert total == [ada - bob, bob - ada]


def test_rewards_by_victory_come_at_the_end() -> None:
    env = bastide_v0.raw_env("base", players=3, reward="victory", observation="none")
    assert sorted(play(env, 5)) == [-0.5, -0.5, 1.0]


def test_an_observation_can_be_the_state_itself() -> None:
    env = bastide_v0.raw_env("base", observation="state")
    env.reset(3)
    seen = env.observe("player_0")["observation"]
    assert isinstance(seen, State)
    assert seen.key() == env.game.key()
    assert env.observation_space("player_0").contains(env.observe("player_0"))
    env.step(env.table.choices()[0])
    assert seen.key() != env.game.key()


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = bastide_v0.raw_env("base", observation="none")
    env.reset(3)
    env.step(0)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    strict = bastide_v0.raw_env("base", observation="none", illegal="raise")
    strict.reset(3)
    with pytest.raises(ValueError, match="may not be chosen"):
        strict.step(0)


@pytest.mark.parametrize(
    "wrong", [{"reward": "x"}, {"observation": "x"}, {"illegal": "x"}, {"render_mode": "x"}]
)
def test_unknown_words_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="is one of"):
        bastide_v0.raw_env("base", **wrong)  # type: ignore[arg-type]


def test_a_single_agent_plays_whole_games_against_players_of_the_house() -> None:
    env = BastideSingle("base", opponents=("greedy",), reward="points", board=25)
    scores = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        total, over = 0.0, False
        info: dict[str, Any] = {}
        while not over:
            _, reward, over, _, info = env.step(int(env.action_masks().argmax()))
            total += reward
        scores.append((info["seat"], info["scores"]))
        assert total <= info["scores"][info["seat"]]  # the opponent may have had the first turn
        assert info["scores"][info["seat"]] < info["scores"][1 - info["seat"]]
    assert scores[0] == scores[1] != scores[2]
