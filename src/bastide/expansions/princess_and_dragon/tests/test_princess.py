"""The princess. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.testing import Scenario, play

SETUP = "base+princess-and-dragon"
LARGE = "base+inns-and-cathedrals+princess-and-dragon"

# Red's large knight at 0,1 and Blue's at 1,1 in two cities that meet where the princess comes, at 0,2.
TWO_KNIGHTS = ("G@0,1>N L.N", "E@1,1>N M.N", "N@1,2>S -", "U@1,0>N -")


def lay(game: Scenario, tile: str) -> Scenario:
    """Draw and place a tile, before its figure."""
    name, place = tile.split("@")
    game.apply(f"draw:{name}")
    game.apply(f"@{place}")
    return game


@pytest.mark.rule("PRINCESS-1", "OPT-11")
def test_one_knight_of_any_player_and_size_must_go() -> None:
    game = lay(play(LARGE, *TWO_KNIGHTS), "princess-corner@0,2>E")
    assert game.legal == {"princess:L@0,1.N=Red", "princess:M@1,1.N=Blue"}
    assert game.why("-") == {"PRINCESS-1", "PRINCESS-2", "OPT-11"}
    other = Scenario(game.state.copy())
    game.apply("princess:M@1,1.N=Blue")
    assert (game.supply(0, "large"), game.supply(1)) == (0 + 1, 7)  # the city is complete: Red's returned too
    other.apply("princess:L@0,1.N=Red")
    assert (other.scores, other.supply(1)) == ((0, 10), 7)


@pytest.mark.rule("PRINCESS-5", "INT-69")
def test_the_city_is_scored_without_that_knight() -> None:
    game = lay(play(LARGE, *TWO_KNIGHTS), "princess-corner@0,2>E")
    game.apply("princess:L@0,1.N=Red")
    assert game.scores == (0, 10)  # Blue alone; the removal scores nothing by itself
    [sheet] = game.sheets
    assert sheet.strengths == {1: 1}


@pytest.mark.rule("PRINCESS-5")
def test_a_city_that_lost_its_only_knight_scores_for_nobody() -> None:
    game = lay(play(SETUP, "G@0,1>N M.N", "U@1,0>N -"), "princess-junction@0,2>S")
    game.apply("princess:M@0,1.N=Red")
    assert game.scores == (0, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("PRINCESS-2")
def test_then_no_figure_and_no_fairy() -> None:
    game = lay(
        play(SETUP, "G@0,1>N M.N", "U@1,0>N M.NNW", "U@2,0>N -", "U@3,0>N -"), "princess-junction@0,2>S"
    )
    must = {"PRINCESS-1", "PRINCESS-2", "OPT-11"}
    assert game.legal == {"princess:M@0,1.N=Red"}
    assert game.why("fairy:0,1") == must
    assert game.why("M@0,2.N") == must
    game.apply("princess:M@0,1.N=Red")
    assert game.state.current_player() == -1


@pytest.mark.rule("OPT-11")
def test_with_may_the_removal_is_one_choice_among_others() -> None:
    options = {"princess": "may"}
    game = lay(play(SETUP, "G@0,1>N M.N", "U@1,0>N -", options=options), "princess-three@0,2>N")
    assert {"princess:M@0,1.N=Red", "fairy:0,1", "M@0,2.WSW", "-"} == game.legal
    assert game.why("M@0,2.N") == {"FOLLOW-5"}  # the city is still occupied
    game.apply("princess:M@0,1.N=Red")
    assert game.state.current_player() == -1  # PRINCESS-2: an alternative to a figure


@pytest.mark.rule("PRINCESS-4")
def test_without_knights_a_figure_is_placed_normally() -> None:
    game = lay(play(SETUP, "U@1,0>N -"), "princess-corner@0,1>S")
    assert "M@0,1.S" in game.legal
    assert game.why("princess:M@0,1.S=Red") == {"PRINCESS-1", "PRINCESS-4"}
    game.apply("M@0,1.S")
    assert game.supply(1) == 6
    # Only a new city begins, though another city has a knight.
    game = lay(play(SETUP, "G@0,1>N M.N", "U@1,0>N -"), "princess-corner@0,-1>S")
    assert "M@0,-1.S" in game.legal
    assert not any(a.startswith("princess") for a in game.legal)


@pytest.mark.rule("PRINCESS-1")
def test_only_knights_of_the_princess_city() -> None:
    """The tile has two cities: the princess in the one at its top, a pennant in the other."""
    before = play(SETUP, "G@0,1>N M.N", "U@1,0>N -")
    game = lay(
        Scenario(before.state.copy()), "princess-two-cities@0,2>N"
    )  # the knight is in the pennant city
    assert {a for a in game.legal if a.startswith("princess")} == set()
    assert "M@0,2.N" in game.legal
    game = lay(before, "princess-two-cities@0,2>S")
    assert game.legal == {"princess:M@0,1.N=Red"}
    assert game.why("princess:M@0,0.N=Red") == {"PRINCESS-1"}


@pytest.mark.rule("INT-29")
def test_own_knights_only() -> None:
    """With ``must`` the player loses their own knight if no other is there."""
    game = lay(play(SETUP, "G@0,1>N M.N", "U@1,0>N -"), "princess-three@0,2>N")
    assert game.state.current_player() == 0
    assert game.legal == {"princess:M@0,1.N=Red"}
    game.apply("princess:M@0,1.N=Red")
    assert game.supply(0) == 7


@pytest.mark.rule("PRINCESS-1")
def test_a_thief_or_farmer_on_the_tile_beside_is_no_knight() -> None:
    game = lay(play(SETUP, "U@1,0>N M.E", "U@2,0>N M.NNW"), "princess-corner@0,1>S")
    assert not any(a.startswith("princess") for a in game.legal)


def test_the_action_is_written_and_read_with_any_name() -> None:
    game = lay(play(SETUP, "G@0,1>N M.N", "U@1,0>N -", players=("a@b.c>d: =", "Bob")), "princess-three@0,2>N")
    [action] = game.state.legal_actions()
    assert game.state.action(str(action)) == action
    assert game.state.action(action.json()) == action
    assert action.json()["player"] == "a@b.c>d: ="
