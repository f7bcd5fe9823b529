"""Every registered expansion, alone, in pairs and all together, under the shared checks."""

import pytest

import bastide
from bastide.core.expansion import Expansion
from bastide.expansions import EXPANSIONS
from bastide.testing import check_expansion, check_game, every_setup

SETUPS = every_setup()
SINGLES = [s for s in SETUPS if s.count("+") <= 1]


def test_the_list_of_setups_covers_the_registry() -> None:
    together = SETUPS[-1].split("+")
    for expansion in EXPANSIONS:
        for name in expansion.tile_sets or (expansion.name,):
            assert any(name in setup.split("+") for setup in SINGLES)
            assert name in together or expansion.excludes or expansion.stands_alone


@pytest.mark.parametrize("setup", SINGLES)
def test_expansion_alone(setup: str) -> None:
    check_expansion(setup, seed=1, every=3)


@pytest.mark.parametrize("setup", [s for s in SETUPS[:-1] if s not in SINGLES] or SETUPS[-1:])
def test_expansions_in_pairs(setup: str) -> None:
    check_game(setup, players=3, seed=2, every=30)


def test_all_expansions_together() -> None:
    check_expansion(SETUPS[-1], players=4, seed=5, every=10)


@pytest.mark.parametrize("players", [1, 3, 4, 5, 6])
def test_any_number_of_players(players: int) -> None:
    check_game(SETUPS[-1], players=players, seed=players, every=25)


@pytest.mark.parametrize(
    ("expansion", "option"),
    [(e, o) for e in EXPANSIONS for o in e.options],
    ids=lambda v: getattr(v, "key", ""),
)
def test_every_option_away_from_its_default(expansion: type[Expansion], option: bastide.Option) -> None:
    together = SETUPS[-1]
    if not set(expansion.tile_sets) & set(together.split("+")):
        together = expansion.tile_sets[0] + together.removeprefix("base")
    check_game(together, options={option.key: option.values[1]}, seed=3, every=50)


def test_several_copies_of_a_set() -> None:
    check_game("2*base+2*inns-and-cathedrals", seed=4, every=25)
