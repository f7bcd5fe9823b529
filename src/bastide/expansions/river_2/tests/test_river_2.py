"""River II, rule by rule. The spring lies at 0,0 and its water runs off to the west, to the branch."""

import pytest

import bastide
from bastide.core.building import set_turn
from bastide.core.codes import at_in
from bastide.players.playout import Playout
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, check_game, empty_pile, play, reads_back

# The branch with arms to the north and to the west; the northern one ends at once.
FORK = "fork@-1,0>S"
COURSE = (
    FORK,
    "lake-city@-1,1>N",
    "city-bridge@-2,0>N",
    "cloister@-3,0>N",
    "inn-bridge@-4,0>N",
    "bridge-city@-5,0>N",
    "bend@-6,0>W",
    "corner-city@-6,-1>E",
    "pig-herd@-7,-1>W",
    "bend-road@-7,-2>E",
)
LAKE = "lake-volcano@-8,-2>S"
# Both arms run into the cell -2,1, where they may not meet.
BLOCKED = (FORK, "bend@-2,0>S", "bend-road@-1,1>N")


def draws(game: Scenario) -> set[str]:
    """The tiles that may come next."""
    return {str(a).removeprefix("draw:") for a, _ in game.state.chance_outcomes()}


def leave(game: Scenario, **counts: int) -> None:
    """Only these tiles are still to come."""
    state = game.state
    empty_pile(state, *counts)
    for i, n in enumerate(state.peek("unseen")):
        if n:
            state.poke("unseen", i, counts[state.rules.names[i % state.rules.n_designs]])


@pytest.mark.rule("RIVER2-1")
def test_the_start_tile_leaves_the_game() -> None:
    state = bastide.start("base+river-2")
    assert [str(t) for t in state.placed()] == ["spring@0,0>N"]
    assert state.unseen_tiles()["D"] == 3
    assert sum(state.unseen_tiles().values()) == 71 + 11


@pytest.mark.rule("RIVER2-1")
def test_the_start_tile_leaves_the_game_with_the_river_too() -> None:
    for options in ({}, {"river1_start_tile": "in-river-stack"}):
        assert bastide.start("base+river-1+river-2", options=options).unseen_tiles()["D"] == 3


@pytest.mark.rule("RIVER2-2")
def test_nine_tiles_are_shuffled_one_of_them_an_end() -> None:
    game = play("base+river-2", FORK)
    assert draws(game) == {word.split("@")[0] for word in COURSE[1:]}


@pytest.mark.rule("RIVER2-3")
def test_the_first_tile_is_the_branch() -> None:
    game = play("base+river-2")
    assert draws(game) == {"fork"}
    game.apply("draw:fork")
    assert game.state.current_player() == 0
    assert game.legal == {"@-1,0>N", "@-1,0>S", "@-1,0>W"}


@pytest.mark.rule("RIVER2-4")
def test_tiles_are_added_to_either_arm() -> None:
    game = play("base+river-2", FORK)
    game.apply("draw:cloister")
    assert game.legal == {"@-2,0>N", "@-1,1>E"}


@pytest.mark.rule("RIVER2-5", "RIVER2-2")
def test_the_lake_ends_the_remaining_arm() -> None:
    game = play("base+river-2", *COURSE)
    assert draws(game) == {"lake-volcano"}
    game.apply("draw:lake-volcano")
    assert game.legal == {"@-8,-2>S"}
    game.apply("@-8,-2>S")
    assert game.state.feature(0, 0, "W").complete


@pytest.mark.rule("RIVER2-6")
def test_the_arms_may_not_be_joined() -> None:
    game = play("base+river-2", *BLOCKED)
    state = game.state
    herd, at = state.rules.design_of["pig-herd"], at_in(state.action("@-2,1>W").code)
    reason = state.rules.reasons[state.refuses_tile(herd, at, 3)]
    assert reason.rules == ("RIVER2-6",)
    game.apply("draw:pig-herd")
    assert "discarded" in [e.name for e in game.events[-2:]]


