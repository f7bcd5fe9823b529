"""The River, rule by rule. The spring lies at 0,0 and its water runs off to the west."""

import pytest

import bastide
from bastide.testing import Scenario, check_game, empty_pile, play

# All ten tiles between spring and lake; the river runs west and turns south in steps.
COURSE = (
    "straight@-1,0>N",
    "straight@-2,0>N",
    "bridge-city@-3,0>N",
    "two-cities@-4,0>N",
    "bridge-cloister@-5,0>N",
    "bridge-road@-6,0>N",
    "bend@-7,0>W",
    "bend@-7,-1>E",
    "corner-city@-8,-1>W",
    "bend-road@-8,-2>E",
)
IN_STACK = {"river1_start_tile": "in-river-stack"}


def draws(game: Scenario) -> set[str]:
    """The tiles that may come next."""
    return {str(a).removeprefix("draw:") for a, _ in game.state.chance_outcomes()}


@pytest.mark.rule("RIVER1-1")
def test_the_spring_replaces_the_start_tile() -> None:
    state = bastide.start("base+river-1")
    assert [str(t) for t in state.placed()] == ["spring@0,0>N"]
    assert sum(t.count for t in state.rules.tiles if t.set == "river-1") == 12
    assert sum(state.unseen_tiles().values()) == 72 + 11


@pytest.mark.rule("RIVER1-2")
def test_ten_tiles_are_the_first_stack_and_the_lake_is_kept_back() -> None:
    game = play("base+river-1")
    first = dict(game.state.chance_outcomes())
    assert draws(game) == {word.split("@")[0] for word in COURSE}
    assert sum(first.values()) == pytest.approx(1)
    assert first[game.state.action("draw:bend")] == pytest.approx(0.2)


@pytest.mark.rule("RIVER1-3")
def test_the_player_after_the_stack_lays_the_lake_then_normal_tiles_are_drawn() -> None:
    game = play("base+river-1", *COURSE)
    assert draws(game) == {"lake"}
    assert game.state.active == 0
    game.turn("lake@-9,-2>S -")
    assert game.state.feature(0, 0, "W").complete
    assert game.state.active == 1
    game.turn("D@-1,1>N -")
    assert len(draws(game)) == 24


@pytest.mark.rule("RIVER1-4")
def test_a_river_tile_continues_the_open_end() -> None:
    game = play("base+river-1")
    game.apply("draw:straight")
    assert game.legal == {"@-1,0>N"}
    assert game.why("@0,1>N") == {"RIVER1-4"}  # its field would fit the field of the spring
    assert game.why("@-1,0>E") == {"TILE-3"}


@pytest.mark.rule("RIVER1-5")
def test_no_bend_right_after_a_bend_that_turned_the_same_way() -> None:
    game = play("base+river-1", "bend@-1,0>W")  # from west to south
    game.apply("draw:bend")
    assert game.legal == {"@-1,-1>E"}  # to the west again
    assert game.why("@-1,-1>S") == {"RIVER1-5"}  # back east


@pytest.mark.rule("RIVER1-5")
def test_no_u_turn_to_the_other_side() -> None:
    game = play("base+river-1", "bend@-1,0>S")  # from west to north
    game.apply("draw:corner-city")
    assert game.legal == {"@-1,1>N"}
    assert game.why("@-1,1>W") == {"RIVER1-5"}


@pytest.mark.rule("RIVER1-6")
def test_with_a_straight_tile_between_the_river_may_turn_back() -> None:
    game = play("base+river-1", "bend@-1,0>W", "straight@-1,-1>E")
    game.apply("draw:bend")
    assert game.legal == {"@-1,-2>E", "@-1,-2>S"}


@pytest.mark.rule("RIVER1-7")
def test_followers_stand_on_everything_but_the_river() -> None:
    game = play("base+river-1")
    game.apply("draw:bridge-city")
    game.apply("@-1,0>N")
    assert {"M@-1,0.N", "M@-1,0.S", "-"} <= game.legal
    assert len(game.legal) == 7  # city, road, four fields, nothing
    assert game.why("M@-1,0.E") == {"RIVER1-7"}


@pytest.mark.rule("RIVER1-7")
def test_a_monk_on_a_river_tile() -> None:
    game = play("base+river-1", "bridge-cloister@-1,0>N M.C", "straight@-2,0>N -")
    assert [str(p) for p in game.state.pieces()] == ["M@-1,0.C"]


