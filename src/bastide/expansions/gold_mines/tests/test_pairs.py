"""Gold with other expansions; each test waits for its partner."""

import pytest

from bastide.testing import Scenario, play, table

SETUP = "base+abbey-and-mayor+gold-mines"


def own(game: Scenario, name: str) -> list[object]:
    return list(game.state.view()["own"][name])  # type: ignore[index]


@pytest.mark.rule("INT-33", "GOLD-5")
def test_a_completed_abbey_takes_the_ingots_of_its_nine_tiles() -> None:
    game = play(
        SETUP,
        "U@-1,0>N -",
        "U@1,0>N -",
        "B@-1,-1>N -",
        "B@1,-1>N -",
        "Min4G@1,-2>E -",
        "B@-1,-2>N -",
    )
    for action in ("draw:E", "@0,-2>S", "-", "abbey@0,-1", "M@0,-1.C"):
        game.apply(action)
    assert game.scores == (0, 9)
    assert own(game, "gold") == [0, 2]
    assert own(game, "ingots") == []


@pytest.mark.rule("INT-33", "GOLD-1")
def test_an_ingot_may_be_put_on_an_abbey() -> None:
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N abbey@0,0>N"
    game = table(SETUP, tiles)
    for action in ("draw:Min4G", "@-1,-1>S", "ingot:0,0"):
        game.apply(action)
    assert own(game, "ingots") == [["-1,-1", 1], ["0,0", 1]]


@pytest.mark.rule("INT-38", "GOLD-8")
def test_a_mayor_without_pennants_takes_no_gold() -> None:
    game = play(SETUP, "Min4D@0,1>N Y.N", "E@0,2>S -")
    assert game.scores == (0, 0)
    assert own(game, "gold") == [0, 0]
    assert own(game, "ingots") == [["0,0", 1], ["0,1", 1]]


@pytest.mark.rule("GOLD-9")
def test_farmers_scored_by_a_barn_take_no_gold() -> None:
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N"
    game = table(SETUP, tiles, {"Blue": "M@0,1.NNW"}, more="own ingots 0,1=1")
    for action in ("draw:B", "@1,1>N", "barn:SW@1,1"):
        game.apply(action)
    assert game.scores == (0, 6)
    assert own(game, "gold") == [0, 0]
    assert own(game, "ingots") == [["0,1", 1]]
