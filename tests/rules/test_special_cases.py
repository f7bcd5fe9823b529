"""Cases at the edge of the rules that a game runs into once in a while, with several sets in play."""

import pytest

from bastide import CHANCE
from bastide.testing import Scenario, empty_pile, play, table


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def names(game: Scenario) -> list[str]:
    return [e.name for e in game.events]


@pytest.mark.rule("TILE-6", "TILE-8")
def test_a_tile_that_can_never_be_placed() -> None:
    """Four city sides fit nowhere on a map of fields, whatever is in play."""
    game = table("base+abbey-and-mayor+cult", "B@0,0>N")
    act(game, "draw:C")
    assert names(game)[-1] == "discarded"
    assert game.state.current_player() == CHANCE
    assert "C" not in game.state.unseen_tiles()
    empty_pile(game.state, "Q")
    act(game, "draw:Q")  # its only field side fits; the game goes on
    assert game.state.view()["step"] == "place"


@pytest.mark.rule("RIVER1-11", "RIVER1-5")
def test_a_river_that_runs_into_itself() -> None:
    """West, south, east and north again: the water stands before its own spring."""
    tiles = (
        "spring@0,0>N straight@-1,0>N bend@-2,0>W straight@-2,-1>E bend@-2,-2>S two-cities@-1,-2>N "
        "bend-road@0,-2>E"
    )
    game = table("base+river-1", tiles)
    act(game, "draw:bridge-road")  # it would have to go on into the spring
    assert names(game)[-1] == "discarded"
    assert game.state.active == 0
    act(game, "draw:corner-city")  # to the west it would turn back, to the east its city meets a field
    assert names(game)[-1] == "discarded"
    act(game, "draw:bridge-city", "draw:bridge-cloister")
    assert names(game).count("discarded") == 4
    act(game, "draw:lake")  # the lake alone still fits
    assert game.legal == {"@0,-1>W"}


@pytest.mark.rule("RIVER1-11")
def test_a_lake_that_has_no_place_leaves_the_game_and_the_land_tiles_follow() -> None:
    # The arm ends in a hole that an end of the river does not fit: a city looks into it.
    tiles = (
        "spring@0,0>N straight@-1,0>N bend@-2,0>W straight@-2,-1>E bend@-2,-2>S two-cities@-1,-2>N "
        "bend-road@0,-2>E E@1,0>E E@1,-1>W"
    )
    game = table("base+river-1", tiles)
    for name in ("bridge-road", "corner-city", "bridge-city", "bridge-cloister", "lake"):
        act(game, f"draw:{name}")
        assert names(game)[-1] == "discarded", name
    assert game.state.active == 0
    assert [str(a) for a in game.state.legal_actions()] == ["draw:D"]  # OPT-8: the start tile comes after


@pytest.mark.rule("DRAGON-8", "FAIRY-5", "INT-16")
def test_a_dragon_with_nowhere_to_go() -> None:
    tiles = "volcano-plain@0,0>N B@1,0>N U@1,1>N"
    game = table(
        "base+princess-and-dragon", tiles, {"Blue": "M@1,0.C"}, more="own dragon 0,0 | own fairy 1,0"
    )
    act(game, "draw:dragon-straight", "@2,1>N", "-")
    assert "dragon-moves" not in names(game)
    assert game.own("dragon") == ["0,0"]
    assert game.state.active == 1


@pytest.mark.rule("DRAGON-2", "DRAGON-1")
def test_a_volcano_never_drawn() -> None:
    """With the abbey in hand there is still a last chance; the dragon tiles are not played."""
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N"
    game = table("base+princess-and-dragon+abbey-and-mayor", tiles)
    empty_pile(game.state, "dragon-cap", "dragon-through")
    act(game, "draw:dragon-cap", "draw:dragon-through")
    assert names(game).count("set-aside") == 2
    assert game.legal == {"abbey@0,0", "-"}
    assert game.state.current_player() == 1
    act(game, "-", "-")
    assert game.state.is_terminal()


@pytest.mark.rule("BUILDER-14", "INT-5")
def test_an_empty_stack_in_a_double_turn() -> None:
    setup = "base+traders-and-builders+abbey-and-mayor"
    game = table(setup, "U@0,0>N", {"Red": "M@0,0.E B@0,0.E"})
    act(game, "draw:U")
    empty_pile(game.state)
    act(game, "@1,0>N", "-")
    assert "part-earned" in names(game)
    assert game.state.is_terminal()
    assert game.scores == (2, 0)


@pytest.mark.rule("ABBEY-9", "ABBEY-2")
def test_a_hole_that_only_the_last_abbeys_make() -> None:
    """Without a hole nobody is asked, and the game is over with the last tile."""
    game = play("base+abbey-and-mayor", "U@1,0>N -", "U@-1,0>N -", end=True)
    assert game.state.is_terminal()
