"""How fast the learning environments are, beside the bare engine and one of PettingZoo's own games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

from bastide import CHANCE, Dealer, start
from bastide.cli.commands.measure import best
from bastide.core.setup import Setup
from bastide.lab.environment.bastide_v0 import NONE, raw_env
from bastide.lab.environment.vector import VectorGames
from bastide.lab.processes import Processes
from bastide.lab.ray_cluster import RayCluster
from bastide.lab.runner import Backend, run
from bastide.lab.simulation import Simulation

ROWS = 64
SECOND = "mcts:500"  # games of about a second


def rate(steps: Callable[[int], int], n: int, runs: int) -> float:
    """Steps a second of the thread's own time: the best of some runs, each of about ``n`` steps."""

    def once() -> float:
        begun = time.thread_time()
        done = steps(n)
        return done / (time.thread_time() - begun)

    return best(runs, once)


def engine_steps(n: int) -> int:
    """Random games of the bare engine through its API; a step is a player's choice, chance being dealt."""
    dealer, chooser, done = Dealer(1), random.Random(1), 0
    while done < n:
        state = start("base")
        state.listen(False)
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                state.apply(dealer.choose(state))
            else:
                state.apply(chooser.choice(state.legal_actions()))
                done += 1
    return done


def environment_steps(observation: str) -> Callable[[int], int]:
    """The same through the environment; with arrays, every step is observed."""

    def steps(n: int) -> int:
        env, chooser, done = raw_env("base", observation=observation), random.Random(1), 0
        while done < n:
            env.reset(done)
            while not env.game.is_terminal():
                if observation != NONE:
                    env.observe(env.agent_selection)
                env.step(chooser.choice(env.table.choices()))
                done += 1
        return done

    return steps


def vector_rate(arrays: bool, n: int, runs: int) -> float:
    """Steps a second of many games in one call; drawing the actions is no part of it."""
    games = VectorGames("base", n=ROWS, arrays=arrays)
    chooser = random.Random(1)

    def once() -> float:
        took, done = 0.0, 0
        while done < n:
            actions = [chooser.choice(np.flatnonzero(row)) for row in games.mask]
            begun = time.thread_time()
            games.step(actions)
            took += time.thread_time() - begun
            done += ROWS
        return done / took

    return best(runs, once)


def connect_four_rate(n: int, runs: int) -> float | None:
    """Steps a second of PettingZoo's connect four, observed at every step; None without ``pygame``."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    env, chooser = connect_four_v3.raw_env(), random.Random(1)

    def steps(n: int) -> int:
        done = 0
        while done < n:
            env.reset(done)
            while not any(env.terminations.values()):
                seen = env.observe(env.agent_selection)
                env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done

    return rate(steps, n, runs)


def games_a_second(backend: Backend, games: int) -> float:
    """Games of about a second, by the clock on the wall; starting up is no part of it."""
    work = Simulation(Setup.parse("base"), (SECOND, SECOND), games, 1)
    results = run(work, work.tasks, backend)
    next(results)
    begun = time.perf_counter()
    done = sum(len(batch.games) for batch in results)
    return done / (time.perf_counter() - begun)


def environment_figures(quick: bool = False, ray: str | None = None) -> dict[str, object]:
    """All figures by name. Processes are compared only if not ``quick``, Ray only with an address."""
    n, runs = (2_000, 2) if quick else (10_000, 4)
    engine = rate(engine_steps, n, runs)
    plain = rate(environment_steps(NONE), n, runs)
    seen = rate(environment_steps("arrays"), n, runs)
    figures: dict[str, object] = {
        "engine_steps_per_second": round(engine),
        "environment_steps_per_second": round(plain),
        "environment_over_engine": round(engine / plain, 2),
        "observed_steps_per_second": round(seen),
        "observed_over_engine": round(engine / seen, 2),
        "vector_steps_per_second": round(vector_rate(False, 3 * n, runs)),
        "vector_observed_steps_per_second": round(vector_rate(True, 3 * n, runs)),
    }
    beside = connect_four_rate(n, runs)
    figures["connect_four_steps_per_second"] = None if beside is None else round(beside)
    if not quick:
        games = 60
        one, two = games_a_second(Processes(1), games), games_a_second(Processes(2), games)
        figures["two_processes_over_one"] = round(two / one, 2)
        if ray is not None:
            figures["ray_over_processes"] = round(games_a_second(RayCluster(ray), games) / two, 2)
    return figures
