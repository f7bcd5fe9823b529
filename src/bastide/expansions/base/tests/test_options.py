"""OPT: how the editions differ, as far as the base game reaches."""

import pytest

import bastide
from bastide.testing import check_refused, play

# Three farms at one city of three tiles: Blue on two of them, Yellow on the third.
THREE_FARMS_AT_A_CITY = ("U@-1,0>N M.NNW", "G@0,1>N M.WSW", "E@0,2>S M.NNW")
FIRST_EDITION = {"farm_scoring": "first-edition"}


@pytest.mark.rule("OPT-1")
def test_ex_current_farms_score_each_by_itself() -> None:
    game = play("base", *THREE_FARMS_AT_A_CITY, players=("Blue", "Yellow"), end=True)
    assert game.scores == (6, 3)


@pytest.mark.rule("OPT-1")
def test_ex_first_edition_adds_up_the_farmers_around_each_city() -> None:
    game = play("base", *THREE_FARMS_AT_A_CITY, players=("Blue", "Yellow"), options=FIRST_EDITION, end=True)
    assert game.scores == (4, 0)
    (sheet,) = game.sheets
    assert sheet.strengths == {0: 2, 1: 1}
    assert "OPT-1" in sheet.rules


@pytest.mark.rule("OPT-1")
def test_first_edition_gives_4_to_every_tied_player_and_scores_each_city_once() -> None:
    turns = ("U@-1,0>N M.NNW", "G@0,1>N M.WSW", "E@0,2>S -")
    assert play("base", *turns, options=FIRST_EDITION, end=True).scores == (4, 4)
    two_cities = ("D@1,0>N M.ENE", "E@0,1>S -", "E@1,1>S -")
    assert play("base", *two_cities, options=FIRST_EDITION, end=True).scores == (8, 0)


@pytest.mark.rule("OPT-1")
def test_first_edition_scores_nothing_for_an_incomplete_city() -> None:
    assert play("base", "U@-1,0>N M.NNW", options=FIRST_EDITION, end=True).scores == (0, 0)


@pytest.mark.rule("OPT-2")
def test_ex_small_city_scores_half_when_on() -> None:
    assert play("base", "E@0,1>S M.S").scores == (4, 0)
    game = play("base", "E@0,1>S M.S", options={"small_city": "on"})
    assert game.scores == (2, 0)
    assert game.sheets[0].rules == ("OPT-2", "MAJ-1")


@pytest.mark.rule("OPT-2", "CITY-3")
@pytest.mark.parametrize(("small_city", "points"), [("off", 6), ("on", 3)])
def test_ex_a_pennant_in_a_small_city(small_city: str, points: int) -> None:
    """The base game has no cap with a pennant, Abbey & Mayor has one."""
    options = {"small_city": small_city}
    game = play("base+abbey-and-mayor", "city-to-corners@0,1>S M.S", options=options)
    assert game.scores == (points, 0)


@pytest.mark.rule("OPT-2")
def test_small_city_touches_no_other_city() -> None:
    on = {"small_city": "on"}
    assert play("base", "N@0,1>E M.S", "E@1,1>W -", options=on).scores == (6, 0)
    assert play("base", "M@0,1>E M.S", options=on, end=True).scores == (3, 0)


@pytest.mark.rule("OPT-3")
def test_youngest_player_starts() -> None:
    game = play("base", players=3, options={"start_player": "youngest-starts"}, first=2)
    assert (game.state.current_player(), game.state.active) == (bastide.CHANCE, 2)


@pytest.mark.rule("OPT-3")
def test_youngest_player_names_the_starter() -> None:
    game = play("base", players=("Ada", "Bob", "Cem"), options={"start_player": "youngest-decides"}, first=2)
    assert game.state.current_player() == 2
    assert game.legal == {"start:Ada", "start:Bob", "start:Cem"}
    assert game.why("draw:E") == {"TURN-1", "TILE-1", "OPT-3"}
    assert game.why("-") == {"OPT-3"}
    game.apply("start:Bob")
    assert game.state.current_player() == bastide.CHANCE
    game.turn("E@0,1>S M.S")
    assert game.scores == (0, 4, 0)
    assert game.state.active == 2
    assert game.state.current_player() == bastide.CHANCE  # asked once, not every turn


@pytest.mark.rule("OPT-4")
def test_without_farmers_nobody_stands_on_a_field() -> None:
    game = play("base", options={"farmers": "off"})
    game.apply("draw:E")
    game.apply("@0,1>S")
    assert game.legal == {"M@0,1.S", "-"}
    assert game.why("M@0,1.NNW") == {"OPT-4"}


