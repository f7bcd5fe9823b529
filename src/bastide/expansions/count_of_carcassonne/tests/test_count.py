"""Carcassonne lies from 0,0 (carc-1, north-west) to 3,-2 (carc-12, south-east).

In many tests a city grows south from the stump of carc-9; a cap at 0,-4 completes it for 6 points. Pieces
in the castle, the market, the blacksmith and the cathedral stand at ~2, ~3, ~4 and ~5 in a position.
"""

import pytest

import bastide
from bastide.core.places import counted_for
from bastide.expansions.loader import load
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, empty_pile, play, table

SETUP = "base+count-of-carcassonne"
ABBEY = "base+abbey-and-mayor+count-of-carcassonne"
CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
CITY = CARCASSONNE + " G@0,-3>N"
ROAD = CARCASSONNE + " U@2,-3>E"
CLOISTER = CARCASSONNE + " B@1,1>N E@0,1>W E@2,1>E E@0,2>N E@1,2>N"
FARM = CARCASSONNE + " B@1,1>N"


def at(quarter: str) -> str:
    """The further field of a position that puts the count into a quarter."""
    return f"own count {('castle', 'market', 'blacksmith', 'cathedral').index(quarter)}"


def city(
    pieces: dict[str, str],
    count: str = "market",
    setup: str = SETUP,
    figure: str = "-",
    tiles: str = CITY,
    players: int = 2,
    options: dict[str, str] | None = None,
) -> Scenario:
    """The active player completes the city."""
    game = table(setup, tiles, pieces, more=at(count), players=players, options=options)
    game.apply("draw:E")
    game.apply("@0,-4>N")
    if game.state.view()["step"] == "figure":
        game.apply(figure)
    return game


def leaves(game: Scenario) -> set[str]:
    return {text for text in game.legal if text.startswith("leave")}


def enters(game: Scenario) -> set[str]:
    return {text for text in game.legal if text.startswith("enter")}


# Setup --------------------------------------------------------------------------------------


@pytest.mark.rule("COUNT-1")
def test_twelve_tiles_are_the_start_of_the_map() -> None:
    state = bastide.start(SETUP)
    assert " ".join(map(str, state.placed())) == CARCASSONNE
    assert sum(state.unseen_tiles().values()) == 71
    assert state.unseen_tiles()["D"] == 3


@pytest.mark.rule("COUNT-1")
def test_a_second_copy_is_not_laid() -> None:
    state = bastide.start("base+2*count-of-carcassonne")
    assert len(state.placed()) == 12
    assert sum(state.unseen_tiles().values()) == 71


@pytest.mark.rule("COUNT-2", "COUNT-13")
def test_the_count_starts_in_the_castle() -> None:
    assert play(SETUP).own("count") == [0]
    quarters = {t.marks["quarter"] for t in load("count-of-carcassonne").tiles if "quarter" in t.marks}
    assert quarters == {"castle", "market", "blacksmith", "cathedral"}


@pytest.mark.rule("COUNT-3")
def test_land_roads_and_stumps_outside_can_be_built_on() -> None:
    game = play(SETUP, "E@0,-3>N M.N")
    assert game.scores == (4, 0)  # the stump of carc-9 and the tile
    game = play(SETUP, "U@-1,0>N M.W")
    assert game.state.feature(0, 0, "W").followers
    game = play(SETUP, "B@1,1>N M.NNW")
    assert game.state.feature(2, 0, "NNW").followers
    assert bastide.start(SETUP).feature(3, 0, "N").open == 1


@pytest.mark.rule("COUNT-4")
def test_carcassonne_is_a_completed_city_for_farms() -> None:
    game = table(SETUP, FARM, {"Blue": "M@1,1.NNW"})
    game.turn("V@1,2>S", last=True)
    assert game.scores == (0, 3)
    assert not any(f.kind == "city" and f.complete for f in game.state.features())


@pytest.mark.rule("COUNT-4")
def test_carcassonne_is_a_city_for_farms_of_the_first_edition() -> None:
    pieces = {"Blue": "M@1,1.NNW", "Red": "M@0,-2.NNW M@2,-2.ESE"}  # three farms around the city
    game = table(SETUP, FARM, pieces, options={"farm_scoring": "first-edition"})
    game.turn("V@1,2>S", last=True)
    assert game.scores == (4, 0)
    (sheet,) = game.sheets
    assert game.state.feature(*sheet.at, sheet.spot).kind == "field"
    cells, spots = counted_for(game.state, sheet)
    assert (len(cells), spots) == (12, [])


