"""Many random games of random setups by both opinions, on all cores.

Seed N always means the same setup and the same game. It stops at the first disagreement and prints it as a
record with the position; ``--first`` goes on from a seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Sequence
from multiprocessing import get_context

from bastide.record.dealer import Generator
from tests.random_setups import random_setup
from tests.second_opinion.comparing import Disagreement, compare_game

BETWEEN_REPORTS = 10.0  # seconds


def play_seed(seed: int) -> tuple[int, int, str]:
    """The seed, how many actions its game took, and what is wrong, if anything."""
    try:
        setup = random_setup(Generator(seed))
        return seed, compare_game(setup, seed), ""
    except Disagreement as difference:
        return seed, 0, str(difference)
    except Exception:
        return seed, 0, traceback.format_exc() + f"Seed: {seed}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games; 1 if the opinions differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.second_opinion", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--go-on", action="store_true", help="print every disagreement, not only the first")
    given = parser.parse_args(arguments)
    began = told = time.monotonic()
    actions = faults = 0
    following = given.first
    seeds = range(given.first, given.first + given.games)
    with get_context("spawn").Pool(given.jobs) as pool:
        try:
            for seed, n, fault in pool.imap(play_seed, seeds):
                following = seed + 1
                actions += n
                if fault:
                    faults += 1
                    print(fault, flush=True)
                    if not given.go_on:
                        break
                now = time.monotonic()
                if now - told > BETWEEN_REPORTS or following == seeds.stop:
                    told = now
                    done = following - given.first
                    left = (now - began) / done * (seeds.stop - following)
                    print(f"{done} of {given.games} games, {left:.0f} s left", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pool.terminate()
    done, seconds = following - given.first, time.monotonic() - began
    print(f"{done} games, {actions} actions, {faults} disagreements, {seconds:.0f} s")
    if following < seeds.stop:
        print(f"go on with --first {following} --games {seeds.stop - following}")
    return 1 if faults else 0
