"""The wagon. In most tests a road runs from a crossing at 0,0 to the east, where the next tile ends it."""

import pytest

from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, table

SETUP = "base+abbey-and-mayor"
ROAD = "W@0,0>W U@1,0>N U@2,0>N"  # crossing with roads to the north, east and south; ends at 3,0


def drives(game: Scenario) -> set[str]:
    return {text for text in game.legal if text.startswith("drive")}


def finish(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def cloister(pieces: dict[str, str], tiles: str = ROAD, players: int = 2, active: str = "Red") -> Scenario:
    """The cloister at 3,0 ends the road; no figure is placed."""
    return finish(table(SETUP, tiles, pieces, players=players, active=active), "draw:A", "@3,0>N", "-")


@pytest.mark.rule("WAGON-1")
def test_wagon_on_road_city_and_cloister_never_on_a_field() -> None:
    game = finish(table(SETUP, "X@0,0>N"), "draw:A", "@1,0>N")
    assert {a for a in game.legal if a.startswith("W")} == {"W@1,0.C", "W@1,0.W"}
    assert game.why("W@1,0.NNW") == {"WAGON-1"}
    game = finish(table(SETUP, "X@0,0>N", {"Red": "M@0,0.E"}), "draw:A", "@1,0>N")
    assert game.why("W@1,0.W") == {"FOLLOW-5"}
    game = finish(table(SETUP, "E@0,0>N"), "draw:E", "@0,1>S")
    assert "W@0,1.S" in game.legal


@pytest.mark.rule("WAGON-2")
def test_wagon_counts_as_one_follower() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "M@2,0.E"})
    assert game.scores == (4, 4)


@pytest.mark.rule("WAGON-3")
def test_wagon_drives_on_or_is_taken_back() -> None:
    game = cloister({"Blue": "W@1,0.E"})
    assert game.state.current_player() == 1
    assert ("wagon", "waiting") in {(kind, place) for _, kind, place in game.state.elsewhere()}
    there = game.state.copy()
    there.apply("drive:C@3,0")
    assert [str(p) for p in there.pieces()] == ["W@3,0.C"]
    game.apply("-")
    assert game.supply(1, "wagon") == 1
    assert game.state.pieces() == ()


@pytest.mark.rule("WAGON-3")
def test_where_a_wagon_may_not_go() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "M@0,0.N"})
    assert game.why("drive:N@0,0") == {"WAGON-3"}  # occupied
    assert game.why("drive:E@1,0") == {"WAGON-3"}  # complete
    assert game.why("drive:NNW@1,0") == {"WAGON-1"}
    assert game.why("drive:C@2,0") == {"FOLLOW-4"}  # nothing there
    assert game.why("draw:V") == {"TURN-1", "TILE-1", "WAGON-3", "WAGON-4"}


@pytest.mark.rule("WAGON-4", "WAGON-5")
def test_wagon_5_ex_1() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "M@0,0.N"})
    assert game.scores == (0, 4)
    assert drives(game) == {"drive:C@3,0", "drive:S@0,0"}


@pytest.mark.rule("WAGON-4", "WAGON-5")
def test_wagon_5_ex_2() -> None:
    tiles = "W@0,0>W road-end@0,-1>E"
    game = finish(table(SETUP, tiles, {"Blue": "W@0,0.E", "Red": "M@0,0.N"}), "draw:T", "@1,0>N", "-")
    assert game.scores == (0, 2)
    assert game.state.feature(0, 0, "S").complete
    assert drives(game) == {"drive:N@1,0"}  # the city


@pytest.mark.rule("WAGON-4", "WAGON-5")
def test_wagon_5_ex_3() -> None:
    tiles = "EQ@0,0>N F@0,1>N G@0,-1>N E@0,-2>N road-end@-1,0>S"
    setup = "base+inns-and-cathedrals+abbey-and-mayor"
    game = finish(table(setup, tiles, {"Blue": "W@0,1.N"}), "draw:E", "@0,2>S", "-")
    assert game.scores == (0, 14)
    assert drives(game) == {"drive:E@0,0"}


@pytest.mark.rule("WAGON-4")
def test_cities_are_not_connected_to_cities() -> None:
    setup = "base+inns-and-cathedrals+abbey-and-mayor"
    game = finish(table(setup, "EI@0,0>N", {"Blue": "W@0,0.N"}), "draw:E", "@0,1>S", "-")
    assert drives(game) == {"drive:E@0,0", "drive:W@0,0"}  # two cities and two roads meet in one spot


CLOISTER_IN_A_CITY = "base+princess-and-dragon+abbey-and-mayor"
INSIDE = "D@0,0>N dragon-city-cloister@0,1>N E@0,2>S"


@pytest.mark.rule("WAGON-4")
def test_from_a_city_to_the_cloister_inside_it() -> None:
    game = finish(table(CLOISTER_IN_A_CITY, INSIDE, {"Blue": "W@0,2.S"}), "draw:E", "@1,1>W", "-")
    assert game.scores == (0, 8)
    assert drives(game) == {"drive:C@0,1"}
    game.apply("drive:C@0,1")
    assert [str(p) for p in game.state.pieces()] == ["W@0,1.C"]