# Going in -----------------------------------------------------------------------------------


@pytest.mark.rule("COUNT-6")
def test_points_for_an_opponent_only_let_a_follower_in() -> None:
    game = city({"Blue": "M@0,-3.N"})
    assert game.scores == (0, 6)
    assert game.state.current_player() == 0
    assert enters(game) == {"enter:M,castle", "enter:M,blacksmith", "enter:M,cathedral"}
    game.apply("enter:M,castle")
    assert game.state.elsewhere() == [(0, "follower", "castle")]
    assert game.supply(0) == 6


@pytest.mark.rule("COUNT-6")
def test_no_entry_when_the_active_player_scores_too_or_nobody_does() -> None:
    assert not enters(city({"Blue": "M@0,-3.N", "Red": "M@0,-2.S"}))
    assert not enters(city({}))


@pytest.mark.rule("COUNT-6")
def test_the_follower_comes_from_the_supply() -> None:
    game = city({"Blue": "M@0,-3.N", "Red": "M~4 " * 7})
    assert game.scores == (0, 6)
    assert game.state.active == 1  # nothing to put in: Red is not asked


@pytest.mark.rule("COUNT-7")
def test_besides_the_follower_of_the_turn_and_once_per_tile() -> None:
    game = city({"Blue": "M@0,-3.N"}, figure="M@0,-4.ENE")
    assert enters(game)
    game.apply("enter:M,castle")
    game.apply("-")
    assert game.state.active == 1
    assert game.supply(0) == 5


@pytest.mark.rule("COUNT-8")
def test_barn_points_count() -> None:
    tiles = CARCASSONNE + " B@1,1>N E@0,1>W"
    game = table(ABBEY, tiles, {"Blue": "M@1,1.NNW"}, more=at("market"))
    for action in ("draw:B", "@0,2>N", "-", "draw:E", "@1,2>N"):
        game.apply(action)
    game.apply("barn:SW@1,2")  # Blue's own barn and farmer: no entry
    assert game.scores == (0, 3)
    assert not enters(game)
    game = table(ABBEY, tiles + " B@0,2>N", {"Blue": "M@1,1.NNW"}, more=at("market"))
    for action in ("draw:E", "@1,2>N", "barn:SW@1,2"):
        game.apply(action)
    assert game.scores == (0, 3)
    assert enters(game)


@pytest.mark.rule("COUNT-10", "OPT-14")
def test_not_into_the_quarter_of_the_count() -> None:
    game = city({"Blue": "M@0,-3.N"}, count="castle")
    assert "enter:M,castle" not in enters(game)
    assert game.why("enter:M,castle") == {"COUNT-10"}
    game = city({"Blue": "M@0,-3.N"}, count="castle", options={"count_blocks": "from-only"})
    assert "enter:M,castle" in enters(game)


@pytest.mark.rule("COUNT-11")
def test_who_may_go_where() -> None:
    setup = "base+inns-and-cathedrals+abbey-and-mayor+count-of-carcassonne"
    game = city({"Blue": "M@0,-3.N"}, setup=setup, options={"count_blocks": "from-only"})
    allowed = {
        kind: {a.split(",")[1] for a in enters(game) if a.startswith(f"enter:{kind},")} for kind in "MLYWN"
    }
    every = {"castle", "market", "blacksmith", "cathedral"}
    assert allowed == {"M": every, "L": every, "Y": {"castle"}, "W": every - {"market"}, "N": set()}
    assert game.why("enter:Y,market") == {"COUNT-11"}
    assert game.why("enter:N,castle") == {"COUNT-11"}


@pytest.mark.rule("COUNT-12", "COUNT-13")
def test_then_the_count_may_move() -> None:
    game = city({"Blue": "M@0,-3.N"})
    game.apply("enter:M,castle")
    assert game.legal == {"count:castle", "count:blacksmith", "count:cathedral", "-"}
    assert game.why("count:market") == {"COUNT-12"}
    assert game.why("draw:V") == {"TURN-1", "TILE-1", "COUNT-12"}
    game.apply("count:castle")
    assert game.own("count") == [0]
    assert [e.name for e in game.events if e.name in ("entered", "count-moved")] == ["entered", "count-moved"]


