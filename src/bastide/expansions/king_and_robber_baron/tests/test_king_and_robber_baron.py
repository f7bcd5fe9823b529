"""King and robber baron. The start tile at 0,0 has a city in the north and a road from west to east."""

import pytest

from bastide.testing import Scenario, check_game, empty_pile, play, table
from bastide.words import Message

SET = "base+king-and-robber-baron"
# Red completes a city of two tiles, then Blue one of three in the south.
TWO = ("E@0,1>S",)
THREE = (*TWO, "E@0,-1>S", "G@0,-2>N", "E@0,-3>N")


def own(game: Scenario, name: str) -> int:
    """Own state of the expansion: a seat, -1 for nobody, or a size."""
    return game.state.peek("own")[game.state.rules.variable(name)]


@pytest.mark.rule("KING-1")
def test_the_first_completed_city_brings_the_king() -> None:
    game = play(SET)
    assert own(game, "king") == -1
    game.turn(*TWO)
    assert (own(game, "king"), own(game, "king-size")) == (0, 2)
    assert event(game, "king") == {"player": 0, "tiles": 2, "rules": ["KING-1", "KING-2"]}


def event(game: Scenario, name: str) -> dict[str, object]:
    """The data of the last event of that name."""
    return [e.data for e in game.events if e.name == name][-1]


@pytest.mark.rule("KING-2")
def test_a_larger_city_takes_the_king() -> None:
    game = play(SET, *THREE)
    assert (own(game, "king"), own(game, "king-size")) == (1, 3)


@pytest.mark.rule("KING-3")
def test_pennants_do_not_count() -> None:
    game = play(SET, *TWO, "E@0,-1>S", "F@0,-2>N", "E@0,-3>N")  # three tiles and a pennant
    assert own(game, "king-size") == 3


@pytest.mark.rule("KING-4")
def test_equal_size_does_not_move_the_king() -> None:
    game = play(SET, *TWO, "E@0,-1>S", "U@1,0>N", "E@0,-2>N")
    assert game.state.feature(0, -2, "N").complete
    assert (own(game, "king"), own(game, "king-size")) == (0, 2)


@pytest.mark.rule("KING-4")
def test_the_holder_raises_the_mark() -> None:
    game = play(SET, *TWO, "E@0,-1>S", "U@1,0>N", "G@0,-2>N", "E@0,-3>N")
    assert (own(game, "king"), own(game, "king-size")) == (0, 3)


@pytest.mark.rule("KING-5")
def test_followers_do_not_matter() -> None:
    empty = play(SET, "E@0,1>S -")
    full = play(SET, "E@0,1>S M.S")
    assert empty.scores == (0, 0)
    assert full.scores == (4, 0)
    assert own(empty, "king") == own(full, "king") == 0


@pytest.mark.rule("KING-6")
@pytest.mark.parametrize(
    "cities", ["G@0,1>N E@0,2>S E@0,-1>N", "E@0,1>S G@0,-1>N E@0,-2>N"], ids=["north", "south"]
)
def test_of_two_cities_completed_at_once_the_larger_counts(cities: str) -> None:
    """H closes one city in the north and one in the south; one of them has a tile more."""
    game = table(SET, f"B@1,1>N B@1,0>N B@1,-1>N {cities}")
    game.turn("H@0,0>N -")
    assert (own(game, "king"), own(game, "king-size")) == (0, 3)
    assert [e.name for e in game.events].count("king") == 1


@pytest.mark.rule("KING-7")
def test_a_point_for_each_completed_city() -> None:
    game = play(SET, *THREE, "U@1,0>N", end=True)
    assert game.state.is_terminal()
    assert game.scores == (0, 2)
    assert event(game, "award") == {
        "player": 1,
        "points": 2,
        "what": Message("line-king-points"),
        "rules": ["KING-7"],
    }


@pytest.mark.rule("KING-8")
def test_carcassonne_is_one_more_completed_city() -> None:
    """Two stumps of city on the outside of Carcassonne: the one in the south is completed."""
    game = play(f"{SET}+count-of-carcassonne")
    (stump,) = [t for t in game.state.placed() if t.name == "carc-9"]
    game.turn(f"E@{stump.x},{stump.y - 1}>N -", last=True)
    assert game.state.is_terminal()
    assert game.scores == (2, 0)
    assert event(game, "award")["rules"] == ["KING-7", "KING-8"]


CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))


@pytest.mark.rule("KING-8")
def test_king_8_ex_twelve_cities_and_carcassonne() -> None:
    cities = " ".join(f"E@{x},1>N E@{x},2>S" for x in range(2, -10, -1))
    setup = "5*base+king-and-robber-baron+count-of-carcassonne"
    game = table(setup, f"{CARCASSONNE} {cities}", more="own king 1 | own king-size 2")
    game.turn("B@2,3>N -", last=True)
    assert game.scores == (0, 13)


@pytest.mark.rule("BARON-3")
def test_carcassonne_is_nothing_to_the_robber_baron() -> None:
    """The road of carc-11 is the only one completed."""
    game = table(f"{SET}+count-of-carcassonne", f"{CARCASSONNE} U@2,-3>E")
    game.turn("A@2,-4>E -", last=True)
    assert own(game, "robber-baron") == 0
    assert game.scores == (1, 0)


@pytest.mark.rule("KING-9")
def test_king_and_baron_come_after_the_scoring_and_are_no_points() -> None:
    game = play(SET, "E@0,1>S M.S")
    names = [e.name for e in game.events]
    assert names.index("scored") < names.index("king")
    assert game.scores == (4, 0)
    game = play(SET, "W@1,0>N M.W", "W@-1,0>N -")
    names = [e.name for e in game.events]
    assert names.index("scored") < names.index("robber-baron")
    assert game.scores == (3, 0)
    assert own(game, "robber-baron") == 1