@pytest.mark.rule("WAGON-4")
def test_from_the_cloister_to_the_city_around_it() -> None:
    """The city goes on to the east, with G; the last of the eight neighbours is B at 1,2."""
    around = INSIDE + " G@1,1>E U@1,0>N U@-1,0>N B@-1,1>N B@-1,2>N"
    game = finish(table(CLOISTER_IN_A_CITY, around, {"Blue": "W@0,1.C"}), "draw:B", "@1,2>N", "-")
    assert game.scores == (0, 9)
    assert drives(game) == {"drive:N@0,0", "drive:N@0,1", "drive:S@0,2", "drive:E@1,1"}


@pytest.mark.rule("WAGON-4")
def test_not_in_a_game_that_was_begun_before_the_ruling() -> None:
    line = format_position(table(CLOISTER_IN_A_CITY, INSIDE, {"Blue": "W@0,2.S"}).state)
    game = finish(Scenario(parse_position(line.replace(" format=2", ""))), "draw:E", "@1,1>W", "-")
    assert game.supply(1, "wagon") == 1
    assert game.state.current_player() == -1


@pytest.mark.rule("WAGON-4")
def test_a_feature_further_on_is_not_connected() -> None:
    game = cloister({"Blue": "W@1,0.E"}, ROAD + " X@0,-1>N")
    assert game.why("drive:E@0,-1") == {"WAGON-4"}


@pytest.mark.rule("WAGON-5")
def test_wagon_with_nowhere_to_go_returns() -> None:
    game = finish(table(SETUP, "E@0,0>N", {"Blue": "W@0,0.N"}), "draw:E", "@0,1>S", "-")
    assert game.scores == (0, 4)
    assert game.supply(1, "wagon") == 1
    assert game.state.current_player() == -1


@pytest.mark.rule("WAGON-6")
def test_wagon_moves_without_points_and_whoever_completed() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "M@2,0.E M@1,0.E"})
    assert game.scores == (4, 0)
    assert game.state.current_player() == 1
    assert "drive:C@3,0" in drives(game)


@pytest.mark.rule("WAGON-7")
def test_wagons_one_after_the_other_from_the_active_player() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "W@2,0.E", "Yellow": "M@0,0.N"}, players=3, active="Blue")
    assert game.state.current_player() == 1
    game.apply("drive:C@3,0")
    assert game.state.current_player() == 0
    assert drives(game) == {"drive:S@0,0"}


@pytest.mark.rule("WAGON-7")
def test_wagons_move_clockwise() -> None:
    pieces = {"Red": "W@2,0.E", "Blue": "W@1,0.E", "Yellow": "W@0,0.E"}
    game = cloister(pieces, players=3, active="Blue")
    order = []
    while drives(game):
        order.append(game.state.current_player())
        game.apply("-")
    assert order == [1, 2, 0]


@pytest.mark.rule("WAGON-8")
def test_any_tile_of_the_new_feature() -> None:
    game = cloister({"Blue": "W@1,0.E", "Red": "M@0,0.N"}, ROAD + " U@0,-1>E")
    assert drives(game) == {"drive:C@3,0", "drive:S@0,0", "drive:N@0,-1"}


@pytest.mark.rule("WAGON-9")
def test_wagon_does_not_drive_on_at_the_end() -> None:
    game = table(SETUP, ROAD, {"Blue": "W@1,0.E"})
    game.turn("V@-1,0>N", last=True)
    assert game.state.is_terminal()
    assert game.scores == (0, 3)
    assert game.state.pieces() == ()


@pytest.mark.rule("WAGON-10")
def test_the_follower_of_the_part_may_have_been_used() -> None:
    game = finish(table(SETUP, ROAD, {"Blue": "W@1,0.E"}), "draw:A", "@3,0>N", "M@3,0.NNW")
    assert "drive:C@3,0" in drives(game)


@pytest.mark.rule("WAGON-7")
def test_wagon_just_placed_may_drive_at_once() -> None:
    game = finish(table(SETUP, ROAD), "draw:A", "@3,0>N", "W@3,0.W")
    assert game.scores == (4, 0)
    assert game.state.current_player() == 0
    assert "drive:C@3,0" in drives(game)


SEVEN = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N G@0,-1>N U@-1,0>N road-end@-2,0>S"


@pytest.mark.rule("INT-30")
def test_a_road_closed_by_an_abbey_leads_to_the_abbey() -> None:
    game = table(SETUP, SEVEN, {"Blue": "W@-1,0.E"}, step="abbey")
    finish(game, "abbey@0,0", "-")
    assert game.scores == (0, 2)
    assert drives(game) == {"drive:C@0,0"}


@pytest.mark.rule("INT-30")
def test_an_abbey_leads_to_every_road_and_city_at_its_sides() -> None:
    game = table(SETUP, SEVEN + " B@-1,-1>N", step="abbey")
    finish(game, "abbey@0,0", "W@0,0.C")
    assert game.scores == (9, 0)
    assert drives(game) == {"drive:E@1,0", "drive:N@0,-1"}  # the road in the west is complete