@pytest.mark.rule("RIVER2-6")
def test_no_u_turn_after_the_bend_of_the_branch() -> None:
    game = play("base+river-2", FORK)
    game.apply("draw:bend")
    # North of the branch the water may turn west, but not back east; straight on it may turn either way.
    assert game.legal == {"@-1,1>N", "@-2,0>W", "@-2,0>S"}
    assert game.why("@-1,1>W") == {"RIVER1-5"}


@pytest.mark.rule("RIVER2-6")
def test_the_u_turn_is_judged_by_where_the_water_comes_from() -> None:
    """The branch lies with its stem to the spring; both arms bend."""
    game = play("base+river-2", "fork@-1,0>W", "cloister@-1,1>E")
    game.apply("draw:bend")
    assert "@-1,-1>E" in game.legal  # from south to west, away from the spring
    assert game.why("@-1,-1>S") == {"RIVER1-5"}  # to the east, back beside the spring


@pytest.mark.rule("RIVER2-7")
def test_followers_stand_on_everything_but_the_river() -> None:
    game = play("base+river-2", FORK)
    game.apply("draw:bridge-city")
    game.apply("@-2,0>N")
    assert {"M@-2,0.N", "M@-2,0.S", "-"} <= game.legal
    assert game.why("M@-2,0.E") == {"RIVER1-7"}


@pytest.mark.rule("RIVER2-8", "RIVER2-9")
def test_on_the_lake_no_follower_is_placed_and_the_player_goes_on() -> None:
    game = play("base+river-2", *COURSE)
    assert game.state.active == 0
    game.apply("draw:lake-volcano")
    game.apply("@-8,-2>S")
    # Nobody is asked for a figure: the next thing is the draw of a normal tile by the same player.
    assert game.state.active == 0
    assert len(draws(game)) == 24
    game.apply("draw:B")
    game.apply("@1,0>N")
    assert "M@1,0.C" in game.legal
    game.apply("M@1,0.C")
    assert game.state.active == 1


@pytest.mark.rule("RIVER2-8")
def test_why_nobody_may_stand_on_the_lake() -> None:
    game = play("base+river-2", *COURSE)
    game.apply("draw:lake-volcano")
    game.apply("@-8,-2>S")
    state = game.state
    lake = state.placed()[-1]
    assert lake.tile.id == "lake-volcano"
    set_turn(state, 0, state.turn, -1, len(state.placed()) - 1, len(state.placed()) - 1, False)
    number = state.why_not_figure(state.action("M@-8,-2.NNW"))
    assert state.rules.reasons[number].rules == ("RIVER2-8",)


@pytest.mark.rule("RIVER2-11")
@pytest.mark.parametrize(("more", "points"), [("", 3), ("+inns-and-cathedrals", 6)])
def test_the_inn_counts_only_with_its_expansion(more: str, points: int) -> None:
    game = play(f"base+river-2{more}", FORK)
    game.apply("draw:inn-bridge")
    leave(game, W=1, L=1, V=1)
    game.apply("@-2,0>N")
    game.apply("M@-2,0.N")
    game.turn("W@-2,1>N -").turn("L@-2,-1>S -")
    assert game.scores == (0, points)


@pytest.mark.rule("RIVER2-11")
def test_the_herd_means_nothing_without_pigs() -> None:
    assert herd_game("base+river-2").scores == (0, 6)


def herd_game(setup: str, pig: str = "", options: dict[str, str] | None = None) -> Scenario:
    """Blue's farmer stands at the herd, and two cities are completed at that farm."""
    game = play(setup, FORK, options=options)
    game.apply("draw:pig-herd")
    leave(game, E=4)
    game.apply("@-2,0>W")
    game.apply("M@-2,0.NNW")
    return game.turn("E@-2,1>N -").turn(f"E@-2,2>S {pig}").turn("E@-3,0>W -").turn("E@-4,0>E -")


@pytest.mark.rule("RIVER2-12")
def test_ex_two_cities_and_the_herd_are_worth_8() -> None:
    game = herd_game("base+river-2+traders-and-builders")
    assert game.scores == (0, 8)
    assert "RIVER2-12" in game.sheets[-1].rules


