"""SETUP, TURN and TILE: what lies on the table, whose turn it is, where a tile may go.

The start tile D lies at 0,0 with its city to the north, a road from east to west and a field in
the south.
"""

from collections import Counter

import pytest

import bastide
from bastide.testing import check_refused, empty_pile, play

COUNTS = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"


@pytest.mark.rule("SETUP-1")
def test_base_set_is_72_tiles_with_these_counts() -> None:
    state = bastide.start("base")
    tiles = Counter(state.unseen_tiles()) + Counter(t.name for t in state.placed())
    assert tiles == {word[0]: int(word[1:]) for word in COUNTS.split()}
    assert sum(tiles.values()) == 72


@pytest.mark.rule("SETUP-1")
def test_two_copies_of_the_set_lay_one_start_tile() -> None:
    state = bastide.start("2*base")
    assert len(state.placed()) == 1
    assert state.unseen_tiles()["D"] == 7
    assert sum(state.unseen_tiles().values()) == 143


@pytest.mark.rule("SETUP-2")
def test_start_tile_lies_before_the_first_turn() -> None:
    state = bastide.start("base")
    assert [str(t) for t in state.placed()] == ["D@0,0>N"]
    assert state.unseen_tiles()["D"] == 3
    assert state.current_player() == bastide.CHANCE


@pytest.mark.rule("SETUP-3")
def test_each_player_has_seven_followers_and_a_marker_on_space_0() -> None:
    for seat in bastide.start("base", 6).view()["players"]:  # type: ignore[attr-defined]
        assert seat["supply"] == {"follower": 7}
        assert seat["score"] == 0
        assert seat["track"] == {"space": 0, "tiles": []}


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_up_to_six_players_take_part(n: int) -> None:
    assert len(bastide.start("base", n).scores()) == n


@pytest.mark.rule("SETUP-4")
def test_seven_players_are_refused() -> None:
    check_refused("base", "SETUP-4", "6", players=7)
    check_refused("base", "SETUP-4", "6", players=list("abcdefg"))
    check_refused("base", "SETUP-4", players=0)
    check_refused("base", "SETUP-4", players=[])


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_seat_may_start(first: int) -> None:
    assert play("base", players=3, first=first).state.active == first


@pytest.mark.rule("TURN-1")
def test_turn_is_draw_place_follower_score() -> None:
    game = play("base")
    assert game.state.current_player() == bastide.CHANCE
    game.apply("draw:E")
    assert game.state.current_player() == 0
    assert game.why("M@0,0.N") == {"TURN-1", "FOLLOW-1"}  # no follower before the tile
    game.apply("@0,1>S")
    assert game.state.current_player() == 0
    assert game.why("@0,2>N") == {"TURN-1"}  # no second tile
    game.apply("M@0,1.S")
    names = [e.name for e in game.events]
    assert names == ["turn", "drawn", "placed", "deployed", "scored", "points", "returned", "turn"]


@pytest.mark.rule("TURN-1")
def test_scoring_is_compulsory_when_nobody_places_a_follower() -> None:
    game = play("base", "N@0,1>E M.S", "E@1,1>W -")
    assert game.scores == (6, 0)


@pytest.mark.rule("TURN-2")
def test_turn_passes_to_the_left() -> None:
    game = play("base", players=3)
    seen = []
    for x in range(1, 5):
        seen.append(game.state.active)
        game.turn(f"U@{x},0>N -")
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("TILE-1")
def test_every_unseen_tile_is_as_likely_as_any_other() -> None:
    outcomes = {str(a): p for a, p in bastide.start("base").chance_outcomes()}
    assert len(outcomes) == 24
    assert outcomes["draw:C"] == pytest.approx(1 / 71)
    assert outcomes["draw:D"] == pytest.approx(3 / 71)
    assert outcomes["draw:V"] == pytest.approx(9 / 71)


@pytest.mark.rule("TILE-1")
def test_one_tile_is_drawn_and_everybody_sees_it() -> None:
    game = play("base")
    game.apply("draw:V")
    assert game.state.view(1)["tile"] == "V"
    assert game.state.unseen_tiles()["V"] == 8
    assert not any(a.startswith("draw") for a in game.legal)


@pytest.mark.rule("TILE-1")
def test_a_tile_that_is_used_up_cannot_be_drawn() -> None:
    game = play("base", "X@1,0>N -")
    assert "draw:X" not in game.legal
    assert game.why("draw:X") == {"TILE-1"}


@pytest.mark.rule("TILE-2")
def test_tile_must_share_an_edge_not_only_a_corner() -> None:
    game = play("base")
    game.apply("draw:B")
    assert game.legal == {"@0,-1>N"}
    assert game.why("@1,-1>N") == {"TILE-2"}  # a corner
    assert game.why("@5,5>N") == {"TILE-2"}  # nothing at all
    assert game.why("@0,0>N") == {"TILE-2"}  # occupied