@pytest.mark.rule("OPT-4")
def test_without_farmers_farms_are_not_scored() -> None:
    game = play("base", "E@0,1>S M.S", end=True, options={"farmers": "off"})
    assert [s.kind for s in game.sheets] == ["city"]


@pytest.mark.rule("OPT-5")
def test_a_tie_may_mean_that_nobody_wins() -> None:
    tie = ("E@0,1>S M.S", "E@0,2>N -", "E@1,1>S -", "E@0,3>S M.S")
    for option, winners, returns in (("shared", (0, 3), [0.5, 0, 0, 0.5]), ("replay", (), [0, 0, 0, 0])):
        game = play("base", *tie, players=4, options={"tie": option}, end=True)
        assert game.state.winners() == winners
        assert game.state.returns() == returns


@pytest.mark.rule("OPT-5")
def test_replay_matters_only_in_a_tie() -> None:
    game = play("base", "E@0,1>S M.S", options={"tie": "replay"}, end=True)
    assert game.state.winners() == (0,)


@pytest.mark.rule("OPT-5")
@pytest.mark.parametrize("first", [0, 1])
def test_who_began_loses_a_tie_of_two(first: int) -> None:
    starter_loses = {"tie": "starter-loses"}
    for turns in (["B@0,-1>N -"], ["B@0,-1>N -", "B@1,-1>N -"]):  # whoever has the last turn
        game = play("base", *turns, options=starter_loses, first=first, end=True)
        assert game.scores == (0, 0)
        assert game.state.winners() == (1 - first,)
        assert game.state.returns()[1 - first] == 1
    ahead = play("base", "E@0,1>S M.S", options=starter_loses, first=first, end=True)
    assert ahead.state.winners() == (first,)


@pytest.mark.rule("OPT-3", "OPT-5")
def test_who_began_is_who_was_named() -> None:
    options = {"tie": "starter-loses", "start_player": "youngest-decides"}
    game = play("base", "start:Blue B@0,-1>N -", options=options, end=True)
    assert game.state.winners() == (0,)


@pytest.mark.rule("OPT-5")
def test_a_tie_of_more_than_two_players_is_shared_all_the_same() -> None:
    game = play("base", "B@0,-1>N -", players=3, options={"tie": "starter-loses"}, end=True)
    assert game.state.winners() == (0, 1, 2)


@pytest.mark.rule("OPT-26")
def test_the_championship_knows_no_tie() -> None:
    assert bastide.presets()["championship"] == {"tie": "starter-loses"}
    game = play("base", "B@0,-1>N -", preset="championship", end=True)
    assert game.state.winners() == (1,)


@pytest.mark.rule("OPT-26")
@pytest.mark.parametrize(("setup", "players"), [("base", 3), ("base", 1), ("base+river-1", 2), ("2*base", 2)])
def test_the_championship_is_the_base_game_of_two(setup: str, players: int) -> None:
    with pytest.raises(bastide.SetupError, match="2 players") as refused:
        bastide.start(setup, players, preset="championship")
    assert refused.value.rules == ("OPT-26",)


@pytest.mark.rule("OPT-6")
def test_five_players_at_most_when_the_option_says_so() -> None:
    assert len(bastide.start("base", 5, {"max_players": "5"}).scores()) == 5
    check_refused("base", "OPT-6", "5", players=6, options={"max_players": "5"})


@pytest.mark.rule("OPT-21")
def test_preset_current_is_all_defaults() -> None:
    assert bastide.presets()["current"] == {}
    state = bastide.start("base", preset="current")
    assert state.key() == bastide.start("base").key()


@pytest.mark.rule("OPT-22")
def test_preset_first_edition() -> None:
    state = bastide.start("base", preset="first-edition")
    changed = {"farm_scoring": "first-edition", "small_city": "on", "start_player": "youngest-decides"}
    assert {
        k: v for k, v in state.rules.options.items() if v != state.rules.option_list[k].default
    } == changed


@pytest.mark.rule("OPT-23")
def test_preset_2021_first_game() -> None:
    state = bastide.start("base", preset="2021-first-game")
    assert state.rules.options["farmers"] == "off"
    assert state.rules.options["start_player"] == "youngest-starts"
    assert state.rules.options["max_players"] == "5"


def test_an_option_given_beside_a_preset_wins() -> None:
    state = bastide.start("base", options={"small_city": "off"}, preset="first-edition")
    assert state.rules.options["small_city"] == "off"
    assert state.rules.options["farm_scoring"] == "first-edition"


def test_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(bastide.SetupError, match="first-edition"):
        bastide.start("base", preset="second-edition")
