"""BUILDER-1 to BUILDER-16.

The road of most tests runs from the start tile to the east::

    D(0,0) - U(1,0) thief - U(2,0) builder - open
"""

import pytest

from bastide.core.building import send_piece_home
from bastide.core.constants import CHANCE
from bastide.core.state import State
from bastide.players.greedy import GreedyPlayer
from bastide.testing import Scenario, empty_pile, play

SETUP = "base+traders-and-builders"
THIEF, BUILDER = "U@1,0>N M.E", "U@2,0>N B.E"
ROAD = (THIEF, "B@0,-1>N -", BUILDER, "E@0,1>S -")


def pieces(game: Scenario) -> set[tuple[int, str]]:
    return {(p.owner, str(p)) for p in game.state.pieces()}


def piece_number(state: State, owner: int, kind: str) -> int:
    """The first piece of a kind that stands on the table."""
    number = state.rules.piece_kind(kind)
    where = state.peek("where")
    return next(i for i, o in enumerate(state.rules.piece_owners()) if o == (owner, number) and where[i] >= 0)


@pytest.mark.rule("BUILDER-1")
def test_builder_goes_where_an_own_follower_is() -> None:
    game = play(SETUP, THIEF, "B@0,-1>N -")
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert "B@2,0.E" in game.legal
    game.apply("B@2,0.E")
    assert (0, "B@2,0.E") in pieces(game)
    assert game.supply(0, "builder") == 0


@pytest.mark.rule("BUILDER-1")
def test_builder_needs_an_own_follower() -> None:
    game = play(SETUP, THIEF)
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert "B@2,0.E" not in game.legal
    assert game.why("B@2,0.E") == {"BUILDER-1", "BUILDER-5"}


@pytest.mark.rule("BUILDER-1")
def test_builder_goes_into_a_city_too() -> None:
    game = play(SETUP, "R@0,1>N M.N", "B@0,-1>N -", "R@0,2>N B.N")
    assert (0, "B@0,2.N") in pieces(game)


@pytest.mark.rule("BUILDER-1")
def test_builder_in_use_cannot_be_placed_again() -> None:
    game = play(SETUP, *ROAD)
    game.apply("draw:U")
    game.apply("@3,0>N")
    assert game.why("B@3,0.E") == {"FOLLOW-2"}


@pytest.mark.rule("BUILDER-2")
def test_builder_never_on_field_or_cloister() -> None:
    game = play(SETUP, "B@0,-1>N M.NNW", THIEF)
    game.apply("draw:A")
    game.apply("@-1,-1>N")
    assert not any(a.startswith("B@") for a in game.legal)
    assert game.why("B@-1,-1.NNW") == {"BUILDER-2"}
    assert game.why("B@-1,-1.C") == {"BUILDER-2"}


@pytest.mark.rule("BUILDER-3")
def test_others_and_distance_do_not_matter() -> None:
    game = play(
        SETUP,
        *(THIEF, "U@1,-1>N M.E", BUILDER, "U@2,-1>N -", "V@3,-1>E -", "V@3,0>N -"),
        "E@0,1>S -",
    )
    game.apply("draw:U")
    game.apply("@-1,0>N")
    assert game.state.active == 1
    assert "B@-1,0.E" in game.legal  # Blue's thief is seven tiles away, Red's thief and builder nearer


@pytest.mark.rule("BUILDER-4")
def test_not_on_a_feature_that_the_tile_completes() -> None:
    game = play(SETUP, THIEF, "A@-1,0>S -")
    game.apply("draw:X")
    game.apply("@2,0>N")
    assert "B@2,0.W" not in game.legal
    assert game.why("B@2,0.W") == {"BUILDER-4"}


@pytest.mark.rule("BUILDER-5")
def test_the_follower_comes_with_an_earlier_tile() -> None:
    game = play(SETUP)
    game.apply("draw:U")
    game.apply("@1,0>N")
    assert not any(a.startswith("B@") for a in game.legal)
    game.apply("M@1,0.E")
    assert game.state.active == 1  # one figure: the builder has to wait for the next tile


@pytest.mark.rule("BUILDER-6")
def test_builder_6_ex() -> None:
    """Thief, builder, extend the road, second tile."""
    game = play(SETUP, *ROAD)
    game.turn("U@3,0>N - extra")
    assert any(e.name == "part-earned" for e in game.events)
    assert game.state.active == 0
    assert game.state.current_player() == CHANCE
    game.turn("E@1,1>N M.N")
    assert (0, "M@1,1.N") in pieces(game)
    assert game.state.active == 1


