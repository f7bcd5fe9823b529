"""Rules ask for numbers by name: -1 is what is not in play, an error what nobody declares."""

from collections.abc import Callable

import pytest

from bastide import Setup
from bastide.core.ruleset import Ruleset
from bastide.expansions import compose

BASE = compose(Setup.parse("base"))
ASKED: dict[str, tuple[Callable[[Ruleset, str], int], str, str]] = {
    "mark": (Ruleset.mark, "cathedral", "cathedrall"),
    "tile mark": (Ruleset.tile_mark, "volcano", "vulcano"),
    "piece": (Ruleset.piece_kind, "builder", "bilder"),
    "segment": (Ruleset.segment_kind, "shrine", "shrin"),
    "variable": (Ruleset.find_variable, "fairy", "fariy"),
}


@pytest.mark.parametrize("what", ASKED)
def test_a_thing_of_a_set_that_is_not_in_play_is_minus_one(what: str) -> None:
    ask, name, _ = ASKED[what]
    assert ask(BASE, name) == -1


@pytest.mark.parametrize("what", ASKED)
def test_a_name_that_nobody_declares_is_an_error_with_a_suggestion(what: str) -> None:
    ask, name, misspelt = ASKED[what]
    with pytest.raises(KeyError, match=f"no expansion declares .* '{misspelt}'; did you mean '{name}'\\?"):
        ask(BASE, misspelt)


def test_a_mark_of_tiles_is_no_mark_of_segments() -> None:
    with pytest.raises(KeyError, match="no expansion declares a mark on segments called 'volcano'"):
        BASE.mark("volcano")
    with pytest.raises(KeyError, match="no expansion declares a mark on tiles called 'inn'"):
        BASE.tile_mark("inn")


def test_what_is_in_play_has_a_number() -> None:
    rules = compose(Setup.parse("base+inns-and-cathedrals+cult+princess-and-dragon"))
    assert min(rules.mark("inn"), rules.tile_mark("volcano"), rules.piece_kind("large")) >= 0
    assert rules.segment_kinds[rules.segment_kind("shrine")].name == "shrine"
    assert rules.find_variable("fairy") == rules.variable("fairy")