@pytest.mark.rule("COUNT-12")
def test_without_a_follower_the_count_stays() -> None:
    game = city({"Blue": "M@0,-3.N"})
    game.apply("-")
    assert game.state.current_player() == -1


# Coming out ---------------------------------------------------------------------------------


@pytest.mark.rule("COUNT-14", "COUNT-18")
def test_castle_to_city() -> None:
    game = city({"Blue": "M@0,-3.N", "Red": "M~2 M~2 M~4"})
    assert game.state.current_player() == 0
    assert leaves(game) == {"leave:M@0,-4.N"}
    assert game.why("leave:M@0,-4.ENE") == {"COUNT-14"}
    game.apply("leave:M@0,-4.N")
    game.apply("leave:M@0,-4.N")
    assert game.scores == (6, 0)
    assert game.supply(0) == 6
    assert game.state.elsewhere() == [(0, "follower", "blacksmith")]


@pytest.mark.rule("COUNT-14")
def test_blacksmith_to_road() -> None:
    game = table(SETUP, ROAD, {"Blue": "M@2,-3.N", "Red": "M~4"}, more=at("castle"))
    for action in ("draw:A", "@2,-4>E", "-"):
        game.apply(action)
    assert leaves(game) == {"leave:M@2,-4.N"}
    game.apply("leave:M@2,-4.N")
    assert game.scores == (3, 3)


# The crossing W at 2,-4 ends Blue's road from Carcassonne and Blue's road to the cloister at 3,-4.
TWO_ROADS = CARCASSONNE + " U@2,-3>E B@3,-3>N A@3,-4>N"


@pytest.mark.rule("ORDER-2", "COUNT-14")
def test_the_active_player_chooses_the_order_where_followers_could_leave_for_several() -> None:
    game = table(SETUP, TWO_ROADS, {"Blue": "M@2,-3.N M@3,-4.W", "Red": "M~4"}, more=at("castle"))
    for action in ("draw:W", "@2,-4>W", "-"):
        game.apply(action)
    assert game.state.current_player() == 0
    assert game.legal == {"score:N@2,-4", "score:E@2,-4"}
    assert game.why("-") == {"ORDER-2"}
    again = parse_position(format_position(game.state))
    assert (again.key(), again.legal_actions()) == (game.state.key(), game.state.legal_actions())
    for first, scores in (("E", (2, 5)), ("N", (3, 5))):  # the follower goes to the road that comes first
        order = Scenario(game.state.copy())
        order.apply(f"score:{first}@2,-4")
        assert leaves(order) == {f"leave:M@2,-4.{first}"}
        order.apply(f"leave:M@2,-4.{first}")
        assert order.scores == scores  # nobody is left to leave, so nothing more is asked


@pytest.mark.rule("ORDER-2")
@pytest.mark.parametrize("pieces", ["M~2", "M~5", ""])
def test_the_order_is_not_asked_where_nobody_could_leave(pieces: str) -> None:
    game = table(SETUP, TWO_ROADS, {"Blue": "M@2,-3.N M@3,-4.W", "Red": pieces}, more=at("market"))
    for action in ("draw:W", "@2,-4>W", "-"):
        game.apply(action)
    assert game.scores == (0, 5)


@pytest.mark.rule("ORDER-2", "COUNT-23")
def test_the_order_of_final_scoring_where_followers_could_leave_for_several() -> None:
    """Two unfinished roads of Blue, one follower of Red at the blacksmith's."""
    game = table(SETUP, TWO_ROADS, {"Blue": "M@2,-3.N M@3,-4.W", "Red": "M~4"}, more=at("castle"))
    game.apply("draw:B")
    empty_pile(game.state)
    game.apply("@1,1>N")
    game.apply("-")
    assert game.state.current_player() == 0
    assert {text[:6] for text in game.legal} == {"score:"}
    assert len(game.legal) == 2
    game.apply("score:W@3,-4")
    assert leaves(game) == {"leave:M@3,-4.W"}
    game.apply("leave:M@3,-4.W")
    assert game.state.is_terminal()
    assert game.scores == (1, 3)


@pytest.mark.rule("COUNT-14")
def test_cathedral_to_cloister() -> None:
    game = table(SETUP, CLOISTER, {"Blue": "M@1,1.C", "Red": "M~5 M~2"}, more=at("market"))
    for action in ("draw:E", "@2,2>N", "-"):
        game.apply(action)
    assert leaves(game) == {"leave:M@1,1.C"}
    game.apply("leave:M@1,1.C")
    assert game.scores == (9, 9)


