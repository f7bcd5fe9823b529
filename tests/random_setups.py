"""Setups at random: any sets, copies, options and players that go together."""

from __future__ import annotations

import bastide
from bastide import Setup, SetupError
from bastide.expansions import EXPANSIONS
from bastide.record.dealer import Generator
from bastide.testing import is_allowed

NAMES = ("Ada", "Bob", "Cem", "Dora", "Eve", "Finn")


def random_setup(generator: Generator) -> Setup:
    """Any sets that go together, some of them several times; any options; two to six players."""
    while True:
        density = 1 + generator.draw(4)
        sets = [("base", "base-2021")[generator.draw(2)]]
        for expansion in EXPANSIONS:
            for name in expansion.tile_sets or (expansion.name,):
                if name not in sets and generator.draw(4) < density:
                    sets.append(name)
        several = [name for name in sets if generator.draw(8) == 0 and name != "messengers"]
        text = "+".join(f"{2 + generator.draw(2)}*{name}" if name in several else name for name in sets)
        if not is_allowed(text):
            continue
        options = {}
        for expansion in EXPANSIONS:
            if set(expansion.tile_sets or (expansion.name,)) & set(sets):
                for option in expansion.options:
                    if generator.draw(3) == 0:
                        options[option.key] = option.values[generator.draw(len(option.values))]
        players = 2 + generator.draw(5)
        try:
            setup = Setup.parse(text, NAMES[:players], options, generator.draw(players))
            bastide.start(setup)
        except SetupError as error:
            assert "max_players" in str(error), f"{text} {options}: {error}"  # noqa: PT017
            continue
        return setup
