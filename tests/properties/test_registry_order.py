"""The order of the registry changes no score, no sheet and no choice: the registry itself is permuted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.expansions import EXPANSIONS
from bastide.testing import every_setup
from tests.registry_order import compare, orders, registered

SETUPS = every_setup(most=24)
PAIRS = [setup for setup in SETUPS[:-1] if setup.count("+") == 2]


@pytest.mark.parametrize("setup", PAIRS)
def test_a_pair_the_other_way_round(setup: str) -> None:
    compare(setup, orders(EXPANSIONS, 1, seed=0), players=3, seed=4)


@pytest.mark.parametrize("farms", ["current", "first-edition"])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_all_expansions_in_several_orders(seed: int, farms: str) -> None:
    compare(SETUPS[-1], orders(EXPANSIONS, 4, seed), players=3, options={"farm_scoring": farms}, seed=seed)


def test_with_the_foundation_of_2021() -> None:
    together = SETUPS[-1].replace("base+", "base-2021+", 1)
    compare(together, orders(EXPANSIONS, 3, seed=9), players=2, seed=9)


def test_the_registry_is_really_permuted() -> None:
    usual = [e.name for e in bastide.start(SETUPS[-1]).rules.expansions]
    with registered(orders(EXPANSIONS, 1, seed=0)[0]):
        backwards = [e.name for e in bastide.start(SETUPS[-1]).rules.expansions]
    assert backwards == [usual[0], *reversed(usual[1:])]


def test_lines_that_an_expansion_adds_are_raised_wherever_it_stands() -> None:
    here = Path(__file__).parent
    source = Path(str(bastide.__file__)).parents[1]
    env = {**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": f"{source}{os.pathsep}{here.parents[1]}"}
    run = subprocess.run(
        [sys.executable, str(here / "milestones.py")], env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["checked"]
