"""The fairy. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.core.constants import PART, TURN
from bastide.testing import Scenario, play, table

SETUP = "base+princess-and-dragon"
LARGE = "base+inns-and-cathedrals+princess-and-dragon"
NEXT_TO = {"fairy": "next-to-follower"}


def fairy(game: Scenario) -> object:
    """Where she is."""
    return game.state.view()["own"]["fairy"][0]  # type: ignore[index]


def awards(game: Scenario) -> list[tuple[int, int, str]]:
    """Points that came from her: player, points, rule."""
    return [
        (e.data["player"], e.data["points"], e.data["rules"][0]) for e in game.events if e.name == "award"
    ]


@pytest.mark.rule("FAIRY-1")
def test_she_starts_off_the_board() -> None:
    game = play(SETUP)
    assert fairy(game) == -1


@pytest.mark.rule("FAIRY-2", "OPT-12")
def test_instead_of_a_figure_to_a_tile_with_an_own_follower() -> None:
    game = play(SETUP, "U@1,0>N M.E", "B@0,-1>N M.C")
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert {a for a in game.legal if a.startswith("fairy")} == {"fairy:1,0"}
    assert game.why("fairy:0,-1") == {"FAIRY-2"}  # Blue's
    assert game.why("fairy:2,0") == {"FAIRY-2"}  # nobody's
    assert game.why("fairy:9,9") == {"FAIRY-2"}
    assert game.why("fairy:M@1,0.E") == {"OPT-12"}
    game.apply("fairy:1,0")
    assert game.state.current_player() == -1  # and no figure besides
    assert fairy(game) == "1,0"
    game.turn("U@-1,0>N fairy:0,-1")  # from tile to tile
    assert fairy(game) == "0,-1"


@pytest.mark.rule("FAIRY-2")
def test_who_places_a_figure_leaves_her_alone() -> None:
    game = play(SETUP, "U@1,0>N M.E", "U@2,0>N -")
    game.apply("draw:B")
    game.apply("@0,-1>N")
    game.apply("M@0,-1.C")
    assert game.state.current_player() == -1


@pytest.mark.rule("FAIRY-4")
def test_not_to_the_tile_where_she_stands() -> None:
    game = play(SETUP, "U@1,0>N M.E", "U@2,0>N -", "U@3,0>N fairy:1,0", "U@4,0>N -")
    game.apply("draw:U")
    game.apply("@5,0>N")
    assert "fairy:1,0" not in game.legal
    assert game.why("fairy:1,0") == {"FAIRY-4"}


@pytest.mark.rule("FAIRY-6")
def test_a_point_as_the_turn_begins() -> None:
    game = play(SETUP, "U@1,0>N M.E", "U@2,0>N -", "U@3,0>N fairy:1,0")
    assert game.scores == (0, 0)  # Blue's turn has begun
    game.turn("U@4,0>N -")
    assert game.scores == (1, 0)  # before Red draws
    assert awards(game) == [(0, 1, "FAIRY-6")]
    game.turn("U@5,0>N -").turn("U@6,0>N -")
    assert game.scores == (2, 0)


@pytest.mark.rule("FAIRY-6")
def test_one_point_however_many_followers() -> None:
    """Red has a thief and, after the portal, a farmer on 1,0; Blue has a farmer there too."""
    game = play(
        SETUP,
        "U@1,0>N M.E",
        "portal-junction@0,-1>N M@1,0.NNW",
        "portal-cap-road-es@-1,0>N M@1,0.ESE",
        "U@2,0>N -",
        "U@3,0>N fairy:1,0",
    )
    assert game.scores == (0, 1)  # Blue's farmer is on her tile as well
    game.turn("U@4,0>N -")
    assert game.scores == (1, 1)


@pytest.mark.rule("FAIRY-7")
def test_the_point_belongs_to_the_turn_and_not_to_its_parts() -> None:
    rules = play(SETUP).state.rules
    assert "fairy-point" in [step.name for step in rules.sequence(TURN)]
    assert "fairy-point" not in [step.name for step in rules.sequence(PART)]
    assert rules.sequence(TURN)[0].name == "fairy-point"


@pytest.mark.rule("FAIRY-8", "FAIRY-13", "FAIRY-11")
def test_three_more_for_a_follower_of_the_scored_feature() -> None:
    """Red closes their road and brings the fairy to their thief in the same turn."""
    game = play(SETUP, "W@1,0>N M.W", "B@0,-1>N -", "W@-1,0>N fairy:1,0")
    assert game.scores == (3 + 3, 0)
    assert awards(game) == [(0, 3, "FAIRY-8")]
    assert game.supply(0) == 7
    assert fairy(game) == "1,0"  # FAIRY-11
    game.turn("B@0,-2>N -")
    assert game.scores == (6, 0)  # nobody is with her any more


@pytest.mark.rule("FAIRY-8")
def test_only_for_followers_of_that_feature_on_her_tile() -> None:
    """The road is closed; her tile holds Red's monk, Red's thief stands elsewhere."""
    turns = ("W@1,0>N M.W", "B@0,-1>N -", "B@0,-2>N M.C", "B@0,-3>N -", "W@-1,0>N fairy:0,-2")
    game = play(SETUP, *turns)
    assert game.scores == (3, 0)


@pytest.mark.rule("FAIRY-8")
def test_without_majority_and_for_every_player_there() -> None:
    """Two cities grow together: Red's large knight wins, Blue's knight is on the fairy's tile."""
    game = play(
        LARGE,
        "G@0,1>N L.N",
        "E@1,1>N M.N",
        "N@1,2>S -",
        "U@1,0>N fairy:1,1",
        "N@0,2>E -",
    )
    assert game.scores == (10, 3)
    assert awards(game) == [(1, 3, "FAIRY-8")]
    # Both have a knight on her tile, in two segments that a ring of four tiles has joined.
    game = play(
        SETUP,
        "I@0,-1>E M.E",
        "portal-junction@-1,0>N M@0,-1.S",
        "N@1,-1>S -",
        "N@1,-2>W -",
        "N@0,-2>N fairy:0,-1",
    )
    assert game.scores == (8 + 3, 8 + 3)
    assert awards(game) == [(0, 3, "FAIRY-8"), (1, 3, "FAIRY-8")]


