"""Crop circles with earlier expansions."""

import pytest

from bastide.testing import Scenario, table

TRADERS = "base+traders-and-builders+crop-circles"


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


@pytest.mark.rule("CROP-9")
def test_builder_or_pig_left_alone_returns() -> None:
    game = table(TRADERS, "G@0,0>N", {"Blue": "M@0,0.N B@0,0.N"})
    act(game, "draw:Min5KK", "@0,1>N", "-", "crop:remove")
    assert game.legal == {"remove:M@0,0.N"}  # the knight, not the builder
    act(game, "remove:M@0,0.N")
    assert game.supply(1, "builder") == 1
    game = table(TRADERS, "B@0,0>N", {"Blue": "M@0,0.NNW P@0,0.NNW"})
    act(game, "draw:Min3KK", "@1,0>N", "-", "crop:remove")
    assert game.legal == {"remove:M@0,0.NNW"}
    act(game, "remove:M@0,0.NNW")
    assert game.supply(1, "pig") == 1


@pytest.mark.rule("OPT-4")
def test_without_farmers_the_pitchfork_has_no_use() -> None:
    game = table("base+crop-circles", "E@0,0>N B@1,0>N", {"Blue": "M@1,0.C"}, options={"farmers": "off"})
    act(game, "draw:Min3KK", "@0,1>S")
    assert game.legal == {"M@0,1.S", "M@0,1.N", "-"}
    act(game, "M@0,1.N")
    assert game.state.current_player() == -1
    assert game.state.active == 1


@pytest.mark.rule("CROP-10")
def test_builder_and_pig_are_never_added() -> None:
    game = table(TRADERS, "G@0,0>N", {"Blue": "M@0,0.N"})
    act(game, "draw:Min5KK", "@0,1>N", "-", "crop:add")
    assert game.legal == {"add:M@0,0.N", "-"}


@pytest.mark.rule("INT-2")
def test_the_circle_comes_before_the_extra_part() -> None:
    game = table(TRADERS, "G@0,0>N", {"Red": "M@0,0.N B@0,0.N"})
    act(game, "draw:Min5KK", "@0,1>N", "-")
    assert game.legal == {"crop:add", "crop:remove"}
    act(game, "crop:add", "-", "extra")
    assert game.state.current_player() == -1
    assert game.state.active == 0