@pytest.mark.rule("BUILDER-6")
def test_no_second_part_for_another_feature_or_another_player() -> None:
    game = play(SETUP, *ROAD)
    game.turn("E@1,1>N -")
    assert game.state.active == 1
    game.turn("U@3,0>N -")  # Blue extends Red's road
    assert game.state.active == 0
    assert not any(e.name == "part-earned" for e in game.events)


@pytest.mark.rule("BUILDER-6", "STEP-6")
def test_the_tile_on_which_the_builder_is_placed_earns_nothing() -> None:
    game = play(SETUP, THIEF, "B@0,-1>N -", BUILDER)
    assert game.state.active == 1


@pytest.mark.rule("BUILDER-7")
def test_builder_7_ex() -> None:
    """The completing tile counts; thief and builder are back for the second part."""
    game = play(SETUP, THIEF, "B@0,-1>N -", BUILDER, "A@-1,0>S -")
    game.turn("L@3,0>N M.N extra")
    assert game.scores == (5, 0)
    assert game.supply(0, "builder") == 1
    assert game.state.active == 0
    game.turn("R@3,1>N B.N")
    assert pieces(game) == {(0, "M@3,0.N"), (0, "B@3,1.N")}
    assert game.state.active == 1


@pytest.mark.rule("BUILDER-8")
def test_at_most_one_extra_part() -> None:
    game = play(SETUP, *ROAD)
    game.turn("U@3,0>N - extra")
    assert game.state.active == 0
    game.turn("U@4,0>N -")  # extends again: nothing
    assert game.state.active == 1
    game.turn("B@1,1>N -")
    game.turn("U@5,0>N - extra")  # a new turn, a new part
    assert game.state.active == 0


@pytest.mark.rule("BUILDER-9", "STEP-6")
def test_the_part_stays_earned_when_the_builder_goes() -> None:
    game = play(SETUP, *ROAD)
    game.apply("draw:U")
    game.apply("@3,0>N")
    send_piece_home(game.state, piece_number(game.state, 0, "follower"))
    assert game.supply(0, "builder") == 1
    game.apply("-")
    game.apply("extra")
    assert game.state.active == 0
    assert game.state.current_player() == CHANCE


@pytest.mark.rule("BUILDER-10", "OPT-25")
def test_the_part_may_be_declined_before_its_tile_is_drawn() -> None:
    game = play(SETUP, *ROAD)
    for action in ("draw:U", "@3,0>N", "-"):
        game.apply(action)
    assert game.state.current_player() == 0
    assert game.legal == {"extra", "-"}
    assert game.why("draw:U") == {"TURN-1", "TILE-1", "BUILDER-10"}
    declined = game.state.copy()
    declined.apply("-")
    assert (declined.active, declined.current_player()) == (1, CHANCE)
    game.apply("extra")
    assert (game.state.active, game.state.current_player()) == (0, CHANCE)


@pytest.mark.rule("BUILDER-8", "BUILDER-10")
def test_a_part_that_was_declined_can_be_earned_in_the_next_turn() -> None:
    game = play(SETUP, *ROAD, "U@3,0>N - -", "B@1,1>N -", "U@4,0>N - extra")
    assert (game.state.active, game.state.current_player()) == (0, CHANCE)


@pytest.mark.rule("BUILDER-10", "OPT-25")
def test_the_part_must_be_taken() -> None:
    game = play(SETUP, *ROAD, "U@3,0>N -", options={"builder_turn": "must"})
    assert game.state.active == 0
    assert {a.partition(":")[0] for a in game.legal} == {"draw"}


@pytest.mark.rule("BUILDER-10", "BUILDER-14")
def test_nobody_is_asked_about_a_tile_that_is_not_there() -> None:
    game = play(SETUP, *ROAD)
    game.apply("draw:U")
    game.apply("@3,0>N")
    empty_pile(game.state)
    game.apply("-")
    assert game.state.is_terminal()


@pytest.mark.rule("BUILDER-10")
def test_a_computer_takes_the_part() -> None:
    game = play(SETUP, *ROAD)
    for action in ("draw:U", "@3,0>N", "-"):
        game.apply(action)
    assert {str(GreedyPlayer(seed).choose(game.state)) for seed in range(5)} == {"extra"}