@pytest.mark.rule("TILE-3")
def test_edges_must_match() -> None:
    game = play("base")
    game.apply(
        "draw:U"
    )  # a straight road: east and west of the start tile's road, or south of it, lengthwise
    assert game.legal == {"@0,-1>N", "@-1,0>N", "@1,0>N"}
    assert game.why("@1,0>E") == {"TILE-3"}
    assert game.why("@0,1>N") == {"TILE-3"}


@pytest.mark.rule("TILE-3")
def test_all_twelve_placements_of_a_tile_with_three_kinds_of_edge() -> None:
    game = play("base")
    game.apply("draw:K")  # city, field, road, road
    assert game.legal == {
        "@0,1>S",  # its city on the start tile's
        "@1,0>N",
        "@1,0>E",
        "@-1,0>S",
        "@-1,0>W",
        "@0,-1>W",
    }


@pytest.mark.rule("TILE-3")
def test_one_mismatch_among_several_neighbours_is_enough() -> None:
    game = play("base", "V@1,0>N -", "U@0,-1>N -")  # 1,-1 asks for a road in the north and in the west
    game.apply("draw:A")  # has but one road
    assert not any(a.startswith("@1,-1>") for a in game.legal)
    reasons = game.state.explain("@1,-1>E")  # its road to the north fits, the field to the west does not
    assert [(r.rules, r.places) for r in reasons] == [(("TILE-3",), ((0, -1),))]


@pytest.mark.rule("TILE-3")
def test_each_placement_of_a_symmetric_tile_is_listed_once() -> None:
    game = play("base", "E@0,1>S -", "E@0,2>N -")  # an open city edge to the north
    game.apply("draw:G")  # city through from edge to edge: looks the same after half a turn
    assert "@0,3>N" in game.legal
    assert "@0,3>S" not in game.legal
    assert game.state.action("@0,3>S") == game.state.action("@0,3>N")


@pytest.mark.rule("TILE-4")
def test_cities_that_meet_at_a_corner_are_not_joined() -> None:
    game = play("base", "D@1,0>N -")  # two caps side by side
    assert game.state.feature(0, 0, "N").tiles == ((0, 0),)
    assert game.state.feature(0, 0, "E").tiles == ((0, 0), (1, 0))  # their road is one


@pytest.mark.rule("TILE-4", "FARM-2")
def test_farms_that_meet_at_a_corner_are_not_joined() -> None:
    # D's field in the south and the field of E at 1,-1 meet only where four tiles meet:
    # the city between 1,0 and 1,-1 lies on one side, nothing on the other.
    game = play("base", "D@1,0>S M.ESE")
    game.apply("draw:E")
    game.apply("@1,-1>N")
    assert "M@1,-1.ENE" in game.legal
    assert (1, -1) not in game.state.feature(0, 0, "SSE").tiles


@pytest.mark.rule("TILE-5")
def test_cloisters_may_lie_next_to_each_other() -> None:
    game = play("base", "B@0,-1>N M.C", "B@0,-2>N M.C", "B@1,-1>N M.C", "B@-1,-2>N M.C")
    assert len(game.state.pieces()) == 4


@pytest.mark.rule("TILE-6")
def test_tile_without_a_place_leaves_the_game_and_the_same_player_draws_again() -> None:
    game = play("base", "E@0,1>S -")  # no open city edge is left for C
    game.apply("draw:C")
    assert [e.name for e in game.events[-2:]] == ["drawn", "discarded"]
    assert game.state.current_player() == bastide.CHANCE
    assert game.state.active == 1
    assert "C" not in game.state.unseen_tiles()
    assert len(game.state.placed()) == 2
    game.turn("U@1,0>N M.E")
    assert game.state.pieces()[0].owner == 1


@pytest.mark.rule("TILE-7")
def test_tile_with_a_place_may_not_be_discarded() -> None:
    game = play("base")
    game.apply("draw:C")
    assert game.legal == {"@0,1>N"}
    assert "TILE-7" in game.why("-")


@pytest.mark.rule("TILE-8")
def test_game_ends_when_the_last_tile_has_no_place() -> None:
    game = play("base", "E@0,1>S M.NNW")
    empty_pile(game.state, "C")
    game.apply("draw:C")
    assert game.state.is_terminal()
    assert len(game.state.placed()) == 2
    assert game.scores == (3, 0)  # the final scoring has taken place: a farmer at a city


@pytest.mark.rule("TILE-8", "TILE-6")
def test_a_replacement_is_drawn_as_long_as_tiles_are_left() -> None:
    game = play("base", "E@0,1>S M.NNW")
    empty_pile(game.state, "C", "U")
    game.apply("draw:C")
    assert not game.state.is_terminal()
    game.turn("U@1,0>N M.E")
    assert game.state.is_terminal()
    assert game.scores == (3, 2)
