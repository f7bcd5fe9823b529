"""How fast the engine is: each figure the best of several runs, because a busy machine only slows down.

What runs in one thread is measured by the time that the thread had the processor, so that other
programs disturb it less; two threads are measured by the clock on the wall.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import bastide
from bastide import CHANCE, Dealer, State
from bastide.cli.setups import everything
from bastide.players import RandomPlayer
from bastide.players.playout import Playout

ACTIONS = 110  # a long list of legal actions
PURE_GAMES = 40


def best(runs: int, run: Callable[[], float]) -> float:
    """The largest of several results."""
    return max(run() for _ in range(runs))


def calibration(loops: int = 300_000) -> float:
    """Millions of turns a second of a fixed loop in plain Python, to compare machines by."""

    def run() -> float:
        begun = time.thread_time()
        total = 0
        for i in range(loops):
            total = (total * 31 + i) & 0xFFFF
        return loops / (time.thread_time() - begun) / 1e6

    return best(5, run)


def core_games(setup: str = "base", games: int = 500, runs: int = 5) -> float:
    """Random games a second inside the core."""
    start = bastide.start(setup)

    def run() -> float:
        playout = Playout(1)
        begun = time.thread_time()
        playout.games(start, games)
        return games / (time.thread_time() - begun)

    return best(runs, run)


def api_games(games: int = 60, runs: int = 5) -> float:
    """Random games a second through the public API: list objects, choose, apply."""
    start = bastide.start("base")
    start.listen(False)

    def run() -> float:
        dealer, player = Dealer(1), RandomPlayer(2)
        begun = time.thread_time()
        for _ in range(games):
            state = start.copy()
            while not state.is_terminal():
                chooser = dealer if state.current_player() == CHANCE else player
                state.apply(chooser.choose(state))
        return games / (time.thread_time() - begun)

    return best(runs, run)


def two_threads(games: int = 2000, runs: int = 3) -> float:
    """How much more two threads play than one."""
    start = bastide.start("base")

    def run(threads: int) -> float:
        work = [threading.Thread(target=Playout(seed).games, args=(start, games)) for seed in range(threads)]
        begun = time.perf_counter()
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
        return threads * games / (time.perf_counter() - begun)

    return best(runs, lambda: run(2)) / best(runs, lambda: run(1))


def midgame(setup: str, tiles: int) -> State:
    """A position of a random game where a tile must be placed."""
    state = bastide.start(setup)
    dealer, player = Dealer(1), RandomPlayer(1)
    while state.n_tiles < tiles or state.current_player() == CHANCE:
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    return state


def copy_us(setup: str = "base", runs: int = 7) -> float:
    """Microseconds for a copy in the middle of the game."""
    return _microseconds(halfway(setup).copy, runs)


def copy_into_us(setup: str = "base", runs: int = 7) -> float:
    """The same into a state that exists, as a search does it; with the call from Python."""
    state = halfway(setup)
    other = state.copy()
    return _microseconds(lambda: state.copy_to(other), runs)


def fingerprint_us(setup: str = "base", runs: int = 7) -> float:
    """Microseconds for the number of a position, with the call from Python."""
    return _microseconds(halfway(setup).fingerprint, runs)


def halfway(setup: str) -> State:
    """A position in the middle of a random game."""
    return midgame(setup, sum(bastide.start(setup).unseen_tiles().values()) // 2)


def many_actions(wanted: int = ACTIONS) -> State:
    """A position with about that many legal actions."""
    state = bastide.start("3*base")
    dealer, player = Dealer(1), RandomPlayer(1)
    closest, found = state.copy(), 0
    while not state.is_terminal() and found != wanted:
        if state.current_player() != CHANCE:
            n = len(state.legal_actions())
            if abs(n - wanted) < abs(found - wanted):
                closest, found = state.copy(), n
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    return closest


def legal_actions_us(state: State, runs: int = 7) -> float:
    """Microseconds to list the legal actions as objects."""
    return _microseconds(state.legal_actions, runs)


def _microseconds(call: Callable[[], object], runs: int, calls: int = 2000) -> float:
    def run() -> float:
        begun = time.thread_time()
        for _ in range(calls):
            call()
        return -(time.thread_time() - begun)

    return -best(runs, run) / calls * 1e6


def turn_us(copies: int, games: int = 200, runs: int = 5) -> float:
    """Microseconds for one turn of random play with so many base sets."""
    setup = "base" if copies == 1 else f"{copies}*base"
    return 1e6 / (core_games(setup, max(20, games // copies), runs) * 72 * copies)


def pure_games() -> float | None:
    """Random games a second uncompiled, measured in another process; None if that fails."""
    home = str(Path(bastide.__file__).parents[1])
    paths = os.pathsep.join([home, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    code = f"from bastide.cli.commands.measure import core_games; print(core_games('base', {PURE_GAMES}, 3))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    return float(done.stdout) if done.returncode == 0 else None


def call_times(setup: str, games: int = 3) -> dict[str, float]:
    """Microseconds for ``legal_actions()`` and ``apply()`` over whole random games: mean and worst.

    Each call is timed by itself. Whatever else the machine does falls on single calls, so a game is
    played several times with the same choices and each call counts with its quickest time.
    """
    best_times: dict[str, list[float]] = {"legal_actions": [], "apply": []}
    for game in range(games):
        state = bastide.start(setup, 4)
        state.listen(False)
        dealer, player = Dealer(1), RandomPlayer(2)
        times: dict[str, list[float]] = {"legal_actions": [], "apply": []}
        while not state.is_terminal():
            is_chance = state.current_player() == CHANCE
            if not is_chance:
                begun = time.perf_counter()
                state.legal_actions()
                times["legal_actions"].append(time.perf_counter() - begun)
            action = (dealer if is_chance else player).choose(state)
            begun = time.perf_counter()
            state.apply(action)
            times["apply"].append(time.perf_counter() - begun)
        for name, seconds in times.items():
            known = best_times[name]
            best_times[name] = (
                seconds if game == 0 else [min(a, b) for a, b in zip(known, seconds, strict=True)]
            )
    result = {}
    for name, seconds in best_times.items():
        result[f"{name}_mean_us"] = sum(seconds) / len(seconds) * 1e6
        result[f"{name}_worst_us"] = max(seconds) * 1e6
    return result


def state_bytes(setup: str, copies: int = 1000) -> float | None:
    """Bytes that one more copy of a state in the middle of the game takes; None where it cannot be told.

    It is measured from outside, by what the process grows: the memory of a compiled state lies where
    Python's own counters do not look.
    """
    pages = Path("/proc/self/statm")
    if not pages.exists():
        return None
    state = halfway(setup)
    kept = [state.copy() for _ in range(10)]
    before = int(pages.read_text().split()[1])
    kept += [state.copy() for _ in range(copies)]
    grown = int(pages.read_text().split()[1]) - before
    return max(0, grown) * os.sysconf("SC_PAGE_SIZE") / copies


BIG_BOX = (
    "base+river-2+inns-and-cathedrals+traders-and-builders+princess-and-dragon+abbey-and-mayor"
    "+count-of-carcassonne+king-and-robber-baron+cult"
)


def everything_setup() -> str:
    """The largest game there is."""
    return everything()