@pytest.mark.rule("COUNT-14", "OPT-18")
def test_only_to_occupied_features_unless_the_option_says_so() -> None:
    assert not leaves(city({"Red": "M~2"}))
    game = city({"Red": "M~2"}, options={"count_to_unoccupied": "yes"})
    game.apply("leave:M@0,-4.N")
    assert game.scores == (6, 0)


@pytest.mark.rule("COUNT-15", "COUNT-22", "OPT-16")
@pytest.mark.parametrize("final", ["all-quarters", "market-only"])
def test_market_to_farm_in_final_scoring_only(final: str) -> None:
    pieces = {"Blue": "M@1,1.NNW", "Red": "M~3 M~3"}
    game = table(SETUP, FARM, pieces, more=at("castle"), options={"count_final": final})
    game.apply("draw:V")
    empty_pile(game.state)
    game.apply("@1,2>S")
    game.apply("-")
    assert len(leaves(game)) == 1
    action = leaves(game).pop()
    game.apply(action)
    game.apply(action)
    assert game.scores == (3, 0)


@pytest.mark.rule("COUNT-15", "INT-41")
def test_market_takes_no_part_in_barn_scoring() -> None:
    tiles = CARCASSONNE + " B@1,1>N E@0,1>W B@0,2>N"
    game = table(ABBEY, tiles, {"Blue": "M@1,1.NNW", "Red": "M~3"}, more=at("castle"))
    for action in ("draw:E", "@1,2>N", "barn:SW@1,2"):
        game.apply(action)
    assert not leaves(game)
    assert game.scores == (0, 3)


@pytest.mark.rule("COUNT-16")
def test_from_the_left_of_the_active_player_any_number_once_each() -> None:
    pieces = {"Blue": "M@0,-3.N M~2", "Red": "M~2", "Yellow": "M~2 M~2"}
    game = city(pieces, players=3)
    assert game.state.current_player() == 1
    game.apply("-")
    assert game.state.current_player() == 2
    game.apply("leave:M@0,-4.N")
    assert game.state.current_player() == 2
    game.apply("leave:M@0,-4.N")
    assert game.state.current_player() == 0
    game.apply("leave:M@0,-4.N")
    assert game.scores == (0, 0, 6)
    assert game.state.elsewhere() == [(1, "follower", "castle")]


@pytest.mark.rule("COUNT-17")
def test_count_17_ex() -> None:
    game = city({"Blue": "M@0,-3.N", "Red": "M~2"}, count="castle")
    assert not leaves(game)
    assert game.scores == (0, 6)


@pytest.mark.rule("COUNT-19", "OPT-15", "INT-37")
def test_large_follower_mayor_and_wagon_count_two() -> None:
    setup = "base+inns-and-cathedrals+abbey-and-mayor+count-of-carcassonne"
    for letter in "LYW":
        game = city({"Blue": "M@0,-3.N", "Red": f"{letter}~2"}, setup=setup)
        game.apply(f"leave:{letter}@0,-4.N")
        assert game.sheets[0].strengths == {0: 2, 1: 1}, letter
        assert game.scores == (6, 0), letter
        assert game.state.elsewhere() == [], letter


@pytest.mark.rule("COUNT-19")
@pytest.mark.parametrize(("piece", "scores"), [("Y", (0, 6)), ("W", (6, 6))])
def test_mayor_and_wagon_that_were_placed_keep_their_own_strength(
    piece: str, scores: tuple[int, int]
) -> None:
    """The city has no pennant, so a mayor who did not come from the castle counts nothing."""
    game = city({"Blue": "M@0,-3.N", "Red": f"{piece}@0,-3.N"}, setup=ABBEY)
    assert game.scores == scores


@pytest.mark.rule("OPT-15")
def test_mayor_and_wagon_with_their_own_strength() -> None:
    for letter, scores in (("Y", (0, 6)), ("W", (6, 6))):
        game = city(
            {"Blue": "M@0,-3.N", "Red": f"{letter}~2"}, setup=ABBEY, options={"count_strength": "own"}
        )
        game.apply(f"leave:{letter}@0,-4.N")
        assert game.scores == scores, letter


