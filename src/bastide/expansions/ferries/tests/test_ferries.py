"""Ferries. The start tile D lies at 0,0: city north, road west to east, field south.

The lake ``lake-three`` has roads to the east, south and west as it is printed. Red is seat 0.
"""

import pytest

from bastide.core.constants import PART
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, play, table

SETUP = "base+ferries"


def go(game: Scenario, *turns: str) -> Scenario:
    """Play turns word by word; unlike ``Scenario.turn`` nothing is passed by itself."""
    for text in turns:
        for word in text.split():
            if "@" in word and ">" in word:
                tile, place = word.split("@")
                game.apply(f"draw:{tile}")
                game.apply(f"@{place}")
            elif "." in word and "@" not in word:
                piece, spot = word.split(".")
                laid = game.state.placed()[-1]
                game.apply(f"{piece}@{laid.x},{laid.y}.{spot}")
            else:
                game.apply(word)
    return game


def start(*turns: str, setup: str = SETUP, players: int = 2) -> Scenario:
    return go(play(setup, players=players), *turns)


def owners(game: Scenario, x: int, y: int, spot: str) -> list[int]:
    """Whose pieces stand on the feature."""
    return sorted(p.owner for p in game.state.feature(x, y, spot).pieces)


def steps(game: Scenario) -> list[str]:
    return [step.name for step in game.state.rules.sequence(PART)]


def next_player(game: Scenario) -> int:
    return int([e.data["player"] for e in game.events if e.name == "turn"][-1])


@pytest.mark.rule("FERRY-1", "FERRY-2")
def test_each_road_of_the_lake_is_a_place_of_its_own() -> None:
    """Red's thief is on the road from the west: that segment is taken, the two others are not."""
    game = start("U@-1,0>N M.E", "lake-three@1,0>N")
    roads = {a for a in game.legal if a in ("M@1,0.E", "M@1,0.S", "M@1,0.W")}
    assert roads == {"M@1,0.E", "M@1,0.S"}
    assert "FOLLOW-5" in game.why("M@1,0.W")
    empty = start("U@0,-1>N -", "lake-four@1,0>N")
    assert {"M@1,0.N", "M@1,0.E", "M@1,0.S", "M@1,0.W"} <= empty.legal


@pytest.mark.rule("FERRY-3", "STEP-12")
def test_a_ferry_must_be_set_follower_or_not() -> None:
    for figure in ("-", "M.S"):
        game = start(f"lake-three@1,0>N {figure}")
        assert game.legal == {"ferry:E,S@1,0", "ferry:E,W@1,0", "ferry:S,W@1,0"}
        assert game.why("-") == {"FERRY-3", "FERRY-15"}
        assert game.why("ferry:N,E@1,0") == {"FERRY-3"}
        assert game.why("ferry:S,S@1,0") == {"FERRY-3"}
        assert "lake" in str(game.state.view(0)["prompt"])
        game.apply("ferry:E,W@1,0")
        assert game.own("ferry_roads") == [["1,0", "1,0.E", "1,0.W"]]
        told = [e.data for e in game.events if e.name == "ferry"]
        assert told == [{"player": 0, "at": [1, 0], "from": "E", "to": "W"}]
    four = start("U@0,-1>N -", "lake-four@1,0>N -")
    assert len(four.legal) == 6


@pytest.mark.rule("FERRY-3")
def test_a_player_without_followers_sets_the_ferry_too() -> None:
    game = play(SETUP, options={"followers": "1"})
    go(game, "U@-1,0>N M.E", "B@0,-1>N -", "lake-three@1,0>N")
    assert all(a.startswith("ferry") for a in game.legal)


@pytest.mark.rule("FERRY-3", "FERRY-14", "FERRY-15")
def test_ferry_3_ex_1_the_road_of_blues_thief_is_completed() -> None:
    game = start("W@-1,0>N -", "U@1,0>N M.E", "lake-three@2,0>N M.S")
    assert game.scores == (0, 0)  # not before the ferry is set
    go(game, "ferry:E,S@2,0")
    assert game.scores == (0, 4)
    assert owners(game, 2, 0, "E") == [0]


