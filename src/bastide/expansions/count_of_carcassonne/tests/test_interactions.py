"""Carcassonne with earlier expansions. Each test needs both to be registered."""

import pytest

from bastide.expansions import set_names
from bastide.testing import Scenario, table

needs_traders = pytest.mark.skipif(
    "traders-and-builders" not in set_names(), reason="needs the set traders-and-builders"
)
needs_dragon = pytest.mark.skipif(
    "princess-and-dragon" not in set_names(), reason="needs the set princess-and-dragon"
)
needs_abbot = pytest.mark.skipif("base-2021" not in set_names(), reason="needs the set base-2021")

TRADERS = "base+traders-and-builders+count-of-carcassonne"
DRAGON = "base+princess-and-dragon+count-of-carcassonne"
CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
CITY = CARCASSONNE + " G@0,-3>N"


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def begins(game: Scenario, word: str) -> set[str]:
    return {text for text in game.legal if text.startswith(word)}


@needs_traders
@pytest.mark.rule("INT-10", "OPT-17", "COUNT-7")
def test_each_tile_of_a_double_turn_may_let_a_follower_in() -> None:
    tiles = CITY + " U@-1,0>N"
    pieces = {"Red": "M@0,-3.S B@0,-3.S", "Blue": "M@0,-3.N M@0,-3.N M@-1,0.W"}
    for value, twice in (("per-tile", True), ("once", False)):
        game = table(TRADERS, tiles, pieces, more="own count 1", options={"count_per_turn": value})
        act(game, "draw:E", "@0,-4>N", "-")
        act(game, "enter:M,castle", "-")
        assert game.state.active == 0  # the builder's part
        act(game, "draw:A", "@-2,0>S", "-")
        assert bool(begins(game, "enter")) == twice


@needs_traders
@pytest.mark.rule("COUNT-9")
def test_goods_are_not_points() -> None:
    tiles = CARCASSONNE + " HE@0,-3>N"
    game = table(TRADERS, tiles, {"Blue": "M@0,-3.N"}, more="own count 1")
    act(game, "draw:E", "@0,-4>N", "-")
    assert sum(int(str(n)) for n in game.own("goods")) == 1
    assert begins(game, "enter")


@needs_traders
@pytest.mark.rule("COUNT-11")
def test_builder_and_pig_never() -> None:
    game = table(TRADERS, CITY, {"Blue": "M@0,-3.N"}, more="own count 1")
    act(game, "draw:E", "@0,-4>N", "-")
    assert {text[6] for text in begins(game, "enter")} == {"M"}


@needs_abbot
@pytest.mark.rule("COUNT-11", "COUNT-21")
def test_the_abbot_goes_into_the_cathedral() -> None:
    setup = "base-2021+count-of-carcassonne"
    game = table(setup, CITY, {"Blue": "M@0,-3.N"}, more="own count 1", options={"abbot": "on"})
    act(game, "draw:E", "@0,-4>N", "-")
    assert begins(game, "enter:A") == {"enter:A,cathedral"}


@needs_dragon
@pytest.mark.rule("INT-15", "OPT-13")
def test_the_dragon_does_not_enter_carcassonne() -> None:
    tiles = CARCASSONNE + " volcano-plain@1,1>N E@2,1>N"
    for value, free in (("barred", False), ("outer-ring", True)):
        game = table(
            DRAGON,
            tiles,
            {"Blue": "M~2"},
            more="own dragon 1,1",
            options={"dragon_at_carcassonne": value},
        )
        act(game, "draw:dragon-cap", "@0,1>N", "-")
        assert ("dragon:1,0" in game.legal) == free
        assert "dragon:2,1" in game.legal
        assert game.state.elsewhere() == [(1, "follower", "castle")]


@needs_dragon
@pytest.mark.rule("OPT-13")
@pytest.mark.parametrize(
    ("dragon", "moves"),
    [
        ("0,0", {"dragon:1,0", "dragon:0,-1"}),
        ("3,-2", {"dragon:2,-2", "dragon:3,-1"}),
        ("0,-1", {"dragon:0,0", "dragon:0,-2"}),
        ("3,-1", {"dragon:3,0", "dragon:3,-2"}),
        ("1,0", {"dragon:0,0", "dragon:2,0", "dragon:1,1"}),
        ("2,-2", {"dragon:1,-2", "dragon:3,-2"}),
    ],
)
def test_round_the_walls_but_not_to_the_two_tiles_within(dragon: str, moves: set[str]) -> None:
    options = {"dragon_at_carcassonne": "outer-ring"}
    game = table(DRAGON, CARCASSONNE + " B@1,1>N", more=f"own dragon {dragon}", options=options)
    act(game, "draw:dragon-cap", "@1,2>N", "-")
    assert game.legal == moves


@needs_dragon
@pytest.mark.rule("INT-23")
def test_portal_to_outer_features_only() -> None:
    game = table(DRAGON, CARCASSONNE)
    act(game, "draw:portal-junction", "@1,1>S")
    assert "M@0,0.W" in game.legal
    assert not begins(game, "enter")


@needs_dragon
@pytest.mark.rule("INT-60")
def test_not_onto_the_dragons_tile() -> None:
    game = table(DRAGON, CITY, {"Blue": "M@0,-3.N", "Red": "M~2"}, more="own count 1 | own dragon 0,-3")
    act(game, "draw:E", "@0,-4>N", "-")
    assert begins(game, "leave") == {"leave:M@0,-4.N"}
    assert game.why("leave:M@0,-3.N") == {"DRAGON-11"}


@needs_dragon
@pytest.mark.rule("INT-61")
def test_the_fairys_three_for_a_follower_from_carcassonne() -> None:
    game = table(DRAGON, CITY, {"Blue": "M@0,-3.N", "Red": "M~2"}, more="own count 1 | own fairy 0,-3")
    act(game, "draw:E", "@0,-4>N", "-")
    assert begins(game, "leave") == {"leave:M@0,-4.N", "leave:M@0,-3.N"}
    act(game, "leave:M@0,-3.N")
    assert game.scores == (9, 9)
