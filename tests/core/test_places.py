"""What is shown as counted for a feature is as much as the rules have counted, in games with every set."""

from __future__ import annotations

import pytest

import bastide
from bastide import CHANCE, Dealer, ScoreSheet, State
from bastide.core.places import counted_for, scored_spots
from bastide.expansions import set_names
from bastide.players import RandomPlayer
from bastide.testing import play

NEVER_TOGETHER = {"base-2021", "river-1", "river-2021"}
OTHERS = "+".join(name for name in set_names() if name not in NEVER_TOGETHER | {"base"})


def check(state: State, sheet: ScoreSheet) -> None:
    """What is shown for a sheet is as much as it counts."""
    cells, spots = counted_for(state, sheet)
    around = [line.count for line in sheet.lines if line.kind.endswith("neighbour")]
    assert len(set(scored_spots(state, sheet))) >= 1
    if around:
        assert (len(cells), spots) == (around[0], [])
    elif sheet.kind == "field" and not sheet.complete:
        cities = {state.feature(*spot).number for spot in spots}
        assert all(state.feature(*spot).complete for spot in spots)
        assert len(cities) + bool(cells) == (sheet.lines[0].count if sheet.lines else 0)
    elif sheet.kind != "field":
        assert (cells, spots) == ([], [])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("first", "options"), [("base", {}), ("base-2021", {"abbot": "on"})])
def test_as_much_is_shown_as_was_counted(first: str, options: dict[str, str], seed: int) -> None:
    """Whatever comes up in random games; each kind by itself is in the tests below."""
    state = bastide.start(f"{first}+{OTHERS}", ("Ada", "Bob", "Cleo"), options)
    dealer, player = Dealer(seed), RandomPlayer(seed)
    sheets = 0
    while not state.is_terminal():
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
        for event in state.events():
            if event.sheet is not None:
                check(state, event.sheet)
                sheets += 1
    assert sheets  # every game scores something at the end


AROUND = [
    ("base", "B@0,-1>N M.C", {}, "cloister"),
    ("base+cult", "shrine@0,-1>N M.C", {}, "shrine"),
    ("base-2021", "U-garden@1,0>N A.G", {"abbot": "on"}, "garden"),
]


@pytest.mark.parametrize(("setup", "turn", "options", "kind"), AROUND)
def test_the_tiles_around_are_shown(setup: str, turn: str, options: dict[str, str], kind: str) -> None:
    game = play(setup, turn, options=options, end=True)
    (sheet,) = game.sheets
    assert sheet.kind == kind
    assert counted_for(game.state, sheet) == ([(0, 0)], [])
    check(game.state, sheet)


def test_the_tiles_of_carcassonne_are_shown_for_a_farm() -> None:
    game = play("base+count-of-carcassonne", "B@1,1>N M.NNW", end=True)
    (sheet,) = game.sheets
    cells, spots = counted_for(game.state, sheet)
    assert (sheet.kind, len(set(cells)), spots) == ("field", 12, [])
    check(game.state, sheet)


def test_the_tiles_around_a_cloister_and_the_cities_of_a_farm_are_named() -> None:
    game = play("base", "B@0,-1>N M.C", "E@0,1>S M.NNW", end=True)
    counted = {sheet.kind: counted_for(game.state, sheet) for sheet in game.sheets}
    assert counted == {"cloister": ([(0, 0)], []), "field": ([], [(0, 0, "N"), (0, 1, "S")])}


def test_a_city_that_farmers_have_won_by_itself_has_no_others_beside_it() -> None:
    """In the first edition the sheet is about the city."""
    game = play(
        "base", "E@0,1>S M.NNW", "E@0,2>N -", "E@0,3>S -", options={"farm_scoring": "first-edition"}, end=True
    )
    assert [scored_spots(game.state, sheet) for sheet in game.sheets] == [
        [(0, 0, "N"), (0, 1, "S")],
        [(0, 2, "N"), (0, 3, "S")],
    ]
    assert [counted_for(game.state, sheet) for sheet in game.sheets] == [([], []), ([], [])]