@pytest.mark.rule("FERRY-3")
def test_ferry_3_ex_2_both_on_the_same_road() -> None:
    game = start("W@-1,0>N -", "U@1,0>N M.E", "lake-three@2,0>N M.S ferry:S,W@2,0")
    assert game.scores == (0, 0)
    assert owners(game, 2, 0, "S") == owners(game, 0, 0, "E") == [0, 1]
    assert owners(game, 2, 0, "E") == []


@pytest.mark.rule("FERRY-4")
def test_the_lake_counts_once_for_each_of_its_roads() -> None:
    game = start("W@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "B@0,-1>N -", "A@1,-1>E M.N")
    assert game.scores == (0, 2)  # the road south: the cloister's tile and the lake
    go(game, "W@2,0>N - -")
    assert game.scores == (4, 2)  # the joined road: two crossings, the start tile, and the lake once


@pytest.mark.rule("FERRY-5", "FERRY-8")
def test_a_tile_that_continues_the_road_may_move_its_ferry() -> None:
    game = start("lake-three@1,0>N - ferry:E,W@1,0", "U@2,0>N -")
    assert game.legal == {"-", "ferry:E,S@1,0", "ferry:S,W@1,0"}
    assert game.why("ferry:E,W@1,0") == {"FERRY-8"}
    assert game.why("ferry:E,S@0,0") == {"FERRY-5"}
    assert game.why("M@2,0.E") == {"TURN-1", "FOLLOW-1", "FERRY-5"}
    stay = Scenario(game.state.copy())
    stay.apply("-")
    assert stay.own("ferry_roads") == [["1,0", "1,0.E", "1,0.W"]]
    game.apply("ferry:S,W@1,0")  # it leaves the continued road altogether
    assert {(x, y) for x, y, _ in game.state.feature(2, 0, "E").spots} == {(1, 0), (2, 0)}
    assert game.own("ferry_roads") == [["1,0", "1,0.S", "1,0.W"]]
    assert game.own("ferries_used") == []
    assert game.state.current_player() == -1


@pytest.mark.rule("FERRY-5")
def test_no_ferry_for_a_tile_that_continues_no_road_with_one() -> None:
    south = start("lake-three@1,0>N - ferry:E,W@1,0", "V@1,-1>E -")  # the road that ends at the lake
    field = start("lake-three@1,0>N - ferry:E,W@1,0", "B@1,1>N -")
    for game in (south, field):
        assert game.state.current_player() == -1


# A lake at 1,0 and one at 3,0 with a gap between them; both ferries lead east to west.
TWO_LAKES = (
    "lake-three@1,0>N - ferry:E,W@1,0",
    "B@1,1>N -",
    "B@2,1>N -",
    "B@3,1>N -",
    "lake-three@3,0>N - ferry:E,W@3,0",
)


@pytest.mark.rule("FERRY-6")
def test_only_the_first_ferry_along_the_road() -> None:
    game = start(*TWO_LAKES, "U@2,0>N - -", "U@4,0>N -")
    assert game.legal == {"-", "ferry:E,S@3,0", "ferry:S,W@3,0"}
    assert game.why("ferry:E,S@1,0") == {"FERRY-5", "FERRY-6"}


@pytest.mark.rule("FERRY-7", "FERRY-9", "FERRY-11")
@pytest.mark.parametrize("tile", ["U", "W"])
def test_the_first_ferry_of_each_direction_once(tile: str) -> None:
    game = start(*TWO_LAKES, f"{tile}@2,0>N -")
    both = {"ferry:E,S@1,0", "ferry:S,W@1,0", "ferry:E,S@3,0", "ferry:S,W@3,0"}
    assert game.legal == {"-"} | both
    game.apply("ferry:E,S@1,0")
    assert game.legal == {"-", "ferry:E,S@3,0", "ferry:S,W@3,0"}
    assert game.why("ferry:E,W@1,0") == {"FERRY-9"}
    again = parse_position(format_position(game.state))
    assert again.key() == game.state.key()
    assert again.legal_actions() == game.state.legal_actions()
    game.apply("ferry:S,W@3,0")
    assert game.state.current_player() == -1


@pytest.mark.rule("FERRY-9")
def test_a_ferry_may_move_again_in_the_next_part() -> None:
    game = start("lake-three@1,0>N - ferry:E,W@1,0", "U@2,0>N - ferry:E,S@1,0", "U@3,0>N -")
    assert game.legal == {"-", "ferry:E,W@1,0", "ferry:S,W@1,0"}


@pytest.mark.rule("FERRY-10", "FERRY-9", "FERRY-11")
def test_a_new_lake_first_gets_its_ferry_then_others_move() -> None:
    game = start("lake-three@1,0>N - ferry:E,W@1,0", "lake-three@2,0>N -")
    assert game.legal == {"ferry:E,S@2,0", "ferry:E,W@2,0", "ferry:S,W@2,0"}
    assert game.why("ferry:E,S@1,0") == {"FERRY-3", "FERRY-10"}
    game.apply("ferry:E,S@2,0")
    assert game.legal == {"-", "ferry:E,S@1,0", "ferry:S,W@1,0"}
    assert game.why("ferry:E,W@2,0") == {"FERRY-9"}


@pytest.mark.rule("FERRY-12", "FERRY-13")
def test_a_reopened_road_is_scored_again_when_completed_again() -> None:
    """The road south of the lake is complete. The ferry takes it east, where the road is open."""
    game = start("lake-three@1,0>N - ferry:E,W@1,0", "A@1,-1>E M.N")
    assert game.scores == (0, 2)
    assert game.state.feature(1, -1, "N").complete
    go(game, "U@2,0>N M.E ferry:E,S@1,0")
    assert not game.state.feature(1, -1, "N").complete
    assert game.scores == (0, 2)
    go(game, "W@3,0>N - -")
    assert game.scores == (4, 2)  # cloister tile, lake, straight road, crossing; for Red alone


@pytest.mark.rule("FERRY-14")
def test_a_road_far_from_the_tile_is_completed_by_moving_a_ferry() -> None:
    game = start("W@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "U@2,0>N - -", "U@3,0>N - ferry:E,S@1,0")
    assert game.scores == (3, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("FERRY-14")
def test_the_road_that_the_ferry_leaves_behind_is_completed() -> None:
    """Red's road east of the lake is closed; the ferry goes to the two others."""
    game = start("lake-three@1,0>N M.E ferry:E,W@1,0", "W@2,0>N - -", "U@-1,0>N - ferry:S,W@1,0")
    assert game.scores == (2, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("FERRY-14")
def test_both_halves_of_a_road_completed_now_are_scored_apart() -> None:
    """Red's tile would close the road; parted by its ferry it is two roads, each complete."""
    game = start("W@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "B@0,-1>N -", "B@1,1>N -")
    go(game, "W@2,0>N -")
    game.apply("ferry:E,S@1,0")
    assert game.scores == (3, 0)
    assert [s.tiles for s in game.sheets if s.winners] == [3]


@pytest.mark.rule("FERRY-14", "FERRY-13")
def test_both_roads_of_the_moved_ferry_are_completed() -> None:
    """Red west, Blue east of the lake, the short road to the south complete. Red's tile closes the east."""
    game = start("W@-1,0>N M.E", "lake-three@1,0>N M.E ferry:E,W@1,0", "A@1,-1>E -", "B@0,-1>N -")
    go(game, "W@2,0>N -")
    together = Scenario(game.state.copy())
    together.apply("-")
    assert together.scores == (4, 4)
    game.apply("ferry:E,S@1,0")
    assert game.scores == (3, 3)  # crossing, start tile and lake; crossing, lake and cloister tile
    assert (game.supply(0), game.supply(1)) == (7, 7)


@pytest.mark.rule("FERRY-14")
def test_ferry_14_ex_3_green_and_yellow_on_different_roads() -> None:
    """Yellow on the west, Green on the east of the ferry; Green continues that road and moves it away."""
    game = start("U@-1,0>N M.E", "lake-three@1,0>N M.E ferry:E,W@1,0", "B@1,1>N -")
    assert owners(game, 0, 0, "E") == [0, 1]
    go(game, "U@2,0>N -")
    game.apply("ferry:E,S@1,0")
    assert owners(game, 0, 0, "E") == [0]
    assert owners(game, 2, 0, "E") == [1]


@pytest.mark.rule("FERRY-15", "STEP-12")
def test_order_of_the_turn() -> None:
    order = steps(play(SETUP))
    places = [order.index(n) for n in ("place", "figure", "set-ferry", "move-ferries", "score")]
    assert places == sorted(places)
    game = start("lake-three@1,0>N M.E ferry:E,W@1,0", "U@2,0>N")
    assert game.why("ferry:E,S@1,0")  # first the figure
    assert any(a.startswith("M@2,0") for a in game.legal)


@pytest.mark.rule("FERRY-16", "INT-64")
def test_lakes_are_no_inns_and_inns_count_after_ferries() -> None:
    setup = "base+inns-and-cathedrals+ferries"
    plain = start("W@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "W@2,0>N - -", setup=setup)
    assert plain.scores == (4, 0)
    # An inn at 2,0: joined by the ferry it counts for the whole road, parted it does not.
    turns = ("W@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "EB@2,0>N - -", "W@3,0>N -")
    joined = start(*turns, "-", setup=setup)
    assert joined.scores == (10, 0)
    parted = start(*turns, "ferry:E,S@1,0", setup=setup)
    assert parted.scores == (3, 0)


BUILDER = "base+traders-and-builders+ferries"


@pytest.mark.rule("FERRY-17", "INT-12")
def test_a_road_continued_by_a_ferry_alone_earns_no_second_part() -> None:
    game = start(
        "U@-1,0>N M.E", "B@0,-1>N -", "lake-three@1,0>N B.W ferry:E,S@1,0", "B@1,1>N -", setup=BUILDER
    )
    go(game, "U@2,0>N - ferry:E,W@1,0")
    assert owners(game, 2, 0, "E") == [0, 0]
    assert not [e for e in game.events if e.name == "part-earned"]
    assert next_player(game) == 1


@pytest.mark.rule("FERRY-17", "INT-12")
def test_the_second_part_stays_earned_when_the_ferry_parts_the_tile_from_the_builder() -> None:
    game = start(
        "U@-1,0>N M.E", "B@0,-1>N -", "lake-three@1,0>N B.W ferry:E,W@1,0", "B@1,1>N -", setup=BUILDER
    )
    go(game, "U@2,0>N - ferry:E,S@1,0")
    assert [e.data["player"] for e in game.events if e.name == "part-earned"] == [0]
    game.apply("extra")
    assert next_player(game) == 0
    go(game, "B@-1,-1>N -")
    assert next_player(game) == 1


@pytest.mark.rule("FERRY-18")
def test_a_builder_left_alone_returns_at_once() -> None:
    """Red's thief stays west of the lake, the builder east of it. Another ferry could still be moved."""
    game = start(
        "U@-1,0>N M.E",
        "lake-three@1,0>N - ferry:E,W@1,0",
        "U@2,0>N B.E -",
        "B@2,1>N -",
        "B@3,1>N -",
        "B@4,1>N -",
        "lake-three@4,0>N - ferry:E,W@4,0",
        "U@3,0>N -",
        setup=BUILDER,
    )
    assert game.supply(0, "builder") == 0
    game.apply("ferry:S,W@1,0")
    assert game.supply(0, "builder") == 1
    assert "ferry:E,S@4,0" in game.legal
    assert owners(game, 0, 0, "E") == [0]


@pytest.mark.rule("FERRY-18")
def test_a_builder_with_a_follower_stays() -> None:
    game = start(
        "U@-1,0>N M.E", "lake-three@1,0>N - ferry:E,W@1,0", "U@2,0>N B.E -", "U@-2,0>N - -", setup=BUILDER
    )
    go(game, "U@3,0>N")
    assert game.supply(0, "builder") == 0


@pytest.mark.rule("FERRY-19")
def test_a_wagon_drives_from_one_road_of_the_lake_to_another() -> None:
    game = start("W@-1,0>N W.E", "lake-three@1,0>N - ferry:E,S@1,0", setup="base+abbey-and-mayor+ferries")
    assert game.scores == (3, 0)
    assert game.state.current_player() == 0
    crossing, lake = {"drive:S@-1,0", "drive:W@-1,0"}, {"drive:E@1,0", "drive:S@1,0"}
    assert game.legal == {"-"} | crossing | lake


@pytest.mark.rule("INT-34")
def test_an_abbey_that_closes_the_road_moves_no_ferry() -> None:
    game = start(
        "lake-three@1,0>N - ferry:E,W@1,0",
        "B@1,1>N -",
        "B@2,1>N -",
        "E@3,1>N -",
        "E@3,0>E -",
        "E@3,-1>S -",
        "E@2,-1>S -",
        setup="base+abbey-and-mayor+ferries",
    )
    go(game, "abbey@2,0 -")
    assert game.state.feature(1, 0, "E").spots
    assert not any(a.startswith("ferry") for a in game.legal)
    assert next_player(game) == 0  # Blue's turn is over


@pytest.mark.rule("INT-50")
def test_every_road_of_a_lake_is_a_landing_place() -> None:
    game = start(
        "lake-three@1,0>N - ferry:E,W@1,0", "Min1B@2,0>N fly:M roll:1", setup="base+flying-machines+ferries"
    )
    assert game.legal == {"M@1,0.E", "M@1,0.S", "M@1,0.W"}


@pytest.mark.rule("INT-20")
def test_the_dragon_leaves_the_ferry() -> None:
    ferry = "own ferry_roads 0,0=0,0.E:0,0.W"
    tiles = "lake-three@0,0>N volcano-plain@0,1>N"
    game = table(
        "base+princess-and-dragon+ferries", tiles, {"Red": "M@0,0.S"}, more=f"own dragon 0,1 | {ferry}"
    )
    go(game, "dragon-cap@-1,1>N - dragon:0,0")
    assert game.supply(0) == 7
    assert game.own("ferry_roads") == [["0,0", "0,0.E", "0,0.W"]]


@pytest.mark.rule("INT-53")
def test_a_ferry_that_parts_the_road_leaves_the_pawn_on_its_segment() -> None:
    game = play("base+ferries+mage-and-witch", "Min5E@-1,0>S magic:mage@0,0.E")
    go(game, "lake-three@1,0>N - ferry:E,W@1,0", "U@2,0>N -")
    game.apply("ferry:E,S@1,0")
    assert game.own("mage") == ["0,0.E"]
    assert (2, 0, "E") not in game.state.feature(0, 0, "E").spots


@pytest.mark.rule("INT-63")
def test_a_road_completed_by_a_ferry_counts_for_the_robber_baron_of_the_active_player() -> None:
    game = start(
        "W@-1,0>N -",
        "lake-three@1,0>N - ferry:E,W@1,0",
        "U@2,0>N - -",
        "U@3,0>N - ferry:E,S@1,0",
        setup="base+king-and-robber-baron+ferries",
    )
    assert game.own("robber-baron") == ["1"]
    assert game.own("robber-baron-length") == [3]


def test_a_position_with_ferries_reads_back() -> None:
    game = start(*TWO_LAKES, "U@2,0>N - ferry:E,S@1,0 -")
    text = format_position(game.state)
    assert "own ferry_roads 1,0=1,0.E:1,0.S 3,0=3,0.E:3,0.W" in text
    again = parse_position(text)
    assert again.key() == game.state.key()
    for x, y, spot in ((0, 0, "E"), (1, 0, "S"), (4 - 1, 0, "S")):
        assert sorted(again.feature(x, y, spot).spots) == sorted(game.state.feature(x, y, spot).spots)