@pytest.mark.rule("FAIRY-8")
def test_once_per_feature() -> None:
    """Red holds both segments of the ring on her tile and is paid once."""
    game = play(
        SETUP,
        "I@0,-1>E M.E",
        "U@1,0>N -",
        "portal-junction@-1,0>N M@0,-1.S",
        "N@1,-1>S -",
        "N@1,-2>W -",
        "U@2,0>N -",
        "N@0,-2>N fairy:0,-1",
    )
    assert game.scores == (8 + 3, 0)


@pytest.mark.rule("FAIRY-9")
def test_for_cloisters_and_in_final_scoring() -> None:
    game = play(SETUP, "B@0,-1>N M.C", "U@1,0>N -", "U@2,0>N fairy:0,-1", end=True)
    assert game.scores == (3 + 3, 0)
    assert awards(game) == [(0, 3, "FAIRY-8")]


@pytest.mark.rule("FAIRY-9")
@pytest.mark.parametrize("farms", ["current", "first-edition"])
def test_for_farms(farms: str) -> None:
    """Red's farmer lies south of the road at 1,0; no city touches that farm."""
    game = play(
        SETUP, "U@1,0>N M.ESE", "U@2,0>N -", "U@3,0>N fairy:1,0", end=True, options={"farm_scoring": farms}
    )
    assert game.scores == (3, 0)
    assert awards(game) == [(0, 3, "FAIRY-8")]


@pytest.mark.rule("FAIRY-10")
def test_even_if_the_feature_is_worth_nothing() -> None:
    """An unfinished inn road gives 0, the fairy her three."""
    game = play(LARGE, "EA@1,0>N M.W", "B@0,-1>N -", "B@0,-2>N fairy:1,0", end=True)
    assert awards(game) == [(0, 3, "FAIRY-8")]
    assert game.scores == (3, 0)


@pytest.mark.rule("FAIRY-12")
def test_she_stays_when_the_followers_leave_otherwise() -> None:
    """The princess sends the knight on her tile home; she stays and still bars the dragon."""
    game = play(
        SETUP,
        "G@0,1>N M.S",
        "U@1,0>N -",
        "U@2,0>N fairy:0,1",
        "princess-three@0,2>N princess:M@0,1.N=Red",
        "volcano-straight@-1,0>N",
        "dragon-straight@-2,0>N -",
    )
    assert fairy(game) == "0,1"
    assert game.supply(0) == 7
    game.apply("dragon:0,0")
    assert "dragon:0,1" not in game.legal
    assert game.why("dragon:0,1") == {"DRAGON-7", "FAIRY-5"}


