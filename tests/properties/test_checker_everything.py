"""The engine agrees with the slow checker on random positions of random combinations of sets."""

import pytest

from bastide.record.dealer import Generator
from bastide.testing import every_setup, random_games
from tests.checker import compare_features
from tests.checker_everything import FullTable, compare_figures, compare_placements, compare_value

ALL = every_setup()[-1]
CASES = [
    ("base+abbey-and-mayor+ferries", 3, {}),
    ("base+count-of-carcassonne+cult+abbey-and-mayor", 2, {}),
    ("base-2021+river-2021+traders-and-builders", 4, {"abbot": "on"}),
    ("base+3*ferries+traders-and-builders+inns-and-cathedrals", 2, {}),
    ("base+princess-and-dragon+4*cult+king-and-robber-baron", 3, {}),
    ("base+river-1+river-2+crop-circles+flying-machines", 2, {"farmers": "off"}),
    ("base+gold-mines+robbers+messengers+2*ferries", 5, {"small_city": "on"}),
    (ALL, 2, {}),
    (f"base-2021+{ALL.removeprefix('base+')}", 6, {"abbot": "on"}),
]


@pytest.mark.parametrize(("setup", "players", "options"), CASES)
def test_engine_agrees_with_the_table(setup: str, players: int, options: dict[str, str]) -> None:
    generator = Generator(len(setup))
    asked = {"place": 0, "figure": 0}
    compared = 0
    for _, state, action in random_games(setup, players=players, options=options, seed=players):
        if state.is_terminal():
            break
        step = state.agenda()[-1][0]
        sheets = any(e.sheet is not None for e in state.events())
        if generator.draw(6) and action.name != "ferry" and not sheets:
            continue
        table = FullTable(state)
        if compared % 3 == 0 or action.name == "ferry":  # naming every feature of the engine is slow
            compare_features(table, state)
        compared += 1
        compare_value(table, state)
        if step in asked:
            asked[step] += 1
            compare_placements(table, state) if step == "place" else compare_figures(table, state)
    assert compared > 20
    assert min(asked.values()) > 2