@pytest.mark.rule("RIVER2-12")
def test_ex_with_pig_and_herd_10() -> None:
    game = play("base+river-2+traders-and-builders", FORK)
    game.apply("draw:pig-herd")
    leave(game, E=4)
    game.apply("@-2,0>W")
    game.apply("M@-2,0.NNW")
    game.turn("E@-2,1>N -").turn("E@-3,0>W P.NNW").turn("E@-2,2>S -").turn("E@-4,0>E -")
    assert game.scores == (0, 10)


@pytest.mark.rule("RIVER2-12", "OPT-1")
def test_with_first_edition_farms_a_city_at_the_herd_is_worth_5() -> None:
    game = herd_game("base+river-2+traders-and-builders", options={"farm_scoring": "first-edition"})
    assert game.scores == (0, 10)


@pytest.mark.rule("RIVER2-10")
def test_the_dragon_enters_on_the_lake() -> None:
    game = play("base+river-2+princess-and-dragon", *COURSE)
    game.apply("draw:lake-volcano")
    game.apply("@-8,-2>S")
    assert game.own("dragon") == ["-8,-2"]


@pytest.mark.rule("RIVER2-13")
@pytest.mark.parametrize("river", ["river-1", "river-2021", "river-2"])
def test_the_river_leaves_the_edge_of_carcassonne(river: str) -> None:
    setup = f"base+{river}+count-of-carcassonne"
    start = bastide.start(setup, first=1)
    city = {(t.x, t.y) for t in start.placed()}
    assert len(city) == 12
    assert start.current_player() == 1  # the starting player
    places = start.legal_actions()
    assert len({action.at for action in places}) > 1
    assert start.explain("@9,9>N")[0].rules == ("RIVER2-13",)
    assert start.explain("-")[0].rules == ("RIVER2-13",)
    again = parse_position(format_position(start))
    assert again.key() == start.key()
    assert again.legal_actions() == places
    for action in places:
        state = start.copy()
        state.apply(action)
        spring = state.placed()[-1]
        assert spring.tile.id == "spring"
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        (out,) = (e for e in range(4) if spring.tile.edge(e, spring.rotation) == "I")
        dx, dy = steps[out]
        assert (spring.x - dx, spring.y - dy) in city
        assert (spring.x + dx, spring.y + dy) not in city
        assert (state.turn, state.active, state.current_player()) == (0, 1, bastide.CHANCE)
        assert "D" not in state.unseen_tiles() or state.unseen_tiles()["D"] == 3
    check_game(setup, players=3, every=9, also=reads_back("place"))


@pytest.mark.rule("RIVER2-13", "OPT-3")
def test_who_was_named_to_start_places_the_spring() -> None:
    options = {"start_player": "youngest-decides"}
    state = bastide.start("base+river-2+count-of-carcassonne", options=options)
    state.apply("start:Blue")
    assert state.current_player() == 1
    assert {action.name for action in state.legal_actions()} == {"place"}


@pytest.mark.rule("RIVER2-14")
def test_the_river_may_stay_unfinished() -> None:
    game = play("base+river-2", *BLOCKED)
    rest = [word.split("@")[0] for word in COURSE if word.split("@")[0] not in ("fork", "bend", "bend-road")]
    assert game.state.active == 1
    game.turn(" ".join(f"!{tile}" for tile in rest) + " !lake-volcano B@1,0>N -")
    assert {e.data["player"] for e in game.events if e.name == "discarded"} == {1}
    assert game.state.active == 0
    assert not game.state.feature(0, 0, "W").complete


@pytest.mark.rule("RIVER2-15")
def test_a_lake_that_cannot_be_placed_gives_no_extra_tile() -> None:
    game = play("base+river-2", *BLOCKED[:2])
    game.apply("draw:bend-road")
    leave(game, **{"lake-volcano": 1, "B": 2})
    game.apply("@-1,1>N")
    game.apply("-")
    assert game.state.active == 1
    game.turn("!lake-volcano B@1,0>N -")
    assert game.state.active == 0
    assert draws(game) == {"B"}