@pytest.mark.rule("BUILDER-11")
def test_builder_stays_until_its_feature_is_scored() -> None:
    game = play(SETUP, *ROAD)
    game.apply("draw:B")
    game.apply("@1,1>N")
    assert {a.partition("@")[0] for a in game.legal} == {"M", "-"}  # nothing takes it back
    game.apply("-")
    game.turn("A@-1,0>S -")
    assert (0, "B@2,0.E") in pieces(game)
    game.turn("X@3,0>N -")
    assert not pieces(game)
    assert game.supply(0, "builder") == 1


@pytest.mark.rule("BUILDER-12")
def test_builder_never_counts() -> None:
    game = play(
        SETUP,
        *(THIEF, "U@1,-1>N M.E", BUILDER, "U@2,-1>N -", "V@3,-1>E -", "V@3,0>N -"),
        *("A@-1,0>S - extra", "A@0,-1>S -"),  # both parts of Red's turn
    )
    assert game.scores == (9, 9)
    assert game.sheets[-1].strengths == {0: 1, 1: 1}


@pytest.mark.rule("BUILDER-13")
def test_builder_goes_with_the_last_follower() -> None:
    game = play(SETUP, *ROAD)
    send_piece_home(game.state, piece_number(game.state, 0, "follower"))
    assert not pieces(game)
    assert game.supply(0, "builder") == 1


@pytest.mark.rule("BUILDER-13")
def test_builder_stays_with_another_follower() -> None:
    """Two roads of Red with a thief each are joined: one may go, the other keeps the builder."""
    game = play(
        SETUP,
        *(THIEF, "E@0,1>S -", BUILDER, "U@1,-1>N -"),
        *("U@2,-1>N M.E", "V@3,-1>E -", "V@3,0>N -"),
    )
    assert len(pieces(game)) == 3
    send_piece_home(game.state, piece_number(game.state, 0, "follower"))
    assert len(pieces(game)) == 2
    send_piece_home(game.state, piece_number(game.state, 0, "follower"))
    assert not pieces(game)


@pytest.mark.rule("BUILDER-13")
def test_a_follower_of_another_player_is_no_company() -> None:
    game = play(SETUP, THIEF, "U@1,-1>N M.E", BUILDER, "U@2,-1>N -", "V@3,-1>E -", "V@3,0>N -")
    send_piece_home(game.state, piece_number(game.state, 0, "follower"))
    assert pieces(game) == {(1, "M@1,-1.E")}


@pytest.mark.rule("BUILDER-14")
def test_no_tile_left_for_the_second_part() -> None:
    game = play(SETUP, *ROAD, "U@3,0>N -", end=True)
    assert any(e.name == "part-earned" for e in game.events)
    assert game.state.is_terminal()
    assert game.scores == (4, 0)


@pytest.mark.rule("BUILDER-15")
def test_an_unplaceable_tile_does_not_use_up_the_part() -> None:
    game = play(SETUP, *ROAD)
    game.turn("U@3,0>N - extra")
    game.turn("!C U@4,0>N -")
    assert [e.data["player"] for e in game.events if e.name == "discarded"] == [0]
    assert str(game.state.placed()[-1]) == "U@4,0>N"
    assert game.state.active == 1


@pytest.mark.rule("BUILDER-16")
def test_joining_with_another_feature_adds_to_it() -> None:
    game = play(SETUP, THIEF, "U@1,-1>N M.E", BUILDER, "U@2,-1>N -", "E@0,1>S -", "V@3,-1>E -")
    game.turn("V@3,0>N - extra")
    assert game.state.active == 0
    assert game.state.current_player() == CHANCE


@pytest.mark.rule("BUILDER-16")
def test_a_second_segment_of_the_tile_on_another_road_earns_nothing() -> None:
    """The bridge carries Red's builder's road; the road below it is another one."""
    game = play(SETUP, THIEF, "HB@2,0>N -", "U@3,0>N B.E", "B@0,-1>N -")
    game.turn("U@2,1>E -")  # continues the road below the bridge
    assert game.state.active == 1


@pytest.mark.rule("STEP-2")
def test_the_second_part_is_a_whole_part() -> None:
    """Tile, figure and scoring of the first part are finished before the second tile is drawn."""
    game = play(SETUP, THIEF, "B@0,-1>N -", BUILDER, "A@-1,0>S -")
    game.apply("draw:X")
    game.apply("@3,0>N")
    game.apply("-")
    assert game.scores == (5, 0)
    game.apply("extra")
    assert game.state.current_player() == CHANCE
    game.turn("E@0,1>S M.S")
    assert game.scores == (9, 0)