@pytest.mark.rule("KING-10")
def test_the_two_cities_of_the_bridge_are_separate_until_others_join_them() -> None:
    game = play(SET, "city-over-city@0,1>N")
    assert game.state.feature(0, 1, "N").number != game.state.feature(0, 1, "E").number
    game.turn("N@0,2>E").turn("N@1,2>S").turn("N@1,1>W")
    joined = game.state.feature(0, 1, "N")
    assert joined.number == game.state.feature(0, 1, "E").number
    assert len(joined.tiles) == 5


@pytest.mark.rule("BARON-1")
def test_the_first_and_then_every_longer_road_brings_the_baron() -> None:
    game = play(SET, "W@1,0>N", "W@-1,0>N")  # three tiles, completed by Blue
    assert (own(game, "robber-baron"), own(game, "robber-baron-length")) == (1, 3)
    game.turn("U@1,-1>E").turn("W@1,-2>S")  # three again
    assert game.state.feature(1, -1, "N").complete
    assert (own(game, "robber-baron"), own(game, "robber-baron-length")) == (1, 3)
    game.turn("U@2,0>N").turn("U@3,0>N").turn("W@4,0>N")  # four, by Red
    assert (own(game, "robber-baron"), own(game, "robber-baron-length")) == (0, 4)


@pytest.mark.rule("BARON-2")
def test_all_arms_of_the_three_way_road_count() -> None:
    """The road of three arms of Abbey & Mayor: four tiles in all."""
    game = play(f"{SET}+abbey-and-mayor")
    (three,) = [
        t.id
        for t in game.state.rules.tiles
        if any(s.kind == "road" and len(s.edges) == 3 for s in t.segments)
    ]
    game.turn(f"{three}@1,0>N -").turn("W@-1,0>N -").turn("W@2,0>N -").turn("W@1,-1>S -")
    assert own(game, "robber-baron-length") == 5


@pytest.mark.rule("BARON-2")
def test_a_tile_that_the_road_crosses_twice_counts_once() -> None:
    game = play(SET, "V@1,0>N", "V@1,-1>E", "U@0,-1>N", "V@-1,-1>S", "V@-1,0>W")
    assert own(game, "robber-baron-length") == 6


@pytest.mark.rule("BARON-3")
def test_a_point_for_each_completed_road() -> None:
    game = play(SET, "W@1,0>N", "W@-1,0>N", "U@1,-1>E", "W@1,-2>S", end=True)
    assert game.scores == (0, 2)
    assert event(game, "award")["rules"] == ["BARON-3"]


@pytest.mark.rule("BARON-3")
def test_only_roads_that_are_complete_at_the_end_count() -> None:
    """The open arms of the crossings give nothing."""
    game = play(SET, "W@1,0>N", "W@-1,0>N", end=True)
    assert game.scores == (0, 1)


@pytest.mark.rule("BARON-4", "FERRY-12")
@pytest.mark.parametrize(("ferry", "points"), [("-", 1), ("ferry:E,S@1,0", 0)])
def test_a_road_that_a_ferry_has_reopened_is_not_counted(ferry: str, points: int) -> None:
    """Blue has completed the road south of the lake; Red's ferry leads it on to the open east."""
    game = play(f"{SET}+ferries")
    for action in ("draw:lake-three", "@1,0>N", "-", "ferry:E,W@1,0", "draw:A", "@1,-1>E", "-"):
        game.apply(action)
    assert (own(game, "robber-baron"), own(game, "robber-baron-length")) == (1, 2)
    game.apply("draw:U")
    empty_pile(game.state)
    for action in ("@2,0>N", "-", ferry):
        game.apply(action)
    assert game.state.is_terminal()
    assert own(game, "robber-baron-length") == 2  # the record stays
    assert game.scores == (0, points)


@pytest.mark.rule("INT-32", "KING-5")
def test_an_abbey_completes_city_and_road_for_the_player_who_places_it() -> None:
    """Blue stands on both; Red's abbey at 0,0 closes them."""
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N G@0,-1>N E@0,-2>N U@-1,0>N road-end@-2,0>S E@-1,-1>S"
    game = table(f"{SET}+abbey-and-mayor", tiles, {"Blue": "M@0,-1.N M@-1,0.E"}, step="abbey")
    for action in ("abbey@0,0", "-"):
        game.apply(action)
    assert game.scores == (0, 4 + 2)
    assert (own(game, "king"), own(game, "king-size")) == (0, 2)
    assert (own(game, "robber-baron"), own(game, "robber-baron-length")) == (0, 2)


@pytest.mark.rule("INT-38", "KING-5")
def test_a_mayor_of_strength_0_does_not_keep_the_king_away() -> None:
    game = play(f"{SET}+abbey-and-mayor", "E@0,1>S Y.S")
    assert game.scores == (0, 0)
    assert (own(game, "king"), own(game, "king-size")) == (0, 2)


def test_nobody_holds_anything_when_nothing_is_completed() -> None:
    game = play(SET, "U@1,0>N", end=True)
    assert game.scores == (0, 0)


def test_several_copies_have_one_king() -> None:
    game = play("base+3*king-and-robber-baron", *THREE, "U@1,0>N", end=True)
    assert game.scores == (0, 2)


@pytest.mark.parametrize("setup", [SET, "base+4*king-and-robber-baron+river-2"])
def test_random_games(setup: str) -> None:
    for seed in range(3):
        last = check_game(setup, players=2 + seed, seed=seed, every=9)
        assert own(Scenario(last), "king") != -1