@pytest.mark.rule("RIVER2-16")
def test_the_extra_tile_belongs_to_the_same_turn() -> None:
    game = play("base+river-2", *COURSE)
    turn = game.state.turn
    game.events.clear()
    game.turn(LAKE)
    assert game.state.turn == turn
    assert "turn" not in [e.name for e in game.events]
    game.turn("B@1,0>N -")
    assert game.state.turn == turn + 1


@pytest.mark.rule("RIVER2-17")
def test_fields_of_spring_branch_and_lake() -> None:
    game = play("base+river-2", *COURSE, LAKE)
    fields = {t.tile.id: [s.kind for s in t.tile.segments].count("field") for t in game.state.placed()}
    assert (fields["spring"], fields["fork"], fields["lake-volcano"]) == (1, 3, 1)


def test_the_last_tile_may_be_the_lake() -> None:
    game = play("base+river-2", *COURSE[:-1])
    game.apply("draw:bend-road")
    leave(game, **{"lake-volcano": 1})
    game.apply("@-7,-2>E")
    game.apply("-")
    game.turn(LAKE)
    assert game.state.is_terminal()


def test_with_two_copies_an_early_end_waits_at_the_bottom() -> None:
    """Two branches make three arms: two ends and one lake close them all."""
    game = play("base+2*river-2", FORK, "lake-city@-1,1>N")
    assert "fork" in draws(game)
    game.apply("draw:lake-city")
    assert game.events[-1].name == "end-kept-back"
    assert "lake-city" not in draws(game)
    assert game.state.unseen_tiles()["lake-city"] == 1
    assert game.state.unseen_tiles()["lake-volcano"] == 1
    game.turn("fork@-2,0>S -")
    assert game.state.feature(0, 0, "W").open == 2


@pytest.mark.rule("RIVER2-5")
def test_no_other_end_may_close_the_last_arm_before_the_lake() -> None:
    """A second copy brings a second end when the stack is empty and one arm is open: it leaves the game."""
    game = play("base+2*river-2", FORK)
    game.apply("draw:lake-city")
    leave(game, **{"lake-city": 1, "lake-volcano": 1, "B": 1})
    game.apply("@-1,1>N")
    game.apply("-")
    assert draws(game) == {"lake-city"}
    game.apply("draw:lake-city")
    assert game.events[-1].name == "discarded"
    assert draws(game) == {"lake-volcano"}
    game.apply("draw:lake-volcano")
    assert {a.at for a in game.state.legal_actions()} == {(-2, 0)}


SETUPS = (
    "base+river-1",
    "base+river-2",
    "base+river-1+river-2021+river-2",
    "base+3*river-2",
    "2*base+3*river-1+2*river-2",
)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def follow(state: bastide.State) -> int:
    """Follow the water from the spring: it never turns back at once nor meets itself; how many tiles."""
    tiles = {(t.x, t.y): t for t in state.placed() if "I" in t.tile.edges}
    seen: set[tuple[int, int]] = set()

    def go(x: int, y: int, inlet: int, last_turn: int) -> None:
        assert (x, y) not in seen, "the river meets itself"
        seen.add((x, y))
        tile = tiles[x, y]
        for out in range(4):
            if out == inlet or tile.tile.edge(out, tile.rotation) != "I":
                continue
            turn = (out - inlet) % 4 - 2 if inlet >= 0 else 0
            assert turn == 0 or turn != last_turn, f"the river turns back at {x},{y}"
            beyond = (x + STEPS[out][0], y + STEPS[out][1])
            if beyond in tiles:
                go(*beyond, (out + 2) % 4, turn)

    (spring,) = (t for t in tiles.values() if t.tile.id == "spring")
    go(spring.x, spring.y, -1, 0)
    assert seen == set(tiles), "a part of the river is cut off"
    return len(seen)


@pytest.mark.rule("RIVER1-4", "RIVER1-5", "RIVER2-6")
@pytest.mark.parametrize("setup", SETUPS)
def test_in_random_games_the_river_runs_as_it_should(setup: str) -> None:
    for seed in range(40):
        state = bastide.start(setup, players=2 + seed % 5)
        Playout(seed).run(state)
        assert state.is_terminal()
        assert follow(state) > 3


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games(setup: str) -> None:
    for seed in range(2):
        check_game(setup, players=2 + seed, seed=seed, every=9)