@pytest.mark.rule("RIVER1-8")
def test_the_river_separates_fields() -> None:
    game = play("base+river-1", "bridge-road@-1,0>N", "straight@-2,0>N M.NNW")
    north, south = game.state.feature(-2, 0, "NNW"), game.state.feature(-2, 0, "SSW")
    assert north.number != south.number
    assert game.state.feature(-1, 0, "WNW").number == north.number
    assert len(north.followers) == 1
    assert not south.followers


@pytest.mark.rule("RIVER1-9")
def test_the_field_goes_round_spring_and_lake() -> None:
    game = play("base+river-1", *COURSE, "lake@-9,-2>S")
    for x, y, one, other in ((0, 0, "WNW", "WSW"), (-9, -2, "ENE", "ESE")):
        assert game.state.feature(x, y, one).number == game.state.feature(x, y, other).number
    banks = {game.state.feature(-1, 0, spot).number for spot in ("NNW", "SSW")}
    assert len(banks) == 1  # round the spring


@pytest.mark.rule("RIVER1-10", "OPT-8")
def test_the_start_tile_comes_right_after_the_lake() -> None:
    game = play("base+river-1", *COURSE, "lake@-9,-2>S")
    assert draws(game) == {"D"}
    game.apply("draw:D")
    assert "@1,0>E" in game.legal  # field to the spring; the river does not bind it


@pytest.mark.rule("RIVER1-10", "OPT-8")
def test_the_start_tile_in_the_river_stack() -> None:
    game = play("base+river-1", options=IN_STACK)
    assert "D" in draws(game)
    game.apply("draw:D")
    assert {"@0,-1>S", "@0,1>N", "@1,0>E"} <= game.legal
    assert "@-1,0>N" not in game.legal
    game = play("base+river-1", *COURSE, "D@1,0>E", "lake@-9,-2>S", options=IN_STACK)
    assert len(draws(game)) == 24


@pytest.mark.rule("RIVER1-11")
def test_a_river_tile_that_fits_nowhere_is_removed() -> None:
    """The road of the start tile lies beside the open end, so that only a road can come there."""
    game = play("base+river-1", "bend@-1,0>W", "D@0,-1>S", options=IN_STACK)
    assert game.state.active == 0
    game.turn("!straight !two-cities !bend bridge-road@-1,-1>E")
    assert game.state.active == 1
    assert game.state.unseen_tiles()["straight"] == 1


@pytest.mark.rule("RIVER1-11")
def test_a_lake_that_fits_nowhere_is_removed() -> None:
    game = play("base+river-1", "bend@-1,0>W", options=IN_STACK)
    game.apply("draw:D")
    empty_pile(game.state, "lake", "V", "U")
    game.apply("@0,-1>S")
    game.apply("-")
    assert draws(game) == {"lake"}
    game.turn("!lake V@1,-1>N")
    assert game.state.active == 1
    assert not game.state.feature(0, 0, "W").complete  # it stays open
    assert draws(game) == {"U"}


@pytest.mark.rule("RIVER1-12")
def test_several_copies_are_one_long_river() -> None:
    game = play("base+3*river-1")
    unseen = game.state.unseen_tiles()
    assert unseen["lake"] == 1
    assert "spring" not in unseen
    assert unseen["straight"] == 6


@pytest.mark.rule("RIVER1-12")
def test_river_1_and_2_have_one_spring_and_no_plain_lake() -> None:
    game = play("base+river-1+river-2")
    assert [t.tile.id for t in game.state.placed()] == ["spring"]
    unseen = game.state.unseen_tiles()
    assert not {"spring", "river-2/spring", "lake"} & set(unseen)
    assert unseen["lake-volcano"] == 1
    assert sum(unseen.values()) == 71 + 21
    assert draws(game) == {"fork"}
    game.turn("fork@-1,0>S")
    assert {"straight", "two-cities", "pig-herd", "lake-city"} <= draws(game)


@pytest.mark.rule("RIVER1-13")
def test_a_road_on_a_bridge_runs_on_and_there_are_four_fields() -> None:
    game = play("base+river-1", "bridge-road@-1,0>N")
    state = game.state
    assert state.feature(-1, 0, "N").number == state.feature(-1, 0, "S").number
    (tile,) = [t for t in state.placed() if t.x == -1]
    assert [s.kind for s in tile.tile.segments].count("field") == 4
    assert state.feature(-1, 0, "NNW").number != state.feature(-1, 0, "SSW").number


@pytest.mark.parametrize("options", [{}, IN_STACK])
@pytest.mark.parametrize("setup", ["base+river-1", "2*base+4*river-1"])
def test_random_games(setup: str, options: dict[str, str]) -> None:
    for seed in range(3):
        check_game(setup, players=2 + seed, options=options, seed=seed, every=9)
