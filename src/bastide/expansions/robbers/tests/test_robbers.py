"""Robbers. The start tile D lies at 0,0: city north, road west to east, field south.

``Min6F`` is a straight road with a bag, ``Min6D`` a city at its north edge with a bag.
"""

import pytest

from bastide.core.constants import PART
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, empty_pile, table

SETUP = "base+robbers"
WITH_MESSENGERS = "base+messengers+robbers"


def apply(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def scores(game: Scenario, *points: int) -> None:
    for seat, n in enumerate(points):
        game.state.poke("score", seat, n)


def poke(game: Scenario, slot: str, *values: int) -> None:
    for i, value in enumerate(values):
        game.state.poke("own", game.state.rules.variable(slot) + i, value)


def robbed(game: Scenario) -> list[tuple[int, int, int]]:
    """Robber, victim and points of every robbery."""
    found = [e.data for e in game.events if e.name == "robbed"]
    return [(d["player"], d["victim"], d["points"]) for d in found]


def round_trip(game: Scenario) -> None:
    again = parse_position(format_position(game.state))
    assert again.key() == game.state.key()
    assert again.legal_actions() == game.state.legal_actions()


def city(players: int = 2, active: str = "Red") -> Scenario:
    """The start tile alone; ``CITY`` scores 4."""
    return table(SETUP, "D@0,0>N", players=players, active=active)


CITY = ("draw:E", "@0,1>S", "M@0,1.S")  # 4 points for whoever plays it
# Red's road from -1,0; the crossing at 3,0 completes it: 5 tiles.
ROAD = "D@0,0>N W@-1,0>N U@1,0>N U@2,0>N"


@pytest.mark.rule("ROBBER-1", "STEP-10", "ROBBER-3")
def test_the_robber_goes_to_a_space_with_anothers_marker_before_the_follower() -> None:
    game = city(3)
    scores(game, 3, 7, 59)
    apply(game, "draw:Min6F", "@1,0>N")
    assert game.state.current_player() == 0
    assert game.legal == {"-", "robber:7", "robber:9"}  # 59 is on space 9, a lap further
    assert game.why("robber:3") == {"ROBBER-1"}  # their own marker
    assert game.why("robber:8") == {"ROBBER-1"}
    assert game.why("M@1,0.E") == {"TURN-1", "FOLLOW-1", "ROBBER-1", "ROBBER-3"}
    assert "robber" in str(game.state.view(0)["prompt"])
    round_trip(game)
    game.apply("robber:7")
    assert game.own("robber") == [7, -1, -1]


@pytest.mark.rule("ROBBER-1")
def test_a_robber_on_the_board_may_be_moved_or_stay() -> None:
    game = city(3)
    scores(game, 3, 7, 9)
    poke(game, "robber", 7)
    apply(game, "draw:Min6F", "@1,0>N")
    assert game.legal == {"-", "robber:9"}
    assert game.why("robber:7") == {"ROBBER-1"}
    stay = Scenario(game.state.copy())
    stay.apply("-")
    assert stay.own("robber") == [7, -1, -1]
    game.apply("robber:9")
    assert game.own("robber") == [9, -1, -1]


@pytest.mark.rule("ROBBER-1")
def test_no_bag_no_robber() -> None:
    game = city()
    apply(game, "draw:U", "@1,0>N")
    assert not any(a.startswith("robber") for a in game.legal)


@pytest.mark.rule("ROBBER-2")
def test_robber_2_ex_blue_places_red_and_yellow_are_out_green_places() -> None:
    """Seats in turn order: Blue 0, Red 1, Yellow 2, Green 3."""
    game = city(4)
    scores(game, 1, 2, 3, 4)
    poke(game, "robber", -1, 3, 4, -1)
    apply(game, "draw:Min6F", "@1,0>N", "robber:2")
    assert game.state.current_player() == 3
    assert game.legal == {"-", "robber:1", "robber:2", "robber:3"}
    round_trip(game)
    game.apply("robber:3")
    assert game.own("robber") == [2, 3, 4, 3]
    assert game.state.current_player() == 0
    assert "M@1,0.E" in game.legal


@pytest.mark.rule("ROBBER-2", "OPT-10")
@pytest.mark.parametrize(("placement", "asked"), [("all", [0, 1, 2, 3]), ("next-only", [0, 1])])
def test_who_may_place(placement: str, asked: list[int]) -> None:
    game = table(SETUP, "D@0,0>N", players=4, options={"robber_placement": placement})
    apply(game, "draw:Min6F", "@1,0>N")
    found = []
    while "M@1,0.E" not in game.legal:
        found.append(game.state.current_player())
        game.apply("-")
    assert found == asked


@pytest.mark.rule("OPT-10")
def test_next_only_skips_those_whose_robber_is_out() -> None:
    game = table(SETUP, "D@0,0>N", players=4, options={"robber_placement": "next-only"})
    poke(game, "robber", -1, 0, -1, -1)
    apply(game, "draw:Min6F", "@1,0>N", "-")
    assert game.state.current_player() == 2
    game.apply("robber:0")
    assert game.state.current_player() == 0
    assert "M@1,0.E" in game.legal


@pytest.mark.rule("ROBBER-4", "ROBBER-5", "STEP-23")
def test_robber_4_ex_1_red_scores_five_and_blue_takes_three() -> None:
    game = table(SETUP, ROAD, {"Red": "M@-1,0.E"})
    scores(game, 10, 2)
    poke(game, "robber", -1, 10)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.scores == (15, 5)  # Red keeps all
    assert robbed(game) == [(1, 0, 3)]
    award = [e.data for e in game.events if e.name == "award"]
    assert [(a["player"], a["points"], a["rules"]) for a in award] == [(1, 3, ["ROBBER-4"])]
    assert game.own("robber") == [-1, -1]
    assert [e.data for e in game.events if e.name == "robber-returned"] == [{"player": 1}]


@pytest.mark.rule("ROBBER-4", "ROBBER-9")
def test_robber_4_ex_2_blue_scores_four_and_two_robbers_take_two_each() -> None:
    """Seats: Red 0, Blue 1, Green 2. Blue plays."""
    game = city(3, active="Blue")
    scores(game, 1, 8, 3)
    poke(game, "robber", 8, -1, 8)
    apply(game, *CITY)
    assert game.scores == (3, 12, 5)
    assert robbed(game) == [(2, 1, 2), (0, 1, 2)]  # in turn order from the active player


@pytest.mark.rule("ROBBER-5", "STEP-23")
def test_a_robber_that_has_robbed_goes_home_after_the_message_and_robs_no_more() -> None:
    order = [s.name for s in city().state.rules.sequence(PART)]
    assert order.index("return") < order.index("robbers-return")


TWICE = "D@0,0>N U@1,0>N W@-1,0>N E@1,1>N E@2,1>S B@3,1>N W@3,0>N"


@pytest.mark.rule("ROBBER-6", "ROBBER-7", "ORDER-2")
@pytest.mark.parametrize(("first", "loot"), [("score:E@-1,0", 3), ("score:N@2,0", 2)])
def test_one_feature_is_robbed_the_next_and_no_other(first: str, loot: int) -> None:
    """Red scores a road (5) and a city (4) with one tile; they choose the order."""
    game = table(SETUP, TWICE, {"Red": "M@1,0.E M@2,1.S"})
    poke(game, "robber", -1, 0)
    apply(game, "draw:D", "@2,0>N", "-")
    assert game.legal == {"score:E@-1,0", "score:N@2,0"}
    assert "scored next" in str(game.state.view(0)["prompt"])
    round_trip(game)
    game.apply(first)
    assert game.scores == (9, loot)
    assert robbed(game) == [(1, 0, loot)]


@pytest.mark.rule("ROBBER-8")
def test_a_robber_never_robs_its_own_colour() -> None:
    game = city(2)
    scores(game, 5, 5)
    poke(game, "robber", 5, -1)  # Red's robber stands with Red's and Blue's markers
    apply(game, *CITY)
    assert game.scores == (9, 5)
    assert robbed(game) == []
    assert game.own("robber") == [5, -1]


SHARED = {"Red": "M@-1,0.E", "Blue": "M@0,0.E"}


@pytest.mark.rule("ROBBER-10")
@pytest.mark.parametrize("now", [True, False])
def test_the_owner_chooses_whom_it_robs(now: bool) -> None:
    """Red and Blue score the same road of 5 from space 20; Green's robber stands there."""
    game = table(SETUP, ROAD, SHARED, players=3)
    scores(game, 20, 20, 0)
    poke(game, "robber", -1, -1, 20)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.state.current_player() == 2
    assert game.legal == {"rob:now", "rob:wait"}
    assert game.why("-") == {"ROBBER-10"}
    assert "Red" in str(game.state.view(2)["prompt"])
    round_trip(game)
    game.apply("rob:now" if now else "rob:wait")
    assert game.scores == (25, 25, 3)
    assert robbed(game) == [(2, 0 if now else 1, 3)]


@pytest.mark.rule("ROBBER-10", "ROBBER-7")
def test_there_is_no_choice_when_the_other_scorer_stands_elsewhere() -> None:
    game = table(SETUP, ROAD, SHARED, players=3)
    scores(game, 20, 21, 0)
    poke(game, "robber", -1, -1, 20)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.scores == (25, 26, 3)
    assert robbed(game) == [(2, 0, 3)]


@pytest.mark.rule("ROBBER-11")
def test_robber_11_ex_yellows_robber_goes_along_with_blues_marker() -> None:
    """Red 10 to 15, Blue 12 to 15 by robbing, Yellow's robber 12 to 15, where it waits for either."""
    game = table(SETUP, ROAD, {"Red": "M@-1,0.E"}, players=3)
    scores(game, 10, 12, 0)
    poke(game, "robber", -1, 10, 12)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.scores == (15, 15, 0)
    assert game.own("robber") == [-1, -1, 15]
    assert [e.data for e in game.events if e.name == "robber-moved"] == [{"player": 2, "space": 15}]
    apply(game, *CITY)  # Blue scores 4
    assert game.scores == (15, 19, 2)


@pytest.mark.rule("ROBBER-12")
def test_it_follows_even_if_another_marker_stays_behind() -> None:
    game = table(SETUP, ROAD, {"Red": "M@-1,0.E"}, players=4)
    scores(game, 10, 12, 0, 12)
    poke(game, "robber", -1, 10, 12, -1)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.own("robber") == [-1, -1, 15, -1]


@pytest.mark.rule("ROBBER-9", "ROBBER-11")
def test_two_robbers_with_one_robbers_own_marker_on_the_space() -> None:
    """Red, Blue on space 10 with the robbers of Blue and Green: both rob Red; Green's is not carried off."""
    game = table(SETUP, ROAD, {"Red": "M@-1,0.E"}, players=3)
    scores(game, 10, 10, 0)
    poke(game, "robber", -1, 10, 10)
    apply(game, "draw:W", "@3,0>N", "-")
    assert game.scores == (15, 13, 3)
    assert robbed(game) == [(1, 0, 3), (2, 0, 3)]
    assert [e for e in game.events if e.name == "robber-moved"] == []
    assert game.own("robber") == [-1, -1, -1]


@pytest.mark.rule("ROBBER-13", "INT-56", "STEP-4")
def test_the_fairys_point_is_robbed_as_one() -> None:
    game = table(
        "base+princess-and-dragon+robbers",
        "D@0,0>N U@1,0>N",
        {"Red": "M@1,0.E", "Blue": ""},
        active="Blue",
        more="own fairy 1,0",
    )
    scores(game, 6, 0)
    poke(game, "robber", -1, 6)
    apply(game, "draw:B", "@0,-1>N", "-")
    assert game.scores == (7, 1)
    assert robbed(game) == [(1, 0, 1)]


@pytest.mark.rule("INT-56")
def test_the_fairys_three_is_a_scoring_of_its_own() -> None:
    """The robber takes half of the road; the three are scored from another space."""
    game = table(
        "base+princess-and-dragon+robbers", ROAD, {"Red": "M@-1,0.E"}, players=3, more="own fairy -1,0"
    )
    scores(game, 10, 0, 0)
    poke(game, "robber", -1, 10, 15)
    apply(game, "draw:W", "@3,0>N", "-")
    assert robbed(game) == [(1, 0, 3), (2, 0, 2)]
    assert game.scores == (18, 3, 2)


@pytest.mark.rule("ROBBER-13", "INT-58")
def test_points_of_a_message_and_of_an_abbot_are_robbed() -> None:
    abbot = table("base+base-2021+robbers", "D@0,0>N B@0,-1>N", {"Red": "A@0,-1.C"}, options={"abbot": "on"})
    poke(abbot, "robber", -1, 0)
    apply(abbot, "draw:U", "@1,0>N", "back:A@0,-1.C")
    assert abbot.scores == (3, 2)
    game = table(WITH_MESSENGERS, "D@0,0>N")
    poke(game, "robber", -1, 0)
    apply(game, "draw:B", "@0,-1>N")
    poke(game, "message_due", 1)
    apply(game, "-", "message:pennants", "use:points", "pawn:marker")
    assert game.state.current_player() == 1  # Blue chooses the pawn for the loot
    round_trip(game)
    apply(game, "pawn:messenger")
    assert game.scores == (2, 1)
    assert robbed(game) == [(1, 0, 1)]


@pytest.mark.rule("ROBBER-14", "STEP-30")
def test_robbers_do_not_act_in_final_scoring() -> None:
    game = table(SETUP, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E"})
    poke(game, "robber", -1, 0)
    apply(game, "draw:B")
    empty_pile(game.state)
    apply(game, "@0,-1>N", "-")
    assert game.state.is_terminal()
    assert game.scores == (2, 0)
    assert game.own("robber") == [-1, -1]


@pytest.mark.rule("INT-54")
@pytest.mark.parametrize("pawn", ["marker", "messenger"])
def test_a_robber_stands_with_either_pawn(pawn: str) -> None:
    """Red's marker is on 20 and their messenger on 30; Blue's robber stands on 30."""
    game = table(WITH_MESSENGERS, "D@0,0>N", active="Blue")
    scores(game, 50, 3)
    poke(game, "messenger", 30)
    apply(game, "draw:Min6F", "@1,0>N")
    assert game.legal == {"-", "robber:20", "robber:30"}
    apply(game, "robber:30", "-", "-")  # Red places no robber, Blue no follower
    apply(game, *CITY, f"pawn:{pawn}")
    if pawn == "messenger":
        assert game.state.current_player() == 1
        game.apply("pawn:marker")
        assert game.scores == (54, 5)
    else:
        assert game.scores == (54, 3)
        assert game.own("robber") == [-1, 30]


@pytest.mark.rule("INT-55")
def test_robbed_points_move_either_pawn_and_may_bring_the_active_player_a_message() -> None:
    """Blue is active; their robber takes 2 of Red's 4 and their messenger lands on 5."""
    game = table(WITH_MESSENGERS, "D@0,0>N G@0,1>N", {"Red": "M@0,1.N"}, active="Blue")
    scores(game, 1, 4)
    poke(game, "messenger", 0, 2)
    poke(game, "robber", -1, 1)
    apply(game, "draw:E", "@0,2>S", "-")
    assert game.state.current_player() == 0
    game.apply("pawn:marker")  # Red: 6 points
    assert game.state.current_player() == 1
    game.apply("pawn:messenger")  # Blue: 3, from 2 to 5
    assert game.own("messenger") == [0, 5]
    assert game.scores == (7, 7)
    assert "message:knights" in game.legal


@pytest.mark.rule("INT-55")
def test_the_loot_of_another_player_brings_no_message() -> None:
    game = table(WITH_MESSENGERS, "D@0,0>N", active="Red")
    scores(game, 4, 4)
    poke(game, "messenger", 2, 3)
    poke(game, "robber", -1, 2)
    apply(game, *CITY, "pawn:messenger", "pawn:messenger")  # Red from 2 to 6, Blue from 3 to 5
    assert game.own("messenger") == [6, 5]
    assert "draw:B" in game.legal


@pytest.mark.rule("INT-57")
def test_a_bag_tile_that_completes_a_feature() -> None:
    game = table(SETUP, "D@0,0>N", active="Red")
    scores(game, 8, 3)
    apply(game, "draw:Min6D", "@0,1>S", "-", "robber:8", "M@0,1.S")
    assert game.scores == (12, 5)
    assert robbed(game) == [(1, 0, 2)]
