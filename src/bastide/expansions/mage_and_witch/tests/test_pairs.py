"""Mage and witch with other expansions; each test waits for its partner."""

import pytest

from bastide.core.constants import PART
from bastide.testing import Scenario, play, table


def pawns(game: Scenario) -> tuple[object, object]:
    """Where mage and witch are."""
    own = game.state.view()["own"]
    return own["mage"][0], own["witch"][0]  # type: ignore[index]


@pytest.mark.rule("INT-51")
def test_a_road_closed_by_an_abbey_is_scored_with_its_pawn() -> None:
    game = play(
        "base+abbey-and-mayor+mage-and-witch",
        "Min5D@0,1>N magic:mage@0,0.E",
        "W@-1,0>N M.E",
        "B@0,-1>N -",
        "B@1,-1>N -",
        "B@2,-1>N -",
        "B@2,0>N -",
        "E@2,1>N -",
    )
    for action in ("draw:E", "@1,1>N", "-", "abbey@1,0", "-"):
        game.apply(action)
    assert game.scores == (0, 2 + 2)
    assert pawns(game) == (-1, -1)


@pytest.mark.rule("INT-51", "MAGIC-17")
@pytest.mark.parametrize(("pawn", "points"), [("mage", 8 + 3), ("witch", 4)])
def test_a_mayor_counts_pennants_whatever_the_pawn(pawn: str, points: int) -> None:
    """Three tiles and a pennant: Red's mayor ties with Blue's knight."""
    pieces = {"Red": "Y@0,1.N", "Blue": "M@0,0.N"}
    setup = "base+abbey-and-mayor+mage-and-witch"
    game = table(setup, "D@0,0>N F@0,1>N", pieces, more=f"own {pawn} 0,0.N")
    for action in ("draw:E", "@0,2>S", "-"):
        game.apply(action)
    assert game.sheets[-1].strengths == {0: 1, 1: 1}
    assert game.scores == (points, points)


@pytest.mark.rule("INT-53", "STEP-13", "MAGIC-7")
def test_a_ferry_that_brings_them_together() -> None:
    """The mage is on the road west of the lake, the witch on the one to the east."""
    game = play("base+ferries+mage-and-witch", "Min5E@-1,0>S magic:mage@0,0.E")
    for action in ("draw:lake-three", "@1,0>N", "-", "ferry:E,S@1,0"):
        game.apply(action)
    for action in ("draw:Min5H", "@2,0>N", "magic:witch@2,0.S", "-"):
        game.apply(action)
    assert pawns(game) == ("0,0.E", "2,0.S")
    game.apply("ferry:E,W@1,0")
    assert game.state.current_player() == 0
    assert {a.split(":")[0] for a in game.legal} == {"magic"}
    game.apply("magic:witch@1,0.S")
    assert pawns(game) == ("0,0.E", "1,0.S")
    assert game.state.current_player() == -1
    order = [step.name for step in game.state.rules.sequence(PART)]
    assert order.index("move-ferries") < order.index("pawns-meet") < order.index("score")