@pytest.mark.rule("COUNT-19", "INT-37")
def test_mayor_from_the_castle_counts_two_with_more_pennants_too() -> None:
    tiles = CARCASSONNE + " city-two-pennants@0,-3>N F@0,-4>N E@-1,-3>E E@1,-3>W"
    game = table(ABBEY, tiles, {"Blue": "M@0,-3.N M@0,-4.N M@-1,-3.E", "Red": "Y~2"}, more=at("market"))
    for action in ("draw:E", "@0,-5>N", "-"):
        game.apply(action)
    game.apply(next(iter(leaves(game))))
    assert game.sheets[0].strengths == {0: 2, 1: 3}
    # The mayor placed anew has its own strength again.
    assert game.own("marched") == [0, 0]


@pytest.mark.rule("INT-44")
def test_wagon_from_carcassonne_may_drive_on() -> None:
    setup = "base+inns-and-cathedrals+abbey-and-mayor+count-of-carcassonne"
    game = city({"Blue": "M@0,-3.N", "Red": "W~2"}, setup=setup, tiles=CARCASSONNE + " EQ@0,-3>N")
    game.apply("leave:W@0,-4.N")
    assert game.scores == (8, 0)
    assert game.legal == {"drive:E@0,-3", "drive:W@0,-3", "-"}
    game.apply("drive:E@0,-3")
    assert game.own("marched") == [0, 0]  # from now on it counts one again


@pytest.mark.rule("COUNT-20")
def test_followers_not_moved_stay() -> None:
    game = city({"Blue": "M@0,-3.N", "Red": "M~2"})
    game.apply("-")
    assert (0, "follower", "castle") in game.state.elsewhere()


@pytest.mark.rule("COUNT-21", "INT-36")
def test_cathedral_to_abbey() -> None:
    tiles = CLOISTER.replace("B@1,1>N ", "") + " E@2,2>N"
    game = table(ABBEY, tiles, {"Blue": "M~5"}, step="abbey", more=at("market"))
    game.apply("abbey@1,1")
    game.apply("M@1,1.C")
    assert leaves(game) == {"leave:M@1,1.C"}
    game.apply("leave:M@1,1.C")
    assert game.scores == (9, 9)


@pytest.mark.rule("COUNT-22", "OPT-16")
def test_final_scoring_from_the_left_of_the_last_player() -> None:
    pieces = {"Blue": "M@0,-3.N M~2", "Red": "M~2"}
    for value, asked in (("all-quarters", [1, 0]), ("market-only", [])):
        game = table(SETUP, CITY, pieces, more=at("market"), options={"count_final": value})
        game.apply("draw:V")
        empty_pile(game.state)
        game.apply("@1,1>S")
        game.apply("-")
        order = []
        while not game.state.is_terminal():
            order.append(game.state.current_player())
            game.apply(leaves(game).pop())
        assert order == asked
        assert game.scores == (0, 2)


@pytest.mark.rule("COUNT-23")
def test_a_farm_with_only_a_barn_takes_nobody_from_the_market() -> None:
    tiles = CARCASSONNE + " B@1,1>N E@0,1>W B@0,2>N E@1,2>N"
    pieces = {"Blue": "N@1,1.NNW", "Red": "M~3"}
    game = table(ABBEY, tiles, pieces, more=at("castle") + " | own barns -1 3")
    game.turn("V@-1,2>E", last=True)
    assert game.state.is_terminal()
    assert game.scores == (0, 4)


@pytest.mark.rule("COUNT-24")
def test_followers_left_in_carcassonne_score_nothing() -> None:
    game = table(SETUP, CARCASSONNE, {"Red": "M~2 M~3 M~4 M~5"})
    game.turn("V@1,1>S", last=True)
    assert game.state.is_terminal()
    assert game.scores == (0, 0)


@pytest.mark.rule("OPT-1", "COUNT-22")
def test_market_in_final_scoring_of_the_first_edition() -> None:
    game = table(
        SETUP,
        FARM,
        {"Blue": "M@1,1.NNW", "Red": "M~3 M~3"},
        more=at("castle"),
        options={"farm_scoring": "first-edition"},
    )
    game.apply("draw:V")
    empty_pile(game.state)
    game.apply("@1,2>S")
    game.apply("-")
    action = leaves(game).pop()
    game.apply(action)
    game.apply(action)
    assert game.scores == (4, 0)


@pytest.mark.rule("OPT-4")
def test_without_farmers_the_market_has_no_use() -> None:
    game = city({"Blue": "M@0,-3.N"}, count="castle", options={"farmers": "off"})
    assert enters(game) == {"enter:M,blacksmith", "enter:M,cathedral"}
