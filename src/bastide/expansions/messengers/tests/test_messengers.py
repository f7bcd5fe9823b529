"""Messengers. The start tile D lies at 0,0: city north, road west to east, field south. Red is seat 0."""

from typing import Any

import pytest

from bastide.core.constants import PART
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, check_refused, empty_pile, play, table

SETUP = "base+messengers"
MESSAGES = (
    "shortest-road",
    "smallest-city",
    "smallest-monastery",
    "pennants",
    "knights",
    "farmers",
    "another-tile",
    "score-and-return",
)
BOTH = {"pawn:marker", "pawn:messenger"}
EITHER = {"use:message", "use:points"}


def pawns(game: Scenario, player: int, marker: int, messenger: int) -> None:
    """Put a player's pawns on the track."""
    game.state.poke("score", player, marker + messenger)
    game.state.poke("own", game.state.rules.variable("messenger") + player, messenger)


def poke(game: Scenario, slot: str, *values: int) -> None:
    for i, value in enumerate(values):
        game.state.poke("own", game.state.rules.variable(slot) + i, value)


def apply(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def reveal(game: Scenario, message: str, tile: str) -> Scenario:
    """Let the active player play a tile and get a message, whatever they have scored."""
    tile, place = tile.split("@")
    apply(game, f"draw:{tile}", f"@{place}")
    poke(game, "message_due", 1)
    if "-" in game.legal:
        game.apply("-")
    assert game.state.current_player() == -1
    return apply(game, f"message:{message}")


def awards(game: Scenario) -> list[tuple[int, int, tuple[str, ...]]]:
    return [
        (e.data["player"], e.data["points"], tuple(e.data["rules"])) for e in game.events if e.name == "award"
    ]


def round_trip(game: Scenario) -> None:
    again = parse_position(format_position(game.state))
    assert again.key() == game.state.key()
    assert again.legal_actions() == game.state.legal_actions()


@pytest.mark.rule("MSG-1")
def test_two_pawns_on_space_0_and_a_shuffled_stack() -> None:
    game = play(SETUP, players=4)
    assert game.own("messenger") == [0, 0, 0, 0]
    assert game.own("message_queue") == [-1] * 8
    poke(game, "message_due", 1)
    apply(game, "draw:U", "@1,0>N", "-")
    outcomes = {str(a): p for a, p in game.state.chance_outcomes()}
    assert set(outcomes) == {f"message:{m}" for m in MESSAGES}
    assert set(outcomes.values()) == {1 / 8}
    assert game.why("message:pennants") == set()
    assert game.why("-") == {"MSG-1", "MSG-6"}


def test_the_track_shows_the_marker_without_the_messenger() -> None:
    game = play(SETUP)
    pawns(game, 0, marker=52, messenger=9)
    view: dict[str, Any] = game.state.view()
    assert view["players"][0]["track"] == {"space": 2, "tiles": [50]}


def test_one_copy_of_the_set() -> None:
    check_refused("base+2*messengers", "one copy")


@pytest.mark.rule("MSG-2", "MSG-4")
def test_he_chooses_which_pawn_moves() -> None:
    game = play(SETUP)
    pawns(game, 0, 1, 2)
    apply(game, "draw:E", "@0,1>S", "M@0,1.S")
    assert game.legal == BOTH
    assert game.why("-") == {"MSG-2", "MSG-3"}
    assert game.state.view(0)["prompt"] == (
        "4 points: move the marker from 1 to 5, a dark space, or the messenger from 2 to 6"
    )
    round_trip(game)
    marker = Scenario(game.state.copy())
    game.apply("pawn:messenger")
    assert game.scores == (7, 0)
    assert game.own("messenger") == [6, 0]
    marker.apply("pawn:marker")
    assert marker.scores == (7, 0)
    assert marker.own("messenger") == [2, 0]


# A road from -1,0 to 3,0 and a city at 2,1: the tile D at 2,0 closes both.
CROSSING = "D@0,0>N U@1,0>N W@-1,0>N E@1,1>N E@2,1>S B@3,1>N W@3,0>N"
CLOSE = ("draw:D", "@2,0>N", "-")


@pytest.mark.rule("MSG-3", "ORDER-2")
def test_every_feature_is_a_scoring_of_its_own_in_the_order_that_is_chosen() -> None:
    game = table(SETUP, CROSSING, {"Red": "M@1,0.E", "Blue": "M@2,1.S"})
    apply(game, *CLOSE)
    assert game.state.current_player() == 0
    assert game.legal == {"score:E@-1,0", "score:N@2,0"}
    assert game.why("-") == {"ORDER-2"}
    assert game.why("score:E@1,0")  # named by its first tile only
    round_trip(game)
    game.apply("score:N@2,0")
    assert game.state.current_player() == 1  # Blue's pawns
    round_trip(game)
    game.apply("pawn:messenger")
    assert game.state.current_player() == 0
    game.apply("pawn:marker")
    assert game.scores == (5, 4)
    assert game.own("messenger") == [0, 4]


@pytest.mark.rule("MSG-3", "ORDER-3")
def test_tied_players_each_choose_from_the_active_one_on() -> None:
    game = table(SETUP, "D@0,0>N W@-1,0>N", {"Red": "M@-1,0.E", "Blue": "M@0,0.E"}, active="Blue")
    apply(game, "draw:W", "@1,0>N", "-")
    assert game.state.current_player() == 1  # the active player, Blue
    apply(game, "pawn:marker")
    assert game.state.current_player() == 0
    apply(game, "pawn:messenger")
    assert game.scores == (3, 3)
    assert game.own("messenger") == [3, 0]


@pytest.mark.rule("MSG-5", "MSG-6")
@pytest.mark.parametrize("space", range(50))
def test_dark_spaces_are_the_multiples_of_five(space: int) -> None:
    game = play(SETUP)
    pawns(game, 0, 50 + space - 4, 1)
    apply(game, "draw:E", "@0,1>S", "M@0,1.S", "pawn:marker")
    assert any(a.startswith("message:") for a in game.legal) == (space % 5 == 0)


SEVEN = ("W@-1,0>N M.E", "U@1,0>N -", "U@2,0>N -", "U@3,0>N -", "U@4,0>N -", "B@0,-1>N -")


@pytest.mark.rule("MSG-6")
def test_msg_6_ex_the_marker_from_8_by_7_and_the_messenger_from_11() -> None:
    game = play(SETUP, *SEVEN)
    pawns(game, 0, 8, 11)
    apply(game, "draw:W", "@5,0>N", "-")
    assert game.legal == BOTH
    other = Scenario(game.state.copy())
    game.apply("pawn:marker")
    assert game.scores == (26, 0)
    assert "message:knights" in game.legal
    other.apply("pawn:messenger")
    assert other.own("messenger") == [18, 0]
    assert "draw:B" in other.legal


@pytest.mark.rule("MSG-6")
def test_landings_of_other_players_give_nothing() -> None:
    game = play(SETUP, *SEVEN, "B@1,-1>N -")
    pawns(game, 0, 8, 11)
    apply(game, "draw:W", "@5,0>N", "-")  # Blue plays
    assert game.state.current_player() == 0
    apply(game, "pawn:marker")
    assert game.scores == (26, 0)
    assert "draw:B" in game.legal


@pytest.mark.rule("MSG-7", "MSG-8")
def test_one_message_for_a_scoring_step_and_a_later_move_does_not_cancel_it() -> None:
    for first, second, marker, messenger in (
        ("marker", "messenger", 0, 1),  # both land: road 5, city 4
        ("marker", "marker", 0, 1),  # the marker lands on 5 and goes on to 9
    ):
        game = table(SETUP, CROSSING, {"Red": "M@1,0.E M@2,1.S"})
        pawns(game, 0, marker, messenger)
        apply(game, *CLOSE, "score:E@-1,0", f"pawn:{first}", f"pawn:{second}")
        assert game.scores == (10, 0)
        game.apply("message:pennants")
        assert [e.name for e in game.events].count("message") == 1
        assert game.own("message_due") == [0]
        assert game.legal == EITHER  # the message is worth nothing
        game.apply("use:points")
        game.apply("pawn:messenger" if first == second else "pawn:marker")
        assert "draw:B" in game.legal


@pytest.mark.rule("MSG-7")
def test_each_part_has_its_own_scoring_step() -> None:
    game = reveal(play(SETUP), "another-tile", "B@0,-1>N")
    apply(game, "use:message")
    pawns(game, 0, 1, 1)
    apply(game, "draw:E", "@0,1>S", "M@0,1.S", "pawn:marker", "message:knights")
    assert [e.data["message"] for e in game.events if e.name == "message"] == ["another-tile", "knights"]


@pytest.mark.rule("MSG-9", "STEP-22", "STEP-23", "STEP-10", "STEP-12")
def test_the_message_comes_after_scoring_and_gold_and_before_robbers_go_home() -> None:
    rules = play("base+ferries+messengers+gold-mines+robbers").state.rules
    order = [step.name for step in rules.sequence(PART)]
    names = ("place", "place-robbers", "figure", "set-ferry", "move-ferries", "score", "return")
    places = [order.index(n) for n in (*names, "share-gold", "message", "robbers-return", "message-part")]
    assert places == sorted(places)


@pytest.mark.rule("MSG-10")
def test_use_it_or_two_points_and_under_the_stack() -> None:
    game = table(SETUP, "D@0,0>N G@0,1>N", {"Red": "M@0,1.N"})
    pawns(game, 0, 1, 1)
    reveal(game, "knights", "B@0,-1>N")
    assert game.legal == {"use:message", "use:points"}
    assert "MSG-10" in game.why("-")
    assert "MSG-10" in game.why("value:E@0,0")
    assert "knights" in str(game.state.view(0)["prompt"])
    round_trip(game)
    apply(game, "use:points", "pawn:marker")
    assert game.scores == (4, 0)
    assert awards(game) == [(0, 2, ("MSG-10",))]
    assert game.own("message_queue") == [4, -1, -1, -1, -1, -1, -1, -1]
    apply(game, "draw:B", "@1,-1>N")
    poke(game, "message_due", 1)
    game.apply("-")
    assert game.legal == {f"message:{m}" for m in MESSAGES if m != "knights"}
    assert game.why("message:knights") == {"MSG-1", "MSG-6"}


@pytest.mark.rule("MSG-10", "MSG-17")
@pytest.mark.parametrize("message", MESSAGES)
def test_the_choice_is_asked_also_for_a_message_worth_nothing(message: str) -> None:
    """Red has nobody on the map, and the stack is empty for the message with a further tile."""
    game = play(SETUP)
    pawns(game, 0, 1, 1)
    apply(game, "draw:B")
    empty_pile(game.state)
    game.apply("@0,-1>N")
    poke(game, "message_due", 1)
    apply(game, "-", f"message:{message}")
    assert game.state.current_player() == 0
    assert game.legal == EITHER
    assert "worth nothing" in str(game.state.view(0)["prompt"])
    round_trip(game)
    game.apply("use:message")
    assert game.scores == (2, 0)
    assert awards(game) == []


@pytest.mark.rule("MSG-10", "ROBBER-13")
def test_who_takes_nothing_is_not_robbed() -> None:
    """Both of Red's pawns stand on space 1 with Blue's robber, who would take half of the two points."""
    game = play("base+messengers+robbers")
    pawns(game, 0, 1, 1)
    poke(game, "robber", -1, 1)
    reveal(game, "knights", "B@0,-1>N")
    points = Scenario(game.state.copy())
    apply(points, "use:points", "pawn:marker", "pawn:marker")
    assert points.scores == (4, 1)
    game.apply("use:message")
    assert game.scores == (2, 0)
    assert game.own("robber") == [-1, 1]  # it goes on waiting


@pytest.mark.rule("MSG-10")
def test_when_all_have_been_seen_they_come_again_in_order() -> None:
    game = table(SETUP, "D@0,0>N G@0,1>N", {"Red": "M@0,1.N"})
    pawns(game, 0, 1, 1)
    poke(game, "message_queue", 4, 3, 0, 1, 2, 5, 6, 7)
    apply(game, "draw:B", "@0,-1>N")
    poke(game, "message_due", 1)
    game.apply("-")
    assert game.legal == {"use:message", "use:points"}  # knights, without a draw
    assert game.own("message_queue") == [3, 0, 1, 2, 5, 6, 7, 4]
    seven = play(SETUP)
    poke(seven, "message_queue", 4, 3, 0, 1, 2, 5, 6)
    apply(seven, "draw:B", "@0,-1>N")
    poke(seven, "message_due", 1)
    seven.apply("-")
    assert seven.legal == {"message:score-and-return"}


@pytest.mark.rule("MSG-11")
def test_points_of_a_message_may_bring_another() -> None:
    game = play(SETUP)
    pawns(game, 0, 1, 3)
    reveal(game, "pennants", "B@0,-1>N")
    apply(game, "use:points", "pawn:messenger")
    assert game.scores == (6, 0)
    assert len(game.legal) == 7
    apply(game, "message:shortest-road", "use:points", "pawn:marker")
    assert "draw:B" in game.legal


@pytest.mark.rule("MSG-11")
@pytest.mark.parametrize(
    ("message", "choice"),
    [("pennants", ("use:points",)), ("farmers", ("use:message",)), ("farmers", ("use:points",))],
)
def test_points_of_a_message_after_scoring_bring_another_in_the_same_part(
    message: str, choice: tuple[str, ...]
) -> None:
    """Red's city takes the marker from 1 to 5; the message's two take the messenger from 3 to 5."""
    game = table(SETUP, "D@0,0>N B@0,-1>N", {"Red": "M@0,-1.NNW"})
    pawns(game, 0, 1, 3)
    apply(game, "draw:E", "@0,1>S", "M@0,1.S", "pawn:marker")
    apply(game, f"message:{message}", *choice, "pawn:messenger")
    assert game.scores == (1 + 3 + 4 + 2, 0)
    assert game.state.active == 0
    assert game.legal == {f"message:{m}" for m in MESSAGES if m != message}


@pytest.mark.rule("MSG-12", "MSG-7")
def test_abbot_and_scoring_step_each_bring_a_message() -> None:
    """The abbot's 2 take the marker to 5, later the city's 4 take the messenger from 11 to 15."""
    game = table(
        "base+base-2021+messengers",
        "D@0,0>N B@0,-1>N",
        {"Red": "A@0,-1.C M@0,0.N"},
        options={"abbot": "on"},
    )
    pawns(game, 0, 3, 9)
    apply(game, "draw:E", "@0,1>S", "back:A@0,-1.C", "pawn:marker")
    apply(game, "message:pennants", "use:points", "pawn:messenger")
    assert game.scores == (3 + 9 + 2 + 2, 0)  # before the city
    apply(game, "pawn:messenger", "message:smallest-monastery")
    assert game.own("messenger") == [15, 0]


@pytest.mark.rule("MSG-12", "INT-56")
def test_the_fairys_point_may_bring_a_message_before_the_tile() -> None:
    game = play(
        "base+princess-and-dragon+messengers", "U@1,0>N M.E", "B@0,-1>N -", "B@1,-1>N fairy:1,0", "B@2,-1>N -"
    )
    assert game.legal == BOTH
    pawns(game, 0, 4, 1)
    game.apply("pawn:marker")
    apply(game, "message:pennants", "use:points", "pawn:messenger")
    assert game.scores == (4 + 1 + 1 + 2, 0)
    assert "draw:B" in game.legal


@pytest.mark.rule("MSG-12")
def test_an_abbot_taken_back_may_bring_a_message_too() -> None:
    game = table(
        "base+base-2021+messengers",
        "D@0,0>N B@0,-1>N",
        {"Red": "A@0,-1.C"},
        options={"abbot": "on"},
    )
    pawns(game, 0, 1, 7)
    apply(game, "draw:U", "@1,0>N", "back:A@0,-1.C")
    assert game.legal == BOTH
    game.apply("pawn:messenger")  # 1 + 2 neighbours: from 7 to 10
    assert game.own("messenger") == [10, 0]
    assert "message:knights" in game.legal


@pytest.mark.rule("MSG-13", "MSG-24")
def test_no_points_are_no_move() -> None:
    """Red's city with a cathedral is worth nothing now; they may take the knight back all the same."""
    game = play("base+inns-and-cathedrals+messengers", "EK@0,1>N M.N", "B@0,-1>N -")
    pawns(game, 0, 0, 5)  # on dark spaces, but nothing moves
    reveal(game, "score-and-return", "B@1,-1>N")
    assert game.legal == {"use:points", "recall:M,N@0,1"}
    game.apply("recall:M,N@0,1")
    assert game.scores == (5, 0)
    assert game.supply(0) == 7
    assert "draw:B" in game.legal


@pytest.mark.rule("MSG-14", "MSG-17")
def test_the_road_worth_least_majority_or_not() -> None:
    """Red's roads: two tiles west to east, and one at 0,-1, where Blue has more."""
    game = table(SETUP, "D@0,0>N U@1,0>N W@0,-1>N", {"Red": "M@1,0.E M@0,-1.E", "Blue": "M@0,-1.E M@0,-1.E"})
    pawns(game, 0, 1, 1)
    reveal(game, "shortest-road", "B@1,1>N")
    assert game.legal == {"use:points", "value:E@0,-1"}
    assert game.why("value:E@0,0") == {"MSG-14"}
    apply(game, "value:E@0,-1", "pawn:marker")
    assert game.scores == (3, 0)
    assert awards(game) == [(0, 1, ("MSG-14", "MSG-16"))]
    assert game.supply(0) == 5  # both stay


@pytest.mark.rule("MSG-17")
def test_ties_are_their_choice_and_without_a_road_it_is_worth_nothing() -> None:
    game = play(SETUP, "W@1,0>N M.S", "B@0,-1>N -", "W@-1,0>N M.S", "B@-1,1>N -")
    reveal(game, "shortest-road", "B@-2,1>N")
    assert game.legal == {"use:points", "value:S@1,0", "value:S@-1,0"}
    none = play(SETUP, "B@0,-1>N M.C", "B@1,-1>N -")
    pawns(none, 0, 1, 1)
    reveal(none, "shortest-road", "B@2,-1>N")
    assert none.legal == EITHER
    nothing = Scenario(none.state.copy())
    nothing.apply("use:message")
    assert nothing.scores == (2, 0)
    assert "draw:B" in nothing.legal
    apply(none, "use:points", "pawn:marker")
    assert none.scores == (4, 0)
    assert awards(none) == [(0, 2, ("MSG-10",))]


@pytest.mark.rule("MSG-15")
def test_the_city_worth_least_and_the_cloister_worth_least() -> None:
    game = play(SETUP, "G@0,1>N M.N", "B@0,-1>N -", "E@1,1>N M.N", "B@-1,-1>N -", "B@0,-2>N M.C", "U@1,0>N -")
    pawns(game, 0, 1, 1)
    city = Scenario(game.state.copy())
    reveal(city, "smallest-city", "B@-1,-2>N")
    assert city.legal == {"use:points", "value:N@1,1"}
    reveal(game, "smallest-monastery", "U@2,0>N")
    assert game.legal == {"use:points", "value:C@0,-2"}
    apply(game, "value:C@0,-2", "pawn:marker")
    assert game.scores == (2 + 3, 0)  # itself and the two to the north
    assert awards(game) == [(0, 3, ("MSG-15", "MSG-16"))]


@pytest.mark.rule("MSG-15")
def test_a_garden_is_no_cloister() -> None:
    game = table(
        "base+base-2021+messengers",
        "D@0,0>N U-garden@1,0>N",
        {"Red": "A@1,0.G"},
        options={"abbot": "on"},
    )
    pawns(game, 0, 1, 1)
    reveal(game, "smallest-monastery", "B@0,-1>N")
    assert game.legal == EITHER  # worth nothing


@pytest.mark.rule("MSG-15", "CULT-1")
def test_a_cult_place_is_like_a_cloister() -> None:
    game = table("base+cult+messengers", "D@0,0>N shrine@0,-1>N", {"Red": "M@0,-1.C"})
    pawns(game, 0, 1, 1)
    reveal(game, "smallest-monastery", "U@1,0>N")
    assert game.legal == {"use:points", "value:C@0,-1"}
    apply(game, "value:C@0,-1", "pawn:marker")
    assert game.scores == (2 + 3, 0)


@pytest.mark.rule("MSG-16")
def test_an_unfinished_inn_road_is_worth_nothing_and_so_the_lowest() -> None:
    game = table(
        "base+inns-and-cathedrals+messengers",
        "D@0,0>N EB@1,0>N W@0,-1>N",
        {"Red": "M@1,0.E M@0,-1.E"},
    )
    pawns(game, 0, 1, 1)
    reveal(game, "shortest-road", "B@1,1>N")
    assert game.legal == EITHER


@pytest.mark.rule("MSG-16", "INT-52")
@pytest.mark.parametrize(("pawn", "points"), [("mage", 6), ("witch", 2)])
@pytest.mark.parametrize("message", ["shortest-road", "score-and-return"])
def test_mage_and_witch_count_and_stay(pawn: str, points: int, message: str) -> None:
    game = table(
        "base+messengers+mage-and-witch",
        "D@0,0>N U@1,0>N U@2,0>N",
        {"Red": "M@1,0.E"},
        more=f"own {pawn} 0,0.E",
    )
    pawns(game, 0, 1, 1)
    reveal(game, message, "B@0,-1>N")
    apply(game, next(a for a in game.legal if a != "use:points"), "pawn:marker")
    assert game.scores == (2 + points, 0)
    assert game.own(pawn) == ["0,0.E"]


@pytest.mark.rule("MSG-18")
def test_pennants_each_city_once() -> None:
    """Red has two knights in a city with two pennants; Blue's city with one does not count."""
    game = table(
        SETUP,
        "D@0,0>N F@0,1>N F@0,2>N B@1,1>N M@2,1>N",
        {"Red": "M@0,1.N M@0,2.N", "Blue": "M@2,1.N"},
    )
    pawns(game, 0, 1, 1)
    reveal(game, "pennants", "B@0,-1>N")
    assert game.legal == {"use:message", "use:points"}
    apply(game, "use:message", "pawn:marker")
    assert game.scores == (2 + 4, 0)
    assert awards(game) == [(0, 4, ("MSG-18",))]
    assert game.supply(0) == 5


@pytest.mark.rule("MSG-19", "OPT-20", "MSG-27")
@pytest.mark.parametrize("points", ["2", "3"])
def test_knights_and_farmers(points: str) -> None:
    """A large follower is one. They stay."""
    setup, options = "base+inns-and-cathedrals+messengers", {"message_farmer_points": points}
    game = table(
        setup,
        "D@0,0>N G@0,1>N B@0,-1>N",
        {"Red": "L@0,1.N M@0,1.N M@0,-1.NNW"},
        options=options,
    )
    pawns(game, 0, 1, 1)
    other = Scenario(game.state.copy())
    reveal(game, "knights", "B@1,-1>N")
    apply(game, "use:message", "pawn:marker")
    assert game.scores == (2 + 4, 0)
    reveal(other, "farmers", "B@1,-1>N")
    apply(other, "use:message", "pawn:marker")
    assert other.scores == (2 + int(points), 0)
    assert other.supply(0) == 5
    assert other.supply(0, "large") == 0
    assert awards(other) == [(0, int(points), ("MSG-19", "OPT-20"))]


@pytest.mark.rule("MSG-19")
@pytest.mark.parametrize("message", ["knights", "farmers"])
def test_neither_others_nor_builder_and_pig_count(message: str) -> None:
    pieces = {"Red": "M@0,1.N B@0,1.N M@0,-1.NNW P@0,-1.NNW", "Blue": "M@0,1.N M@0,-1.NNW"}
    game = table("base+traders-and-builders+messengers", "D@0,0>N G@0,1>N B@0,-1>N", pieces)
    pawns(game, 0, 1, 1)
    reveal(game, message, "B@1,-1>N")
    apply(game, "use:message", "pawn:marker")
    assert game.scores == (2 + 2, 0)


@pytest.mark.rule("MSG-27")
@pytest.mark.parametrize("message", ["knights", "farmers", "score-and-return"])
def test_followers_in_carcassonne_are_neither_knights_nor_farmers(message: str) -> None:
    city = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
    game = table("base+count-of-carcassonne+messengers", city, {"Red": "M~2 M~3"})  # castle and market
    pawns(game, 0, 1, 1)
    reveal(game, message, "B@1,1>N")
    assert game.legal == EITHER  # worth nothing


@pytest.mark.rule("MSG-20", "MSG-21")
def test_another_tile_as_a_normal_part() -> None:
    game = reveal(play(SETUP), "another-tile", "B@0,-1>N")
    assert game.legal == {"use:message", "use:points"}
    apply(game, "use:message", "draw:E", "@0,1>S", "M@0,1.S", "pawn:marker")
    assert game.scores == (4, 0)
    assert [e.data["player"] for e in game.events if e.name == "turn"] == [0, 1]


@pytest.mark.rule("MSG-21", "MSG-22", "INT-13", "STEP-2")
def test_before_the_builders_part_and_one_builder_part_in_a_turn() -> None:
    game = play(
        "base+traders-and-builders+messengers", "U@1,0>N M.E", "B@0,-1>N -", "U@2,0>N B.E", "B@1,-1>N -"
    )
    reveal(game, "another-tile", "U@3,0>N")  # this earns the builder's part
    apply(game, "use:message")
    assert (game.own("message_parts"), game.own("builder_part")) == ([0], [1])  # the builder's is to come
    apply(game, "draw:U", "@4,0>N", "-", "extra")  # the message's part: no second builder part
    assert game.own("builder_part") == [2]
    apply(game, "draw:U", "@5,0>N", "-")  # the builder's part
    assert [e.data["player"] for e in game.events if e.name == "turn"][-1] == 1
    assert [e.name for e in game.events].count("part-earned") == 1


@pytest.mark.rule("MSG-22", "INT-13")
def test_the_part_of_a_message_may_earn_the_builders() -> None:
    game = play(
        "base+traders-and-builders+messengers", "U@1,0>N M.E", "B@0,-1>N -", "U@2,0>N B.E", "B@1,-1>N -"
    )
    reveal(game, "another-tile", "B@2,-1>N")
    apply(game, "use:message", "draw:U", "@3,0>N", "-", "extra")
    assert [e.name for e in game.events].count("part-earned") == 1
    apply(game, "draw:U", "@4,0>N", "-")
    assert [e.data["player"] for e in game.events if e.name == "turn"][-1] == 1


@pytest.mark.rule("MSG-23")
def test_without_a_tile_left_it_is_worth_two_points() -> None:
    game = play(SETUP)
    apply(game, "draw:B")
    empty_pile(game.state)
    pawns(game, 0, 1, 1)
    game.apply("@0,-1>N")
    poke(game, "message_due", 1)
    apply(game, "-", "message:another-tile")
    assert game.legal == EITHER
    nothing = Scenario(game.state.copy())
    nothing.apply("use:message")
    assert nothing.state.is_terminal()
    assert nothing.scores == (2, 0)
    apply(game, "use:points", "pawn:marker")
    assert game.scores == (4, 0)
    assert game.state.is_terminal()


@pytest.mark.rule("MSG-24")
def test_a_tie_suffices_and_only_that_player_scores() -> None:
    """Red and Blue share the road; Red alone gets its value and takes the thief back."""
    game = table(SETUP, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E", "Blue": "M@0,0.E"})
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@0,-1>N")
    assert game.legal == {"use:points", "recall:M,E@1,0"}
    assert game.why("recall:M,E@0,0") == {"MSG-24"}  # Blue's
    assert "MSG-10" in game.why("value:E@0,0")
    apply(game, "recall:M,E@1,0", "pawn:marker")
    assert game.scores == (2 + 2, 0)
    assert [p.owner for p in game.state.feature(0, 0, "E").pieces] == [1]
    assert awards(game) == [(0, 2, ("MSG-24",))]


@pytest.mark.rule("MSG-24")
def test_one_follower_returns_the_others_stay() -> None:
    """Red's two thieves stand on the same segment."""
    game = table(SETUP, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E M@1,0.E"})
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@0,-1>N")
    assert game.legal == {"use:points", "recall:M,E@1,0"}
    apply(game, "recall:M,E@1,0", "pawn:marker")
    assert game.scores == (2 + 2, 0)
    assert game.supply(0) == 6


@pytest.mark.rule("MSG-24")
def test_not_where_another_has_the_majority() -> None:
    setup = "base+inns-and-cathedrals+messengers"
    game = table(setup, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E", "Blue": "L@0,0.E"})
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@0,-1>N")
    assert game.legal == EITHER  # worth nothing


@pytest.mark.rule("MSG-25")
@pytest.mark.parametrize(("farms", "points"), [("current", 3), ("first-edition", 4)])
def test_a_farmer_taken_back(farms: str, points: int) -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "B@0,-1>N -", options={"farm_scoring": farms})
    assert game.supply(0) == 6
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@1,-1>N")
    apply(game, next(a for a in game.legal if a.startswith("recall")), "pawn:marker")
    assert awards(game) == [(0, points, ("MSG-24", "MSG-25"))]
    assert game.scores == (2 + points, 0)
    assert game.supply(0) == 7


@pytest.mark.rule("MSG-25")
@pytest.mark.parametrize(("farms", "points"), [("current", 4), ("first-edition", 5)])
def test_with_a_pig_which_returns_when_left_alone(farms: str, points: int) -> None:
    game = table(
        "base+traders-and-builders+messengers",
        "D@0,0>N E@0,1>S",
        {"Red": "M@0,1.NNW P@0,1.NNW"},
        options={"farm_scoring": farms},
    )
    assert game.supply(0, "pig") == 0
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@0,-1>N")
    apply(game, next(a for a in game.legal if a.startswith("recall")), "pawn:marker")
    assert game.scores == (2 + points, 0)
    assert game.supply(0, "pig") == 1


@pytest.mark.rule("MSG-16", "COUNT-4")
@pytest.mark.parametrize(("farms", "points"), [("current", 3), ("first-edition", 4)])
def test_a_farmer_beside_carcassonne_taken_back(farms: str, points: int) -> None:
    game = play("base+count-of-carcassonne+messengers", options={"farm_scoring": farms})
    game.turn("B@1,1>N M.NNW").turn("U@-1,0>N -")
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@2,1>N")
    apply(game, next(a for a in game.legal if a.startswith("recall")), "pawn:marker")
    assert game.scores == (2 + points, 0)


@pytest.mark.rule("MSG-25", "BUILDER-13")
def test_a_builder_left_alone_returns() -> None:
    game = play(
        "base+traders-and-builders+messengers", "U@1,0>N M.E", "B@0,-1>N -", "U@2,0>N B.E", "B@1,-1>N -"
    )
    reveal(game, "score-and-return", "B@2,-1>N")
    apply(game, next(a for a in game.legal if a.startswith("recall")))
    assert game.supply(0, "builder") == 1


@pytest.mark.rule("MSG-26")
def test_no_fairy_and_no_drive() -> None:
    """Red's wagon stands with the fairy on a road that ends at a crossing, where it could drive on."""
    setup = "base+princess-and-dragon+abbey-and-mayor+messengers"
    game = table(setup, "D@0,0>N W@1,0>N", {"Red": "W@0,0.E"}, more="own fairy 0,0")
    pawns(game, 0, 1, 1)
    reveal(game, "score-and-return", "B@0,-1>N")
    apply(game, "recall:W,E@0,0", "pawn:marker")
    assert game.scores == (2 + 2, 0)  # the road's two tiles
    assert game.supply(0, "wagon") == 1
    assert game.state.active == 1


@pytest.mark.rule("MSG-28", "STEP-30")
def test_at_the_end_one_pawn_is_left_and_final_scoring_brings_no_message() -> None:
    game = play(SETUP, "U@1,0>N M.E", "B@0,-1>N -")
    pawns(game, 0, 10, 8)
    apply(game, "draw:B")
    empty_pile(game.state)
    apply(game, "@1,-1>N", "-")
    assert game.state.is_terminal()  # nobody is asked which pawn moves
    assert game.scores == (18 + 2, 0)
    assert game.own("messenger") == [0, 0]


@pytest.mark.rule("INT-58")
def test_points_of_a_message_do_not_keep_a_follower_out_of_carcassonne() -> None:
    rules = play("base+count-of-carcassonne+messengers").state.rules
    order = [step.name for step in rules.sequence(PART)]
    assert order.index("after-scoring") < order.index("message") < order.index("enter-quarter")