@pytest.mark.rule("INT-28")
def test_she_gives_no_protection_against_the_princess() -> None:
    game = play(SETUP, "G@0,1>N M.S", "U@1,0>N -", "U@2,0>N fairy:0,1")
    game.apply("draw:princess-three")
    game.apply("@0,2>N")
    assert game.legal == {"princess:M@0,1.N=Red"}
    game.apply("princess:M@0,1.N=Red")
    assert game.state.view()["own"]["fairy"] == ["0,1"]  # type: ignore[index]


# OPT-12 ---------------------------------------------------------------------------------------


@pytest.mark.rule("FAIRY-14", "OPT-12")
def test_next_to_a_follower_she_acts_for_that_one_only() -> None:
    """Thief and farmer of Red share 1,0; she is put to the farmer."""
    turns = (
        "W@1,0>N M.W",
        "B@0,-1>N -",
        "portal-junction@0,-2>N M@1,0.NNW",
        "U@1,-2>N -",
    )
    game = play(SETUP, *turns, options=NEXT_TO)
    game.apply("draw:W")
    game.apply("@-1,0>N")
    assert {a for a in game.legal if a.startswith("fairy")} == {"fairy:M@1,0.W", "fairy:M@1,0.NNW"}
    assert game.why("fairy:1,0") == {"OPT-12"}
    other = Scenario(game.state.copy())
    game.apply("fairy:M@1,0.NNW")
    assert game.scores == (3, 0)  # not the three: the thief was scored
    other.apply("fairy:M@1,0.W")
    assert other.scores == (6, 0)
    # FAIRY-6: the farmer keeps her, the thief has left her.
    game.turn("U@-1,-2>N -")
    assert game.scores == (4, 0)
    other.turn("U@-1,-2>N -")
    assert other.scores == (6, 0)
    assert other.state.view()["own"]["fairy_segment"] == [-1]  # type: ignore[index]
    for one in (game, other):
        assert fairy(one) == "1,0"


@pytest.mark.rule("FAIRY-14", "FAIRY-4")
def test_next_to_a_follower_she_may_change_over_on_the_same_tile() -> None:
    game = play(
        SETUP,
        "W@1,0>N M.W",
        "B@0,-1>N -",
        "portal-junction@0,-2>N M@1,0.NNW",
        "U@1,-2>N -",
        "U@2,-2>N fairy:M@1,0.W",
        "U@3,-2>N -",
        options=NEXT_TO,
    )
    game.apply("draw:U")
    game.apply("@4,-2>N")
    assert game.why("fairy:M@1,0.W") == {"FAIRY-4"}
    assert game.why("fairy:M@1,0.E") == {"FAIRY-2"}
    assert "fairy:M@1,0.NNW" in game.legal


@pytest.mark.rule("FAIRY-14")
def test_next_to_a_follower_she_bars_the_whole_tile() -> None:
    game = play(
        SETUP,
        "U@1,0>N M.E",
        "volcano-plain@0,-1>N",
        "dragon-curve@-1,0>W fairy:M@1,0.E",
        options=NEXT_TO,
    )
    game.apply("dragon:0,0")
    assert game.legal == {"dragon:-1,0"}


@pytest.mark.rule("FAIRY-14", "OPT-12")
def test_next_to_a_follower_she_leaves_out_another_player_beside_them() -> None:
    """Red and Blue have a thief each on the same stretch of road; she is put to Red's."""
    pieces = {"Red": "M@1,0.E", "Blue": "M@1,0.E"}
    game = table(SETUP, "W@0,0>W U@1,0>N", pieces, options=NEXT_TO)
    game.turn("B@1,1>N fairy:M@1,0.E")
    assert game.scores == (0, 0)  # Blue's turn has begun
    game.turn("W@2,0>N -")
    assert game.scores == (3 + 3, 3)


@pytest.mark.rule("FAIRY-14")
def test_next_to_one_of_two_like_followers_she_stays_with_the_one_that_is_left() -> None:
    """Red has two knights on one spot, as a crop circle leaves them; the princess sends one away."""
    game = table(SETUP, "G@0,0>N", {"Red": "M@0,0.N M@0,0.N"}, options=NEXT_TO)
    game.turn("B@1,0>N fairy:M@0,0.N")
    game.turn("princess-three@0,1>N princess:M@0,0.N=Red")
    assert [str(p) for p in game.state.pieces()] == ["M@0,0.N"]
    assert game.scores == (1, 0)
