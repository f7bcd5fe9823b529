"""The magic portal. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.testing import Scenario, play

SETUP = "base+princess-and-dragon"


def at_portal(
    *turns: str, tile: str = "portal-junction@-1,0>N", setup: str = SETUP, **more: object
) -> Scenario:
    """The position after the turns and a portal tile, before its figure."""
    game = play(setup, *turns, **more)  # type: ignore[arg-type]
    name, place = tile.split("@")
    game.apply(f"draw:{name}")
    game.apply(f"@{place}")
    return game


@pytest.mark.rule("PORTAL-1", "PORTAL-5")
def test_this_tile_or_any_tile_already_placed() -> None:
    game = at_portal("U@1,0>N -", "B@0,-1>N -")
    assert game.legal == {
        "M@-1,0.E", "M@-1,0.S", "M@-1,0.W", "M@-1,0.NNW", "M@-1,0.ESE", "M@-1,0.SSW",
        "M@0,0.N", "M@0,0.E", "M@0,0.ENE", "M@0,0.ESE",
        "M@1,0.E", "M@1,0.NNW", "M@1,0.ESE",
        "M@0,-1.C", "M@0,-1.NNW",
        "-",
    }  # fmt: skip
    game.apply("M@0,-1.C")
    assert [str(p) for p in game.state.pieces()] == ["M@0,-1.C"]
    assert game.state.current_player() == -1  # one follower only
    game = at_portal("U@1,0>N -")
    game.apply("M@1,0.NNW")  # PORTAL-5: a farm
    assert game.state.pieces()[0].spot == "NNW"


@pytest.mark.rule("PORTAL-2")
def test_the_feature_must_be_unoccupied() -> None:
    game = at_portal("U@1,0>N M.E", "B@0,-1>N M.C")
    assert game.why("M@0,0.E") == {"PORTAL-2", "FOLLOW-5"}  # Red's own road
    assert game.why("M@0,-1.C") == {"PORTAL-2", "FOLLOW-5"}
    assert "M@1,0.NNW" in game.legal
    assert game.why("M@5,5.N") == {"PORTAL-1"}
    assert game.why("M@1,0.N") == {"FOLLOW-4"}


@pytest.mark.rule("PORTAL-2")
def test_an_empty_supply_brings_nobody() -> None:
    game = at_portal("U@1,0>N M.E", "B@0,-1>N -", options={"followers": "1"})
    assert game.legal == {"fairy:1,0", "-"}
    assert game.why("M@0,0.N") == {"FOLLOW-2"}


@pytest.mark.rule("PORTAL-3")
def test_not_a_completed_feature_nor_one_the_portal_tile_completes() -> None:
    game = at_portal("E@0,1>S -", "W@1,0>N -")  # city closed before, road from 1,0 closed by the portal tile
    assert game.why("M@0,1.S") == {"PORTAL-3"}
    assert game.why("M@0,0.N") == {"PORTAL-3"}
    assert game.why("M@0,0.E") == {"PORTAL-3"}
    assert game.why("M@1,0.W") == {"PORTAL-3"}
    assert "M@1,0.S" in game.legal


@pytest.mark.rule("PORTAL-4")
def test_on_the_portal_tile_itself_a_completed_segment_may_be_taken() -> None:
    game = at_portal("E@0,1>S -", "W@1,0>N -")
    assert "M@-1,0.E" in game.legal
    game.apply("M@-1,0.E")
    assert game.scores == (3, 0)


@pytest.mark.rule("PORTAL-6")
def test_the_large_follower_may_use_it() -> None:
    game = at_portal("U@1,0>N -", "B@0,-1>N -", setup="base+inns-and-cathedrals+princess-and-dragon")
    assert {"L@0,-1.C", "L@1,0.E", "L@0,0.N", "L@1,0.NNW"} <= game.legal


@pytest.mark.rule("PORTAL-1", "OPT-4")
def test_without_farmers_no_farm_is_entered() -> None:
    game = at_portal("U@1,0>N -", options={"farmers": "off"})
    assert not any(".NNW" in a for a in game.legal)
    assert game.why("M@1,0.NNW") == {"OPT-4"}


@pytest.mark.rule("PORTAL-1")
def test_only_a_portal_tile_lets_one_elsewhere() -> None:
    game = at_portal("U@1,0>N -", tile="U@-1,0>N")
    assert game.why("M@1,0.NNW") == {"FOLLOW-3"}


@pytest.mark.rule("INT-26")
def test_the_fairy_is_no_obstacle() -> None:
    game = at_portal("U@1,0>N M.E", "B@0,-1>N -", "U@2,0>N fairy:1,0")
    assert "M@1,0.NNW" in game.legal
