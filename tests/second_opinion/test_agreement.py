"""The engine and the second opinion agree on games of every set and of random setups, from first to last."""

from __future__ import annotations

import pytest

from bastide import Setup
from bastide.record.dealer import Generator
from tests.random_setups import random_setup
from tests.second_opinion.comparing import compare_game

# Setups in which much meets, with options away from their defaults; thousands of random ones are played by
# ``make second-opinion``.
CASES = [
    ("base", 4, {"farm_scoring": "first-edition", "small_city": "on"}),
    ("base+inns-and-cathedrals+traders-and-builders", 3, {}),
    ("base+abbey-and-mayor+ferries+traders-and-builders", 3, {}),
    ("base+count-of-carcassonne+cult+abbey-and-mayor+inns-and-cathedrals", 2, {"count_strength": "own"}),
    ("base-2021+river-2021+king-and-robber-baron+cult", 4, {"abbot": "on"}),
    ("base+princess-and-dragon+4*cult+king-and-robber-baron", 3, {"fairy": "next-to-follower"}),
    ("base+princess-and-dragon+abbey-and-mayor", 2, {"dragon_timing": "after-scoring", "princess": "may"}),
    ("base+river-1+river-2+crop-circles+2*flying-machines", 2, {"farmers": "off"}),
    ("base+3*crop-circles+2*flying-machines+inns-and-cathedrals", 3, {}),
    ("base+2*gold-mines+3*robbers+messengers+mage-and-witch", 5, {"robber_placement": "next-only"}),
    ("base+messengers+ferries+traders-and-builders+princess-and-dragon", 2, {"message_farmer_points": "3"}),
]
RANDOM = (700, 701, 705, 707)


@pytest.mark.parametrize(("setup", "players", "options"), CASES)
def test_opinions_agree(setup: str, players: int, options: dict[str, str]) -> None:
    assert compare_game(Setup.parse(setup, players, options), seed=players) > 100


@pytest.mark.parametrize("seed", RANDOM)
def test_opinions_agree_on_random_setups(seed: int) -> None:
    assert compare_game(random_setup(Generator(seed)), seed) > 100
