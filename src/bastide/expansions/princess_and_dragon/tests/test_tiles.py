"""Two special tiles. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.testing import play

SETUP = "base+princess-and-dragon"
TUNNEL = ("volcano-plain@0,-1>N", "dragon-tunnel@1,0>N -")


@pytest.mark.rule("PDTILE-1")
def test_the_tunnel_breaks_neither_road_nor_city() -> None:
    game = play(SETUP, *TUNNEL)
    road = game.state.feature(1, 0, "W")
    assert road.number == game.state.feature(1, 0, "E").number == game.state.feature(0, 0, "E").number
    assert len(road.tiles) == 2
    assert game.state.feature(1, 0, "N").number == game.state.feature(1, 0, "S").number
    fields = {game.state.feature(1, 0, spot).number for spot in ("ENE", "ESE")}
    assert len(fields) == 1  # the field goes round the mouth of the tunnel


@pytest.mark.rule("PDTILE-2", "PDTILE-4")
def test_cloister_and_city_of_one_tile_are_different_features() -> None:
    game = play(SETUP, "volcano-plain@0,-1>N")
    game.apply("draw:dragon-city-cloister")
    game.apply("@0,1>N")  # the city goes on from D
    assert {"M@0,1.N", "M@0,1.C"} <= game.legal
    assert game.state.feature(0, 1, "C").number != game.state.feature(0, 1, "N").number
    # A knight in the city does not stop the monk, nor the reverse.
    game = play(SETUP, "G@0,1>N M.N", "volcano-plain@0,-1>N")
    game.apply("draw:dragon-city-cloister")
    game.apply("@0,2>N")
    assert "M@0,2.C" in game.legal
    assert game.why("M@0,2.N") == {"FOLLOW-5"}
    game = play(SETUP, "volcano-straight@1,0>N", "dragon-city-cloister@0,1>N M.C")
    game.apply("dragon:0,0")
    game.apply("dragon:0,1")
    assert game.supply(1) == 7


@pytest.mark.rule("PDTILE-4")
def test_a_monk_does_not_stop_a_knight() -> None:
    game = play(SETUP, "volcano-plain@0,-1>N", "U@1,0>N M.E", "U@2,0>N -")
    game.apply("draw:dragon-city-cloister")
    game.apply("@0,1>N")
    game.apply("M@0,1.C")
    while game.state.current_player() >= 0:  # the dragon goes along the road, away from the monk
        move = next(a for a in sorted(game.legal) if a != "dragon:0,1")
        game.apply(move)
    game.turn("U@3,0>N -")
    game.apply("draw:G")
    game.apply("@0,2>N")
    assert "M@0,2.N" in game.legal


@pytest.mark.rule("PDTILE-3")
def test_that_cloister_is_completed_by_eight_neighbours_though_the_city_is_open() -> None:
    game = play(
        SETUP,
        "volcano-straight@1,0>N",
        "U@-1,0>N -",
        "E@1,1>W -",
        "E@1,2>N -",
        "E@-1,1>N -",
    )
    game.apply("draw:dragon-city-cloister")
    game.apply("@0,1>N")
    assert game.state.feature(0, 1, "C").open == 2  # 0,2 and -1,2
    game.apply("M@0,1.C")
    game.apply("dragon:1,1")
    game.apply("dragon:1,2")  # a dead end
    game.turn("E@-1,2>S -")
    game.turn("G@0,2>N -")
    cloister, city = game.state.feature(0, 1, "C"), game.state.feature(0, 1, "N")
    assert cloister.complete
    assert not city.complete
    assert game.scores[1] == 9
